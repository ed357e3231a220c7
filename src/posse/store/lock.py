"""A lock on a file name, for the lifetime of a process."""

import os
from pathlib import Path
from typing import Any

from posse.kernel.errors import PosseError

try:
    import fcntl

    def _lock(fd: int) -> None:
        """Take the lock of a file, or raise.

        A record lock and not flock: forked children would inherit that, and hold it after we are gone.
        """
        fcntl.lockf(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)

except ImportError:  # Windows
    from importlib import import_module

    _windows: Any = import_module("msvcrt")

    def _lock(fd: int) -> None:
        """Take the lock of a file, or raise."""
        _windows.locking(fd, _windows.LK_NBLCK, 1)


class Taken(PosseError):
    """Somebody else serves the file."""


# The kernel does not tell locks of one process apart, so this set keeps what our process holds.
_held: set[Path] = set()


class FileLock:
    """Held until released or until the process is gone, however it ends.

    It is next to the file it protects: a lock on the file itself would be lost when SQLite closes it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        if path in _held:
            raise _taken(path)
        self._fd = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._fd)
        except OSError as error:
            os.close(self._fd)
            if not isinstance(error, BlockingIOError | PermissionError):  # what systems raise for "taken"
                raise
            raise _taken(path) from None
        _held.add(path)

    def release(self) -> None:
        if self._path in _held:
            _held.remove(self._path)
            os.close(self._fd)


def _taken(path: Path) -> Taken:
    return Taken(
        f"The database file {path} is in use: only one Posse server may serve it; stop that one, or use PostgreSQL."
    )
