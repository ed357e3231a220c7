"""What everybody sees of a table, made in one go, is what each player would see alone."""

import random
from typing import Any

import pytest

from posse.kernel.game import Game
from tests.bang import configurations


@pytest.mark.parametrize("number", range(12))
def test_all_eyes_together_see_what_each_sees_alone(number: int) -> None:
    luck = random.Random(f"seen/{number}")
    rules = luck.choice(configurations.ALL)
    game = Game.start(rules, str(number))
    while game.decision is not None:
        seen = game.seen()
        reaches = [player.reach if player.alive else 0 for player in game.state.players]  # type: ignore[attr-defined]
        for seat in range(-1, len(rules.names)):
            alone: dict[str, Any] = game.view(seat).as_dict()
            distances = [player.pop("distance", 0) for player in alone["players"]]
            assert seen.data(seat) == alone
            outlook = seen.outlook(seat)
            if outlook is None:
                assert not any(distances)
                continue
            assert outlook.distances == distances
            assert outlook.reaches == reaches
            for other in range(len(rules.names)):
                back = seen.outlook(other)
                assert outlook.sees[other] == (0 if back is None else back.distances[seat])
        game.apply(luck.randrange(len(game.decision.options)))
