"""What positions are worth."""

import math
from typing import cast

import pytest

from posse.bang.rules import BangRules
from posse.bang.table import Table
from posse.bots import make
from posse.bots.value.judge import Judge
from posse.bots.value.judges import judge_of, with_nets
from posse.bots.value.net import Net
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.roles import RENEGADE, SIDES
from tests.bots.search.test_search import NAMES, TABLES, positions
from tests.bots.test_fair_play import label


def test_a_net_weighs_its_facts() -> None:
    net = Net([[1.0, 0.0], [0.0, -1.0]], [0.5, 0.0], [[1.0, 0.0], [0.0, 1.0]], [0.0, 0.25])
    chances = net.chances([2.0, 3.0])
    assert chances[0] / chances[1] == pytest.approx(math.exp(2.5 - 0.25))
    assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("rules", TABLES, ids=label)
def test_everybody_has_a_chance_and_somebody_will_win(rules: Rules) -> None:
    judge = judge_of(rules.game)
    for game in positions(rules, "worth", every=11, most=5):
        chances = judge.chances(game.state)
        assert len(chances) == len(rules.names)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        by_side: dict[str, float] = {}
        for seat, side in enumerate(rules.sides(game.state)):
            name = side if side in (SIDES[0], SIDES[2]) and len(rules.names) > 3 else f"{side} {seat}"
            by_side[name] = chances[seat]
        assert sum(by_side.values()) == pytest.approx(1.0, abs=0.01) or is_shadow_table(game)


def is_shadow_table(game: Game) -> bool:
    """Where Renegades change sides, chances of sides do not add up seat by seat."""
    return "shadow-gunslingers" in game.rules.variants


def test_when_it_is_over_it_is_certain() -> None:
    over = positions(BangRules(NAMES[:4]), "over", every=1, most=10_000)[-1]
    while over.decision is not None:
        seat = over.decision.player
        over.apply(make("rule-of-thumb", "1").choose(over.view(seat), over.decision))
    chances = judge_of("bang").chances(over.state)
    assert [seat for seat, chance in enumerate(chances) if chance == 1.0] == sorted(over.state.winners)


def test_life_is_worth_something() -> None:
    """A Sheriff who has lost all but one life point has a smaller chance than before."""
    game = Game.start(BangRules(NAMES[:5]), "life")
    t = cast(Table, game.state)
    sheriff = t.turn
    judge: Judge = judge_of("bang")
    before = judge.chances(t)[sheriff]
    t.players[sheriff].life = 1
    assert judge.chances(t)[sheriff] < before
    renegade = next(seat for seat, player in enumerate(t.players) if player.role == RENEGADE)
    assert judge.chances(t)[renegade] < 0.5


def test_nets_for_other_facts_are_refused() -> None:
    small = {"hidden": [[0.0]], "biases": [0.0], "out": [[0.0], [0.0]], "out_biases": [0.0, 0.0]}
    with pytest.raises(PosseError, match="does not fit"):
        with_nets("duel", {"sides": small})
    with pytest.raises(PosseError, match="does not fit"):
        with_nets("duel", {})
