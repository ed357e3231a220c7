"""Puzzles over HTTP: the list, the question, and the answer."""

from pathlib import Path

import msgspec

from posse.puzzles import shelf
from posse.puzzles.shelf import by_id
from posse.server.puzzles import PuzzleAnswer, PuzzlePosition, Puzzles
from posse.server.seat_view import Moment
from posse.server.wire import encoder
from posse.tellers import teller
from tests.server.browsers import says, site
from tests.server.house import run

#: One of each game.
ONE_EACH = [next(each for each in shelf() if each.game == game) for game in ("bang", "duel", "dice")]


def test_all_are_listed_and_each_day_has_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            today, same, tomorrow = [
                msgspec.convert((await browser.get("/api/puzzles", params={"day": day})).json(), Puzzles)
                for day in ("2026-03-01", "2026-03-01", "2026-03-02")
            ]
            assert today == same
            assert today.daily != tomorrow.daily
            assert {today.daily, tomorrow.daily} <= {each.id for each in today.puzzles}
            assert [each.id for each in today.puzzles] == [each.id for each in shelf()]
            for day in ({}, {"day": "yesterday"}, {"day": "2026-02-30"}):
                says(await browser.get("/api/puzzles", params=day), 400, "not-understood")

    run(main())


def test_a_puzzle_is_asked_and_answered(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            for puzzle in ONE_EACH:
                route = f"/api/puzzles/{puzzle.id}"
                asked = await browser.get(route)
                position = msgspec.convert(asked.json(), PuzzlePosition)
                assert position.info.theme == puzzle.theme
                assert position.seat == position.play.asked
                texts = [option.text for option in position.play.options]
                assert sorted(texts) == sorted(each.move for each in puzzle.tried)
                assert all(option.label for option in position.play.options)
                told = await browser.get(f"{route}/answer")
                answer = msgspec.convert(told.json(), PuzzleAnswer)
                assert answer.answers == puzzle.answers
                assert [each.option.text for each in answer.tried] == [each.move for each in puzzle.tried]
                assert all(each.option.label for each in answer.tried)
                again = await browser.get(route, headers={"if-none-match": asked.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
                assert asked.headers["etag"] != told.headers["etag"]

    run(main())


def test_the_question_does_not_give_the_answer_or_what_is_hidden_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            for puzzle in ONE_EACH:
                asked = (await browser.get(f"/api/puzzles/{puzzle.id}")).json()
                assert not {"answers", "tried", "margin"} & set(asked)
                assert puzzle.seed not in str(asked)
                # It is the same if everything that is hidden from the player is dealt anew.
                otherwise = puzzle.position().imagine(asked["seat"], 7)
                moment = Moment(otherwise, teller(otherwise.rules), otherwise.events, 1, len(puzzle.moves))
                told = encoder.encode(moment.play(asked["seat"]))
                assert asked["play"] == msgspec.json.decode(told)

    run(main())


def test_what_is_not_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            for route in ("/api/puzzles/nothing", "/api/puzzles/nothing/answer"):
                says(await browser.get(route), 404, "no-such-puzzle")
            assert by_id("nothing") is None

    run(main())
