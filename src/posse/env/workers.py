"""A batch played by several processes, each with some of its games."""

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from posse.env.batch import COUNT, Batch, Step
from posse.kernel.errors import PosseError


class Workers:
    """Like a `Batch`, with several processes: the same settings and answers give the same arrays. A program that starts
    it keeps its own work under `if __name__ == "__main__":`, since each process imports the program. Close it, or use
    it in a `with` statement, to end the processes."""

    def __init__(self, game: str = "bang", *, workers: int, count: int = COUNT, **settings: Any) -> None:
        """Everything except `workers` is as for a `Batch`."""
        if not 1 <= workers <= count:
            raise PosseError(f"{count} games are played by 1 to {count} workers, not by {workers}")
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        like = Batch(game, count=1, **settings)  # reports errors before any process starts
        self.count = count
        self.players, self.learners = like.players, like.learners
        self.facts, self.features = like.facts, like.features
        self._legend = like.legend()
        self._counts = np.zeros(count, np.int64)  # the options of each game
        self._bounds = [count * worker // workers for worker in range(workers + 1)]
        context = multiprocessing.get_context("spawn")
        for first, end in zip(self._bounds, self._bounds[1:], strict=False):
            ours, theirs = context.Pipe()
            given = {**settings, "game": game, "count": end - first, "first": first, "of": count}
            process = context.Process(target=_work, args=(theirs, given), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def legend(self) -> dict[str, Any]:
        """The meaning of every number of an observation and of an option, in order."""
        return self._legend

    def reset(self) -> Step:
        """Start, or start over: all games from the first."""
        return self._asked([None] * len(self._pipes))

    def step(self, actions: ArrayLike) -> Step:
        """Take an option in each game: its number, counted from 0."""
        numbers = np.asarray(actions, np.int64).ravel()
        if len(numbers) != self.count:
            raise PosseError(f"{self.count} games want {self.count} answers, not {len(numbers)}")
        # Checked before anybody answers, or some games would go on and others not.
        for place in np.flatnonzero((numbers < 0) | (numbers >= self._counts)):
            raise PosseError(
                f"game {place} has no option {numbers[place]}; its options are numbered from 0 to "
                f"{self._counts[place] - 1}"
            )
        bounds = zip(self._bounds, self._bounds[1:], strict=False)
        return self._asked([numbers[first:end] for first, end in bounds])

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _asked(self, tasks: list[NDArray[np.int64] | None]) -> Step:
        """Give every process its task, and join their answers."""
        if not self._pipes:
            raise PosseError("these workers are closed")
        try:
            for pipe, task in zip(self._pipes, tasks, strict=True):
                pipe.send(task)
            told = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            self.close()
            raise PosseError("a worker process died while playing, perhaps for lack of memory") from None
        for each in told:
            if isinstance(each, str):
                self.close()
                raise PosseError(each)
        step = _together(told)
        self._counts = step.counts
        return step


def _together(steps: list[Step]) -> Step:
    """The steps of all processes as one."""
    before = np.cumsum([0, *(step.starts[-1] for step in steps)])
    starts = [step.starts[:-1] + offset for step, offset in zip(steps, before, strict=False)]
    joined = {
        name: np.concatenate([getattr(step, name) for step in steps])
        for name in Step._fields
        if name != "starts"
    }
    return Step(starts=np.concatenate([*starts, before[-1:]]), **joined)


def _work(pipe: Connection, settings: dict[str, Any]) -> None:
    """The work of a process: answer until nobody asks any more."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        batch = Batch(**settings)
        while True:
            actions = pipe.recv()
            try:
                said: Step | str = batch.reset() if actions is None else batch.step(actions)
            except PosseError as error:
                said = str(error)
            pipe.send(said)
