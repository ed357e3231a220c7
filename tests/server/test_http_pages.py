"""The web client: its files, and its first page for every address of its own."""

import gzip
from pathlib import Path

import httpx
import pytest

from posse.server.http.policy import policy
from tests.server.browsers import says, site
from tests.server.house import run

SCRIPT = "/assets/index-3f9a1c.js"


def built(folder: Path) -> Path:
    """What a build of the client leaves behind."""
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Posse</title>")
    (web / "assets" / "index-3f9a1c.js").write_text("console.log('hello')\n" * 100)
    (web / "favicon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("not for you")
    return web


def test_without_a_client_the_first_page_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            answer = await browser.get("/")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "The API is up" in answer.text
            says(await browser.get("/table/ABCDEF"), 404, "no-such-page")

    run(main())


def test_the_client_is_served(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, web=built(tmp_path)) as here:
            browser = await here.browser()
            for path in ("/", "/index.html", "/table/K7WXQ2", "/replay/K7WXQ2/1", "/some/page"):
                page = await browser.get(path)
                assert page.text.endswith("<title>Posse</title>")
                assert page.headers["cache-control"] == "no-cache"
            again = await browser.get("/", headers={"if-none-match": page.headers["etag"]})
            assert again.status_code == 304
            script = await browser.get("/assets/index-3f9a1c.js")
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert script.headers["content-encoding"] == "gzip"
            assert script.text.startswith("console.log")
            assert (await browser.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"

    run(main())


def test_a_link_with_the_full_stop_of_its_sentence_leads_to_a_page(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, web=built(tmp_path)) as here:
            browser = await here.browser()
            for path in ("/table/K7WXQ2.", "/table/K7WXQ2/1.", "/no.such.thing"):
                page = await browser.get(path, headers={"accept": "text/html,*/*;q=0.8"})
                assert (page.status_code, page.text[-20:]) == (200, "<title>Posse</title>")
            # A caller that does not want a page looks for a file.
            says(await browser.get("/robots.txt", headers={"accept": "*/*"}), 404, "no-such-page")
            for missing in ("/assets/missing.js", "/assets/missing"):
                says(await browser.get(missing, headers={"accept": "text/html"}), 404, "no-such-page")

    run(main())


def test_what_the_build_packed_is_sent_packed(tmp_path: Path) -> None:
    web = built(tmp_path)
    script = web / "assets" / "index-3f9a1c.js"
    (web / "assets" / "index-3f9a1c.js.gz").write_bytes(gzip.compress(script.read_bytes() + b"// gz"))
    (web / "assets" / "index-3f9a1c.js.br").write_bytes(b"as if it were packed")
    (web / "lonely.gz").write_bytes(b"a file like another")

    async def main() -> None:
        async with site(tmp_path, web=web) as here:
            browser = await here.browser()

            async def script_for(accepted: str) -> httpx.Response:
                # Not read by httpx, which may not be able to unpack it.
                request = browser.build_request("GET", SCRIPT, headers={"accept-encoding": accepted})
                return await browser.send(request, stream=True)

            for accepted, sent in (
                ("gzip, deflate, br, zstd", "br"),
                ("gzip, br;q=0", "gzip"),
                ("gzip;q=0.5", "gzip"),
                ("BR", "br"),
                ("br;q=x", None),
                ("br;level=3", None),
                ("brotli", None),
                ("identity", None),
                ("", None),
            ):
                answer = await script_for(accepted)
                assert answer.headers.get("content-encoding") == sent, accepted
                assert answer.headers["vary"] == "accept-encoding"
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
                assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            packed = await browser.get(SCRIPT, headers={"accept-encoding": "gzip"})
            assert packed.text.endswith("// gz")
            says(await browser.get(f"{SCRIPT}.gz"), 404, "no-such-page")
            says(await browser.get(f"{SCRIPT}.br"), 404, "no-such-page")
            assert (await browser.get("/lonely.gz")).content == b"a file like another"

    run(main())


def test_what_pages_may_load(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, web=built(tmp_path), origins=("https://play.example.org",)) as here:
            browser = await here.browser()
            for path in ("/", "/table/K7WXQ2", "/assets/missing.js", "/api/me"):
                said = (await browser.get(path)).headers["content-security-policy"]
                rules = dict(rule.split(" ", 1) for rule in said.split("; "))
                assert rules == {
                    "default-src": "'none'",
                    "script-src": "'self'",
                    "style-src": "'self' 'unsafe-inline'",
                    "img-src": "'self' data: blob:",
                    "font-src": "'self'",
                    "connect-src": "'self' ws://posse.test wss://posse.test"
                    " ws://play.example.org wss://play.example.org",
                    "media-src": "'none'",
                    "worker-src": "'self'",
                    "manifest-src": "'self'",
                    "object-src": "'none'",
                    "base-uri": "'none'",
                    "form-action": "'self'",
                    "frame-ancestors": "'none'",
                }

    run(main())


@pytest.mark.parametrize(
    ("host", "named"),
    [
        ("posse.test:8000", True),
        ("[::1]:8000", True),
        ("127.0.0.1", True),
        ("x; script-src *", False),
        ("*", False),
        ("a b", False),
        ("", False),
    ],
)
def test_a_host_is_named_only_if_it_is_one(host: str, named: bool) -> None:
    (connect,) = [rule for rule in policy(host, ()).decode().split("; ") if rule.startswith("connect-src")]
    assert connect == (f"connect-src 'self' ws://{host} wss://{host}" if named else "connect-src 'self'")
    assert policy(host, ()).count(b"script-src") == 1


def test_a_missing_file_is_not_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, web=built(tmp_path)) as here:
            answer = await (await here.browser()).get("/assets/index-0ld.js")
            assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")

    run(main())


def test_nothing_else_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, web=built(tmp_path)) as here:
            browser = await here.browser()
            says(await browser.get("/assets/missing.js"), 404, "no-such-page")
            says(await browser.get("/api/nothing"), 404, "no-such-page")
            for path in (
                "/../secret.txt",
                "/%2e%2e/secret.txt",
                "/assets/..%2f..%2fsecret.txt",
                "//secret.txt",
            ):
                assert "not for you" not in (await browser.get(path)).text

    run(main())
