"""The bots that have learnt."""

import re
from pathlib import Path

import pytest

from posse import games
from posse.bots import Bot, make, sit_down
from posse.bots.learned import mind
from posse.bots.learned.net import packed
from posse.bots.search.bot import Search
from posse.bots.words import said
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.locales import LANGUAGES
from tests.bots.learned.nets import silent_net, some_net
from tests.bots.search.test_search import ALL_SETS, TABLES, positions
from tests.bots.test_fair_play import label


def written(folder: Path, net: str = "some") -> str:
    for game in ("bang", "duel", "dice"):
        made = some_net(game) if net == "some" else silent_net(game)
        (folder / f"{game}.npz").write_bytes(packed(made, game))
    return str(folder)


def choice(bot: Bot, game: Game) -> str:
    decision = game.decision
    assert decision is not None
    sit_down(bot, game, decision.player)
    return decision.text(bot.choose(game.view(decision.player), decision))


@pytest.mark.parametrize("rules", TABLES, ids=label)
def test_with_a_silent_net_it_plays_by_rules_of_thumb(
    rules: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(mind.NETS, written(tmp_path, "silent"))
    for game in positions(rules, "silent", 7, 6):
        assert choice(make("learned", "1"), game) == choice(make("rule-of-thumb", "1"), game)


@pytest.mark.parametrize("rules", TABLES, ids=label)
def test_it_says_what_it_considered_in_numbers_and_all_languages(
    rules: Rules, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(mind.NETS, written(tmp_path))
    differs = 0
    for game in positions(rules, "why", 5, 8):
        assert game.decision is not None
        bot = make("learned", "1")
        choice(bot, game)
        reason = bot.reason()
        assert reason is not None
        if len(game.decision.options) == 1:
            continue
        differs += reason.id == "reason-learned-differs"
        sure, less = reason.facts["sure"], reason.facts["less"]
        assert isinstance(sure, int) and isinstance(less, int)
        assert 0 <= less <= sure <= 100
        for language in LANGUAGES:
            errors: list[Exception] = []
            words = said(reason, language, errors)
            assert not errors
            assert re.search(rf"\b{sure}\b.*\b{less}\b.*\b{len(game.decision.options)}\b", words)
    assert differs


def test_a_set_that_a_net_never_met_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Facts about cards go by name, so a net that was trained without a set still plays."""
    net = some_net("bang")
    known = [number for number, name in enumerate(net.names["facts"]) if "beer" not in name]
    net.names["facts"] = [net.names["facts"][number] for number in known]
    net.arrays["facts"] = net.arrays["facts"][known]
    (tmp_path / "bang.npz").write_bytes(packed(net, "bang"))
    monkeypatch.setenv(mind.NETS, str(tmp_path))
    for game in positions(games.rules("bang", 8, ALL_SETS), "unknown", 9, 4):
        choice(make("learned", "1"), game)


def test_the_one_that_looks_ahead_begins_with_what_the_net_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(mind.NETS, written(tmp_path))
    for game in positions(games.rules("duel", None), "both", 9, 4):
        assert game.decision is not None
        both = make("learned-search/quick", "1")
        assert isinstance(both, Search)
        both.worlds = 1
        choice(both, game)
        scores = mind.Mind(game.view(game.decision.player)).weigh(
            game.view(game.decision.player), game.decision
        )
        order = sorted(range(len(scores)), key=lambda number: -scores[number])
        assert [move.number for move in both.trial().moves] == order[:6]


def test_before_it_chose_it_has_no_reason() -> None:
    assert "not chosen" in make("learned", "1").explain()


def test_it_believes_what_rules_of_thumb_believe() -> None:
    game = positions(games.rules("bang", 5), "beliefs", 20, 1)[0]
    assert game.decision is not None
    view = game.view(game.decision.player)
    assert make("learned", "1").beliefs(view) == make("rule-of-thumb", "1").beliefs(view)
