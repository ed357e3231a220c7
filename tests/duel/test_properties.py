"""The properties every game must have, on random Duels."""

import json
from typing import cast

import pytest
from hypothesis import given

from posse.duel import cards
from posse.duel.cards import SIDES
from posse.duel.rules import DuelRules
from posse.duel.table import COMMON, SETUP, Table
from posse.duel.view import knows
from posse.kernel.game import Game
from tests.duel.configurations import ALL, configurations, seeds
from tests.properties import (
    check_clone,
    check_imagine,
    check_one_step,
    check_options,
    check_replay,
    few,
    sample,
    walk,
)

some = few(25)


def table(game: Game) -> Table:
    return cast(Table, game.state)


@some
@given(configurations, seeds)
def test_eighty_cards_are_always_somewhere_and_every_game_ends(rules: DuelRules, seed: int) -> None:
    for game in walk(rules, seed):
        t = table(game)
        hands = [side.hand for side in t.sides]
        equipment = [fighter.equipment for side in t.sides for fighter in side.fighters()]
        places = [*t.decks, t.discard, t.aside, *hands, *equipment]
        assert sorted(card for place in places for card in place) == list(range(80))
        check_table(t)
    assert game.over
    assert len(game.winners) == 1


def check_table(t: Table) -> None:
    for seat, side in enumerate(t.sides):
        for fighter in side.fighters():
            keys = [cards.ID[card] for card in fighter.equipment]
            assert len(set(keys)) == len(keys)
            assert 0 <= fighter.life <= fighter.max_life
        if t.phase != SETUP and not t.over:
            assert side.front is not None
            assert not (side.rear is None and side.reserve)
        group = side.gone + side.reserve + [fighter.character for fighter in side.fighters()]
        assert len(set(group)) == len(group)
        assert set(group) <= set(t.pools[seat])
        assert all(cards.BACK[card] == seat for card in t.decks[seat])
    assert all(t.mixed >> card & 1 for card in t.decks[COMMON])


@some
@given(configurations, seeds)
def test_options_are_never_empty_and_all_applicable(rules: DuelRules, seed: int) -> None:
    for game in sample(rules, seed, every=9):
        check_options(game)


@some
@given(configurations, seeds)
def test_a_clone_equals_its_original(rules: DuelRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=9)):
        check_clone(game, seed + number)


@some
@given(configurations, seeds)
def test_a_replay_equals_the_live_game(rules: DuelRules, seed: int) -> None:
    for number, game in enumerate(walk(rules, seed)):
        if number % 120 == seed % 120 or game.over:
            check_replay(game)


@some
@given(configurations, seeds)
def test_imagination_depends_on_the_view_alone(rules: DuelRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=17)):
        check_imagine(game, (seed + number) % 2, number)


@some
@given(configurations, seeds)
def test_imagined_cards_have_the_backs_that_were_seen(rules: DuelRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=19)):
        world = game.imagine(number % 2, number)
        check_table(table(world))
        for side, imagined in zip(table(game).sides, table(world).sides, strict=True):
            backs = sorted(cards.BACK[card] for card in side.hand)
            assert sorted(cards.BACK[card] for card in imagined.hand) == backs


@some
@given(configurations, seeds)
def test_a_spectator_sees_no_secret(rules: DuelRules, seed: int) -> None:
    for game in sample(rules, seed, every=23):
        world = game.imagine(-1, seed)
        assert world.view(-1).as_dict() == game.view(-1).as_dict()
        check_table(table(world))


@some
@given(configurations, seeds)
def test_events_show_a_player_no_card_he_may_not_know(rules: DuelRules, seed: int) -> None:
    """Whatever card an event shows to a seat, that seat knows where it is when the move is over, or it was shuffled
    away since."""
    told = 0
    for game in walk(rules, seed):
        t = table(game)
        new = game.events[told:]
        told = len(game.events)
        if any(event.kind == "reshuffled" for event in new):
            continue
        for seat in (-1, 0, 1):
            for event in new:
                for card in cards_told(event.seen_by(seat).facts):
                    assert knows(t, seat, card), f"{event} tells seat {seat}"


@some
@given(configurations, seeds)
def test_events_tell_a_player_nothing_he_may_not_know(rules: DuelRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=5)):
        check_one_step(game, number % 2, number, lambda g, s, c: knows(table(g), s, c))


def cards_told(facts: object) -> list[int]:
    assert isinstance(facts, dict)
    one = [facts[key] for key in ("card", "aimed_at") if key in facts]
    return [*one, *facts.get("cards", ())]


@some
@given(configurations, seeds)
def test_the_choice_of_the_law_changes_nothing_the_outlaws_see(rules: DuelRules, seed: int) -> None:
    """Two games in which the Law chose differently look the same to the Outlaws until both have chosen."""
    one, other = Game.start(rules, str(seed)), Game.start(rules, str(seed))
    one.apply(0)
    other.apply(1)
    for viewer in (-1, 1):
        assert one.view(viewer).as_dict() == other.view(viewer).as_dict()
        assert one.view(viewer).events == other.view(viewer).events
        assert one.imagine(1, seed).state.fingerprint() == other.imagine(1, seed).state.fingerprint()
    assert one.decision is not None
    assert other.decision is not None
    assert one.decision.texts == other.decision.texts
    one.apply(0)
    other.apply(0)
    assert one.view(1).as_dict() != other.view(1).as_dict()


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: "-".join(rules.variants) or "plain")
def test_views_stay_small(rules: DuelRules) -> None:
    for game in sample(rules, 3, every=29):
        for seat in range(len(SIDES)):
            assert len(json.dumps(game.view(seat).as_dict())) < 5000
