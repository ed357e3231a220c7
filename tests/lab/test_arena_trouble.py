"""Arenas are not stopped by what a bot does; who breaks down forfeits."""

import signal
from pathlib import Path
from typing import Any

import pytest

import posse
from posse.kernel.errors import PosseError
from posse.kernel.event import Event
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.state import Script, State
from posse.kernel.view import View
from posse.lab import simulate
from posse.lab.arena.match import FORFEIT, Task, play_task
from posse.lab.arena.run import arena
from posse.lab.simulate import Setting
from tests.lab import bots
from tests.lab.arenas import setting
from tests.lab.bots import spec


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (bots.Raises, "RuntimeError: lost my <object object at 0x...>"),
        (bots.Leaves, "SystemExit: 3"),
        (bots.RaisesOwn, "Own: that is it"),
        (bots.Closes, "GeneratorExit"),
        (bots.Adds, "is not among the options"),
        (bots.Sleeps, "TooSlow: it thought for more than 60 seconds in one game"),
        (bots.Nonsense, "TypeError: it answered with a NoneType"),
        (bots.Stale, "is not among the options"),
        (bots.RaisesMute, "Mute"),
        (bots.Unmakeable, "could not be made: RuntimeError: no"),
    ],
)
def test_a_bot_that_breaks_down_forfeits(bot: type, message: str, tmp_path: Path) -> None:
    figures = arena(setting("random", spec(bot)), 20, folder=tmp_path)
    good, bad = figures["bots"]
    assert figures["games"] == 20
    assert figures["forfeited"] == bad["forfeits"] > 0
    assert figures["finished"] + figures["forfeited"] == 20
    assert good["forfeits"] == figures["errors"] == figures["unfinished"] == 0
    assert good["rating"]["value"] > bad["rating"]["value"]
    told = figures["forfeits"][0]
    assert told["bot"] == spec(bot)
    assert message in told["what"]
    record = (tmp_path / told["record"]).read_text()
    game = posse.load(record)
    assert (game.seed, game.over) == (told["seed"], False)
    assert told["what"] in record.splitlines()[-1]
    assert len(list((tmp_path / "forfeits").iterdir())) == figures["forfeited"]


def test_a_bot_may_do_with_its_list_of_options_what_it_likes() -> None:
    plain, sorting = (
        play_task(Task(setting("random", spec(bot)), (0, 1, 2))) for bot in (bots.Patient, bots.Sorts)
    )
    assert plain.deals == sorting.deals


def test_the_clock_is_stopped_between_moves_and_left_as_it_was() -> None:
    before = signal.getsignal(signal.SIGALRM)
    assert arena(setting("random", spec(bots.Sleeps)), 4)["forfeited"] > 0
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_bot_that_ends_its_process_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(PosseError) as caught:
        arena(setting("random", spec(bots.Kills)), 300, jobs=2, folder=tmp_path)
    assert str(caught.value) == (
        "a worker process died while playing, perhaps for lack of memory, or because a bot ended it; in play were "
        f"random, {spec(bots.Kills)}; the 0 deals that were finished are kept in {tmp_path}, and the same command "
        "with --resume goes on"
    )


def test_who_forfeits_loses_in_every_seat_and_all_others_win() -> None:
    portion = play_task(Task(setting("random", spec(bots.Raises), players=5), tuple(range(6))))
    forfeits = [game for deal in portion.deals for game in deal.games if game.end == FORFEIT]
    assert forfeits
    for game in forfeits:
        assert game.bots[game.seat] == 1
        assert game.won == [seat for seat, bot in enumerate(game.bots) if bot == 0]


def test_a_game_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MOST_DECISIONS", 30)
    figures = arena(setting(), 10)
    assert figures["unfinished"] == 10
    assert [bot["wins"] for bot in figures["bots"]] == [0, 0]
    assert [bot["rating"]["value"] for bot in figures["bots"]] == [25, 25]


class Broken(Rules):
    """The rules of a game that cannot be seen any more after a while."""

    def __init__(self, real: Rules) -> None:
        super().__init__(
            real.game, real.version, real.names, real.sets, real.variants, real.setup, real.speaker
        )
        self.real = real

    def deal(self, seed: str) -> State:
        return self.real.deal(seed)

    def menu(self, state: State) -> Decision | None:
        return self.real.menu(state)

    def perform(self, state: State, option: Option) -> Script | None:
        return self.real.perform(state, option)

    def step(self, state: State) -> Script | None:
        return self.real.step(state)

    def turns(self, state: State) -> int:
        return self.real.turns(state)

    def view(self, state: State, seat: int, asked: Decision | None, told: list[Event]) -> View:
        if self.turns(state) > 3:
            raise ZeroDivisionError("oops")
        return self.real.view(state, seat, asked, told)


def test_an_error_of_the_engine_is_not_blamed_on_a_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = setting().rules()
    monkeypatch.setattr(Setting, "rules", lambda _: Broken(real))
    figures = arena(setting("random", spec(bots.Counts)), 10, folder=tmp_path)
    assert figures["errors"] == 10
    assert figures["forfeited"] == 0
    assert [bot["seats"] for bot in figures["bots"]] == [0, 0]
    assert figures["mishaps"][0]["what"] == "ZeroDivisionError: oops"
    assert (tmp_path / figures["mishaps"][0]["record"]).exists()


@pytest.mark.parametrize(
    ("changes", "games", "message"),
    [
        ({"bots": ("random",)}, 10, "at least two bots"),
        ({"bots": ("random", "genius")}, 10, 'there is no bot "genius"'),
        ({"bots": ("random", "rule-of-thumb/divine")}, 10, 'no level or temper "divine"'),
        ({"bots": ("random", "rule-of-thumb", "random")}, 10, "random stands twice"),
        ({"bots": ("rule-of-thumb/hard", "random", "rule-of-thumb")}, 10, "rule-of-thumb is the same"),
        ({"bots": ("rule-of-thumb/easy/hard", "random")}, 10, "easy and hard are two levels"),
        ({"players": 2}, 10, "players"),
        ({"seed": "x" * 199}, 10, "a seed is one line"),
        ({}, 0, "at least 1"),
    ],
)
def test_bad_settings_are_refused(changes: dict[str, Any], games: int, message: str, tmp_path: Path) -> None:
    with pytest.raises(PosseError, match=message):
        arena(setting(**changes), games, folder=tmp_path / "arena")
    assert not (tmp_path / "arena").exists()
