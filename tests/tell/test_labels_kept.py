"""Labels that are made from the same are the same, at whatever table: so a server may keep them."""

import random

import pytest

from posse.kernel.game import Game
from posse.kernel.message import Label
from posse.tellers import teller
from tests.bang import configurations


def said(label: Label) -> tuple[object, ...]:
    short = None if label.short is None else label.short.plain()
    return label.full.plain(), short, label.aim, label.steps.plain()


@pytest.mark.parametrize("number", range(4))
def test_labels_made_from_the_same_are_the_same(number: int) -> None:
    luck = random.Random(f"labels/{number}")
    rules = luck.choice(configurations.ALL)
    made: dict[tuple[object, ...], tuple[object, ...]] = {}
    kept = 0
    for seed in range(2):
        game = Game.start(rules, f"{number}/{seed}", pausing=True)
        says = teller(rules)
        while (decision := game.decision) is not None:
            view = game.view(decision.player)
            for option in decision.options:
                made_from = says.label_from(decision, option, view)
                if made_from is not None:
                    label = said(says.label(decision, option, view))
                    kept += made_from in made
                    assert made.setdefault(made_from, label) == label
            game.apply(luck.randrange(len(decision.options)))
    assert kept > 20
