"""Dodge City: games for three and for eight players, which a scenario cannot deal."""

from collections import Counter
from typing import cast

import pytest

import posse
from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.table import Table
from posse.kernel.scenario import read
from posse.locales.speak import Voice
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from posse.tellers import teller
from tests.bang.configurations import NAMES

DODGE_CITY = ["dodge-city"]


def deal(count: int, seed: int) -> Table:
    return cast(Table, BangRules(NAMES[:count], DODGE_CITY).deal(str(seed)))


def test_the_deck_has_a_hundred_and_twenty_cards_and_there_are_31_characters() -> None:
    rules = BangRules(NAMES[:5], DODGE_CITY)
    assert len(rules.card_numbers()) == 120
    assert len(rules.character_numbers()) == 31
    kinds = Counter(cards.ID[card] for card in cards.SETS["dodge-city"].cards)
    assert len(kinds) == 34
    assert sum(kinds.values()) == 40


def test_eight_players_roles() -> None:
    seats = set()
    for seed in range(40):
        t = deal(8, seed)
        assert Counter(player.role for player in t.players) == {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2}
        for seat, player in enumerate(t.players):
            assert player.role_shown == (player.role == SHERIFF)
            extra = player.role == SHERIFF
            assert player.life == cards.CHARACTER[player.character].life + extra == len(player.hand)
            if extra:
                assert t.first == seat
                seats.add(seat)
    assert seats == set(range(8))
    for count, sets in ((8, []), (9, DODGE_CITY)):
        with pytest.raises(posse.PosseError, match="players"):
            posse.new("bang", players=count, sets=sets)


def test_three_players_roles_are_open() -> None:
    dealt = set()
    for seed in range(20):
        t = deal(3, seed)
        assert sorted(player.role for player in t.players) == [DEPUTY, OUTLAW, RENEGADE]
        dealt.add(tuple(player.role for player in t.players))
        for player in t.players:
            assert player.role_shown
            assert player.life == cards.CHARACTER[player.character].life == len(player.hand)
        game = posse.new("bang", players=3, sets=DODGE_CITY, seed=seed)
        for viewer in range(-1, 3):
            assert all(player.role for player in game.view(viewer).players)  # type: ignore[attr-defined]
    assert len(dealt) == 6
    with pytest.raises(posse.PosseError, match="is for 4, 5, 6, 7 players, not for 3"):
        posse.new("bang", players=3)


def test_three_players_deputy_begins() -> None:
    seats = set()
    for seed in range(20):
        game = posse.new("bang", players=3, sets=DODGE_CITY, seed=seed)
        t = cast(Table, game.state)
        assert t.players[t.turn].role == DEPUTY
        seats.add(t.turn)
        first = t.turn
        while t.turns == 1 and game.decision is not None:
            game.apply(len(game.decision.options) - 1)
        if not game.over and all(player.alive for player in t.players):
            assert t.turn == (first + 1) % 3
    assert seats == {0, 1, 2}


HUNT = """\
scenario: hunt
game: bang
sets: [base, dodge-city]
players:
  - ann: {role: deputy, character: willy-the-kid, hand: [bang@2C]}
  - bob: {role: outlaw, character: slab-the-killer, life: 1}
  - cal: {role: renegade, character: tequila-joe}
turn: ann
moves: []
"""


def test_when_the_hunt_is_over_everybody_is_told_what_wins_now() -> None:
    game = BangSetter().table(read(HUNT, "hunt"), ["ann", "bob", "cal"])
    assert "goal" not in game.view(0).as_dict()
    assert game.rules.sides(game.state) == ["law", "outlaws", "renegade"]
    game.apply("play bang -> bob")
    for seat in range(-1, 3):
        assert game.view(seat).as_dict()["goal"] == "bang-goals-last-of-three"
    assert game.rules.sides(game.state) == ["alone"] * 3
    (told,) = [event for event in game.events if event.kind == "goals"]
    line = teller(game.rules).line(told, 2, game.events)
    assert line is not None
    said = Voice("en", "bang", ["ann", "bob", "cal"], 2).sentence(line.message)
    assert said == "From now on: The hunt is over, be the last one in play."
