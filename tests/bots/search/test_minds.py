"""What a player thinks that the others believe is what they believe."""

import random

import pytest

from posse.bang.rules import BangRules
from posse.bang.view import BangView
from posse.bots import make
from posse.bots.bang.memory import Memory
from posse.bots.dice.deeds import Witness
from posse.bots.search.games import ahead_of
from posse.bots.style import Style
from posse.dice.rules import DiceRules
from posse.dice.view import DiceView
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.roles import SHERIFF
from tests.bang import configurations as bang

NAMES = bang.NAMES


def played(rules: Rules, seed: str, decisions: int) -> Game:
    game = Game.start(rules, seed)
    bots = [make("rule-of-thumb", f"{seed}/{seat}") for seat in range(len(rules.names))]
    for _ in range(decisions):
        if game.decision is None:
            break
        seat = game.decision.player
        game.apply(bots[seat].choose(game.view(seat), game.decision))
    return game


def own_chances(game: Game, seat: int) -> list[list[float]]:
    """What a player believes from what he has seen himself."""
    view = game.view(seat)
    if isinstance(view, BangView):
        memory = Memory(view, 1.0)
        memory.catch_up(view)
        return memory.belief.chances
    assert isinstance(view, DiceView)
    witness = Witness(view, 1.0)
    witness.look(view)
    return witness.belief.chances


@pytest.mark.parametrize(
    "rules",
    [BangRules(NAMES[:5]), BangRules(NAMES[:7], ["dodge-city"]), DiceRules(NAMES[:5])],
    ids=["bang", "dodge-city", "dice"],
)
def test_the_others_believe_what_they_would(rules: Rules) -> None:
    for seed in range(4):
        game = played(rules, f"minds {seed}", 60)
        if game.decision is None:
            continue
        for viewer in (0, 2):
            view = game.view(viewer)
            minds = ahead_of(view).minds(Style())
            minds.catch_up(view)
            for seat in range(len(rules.names)):
                thumb = minds.thumb(seat, game.state)
                theirs = thumb.beliefs(game.offshoot().view(seat))
                for mine, own in zip(theirs, own_chances(game, seat), strict=True):
                    assert mine == pytest.approx(own, abs=1e-9)


def test_roles_are_drawn_as_they_are_believed() -> None:
    game = played(BangRules(NAMES[:5]), "drawn", 40)
    view = game.view(1)
    minds = ahead_of(view).minds(Style())
    minds.catch_up(view)
    luck = random.Random(1)
    drawn = [minds.roles(luck) or [] for _ in range(2000)]
    chances = own_chances(game, 1)
    for seat in range(5):
        share = sum(roles[seat] == 2 for roles in drawn) / len(drawn)
        assert share == pytest.approx(chances[seat][2], abs=0.04)
    assert all(sorted(roles) == [SHERIFF, 1, 2, 2, 3] for roles in drawn)
