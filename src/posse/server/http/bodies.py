"""The bodies of requests and responses, except for what goes over the socket (`wire`)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from posse.server.wire import Name, PersonInfo, Settings

Password = Annotated[str, Meta(min_length=8, max_length=200, description="8 to 200 letters")]
#: A password that is only compared: it may be older than today's rules.
AnyPassword = Annotated[str, Meta(min_length=1, max_length=200)]


class Problem(Struct, frozen=True):
    """Why something was not done: a code for programs and a sentence for people."""

    why: str
    text: str


class Fine(Struct, frozen=True):
    """The server is well."""

    text: str


# ---- who somebody is


class CallMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class Me(Struct, frozen=True):
    """Who you are to this server; nobody, if you have not given a name yet."""

    person: PersonInfo | None


class Here(Struct, frozen=True):
    """Who you are on this device, and who you were here before a link made you somebody else."""

    person: PersonInfo | None
    before: PersonInfo | None
    host: bool = False  # you may keep order here; only `GET /api/me` says so


class Link(Struct, frozen=True):
    """A token that makes another device the same person."""

    token: str
    lasts: int  # seconds


class Take(Struct, frozen=True, forbid_unknown_fields=True):
    """The token that another device made."""

    token: Annotated[str, Meta(min_length=1, max_length=1000)]


class Whose(Struct, frozen=True):
    """Whose link it is, and who you would stop being on this device: nobody, or somebody at this many tables."""

    person: PersonInfo
    here: PersonInfo | None
    tables: int


# ---- accounts


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to keep, and a password."""

    name: Name
    password: Password


class Login(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: AnyPassword


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, and the present one."""

    old: AnyPassword
    new: Password


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name, and the password of the account."""

    name: Name
    password: AnyPassword


class Reset(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link that the host handed out, and the new password."""

    token: Annotated[str, Meta(min_length=1, max_length=1000)]
    password: Password


class Confirm(Struct, frozen=True, forbid_unknown_fields=True):
    """The password, because this cannot be undone."""

    password: AnyPassword


class Played(Struct, frozen=True):
    """How a game went for one player."""

    code: str  # of the table
    number: int  # of the game there
    game: str
    at: float
    players: int
    role: str
    side: str
    place: int
    won: bool


class PastGames(Struct, frozen=True):
    """The games somebody played, the latest first."""

    games: list[Played]
    next: str | None  # where the next page begins


class Tally(Struct, frozen=True):
    """How often somebody played a role, and won."""

    game: str
    role: str
    played: int
    won: int


class Strength(Struct, frozen=True):
    """How strong somebody is at a game."""

    game: str
    points: float  # a cautious estimate, by which leaderboards are sorted
    games: int


class Statistics(Struct, frozen=True):
    """What an account has played."""

    tallies: list[Tally]
    ratings: list[Strength]


# ---- tables


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What will be played."""

    settings: Settings


class TableLine(Struct, frozen=True):
    """A table in a list."""

    code: str
    status: Literal["lobby", "playing", "over"]
    settings: Settings
    host: str  # the name
    seated: list[str]  # the names of the people who sit there
    free: int  # seats
    number: int  # of the game
    updated: float


class Lobby(Struct, frozen=True):
    """Public tables, the latest first."""

    tables: list[TableLine]
    next: str | None  # where the next page begins


class MyTable(TableLine, frozen=True):
    """A table where you sit."""

    your_turn: bool
    due: float | None  # when a bot answers for you


# ---- games that are over


class GameLine(Struct, frozen=True):
    """A game that is over."""

    number: int
    game: str
    at: float
    players: int


class ResultLine(Struct, frozen=True):
    """How a game went for one of its seats."""

    name: str
    person: str | None  # the id, unless a bot sat there
    bot: str | None
    role: str
    side: str
    place: int
    won: bool


class GameResult(GameLine, frozen=True):
    """How a game ended. The hash was shown from the start; it is the hash of the seed."""

    seed: str
    seed_hash: str
    results: list[ResultLine]


class GivenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as `posse replay` reads it."""

    record: Annotated[str, Meta(min_length=1, max_length=256 * 1024)]


class FromMove(Struct, frozen=True, forbid_unknown_fields=True):
    """The number, in the record, of the move that somebody wants to make differently."""

    move: Annotated[int, Meta(ge=1, le=5000)]


class Ranked(Struct, frozen=True):
    """One line of a leaderboard."""

    rank: int
    account: str
    name: str
    points: float
    games: int


class Leaderboard(Struct, frozen=True):
    """The strongest, the best first."""

    players: list[Ranked]
    next: int | None  # how many lines to skip for the next page


class ScoreLine(Struct, frozen=True):
    """How an evening went for one person."""

    person: str
    name: str
    played: int
    won: int


class Score(Struct, frozen=True):
    """The games of an evening at a table, and how they went for its people, the most successful first."""

    games: int
    people: list[ScoreLine]
