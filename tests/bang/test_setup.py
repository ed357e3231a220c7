"""Setting up a game, which a scenario cannot show since it sets up its own table."""

from collections import Counter
from typing import cast

import pytest

import posse
from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.series import next_game
from posse.bang.sets.base.stick import stick
from posse.bang.table import Table
from posse.kernel.game import Game
from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from tests.bang.configurations import BASE, NAMES
from tests.properties import walk

PLAIN = [rules for rules in BASE if not rules.variants]


def table(game: Game) -> Table:
    return cast(Table, game.state)


def deal(rules: BangRules, seed: int) -> Table:
    """The table before the first turn begins."""
    return cast(Table, rules.deal(str(seed)))


def finished(rules: BangRules, seed: int) -> Game:
    *_, game = walk(rules, seed)
    return game


@pytest.mark.parametrize(
    ("count", "split"),
    [
        (4, {SHERIFF: 1, RENEGADE: 1, OUTLAW: 2}),
        (5, {SHERIFF: 1, RENEGADE: 1, OUTLAW: 2, DEPUTY: 1}),
        (6, {SHERIFF: 1, RENEGADE: 1, OUTLAW: 3, DEPUTY: 1}),
        (7, {SHERIFF: 1, RENEGADE: 1, OUTLAW: 3, DEPUTY: 2}),
    ],
)
def test_role_split(count: int, split: dict[int, int]) -> None:
    seats = set()
    for seed in range(40):
        t = deal(BangRules(NAMES[:count]), seed)
        assert Counter(player.role for player in t.players) == split
        seats.add(t.first)
    assert seats == set(range(count))  # anybody may be the Sheriff


@pytest.mark.parametrize("count", [1, 2, 3, 8, 9, 0, -1])
def test_other_table_sizes_are_refused(count: int) -> None:
    with pytest.raises(posse.PosseError, match="players"):
        posse.new("bang", players=count)


def test_roles_are_secret_until_elimination() -> None:
    for game in walk(BangRules(NAMES[:6]), 5):
        t = table(game)
        for viewer in range(-1, 6):
            shown = [player.role for player in game.view(viewer).players]  # type: ignore[attr-defined]
            for seat, role in enumerate(shown):
                is_open = t.players[seat].role == SHERIFF or not t.players[seat].alive or seat == viewer
                expected = ROLES[t.players[seat].role] if is_open or game.over else ""
                assert role == expected


def test_starting_life() -> None:
    for seed in range(20):
        for player in deal(BangRules(NAMES[:7]), seed).players:
            printed = cards.CHARACTER[player.character].life
            assert player.life == player.max_life == printed + (player.role == SHERIFF)


@pytest.mark.parametrize("rules", PLAIN, ids=lambda rules: str(len(rules.names)))
def test_starting_hand(rules: BangRules) -> None:
    t = deal(rules, 3)
    assert [len(player.hand) for player in t.players] == [player.life for player in t.players]
    assert len(t.deck) == 80 - sum(player.life for player in t.players)
    assert not t.discard


def test_characters_are_open_and_dealt_once() -> None:
    dealt = set()
    for seed in range(30):
        game = posse.new("bang", players=7, seed=seed)
        characters = [player.character for player in table(game).players]
        assert len(set(characters)) == 7
        dealt |= set(characters)
        for viewer in (-1, 0, 6):
            shown = [player.character for player in game.view(viewer).players]  # type: ignore[attr-defined]
            assert shown == [cards.CHARACTER[number].id for number in characters]
    assert len(dealt) == 16


def test_sheriff_takes_the_first_turn() -> None:
    for seed in range(10):
        game = posse.new("bang", players=5, seed=seed)
        t = table(game)
        assert t.players[t.turn].role == SHERIFF
        assert game.decision is not None
        assert game.decision.player == t.turn


def test_the_deck_is_shuffled_by_the_seed() -> None:
    rules = BangRules(NAMES[:4])
    assert deal(rules, 1).deck == deal(rules, 1).deck
    assert deal(rules, 1).deck != deal(rules, 2).deck


