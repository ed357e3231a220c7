"""While the rules forbid talking, the chat lets gestures through and turns words into mumbling."""

from pathlib import Path
from typing import cast

import pytest

from posse.bang import cards
from posse.bang.sets.wild_west_show.pile import show_pile
from posse.bang.table import Table
from posse.server import wire
from posse.server.mumble import mumbled
from tests.server.house import Guest, house, run, table

WITH_SHOWS = wire.Settings(game="bang", players=4, sets=("wild-west-show",))


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("Shoot him!", "Mmmpf mpf!"),
        ("I am a Deputy, really", "Mh mh mh Mmmmpf, mmmmpf"),
        (":howdy:", ":howdy:"),
        ("?!", "?!"),
    ],
)
def test_words_become_mumbling(said: str, heard: str) -> None:
    assert mumbled(said) == heard


def test_words_become_mumbling_while_a_gag_is_in_force(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=WITH_SHOWS)
            ann = room.state.people["ann"]
            await hub.say(room, ann, "Howdy all")
            await room.do("ann", wire.Start())
            before = room.is_gagged
            game = room.state.game
            assert game is not None
            t = cast(Table, game.state)
            pile = show_pile(t)
            pile.now = next(number for number in pile.stack if cards.BILL[number].gags)
            t.refresh()
            assert (before, room.is_gagged) == (False, True)
            await hub.say(room, ann, "Bob is an Outlaw")
            await hub.say(room, ann, ":yeehaw:")
            lines = [line.text for line in await hub.store.chat(room.state.id, 0, 9)]
            assert lines == ["Howdy all", "Mpf mh mh Mmmmpf", ":yeehaw:"]

    run(main())
