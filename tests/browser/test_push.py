"""Notices in a real browser: its service worker hears a push, shows it, and does what is tapped.

No push service can be reached from a test, so the browser's debugger hands the message over in its place;
`tests/server/test_notices.py` shows what goes out to such a service. Nor can a test tap a notification: the worker is
told that somebody did. It may open a window only after a real tap, so the test notes which one it would open.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker

from posse.server.notices.herald import for_browser
from tests.browser.chromium import Visit
from tests.server.running import Server

CODE = "ABCDE"

#: What the page sees of the notifications that are up, once there are so many.
SHOWN = """async (count) => {
    const worker = await navigator.serviceWorker.ready;
    let up = [];
    while ((up = await worker.getNotifications()).length !== count) await new Promise((done) => setTimeout(done, 50));
    return up.map(({ title, body, actions }) => ({ title, body, actions: actions.map((each) => each.title) }));
}"""

#: Resolves when no notification says that any more.
GONE = """async (body) => {
    const worker = await navigator.serviceWorker.ready;
    const isUp = async () => (await worker.getNotifications()).some((each) => each.body === body);
    while (await isUp()) await new Promise((done) => setTimeout(done, 50));
}"""

#: Taps the notification, or a button of it, and resolves once the worker has done with it: the windows it opens.
TAPPED = """async (action) => {
    const opened = [];
    self.clients.openWindow = async (path) => void opened.push(path);
    const [notification] = await self.registration.getNotifications();
    const tap = new NotificationEvent('notificationclick', { notification, action });
    const until = [];
    tap.waitUntil = (work) => until.push(work);
    self.dispatchEvent(tap);
    await Promise.all(until);
    return opened;
}"""


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody who allows notices."""
    visit = Visit(browser, server.url, phone=True, service_workers="allow", permissions=["notifications"])
    visit.go().evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    yield visit
    visit.close()


def pushed(visit: Visit, message: str) -> None:
    """Have the browser hand a message to the worker."""
    known: list[dict[str, Any]] = []
    session = visit.context.new_cdp_session(visit.page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not known:
        visit.page.evaluate("null")  # meanwhile what the browser says is heard
    to = {"origin": visit.url, "registrationId": known[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**to, "data": message})


def worker(page: Page) -> Worker:
    return page.context.service_workers[0]


def test_a_push_is_shown_and_a_tap_opens_the_table(visit: Visit) -> None:
    pushed(visit, for_browser("any", "de", "turn", CODE))
    (shown,) = visit.page.evaluate(SHOWN, 1)
    assert shown["title"] == "Posse"
    assert CODE in shown["body"]
    assert "an Tisch" in shown["body"]
    assert len(shown["actions"]) == 1
    assert worker(visit.page).evaluate(TAPPED, "") == [f"/table/{CODE}"]
    assert visit.page.evaluate(SHOWN, 0) == []


def test_a_second_notice_about_a_table_takes_the_place_of_the_first(visit: Visit) -> None:
    pushed(visit, for_browser("any", "en", "started", CODE))
    (first,) = visit.page.evaluate(SHOWN, 1)
    pushed(visit, for_browser("any", "en", "turn", "OTHER"))
    visit.page.evaluate(SHOWN, 2)
    pushed(visit, for_browser("any", "en", "turn", CODE))
    visit.page.evaluate(GONE, first["body"])
    assert len(visit.page.evaluate(SHOWN, 2)) == 2


def test_one_tap_stops_them(visit: Visit) -> None:
    page = visit.page
    asked = {"kind": "ntfy", "address": "https://192.88.99.1/topic", "lang": "en"}
    kept = page.evaluate(
        """async (asked) => {
            const post = (path, body) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},
                                                      body: JSON.stringify(body)}).then((it) => it.json());
            await post('/api/me', {name: 'Ruth'});
            return post('/api/notices', asked);
        }""",
        asked,
    )
    (notice,) = kept["notices"]
    pushed(visit, for_browser(notice["id"], "en", "turn", CODE))
    page.evaluate(SHOWN, 1)
    assert worker(page).evaluate(TAPPED, "stop") == []
    assert page.evaluate("() => fetch('/api/notices').then((it) => it.json())")["notices"] == []
