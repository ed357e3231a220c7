"""What a view of the Duel tells besides who has what."""

import random

from posse.duel.rules import DuelRules
from posse.kernel.game import Game


def test_the_hand_limit_is_told_while_a_side_discards() -> None:
    game = Game.start(DuelRules(), "limit")
    choose = random.Random("limit")
    limits: set[object] = set()
    while game.decision is not None:
        for view in (game.view(seat).as_dict() for seat in (-1, 0, 1)):
            assert ("hand_limit" in view) == (view["phase"] == "discard")
            limits.add(view.get("hand_limit"))
        game.apply(choose.randrange(len(game.decision.options)))
    assert {2, 3} < limits  # with one life point he may hold two
