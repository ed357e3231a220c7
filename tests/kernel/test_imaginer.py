"""The door that a bot which looks ahead has to its game."""

from typing import cast

import pytest

import posse
from posse.bang.table import Table as BangTable
from posse.dice.table import Table as DiceTable
from posse.kernel.game import Game
from posse.kernel.imaginer import Imaginer
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.properties import shown


def roles(game: Game) -> list[int]:
    return [player.role for player in cast(BangTable | DiceTable, game.state).players]


def dealt(game: str) -> Game:
    fixed = {"ann": "sheriff", "bob": "outlaw", "cal": "renegade", "dee": "outlaw", "eve": "deputy"}
    return posse.new(game, players=list(fixed), roles=fixed, seed=1)


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_a_world_has_the_roles_that_are_wished_for(game: str) -> None:
    wish = [SHERIFF, RENEGADE, OUTLAW, DEPUTY, OUTLAW]
    door = Imaginer(dealt(game), 0)
    assert roles(door.world(1, wish)) == wish
    assert shown(door.world(1, wish)) == shown(door.world(1, wish))


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_what_a_player_knows_is_not_wished_away(game: str) -> None:
    """The wish is for those whose roles he does not know: neither the Sheriff nor himself."""
    door = Imaginer(dealt(game), 1)
    assert roles(door.world(1, [OUTLAW, SHERIFF, OUTLAW, DEPUTY, RENEGADE])) == [
        SHERIFF,
        OUTLAW,
        OUTLAW,
        DEPUTY,
        RENEGADE,
    ]


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_there_are_no_other_roles_than_those_dealt(game: str) -> None:
    with pytest.raises(posse.PosseError, match="the hidden ones"):
        Imaginer(dealt(game), 0).world(1, [SHERIFF, OUTLAW, OUTLAW, OUTLAW, DEPUTY])


def test_a_duel_has_no_hidden_roles() -> None:
    with pytest.raises(posse.PosseError, match="hidden role"):
        Imaginer(posse.new("duel", seed=1), 0).world(1, [SHERIFF, OUTLAW])


def test_a_world_keeps_its_roles_in_the_middle_of_an_effect() -> None:
    """Copies of a world repeat what was imagined: with the same roles."""
    wish = [SHERIFF, RENEGADE, OUTLAW, DEPUTY, OUTLAW]
    game = dealt("bang")
    checked = 0
    for _ in range(200):
        decision = game.decision
        if decision is None:
            break
        if decision.player == 0 and not game.at_menu and not cast(BangTable, game.state).deaths:
            world = Imaginer(game, 0).world(7, wish)
            assert roles(world) == roles(world.offshoot()) == wish
            checked += 1
        game.apply(len(decision.options) - 1)
    assert checked
