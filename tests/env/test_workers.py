"""A batch that several processes play is the same batch."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from posse.env import Batch, Step, Workers
from posse.kernel.errors import PosseError

SETTINGS: dict[str, Any] = {"count": 5, "learners": [0, 1], "opponents": ["random"], "seed": "w"}


@pytest.fixture
def workers() -> Iterator[Workers]:
    with Workers("dice", workers=2, **SETTINGS) as out:
        yield out


def test_the_arrays_are_those_of_one_process(workers: Workers) -> None:
    alone = Batch("dice", **SETTINGS)
    assert workers.legend() == alone.legend()
    mine, theirs = alone.reset(), workers.reset()
    ended = 0
    for _ in range(60):
        for name in Step._fields:
            assert np.array_equal(getattr(mine, name), getattr(theirs, name)), name
        ended += int(mine.done.sum())
        with pytest.raises(PosseError, match="game 4 has no option"):
            workers.step([0, 0, 0, 0, mine.counts[4]])
        with pytest.raises(PosseError, match="5 games want 5 answers"):
            workers.step([0])
        mine, theirs = alone.step(mine.counts - 1), workers.step(mine.counts - 1)
    assert ended > 5  # further games are the same, too
    workers._processes[0].kill()
    with pytest.raises(PosseError, match="a worker process died"):
        while True:
            theirs = workers.step(theirs.counts - 1)
    with pytest.raises(PosseError, match="closed"):
        workers.reset()


def test_what_cannot_be_had_is_refused_before_a_process_starts() -> None:
    with pytest.raises(PosseError, match="1 to 5 workers, not by 6"):
        Workers("dice", workers=6, count=5)
    with pytest.raises(PosseError, match="there is no bot"):
        Workers("dice", workers=2, learners=[0], opponents=["genius"])
