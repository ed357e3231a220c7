"""The measurement of a server measures something."""

import resource

import pytest

from posse.kernel.errors import PosseError
from posse.lab import crowd, load


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long."""
    monkeypatch.setattr(crowd, "QUICKEST", 0.05)
    monkeypatch.setattr(crowd, "SLOWEST", 0.2)
    monkeypatch.setattr(load, "SLOWEST", 0.2)


@pytest.mark.usefixtures("hasty")
def test_moves_are_made_and_reach_everybody() -> None:
    figures = load.measure(2, 4, 2, lambda _: None)
    assert figures["clients"] == 8
    assert figures["connections_lost"] == 0
    deliveries, p50, worst = figures["deliveries"], figures["p50_ms"], figures["worst_ms"]
    assert isinstance(deliveries, int) and isinstance(p50, float) and isinstance(worst, float)
    assert deliveries > 0
    assert 0 < p50 <= worst


@pytest.mark.usefixtures("hasty")
def test_a_flood_is_measured_beside_the_peace() -> None:
    figures = load.measure_nuisance(2, 4, 3, lambda _: None)
    quiet, flooded, flood = figures["quiet"], figures["flooded"], figures["flood"]
    assert isinstance(quiet, dict) and isinstance(flooded, dict) and isinstance(flood, dict)
    assert quiet["deliveries"] > 0
    assert flooded["deliveries"] > 0
    assert flooded["connections_lost"] == 0
    assert flood["connections"] > 0


def test_too_few_files_are_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    with pytest.raises(
        PosseError, match=r"4200 open files, and this machine allows a process 1024: raise that"
    ):
        load.measure(1000, 4, 5, lambda _: None)


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(PosseError, match="4 to 7 clients"):
        load.measure(1, 3, 5, lambda _: None)


def test_a_table_takes_little_memory() -> None:
    assert load.memory_per_table(50) < 1000
