"""What the seats are called."""

import random
from pathlib import Path

import msgspec
from msgspec import UNSET

from posse import games
from posse.bang import cards as bang_cards
from posse.bots.style import TEMPERS
from posse.dice.characters import CHARACTERS as DICE_CHARACTERS
from posse.duel.registry import ALL_CHARACTERS as DUEL_CHARACTERS
from posse.kernel.setup import RESERVED, check_names
from posse.server import log_entries, names, wire
from posse.server.table import TableState
from tests.server.house import HASTE, Guest, house, play_on, run, table

EIGHT = wire.Settings(players=8, sets=("dodge-city",), pace=0.0, per_move=None)


def test_the_names_of_bots_are_fit_to_play_with() -> None:
    plain = [name.lower() for name in names.BOTS]
    check_names(plain)
    assert len(plain) >= 24
    assert all(name.isalpha() and len(name) <= 8 for name in plain)
    assert not set(plain) & {*RESERVED, *games.NAMES, "law", "outlaw", "all", "table"}
    ids = [
        *(who.id for who in bang_cards.CHARACTER),
        *(who.id for who in DICE_CHARACTERS),
        *(who.id for who in DUEL_CHARACTERS),
    ]
    words = {word for id in ids for word in id.split("-")}
    things = {*bang_cards.KINDS, *(event.id for event in bang_cards.BILL)}
    assert not set(plain) & {*words, *things}


def test_every_name_goes_with_a_temper() -> None:
    assert set(names.TEMPERS) == set(names.BOTS)
    given = list(names.TEMPERS.values())
    assert set(given) == set(TEMPERS)
    assert min(map(given.count, TEMPERS)) >= 4  # however they are dealt, a table of bots has several


def test_bots_play_with_the_temper_that_they_show_in_the_lobby(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=EIGHT)
            for seat, bot in ((1, "easy"), (2, "hard/greedy"), (3, "deadly"), (4, "random")):
                await room.do("ann", wire.SeatBot(seat, bot))
            shown = room.state.info().seats
            assert [shown[seat].temper for seat in (2, 3, 4)] == ["greedy", UNSET, UNSET]
            await room.do("ann", wire.Start())
            now = room.state.info().seats
            assert [seat.temper for seat in now[:5]] == [seat.temper for seat in shown[:5]]
            assert [seat.called for seat in now[1:5]] == [seat.called for seat in shown[1:5]]
            assert (now[2].bot, now[3].bot, now[4].bot) == ("hard/greedy", "deadly", "random")
            for seat in (1, 5, 6, 7):
                temper = names.TEMPERS[now[seat].called]
                assert now[seat].temper == (UNSET if temper == "even" else temper)

    run(main())


def test_a_table_has_its_own() -> None:
    assert names.bots("a", []) == names.bots("a", [])
    assert names.bots("a", []) != names.bots("b", [])
    for number in range(200):
        given = names.bots(str(number), [])
        assert len(set(given)) == len(given) == 8


def test_nobody_is_called_like_somebody_else() -> None:
    for number in range(100):
        people = [name.upper() for name in random.Random(number).sample(names.BOTS, 4)]
        seats = names.of_seats("bang", str(number), ["", *people[:2], "", *people[2:], "", ""])
        check_names(seats)
        assert len(set(seats)) == 8


def test_a_name_does_not_depend_on_who_else_is_there() -> None:
    alone = names.of_seats("dice", "t", ["Ann", "", "", ""])
    together = names.of_seats("dice", "t", ["Ann", "Bob", "", ""])
    assert alone[2:] == together[2:]


def test_the_sides_of_the_duel_keep_theirs() -> None:
    assert names.of_seats("duel", "t", ["Ann", ""]) == ["law", "outlaw"]


def test_names_people_chose_themselves() -> None:
    people = ["Çal the 3rd!", "Ann", "ann", "日本", "with"]
    assert names.of_seats("bang", "t", people) == ["cal-the-3rd", "ann", "ann3", "player4", "with5"]


def test_an_older_log_folds_as_ever() -> None:
    old = msgspec.json.decode(
        log_entries.encode(log_entries.Started("7", ["", "random", "random", "random"]))
    )
    del old["names"]
    state = TableState("t", "CODE")
    state.apply(log_entries.Created(wire.Settings(players=4), "b", "Bob", False), 0.0)
    state.apply(log_entries.decode(msgspec.json.encode(old)), 0.0)
    assert state.names == ["bob", "ann", "cal", "dee"]
    assert [seat.called for seat in state.info().seats] == ["Bob", "Ann", "Cal", "Dee"]


def test_in_the_lobby_and_in_the_duel_bots_have_names_too() -> None:
    state = TableState("t", "CODE")
    state.apply(log_entries.Created(wire.Settings(game="duel", players=2), "b", "Bob", False), 0.0)
    assert [seat.called for seat in state.info().seats] == ["Bob", ""]
    state.apply(log_entries.BotSat(1, "random"), 0.0)
    bot = names.bots("t", ["Bob"])[1]
    assert [seat.called for seat in state.info().seats] == ["Bob", bot]
    state.apply(log_entries.Started("1", ["", "random"], names=state.seat_names()), 0.0)
    assert [(seat.name, seat.called) for seat in state.info().seats] == [("law", "Bob"), ("outlaw", bot)]


def test_who_takes_a_seat_over_takes_the_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), Guest("bob", "Bobby Lee"), settings=EIGHT)
            await room.do("ann", wire.Start())
            await room.do("bob", wire.Leave())
            seat = room.state.info().seats[1]
            assert (seat.name, seat.called, seat.person) == ("bobby-lee", "Bobby-lee", None)

    run(main())


def test_more_seats_for_the_next_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            settings = msgspec.structs.replace(HASTE, players=4)
            room = await table(hub, Guest("ann"), settings=settings)
            await room.do("ann", wire.Start())
            first = room.state.names
            await play_on(room, random.Random(1).randrange)
            await room.do("ann", wire.Rematch())
            await room.do("ann", wire.Change(msgspec.structs.replace(settings, players=6)))
            assert [seat.name for seat in room.state.info().seats] == [""] * 6
            await room.do("ann", wire.Start())
            assert room.state.names[:4] == first  # bots keep their names as long as the table lasts

    run(main())


def test_letters_with_signs_lose_the_signs_and_not_themselves() -> None:
    assert [names.plain(name) for name in ("Ödön 🤠", "Strauß", "Çal the 3rd!", "牛仔")] == [
        "odon",
        "strauss",
        "cal-the-3rd",
        "",
    ]
