"""Which dice a bot rolls again, and that its calculation is right."""

from itertools import product
from typing import cast

import pytest

from posse.bots.dice.characters import BY_ID
from posse.bots.dice.deeds import Witness
from posse.bots.dice.enmity import stakes
from posse.bots.dice.outlook import Outlook
from posse.bots.dice.payoff import Payoff
from posse.bots.dice.rerolls import Rolling
from posse.bots.style import Style
from posse.dice.faces import ARROW, BEER, DICE, DYNAMITE, FACES, GATLING, ONE, TWO
from posse.dice.view import DiceView
from posse.kernel.game import Game
from tests.bots.dice.positions import position, rolled_again, worth


def outlook(game: Game) -> Outlook:
    decision = game.decision
    assert decision is not None
    view = cast(DiceView, game.view(decision.player))
    witness = Witness(view, 1.0)
    witness.look(view)
    return Outlook(view, stakes(view, witness, Style()))


def brute_force(o: Outlook, payoff: Payoff, dice: list[int], again: list[int], rerolls: int) -> float:
    """The worth of rolling some dice again, found by going through everything that may happen."""
    total = 0.0
    for faces in product(range(len(FACES)), repeat=len(again)):
        after = dice.copy()
        for die, face in zip(again, faces, strict=True):
            after[die] = face
        total += best(o, payoff, after, rerolls - 1) + o.taking_arrows(faces.count(ARROW))
    return total / float(len(FACES)) ** len(again)


def best(o: Outlook, payoff: Payoff, dice: list[int], rerolls: int) -> float:
    counts = [dice.count(face) for face in (DYNAMITE, ONE, TWO, BEER, GATLING)]
    most = payoff.worth(*counts)
    if rerolls:
        free = [
            die
            for die, face in enumerate(dice)
            if o.cast[o.turn].locks(dice.count(DYNAMITE)) <= (face != DYNAMITE)
        ]
        for chosen in product([False, True], repeat=len(free)):
            again = [die for die, wanted in zip(free, chosen, strict=True) if wanted]
            if again:
                most = max(most, brute_force(o, payoff, dice, again, rerolls))
    return most


@pytest.mark.parametrize("character", ["jourdonnais", "slab-the-killer", "suzy-lafayette", "kit-carlson"])
def test_one_reroll_is_reckoned_exactly(character: str) -> None:
    game = position(
        "bob",
        "one beer gatling dynamite arrow",
        bob={"character": character, "life": 3},
        cal={"arrows": 2, "life": 2},
        dee={"character": "el-gringo"},
        arrows_in_pile=3,
    )
    o = outlook(game)
    view = cast(DiceView, game.view(1))
    payoff = Payoff(o, view.ring)
    arrows = [o.taking_arrows(count) for count in range(DICE + 1)]
    rolling = Rolling(o.cast[1], view.dice, 1, payoff, arrows)
    assert rolling.keep == pytest.approx(best(o, payoff, view.dice, 0))
    for again in ([0], [4], [1, 2], [0, 1, 2, 4]):
        faces = [view.dice[die] for die in again]
        assert rolling.again(faces) == pytest.approx(brute_force(o, payoff, view.dice, again, 1))


def test_a_reroll_after_the_next_is_reckoned_exactly() -> None:
    # With three dynamites two dice are left to roll.
    game = position("eve", "dynamite dynamite dynamite one arrow", eve={"life": 4})
    o = outlook(game)
    view = cast(DiceView, game.view(4))
    payoff = Payoff(o, view.ring)
    arrows = [o.taking_arrows(count) for count in range(DICE + 1)]
    rolling = Rolling(o.cast[4], view.dice, 2, payoff, arrows)
    for again in ([3], [4], [3, 4]):
        faces = [view.dice[die] for die in again]
        assert rolling.again(faces) == pytest.approx(brute_force(o, payoff, view.dice, again, 2))


def test_black_jack_reckons_with_dynamite_he_may_still_roll_again() -> None:
    game = position("eve", "one one one arrow arrow", eve={"life": 4})
    o = outlook(game)
    view = cast(DiceView, game.view(4))
    arrows = [o.taking_arrows(count) for count in range(DICE + 1)]
    plain, jack = (
        Rolling(BY_ID[who], view.dice, 2, Payoff(o, view.ring), arrows).again([ARROW, ARROW])
        for who in ("pedro-ramirez", "black-jack")
    )
    assert jack > plain


def test_arrows_left_over_after_an_attack_are_reckoned_with() -> None:
    o = outlook(position("eve", "one one one dynamite dynamite", arrows_in_pile=1))
    assert o.taking_arrows(3) < o.taking_arrows(2) < o.taking_arrows(1) < o.taking_arrows(0) == 0.0


# ---- bull's eyes


def test_an_outlaw_leaves_bulls_eyes_for_the_sheriff_lying() -> None:
    game = position("eve", "one one arrow arrow gatling")
    assert not rolled_again(game) & {1, 2}


