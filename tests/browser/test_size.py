"""What a browser must load before it can play."""

import gzip
from pathlib import PurePosixPath

from playwright.sync_api import Response, expect

from tests.browser.conftest import Visitors

#: Bytes of JavaScript, compressed, from an empty cache to the first decision of a game.
MOST = 150 * 1024


def test_the_first_load_is_small(visit: Visitors) -> None:
    visitor = visit()
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        path = response.url.partition("?")[0]
        if PurePosixPath(path).suffix == ".js":
            loaded[path] = len(gzip.compress(response.body()))

    visitor.page.on("response", note)
    page = visitor.go()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".prompt")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert loaded, "no script was loaded"
    assert sum(loaded.values()) < MOST, loaded
