"""Bots as people know them: grades and tempers."""

import pytest

import posse
from posse.bots import make, registry
from posse.bots.company import temper_of, tempered, with_temper
from posse.bots.style import TEMPERS


@pytest.mark.parametrize("grade", list(registry.GRADES))
def test_a_bot_of_every_grade_plays(grade: str) -> None:
    game = posse.new("duel", seed=1)
    decision = game.decision
    assert decision is not None
    bot = make(grade, "1")
    posse.bots.sit_down(bot, game, decision.player)
    assert bot.choose(game.view(decision.player), decision) in decision.options


@pytest.mark.parametrize(
    ("bot", "temper", "then"),
    [
        ("fair", "bold", "rule-of-thumb/normal/bold"),
        ("rule-of-thumb", "greedy", "rule-of-thumb/greedy"),
        ("fair", "even", "rule-of-thumb/normal"),
        ("fair/careful", "bold", "fair/careful"),
        ("fair/even", "bold", "fair/even"),
        ("deadly", "bold", "deadly"),
        ("random", "bold", "random"),
        ("my_bots:Mine", "bold", "my_bots:Mine"),
        ("hard", "", "hard"),
    ],
)
def test_a_temper_is_given_to_who_can_have_one(bot: str, temper: str, then: str) -> None:
    assert with_temper(bot, temper) == then


def test_the_temper_of_a_bot_is_in_its_name() -> None:
    assert temper_of("rule-of-thumb/normal/bold") == "bold"
    assert temper_of("fair") == temper_of("fair/even") == temper_of("deadly") == ""


def test_bots_at_one_table_are_not_alike() -> None:
    dealt = tempered(["fair"], [0, 2, 3, 4, 5], "7")
    assert list(dealt) == [0, 2, 3, 4, 5]
    assert {temper_of(spec) or "even" for spec in dealt.values()} == set(TEMPERS)
    assert dealt == tempered(["fair"], [0, 2, 3, 4, 5], "7")
    assert len({tuple(tempered(["fair"], [1, 2], str(seed)).values()) for seed in range(20)}) > 4