def test_a_deputy_rolls_away_what_would_hit_the_sheriff() -> None:
    # Four players are left, and only the Sheriff sits two places away.
    game = position(
        "cal",
        "two two arrow beer arrow",
        bob={"role": "renegade"},
        cal={"role": "deputy"},
        dee={"dead": True},
    )
    assert {1, 2} <= rolled_again(game)


def test_the_renegade_does_not_want_the_sheriff_dead_too_early() -> None:
    game = position("cal", "two two arrow beer arrow", dee={"dead": True}, ann={"life": 2})
    assert {1, 2} <= rolled_again(game)


# ---- dynamite and arrows


def test_with_the_last_life_point_a_third_dynamite_is_not_risked() -> None:
    rolls = "dynamite dynamite gatling gatling one"
    assert rolled_again(position("ann", rolls, ann={"life": 1})) == set()
    assert rolled_again(position("ann", rolls, ann={"life": 9, "arrows": 3})) == {5}


def test_if_the_dynamite_kills_no_other_die_counts() -> None:
    last = {"life": 1}
    shots = worth(position("ann", "dynamite dynamite dynamite one one", ann=last))
    beers = worth(position("ann", "dynamite dynamite dynamite beer beer", ann=last))
    assert shots["keep"] == beers["keep"] < -4.0


def test_with_three_dynamites_there_is_nothing_to_lose() -> None:
    game = position("bob", "dynamite dynamite dynamite gatling gatling", bob={"life": 6}, ann={"life": 4})
    assert rolled_again(game) == {4, 5}


def test_a_beer_heals_what_the_dynamite_takes() -> None:
    rolls = "dynamite dynamite dynamite beer one"
    assert 4 not in rolled_again(position("ann", rolls))


def test_arrows_are_feared_when_the_indians_are_near() -> None:
    rolls = "gatling dynamite one one one"
    assert rolled_again(position("ann", rolls, ann={"life": 6})) == {1}
    assert rolled_again(position("ann", rolls, ann={"life": 6, "arrows": 5}, arrows_in_pile=1)) == set()


def test_the_indians_are_feared_by_who_holds_the_arrows() -> None:
    rolls = "gatling dynamite one one one"
    many = {"arrows": 4, "life": 6}
    outlaw = worth(position("eve", rolls, ann=many, arrows_in_pile=1))
    sheriff = worth(position("ann", rolls, ann=many, arrows_in_pile=1))
    assert outlaw["reroll 1"] > outlaw["keep"]
    assert sheriff["reroll 1"] < sheriff["keep"]


def test_black_jack_rolls_dynamite_again() -> None:
    game = position("eve", "dynamite dynamite one one one", eve={"character": "black-jack"})
    assert rolled_again(game) == {1, 2}


# ---- beer and Gatling


def test_beers_are_for_the_thirsty() -> None:
    rolls = "beer beer gatling gatling one"
    assert not rolled_again(position("eve", rolls, eve={"life": 2})) & {1, 2}
    assert {1, 2} <= rolled_again(position("eve", rolls))


def test_a_deputy_leaves_beers_for_a_wounded_sheriff() -> None:
    game = position("bob", "beer beer arrow arrow dynamite", ann={"life": 2})
    assert not rolled_again(game) & {1, 2}


def test_gatlings_that_fire_are_left_lying() -> None:
    game = position("ann", "gatling gatling gatling arrow arrow", ann={"arrows": 2})
    assert not rolled_again(game) & {1, 2, 3}


def test_two_gatlings_wait_for_a_third() -> None:
    game = position("dee", "gatling gatling arrow dynamite arrow", dee={"arrows": 4, "life": 5})
    assert not rolled_again(game) & {1, 2}


def test_two_gatlings_are_enough_for_willy_the_kid() -> None:
    rolls = "gatling gatling dynamite dynamite arrow"
    plain, willy = (
        worth(position("ann", rolls, ann={"character": who}))["keep"]
        for who in ("paul-regret", "willy-the-kid")
    )
    assert willy > plain + 1.0


def test_suzy_lafayette_gains_by_rolling_her_only_bulls_eye_away() -> None:
    rolls = "one beer dynamite dynamite beer"
    plain, suzy = (
        worth(position("ann", rolls, ann={"character": who, "life": 3}))
        for who in ("paul-regret", "suzy-lafayette")
    )
    assert suzy["reroll 1"] - suzy["keep"] > plain["reroll 1"] - plain["keep"] + 0.5


def test_slab_the_killer_reckons_with_doubling_a_shot() -> None:
    rolls = "one beer gatling dynamite dynamite"
    plain, slab = (
        worth(position("eve", rolls, eve={"character": who}, ann={"life": 2}))["keep"]
        for who in ("black-jack", "slab-the-killer")
    )
    assert slab > plain + 2.0


def test_lucky_duke_reckons_with_his_third_reroll() -> None:
    rolls = "arrow arrow arrow arrow gatling"
    plain, lucky = (
        worth(position("eve", rolls, eve={"character": who, "life": 5}))
        for who in ("el-gringo", "lucky-duke")
    )
    assert lucky["reroll 1, 2, 3, 4"] > plain["reroll 1, 2, 3, 4"]
