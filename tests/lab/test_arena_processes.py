"""Arenas are the same for the same seed, in however many processes and wherever they are run."""

import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from posse.kernel.errors import PosseError
from posse.lab import parallel
from posse.lab.arena.match import Task, play_task
from posse.lab.arena.run import TIMING, arena
from posse.lab.simulate import Setting, simulate
from tests.lab import bots
from tests.lab.arenas import setting, text
from tests.lab.bots import spec
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("alone")
    return text(arena(setting("random", spec(bots.Raises)), 200, folder=folder))


def test_processes_do_not_change_the_figures(alone: str, tmp_path: Path) -> None:
    assert text(arena(setting("random", spec(bots.Raises)), 200, jobs=2, folder=tmp_path)) == alone


@pytest.fixture(scope="module")
def running() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


@pytest.fixture
def cluster(running: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """One that may take its time, as this machine may have much else to do."""
    monkeypatch.setattr(parallel, "PATIENCE", PATIENCE)
    return running


def test_a_cluster_does_not_change_the_figures(alone: str, cluster: str, tmp_path: Path) -> None:
    figures = arena(setting("random", spec(bots.Raises)), 200, cluster=cluster, folder=tmp_path)
    assert text(figures) == alone
    assert figures[TIMING]["cluster"] == cluster
    assert len(list((tmp_path / "forfeits").iterdir())) == figures["forfeited"]  # here, not at the worker


def test_a_simulation_on_a_cluster_gives_the_same_figures(cluster: str, tmp_path: Path) -> None:
    one = Setting("bang", 4, (), (), ("random", spec(bots.RaisesOwn)), "1", str(tmp_path / "here"))
    two = replace(one, errors_to=str(tmp_path / "there"))
    here, there = simulate(one, 120), simulate(two, 120, cluster=cluster)
    assert here.errors > 0
    for figure in ("games", "finished", "errors", "decisions", "turns", "wins", "tallies", "erred"):
        assert getattr(here, figure) == getattr(there, figure)
    kept = [sorted(path.name for path in Path(each.errors_to).iterdir()) for each in (one, two)]
    assert kept[0] == kept[1]


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
        with pytest.raises(PosseError, match=f"no Dask cluster can be reached at tcp://127.0.0.1:{port}"):
            arena(setting(), 10, cluster=f"tcp://127.0.0.1:{port}")  # nobody listens
        silent.listen()
        with pytest.raises(
            PosseError, match=f"no Dask cluster can be reached at 127.0.0.1:{port}: timed out"
        ):
            arena(setting(), 10, cluster=f"127.0.0.1:{port}")  # somebody listens and says nothing
    with pytest.raises(PosseError, match='"nonsense" is no address'):
        arena(setting(), 10, cluster="nonsense")


def test_a_cluster_that_lost_its_last_worker_is_not_waited_for_without_end() -> None:
    now, workers = 0.0, ["one"]
    hands = parallel.Hands(lambda: workers, "tcp://127.0.0.1:8786", lambda: now)

    def watch(seconds: float) -> None:
        nonlocal now
        for _ in range(int(seconds / parallel.PATIENCE)):
            now += parallel.PATIENCE
            hands.check()

    watch(1000)
    workers.clear()
    watch(parallel.ALONE - parallel.PATIENCE)
    workers.append("another")  # a nanny has started it
    watch(1000)
    workers.clear()
    with pytest.raises(PosseError, match="has lost its last worker, and no other has come for 30 seconds"):
        watch(1000)


def test_a_cluster_needs_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(PosseError, match=r"pip install 'posse-game\[cluster\]'"):
        arena(setting(), 10, cluster="tcp://127.0.0.1:8786")
