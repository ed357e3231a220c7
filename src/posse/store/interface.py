"""What a store keeps and what it can be asked.

The log is the truth. A table is a log of entries numbered 1, 2, 3 ... without a gap. Any process can serve any table:
it reads the log, checks a move against it and appends with the seq it expects. A process that loses the race reads what
is new and tries again. When a call returns, what it wrote is committed and on the disk.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Literal, NamedTuple, Self

from msgspec import Struct

from posse.kernel.errors import PosseError

if TYPE_CHECKING:
    from posse.store.host_book import HostBook
    from posse.store.notice_book import NoticeBook


class StoreUnavailable(PosseError):
    """The database is away, full or read-only; the same call works again when that is over.

    Nothing is half-written. But if the database went away in the middle of a write, nobody knows whether it was
    committed: read the log before trying again.

    The error names the database, for the server's operator; `plain` is for strangers.
    """

    def __init__(self, text: str, plain: str = "The store cannot be used at the moment.") -> None:
        super().__init__(text)
        self.plain = plain


class DoesNotFit(PosseError):
    """What was to be stored contradicts what is already there; nothing was changed."""


class Entry(Struct, frozen=True):
    """One entry of a table's log. The data are the caller's, by convention JSON."""

    seq: int
    at: float
    kind: str
    data: bytes


class Head(Struct, frozen=True):
    """What the lobby needs to know about a table. Each append replaces it, except for the code."""

    table: str
    code: str  # what people type to join
    status: Literal["lobby", "playing", "over"]
    public: bool
    game: str
    summary: bytes  # the caller's own, for lists
    players: tuple[str, ...]  # who sits there
    asked: tuple[str, ...]  # who must act now
    deadline: float | None  # when something is due even if nobody acts
    updated: float


class ChatLine(Struct, frozen=True):
    """One line of a table's chat, numbered 1, 2, 3 ..."""

    number: int
    at: float
    player: str
    name: str
    text: str


class Account(Struct, frozen=True):
    """A registered player. The id is also the id under which the account sits at tables."""

    id: str
    name: str
    password_hash: str
    at: float


class Finished(Struct, frozen=True):
    """One line about a finished game; a table numbers its games."""

    table: str
    number: int
    game: str
    at: float
    players: int


class Game(Finished, frozen=True):
    """A finished game, with the record that replays it."""

    seed: str
    record: str


class Result(Struct, frozen=True):
    """How a game went for one of its players; without an account for guests, bots and deleted accounts."""

    table: str
    number: int
    player: str
    account: str | None
    name: str
    game: str
    at: float
    players: int  # how many played
    role: str
    side: str
    place: int
    won: bool


class Count(Struct, frozen=True):
    """How often an account played a role of a game, and how often it won."""

    game: str
    role: str
    played: int
    won: int


