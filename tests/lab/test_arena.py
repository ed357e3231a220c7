"""Arenas: balanced, the same for the same seed however they are run, and not to be stopped by what a bot does."""

import io
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import posse
from posse.kernel.errors import PosseError
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.state import Script, State
from posse.kernel.view import View
from posse.lab import guard, parallel, simulate
from posse.lab.arena import schedule, store
from posse.lab.arena import text as arena_text
from posse.lab.arena.match import FORFEIT, Task, play_task
from posse.lab.arena.run import TIMING, arena
from posse.lab.seats import roles_of
from posse.lab.simulate import Setting
from tests.lab import bots
from tests.lab.bots import spec

RANDOM = ("random", spec(bots.Plain))


def setting(*names: str, **changes: Any) -> Setting:
    given = {"game": "bang", "players": 4, "sets": (), "variants": (), "bots": names or RANDOM, "seed": "1"}
    return Setting(**{**given, **changes})


def text(figures: dict[str, Any]) -> str:
    """All that must not depend on how an arena was run, to the last letter."""
    return json.dumps({key: value for key, value in figures.items() if key != TIMING})


# ---- who sits where


@pytest.mark.parametrize("count", [2, 3, 4, 5, 9])
@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_over_a_block_every_bot_has_every_seat_once(players: int, count: int) -> None:
    for deal in range(5):
        block = schedule.block("1", deal, players, count)
        assert len(block) == count
        seats = Counter((bot, seat) for game in block for seat, bot in enumerate(game))
        assert seats == {(bot, seat): 1 for bot in range(count) for seat in range(players)}
        for game in block:  # and in each game the bots are as even as can be
            often = [game.count(bot) for bot in range(count)]
            assert max(often) - min(often) <= 1


def test_neighbours_change_from_deal_to_deal() -> None:
    pairs = Counter(
        (game[seat], game[(seat + 1) % 5])
        for deal in range(300)
        for game in schedule.block("1", deal, 5, 3)
        for seat in range(5)
    )
    assert set(pairs) == {(one, two) for one in range(3) for two in range(3)}
    different = [often for (one, two), often in pairs.items() if one != two]
    assert min(different) > 0.8 * max(different)


@pytest.mark.parametrize(("game", "players"), [("bang", 5), ("dice", 8), ("duel", 2)])
def test_over_a_block_every_bot_has_every_role_equally_often(game: str, players: int) -> None:
    count = 3
    portion = play_task(
        Task(setting("random", *bots.specs(bots.Patient, bots.Counts), game=game, players=players), (0, 1, 2))
    )
    for deal in portion.deals:
        had = Counter((bot, deal.roles[seat]) for each in deal.games for seat, bot in enumerate(each.bots))
        assert had == {
            (bot, role): often for role, often in Counter(deal.roles).items() for bot in range(count)
        }


def test_a_block_is_one_deal() -> None:
    """The seed of the game alone fixes it: whoever plays, the roles are those of that seed."""
    for names in (RANDOM, ("random", *bots.specs(bots.Patient, bots.Counts))):
        for deal in play_task(Task(setting(*names), (0, 5))).deals:
            assert len(deal.games) == len(names)
            assert deal.roles == roles_of(Game.start(setting().rules(), f"1/{deal.number}"))


def test_two_names_of_one_bot_come_out_even() -> None:
    """Luck belongs to the seat: where only names are exchanged nothing changes."""
    figures = arena(setting("random", "posse.bots.bot:RandomBot"), 60)
    one, two = figures["bots"]
    assert one["wins"] == two["wins"]
    assert figures["pairs"][0]["win_rate"]["value"] == 0


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert [schedule.deals_for(games, 3) for games in (1, 3, 4, 2000)] == [1, 1, 2, 667]
    assert arena(setting(), 5)["games"] == 6


def test_a_task_has_a_hundred_games_where_there_are_so_many() -> None:
    tasks = schedule.tasks(range(667), 3)
    assert [number for task in tasks for number in task] == list(range(667))
    assert all(len(task) * 3 >= 100 for task in tasks[:-1])
    assert schedule.tasks(range(10), 3) == [tuple(range(10))]


# ---- figures


def test_figures_add_up() -> None:
    figures = arena(setting("random", *bots.specs(bots.Counts, bots.Patient)), 60)
    assert figures["games"] == figures["finished"] == 60
    for bot in figures["bots"]:
        assert bot["seats"] == 20 * 4
        assert bot["wins"] == sum(role["wins"] for role in bot["roles"].values())
        assert bot["seats"] == sum(role["seats"] for role in bot["roles"].values())
        assert bot["rating"]["low"] < bot["rating"]["value"] < bot["rating"]["high"]
    for name, role in figures["roles"].items():
        assert role["wins"] == sum(bot["roles"][name]["wins"] for bot in figures["bots"])
        assert {bot["roles"][name]["expected"] for bot in figures["bots"]} == {role["win_rate"]["value"]}
    assert {tuple(sorted(pair["bots"])) for pair in figures["pairs"]} == {
        tuple(sorted(pair))
        for pair in (
            ("random", spec(bots.Counts)),
            ("random", spec(bots.Patient)),
            (spec(bots.Counts), spec(bots.Patient)),
        )
    }
    first = figures["pairs"][0]
    by_name = {bot["name"]: bot for bot in figures["bots"]}
    rates = [by_name[name]["win_rate"]["value"] for name in first["bots"]]
    assert first["win_rate"]["value"] == pytest.approx(rates[0] - rates[1], abs=2e-4)


