"""In the Dice Game nobody holds cards, so none is hindered."""

from posse.dice.rules import DiceRules
from tests.dice.configurations import NAMES
from tests.properties import walk


def test_nothing_is_hindered() -> None:
    rules = DiceRules(NAMES[:5])
    for game in walk(rules, 1):
        assert not rules.hindrances(game.state, 0, game.decision)
