"""Everything that differs between systems. Windows has no limit of open files, few signals and no uvloop; macOS counts
memory differently. If something is missing, Posse does without it."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

#: The signals that ask a program to stop. The last one is Ctrl-Break, which only Windows has.
STOPS: Final = ("SIGTERM", "SIGINT", "SIGBREAK")
#: Open files to ask for when a system says that there is no limit but does not mean it, as macOS does.
MANY_FILES: Final = (65_536, 10_240)


def event_loop() -> asyncio.AbstractEventLoop:
    """The fastest loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def when_told_to_stop(do: Callable[[], object]) -> None:
    """Call something in the running loop when the program is asked to stop."""
    loop = asyncio.get_running_loop()
    for name in STOPS:
        number = getattr(signal, name, None)
        if number is None:
            continue
        try:
            loop.add_signal_handler(number, do)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(do))


def give_way() -> None:
    """Let other processes go first, if the system can do that."""
    if hasattr(os, "nice"):
        os.nice(5)


def data_folder() -> Path:
    """The folder where programs keep the user's data."""
    if base := os.environ.get("XDG_DATA_HOME"):
        return Path(base)
    if base := os.environ.get("LOCALAPPDATA"):  # Windows
        return Path(base)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path.home() / ".local" / "share"


def allow_files() -> None:
    """Raise the limit of open files as far as allowed: each socket is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, *MANY_FILES):
        if now != resource.RLIM_INFINITY and (wanted == resource.RLIM_INFINITY or wanted > now):
            with suppress(ValueError, OSError):  # the system may not allow that; then the limit stays
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
                return


def files_allowed() -> int | None:
    """How many files this process may have open, if the system has a limit."""
    try:
        import resource
    except ImportError:
        return None
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if allowed == resource.RLIM_INFINITY else allowed


def files_open() -> int | None:
    """How many files this process has open, if the system says so."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        with suppress(OSError):
            return len(os.listdir(folder))
    return None


def peak_memory_mb() -> float | None:
    """The most memory that this process has used, if the system says so."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)