# ---- what goes wrong


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        (bots.Raises, "RuntimeError: lost my <object object at 0x...>"),
        (bots.Leaves, "SystemExit: 3"),
        (bots.RaisesOwn, "Own: that is it"),
        (bots.Closes, "GeneratorExit"),
        (bots.Adds, "is not among the options"),
        (bots.Sleeps, "TooSlow: it thought for more than 0.2 seconds in one game"),
        (bots.Nonsense, "TypeError: it answered with a NoneType"),
        (bots.Stale, "is not among the options"),
        (bots.RaisesMute, "Mute"),
        (bots.Unmakeable, "could not be made: RuntimeError: no"),
    ],
)
def test_a_bot_that_breaks_down_forfeits(
    bot: type, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "SECONDS", 0.2 if bot is bots.Sleeps else 60.0)
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


def test_the_clock_is_stopped_between_moves_and_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "SECONDS", 0.2)
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


# ---- stopping and going on


class Stop(Exception):
    """Somebody stops the run."""


def stopped_after(portions: int) -> Callable[[int], None]:
    left = [portions + 1]  # the first call tells of games that were there already

    def done(_: int) -> None:
        left[0] -= 1
        if not left[0]:
            raise Stop

    return done


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = arena(setting(), 200)
    with pytest.raises(Stop):
        arena(setting(), 200, folder=tmp_path, done=stopped_after(1))
    results = tmp_path / store.RESULTS
    assert len(results.read_text().splitlines()) == 2
    with results.open("a") as file:
        file.write('{"cpu":0.1,"deals":[{"deal":99')  # the machine stopped in the middle of a line
    played: list[int] = []
    resumed = arena(setting(), 200, folder=tmp_path, resume=True, done=played.append)
    assert played == [100, 100]
    assert text(resumed) == text(whole)
    assert len(results.read_text().splitlines()) == 3
    again = arena(setting(), 200, folder=tmp_path, resume=True, done=played.append)  # nothing is left to play
    assert played[2:] == [200]
    assert text(again) == text(whole)


def test_an_arena_can_be_made_longer_but_not_shorter(tmp_path: Path) -> None:
    arena(setting(), 40, folder=tmp_path)
    assert text(arena(setting(), 60, folder=tmp_path, resume=True)) == text(arena(setting(), 60))
    with pytest.raises(PosseError, match="holds 60 games already"):
        arena(setting(), 20, folder=tmp_path, resume=True)


def test_a_folder_is_not_overwritten_and_other_settings_are_named(tmp_path: Path) -> None:
    arena(setting(), 10, folder=tmp_path)
    with pytest.raises(PosseError, match="holds an arena already; --resume"):
        arena(setting(), 10, folder=tmp_path)
    with pytest.raises(PosseError, match=r"cannot be resumed: players 4, not 5; seed 1, not 2$"):
        arena(setting(seed="2", players=5), 10, folder=tmp_path, resume=True)
    with pytest.raises(PosseError, match=r"bots random \+ .*Plain, not random \+ rule-of-thumb"):
        arena(setting("random", "rule-of-thumb"), 10, folder=tmp_path, resume=True)
    with pytest.raises(PosseError, match="name the folder"):
        arena(setting(), 10, resume=True)


def test_a_folder_that_is_damaged_or_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(PosseError, match="cannot be used"):
        arena(setting(), 10, folder=tmp_path / "file")
    arena(setting(), 10, folder=tmp_path)
    results = tmp_path / store.RESULTS
    head, games = results.read_text().splitlines()
    for lines, message in (
        ([head, "?", games], "line 2 of .* cannot be read: the file was damaged; delete that line"),
        ([head, "[" * 100_000], "line 2 of .* cannot be read"),
        ([head, "{}"], "line 2 of .* tells no games"),
        ([head, games, '{"cpu":1,"deals":[7]}'], "line 3 of .* tells no games"),
        ([head, '{"cpu":1,"deals":7}'], "line 2 of .* tells no games"),
        ([head, '{"cpu":"1","deals":[]}'], "line 2 of .* tells no games"),
        ([head, '{"cpu":NaN,"deals":[]}'], "line 2 of .* tells no games"),
        ([head, games.replace('"bots":[', '"bots":[9,')], "line 2 of .* tells no games"),
        ([head, games.replace('"won":[', '"won":[9,')], "line 2 of .* tells no games"),
        ([head, games.replace('"turns":', '"turns":"x","won":')], "line 2 of .* tells no games"),
        ([head, games.replace('"turns":', '"turns":null,"x":')], "line 2 of .* tells no games"),
        ([head, games.replace('"outlaw"', "7")], "line 2 of .* tells no games"),
        ([head, games.replace('"deal":0', '"deal":-1')], "line 2 of .* tells no games"),
        ([head.replace('"settings":{', '"settings":7,"x":{'), games], "line 1 of .* tells no settings"),
        ([head.replace('"versions":{', '"versions":[],"x":{'), games], "line 1 of .* tells no settings"),
        ([head.replace('"players":4', '"players":[4]'), games], r"players 4, not 4|cannot be resumed"),
        (["{}", games], "holds no arena"),
    ):
        results.write_text("".join(f"{line}\n" for line in lines))
        with pytest.raises(PosseError, match=message):
            arena(setting(), 10, folder=tmp_path, resume=True)
    for foreign in ("{}", '{"mine":1}\n', "one\ntwo", '{"format":"posse arena 2","settings":{}}\n'):
        results.write_text(foreign)
        for resume in (False, True):
            with pytest.raises(
                PosseError, match="holds no arena that this Posse can go on with; name another"
            ):
                arena(setting(), 10, folder=tmp_path, resume=resume)
        assert results.read_text() == foreign
    results.write_text(head[:20])  # nothing was played yet: begin anew
    assert arena(setting(), 10, folder=tmp_path)["games"] == 10


