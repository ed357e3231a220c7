"""The entries of a table's log. Everything about a table follows from them: who sits where, the seed of every game,
every move and when it was made."""

from typing import Final

import msgspec
from msgspec import Struct

from posse.server.wire import Settings

PLAYER: Final = "player"
BOT: Final = "bot"
FORCED: Final = "forced"  # nothing could be answered
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
    """Somebody took a seat; in a game, his own, from the bot that he had left it to."""

    person: str
    seat: int


class Stood(Fact, frozen=True, tag="stood"):
    """Somebody left his seat; in a game a bot sits in."""

    person: str


class Readied(Fact, frozen=True, tag="ready"):
    """Somebody is ready, or not any more."""

    person: str
    ready: bool


class BotSat(Fact, frozen=True, tag="bot"):
    """A bot was put on a seat, or taken away."""

    seat: int
    bot: str | None


class Changed(Fact, frozen=True, tag="changed"):
    """Something else is to be played."""

    settings: Settings


class HostIs(Fact, frozen=True, tag="host"):
    """Somebody is the host now. If the one before him is absent, he takes over; if that is himself, it is asked whether
    anybody has seen him."""

    person: str
    absent: bool = False


class Gone(Fact, frozen=True, tag="gone"):
    """Somebody left, was sent away, or made room for others because nobody had seen him for long."""

    person: str
    kicked: bool
    crowded: bool = False


class Started(Fact, frozen=True, tag="started"):
    """A game began. The seed stays secret until its end; only its hash is shown."""

    seed: str
    bots: list[str]  # the bot of each seat, empty where a person sits
    roles: dict[str, str] = {}  # what was fixed beforehand, by the names of seats
    characters: dict[str, str] = {}
    names: list[str] = []  # of the seats; a log without them is older than the names of bots


class Moved(Fact, frozen=True, tag="moved"):
    """A decision was answered."""

    decision: int
    option: int
    how: str = PLAYER


class Back(Fact, frozen=True, tag="back"):
    """A player for whom a bot sat in is back."""

    seat: int


class Passes(Fact, frozen=True, tag="passes"):
    """Somebody who can only pass does so himself, or has it done."""

    person: str
    by_itself: bool


class Held(Fact, frozen=True, tag="held"):
    """Nobody served for so many seconds, up to some time: whoever is asked gets them back."""

    seconds: float
    until: float


class Again(Fact, frozen=True, tag="again"):
    """The table sits down for another game."""

    keep_characters: bool
    pass_sheriff: bool


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
    | Passes
    | Held
    | Again
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
