"""The program on a system that is not Unix, as far as that can be had on one: what only Unix has is taken away from
Posse, in this process and in those that it starts. The libraries keep it, since on Windows they would be others."""

import asyncio
import builtins
import fcntl
import os
import signal
import sys
import types
from collections.abc import Mapping, Sequence
from typing import Any

#: Modules that Windows has not.
GONE = frozenset({"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "uvloop"})
#: What modules that are everywhere have on Unix only.
MISSING = {
    "os": ("fork", "getuid", "geteuid", "getpgid", "killpg", "nice", "setsid", "sysconf", "uname"),
    "signal": ("SIGHUP", "SIGKILL", "SIGALRM", "SIGUSR1", "SIGUSR2", "setitimer", "ITIMER_REAL", "pause"),
}


class Bare(types.ModuleType):
    """A module without what Unix has beyond others."""

    def __init__(self, module: types.ModuleType) -> None:
        super().__init__(module.__name__)
        kept = {name: value for name, value in vars(module).items() if name not in MISSING[module.__name__]}
        self.__dict__.update(kept)


BARE = {module.__name__: Bare(module) for module in (os, signal)}
_import = builtins.__import__


def imported(
    name: str,
    globals: Mapping[str, Any] | None = None,
    locals: Mapping[str, Any] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> types.ModuleType:
    """What an import gives: to modules of Posse less than to others."""
    if (globals or {}).get("__name__", "").partition(".")[0] == "posse":
        if name.partition(".")[0] in GONE:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if name in BARE:
            return BARE[name]
    return _import(name, globals, locals, fromlist, level)


def locking(fd: int, mode: int, count: int) -> None:
    """The lock of Windows, made of that of Unix."""
    fcntl.lockf(fd, fcntl.LOCK_EX | fcntl.LOCK_NB, count)


def add_signal_handler(*_: object) -> None:
    """Loops on Windows hear no signals."""
    raise NotImplementedError


def take_away() -> None:
    """From now on Posse meets no Unix."""
    sys.modules["msvcrt"] = windows = types.ModuleType("msvcrt")
    windows.__dict__.update(locking=locking, LK_NBLCK=2)
    builtins.__import__ = imported
    setattr(asyncio.SelectorEventLoop, "add_signal_handler", add_signal_handler)  # noqa: B010 - mypy


take_away()  # in processes that this one starts, too: they import the program's module again

if __name__ == "__main__":
    from posse.cli import main

    main()
