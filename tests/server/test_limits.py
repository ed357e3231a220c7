"""Buckets that refill with time, one for each caller."""

import pytest

from posse.server import limits
from posse.server.limits import Limits


def test_so_many_at_once_and_for_each_his_own() -> None:
    few = Limits(3, 0.0)
    assert [few.allow("ann") for _ in range(5)] == [True, True, True, False, False]
    assert few.allow("bob")


def test_there_are_never_too_many_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A caller with ever new addresses drives out the oldest, and full ones are not searched each time."""
    monkeypatch.setattr(limits, "MANY", 5)
    monkeypatch.setattr(limits, "MOST", 10)
    now = 1000.0
    few = Limits(2, 0.1, lambda: now)
    for number in range(30):
        assert few.allow(str(number))
    assert list(few._buckets) == [str(number) for number in range(20, 30)]
    assert few.allow("29")
    now += 10.0  # now all are full except for the last
    few._searched = now
    few.allow("new")
    assert len(few._buckets) == 10  # searched not long ago
    few._searched = -1e9
    few.allow("newer")
    assert list(few._buckets) == ["29", "new", "newer"]


def test_who_has_spent_much_is_not_forgotten_before_it_is_paid_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MANY", 0)
    monkeypatch.setattr(limits, "SEARCH", 0.0)
    now = 0.0
    slow = Limits(8e6, 1e3, lambda: now)
    slow.spend("ann", 20e6)
    now += 3600.0
    slow.allow("bob")
    assert not slow.has_any("ann")
    now += 8401.0
    assert slow.has_any("ann")