def test_fixed_roles_and_characters() -> None:
    roles = {"bob": "sheriff", "dee": "outlaw"}
    characters = {"ann": "suzy-lafayette", "bob": "el-gringo"}
    for seed in range(10):
        game = posse.new("bang", players=5, seed=seed, roles=roles, characters=characters)
        players = table(game).players
        assert ROLES[players[1].role] == "sheriff"
        assert ROLES[players[3].role] == "outlaw"
        assert cards.CHARACTER[players[0].character].id == "suzy-lafayette"
        assert players[1].max_life == 4
        assert posse.load(game.record()).record() == game.record()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"sets": ["dodge-town"]}, 'there is no set "dodge-town"'),
        ({"variants": ["fast"]}, 'there is no variant "fast"'),
        ({"characters": {"ann": "john-doe"}}, 'there is no character "john-doe"'),
        ({"characters": {"zoe": "el-gringo"}}, "nobody is called so"),
        ({"characters": {"ann": "el-gringo", "bob": "el-gringo"}}, "this table has no further el-gringo"),
        ({"roles": {"ann": "king"}}, 'there is no role "king"'),
        ({"roles": {"ann": "deputy"}}, "this table has no deputy"),
        ({"players": ["ann", "ann", "bob", "cal"]}, 'two players are called "ann"'),
        ({"players": ["Ann", "bob", "cal", "dee"]}, "cannot be a player's name"),
        ({"players": 12}, "bang is for 3-8 players, not for 12"),
    ],
)
def test_impossible_tables_are_refused_with_a_clear_sentence(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(posse.PosseError, match=message):
        posse.new("bang", **{"players": 4, **wrong})  # type: ignore[arg-type]


def test_unknown_game() -> None:
    with pytest.raises(posse.PosseError, match='there is no game "chess"'):
        posse.new("chess")


# ---- variants


def test_first_game_deck() -> None:
    rules = BangRules(NAMES[:4], (), ["first-game"])
    left = {cards.ID[card] for card in rules.card_numbers()}
    assert len(rules.card_numbers()) == 69
    assert not left & {"dynamite", "jail", "duel", "general-store", "indians"}
    t = deal(rules, 1)
    assert len(t.deck) + sum(len(player.hand) for player in t.players) == 69


def test_stick_setup_redraws_the_dynamite() -> None:
    rules = BangRules(NAMES[:7], (), ["stick-of-dynamite"])
    plain = BangRules(NAMES[:7])
    redrawn = 0
    for seed in range(60):
        t = deal(rules, seed)
        assert t.players[stick(t).holder].role == SHERIFF
        assert [len(player.hand) for player in t.players] == [player.life for player in t.players]
        assert not any(cards.ID[card] == "dynamite" for player in t.players for card in player.hand)
        assert any(cards.ID[card] == "dynamite" for card in t.deck)
        redrawn += any(cards.ID[card] == "dynamite" for p in deal(plain, seed).players for card in p.hand)
    assert redrawn  # so it did happen


# ---- a series


def test_series_carry_over() -> None:
    for seed in range(5):
        game = finished(BangRules(NAMES[:5], (), ["first-game"]), seed)
        t = table(game)
        alive = [NAMES[seat] for seat, player in enumerate(t.players) if player.alive]
        following = next_game(game, seed, keep=alive)
        assert following.rules.variants == ["first-game"]
        assert isinstance(following.rules, BangRules)
        after = deal(following.rules, seed)
        for seat, player in enumerate(after.players):
            assert len(player.hand) == player.life == player.max_life
            assert not player.in_play
            assert (player.character == t.players[seat].character) == t.players[seat].alive
        assert len({player.character for player in after.players}) == 5
        dead = next(NAMES[seat] for seat, player in enumerate(t.players) if not player.alive)
        with pytest.raises(posse.PosseError, match="was eliminated"):
            next_game(game, seed, keep=[dead])


def test_series_sheriff_passes() -> None:
    game = finished(BangRules(NAMES[:5]), 8)
    sheriff = next(seat for seat, player in enumerate(table(game).players) if player.role == SHERIFF)
    others = set()
    for seed in range(20):
        players = table(next_game(game, seed, pass_sheriff=True)).players
        assert players[(sheriff + 1) % 5].role == SHERIFF
        others.add(tuple(player.role for player in players))
    assert len(others) > 1  # the other roles are dealt at random
    after = next_game(game, "again", pass_sheriff=True)
    assert not after.over
    assert posse.load(after.record()).record() == after.record()


def test_series_needs_a_finished_game_and_players_of_it() -> None:
    with pytest.raises(posse.PosseError, match="when this one is over"):
        next_game(posse.new("bang", players=4), 1)
    with pytest.raises(posse.PosseError, match="nobody at this table"):
        next_game(finished(BangRules(NAMES[:4]), 1), 1, keep=["zoe"])
    with pytest.raises(posse.PosseError, match="a table of three has no Sheriff"):
        next_game(finished(BangRules(NAMES[:3], ["dodge-city"]), 1), 1, pass_sheriff=True)
    with pytest.raises(posse.PosseError, match="a series is played in BANG!"):
        next_game(posse.new("dice"), 1)


def test_every_split_is_complete() -> None:
    for each in cards.SETS.values():
        for count, split in each.role_splits.items():
            assert len(split) == count
            assert split.count(SHERIFF) == (count > 3)
