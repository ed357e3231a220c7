"""Behind a real nginx with the configuration of docs/run-a-server.md."""

import itertools
import re
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests import needs
from tests.patience import PATIENCE
from tests.server.running import Server, Socket, free_port

PAGE = Path(__file__).parents[2] / "docs" / "run-a-server.md"
HOST = "posse.example.org"

pytestmark = needs.NGINX.needed


class Site:
    """What the world sees, under a name that only we know."""

    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.tls = ssl.create_default_context(cafile=certificate)
        self.url = f"https://{HOST}:{port}"

    def browser(self, **headers: str) -> httpx.Client:
        """At the address of this machine, as if the name led there."""
        return httpx.Client(
            transport=_Here(self),
            base_url=self.url,
            headers={"origin": self.url, **headers},
            timeout=PATIENCE,
        )


class _Here(httpx.BaseTransport):
    """Takes requests for the site to this machine."""

    def __init__(self, site: Site) -> None:
        self._inner = httpx.HTTPTransport(verify=site.tls)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return self._inner.handle_request(
            httpx.Request(
                request.method,
                request.url.copy_with(host="127.0.0.1"),
                headers=request.headers,
                stream=request.stream,
                extensions={**request.extensions, "sni_hostname": HOST},
            )
        )

    def close(self) -> None:
        self._inner.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with proxied(tmp_path_factory.mktemp("proxy")) as here:
        yield here


@contextmanager
def proxied(folder: Path) -> Iterator[Site]:
    """A server behind nginx."""
    certificate, key = folder / "posse.pem", folder / "posse.key"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}"]
    make += ["-addext", f"subjectAltName=DNS:{HOST}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(make, check=True, capture_output=True)
    with Server(folder / "posse.db", 0, "--behind-proxy") as server:
        port = free_port()
        config = folder / "nginx.conf"
        config.write_text(_config(folder, server.port, port, certificate, key))
        command = ["nginx", "-c", str(config), "-p", str(folder), "-g", "daemon off; master_process off;"]
        nginx = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            here = Site(port, certificate)
            _wait(here)
            yield here
        finally:
            nginx.terminate()
            nginx.wait(PATIENCE)


def _config(folder: Path, server: int, port: int, certificate: Path, key: Path) -> str:
    """The configuration from the page, with other ports and files."""
    snippet = re.search(r"^```nginx\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert snippet is not None
    inside = snippet[1]
    for what, instead in {
        "127.0.0.1:8000": f"127.0.0.1:{server}",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        f"/etc/ssl/{HOST}.pem": str(certificate),
        f"/etc/ssl/{HOST}.key": str(key),
    }.items():
        assert what in inside
        inside = inside.replace(what, instead)
    places = " ".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return f"pid {folder}/pid; error_log {folder}/error.log; events {{}} http {{ access_log off; {places}\n{inside} }}"


def _wait(site: Site) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with site.browser() as browser:
                if browser.get("/health").status_code == 200:
                    return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, "nginx did not start"
        time.sleep(0.1)


def test_cookies_are_for_https_only_and_browsers_stay_there(site: Site) -> None:
    with site.browser() as browser:
        answer = browser.post("/api/me", json={"name": "Ann"})
        assert answer.status_code == 200, answer.text
        flags = {flag.strip().lower() for flag in answer.headers["set-cookie"].split(";")}
        assert {"secure", "httponly", "samesite=lax"} <= flags
        assert "max-age=31536000" in answer.headers["strict-transport-security"]


def test_a_table_through_the_proxy(site: Site) -> None:
    with site.browser() as browser:
        browser.post("/api/me", json={"name": "Ann"})
        answer = browser.post("/api/tables", json={"settings": {}})
        assert answer.status_code == 201, answer.text
        url = f"wss://{HOST}:{site.port}/api/tables/{answer.json()['code']}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        for origin, first in {site.url: "welcome", "https://evil.example": "bye"}.items():
            with connect(
                url,
                address=("127.0.0.1", site.port),
                ssl=site.tls,
                server_hostname=HOST,
                additional_headers={"cookie": cookie},
                origin=Origin(origin),
                proxy=None,
                open_timeout=PATIENCE,
            ) as connection:
                socket = Socket(connection)
                assert socket.hear()["it"] == first
                if first == "welcome":
                    socket.do("say", text="Draw!")
                    assert socket.hear("chat")["lines"][0]["text"] == "Draw!"


def test_nobody_gets_around_the_limits_by_claiming_another_address(tmp_path: Path) -> None:
    """At a site of its own, since this address has used up its guests afterwards."""
    with proxied(tmp_path) as site:
        _run_into_the_limit(site)


def _run_into_the_limit(site: Site) -> None:
    def guest(number: int) -> int:
        with site.browser(**{"x-forwarded-for": f"192.0.2.{number}"}) as browser:
            return browser.post("/api/me", json={"name": "Ann"}).status_code

    end = time.monotonic() + PATIENCE
    assert guest(0) == 200
    for number in itertools.count(1):
        if guest(number % 256) == 429:
            return
        assert time.monotonic() < end, "nobody is held back"


def test_figures_and_large_bodies_stop_at_the_proxy(site: Site) -> None:
    with site.browser() as browser:
        assert browser.get("/metrics").status_code == 403
        assert browser.post("/api/me", content=b"x" * 2_000_000).status_code == 413


def test_a_page_that_is_no_socket_stays_one(site: Site) -> None:
    with pytest.raises(InvalidStatus):
        connect(
            f"wss://{HOST}:{site.port}/api/me",
            address=("127.0.0.1", site.port),
            ssl=site.tls,
            server_hostname=HOST,
            proxy=None,
            open_timeout=PATIENCE,
        )
