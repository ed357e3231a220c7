"""The properties that every game must have, checked in random games of the card game in all its configurations."""

import json
import random
from typing import cast

import pytest
from hypothesis import given

from posse.bang import cards
from posse.bang.choosing import is_open
from posse.bang.rules import BangRules
from posse.bang.sets.base.stick import stick
from posse.bang.table import NOBODY, Table
from posse.bang.view import knows
from posse.kernel.game import Game
from posse.kernel.rng import seeded
from posse.roles import OUTLAW, RENEGADE
from tests.bang.configurations import ALL, configurations, label, seeds
from tests.bang.everything import coaches_first, everything
from tests.properties import (
    QUICK,
    check_clone,
    check_imagine,
    check_one_step,
    check_options,
    check_replay,
    few,
    sample,
    shown,
    walk,
)

some = few(60)


def table(game: Game) -> Table:
    return cast(Table, game.state)


@some
@given(configurations, seeds)
def test_cards_are_conserved_and_every_game_ends(rules: BangRules, seed: int) -> None:
    piles = {kind.pile for set_id in rules.sets for kind in cards.SETS[set_id].kinds} | {""}
    every_card = sorted(card for pile in piles for card in rules.card_numbers(pile))
    for game in walk(rules, seed):
        t = table(game)
        if rules.offers > 1 and is_open(t):
            assert sorted(t.deck) == sorted(rules.card_numbers())
            continue  # the rest of the table is only set up when all have chosen
        places = [t.deck, t.discard, t.aside, *(p.hand for p in t.players), *(p.in_play for p in t.players)]
        places += [place for part in t.parts.values() for place in part.cards()]
        # A card being played is only on the table itself once its effect has put it there.
        assert sorted(card for place in places for card in place) == every_card
        if game.decision is not None and game.decision.kind == "loot":
            continue  # the cards of a player are being shared out
        check_table(t)
    assert game.over
    assert game.winners


def check_table(t: Table) -> None:
    for player in t.players:
        keys = [cards.ID[card] for card in player.in_play]
        assert len(set(keys)) == len(keys)
        assert sum(cards.REACH[card] > 0 for card in player.in_play) <= 1
        assert player.life <= player.max_life
        if player.ghost:
            assert player.alive
            assert player.life == 0
        if not player.alive:
            assert not player.hand
            assert not player.in_play
            assert player.life == 0
    assert not any(t.known[card] & ~t.deck_known for card in t.deck)
    if "stick" in t.parts:
        holder = stick(t).holder
        assert holder == NOBODY or t.players[holder].alive


@some
@given(configurations, seeds)
def test_options_are_never_empty_and_all_applicable(rules: BangRules, seed: int) -> None:
    for game in sample(rules, seed, every=7):
        check_options(game)


@some
@given(configurations, seeds)
def test_a_clone_equals_its_original(rules: BangRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=5)):
        check_clone(game, seed + number)


@some
@given(configurations, seeds)
def test_a_replay_equals_the_live_game(rules: BangRules, seed: int) -> None:
    for number, game in enumerate(walk(rules, seed)):
        if number % 60 == seed % 60 or game.over:
            check_replay(game)


@some
@given(configurations, seeds)
def test_imagination_depends_on_the_view_alone(rules: BangRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=11)):
        check_imagine(game, (seed + number) % len(rules.names), number)


def scramble(t: Table, seat: int, seed: int) -> None:
    """Change everything that a seat cannot see, without the engine's help: the order of the others' cards, who else
    knows what, the random numbers to come, and two unseen cards, which change places."""
    choose = random.Random(seed)
    t.rng = seeded(f"scrambled {seed}")
    unseen = []
    for other, player in enumerate(t.players):
        if other != seat:
            choose.shuffle(player.hand)
            unseen += [(player.hand, i) for i, card in enumerate(player.hand) if not knows(t, seat, card)]
    unseen += [(t.deck, i) for i, card in enumerate(t.deck) if not knows(t, seat, card)]
    if len(unseen) > 1:
        (one, i), (other_place, j) = choose.sample(unseen, 2)
        one[i], other_place[j] = other_place[j], one[i]
    for place in [t.deck, *(player.hand for player in t.players)]:
        for card in place:
            if t.known[card] >= 0:
                own = 1 << seat if seat >= 0 else 0
                t.known[card] = t.known[card] & own | choose.getrandbits(len(t.players)) & ~own


