"""Buckets that refill with time, one for each caller."""

import pytest

from posse.server import limits
from posse.server.limits import Limits


def test_so_many_at_once_and_for_each_his_own() -> None:
    few = Limits(3, 0.0)
    assert [few.allow("ann") for _ in range(5)] == [True, True, True, False, False]
    assert few.allow("bob")


def test_there_are_never_too_many_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A caller with ever new addresses drives out the oldest, and idle ones are not searched each time."""
    monkeypatch.setattr(limits, "MANY", 5)
    monkeypatch.setattr(limits, "MOST", 10)
    few = Limits(1, 0.0)
    for number in range(30):
        assert few.allow(str(number))
    assert list(few._buckets) == [str(number) for number in range(20, 30)]
    assert not few.allow("29")
    monkeypatch.setattr(limits, "FORGET", -1.0)
    few.allow("new")
    assert len(few._buckets) == 10  # searched not long ago
    few._searched = -1e9
    few.allow("newer")
    assert list(few._buckets) == ["newer"]
