"""A table with a made-up set, for tests of everything that a set may bring."""

from collections.abc import Iterator
from typing import cast

import pytest

from posse.bang.cards import CardSet
from posse.bang.scenario import BangSetter
from posse.bang.table import Table
from posse.kernel.game import Game
from posse.kernel.scenario import NO_SUCH_FACT, read
from tests.made_up.sets import FAIR, added

NAMES = ["ann", "bob", "cal", "dee", "eve", "flo", "gus"]


@pytest.fixture(scope="module", autouse=True)
def fair() -> Iterator[CardSet]:
    with added(FAIR) as new:
        yield new


SCENE = """\
scenario: seam
game: bang
sets: [base, SETSfair]
VARIANTS
players:
  - ann: {role: sheriff, ANN}
  - bob: {role: outlaw, BOB}
  - cal: {role: outlaw, CAL}
  - dee: {role: renegade, DEE}
turn: ann
REST
moves: []
"""
WHO = {
    "ann": "character: slab-the-killer",
    "bob": "character: rose-doolan",
    "cal": "character: bart-cassidy",
    "dee": "character: lucky-duke",
}


def scene(
    ann: str = "",
    bob: str = "",
    cal: str = "",
    dee: str = "",
    rest: str = "",
    sets: str = "",
    variants: str = "",
) -> Game:
    text = SCENE.replace("SETS", sets).replace("VARIANTS", variants).replace("REST", rest)
    for name, more in zip(WHO, (ann, bob, cal, dee), strict=True):
        who = more if "character" in more else f"{WHO[name]}, {more}".rstrip(", ")
        text = text.replace(name.upper(), who)
    return BangSetter().table(read(text, "seam"), NAMES[:4])


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def fact(game: Game, key: str) -> object:
    found = BangSetter().fact(game, key)
    assert found is not NO_SUCH_FACT, key
    return found


def table(game: Game) -> Table:
    return cast(Table, game.state)


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.texts
