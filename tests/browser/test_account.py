"""An account from its making to its end, on the page of the settings."""

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visitors
from tests.browser.test_games import opened

FIRST, SECOND = "correct horse battery", "staple of another kind"


def open_part(page: Page, name: str) -> None:
    """One of the things that can be done with it."""
    page.locator("summary", has_text=name).click()


def test_an_account_is_made_renamed_and_given_another_password(visit: Visitors) -> None:
    page = visit().go("/settings")
    page.get_by_label("Name", exact=True).fill("Calamity")
    page.get_by_label("Password").fill(FIRST)
    page.get_by_role("button", name="Create the account").click()
    expect(page.locator(".who")).to_have_text("Logged in as Calamity")

    open_part(page, "Change the name")
    page.get_by_label("New name").fill("Calamity Jane")
    part = page.locator("details", has_text="Change the name")
    part.get_by_label("Password").fill("not the password")
    part.get_by_role("button", name="Change it").click()
    expect(part.get_by_role("alert")).to_contain_text("Name or password is wrong")
    part.get_by_label("Password").fill(FIRST)
    part.get_by_role("button", name="Change it").click()
    expect(part.get_by_role("status")).to_have_text("From now on you are called Calamity Jane.")
    expect(page.locator(".who")).to_have_text("Logged in as Calamity Jane")
    assert violations(page) == []

    open_part(page, "Change the password")
    page.get_by_label("Password until now").fill(FIRST)
    page.get_by_label("New password").fill(SECOND)
    page.locator("details", has_text="Change the password").get_by_role("button", name="Change it").click()
    expect(page.get_by_text("Your other devices are logged out")).to_be_visible()

    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in").first.click()
    page.get_by_label("Name", exact=True).fill("calamity jane")
    page.get_by_label("Password").fill(SECOND)
    page.locator("form").get_by_role("button", name="Log in").click()
    expect(page.locator(".who")).to_have_text("Logged in as Calamity Jane")

    open_part(page, "Delete the account")
    page.locator("details", has_text="Delete the account").get_by_label("Password").fill(SECOND)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("The account is deleted.")).to_be_visible()


def test_a_link_asks_first_and_leaves_a_way_back(visit: Visitors) -> None:
    hers = visit().go("/settings")
    token = hers.evaluate(
        """async () => {
            const headers = {'content-type': 'application/json'};
            await fetch('/api/me', {method: 'POST', headers, body: JSON.stringify({name: 'Calamity'})});
            return (await (await fetch('/api/me/link', {method: 'POST'})).json()).token;
        }"""
    )
    visitor = visit()
    page = visitor.go()
    opened(page, game="duel", players=2)  # as Ruth
    visitor.go(f"/take#{token}")
    expect(page.get_by_text("This link belongs to Calamity.")).to_be_visible()
    expect(page.get_by_text("On this device you are Ruth, with a seat at 1 table.")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Stay Ruth").click()
    visitor.go("/settings")
    expect(page.get_by_label("Your name")).to_have_value("Ruth")
    visitor.go(f"/take#{token}")
    page.get_by_role("button", name="Be Calamity here").click()
    expect(page.get_by_text("You are Calamity on this device now.")).to_be_visible()
    visitor.go("/settings")
    expect(page.get_by_label("Your name")).to_have_value("Calamity")
    page.get_by_role("button", name="Be Ruth again").click()
    expect(page.get_by_text("On this device you were Calamity before.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ruth")
