"""Puzzles: the page with one a day, and answering one at the table."""

from datetime import date, datetime, timedelta

from playwright.sync_api import Page, expect

from posse.puzzles import Puzzle, shelf
from posse.puzzles.days import of_day
from tests.browser.conftest import Visitors
from tests.browser.test_accessible import check

#: Answered by a button: by ending the turn, which is the best move of one of them and a mistake in the other.
RIGHT = next(each for each in shelf() if each.best == "end")
WRONG = next(
    each for each in shelf() if each.game == "bang" and "end" in [tried.move for tried in each.tried[1:]]
)


def day_of(puzzle: Puzzle) -> date:
    """A day that has this puzzle."""
    start = date(2026, 3, 1)
    days = (start + timedelta(days=day) for day in range(len(shelf())))
    return next(day for day in days if of_day(shelf(), day) is puzzle)


def end_the_turn(page: Page) -> None:
    page.locator(".prompt").get_by_role("button", name="End turn").click()
    asked = page.get_by_role("dialog", name="End your turn?")
    expect(page.locator(".verdict").or_(asked)).to_be_visible()
    if asked.is_visible():  # there are still cards to play
        asked.get_by_role("button", name="End turn").click()


def test_the_puzzle_of_the_day(visit: Visitors) -> None:
    page = visit().go()
    day = day_of(RIGHT)
    page.clock.set_fixed_time(datetime(day.year, day.month, day.day, 12))
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_role("heading", level=1, name="Puzzles")).to_be_visible()
    expect(page.get_by_text("No day in a row yet")).to_be_visible()
    expect(page.get_by_text(f"0 of {len(shelf())} solved")).to_be_visible()
    page.get_by_role("link", name="Solve it").click()

    expect(page.locator(".bar")).to_contain_text("Puzzle of the day")
    end_the_turn(page)
    expect(page.locator(".verdict")).to_contain_text("Right: End turn")
    moves = page.get_by_role("list", name="All moves").get_by_role("listitem")
    expect(moves).to_have_count(len(RIGHT.tried))
    expect(moves.first).to_contain_text(f"{round(RIGHT.tried[0].chance)} %")
    check(page, "a puzzle that was answered")

    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("One day in a row")).to_be_visible()
    expect(page.get_by_text("You have solved today")).to_be_visible()
    expect(page.get_by_text(f"1 of {len(shelf())} solved")).to_be_visible()
    tomorrow = day + timedelta(days=2)  # a day was left out
    page.clock.set_fixed_time(datetime(tomorrow.year, tomorrow.month, tomorrow.day, 12))
    page.reload()
    expect(page.get_by_text("No day in a row yet")).to_be_visible()


def test_a_wrong_answer_is_told_and_the_next_puzzle_comes(visit: Visitors) -> None:
    visitor = visit(phone=True)
    page = visitor.go(f"/puzzles/{WRONG.id}")
    expect(page.locator(".prompt")).to_contain_text("What is the best move?")
    end_the_turn(page)
    expect(page.locator(".verdict")).to_contain_text("Not quite.")
    page.get_by_role("button", name="All moves").click()
    moves = page.get_by_role("dialog").get_by_role("listitem")
    expect(moves).to_have_count(len(WRONG.tried))
    expect(moves.filter(has_text="(yours)")).to_contain_text("End turn")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".verdict")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()
    assert WRONG.id not in page.url


def test_by_game_and_theme(visit: Visitors) -> None:
    page = visit().go("/puzzles")
    page.get_by_role("button", name="BANG! The Dice Game").click()
    dice = [each for each in shelf() if each.game == "dice"]
    expect(page.get_by_text(f"0 of {len(dice)} solved")).to_be_visible()
    page.get_by_role("link", name="which dice to keep").click()
    expect(page.locator(".bar")).to_contain_text("Which dice to keep")


def test_a_puzzle_that_is_not_there(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.go("/puzzles/nothing")
    expect(page.get_by_text("There is no such puzzle.")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", level=1, name="Puzzles")).to_be_visible()
