"""Stands between a game and bots from elsewhere. A bot's mistakes stay with the bot: it cannot change what it was
offered, end the program, print into our output or think forever. It does not stop malice: a bot runs in the same
process, so it is trusted code."""

import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, redirect_stdout
from types import FrameType

from posse.bots import Bot, make, registry
from posse.kernel.notation import listed
from posse.kernel.option import Decision, Option
from posse.kernel.view import View

#: Seconds of real time that a bot from elsewhere may think in one game at one seat.
SECONDS = 60.0
#: How many new objects there are before Python looks for garbage among them.
YOUNG = 50_000


class Broken(Exception):
    """A bot breaks the rules."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


class TooSlow(BaseException):
    """A bot has thought for too long. Not an Exception, so that few bots catch it."""


def looks(bot: Bot) -> bool:
    """Whether a bot wants to see its view; one from elsewhere need not say."""
    return getattr(bot, "looks", True)


def is_own(bot: Bot) -> bool:
    """Whether a bot is one of Posse's own, which need no guard."""
    return type(bot) in registry.OWN.values()


# ---- asking


def made(names: Sequence[str], luck: str) -> list[Bot]:
    """The bots of one game. Luck belongs to the seat: on one deal it is the same for any bot there."""
    out: list[Bot] = []
    for seat, name in enumerate(names):
        with blaming(seat), _clock(SECONDS):
            out.append(make(name, f"{luck}/{seat}"))
    return out


class Guard:
    """Asks the bots of one game."""

    def __init__(self, seated: Sequence[Bot]) -> None:
        self._seated = seated
        self._own = [is_own(bot) for bot in seated]
        self._left = [SECONDS] * len(seated)

    def ask(self, seat: int, view: View | None, decision: Decision) -> int:
        """The number of the option that the bot at a seat takes."""
        bot = self._seated[seat]
        with blaming(seat):
            if self._own[seat]:
                return asked(bot, view, decision)
            began = time.perf_counter()
            with _clock(self._left[seat]):
                answer = asked(bot, view, decision)
            self._left[seat] -= time.perf_counter() - began
            return answer


@contextmanager
def _clock(seconds: float) -> Iterator[None]:
    """A time limit, where there is an alarm."""
    if not _hears() or signal.getsignal(signal.SIGALRM) is not _strike:
        yield
        return
    try:
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-3))
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def blaming(seat: int) -> Iterator[None]:
    """The bot at a seat is to blame for what is raised meanwhile."""
    try:
        yield
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # somebody else's code
        raise Broken(seat, registry.said(error)) from error


def asked(bot: Bot, view: View | None, decision: Decision) -> int:
    """The number of the option that a bot takes. Whatever it does to its own list of options, only what was offered
    counts."""
    its_own = Decision(
        decision.player,
        decision.kind,
        decision.options.copy(),
        decision.speaker,
        decision.about,
        decision.by,
    )
    return _index(bot.choose(view, its_own), decision)


def _index(answer: object, decision: Decision) -> int:
    if not isinstance(answer, Option):
        raise TypeError(f"it answered with a {type(answer).__name__}, not with an option")
    for number, option in enumerate(decision.options):
        if option is answer:
            return number
    parts = answer.parts()
    for number, option in enumerate(decision.options):
        if option.parts() == parts:
            return number
    raise ValueError(f"{_told(answer, decision)} is not among the options: {listed(decision.texts)}")


def _told(answer: Option, decision: Decision) -> str:
    try:
        return decision.text(answer)
    except Exception:  # it names something that does not exist
        return "its answer"


# ---- around all games of a task


@contextmanager
def guarded() -> Iterator[None]:
    """While games are played, what bots print goes to stderr, and their time is limited."""
    with hushed(), _alarm(), _seldom_tidied():
        yield


@contextmanager
def _seldom_tidied() -> Iterator[None]:
    """Look for garbage less often. A finished game is freed with its last reference; until then it has many events, and
    looking through them again and again takes 6 % of the time."""
    first, *others = gc.get_threshold()
    gc.set_threshold(max(first, YOUNG), *others)
    try:
        yield
    finally:
        gc.set_threshold(first, *others)


@contextmanager
def hushed() -> Iterator[None]:
    """Send everything that is printed meanwhile to stderr."""
    with ExitStack() as after:
        try:
            sys.stdout.flush()
            kept = os.dup(1)
            after.callback(os.close, kept)
            os.dup2(2, 1)
            after.callback(os.dup2, kept, 1)
        except (OSError, ValueError):  # no such files: there is nothing to keep clean
            pass
        after.enter_context(redirect_stdout(sys.stderr))
        yield


def _hears() -> bool:
    return hasattr(signal, "SIGALRM") and threading.current_thread() is threading.main_thread()


@contextmanager
def _alarm() -> Iterator[None]:
    """Handle the alarm, where that is possible: in the main thread, on any system except Windows."""
    if not _hears():
        yield
        return
    before = signal.signal(signal.SIGALRM, _strike)
    try:
        yield
    finally:
        signal.signal(signal.SIGALRM, before)


def _strike(number: int, frame: FrameType | None) -> None:
    raise TooSlow(f"it thought for more than {SECONDS:g} seconds in one game")
