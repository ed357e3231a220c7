"""Setting up a game, and what a scenario cannot show, because it sets its own table and knows everything."""

from collections import Counter
from typing import cast

import pytest

import posse
from posse.dice.characters import CHARACTERS
from posse.dice.rules import DiceRules
from posse.dice.table import Table
from posse.dice.view import DiceView
from posse.kernel.game import Game
from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from tests.dice.configurations import NAMES
from tests.properties import walk


def table(game: Game) -> Table:
    return cast(Table, game.state)


def deal(count: int, seed: int) -> Table:
    """The table before the first turn begins."""
    return cast(Table, DiceRules(NAMES[:count]).deal(str(seed)))


def roles_seen(game: Game, viewer: int) -> list[str]:
    return [player.role for player in cast(DiceView, game.view(viewer)).players]


@pytest.mark.parametrize(
    ("count", "split"),
    [
        (4, {SHERIFF: 1, RENEGADE: 1, OUTLAW: 2}),
        (5, {SHERIFF: 1, RENEGADE: 1, OUTLAW: 2, DEPUTY: 1}),
        (6, {SHERIFF: 1, RENEGADE: 1, OUTLAW: 3, DEPUTY: 1}),
        (7, {SHERIFF: 1, RENEGADE: 1, OUTLAW: 3, DEPUTY: 2}),
        (8, {SHERIFF: 1, RENEGADE: 2, OUTLAW: 3, DEPUTY: 2}),
    ],
)
def test_role_split(count: int, split: dict[int, int]) -> None:
    sheriffs = set()
    for seed in range(60):
        t = deal(count, seed)
        assert Counter(player.role for player in t.players) == split
        sheriffs.add(t.turn)
    assert sheriffs == set(range(count))  # anybody may be the Sheriff


@pytest.mark.parametrize("count", [-1, 0, 1, 2, 3, 9, 12])
def test_other_table_sizes_are_refused(count: int) -> None:
    with pytest.raises(posse.PosseError, match="players"):
        posse.new("dice", players=count)


def test_starting_life() -> None:
    for seed in range(20):
        t = deal(8, seed)
        for player, character in zip(t.players, t.cast, strict=True):
            assert player.life == player.max_life == character.life + (2 if player.role == SHERIFF else 0)
            assert player.arrows == 0
        assert t.pile == 9


def test_characters_are_open_and_dealt_once() -> None:
    seen = set()
    for seed in range(30):
        game = posse.new("dice", players=8, seed=seed)
        dealt = [character.id for character in table(game).cast]
        assert len(set(dealt)) == 8
        seen |= set(dealt)
        for viewer in (-1, 0, 7):
            assert [player.character for player in cast(DiceView, game.view(viewer)).players] == dealt
    assert seen == {character.id for character in CHARACTERS}


def test_sheriff_takes_the_first_turn() -> None:
    for seed in range(10):
        game = posse.new("dice", players=5, seed=seed)
        t = table(game)
        assert t.players[t.turn].role == SHERIFF
        assert t.turns == 1
        assert game.decision is not None
        assert game.decision.player == t.turn
        assert game.events[0].kind == "turn"


def test_roles_are_secret_until_elimination() -> None:
    for game in walk(DiceRules(NAMES), 5):
        t = table(game)
        for viewer in range(-1, 8):
            for seat, role in enumerate(roles_seen(game, viewer)):
                is_open = t.players[seat].role == SHERIFF or not t.players[seat].alive or seat == viewer
                assert role == (ROLES[t.players[seat].role] if is_open or game.over else "")


def test_roles_of_a_batch_are_shown_together() -> None:
    """No arrow goes back, nobody gains and nobody is asked between two eliminations of the same moment."""
    batches = 0
    for seed in range(60):
        *_, game = walk(DiceRules(NAMES), seed)
        kinds = [event.kind for event in game.events]
        for at, kind in enumerate(kinds[:-1]):
            if kind == "lost_life" and kinds[at + 1] == "eliminated":
                batches += kinds[at + 2] == "eliminated"
        after_batch = [
            at for at, kind in enumerate(kinds) if kind == "eliminated" and kinds[at - 1] == "healed"
        ]
        assert not after_batch
    assert batches


def test_fixed_roles_and_characters() -> None:
    roles = {"bob": "sheriff", "dee": "outlaw"}
    characters = {"ann": "suzy-lafayette", "bob": "el-gringo"}
    for seed in range(10):
        game = posse.new("dice", players=5, seed=seed, roles=roles, characters=characters)
        t = table(game)
        assert ROLES[t.players[1].role] == "sheriff"
        assert ROLES[t.players[3].role] == "outlaw"
        assert t.cast[0].id == "suzy-lafayette"
        assert t.players[1].max_life == 9
        assert posse.load(game.record()).record() == game.record()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"sets": ["base"]}, 'there is no set "base"; choose from dice'),
        ({"variants": ["fast"]}, 'there is no variant "fast"; this game has none'),
        ({"characters": {"ann": "john-doe"}}, 'there is no character "john-doe"'),
        ({"characters": {"zoe": "el-gringo"}}, "nobody is called so"),
        ({"characters": {"ann": "el-gringo", "bob": "el-gringo"}}, "this table has no further el-gringo"),
        ({"roles": {"ann": "king"}}, 'there is no role "king"'),
        ({"roles": {"ann": "deputy"}}, "this table has no deputy"),
        ({"players": ["ann", "ann", "bob", "cal"]}, 'two players are called "ann"'),
        ({"players": ["Ann", "bob", "cal", "dee"]}, "cannot be a player's name"),
    ],
)
def test_impossible_tables_are_refused_with_a_clear_sentence(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(posse.PosseError, match=message):
        posse.new("dice", **{"players": 4, **wrong})  # type: ignore[arg-type]


def test_records_name_the_set() -> None:
    record = posse.new("dice", players=4, seed=3).record()
    assert "game: dice\nsets: dice\n" in record
    assert posse.load(record).record() == record
