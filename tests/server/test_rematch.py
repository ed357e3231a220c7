"""Several games at one table, and what is kept from one to the next."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from posse.server import wire
from posse.server.rematch import KeptForRematch
from posse.server.room import Room
from tests.server.house import HASTE, Guest, house, play_on, refused, run, table

FOUR = msgspec.structs.replace(HASTE, players=4)


def seen(room: Room) -> dict[str, dict[str, Any]]:
    """The players of the running game, by their names, as the first seat sees them."""
    assert room.state.game is not None
    players = room.state.game.view(0).as_dict()["players"]
    assert isinstance(players, list)
    return {player["name"]: player for player in players}


def test_a_rematch_keeps_characters_and_passes_the_star_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            room = await table(hub, ann, settings=FOUR)
            await refused(room.do("ann", wire.Rematch()), "not-over")
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(3).randrange)
            then = seen(room)
            sheriff = [player["role"] for player in then.values()].index("sheriff")
            alive = {name: player["character"] for name, player in then.items() if player.get("alive", True)}
            await room.do("ann", wire.Rematch(keep_characters=True, pass_sheriff=True))
            await room.do("ann", wire.Start())
            now = seen(room)
            assert list(now.values())[(sheriff + 1) % 4]["role"] == "sheriff"
            for name, character in alive.items():
                assert now[name]["character"] == character
            assert room.state.number == 2

    run(main())


def test_three_have_no_star_to_pass_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            three = msgspec.structs.replace(HASTE, players=3, sets=("dodge-city",))
            room = await table(hub, Guest("ann"), settings=three)
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(3).randrange)
            await refused(room.do("ann", wire.Rematch(pass_sheriff=True)), "no-series")
            await room.do("ann", wire.Rematch(keep_characters=True))
            await room.do("ann", wire.Start())

    run(main())


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        ({"public": True, "per_move": 90}, True),
        ({"sets": ()}, False),
        ({"variants": ("stick-of-dynamite",)}, False),
        ({"players": 5}, False),
        ({"players": 7}, False),
        ({"game": "dice", "sets": ()}, False),
    ],
)
def test_what_is_kept_goes_with_the_game_it_was_kept_for(
    tmp_path: Path, change: dict[str, object], kept: bool
) -> None:
    settings = msgspec.structs.replace(HASTE, players=6, sets=("dodge-city",))

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=settings)
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(3).randrange)
            await room.do("ann", wire.Rematch(keep_characters=True, pass_sheriff=True))
            assert room.state.kept != KeptForRematch()
            other = msgspec.structs.replace(settings, **change)
            await room.do("ann", wire.Change(other))
            assert (room.state.kept != KeptForRematch()) is kept
            await room.do("ann", wire.Start())
            assert room.state.status == "playing"

    run(main())


@pytest.mark.parametrize("early", [True, False])
def test_what_is_kept_stays_with_people_whatever_others_do(tmp_path: Path, early: bool) -> None:
    """The heir leaves, one changes their name, two change seats, and somebody new sits down: before the rematch is
    started, or after it."""

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            guests = [Guest(name) for name in ("ann", "bob", "cal", "dan")]
            room = await table(hub, *guests, settings=FOUR)
            kept: list[str] = []
            while not kept:  # somebody other than the heir survives
                await room.do("ann", wire.Start())
                await play_on(room, random.Random(3).randrange)
                then = seen(room)
                order = list(then)
                star = next(name for name, player in then.items() if player["role"] == "sheriff")
                heir, next_one = [order[(order.index(star) + step) % 4] for step in (1, 2)]
                if heir != "ann":
                    kept = [name for name in order if name != heir and then[name].get("alive", True)]
                if not kept:
                    await room.do("ann", wire.Rematch())
                    for name in ("bob", "cal", "dan"):
                        await room.do(name, wire.Ready(True))
            rematch = wire.Rematch(keep_characters=True, pass_sheriff=True)
            if not early:
                await room.do("ann", rematch)
            await room.do(heir, wire.Leave())
            left = [name for name in order if name not in ("ann", heir)]
            for name in left:
                await room.do(name, wire.Stand())
            await hub.enter(room, Guest("eve"))
            sitting = ["ann", "eve", *reversed(left)]
            for seat, name in enumerate(sitting):
                if name in left:
                    await room.join(wire.PersonInfo(name, f"{name} the great", account=False))
                if name != "ann":
                    await room.do(name, wire.Sit(seat))
            if early:
                await room.do("ann", rematch)
            for name in sitting[1:]:
                await room.do(name, wire.Ready(True))
            await room.do("ann", wire.Start())
            called = {name: f"{name}-the-great" if name in left else name for name in sitting}
            now = seen(room)
            assert now[called[next_one]].get("role") == "sheriff"
            for name in kept:
                assert now[called[name]]["character"] == then[name]["character"]

    run(main())
