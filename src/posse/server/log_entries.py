"""The entries of a table's log. Everything about a table follows from them: who sits where, the seed of every game,
every move and when it was made."""

from typing import Final

import msgspec
from msgspec import Struct

from posse.server.wire import Settings

PLAYER: Final = "player"
BOT: Final = "bot"
FORCED: Final = "forced"  # there was no choice
TIMEOUT: Final = "timeout"


class Fact(Struct, frozen=True, tag_field="k"):
    """An entry of the log."""


class Created(Fact, frozen=True, tag="created"):
    """A table was set up; its maker is the host."""

    settings: Settings
    person: str
    name: str
    account: bool


class Joined(Fact, frozen=True, tag="joined"):
    """Somebody came to the table."""

    person: str
    name: str
    account: bool


class Sat(Fact, frozen=True, tag="sat"):
    """Somebody took a seat. During a game they took it from a bot: it was their own seat, or had belonged to nobody."""

    person: str
    seat: int


class Stood(Fact, frozen=True, tag="stood"):
    """Somebody left their seat. During a game a bot takes it over."""

    person: str


class Readied(Fact, frozen=True, tag="ready"):
    """Somebody is ready, or no longer ready."""

    person: str
    ready: bool


class BotSat(Fact, frozen=True, tag="bot"):
    """A bot was put on a seat, or taken away."""

    seat: int
    bot: str | None


class Changed(Fact, frozen=True, tag="changed"):
    """The settings were changed."""

    settings: Settings


class HostIs(Fact, frozen=True, tag="host"):
    """Somebody is the host now. `absent` says that the previous host is away. If it is the same person, other processes
    are asked whether the host is connected to them."""

    person: str
    absent: bool = False


class Gone(Fact, frozen=True, tag="gone"):
    """Somebody left, was sent away by the host, or was forgotten because there were too many people."""

    person: str
    kicked: bool
    crowded: bool = False


class Started(Fact, frozen=True, tag="started"):
    """A game began. The seed stays secret until its end; only its hash is shown."""

    seed: str
    bots: list[str]  # the bot of each seat, empty where a person sits
    roles: dict[str, str] = {}  # what was fixed beforehand, by the names of seats
    characters: dict[str, str] = {}
    names: list[str] = []  # of the seats; missing in old logs


class Moved(Fact, frozen=True, tag="moved"):
    """A decision was answered."""

    decision: int
    option: int
    how: str = PLAYER


class Back(Fact, frozen=True, tag="back"):
    """A player is back; a bot had answered for them."""

    seat: int


class Replaced(Fact, frozen=True, tag="replaced"):
    """A player is away, and somebody at the table let a bot sit in for them."""

    seat: int
    by: str  # who said so


class Passes(Fact, frozen=True, tag="passes"):
    """Somebody wants to pass by hand when they can only pass, or to have it done for them."""

    person: str
    by_itself: bool


class Paced(Fact, frozen=True, tag="paced"):
    """How fast bots play from now on, whether they wait, and whether the rest of this game is played at once."""

    pace: float
    paused: bool
    skip: bool


class Held(Fact, frozen=True, tag="held"):
    """No server was running for this many seconds, which ended at `until`. The player who must decide gets them
    back."""

    seconds: float
    until: float


class Again(Fact, frozen=True, tag="again"):
    """There will be another game, with the same people."""

    keep_characters: bool
    pass_sheriff: bool


class Closed(Fact, frozen=True, tag="closed"):
    """The server's host closed the table. A running game is over without a result."""


AnyFact = (
    Created
    | Joined
    | Sat
    | Stood
    | Readied
    | BotSat
    | Changed
    | HostIs
    | Gone
    | Started
    | Moved
    | Back
    | Replaced
    | Passes
    | Paced
    | Held
    | Again
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyFact)


def encode(fact: Fact) -> bytes:
    """A fact as it is stored."""
    return _encoder.encode(fact)


def decode(data: bytes) -> AnyFact:
    """A fact as it was stored."""
    fact: AnyFact = _decoder.decode(data)
    return fact
