"""Tasks that run beside everything else; nobody waits for their end."""

import asyncio
from collections.abc import Coroutine


class Background:
    """The tasks that have not ended yet."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Begin some work."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def cancel(self) -> None:
        """End all of them."""
        for task in list(self.tasks):
            task.cancel()
