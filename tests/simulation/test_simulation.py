"""The server holds in the simulation, and the simulation finds what it should: defects of the past, put back."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from unittest import mock

import pytest

from posse.server import agenda, audience, wire
from posse.server.clock import Clock
from posse.server.people import People
from posse.server.seat_view import Moment
from posse.server.table_log import TableLog
from posse.server.watch import Watch
from tests.simulation.truth import Violation
from tests.simulation.world import World

#: So many seeds, in parts that several workers can share.
SEEDS = 200 if not os.environ.get("POSSE_QUICK") else 40
PART = 10
#: A defect is found within so many.
SOON = 25


@pytest.fixture(autouse=True)
def secrecy() -> Iterator[None]:
    """Nobody is in haste as in other tests: time costs nothing here."""
    was, agenda.secrecy = agenda.secrecy, True
    yield
    agenda.secrecy = was


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_the_server_holds(first: int) -> None:
    for seed in range(first, first + PART):
        try:
            World(seed).run()
        except AssertionError as wrong:
            raise AssertionError(f"seed {seed}: {wrong}; python -m tests.simulation {seed}") from wrong


def test_the_same_seed_goes_the_same_way() -> None:
    one, two = World(3), World(3)
    one.run()
    two.run()
    assert one.trace == two.trace
    assert len(one.trace) > 10


_read = People._read


def _by_the_wall(self: Watch) -> float:
    return self._wall()


def _left_by_the_wall(self: Clock, what: Any) -> float:
    return float(what.at - self._now())


def _not_from_the_future(self: People, serializer: Any, text: str, lasts: int) -> Any:
    _, signed = serializer.loads(text, return_timestamp=True)
    return None if signed.timestamp() > self._clock() else _read(self, serializer, text, lasts)


def _of_another_seat(_: Any, __: Any, moment: Moment, ___: Any) -> bytes:
    return bytes(wire.encoder.encode(moment.play(0)))


#: What is put back, and what is seen of it.
DEFECTS: dict[str, tuple[list[Any], str]] = {
    "a clock set back": (
        [
            mock.patch.object(Watch, "__call__", _by_the_wall),
            mock.patch.object(Clock, "_left", _left_by_the_wall),
        ],
        "stands still",
    ),
    "clocks apart": ([mock.patch.object(People, "_read", _not_from_the_future)], "not-signed-in"),
    "what may not be stored is told": (
        [mock.patch.object(TableLog, "stale", property(lambda _: False, lambda *_: None), create=True)],
        "not on the disk|do not see|was asked|stands still|said",
    ),
    "another's hand": ([mock.patch.object(audience, "_play", _of_another_seat)], "do not see"),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_put_back_is_found(defect: str) -> None:
    patches, seen = DEFECTS[defect]
    with ExitStack() as stack:
        for patch in patches:
            stack.enter_context(patch)
        with pytest.raises(Violation, match=seen):
            for seed in range(SOON):
                World(seed).run()
