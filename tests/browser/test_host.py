"""Keeping order in the browser: a player reports, the host sees it and acts; and notices in the settings."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.test_games import opened
from tests.server.running import Server

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: house rules hold for everybody on a server."""
    with Server(tmp_path_factory.mktemp("host") / "posse.db", module="tests.server.generous") as running:
        yield running


def command(server: Server, *words: str) -> str:
    """In a process of its own: the browser's loop runs in this one."""
    ran = [sys.executable, "-m", "posse.cli", "host", *words, "--database", server.database]
    return subprocess.run(ran, capture_output=True, text=True, check=True).stdout.strip()


def with_account(page: Page, name: str) -> None:
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create the account").click()
    expect(page.locator(".who")).to_have_text(f"Logged in as {name}")


def test_a_report_reaches_the_host_who_acts(visit: Visitors, server: Server) -> None:
    ruth = visit().go("/settings")
    with_account(ruth, "Ruth")
    ruth.goto(ruth.url.replace("/settings", "/host"))
    expect(ruth.get_by_role("alert")).to_contain_text("Only the host of this server")
    command(server, "grant", "Ruth")

    gus, pia = visit().go(), visit(phone=True).go()
    code = opened(gus, game="bang", players=4)
    for page in (gus, pia):
        page.goto(re.sub(r"(https?://[^/]+).*", rf"\1/table/{code}", page.url))
        page.wait_for_selector(".seatrows")
    gus.get_by_label("Say something").fill("You rotten coyote")
    gus.get_by_label("Say something").press("Enter")
    line = pia.locator(".bubble", has_text="You rotten coyote")
    line.get_by_role("button", name=re.compile("^Report ")).click()
    dialog = pia.get_by_role("dialog")
    dialog.get_by_label(re.compile("What is wrong")).fill("Not nice")
    assert violations(pia) == []
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_contain_text("Thank you")
    dialog.get_by_role("button", name="Close").click()

    ruth.goto(ruth.url.replace("/host", "/settings"))
    ruth.get_by_role("link", name="Keep order").click()
    report = ruth.locator("li", has_text="You rotten coyote")
    expect(report).to_contain_text("Not nice")
    assert violations(ruth) == []
    report.get_by_role("button", name="Mute for a day").click()
    expect(ruth.locator("section", has_text="Mutes and bans").locator("li")).to_contain_text("Mute")
    report.get_by_role("button", name="Done").click()
    expect(ruth.get_by_text("Nothing was reported.")).to_be_visible()
    gus.get_by_label("Say something").fill("Hello?")
    gus.get_by_label("Say something").press("Enter")
    expect(gus.get_by_text("has muted you")).to_be_visible()

    rules = ruth.locator("section", has_text="House rules")
    rules.get_by_role("button", name="Emotes only").click()
    rules.get_by_role("button", name="Save the rules").click()
    expect(ruth.locator("section", has_text="What was done")).to_contain_text("Changed the house rules")
    ruth.get_by_label("Code of the table").fill(code)
    ruth.get_by_role("button", name="Close the table").click()
    expect(ruth.get_by_text(f"Table {code} is closed.")).to_be_visible()
    expect(pia.get_by_text("has closed this table")).to_be_visible()


def test_a_link_sets_a_new_password(visit: Visitors, server: Server) -> None:
    page = visit().go("/settings")
    with_account(page, "Forgetful")

    link = command(server, "reset", "Forgetful", "--url", server.url)
    other = visit().go(link.removeprefix(server.url))
    other.get_by_label("New password").fill("another saddle altogether")
    assert violations(other) == []
    other.get_by_role("button", name="Change it").click()
    expect(other.locator(".who")).to_have_text("Logged in as Forgetful")


def test_a_webhook_is_set_and_stopped_with_one_tap(visit: Visitors) -> None:
    page = visit(phone=True).go("/settings")
    page.locator("summary", has_text="Where notices go").click()
    expect(page.get_by_text("Nowhere: they are off.")).to_be_visible()
    page.get_by_label("Its address").fill("https://127.0.0.1/hook")
    page.locator("section", has_text="Where notices go").get_by_role("button", name="Add it").last.click()
    expect(page.get_by_role("alert")).to_contain_text("open internet")
    page.get_by_label("Its address").fill("https://hooks.example.org/services/1")
    page.locator("section", has_text="Where notices go").get_by_role("button", name="Add it").last.click()
    row = page.locator("li", has_text="hooks.example.org")
    expect(row).to_contain_text("Discord")
    assert violations(page) == []
    row.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Nowhere: they are off.")).to_be_visible()
