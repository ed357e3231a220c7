"""What every request goes through: errors, headers, other sites, and logging."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from posse.server.app import LARGEST_BODY
from posse.server.http.hosts import is_our_name
from posse.server.limits import Limits
from posse.server.people import COOKIE
from tests.server.browsers import PASSWORD, SITE, Site, person, says, site
from tests.server.house import run

HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "cache-control",
}
EVIL = "https://evil.example"


@pytest.mark.parametrize(
    ("method", "path", "status", "why"),
    [
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("GET", "/nothing", 404, "no-such-page"),
        ("GET", "/api", 404, "no-such-page"),
        ("PUT", "/api/me", 405, "wrong-method"),
        ("GET", "/api/login", 405, "wrong-method"),
        ("POST", "/health", 405, "wrong-method"),
        ("GET", "/api/tables/ABCDEF/socket", 405, "wrong-method"),
        ("GET", "/api/tables?limit=many", 400, "not-understood"),
        ("GET", "/api/my/tables", 401, "not-signed-in"),
    ],
)
def test_every_error_is_json_with_all_headers(
    tmp_path: Path, method: str, path: str, status: int, why: str
) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            answer = await (await here.browser()).request(method, path)
            says(answer, status, why)
            assert set(answer.headers) >= HEADERS
            assert answer.headers["cache-control"] == "no-store"

    run(main())


@pytest.mark.parametrize(
    "path", ["/", "/health", "/metrics", "/api/me", "/api/catalogue", "/api/openapi.json"]
)
def test_every_page_has_all_headers(tmp_path: Path, path: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            answer = await (await here.browser()).get(path)
            assert answer.status_code == 200
            assert set(answer.headers) >= HEADERS
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src 'self';" in policy  # so no inline scripts

    run(main())


@pytest.mark.parametrize(
    "body",
    [
        *(
            "",
            "{",
            "[]",
            "null",
            '{"name": 7}',
            '{"title": "x"}',
            '{"name": "\\ud800"}',
            "[" * 10_000,
            "\x00",
        ),
        b'{"name": "\xff"}',  # no UTF-8
    ],
)
def test_bodies_that_are_no_good(tmp_path: Path, body: str | bytes) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            answer = await browser.post("/api/me", content=body, headers={"content-type": "application/json"})
            says(answer, 400, "not-understood")

    run(main())


def test_bodies_that_are_too_large(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            says(await browser.post("/api/me", json={"name": "x" * LARGEST_BODY}), 413, "too-large")

            async def drip() -> Any:
                for _ in range(LARGEST_BODY // 1000 + 2):
                    yield b" " * 1000

            says(
                await browser.post("/api/me", content=drip(), headers={"content-type": "application/json"}),
                413,
                "too-large",
            )

    run(main())


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": EVIL},
        {"origin": "null"},
        {"origin": "http://posse.test:81"},
        {"origin": "http://[bad"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_cannot_act_for_somebody(tmp_path: Path, headers: dict[str, str]) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            cookie = f"{COOKIE}={(await here.browser('Ann')).cookies[COOKIE]}"
            client = httpx.AsyncClient(
                transport=httpx.ASGITransport(here.app),  # type: ignore[arg-type]
                base_url=SITE,
                headers={"cookie": cookie, **headers},
            )
            async with client:
                says(await client.post("/api/tables", json={"settings": {}}), 403, "cross-site")
                says(await client.post("/api/logout"), 403, "cross-site")
                says(await client.delete("/api/me"), 403, "cross-site")
                assert (await client.get("/api/my/tables")).json() == []

    run(main())


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": SITE},
        {"origin": "http://POSSE.test"},
        {"origin": "https://posse.example"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
def test_our_own_pages_and_programs_can(tmp_path: Path, headers: dict[str, str]) -> None:
    async def main() -> None:
        async with site(tmp_path, origins=("https://posse.example",)) as here:
            client = httpx.AsyncClient(
                transport=httpx.ASGITransport(here.app),  # type: ignore[arg-type]
                base_url=SITE,
                headers=headers,
            )
            async with client:
                assert (await client.post("/api/me", json={"name": "Ann"})).status_code == 200

    run(main())


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonx"])
def test_a_body_must_be_called_json(tmp_path: Path, kind: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            answer = await browser.post("/api/me", content='{"name": "Ann"}', headers={"content-type": kind})
            says(answer, 415, "not-json")

    run(main())


def test_too_many_requests(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.allowances.requests = Limits(6, 0.0)  # it does not refill
            browser = await here.browser()
            answers = [await browser.get("/api/me") for _ in range(7)]
            assert [answer.status_code for answer in answers[:6]] == [200] * 6
            says(answers[6], 429, "too-many")
            assert (await browser.get("/health")).status_code == 200  # monitoring is not limited

    run(main())


def test_a_store_that_is_away_is_a_503(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser("Ann")
            await here.service.store.close()
            for path in ("/api/me", "/api/tables", "/api/my/tables", "/health"):
                answer = await browser.get(path)
                says(answer, 503, "unavailable")
                assert answer.headers["retry-after"]
            # Only the store knows whether a guest has an account by now; a stranger does not need it.
            assert (await (await here.browser()).get("/api/me")).status_code == 200

    run(main())


async def broken(*_: object) -> None:
    raise RuntimeError("the secret inside of it")


def test_the_unexpected_is_noted_and_not_shown(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.store.by_code = broken  # type: ignore[assignment, method-assign]
            with capture_logs() as lines:
                answer = await (await here.browser()).get("/api/tables/ABCDEF")
            says(answer, 500, "error")
            assert "secret" not in answer.text
            noted = next(line for line in lines if line["event"] == "unexpected error")
            assert noted["id"] in answer.text
            assert set(answer.headers) >= HEADERS

    run(main())


async def everything_secret(here: Site) -> list[str]:
    """Do everything that involves secrets; returns the secrets."""
    ann = await here.browser("Ann")
    me = await person(ann)
    code = (await ann.post("/api/tables", json={"settings": {}})).json()["code"]
    await ann.get(f"/api/tables/{code}")
    await ann.get(f"/join/{code}?token=hidden-in-the-query")
    token = (await ann.post("/api/me/link")).json()["token"]
    await ann.post("/api/me/take", json={"token": token})
    await ann.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
    await ann.post("/api/login", json={"name": "Ann", "password": "wrong password"})
    room = await here.room(code)
    await here.service.hub.say(room, me, "what I said")
    return [
        code,
        token,
        ann.cookies[COOKIE],
        PASSWORD,
        "wrong password",
        "what I said",
        "hidden-in-the-query",
    ]


def test_nothing_secret_is_written_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            with capture_logs() as lines:
                secrets = await everything_secret(here)
            assert {"method", "route", "status", "ms"} <= set(lines[0])
            for secret in secrets:
                assert secret not in str(lines)

    run(main())


@pytest.mark.parametrize(
    ("host", "origins", "ours"),
    [
        ("127.0.0.1:8000", (), True),
        ("192.168.0.7", (), True),
        ("[::1]:8000", (), True),
        ("[fe80::1]", (), True),
        ("localhost:8000", (), True),
        ("Laptop.local:8000", (), True),
        ("raspberrypi", (), True),
        ("", (), True),
        ("posse.example.org", ("https://posse.example.org",), True),
        ("posse.example.org:8000", ("http://posse.example.org:8000",), True),
        ("posse.example.org", ("http://posse.example.org:8000",), False),
        ("evil.example", (), False),
        ("evil.example:8000", ("https://posse.example.org",), False),
        ("127.0.0.1.evil.example", (), False),
        ("local.evil.example.", (), False),
        ("[::1].evil.example", (), False),
    ],
)
def test_names_that_may_be_ours(host: str, origins: tuple[str, ...], ours: bool) -> None:
    assert is_our_name(host, origins) is ours


def test_a_name_that_was_made_to_lead_here_is_no_site_of_ours(tmp_path: Path) -> None:
    """A stranger's name may lead to any address: then that stranger's page and its requests name the same host."""
    rebound = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}

    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser(**rebound)
            says(await browser.post("/api/me", json={"name": "Mallory"}), 421, "unknown-host")
            says(await browser.get("/api/tables"), 421, "unknown-host")
        async with site(
            tmp_path, origins=("http://evil.example:8000",)
        ) as here:  # unless it is one of ours after all
            assert (await (await here.browser(**rebound)).get("/api/tables")).status_code == 200
        async with site(tmp_path, behind_proxy=True) as here:  # the proxy knows its names
            assert (await (await here.browser(**rebound)).get("/api/tables")).status_code == 200

    run(main())
