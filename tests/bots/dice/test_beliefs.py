"""What a bot concludes from what the others do."""

from typing import cast

import pytest

from posse.bots import Bot, make
from posse.bots.belief import UNKNOWN, Belief
from posse.bots.dice.deeds import Witness
from posse.dice.rules import DiceRules
from posse.dice.table import Table
from posse.dice.view import DiceView
from posse.kernel.game import Game
from posse.roles import DEPUTY, OUTLAW, SHERIFF
from tests.bots.dice.positions import position
from tests.dice.configurations import ALL, NAMES

ANN, BOB, CAL, DEE, EVE = range(5)
BLANK = "dynamite dynamite gatling gatling"


def believes(game: Game, seat: int, spec: str = "rule-of-thumb") -> list[list[float]]:
    return make(spec, "1").beliefs(game.view(seat))


def test_at_first_there_are_only_the_numbers() -> None:
    game = position("ann", "arrow arrow arrow arrow arrow")
    assert believes(game, ANN)[BOB] == pytest.approx([0.0, 0.25, 0.5, 0.25])
    assert believes(game, BOB)[CAL] == pytest.approx([0.0, 0.0, 2 / 3, 1 / 3])


def test_who_shoots_the_sheriff_is_an_outlaw() -> None:
    game = position("eve", f"one {BLANK}", ["eve: keep", "eve: choose ann"])
    chances = believes(game, ANN)
    assert chances[EVE][OUTLAW] > 0.9
    assert chances[DEE][OUTLAW] < 0.5  # there is only one more
    for row in chances:
        assert sum(row) == pytest.approx(1.0)


def test_who_spares_the_sheriff_is_none() -> None:
    game = position("eve", f"one {BLANK}", ["eve: keep", "eve: choose dee"])
    assert believes(game, ANN)[EVE][OUTLAW] < 0.1
    assert believes(game, ANN)[DEE][OUTLAW] > 0.6


def test_a_shot_without_a_choice_tells_nothing() -> None:
    # With four players left only Dee sits two places away from Bob, and it is his last roll.
    moves = ["bob: reroll 5", "bob: reroll 5"]
    shot, none = (
        position("bob", f"{BLANK} arrow arrow {last} {BLANK} beer", moves, eve={"dead": True})
        for last in ("two", "arrow")
    )
    assert "aimed" in [event.kind for event in shot.events]
    assert believes(shot, ANN) == believes(none, ANN)


def test_who_gives_the_sheriff_a_beer_is_a_friend() -> None:
    game = position(
        "bob", f"beer {BLANK}", ["bob: keep", "bob: choose ann"], ann={"life": 5}, dee={"life": 5}
    )
    chances = believes(game, ANN)[BOB]
    assert chances[OUTLAW] < 0.1
    assert chances[DEPUTY] > 0.4


def test_a_beer_for_the_only_one_in_need_tells_nothing() -> None:
    game = position("bob", f"beer {BLANK}", ["bob: keep", "bob: choose dee"], dee={"life": 5})
    assert believes(game, ANN)[BOB] == pytest.approx([0.0, 0.25, 0.5, 0.25])


def test_who_rolls_away_a_shot_at_the_sheriff_is_hardly_an_outlaw() -> None:
    rolls = f"one {BLANK} arrow"
    away = position("eve", rolls, ["eve: reroll 1"])
    assert believes(away, ANN)[EVE][OUTLAW] < 0.25
    left = position("eve", rolls, ["eve: reroll 4"])
    assert believes(left, ANN)[EVE][OUTLAW] > 0.5


def test_who_rolls_away_what_cannot_hit_the_sheriff_may_be_an_outlaw() -> None:
    rolls = f"two {BLANK} arrow"
    assert believes(position("eve", rolls, ["eve: reroll 1"]), ANN)[EVE][OUTLAW] > 0.6
    assert believes(position("eve", rolls, ["eve: reroll 4"]), ANN)[EVE][OUTLAW] < 0.5


def test_sid_ketchum_shows_whose_friend_he_is() -> None:
    sid, weak = {"character": "sid-ketchum"}, {"life": 3}
    game = position("eve", "", ["eve: choose ann"], eve=sid, ann=weak, bob=weak)
    assert believes(game, CAL)[EVE][OUTLAW] < 0.1
    game = position("eve", "", ["eve: choose bob"], eve=sid, ann=weak, bob=weak)
    assert believes(game, CAL)[EVE][DEPUTY] < 0.1


