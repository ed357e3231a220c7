"""An evening at a table: late friends, rematches, the score and the titles."""

import random
from pathlib import Path

import msgspec

from posse import locales
from posse.kernel.event import Event
from posse.server import evening, wire
from posse.server.room import Room
from posse.server.titles import TITLES, titles
from posse.store import Game, Result
from tests.server.browsers import says, site
from tests.server.house import HASTE, Guest, house, play_on, refused, run, table
from tests.store.scene import finished, result

FOUR = msgspec.structs.replace(HASTE, players=4)
DUEL = wire.Settings(game="duel", players=2, pace=0.0, per_move=None)
#: Bots take their time, so that a friend may come before they have played.
SLOW = wire.Settings(players=4, pace=10.0, per_move=None)


def seats(room: Room) -> list[str]:
    return [seat.person for seat in room.state.seats]


def test_who_sits_is_ready_and_stays_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann"), Guest("bob")
            room = await hub.create(FOUR, ann.person)
            for guest in (ann, bob):
                await hub.enter(room, guest)
            await room.do("bob", wire.Sit(1))
            assert [seat.ready for seat in room.state.seats] == [True, True, False, False]
            await room.do("ann", wire.Change(DUEL))
            assert [seat.ready for seat in room.state.seats] == [True, True]
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(1).randrange)
            await room.do("ann", wire.Rematch())
            assert [seat.ready for seat in room.state.seats] == [True, True]
            await room.do("ann", wire.Start())
            assert room.state.number == 2

    run(main())


def test_a_late_friend_takes_the_seat_of_a_bot(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob, cal = Guest("ann"), Guest("bob"), Guest("cal")
            room = await table(hub, ann, settings=SLOW)
            await room.do("ann", wire.Start())
            names = list(room.state.names)
            for late in (bob, cal):
                await hub.enter(room, late)
            assert bob.last("welcome")["play"]["view"]["seat"] == -1
            await refused(room.do("bob", wire.Sit(0)), "seat-taken")
            await room.do("bob", wire.Sit(2))
            assert seats(room) == ["ann", "", "bob", ""]
            assert room.state.names == names  # the game knows the seat by the name it began with
            assert bob.last("table")["table"]["seats"][2]["called"] == "Bob"
            assert bob.last("play")["view"]["seat"] == 2  # he sees his hand
            # One seat is enough, or he could look at one hand after the other.
            await refused(room.do("bob", wire.Sit(1)), "started")
            await room.do("bob", wire.Stand())
            await refused(room.do("bob", wire.Sit(1)), "started")
            await refused(room.do("cal", wire.Sit(2)), "started")  # it is still Bob's
            await room.do("bob", wire.Sit(2))
            assert seats(room) == ["ann", "", "bob", ""]

    run(main())


def test_who_came_late_has_a_result_but_no_rating(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            people = [Guest(name, account=True) for name in ("ann", "bob")]
            for guest in people:
                await hub.store.create_account(guest.person.id, guest.person.name, "hash", 0.0)
            room = await table(hub, people[0], settings=msgspec.structs.replace(DUEL, pace=1.0))
            await room.do("ann", wire.Start())
            await hub.enter(room, people[1])
            await room.do("bob", wire.Sit(1))
            await play_on(room, random.Random(1).randrange)
            found = {each.player: each.account for each in await hub.store.results(room.state.id, 1)}
            assert found == {"ann": "ann", "bob": None}
            assert room.state.finishers == ["ann", "bob"]

    run(main())


# ---- the score


def game(number: int, at: float, *won: str) -> list[Result]:
    ended: Game = finished(number=number, at=at)
    people = ("ann", "bob", "bot:2")
    return [result(ended, who, name=who.title(), won=who in won, at=at) for who in people]


def test_the_score_counts_the_games_of_people() -> None:
    score = evening.score([*game(1, 100.0, "ann"), *game(2, 900.0, "bot:2"), *game(3, 1700.0, "ann", "bob")])
    assert score.games == 3
    assert [(line.name, line.played, line.won) for line in score.people] == [("Ann", 3, 2), ("Bob", 3, 1)]


def test_after_a_long_pause_another_evening_begins() -> None:
    later = 900.0 + evening.PAUSE + 1
    score = evening.score([*game(1, 100.0, "ann"), *game(2, 900.0, "ann"), *game(3, later, "bob")])
    assert score.games == 1
    assert [(line.name, line.played, line.won) for line in score.people] == [("Bob", 1, 1), ("Ann", 1, 0)]


def test_the_score_of_a_table_over_its_rematches(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            hub = here.service.hub
            room = await table(hub, Guest("ann"), Guest("bob"), settings=DUEL)
            winners = []
            for number in (1, 2):
                await room.do("ann", wire.Start())
                await play_on(room, random.Random(number).randrange)
                assert room.state.game is not None
                winners.append(room.state.game.winners)
                await room.do("ann", wire.Rematch())
            browser = await here.browser()
            route = f"/api/tables/{room.state.code}/games"
            for number in (1, 2):
                score = (await browser.get(f"{route}/{number}/score")).json()
                assert score["games"] == number
                won = {line["person"]: line["won"] for line in score["people"]}
                assert won == {
                    who: winners[:number].count([side]) for who, side in (("ann", "law"), ("bob", "outlaw"))
                }
            says(await browser.get(f"{route}/3/score"), 404, "no-such-game")
            says(await browser.get(f"{route}/0/score"), 400, "not-understood")

    run(main())


# ---- titles


def shot(who: int, target: int) -> Event:
    return Event("shot", {"player": who, "target": target})


def hit(source: int, player: int) -> Event:
    return Event("lost_life", {"player": player, "source": source})


SIDES = ["law", "outlaw", "outlaw", "renegade", "law"]


def test_titles_go_to_who_did_most_and_to_one_alone() -> None:
    events = [
        *[shot(1, 0)] * 3,
        *[shot(0, 1)] * 2,
        hit(1, 0),
        hit(1, 2),
        Event("cancelled", {"player": 0, "target": 1}),
        Event("eliminated", {"player": 2, "killer": 1}),
        Event("eliminated", {"player": 3, "killer": -1}),
    ]
    earned = titles(events, SIDES)
    assert earned == [
        ["most-wanted"],
        ["friendly-fire", "undertaker", "sharpshooter"],
        ["early-grave"],
        [],
        [],
    ]
    shared = [*events, *[shot(0, 1)] * 1]  # both were shot at three times
    assert titles(shared, SIDES)[0] == []


def test_renegades_and_who_hurts_himself_have_no_friends() -> None:
    assert titles([hit(0, 0), hit(3, 4)], [*SIDES[:3], "renegade", "renegade"]) == [[]] * 5


def test_every_title_has_words() -> None:
    words = (Path(locales.__file__).parent / "en" / "end.ftl").read_text("utf-8")
    for title in TITLES:
        assert f"\nend-title-{title} = " in words


def test_a_finished_game_tells_its_titles_and_one_under_way_none(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=FOUR)
            await room.do("ann", wire.Start())
            assert (await room.past("ann")).titles == []
            await play_on(room, random.Random(3).randrange)
            told = (await room.past("ann")).titles
            assert len(told) == 4
            assert {title for own in told for title in own} <= set(TITLES)
            assert any(told)

    run(main())
