"""A real browser, if the machine has one."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.needs import chromium
from tests.patience import PATIENCE

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

#: What a browser says of a server that is away, or that refuses something, is no error of the page.
AWAY = re.compile(r"WebSocket connection to|(Failed to load resource: )?net::ERR_CONNECTION")
REFUSED = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")

#: What Playwright says of the worker that we have it block.
BLOCKED = "Service Worker registration blocked by Playwright"


@contextmanager
def launch() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(),
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--autoplay-policy=no-user-gesture-required",
            ],
        )
        yield browser
        browser.close()


class Visit:
    """Somebody's browser on a server: a context of its own, and every error of its console."""

    def __init__(self, browser: Browser, url: str, *, phone: bool = False, **more: object) -> None:
        self.url = url
        settings: dict[str, object] = {
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "device_scale_factor": 1,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",  # what is kept from earlier would hide what a test cuts off
            **more,
        }
        self.context: BrowserContext = browser.new_context(**settings)  # type: ignore[arg-type]
        self.errors: list[str] = []
        self.context.on("page", self._listen)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()

    def _listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(f"{error.name}: {error.message}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _is_forgiven(message):
            self.errors.append(message.text)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def close(self) -> None:
        """The visit is over; nothing may have gone wrong in it."""
        self.context.close()
        assert not self.errors, "the browser's console: " + "; ".join(self.errors[:5])


def _is_forgiven(message: ConsoleMessage) -> bool:
    if AWAY.match(message.text) or message.text == BLOCKED:
        return True
    return REFUSED.match(message.text) is not None and "/api/" in message.location["url"]
