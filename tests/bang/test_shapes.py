"""What the parts of a table show: kept from view to view, and made anew when it changes."""

from typing import cast

from posse.bang.table import Table
from posse.bots import make
from posse.kernel.game import Game
from tests.bang.configurations import ALL
from tests.properties import QUICK


def test_what_is_kept_is_what_would_be_made_anew() -> None:
    compared = 0
    for rules in [each for each in ALL if len(each.sets) > 1][:: 9 * QUICK]:
        game = Game.start(rules, "shapes", telling=False)
        bots = [make("random", f"shapes/{seat}") for seat in range(len(rules.names))]
        for _ in range(100):
            if game.decision is None:
                break
            table = cast(Table, game.state)
            seat = game.decision.player
            for part in table.parts.values():
                kept = [shape.as_dict() for shape in part.shapes(table, seat)]
                assert kept == [shape.as_dict() for shape in part.see(table, seat)]
                compared += len(kept)
            game.apply(bots[seat].choose(None, game.decision))
    assert compared > 100
