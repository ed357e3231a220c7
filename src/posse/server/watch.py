"""What time it is to one process: a wall clock that never goes back.

People and administrators set clocks, and machines correct their own. Whoever waits for a moment on a clock that was set
back by an hour waits an hour longer. So this one goes on then, as fast as time passes, until the other has caught up.
If the wall clock leaps ahead, this one follows: the machine may have slept.
"""

import time
from collections.abc import Callable

#: Says what time it is, in seconds since 1970.
Now = Callable[[], float]


class Watch:
    """Is called for the time."""

    def __init__(self, wall: Now = time.time, passing: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._passing = passing
        self._ahead = wall() - passing()  # of the time that passes

    def __call__(self) -> float:
        passed = self._passing()
        self._ahead = max(self._ahead, self._wall() - passed)
        return passed + self._ahead


#: The watch of this process.
now = Watch()
