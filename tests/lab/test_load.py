"""The measurement of a server measures something: `posse bench server`."""

import json
import resource
from typing import Any

import pytest

from posse import cli
from posse.kernel.errors import PosseError
from posse.lab import crowd, load


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long."""
    monkeypatch.setattr(crowd, "QUICKEST", 0.05)
    monkeypatch.setattr(crowd, "SLOWEST", 0.2)
    monkeypatch.setattr(load, "SLOWEST", 0.2)
    monkeypatch.setattr(load, "memory_per_table", lambda _: 21.0)
    measure = crowd.Crowd.measure

    async def patiently(self: crowd.Crowd, seconds: float) -> None:
        """How much arrives in a few seconds depends on the machine: until something has."""
        await measure(self, seconds)
        while not self.latencies:
            await measure(self, seconds)

    monkeypatch.setattr(crowd.Crowd, "measure", patiently)


def bench(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints about a server of two tables."""
    with pytest.raises(SystemExit) as end:
        cli.main(["bench", "server", "--tables", "2", *words])
    out, err = capsys.readouterr()
    assert end.value.code == 0, err
    return out


@pytest.mark.usefixtures("hasty")
def test_moves_are_made_and_reach_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(bench(capsys, "--seconds", "2", "--json"))
    assert figures["sets"] == ["base"]
    assert figures["clients"] == 8
    assert figures["memory_kb_per_table"] == 21.0
    assert figures["connections_lost"] == 0
    assert figures["deliveries"] > 0
    assert 0 < figures["p50_ms"] <= figures["worst_ms"]


@pytest.mark.usefixtures("hasty")
def test_the_tables_play_with_the_sets_that_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--clients", "8", "--sets", "gold-rush,dodge-city", "--seconds", "2", "--json")
    figures = json.loads(bench(capsys, *words))
    assert figures["sets"] == ["base", "gold-rush", "dodge-city"]
    assert figures["players_per_table"] == 8
    assert figures["deliveries"] > 0


@pytest.mark.usefixtures("hasty")
def test_bots_sit_beside_the_clients(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(bench(capsys, "--bots", "rule-of-thumb,random", "--seconds", "2", "--json"))
    assert figures["players_per_table"] == 6
    assert figures["bots_per_table"] == ["rule-of-thumb", "random"]
    assert figures["clients"] == 8
    assert figures["deliveries"] > 0


def test_bots_play_at_tables_of_a_server_only(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["bench", "engine", "--bots", "random"])
    assert "goes with posse bench server" in capsys.readouterr().err


def test_sets_that_do_not_fit_are_refused_at_once() -> None:
    with pytest.raises(PosseError, match="not for 8"):
        load.prepare(load.Plan(1, 8, 5))
    with pytest.raises(PosseError, match="hold-em"):
        load.prepare(load.Plan(1, 5, 5, ("hold-em",)))


@pytest.mark.usefixtures("hasty")
def test_a_flood_is_measured_beside_the_peace(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(bench(capsys, "--seconds", "3", "--flood", "--json"))
    assert figures["quiet"].keys() == figures["flooded"].keys()
    assert figures["quiet"]["deliveries"] > 0
    assert figures["flooded"]["deliveries"] > 0
    assert figures["flooded"]["connections_lost"] == 0
    assert figures["flood"]["connections"] > 0


@pytest.mark.usefixtures("hasty")
def test_peace_and_flood_stand_side_by_side(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: dict[str, Any] = {
        "tables": 2,
        "quiet": {"p50_ms": 2.1, "deliveries": 300},
        "flooded": {"p50_ms": 3.0, "deliveries": 290},
        "flood": {"lines": 5000, "huge": 4},
    }
    monkeypatch.setattr(load, "measure_flood", lambda *_: measured)
    lines = [line.split() for line in bench(capsys, "--flood").splitlines()]
    assert lines == [
        ["tables", "2"],
        ["flood", "lines", "5000,", "huge", "4"],
        ["memory", "kb", "per", "table", "21.0"],
        ["in", "peace", "flooded"],
        ["p50", "ms", "2.1", "3.0"],
        ["deliveries", "300", "290"],
    ]


def test_too_few_files_are_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    with pytest.raises(
        PosseError, match=r"4200 open files, and this machine allows a process 1024: raise that"
    ):
        load.measure(load.Plan(1000, 4, 5), lambda _: None)


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(PosseError, match="3 to 8 players"):
        load.measure(load.Plan(1, 2, 5), lambda _: None)
    with pytest.raises(PosseError, match="3 to 8 players"):
        load.prepare(load.Plan(1, 7, 5, (), ("random", "random")))
    with pytest.raises(PosseError, match="gambler"):
        load.prepare(load.Plan(1, 4, 5, (), ("gambler",)))


def test_a_table_takes_little_memory() -> None:
    assert load.memory_per_table(load.Plan(1, 5, 5).settings, 50) < 1000
