"""The pictures of the README and the site, made anew: `python -m tests.browser.pictures docs/pictures`.

Small ones, in WebP, which Chromium writes itself; the moving one is a row of such pictures in one file.
"""

import base64
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.chromium import Visit, launch
from tests.browser.player import ASKED, OVER, Player, prefer
from tests.browser.test_games import ALL_SETS, table
from tests.needs import chromium
from tests.server.running import Server

QUALITY = 72
#: The moving picture: how wide and high the window is, how much smaller the picture, and how many seconds it takes.
WINDOW = {"width": 1024, "height": 640}
SCALE = 0.625
SECONDS = 18.0
STEP = 0.22
#: A player looks before he plays.
THINKS = 0.9
#: What lies over the table; a picture waits until it is gone.
COVERED = "dialog[open], .inspector"


class Still(NamedTuple):
    """A picture: of which table, on which screen, after how many clicks."""

    settings: dict[str, Any]
    phone: bool
    theme: str
    clicks: int


STILLS = {
    "table": Still({"game": "bang", "players": 6, "sets": ["dodge-city"]}, False, "light", 22),
    "every-set": Still({"game": "bang", "players": 8, "sets": ALL_SETS}, False, "dark", 12),
    "phone": Still({"game": "bang", "players": 5, "sets": ["high-noon"]}, True, "dark", 9),
    "dice": Still({"game": "dice", "players": 5}, True, "light", 6),
}


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.browser.pictures FOLDER")
    if chromium() is None:
        sys.exit("there is no Chromium on this machine: apt-get install chromium, or set POSSE_CHROMIUM")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data) / "posse.db") as server,
        launch() as browser,
    ):
        for name, still in STILLS.items():
            (folder / f"{name}.webp").write_bytes(_taken(browser, server.url, still))
        (folder / "play.webp").write_bytes(_moving(browser, server.url))
    for path in sorted(folder.glob("*.webp")):
        sys.stdout.write(f"{path} {path.stat().st_size // 1000} kB\n")


def _sit_down(visit: Visit, settings: dict[str, Any]) -> Page:
    page = visit.go()
    prefer(page, hints=False, guided=True, askBeforeEnd=False)
    page.reload()
    table(page, **settings)
    page.wait_for_selector(ASKED)
    return page


def _taken(browser: Browser, url: str, still: Still) -> bytes:
    size = {} if still.phone else {"viewport": {"width": 1280, "height": 720}}
    visit = Visit(browser, url, phone=still.phone, color_scheme=still.theme, **size)
    page = _sit_down(visit, still.settings)
    player = Player(page, seed=7)
    while player.moves < still.clicks or page.query_selector(COVERED):
        player.step()
        page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        if player.moves >= still.clicks:
            page.wait_for_timeout(800)  # until everything lies where it belongs
    taken = _shot(page, 1)
    visit.context.close()
    return taken


def _shot(page: Page, scale: float, quality: int = QUALITY) -> bytes:
    size = page.viewport_size
    assert size is not None
    found = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot",
        {"format": "webp", "quality": quality, "clip": {"x": 0, "y": 0, **size, "scale": scale}},
    )
    return base64.b64decode(found["data"])


def _moving(browser: Browser, url: str) -> bytes:
    visit = Visit(browser, url, viewport=WINDOW, reduced_motion="no-preference", color_scheme="light")
    page = _sit_down(visit, {"game": "bang", "players": 5, "sets": ["dodge-city"], "pace": 1})
    player = Player(page, seed=5)
    while player.moves < 12:  # when something lies on the table
        page.wait_for_selector(ASKED)
        player.step()
    frames: list[tuple[bytes, float]] = []
    begun = asked = time.monotonic()
    while (now := time.monotonic()) - begun < SECONDS and not player.is_over():
        frames.append((_shot(page, SCALE, 50), now - begun))
        if not player.is_asked():
            asked = now
        elif now - asked > THINKS:
            player.step()
            asked = now
        page.wait_for_timeout(max(0.0, STEP - (time.monotonic() - now)) * 1000)
    visit.context.close()
    return moving(frames, SECONDS)


# ---- pictures that move


def moving(frames: list[tuple[bytes, float]], end: float) -> bytes:
    """One WebP of several, each with the second at which it is shown; the same picture twice is kept once."""
    kept = [frame for i, frame in enumerate(frames) if i == 0 or frame[0] != frames[i - 1][0]]
    ends = [*(begins for _, begins in kept[1:]), end]
    width, height = _size(kept[0][0])
    head = _chunk(b"VP8X", bytes([2, 0, 0, 0]) + _three(width - 1) + _three(height - 1))
    loop = _chunk(b"ANIM", bytes(6))
    body = b"".join(
        _chunk(
            b"ANMF",
            bytes(6)
            + _three(width - 1)
            + _three(height - 1)
            + _three(max(1, int((until - begins) * 1000)))
            + b"\x02"  # in place of what was there, not over it
            + _bits(picture),
        )
        for (picture, begins), until in zip(kept, ends, strict=True)
    )
    return _chunk(b"RIFF", b"WEBP" + head + loop + body)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def _chunks(picture: bytes) -> dict[bytes, bytes]:
    out, at = {}, 12
    while at + 8 <= len(picture):
        size = int.from_bytes(picture[at + 4 : at + 8], "little")
        out[picture[at : at + 4]] = picture[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    return out


def _bits(picture: bytes) -> bytes:
    return _chunk(b"VP8 ", _chunks(picture)[b"VP8 "])


def _size(picture: bytes) -> tuple[int, int]:
    bits = _chunks(picture)[b"VP8 "]
    width, height = (int.from_bytes(bits[at : at + 2], "little") & 0x3FFF for at in (6, 8))
    return width, height


if __name__ == "__main__":
    main()
