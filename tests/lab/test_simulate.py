"""Simulations count what they should, the same for the same seed, and survive a game that errs."""

from pathlib import Path

import pytest

import posse
from posse.bots import Bot, make, registry
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option
from posse.kernel.view import View
from posse.lab import simulate as lab
from tests.lab import bots


def setting(**changes: object) -> lab.Setting:
    given: dict[str, object] = {
        "game": "bang",
        "players": 4,
        "sets": ("base",),
        "variants": (),
        "bots": ("random",),
        "seed": "1",
    }
    return lab.Setting(**{**given, **changes})  # type: ignore[arg-type]


def test_a_simulation_counts() -> None:
    done: list[int] = []
    report = lab.simulate(setting(), 130, done=done.append)
    figures = report.as_dict()
    assert done == [100, 30]
    assert figures["games"] == figures["finished"] == 130
    assert figures["unfinished"] == figures["errors"] == 0
    assert sum(report.wins.values()) == 130
    assert set(report.wins) <= {"law", "outlaws", "renegade"}
    assert report.decisions > report.turns > 0


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    one, two = lab.simulate(setting(), 250, jobs=1), lab.simulate(setting(), 250, jobs=2)
    assert (one.decisions, one.turns, one.wins) == (two.decisions, two.turns, two.wins)
    assert lab.simulate(setting(seed="2"), 250).decisions != one.decisions


@pytest.mark.parametrize(
    ("changes", "count", "jobs", "message"),
    [
        ({"players": 2}, 10, 1, "players"),
        ({"sets": ("moon",)}, 10, 1, "there is no set"),
        ({"variants": ("moon",)}, 10, 1, "there is no variant"),
        ({"bots": ("genius",)}, 10, 1, 'there is no bot "genius"'),
        ({}, 0, 1, "at least 1"),
        ({}, 10, 0, "at least 1"),
    ],
)
def test_bad_input_is_refused(changes: dict[str, object], count: int, jobs: int, message: str) -> None:
    with pytest.raises(PosseError, match=message):
        lab.simulate(setting(**changes), count, jobs)


class Stubborn(Bot):
    """Answers with what is not asked, after a while."""

    def __init__(self, seed: str) -> None:
        self.patience = 20 if seed.startswith("1/3/") else 10_000

    def choose(self, view: View | None, decision: Decision) -> Option:
        assert view is not None
        self.patience -= 1
        return Option("swap") if self.patience < 0 else decision.options[-1]


def test_a_game_that_errs_is_kept_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._found, "stubborn", Stubborn)
    monkeypatch.setattr(lab, "MOST_DECISIONS", 300)
    report = lab.simulate(setting(bots=("stubborn",), errors_to=str(tmp_path / "errors")), 5)
    assert (report.games, report.errors, report.unfinished) == (5, 1, 4)
    (record,) = (tmp_path / "errors").iterdir()
    assert str(record) in report.messages[0]
    assert "is not among the options" in report.messages[0]
    assert posse.load(record.read_text()).names == ["ann", "bob", "cal", "dee"]


@pytest.mark.parametrize("bot", [bots.Leaves, bots.RaisesOwn, bots.Closes, bots.Sleeps])
def test_a_bot_that_tries_to_end_it_all_ends_one_game(bot: type, tmp_path: Path) -> None:
    report = lab.simulate(setting(bots=("random", bots.spec(bot)), errors_to=str(tmp_path)), 6)
    assert report.games == 6
    assert 0 < report.errors == len(report.messages) == len(list(tmp_path.iterdir()))
    assert "the bot at seat" in report.messages[0]


def test_a_random_bot_takes_every_option_sometimes() -> None:
    game = posse.new("bang", players=4, seed=2)
    assert game.decision is not None
    bot = make("random", "x")
    taken = {game.index(bot.choose(None, game.decision)) for _ in range(300)}
    assert taken == set(range(len(game.decision.options)))
