"""Passwords, hashed with Argon2 in threads: it is slow by design, and the event loop must not wait for it."""

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from posse.server.refusal import Refusal

T = TypeVar("T")
#: How many hashes are computed at a time, and how many may wait. Each takes 64 MB for a moment.
THREADS: Final = 2
WAITING: Final = 40


#: The passwords that attackers try first.
_COMMON: Final = frozenset((files("posse.server") / "common_passwords.txt").read_text("utf-8").split())
#: A shorter name may occur in a password by chance.
_SHORT_NAME: Final = 3
#: A password with fewer different letters is too weak.
_FEWEST_LETTERS: Final = 4


def check_password(password: str, name: str) -> None:
    """Refuse a new password that anybody would guess: a common one, or one that contains the name."""
    plain, named = password.casefold(), name.casefold().replace(" ", "")
    usual = plain in _COMMON or plain.rstrip("0123456789!?.*#$") in _COMMON
    if usual or len(set(plain)) < _FEWEST_LETTERS:
        raise Refusal("weak-password", "that is one of the passwords that are tried first; choose another")
    if len(named) >= _SHORT_NAME and named in plain.replace(" ", ""):
        raise Refusal("weak-password", "your name stands in this password; choose another")


class Passwords:
    """Makes hashes and compares passwords with them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "posse-passwords")
        self._waiting = 0
        # Used for the comparison if nobody has the name, so that it takes the same time.
        self._nobody = self._hasher.hash("nobody has this password")

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self._hasher.hash(password))

    async def right(self, hashed: str | None, password: str) -> bool:
        """Whether a password is right. It takes the same time if there is none to compare it with."""
        same = await self._run(lambda: self._same(hashed or self._nobody, password))
        return same and hashed is not None

    def outdated(self, hashed: str) -> bool:
        """Whether a hash was made with less effort than is used today."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _same(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise Refusal("busy", "too many passwords are being checked at the moment; try again")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


def stamp(hashed: str) -> str:
    """What a cookie carries of a password's hash: a new password voids the cookie."""
    return hashlib.sha256(hashed.encode()).hexdigest()[:16]