class Rating(Struct, frozen=True):
    """How strong an account is at a game; the defaults are a newcomer's."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0


class Standing(Struct, frozen=True):
    """One line of a leaderboard."""

    account: str
    name: str
    rating: Rating


class News(Struct, frozen=True):
    """What another process did: `number` is the last seq of the table, or the number of the line of chat.

    "missed" names no table: the connection was lost for a while, so anything may have happened meanwhile. "signed-out"
    is about all devices of a person except one, which has a new stamp; "logged-out" is about that one device only.
    "presence" says who is connected to another process at a table, and perhaps asks for the same; without a table it
    only says that the process is running.
    """

    kind: Literal["entries", "chat", "missed", "signed-out", "logged-out", "presence"]
    table: str = ""
    number: int = 0
    person: str = ""
    device: str = ""
    stamp: str = ""
    process: str = ""
    people: tuple[str, ...] = ()
    asking: bool = False


class Outage(NamedTuple):
    """A time without a running server."""

    since: float
    until: float


#: Where a page of a list ended: the time and the table of its last line.
Before = tuple[float, str]
#: The new ratings from the old ones. Called in a transaction, perhaps in another thread: it only calculates.
Compute = Callable[[dict[str, Rating]], dict[str, Rating]]


class Store(ABC):
    """The logs of all tables, and what is known about players.

    Use it from the event loop that opened it. Every call may raise `StoreUnavailable`.
    """

    # ------------------------------------------------------------ tables

    @abstractmethod
    async def create(self, head: Head, entries: Sequence[Entry]) -> bool:
        """Starts a log with entries 1, 2 ...; False if the table's id or its code is taken."""

    @abstractmethod
    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[Entry],
        head: Head,
        game: Game | None = None,
        results: Sequence[Result] = (),
    ) -> bool:
        """Adds entries seq, seq + 1 ... and replaces the head; the result of a game is stored with its last entry.

        Unless the log ends at seq - 1, nothing is changed and False returned. Without entries only the head changes. A
        result keeps its account only if such an account exists at this moment.
        """

    @abstractmethod
    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The entries after the one with seq `since`; none if there is no such table."""

    @abstractmethod
    async def head(self, table: str) -> Head | None: ...

    @abstractmethod
    async def by_code(self, code: str) -> Head | None: ...

    @abstractmethod
    async def public_tables(self, since: float, limit: int, before: Before | None = None) -> list[Head]:
        """Public tables that are not over, where somebody sits and something has happened since or is due, the last
        updated first."""

    @abstractmethod
    async def tables_of(self, player: str) -> list[Head]:
        """The unfinished tables where a player sits; those that wait for this player come first."""

    @abstractmethod
    async def due(self, now: float, limit: int) -> list[str]:
        """The tables whose deadline has come, the longest overdue first. Tables where something happened in the future
        count too: nobody knows how wrong that clock was."""

    @abstractmethod
    async def delete_idle(self, before: float) -> int:
        """Deletes tables that are still in the lobby, without a finished game, and untouched since; returns how many.

        Other processes are not told: they notice when one of their appends is refused.
        """

    @abstractmethod
    async def delete_old(self, before: float, guests: bool, limit: int) -> int:
        """Deletes tables where nothing has happened since and nothing is due, with their games, up to a limit; returns
        how many. With `guests`, only tables where no game has a result of an account. Ratings stay."""

    @abstractmethod
    async def tell_presence(self, table: str = "", people: Sequence[str] = (), asking: bool = False) -> None:
        """Tells other processes who is connected to this one at a table or, without a table, that this one is running.
        They may be asked for the same. Nothing is stored."""

    # ------------------------------------------------------------ chat

    @abstractmethod
    async def say(self, table: str, at: float, player: str, name: str, text: str) -> int:
        """Adds a line to a table's chat and returns its number."""

    @abstractmethod
    async def chat(self, table: str, since: int, limit: int) -> list[ChatLine]:
        """The lines after number `since`, in order; only the last ones if there are more than the limit."""

    @abstractmethod
    async def said_by(self, player: str) -> list[tuple[str, ChatLine]]:
        """Everything somebody has said, with the table where it was, the earliest first."""

    @abstractmethod
    async def remembered(self, player: str) -> list[tuple[str, float]]:
        """What was remembered about somebody so that it happens once: the first word of each, and until when."""

    @abstractmethod
    async def mentions(self, player: str) -> list[tuple[str, float, str]]:
        """The entries of all logs that name somebody: the code of the table, the time, and the kind of entry. It reads
        every log, so it takes long."""

    # ------------------------------------------------------------ accounts

    @abstractmethod
    async def create_account(self, id: str, name: str, password_hash: str, at: float) -> bool:
        """False if the id is taken, or if somebody has the name, in whatever capitals. Games played under this id count
        for the account."""

    @abstractmethod
    async def account(self, id: str) -> Account | None: ...

    @abstractmethod
    async def had_account(self, id: str) -> bool:
        """Whether an account with this id exists, or existed and was deleted."""

    @abstractmethod
    async def account_by_name(self, name: str) -> Account | None:
        """The account with this name, however it is capitalised."""

    @abstractmethod
    async def set_password(self, id: str, password_hash: str) -> bool:
        """False if there is no such account."""

    @abstractmethod
    async def rename(self, id: str, name: str) -> bool:
        """False if somebody else has the name, or if there is no such account.

        Results and chat keep the old name.
        """

    @abstractmethod
    async def delete_account(self, id: str) -> bool:
        """Deletes what is known about a person; False if there is no such account.

        The name becomes free and the ratings are gone; results and chat stay, without account and name. Logs stay
        unchanged: they must remain playable.
        """

    @abstractmethod
    async def forget_guest(self, id: str) -> None:
        """The same for somebody without an account: their cookie is void, and results and chat stay without a name."""

    @abstractmethod
    async def sign_out(self, person: str, device: str = "", stamp: str = "") -> None:
        """Tells other processes that a person is signed out on all devices except this one, which has a new stamp.
        Nothing is stored."""

    @abstractmethod
    async def log_out(self, person: str, device: str) -> None:
        """Tells other processes that a person is signed out on this device. Nothing is stored."""

    @abstractmethod
    async def spend(self, word: str, until: float, now: float) -> bool:
        """Voids a word, and remembers that until some time; False if it was void already."""

    @abstractmethod
    async def is_spent(self, word: str) -> bool: ...

    # ------------------------------------------------------------ finished games

    @abstractmethod
    async def finished(self, table: str) -> list[Finished]:
        """The finished games of a table, in order."""

    @abstractmethod
    async def game(self, table: str, number: int) -> Game | None: ...

    @abstractmethod
    async def results(self, table: str, number: int) -> list[Result]:
        """How a game went for each of its players, the best placed first."""

    @abstractmethod
    async def results_since(self, table: str, since: int, number: int) -> list[Result]:
        """How a table's games after number `since`, up to `number`, went for their players, in order."""

    @abstractmethod
    async def games_of(self, player: str, limit: int, before: Before | None = None) -> list[Result]:
        """The games of a player, with an account or without, the latest first."""

    @abstractmethod
    async def statistics(self, account: str) -> list[Count]:
        """Games and victories of an account by game and role."""

    @abstractmethod
    async def review(self, table: str, number: int, made: str) -> bytes | None:
        """The stored review of a finished game, if it was made in this way."""

    @abstractmethod
    async def keep_review(self, table: str, number: int, made: str, data: bytes) -> None:
        """Stores the review of a finished game, in place of an earlier one."""

    # ------------------------------------------------------------ ratings

    @abstractmethod
    async def rate(self, table: str, number: int, accounts: Sequence[str], compute: Compute) -> bool:
        """Changes the ratings of the players of a finished game, once; False if there is no such game or if it was
        rated before.

        `compute` gets the ratings of those accounts that still exist, `Rating()` for those that have none at this game
        yet. No other rating of theirs can change before its answer is stored.
        """

    @abstractmethod
    async def unrated(self, before: float, limit: int) -> list[tuple[str, int]]:
        """Table and number of games that ended before a moment and were not rated yet, the oldest first."""

    @abstractmethod
    async def ratings(self, account: str) -> dict[str, Rating]:
        """The ratings of an account by game."""

    @abstractmethod
    async def leaderboard(self, game: str, limit: int, after: int = 0) -> list[Standing]:
        """The best, by what they are almost certainly worth: mu - 3 sigma. The first `after` of them are skipped."""

    # ------------------------------------------------------------ the store itself

    @property
    @abstractmethod
    def book(self) -> "HostBook":
        """What hosts record to keep order."""

    @property
    @abstractmethod
    def notices(self) -> "NoticeBook":
        """Where people who are away want to get notices."""

    @abstractmethod
    async def secrets(self) -> list[bytes]:
        """32 random bytes each, the same for all processes. The last one is used for signing; what was signed with an
        earlier one is valid too."""

    @abstractmethod
    async def new_secret(self, now: float, until: float) -> None:
        """Sign with another secret from now on. What the old ones signed is valid until some time; if that is not in
        the future they are forgotten at once."""

    @abstractmethod
    async def watch(self, callback: Callable[[News], None]) -> None:
        """Reports from now on what other processes did; a later callback replaces an earlier one."""

    @abstractmethod
    async def sign_of_life(self, now: float, gap: float) -> None:
        """Says that a server is running. If none was for more than `gap` seconds, that was an outage."""

    @abstractmethod
    def slept_since(self, then: float, now: float, gap: float) -> bool:
        """Whether this process gave no sign of life for more than `gap` seconds, at some time between then and now."""

    @abstractmethod
    async def outages(self, since: float) -> list[Outage]:
        """Those that ended after some time, the oldest first."""

    @abstractmethod
    async def health(self) -> None:
        """Returns if the store accepts writes, raises `StoreUnavailable` if not."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Writes a consistent copy to a new file while everything goes on."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what is under way; later calls raise `StoreUnavailable`."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
