"""Every view that is sent matches one of the client's types, key for key."""

import random
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
import pytest

from posse.bang import view as bang
from posse.dice import view as dice
from posse.duel import view as duel
from posse.duel.cards import SIDES
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.roles import ROLES
from posse.server import views
from posse.server.views import View
from tests.bang.configurations import ALL as BANG
from tests.dice.configurations import ALL as DICE
from tests.duel.configurations import ALL as DUEL

_VIEW: Final[Any] = View
FACTS = {"bang": bang.VIEW, "duel": duel.VIEW, "dice": dice.VIEW}
#: Some of the card game's many configurations, including one with all sets and variants.
TABLES: dict[str, list[Rules]] = {"bang": [*BANG[::163], BANG[-1]], "duel": [*DUEL * 3], "dice": [*DICE * 3]}


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
            typed = msgspec.convert(view, _VIEW)  # fails if a key is missing or has another type
            assert msgspec.to_builtins(typed) == view  # fails if a key is not in the type
            seen |= view.keys()
    # Every key in the type occurs; but seats and goals seldom change.
    seldom = {"ring", "goal"} if game == "bang" else {"ring"}
    assert seen | seldom == {"game", "ring", *(fact.name for fact in FACTS[game].facts)}


def test_what_is_sent_is_the_view_itself() -> None:
    view = Game.start(DUEL[0], "1").view(0)
    assert msgspec.json.decode(msgspec.json.encode(views.of(view))) == view.as_dict()


def test_words_are_those_of_the_games() -> None:
    assert set(get_args(views.Role)) == set(ROLES)
    assert set(get_args(views.Side)) == set(SIDES)
