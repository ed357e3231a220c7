"""The web client: its files, and its first page for every address of its own."""

from pathlib import Path

from tests.server.browsers import says, site
from tests.server.house import run


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
            for path in ("/", "/index.html", "/table/ABCDEF", "/some/page"):
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
