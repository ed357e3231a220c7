"""What time it is for one process: a wall clock that never goes back.

People and administrators set clocks, and machines correct their own. If a clock is set back by an hour, whoever waits
for a moment on it waits an hour longer. This clock instead goes on, as fast as time passes, until the other has caught
up. If the wall clock leaps ahead, this one follows: the machine may have slept.
"""

import time
from collections.abc import Callable

#: Says what time it is, in seconds since 1970.
Now = Callable[[], float]


class Watch:
    """Call it for the time."""

    def __init__(self, wall: Now = time.time, passing: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._passing = passing
        self._ahead = wall() - passing()  # of the passing time

    def __call__(self) -> float:
        passed = self._passing()
        self._ahead = max(self._ahead, self._wall() - passed)
        return passed + self._ahead


#: The watch of this process.
now = Watch()
