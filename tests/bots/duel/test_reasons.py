"""The bot says why, in whole sentences about its choice."""

import re

import pytest

from posse.bots import make
from posse.bots.duel.thumb import DuelThumb
from posse.bots.style import Style
from posse.bots.words import said
from posse.duel import cards
from posse.duel.rules import DuelRules
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option, id_of
from tests.bots.duel.positions import ALONE, position, says
from tests.duel import configurations


def test_a_shot_names_the_gun_the_target_and_the_odds() -> None:
    game = position(
        "law", law={"hand": ["colt"]}, outlaw={**ALONE, "ac": "sid-curry 1", "hand": ["knife"] * 2}
    )
    assert re.fullmatch(
        r"I shoot at Sid Curry with the Colt: Sid Curry has one life point left and the Outlaws hold two cards, "
        r"so it hits in about \d+ % of all cases\.",
        says(game),
    )


def test_a_card_used_as_another_says_so() -> None:
    game = position("outlaw", outlaw={"ac": "toco-ramirez", "hand": ["dynamite", "missed"]})
    assert says(game).startswith("I use the Dynamite as a Colt against Bill Tightman: ")


def test_a_defence_names_the_card_and_the_character() -> None:
    moves = ["outlaw: play colt -> law.ac"]
    game = position("outlaw", moves, outlaw={"hand": ["colt@outlaw"]}, law={"hand": ["missed", "colt"]})
    assert says(game) == "I play the Missed! against the hit: Bill Tightman has five life points left."


def test_a_swap_names_who_comes_forward() -> None:
    game = position("outlaw", outlaw={"rc": "tom-thorn"})
    assert says(game).startswith("I bring Tom Thorn to the front: ")


def test_the_first_ac_is_named_with_his_merit() -> None:
    game = Game.start(configurations.ALL[0], "1")
    decision = game.decision
    assert decision is not None
    bot = make("rule-of-thumb", "1")
    option = bot.choose(game.view(decision.player), decision)
    name = cards.CHARACTER[cards.CHARACTER_NUMBER[id_of(str(option.thing))]].name
    assert bot.explain().startswith(f"I begin with {name} in front, who ")


def test_nothing_weighed_nothing_said() -> None:
    thumb = DuelThumb(Style(), make("random", "1").luck)
    assert said(thumb.reason(Option("end"))) == "I have not weighed anything yet."


SENTENCE = re.compile(r"[A-Z].*[^.!?:;, ]\.")


def named(decision: Decision, option: Option) -> list[str]:
    """The names of the card and of the character that an option is about."""
    out = []
    if isinstance(option.thing, int) and option.verb in ("play", "reload") and option.thing < len(cards.KIND):
        out.append(cards.KIND[option.thing].name)
    if option.verb == "use" and option.thing in cards.CHARACTER_NUMBER:
        out.append(cards.CHARACTER[cards.CHARACTER_NUMBER[id_of(str(option.thing))]].name)
    return out


@pytest.mark.parametrize("rules", configurations.ALL, ids=lambda rules: "-".join(rules.variants) or "usual")
def test_there_is_a_sentence_for_every_option_of_every_decision(rules: DuelRules) -> None:
    """Not only for options that the bot takes, since weaker bots take others."""
    for seed in range(2):
        game = Game.start(rules, f"reasons {seed}")
        thumbs = [DuelThumb(Style("easy"), make("random", f"{seed}/{seat}").luck) for seat in range(2)]
        while (decision := game.decision) is not None:
            thumb = thumbs[decision.player]
            option = thumb.choose(game.view(decision.player), decision)
            for offered in decision.options:
                sentence = said(thumb.reason(offered))
                assert SENTENCE.fullmatch(sentence), sentence
                for name in named(decision, offered):
                    assert name.removesuffix("!") in sentence, (decision.text(offered), sentence)
            game.apply(option)
