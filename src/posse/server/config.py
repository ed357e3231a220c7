"""The settings of a server."""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from posse import machine
from posse.kernel.errors import PosseError

#: Where the built web client is, if the package has one.
WEB: Final = Path(__file__).parent.parent / "web"
#: The most processes for bots.
MOST_WORKERS: Final = 64
#: A bot that looks ahead imagines at most this many worlds for a decision, unless told otherwise; and the upper limit.
WORLDS: Final = 60
MOST_WORLDS: Final = 10_000
#: Seconds after which a bot may sit in for somebody who is away, unless told otherwise; and the upper limit.
PATIENCE: Final = 20.0
LONGEST_PATIENCE: Final = 3600
_ORIGIN: Final = re.compile(r"https?://[a-z0-9.-]+(:\d{1,5})?|https?://\[[0-9a-f:.]+\](:\d{1,5})?")


@dataclass(frozen=True)
class Config:
    """How a server is run."""

    database: str  # a path or an address, as the store takes it
    workers: int = 1  # processes for bots
    origins: tuple[str, ...] = ()  # addresses at which browsers reach us, if requests name another host
    secure_cookies: bool = False  # make cookies Secure even if we cannot see that people use https
    behind_proxy: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto
    patience: float = PATIENCE  # seconds after which a bot may sit in for somebody who is away
    worlds: int = WORLDS  # how many a bot that looks ahead imagines for a decision, at most
    keep: float = 0.0  # days for which finished games are kept; 0: forever
    keep_guests: float = 0.0  # the same for games in which nobody had an account
    web: Path = WEB

    def __post_init__(self) -> None:
        if not 1 <= self.workers <= MOST_WORKERS:
            raise PosseError(f"bots think in 1 to {MOST_WORKERS} processes, not in {self.workers}")
        if not 1 <= self.worlds <= MOST_WORLDS:
            raise PosseError(
                f"bots that look ahead imagine 1 to {MOST_WORLDS} worlds a decision, not {self.worlds}"
            )
        if not 0 <= self.patience <= LONGEST_PATIENCE:
            raise PosseError(
                f"a bot may sit in after 0 to {LONGEST_PATIENCE} seconds without a player, not after {self.patience:g}"
            )
        if self.keep < 0 or self.keep_guests < 0:
            raise PosseError("games are kept for some days, or with 0 for ever, and not for less")
        for origin in self.origins:
            if not _ORIGIN.fullmatch(origin):
                raise PosseError(
                    f'"{origin}" is no origin; it reads like https://example.org, without a path and in small letters'
                )


def default_database() -> str:
    """A file in the user's data folder, which is made if need be."""
    folder = machine.data_folder() / "posse"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise PosseError(
            f"the folder {folder} cannot be made: {error.strerror}; name a database with --database"
        ) from None
    return str(folder / "posse.db")


def default_workers() -> int:
    """One process for every core except the server's own, and at most four: bots think quickly."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))
