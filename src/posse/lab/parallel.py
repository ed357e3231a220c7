"""Work by many processes: on this machine's cores with joblib, or on a Dask cluster.

Results come as they are ready, each with the number of its task, so that the caller can restore their order: what is
computed must never depend on the number of processes.
"""

import logging
import re
import signal
import socket
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from posse import __version__
from posse.kernel.errors import PosseError

Task = TypeVar("Task")
Result = TypeVar("Result")

_ADDRESS: Final = re.compile(
    r"(?:(?P<scheme>[a-z]+)://)?(?P<host>\[[0-9a-fA-F:]+\]|[\w.-]+):(?P<port>\d{1,5})"
)
#: Seconds that a cluster may take to answer, and then its workers to show up.
PATIENCE: Final = 4
#: Seconds that a cluster may be without any worker.
ALONE: Final = 30
#: Seconds between two checks whether something is done.
LOOK: Final = 0.02


class WorkerDied(PosseError):
    """A process was killed in the middle of its work."""


def cores() -> int:
    """How many processes this machine has room for."""
    from joblib import cpu_count

    return int(cpu_count())


def check_jobs(jobs: int) -> None:
    """Check that a number of processes makes sense."""
    if jobs < 1:
        raise PosseError("the number of jobs must be at least 1")


def spread(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int = 1, cluster: str = ""
) -> Iterator[tuple[int, Result]]:
    """Do all tasks; yields the number and the result of each, in any order. `work` is a function of a module, so that
    another process can find it."""
    if cluster and tasks:
        yield from _on_cluster(work, tasks, cluster)
    elif jobs == 1 or len(tasks) <= 1:
        for number, task in enumerate(tasks):
            yield number, work(task)
    else:
        yield from _on_cores(work, tasks, jobs)


# ---- this machine


def _on_cores(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int
) -> Iterator[tuple[int, Result]]:
    from joblib import Parallel, delayed
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    pool = Parallel(n_jobs=jobs, backend="loky", batch_size=1, return_as="generator_unordered")
    attempt = delayed(_deaf_attempt)
    results = pool(attempt(work, number, task) for number, task in enumerate(tasks))
    stop = Stop()
    try:
        for done in results:
            yield _checked(*done)
            stop.check()
    except TerminatedWorkerError:
        raise WorkerDied("a worker process died while playing, perhaps for lack of memory") from None
    finally:
        stop.forget()
        with warnings.catch_warnings(), suppress(TerminatedWorkerError):
            warnings.simplefilter("ignore")  # a caller who stops early knows that not everything was done
            results.close()


class Stop:
    """Ctrl-C is noted and handled between two results: raised somewhere inside the process pool it may get lost there,
    and then nothing stops. A second one is raised at once."""

    def __init__(self) -> None:
        self.heard = False
        self._before: Any = None
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._hear)

    def _hear(self, number: int, frame: object) -> None:
        self.heard = True
        self.forget()

    def check(self) -> None:
        if self.heard:
            raise KeyboardInterrupt

    def forget(self) -> None:
        """Restore the previous handler of Ctrl-C."""
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None


def _deaf_attempt(work: Callable[[Task], Result], number: int, task: Task) -> tuple[int, Result | None, str]:
    """Do a task in one of our processes. Ctrl-C, which all processes get, is for the one that sent the work: it ends
    this process, which so dies silently."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return _attempt(work, number, task)


def _attempt(work: Callable[[Task], Result], number: int, task: Task) -> tuple[int, Result | None, str]:
    """Do a task in another process. Errors come back as a sentence: not every exception can be sent."""
    try:
        return number, work(task), ""
    except PosseError as error:
        return number, None, str(error)


def _checked(number: int, result: Result | None, wrong: str) -> tuple[int, Result]:
    if result is None:
        raise PosseError(wrong)
    return number, result


# ---- a cluster


def _on_cluster(
    work: Callable[[Task], Result], tasks: Sequence[Task], address: str
) -> Iterator[tuple[int, Result]]:
    client = connected(address)
    try:
        from distributed import CancelledError, KilledWorker, as_completed

        futures = [
            client.submit(_attempt, work, number, task, pure=False) for number, task in enumerate(tasks)
        ]
        try:
            finished, hands = as_completed(futures, loop=client.loop), Hands(client.nthreads, address)
            while not finished.is_empty():
                if finished.has_ready():
                    yield _checked(*next(finished).result())
                else:
                    hands.check()
                    time.sleep(LOOK)
        except KilledWorker:
            raise WorkerDied(f"a worker of the cluster at {address} died while playing") from None
        except (CancelledError, OSError) as error:
            raise PosseError(
                f"the cluster at {address} was lost ({type(error).__name__}); an arena with --out can be resumed"
            ) from None
    finally:
        client.close(timeout=PATIENCE)


class Hands:
    """Watches whether a cluster has workers. Dask itself would wait forever for new ones; a nanny restarts them, so a
    short time without any does no harm."""

    def __init__(
        self, workers: Callable[[], object], address: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._workers = workers
        self._address = address
        self._clock = clock
        self._asked = self._seen = clock()

    def check(self) -> None:
        """Check now and then, and give up when there have been none for too long."""
        now = self._clock()
        if now - self._asked < PATIENCE:
            return
        self._asked = now
        if self._workers():
            self._seen = now
        elif now - self._seen >= ALONE:
            raise PosseError(
                f"the cluster at {self._address} has lost its last worker, and no other has come for {ALONE} seconds; "
                "an arena with --out can be resumed"
            )


def connected(address: str) -> Any:
    """A client of a cluster that answers and whose workers have this Posse."""
    try:
        from distributed import Client
    except ImportError:
        raise PosseError(
            "a cluster needs Dask, which is not installed: pip install 'posse-game[cluster]'"
        ) from None
    place = _ADDRESS.fullmatch(address)
    if place is None:
        raise PosseError(f'"{address}" is no address of a Dask cluster; one looks like tcp://127.0.0.1:8786')
    _silence()
    try:
        _knock(place["host"].strip("[]"), int(place["port"]), place["scheme"] in (None, "tcp"))
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise PosseError(f"no Dask cluster can be reached at {address}: {_said(error)}") from None
    try:
        _check_workers(client, address)
    except BaseException:
        client.close(timeout=PATIENCE)
        raise
    return client


def _knock(host: str, port: int, greets: bool) -> None:
    """See whether a scheduler is there: Dask itself waits long where nobody listens, or somebody listens but is
    silent."""
    with socket.create_connection((host, port), PATIENCE) as door:
        if greets and not door.recv(1):
            raise OSError("what listens there does not speak like a scheduler")


def _silence() -> None:
    """Silence Dask's own logs: errors are reported in a sentence of ours."""
    for name in list(logging.Logger.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _check_workers(client: Any, address: str) -> None:
    from distributed import TimeoutError as LateError

    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except LateError:
        raise PosseError(f"the cluster at {address} has no workers") from None
    try:
        versions = client.run(version)
    except Exception as error:  # whatever another machine makes of it
        raise PosseError(
            f"the workers of the cluster at {address} cannot run Posse, is it installed there? ({_said(error)})"
        ) from None
    others = sorted(set(versions.values()) - {version()})
    if others:
        raise PosseError(
            f"workers of the cluster at {address} have Posse {', '.join(others)}, this is Posse {version()}"
        )


def version() -> str:
    """The Posse version of a process."""
    return __version__


def _said(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__
