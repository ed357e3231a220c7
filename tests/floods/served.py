"""The server as tests start it, which also records for how long its event loop was kept from everybody else, in seconds
of its own computing time, so that it does not matter how busy the machine is. One line each, in the file that
POSSE_HELD names: when, and for how long."""

import asyncio
import os
import time
from typing import Final
from unittest import mock

from posse.cli import main
from posse.server.loop_lag import LoopLag
from tests.server.steady import steady

#: How often, in seconds, we want our turn.
EVERY: Final = 0.005
#: Shorter turns of others are not worth a line.
WORTH: Final = 0.001


async def _watch(path: str) -> None:
    with open(path, "a", buffering=1) as file:
        while True:
            then = time.thread_time()
            await asyncio.sleep(EVERY)
            held = time.thread_time() - then
            if held > WORTH:
                file.write(f"{time.monotonic()} {held}\n")


_start = LoopLag.start
_watching: list["asyncio.Task[None]"] = []


def _watched(lag: LoopLag) -> None:
    _start(lag)
    _watching.append(asyncio.create_task(_watch(os.environ["POSSE_HELD"])))


if __name__ == "__main__":
    with steady(), mock.patch.object(LoopLag, "start", _watched):
        main()