@some
@given(configurations, seeds)
def test_what_cannot_be_seen_has_no_part_in_imagined_worlds(rules: BangRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=17)):
        seat = number % len(rules.names)
        if not game.at_menu or game.decision is None or game.decision.player != seat:
            continue
        other = game.clone()
        scramble(table(other), seat, number)
        assert other.view(seat).as_dict() == game.view(seat).as_dict()
        assert shown(other.imagine(seat, 1)) == shown(game.imagine(seat, 1))


@some
@given(configurations, seeds)
def test_a_spectator_sees_no_secret(rules: BangRules, seed: int) -> None:
    for game in sample(rules, seed, every=23):
        world = game.imagine(-1, seed)
        assert world.view(-1).as_dict() == game.view(-1).as_dict()


@some
@given(configurations, seeds)
def test_events_tell_a_player_nothing_he_may_not_know(rules: BangRules, seed: int) -> None:
    for number, game in enumerate(sample(rules, seed, every=4)):
        check_one_step(game, number % len(rules.names), number, lambda g, s, c: knows(table(g), s, c))


@some
@given(configurations, seeds)
def test_hidden_roles_change_nothing_that_others_see(rules: BangRules, seed: int) -> None:
    """Two games that differ only in two hidden roles look the same to any other player, until one of the two is
    shown."""
    one = Game.start(rules, str(seed))
    hidden = [s for s, p in enumerate(table(one).players) if p.role in (OUTLAW, RENEGADE)]
    if rules.goals.open_roles:
        return
    other = Game.start(rules, str(seed))
    a = next(s for s in hidden if table(one).players[s].role == OUTLAW)
    b = next(s for s in hidden if table(one).players[s].role == RENEGADE)
    table(other).players[a].role, table(other).players[b].role = RENEGADE, OUTLAW
    viewers = [-1, *(s for s in range(len(rules.names)) if s not in (a, b))]
    step = told = 0
    while one.decision is not None and other.decision is not None:
        if any(table(one).players[s].role_shown for s in (a, b)):
            return
        if any(event.kind == "role_dealt" for event in one.events[told:]):
            return  # roles were dealt anew, so players who got one of the two know it
        for viewer in viewers:
            assert one.view(viewer).as_dict() == other.view(viewer).as_dict()
            assert one.view(viewer).events_since(told) == other.view(viewer).events_since(told)
        told = len(one.events)
        assert one.decision.texts == other.decision.texts
        move = (seed + step) % len(one.decision.options)
        step += 1
        one.apply(move)
        other.apply(move)


@pytest.mark.parametrize("rules", [rules for rules in ALL if len(rules.names) >= 7][::5], ids=label)
def test_views_stay_small(rules: BangRules) -> None:
    for game in sample(rules, 3, every=29):
        for seat in range(len(rules.names)):
            assert len(json.dumps(game.view(seat).as_dict())) < 5000


@pytest.mark.parametrize("seed", range(max(1, 4 // QUICK)))
def test_everything_that_hides_something_is_hidden_at_once(seed: int) -> None:
    """All sets, shadows, a Map, hands that are opened and closed again, roles dealt anew."""
    game, luck = everything(seed), random.Random(seed)
    number = 0
    while game.decision is not None:
        number += 1
        if number % 9 == 0:
            seat = luck.randrange(-1, len(game.rules.names))
            assert game.imagine(seat, number).view(seat).as_dict() == game.view(seat).as_dict()
            check_one_step(game, seat, number, lambda g, s, c: knows(table(g), s, c))
            if seat >= 0:
                check_imagine(game, seat, number)
        game.apply(coaches_first(game, luck))
