"""Reviews of finished games: made in the background, once, one after the other, for those who sat there."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import posse
from posse.kernel.record import Record
from posse.review import Review
from posse.review.findings import Point
from posse.server import wire
from posse.server.limits import Limits
from posse.server.review import jobs, queue
from posse.server.review.told import GameReview
from tests.server.browsers import Site, finished_game, says, site
from tests.server.house import InHouse, play_on, run


class OneByOne(InHouse):
    """Does a job only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Semaphore(0)

    async def _run(self, key: str, work: Callable[..., Any], *what: Any) -> Any:
        await self.may.acquire()
        return work(*what)


def glance(text: str, **_: object) -> Review:
    """A review that only looks at the end."""
    record = Record.parse(text)
    winners, moves = record.winners or [], len(record.lines)
    end = Point(moves, [float(name in winners) for name in record.players], [0.0, 0.0])
    return Review("duel", record.players, ["law", "outlaws"], winners, moves, 4, [end], [], [], [], [])


@pytest.fixture
def glancing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "review", glance)
    monkeypatch.setattr(jobs, "PARTS", 2)


async def review_when_done(browser: httpx.AsyncClient, route: str) -> httpx.Response:
    answer = await browser.get(route)
    while answer.status_code == 200 and answer.json()["state"] != "done":
        await asyncio.sleep(0.01)
        answer = await browser.get(route)
    return answer


async def route_of_game(here: Site, *players: httpx.AsyncClient) -> str:
    room = await finished_game(here, *players)
    return f"/api/tables/{room.state.code}/games/1/review"