def test_a_life_point_that_sid_ketchum_wastes_is_no_gift() -> None:
    moves = ["eve: choose eve", "eve: keep", "eve: choose ann"]
    game = position("eve", f"beer {BLANK}", moves, eve={"character": "sid-ketchum"}, ann={"life": 3})
    view = cast(DiceView, game.view(CAL))
    witness = Witness(view, 1.0)
    witness.look(view)
    assert witness.gifts[EVE][ANN] == 1  # the beer, and nothing else


def test_kit_carlson_shows_whose_friend_he_is() -> None:
    rolls = "gatling dynamite dynamite arrow beer"
    moves = ["eve: keep", "eve: choose eve", "eve: choose ann"]
    kit = {"character": "kit-carlson"}
    game = position("eve", rolls, moves, eve=kit, ann={"arrows": 2}, bob={"arrows": 2})
    assert believes(game, CAL)[EVE][OUTLAW] < 0.1


def test_the_dead_show_their_roles() -> None:
    game = position("eve", f"one {BLANK}", ["eve: keep", "eve: choose dee"], dee={"life": 1})
    assert believes(game, ANN)[DEE][OUTLAW] == pytest.approx(1.0)


def test_one_does_not_wonder_about_oneself() -> None:
    game = position("eve", f"one {BLANK}", ["eve: keep", "eve: choose dee"])
    chances = believes(game, EVE)
    assert chances[EVE] == pytest.approx([0.0, 0.0, 1.0, 0.0])
    assert chances[DEE] == pytest.approx(chances[CAL])  # a player learns nothing from his own deeds


def test_the_blind_draw_no_conclusions() -> None:
    game = position("eve", f"one {BLANK}", ["eve: keep", "eve: choose ann"])
    assert believes(game, ANN, "rule-of-thumb/blind")[EVE][OUTLAW] == pytest.approx(0.5)


def test_who_comes_late_believes_the_same() -> None:
    for rules in ALL[1:]:
        game = Game.start(rules, "late")
        bots = [make("rule-of-thumb", str(seat)) for seat in range(len(rules.names))]
        compared = 0
        while (decision := game.decision) is not None:
            seat = decision.player
            view = game.view(seat)
            if len(game.moves) % 20 == 0:
                assert make("rule-of-thumb", "late").beliefs(view) == bots[seat].beliefs(view)
                compared += 1
            game.apply(bots[seat].choose(view, decision))
        assert compared > 1


def test_who_only_watches_believes_too() -> None:
    game = position("eve", f"one {BLANK}", ["eve: keep", "eve: choose ann"])
    assert believes(game, -1)[EVE][OUTLAW] > 0.9


def test_beliefs_come_nearer_to_the_truth() -> None:
    """Half-way through a game the true roles are believed one and a half times as likely as at first."""
    rules = DiceRules(NAMES[:5])
    ratios: list[float] = []
    for number in range(12):
        game = Game.start(rules, f"truth/{number}")
        bots = [make("rule-of-thumb", str(seat)) for seat in range(5)]
        by_turn: dict[int, list[float]] = {}
        while (decision := game.decision) is not None:
            if rules.turns(game.state) not in by_turn:
                by_turn[rules.turns(game.state)] = against_the_start(game, bots)
            game.apply(bots[decision.player].choose(game.view(decision.player), decision))
        ratios += by_turn[sorted(by_turn)[len(by_turn) // 2]]
    assert sum(ratios) / len(ratios) > 1.5


def against_the_start(game: Game, bots: list[Bot]) -> list[float]:
    """The chances given to true roles that are hidden, each divided by its chance at the start."""
    players = cast(Table, game.state).players
    roles = [player.role for player in players]
    out: list[float] = []
    for seat, bot in enumerate(bots):
        start = Belief(
            [role if role == SHERIFF or other == seat else UNKNOWN for other, role in enumerate(roles)]
        )
        for other, chances in enumerate(bot.beliefs(game.view(seat))):
            if other != seat and not players[other].role_shown:
                out.append(chances[roles[other]] / start.chances[other][roles[other]])
    return out
