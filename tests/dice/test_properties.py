"""The properties every game must have, on random Dice Games of all player counts."""

from typing import cast

from hypothesis import given

from posse.dice.faces import DICE
from posse.dice.rules import DiceRules
from posse.dice.table import ARROWS, Table
from posse.kernel.game import Game
from posse.roles import OUTLAW, RENEGADE
from tests.dice.configurations import ALL, configurations, seeds
from tests.properties import (
    check_clone,
    check_imagine,
    check_options,
    check_replay,
    few,
    sample,
    walk,
)

some = few(20)


def table(game: Game) -> Table:
    return cast(Table, game.state)


@some
@given(configurations, seeds)
def test_arrows_are_conserved_and_every_game_ends(rules: DiceRules, seed: int) -> None:
    for game in walk(rules, seed):
        t = table(game)
        assert t.pile + sum(player.arrows for player in t.players) == ARROWS
        assert t.pile > 0
        check_table(t)
    assert game.over
    assert game.winners


def check_table(t: Table) -> None:
    assert len(t.dice) in (0, DICE)
    assert sorted(t.deaths) == [seat for seat, player in enumerate(t.players) if not player.alive]
    for player in t.players:
        assert 0 <= player.life <= player.max_life
        if not player.alive:
            assert player.life == 0
            assert player.arrows == 0
            assert player.role_shown


@some
@given(configurations, seeds)
def test_options_are_never_empty_and_all_applicable(rules: DiceRules, seed: int) -> None:
    for game in sample(rules, seed, every=7):
        check_options(game)


@some
@given(configurations, seeds)
def test_a_clone_equals_its_original(rules: DiceRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=3)):
        check_clone(game, seed + number)


@some
@given(configurations, seeds)
def test_a_replay_equals_the_live_game(rules: DiceRules, seed: int) -> None:
    for number, game in enumerate(walk(rules, seed)):
        if number % 20 == seed % 20 or game.over:
            check_replay(game)


@some
@given(configurations, seeds)
def test_imagination_depends_on_the_view_alone(rules: DiceRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=7)):
        check_imagine(game, (seed + number) % len(rules.names), number)


@some
@given(configurations, seeds)
def test_events_tell_a_player_nothing_he_may_not_know(rules: DiceRules, seed: int) -> None:
    """A move made with the same luck in two games that differ in hidden roles tells a player the same in both, until
    a role comes to light."""
    for number, game in enumerate(sample(rules, seed, every=3)):
        if game.decision is None:
            continue
        seat = number % len(rules.names)
        real, world = game.clone(), game.imagine(seat, number)
        world.state.rng = real.state.rng
        move = (seed + number) % len(game.decision.options)
        real.apply(move)
        world.apply(move)
        told = [[event.seen_by(seat) for event in each.events[len(game.events) :]] for each in (real, world)]
        for one, other in zip(*told, strict=False):
            if one != other:
                assert one.kind == other.kind
                assert one.kind in ("eliminated", "over")
                break


@some
@given(configurations, seeds)
def test_hidden_roles_change_nothing_that_others_see(rules: DiceRules, seed: int) -> None:
    """Two games equal but for two hidden roles look the same to everybody else until one of the two is out."""
    one, other = Game.start(rules, str(seed)), Game.start(rules, str(seed))
    roles = [player.role for player in table(one).players]
    a, b = roles.index(OUTLAW), roles.index(RENEGADE)
    table(other).players[a].role, table(other).players[b].role = RENEGADE, OUTLAW
    viewers = [-1, *(seat for seat in range(len(roles)) if seat not in (a, b))]
    step = 0
    while table(one).players[a].alive and table(one).players[b].alive:
        if one.decision is None or other.decision is None:
            return
        assert one.decision.texts == other.decision.texts
        for viewer in viewers:
            assert one.view(viewer).as_dict() == other.view(viewer).as_dict()
            assert one.view(viewer).events == other.view(viewer).events
        move = (seed + 7 * step) % len(one.decision.options)
        step += 1
        one.apply(move)
        other.apply(move)


def test_an_imagined_world_does_not_know_how_the_dice_will_fall() -> None:
    for rules in ALL:
        game = Game.start(rules, "luck")
        table(game).rolls = [0] * 50
        worlds = [game.imagine(0, seed) for seed in range(8)]
        for world in worlds:
            assert world.decision is not None
            world.apply(len(world.decision.options) - 2 if world.decision.kind == "roll" else 0)
        assert len({tuple(table(world).faces) for world in worlds}) > 1
