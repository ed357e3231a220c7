"""Tasks that run beside everything else; nobody waits for them to end."""

import asyncio
from collections.abc import Coroutine


class Background:
    """The tasks that have not ended yet."""

    def __init__(self) -> None:
        self.tasks: dict[asyncio.Task[None], None] = {}

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Start some work."""
        task = asyncio.create_task(work)
        self.tasks[task] = None
        task.add_done_callback(self.tasks.pop)

    def cancel(self) -> None:
        """Cancel all of them."""
        for task in list(self.tasks):
            task.cancel()