def test_a_game_is_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In very few worlds, and in parts as on a server."""
    monkeypatch.setattr(jobs, "PARTS", 3)

    async def main() -> None:
        async with site(tmp_path, worlds=1) as here:
            ann = await here.browser("Ann")
            route = await route_of_game(here, ann)
            assert (await ann.get(route)).json()["state"] == "none"
            assert (await ann.post(route)).json()["state"] in ("working", "done")
            answer = await review_when_done(ann, route)
            review = msgspec.convert(answer.json()["review"], GameReview)
            assert set(review.sides) == set(review.seats)
            assert sorted(review.curve[-1].chances) == [0.0, 1.0]
            assert review.curve[-1].move == review.moves
            assert {each.seat for each in review.decisions} == {0, 1}
            assert all(each.played.option.label for each in review.decisions)
            assert all((each.best is None) == (each.cost == 0) for each in review.decisions)
            assert answer.headers["cache-control"] == "no-store"

    run(main())


@pytest.mark.usefixtures("glancing")
def test_it_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            route = await route_of_game(here, ann)
            await ann.post(route)
            first = await review_when_done(ann, route)
            cookies = ann.cookies
        async with site(tmp_path) as later:
            later.service.reviews.workers = OneByOne()  # it would wait forever
            ann = await later.browser()
            ann.cookies = cookies
            assert (await ann.post(route)).json() == (await ann.get(route)).json() == first.json()
            monkeypatch.setattr(queue, "MADE", "otherwise")
            assert (await ann.get(route)).json()["state"] == "none"

    run(main())


@pytest.mark.usefixtures("glancing")
def test_only_for_those_who_sat_there_and_when_it_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann, bob = await here.browser("Ann"), await here.browser("Bob")
            route = await route_of_game(here, ann)
            for ask in (bob.get, bob.post):
                says(await ask(route), 403, "not-seated")
            stranger = await here.browser()
            for ask in (stranger.get, stranger.post):
                says(await ask(route), 401, "not-signed-in")
            code = (await ann.post("/api/tables", json={"settings": {"players": 4}})).json()["code"]
            room = await here.room(code)
            await room.do(room.state.host, wire.Start())
            says(await ann.post(f"/api/tables/{code}/games/1/review"), 404, "no-such-game")

    run(main())


@pytest.mark.usefixtures("glancing")
def test_one_after_the_other_and_it_is_told_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.reviews.workers = workers = OneByOne()
            ann, bob = await here.browser("Ann"), await here.browser("Bob")
            first, second, third = [await route_of_game(here, ann, bob) for _ in range(3)]
            assert (await ann.post(first)).json() == state("working")
            assert (await bob.post(first)).json() == state("working")  # the same
            assert (await ann.post(second)).json() == state("waiting", ahead=1)
            says(await ann.post(third), 429, "too-many")
            for most in ("MOST_WAITING", "MOST_OF_ADDRESS"):
                with monkeypatch.context() as fewer:
                    fewer.setattr(queue, most, 2)
                    says(await bob.post(third), 503, "busy")
            assert (await bob.get(third)).json() == state("none")
            workers.may.release()
            while (await ann.get(first)).json() == state("working"):
                await asyncio.sleep(0)
            assert (await ann.get(first)).json() == state("working", percent=50)
            for _ in range(5):
                workers.may.release()
            assert (await review_when_done(bob, second)).json()["state"] == "done"
            assert (await bob.get(first)).json()["state"] == "done"

    run(main())


def state(name: str, ahead: int = 0, percent: int = 0) -> dict[str, object]:
    return {"state": name, "ahead": ahead, "percent": percent, "review": None}


@pytest.mark.usefixtures("glancing")
def test_not_too_often(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.allowances.reviews_by_person = Limits(1, 0.0)  # it does not refill
            ann = await here.browser("Ann")
            first, second = [await route_of_game(here, ann) for _ in range(2)]
            await ann.post(first)
            await review_when_done(ann, first)
            says(await ann.post(second), 429, "too-many")
            assert (await ann.post(first)).json()["state"] == "done"  # it was made before

    run(main())


@pytest.mark.usefixtures("glancing")
def test_what_goes_wrong_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(text: str, **_: object) -> Review:
        raise ZeroDivisionError

    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            route = await route_of_game(here, ann)
            with monkeypatch.context() as patched:
                patched.setattr(jobs, "MOST_MOVES", 3)
                await ann.post(route)
                says(await review_when_done(ann, route), 400, "too-long")
            with monkeypatch.context() as patched:
                patched.setattr(jobs, "review", stumble)
                await ann.post(route)
                says(await review_when_done(ann, route), 500, "error")
            await ann.post(route)  # it may be requested again
            assert (await review_when_done(ann, route)).json()["state"] == "done"

    run(main())


def moves_in(record: str) -> str:
    return record.partition("\n\n")[2]


def test_a_move_is_retried(tmp_path: Path) -> None:
    """The same deal and the same moves up to there, the player's own seat, bots around it, and nothing of it counts."""

    async def main() -> None:
        async with site(tmp_path) as here:
            ann, bob = await here.account("Annabel"), await here.account("Bobby")
            room = await finished_game(here, ann, bob)
            route = f"/api/tables/{room.state.code}/games/1"
            text = (await ann.get(f"{route}/record")).text
            record = Record.parse(text)
            name = room.state.names[1]
            mine = [line for line in record.lines if line.player == name and not line.forced]
            asked = [await bob.post(f"{route}/retry", json={"move": line.number}) for line in mine[3:6]]
            made = next(each for each in asked if each.status_code == 201)
            assert not made.json()["settings"]["public"]
            again = await here.room(made.json()["code"])
            state = again.state
            move = mine[3 + asked.index(made)]
            assert (state.status, state.asked, state.decision) == ("playing", 1, move.number - 1)
            assert state.seats[0].bot
            assert state.names == room.state.names
            await play_on(again, random.Random(2).randrange)
            told = (await bob.get(f"/api/tables/{state.code}/games/1/record")).text
            before = f"\n{move.number} "
            assert moves_in(told).partition(before)[0] == moves_in(text).partition(before)[0]
            assert posse.load(told).over
            results = await here.service.store.results(state.id, 1)
            assert [each.account for each in results] == [None, None]
            says(await ann.post(f"{route}/retry", json={"move": move.number}), 400, "not-asked")
            says(await ann.post(f"{route}/retry", json={"move": 4000}), 404, "no-such-move")
            says(
                await (await here.browser("Cleo")).post(f"{route}/retry", json={"move": 1}), 403, "not-seated"
            )

    run(main())
