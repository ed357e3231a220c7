"""Every view that goes out is one of the client's types, key for key."""

import random
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
import pytest

from posse.bang.table import PHASES as BANG_PHASES
from posse.dice.faces import FACES
from posse.dice.table import PHASES as DICE_PHASES
from posse.duel.cards import SIDES
from posse.duel.table import PHASES as DUEL_PHASES
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.roles import ROLES
from posse.server import views
from posse.server.views import BangView, DiceView, DuelView, View
from tests.bang.configurations import ALL as BANG
from tests.dice.configurations import ALL as DICE
from tests.duel.configurations import ALL as DUEL

_VIEW: Final[Any] = View
#: Some of the card game's many configurations, with all sets and variants among them.
TABLES: dict[str, list[Rules]] = {"bang": [*BANG[::19], BANG[-1]], "duel": [*DUEL * 3], "dice": [*DICE * 3]}


def all_views(rules: Rules, seed: str) -> Iterator[dict[str, Any]]:
    """What everybody sees after every move of a game."""
    game = Game.start(rules, seed, pausing=True)
    luck = random.Random(seed)
    while True:
        for seat in range(-1, len(rules.names)):
            yield game.view(seat).as_dict()
        if game.decision is None:
            return
        game.apply(luck.randrange(len(game.decision.options)))


@pytest.mark.parametrize("game", TABLES)
def test_every_view_is_of_its_type(game: str) -> None:
    seen: set[str] = set()
    for number, rules in enumerate(TABLES[game]):
        for view in all_views(rules, str(number)):
            typed = msgspec.convert(view, _VIEW)  # fails where a key is missing or has another type
            assert msgspec.to_builtins(typed) == view  # fails where a key is not in the type
            seen |= view.keys()
    named = {"bang": BangView, "duel": DuelView, "dice": DiceView}[game]
    # No key is only on paper; but seats are exchanged by no set of ours yet.
    assert seen | {"ring"} == {"game", "ring", *named.__struct_fields__}


def test_what_is_sent_is_the_view_itself() -> None:
    view = Game.start(DUEL[0], "1").view(0)
    assert msgspec.json.decode(msgspec.json.encode(views.of(view))) == view.as_dict()


def words(view: Any, field: str) -> set[str]:
    return set(get_args(view.__annotations__[field]))


def test_words_are_those_of_the_games() -> None:
    assert words(BangView, "phase") == set(BANG_PHASES)
    assert words(DuelView, "phase") == set(DUEL_PHASES)
    assert words(DiceView, "phase") == set(DICE_PHASES)
    assert set(get_args(views.Role)) == set(ROLES)
    assert set(get_args(views.Side)) == set(SIDES)
    assert set(get_args(views.Face)) == set(FACES)