def test_control_c_leaves_a_folder_that_can_be_resumed(tmp_path: Path) -> None:
    command = "from posse.cli import main; main()"
    words = ["arena", "--bots", ",".join(RANDOM), "--games", "100000", "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-c", command, *words, "--out", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
        start_new_session=True,
    )
    try:
        results = tmp_path / store.RESULTS
        _wait(lambda: results.exists() and results.read_text().count("\n") > 1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
    assert running.returncode == 130
    assert not out
    assert " ".join(err.split()) == (
        f"posse: stopped; what was played is kept in {tmp_path}; the same command with --resume goes on"
    )
    assert results.read_text().endswith("\n")


def _wait(there: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not there():
        assert time.monotonic() < until
        time.sleep(0.05)


# ---- many processes


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("alone")
    return text(arena(setting("random", spec(bots.Raises)), 200, folder=folder))


def test_processes_do_not_change_the_figures(alone: str, tmp_path: Path) -> None:
    assert text(arena(setting("random", spec(bots.Raises)), 200, jobs=2, folder=tmp_path)) == alone


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as running:
        yield running.scheduler_address


def test_a_cluster_does_not_change_the_figures(alone: str, cluster: str, tmp_path: Path) -> None:
    figures = arena(setting("random", spec(bots.Raises)), 200, cluster=cluster, folder=tmp_path)
    assert text(figures) == alone
    assert figures[TIMING]["cluster"] == cluster
    assert len(list((tmp_path / "forfeits").iterdir())) == figures["forfeited"]  # here, not at the worker


def test_a_bot_that_a_worker_does_not_know_is_one_sentence(cluster: str) -> None:
    with pytest.raises(PosseError, match="could not be loaded"):
        for _ in parallel.spread(
            play_task, [Task(setting("no_such_module:Bot", "random"), (0,))], 1, cluster
        ):
            pass


def test_a_cluster_with_another_posse_is_refused(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "__version__", "9.9")
    with pytest.raises(PosseError, match=r"have Posse \S+, this is Posse 9\.9"):
        arena(setting(), 10, cluster=cluster)


def test_a_cluster_that_cannot_be_reached_is_one_sentence_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    assert parallel.PATIENCE <= 5
    monkeypatch.setattr(parallel, "PATIENCE", 1)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        port = silent.getsockname()[1]
        began = time.monotonic()
        with pytest.raises(PosseError, match=f"no Dask cluster can be reached at tcp://127.0.0.1:{port}"):
            arena(setting(), 10, cluster=f"tcp://127.0.0.1:{port}")  # nobody listens
        silent.listen()
        with pytest.raises(
            PosseError, match=f"no Dask cluster can be reached at 127.0.0.1:{port}: timed out"
        ):
            arena(setting(), 10, cluster=f"127.0.0.1:{port}")  # somebody listens and says nothing
        assert time.monotonic() - began < 20  # soon enough even on a busy machine
    with pytest.raises(PosseError, match='"nonsense" is no address'):
        arena(setting(), 10, cluster="nonsense")


def test_a_cluster_needs_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(PosseError, match=r"pip install 'posse\[cluster\]'"):
        arena(setting(), 10, cluster="tcp://127.0.0.1:8786")


# ---- in the terminal


@pytest.mark.parametrize("width", [60, 80, 200])
def test_names_are_not_folded(width: int) -> None:
    names = ("rule-of-thumb/easy/vengeful", spec(bots.Counts), "random")
    figures = arena(setting(*names), 6)
    console = Console(file=io.StringIO(), width=width)
    arena_text.show(figures, console)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    ends = ("easy/vengeful", ":Counts", "random")
    pairs = [line for line in lines if sum(end in line for end in ends) == 2]
    assert len(pairs) == 3
    assert len([line for line in lines if any(end in line for end in ends)]) == 3 + 3 * (
        1 + len(figures["roles"])
    )
