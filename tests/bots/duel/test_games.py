"""Whole games: the bot beats a random player from either side, and its temper shows."""

import pytest

from posse.bots import make
from posse.bots.style import Style
from posse.duel.rules import DuelRules
from posse.kernel.game import Game
from tests.bots.duel.positions import position, worth
from tests.duel.configurations import ALL
from tests.properties import QUICK


def played(law: str, outlaw: str, number: int, rules: DuelRules) -> Game:
    """A game to its end."""
    game = Game.start(rules, f"played/{number}")
    bots = [make(law, f"{number}/law"), make(outlaw, f"{number}/outlaw")]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.player].choose(game.view(decision.player), decision))
    return game


def wins(law: str, outlaw: str, games: int, rules: DuelRules) -> int:
    """How many games the Law wins."""
    return sum(played(law, outlaw, number, rules).winners == ["law"] for number in range(games))


@pytest.mark.parametrize("variants", [(), ("long-game",), ("all-characters",)], ids=str)
def test_it_beats_the_random_bot_from_either_side(variants: tuple[str, ...]) -> None:
    rules = DuelRules(variants=variants)
    games = 12 // QUICK
    assert wins("rule-of-thumb", "random", games, rules) >= 0.9 * games
    assert wins("random", "rule-of-thumb", games, rules) <= 0.1 * games


def test_who_is_less_sure_of_himself_loses_more() -> None:
    rules = DuelRules()
    games = 24 // QUICK
    hard = wins("rule-of-thumb/hard", "rule-of-thumb/easy", games, rules)
    easy = wins("rule-of-thumb/easy", "rule-of-thumb/hard", games, rules)
    assert hard > easy + games * 0.2


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: "-".join(rules.variants) or "usual")
def test_the_same_seeds_give_the_same_game(rules: DuelRules) -> None:
    bot = "rule-of-thumb/normal"
    assert played(bot, bot, 1, rules).record() == played(bot, bot, 1, rules).record()


SHOT = ["outlaw: play colt -> law.ac"]


def test_tempers_scale_what_they_should() -> None:
    shot = position("law", law={"hand": ["colt"]})
    even, bold = worth(shot), worth(shot, Style("hard", "bold"))
    assert bold["play colt -> outlaw.ac"] > even["play colt -> outlaw.ac"]

    hit = position("outlaw", SHOT, outlaw={"hand": ["colt@outlaw"]}, law={"hand": ["missed", "bank"]})
    even, careful = worth(hit), worth(hit, Style("hard", "careful"))
    assert careful["pass"] < even["pass"]
    assert careful["play missed"] == even["play missed"]

    wagon = position("law", law={"hand": ["wagon"]})
    even, greedy = worth(wagon), worth(wagon, Style("hard", "greedy"))
    assert greedy["play wagon"] > even["play wagon"]
