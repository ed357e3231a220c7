"""What goes over the wire, in and out. The client's TypeScript types are made from these.

One WebSocket per table. A message in has a `do`, a message out an `it`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from posse.server.views import View

#: People are told what is wrong with a name (`people.checked_name`); this only keeps floods out.
Name = Annotated[str, Meta(min_length=1, max_length=200, description="1 to 24 letters that can be seen")]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Spec = Annotated[str, Meta(min_length=1, max_length=60)]

#: Those of `posse.locales`.
Language = Literal["en", "de", "it"]
#: The number of a decision in its game.
Number = Annotated[int, Meta(ge=0, le=1_000_000)]

#: Seconds: from blitz to weeks of correspondence.
PerMove = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
Reserve = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played at a table, and how."""

    game: Annotated[str, Meta(max_length=20)] = "bang"
    players: Annotated[int, Meta(ge=2, le=8)] = 5
    sets: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=20)] = ()
    variants: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=20)] = ()
    public: bool = False
    per_move: PerMove | None = 60  # seconds for a decision; None: no clock
    reserve: Reserve = 120  # seconds beyond that, for the whole game
    pace: Annotated[float, Meta(ge=0, le=10)] = (
        1.0  # how long bots, and players who can only pass, seem to think
    )
    bots: Spec = "fair"  # who takes the seats left empty
    hints: bool = False  # everybody may ask what a strong player would do; then nobody is rated


# ---- in


class Act(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a person does at a table."""


class Sit(Act, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: Seat


class Stand(Act, frozen=True, tag="stand"):
    """Leave your seat and watch."""


class Ready(Act, frozen=True, tag="ready"):
    """Say whether you are ready."""

    ready: bool


class SeatBot(Act, frozen=True, tag="bot"):
    """The host puts a bot on a free seat, or takes it away."""

    seat: Seat
    bot: Spec | None


class Change(Act, frozen=True, tag="change"):
    """The host changes what is played."""

    settings: Settings


class Start(Act, frozen=True, tag="start"):
    """The host starts the game; empty seats go to bots."""


class Move(Act, frozen=True, tag="move"):
    """Answer a decision with one of its options."""

    decision: Number
    option: Annotated[int, Meta(ge=0, le=100_000)]
    game: Number | None = None  # the number of the game in which it was asked


class Replace(Act, frozen=True, tag="replace"):
    """Let a bot sit in for a player who is away, until they are back. Anybody with a seat may do this."""

    seat: Seat


class Say(Act, frozen=True, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Kick(Act, frozen=True, tag="kick"):
    """The host sends somebody away."""

    person: Id


class MakeHost(Act, frozen=True, tag="host"):
    """The host hands the table over."""

    person: Id


class Rematch(Act, frozen=True, tag="rematch"):
    """The host starts a rematch: survivors may keep their characters, the Sheriff's star may go round."""

    keep_characters: bool = False
    pass_sheriff: bool = False


class Leave(Act, frozen=True, tag="leave"):
    """Leave for good."""


class Passes(Act, frozen=True, tag="passes"):
    """Say whether the server should pass for you when you can only pass. By default it does."""

    by_itself: bool


class Pace(Act, frozen=True, tag="pace"):
    """Change how fast bots play, during a game; what is left out stays as it is."""

    pace: Annotated[float, Meta(ge=0, le=10)] | None = None  # for the host, or a player alone among bots
    paused: bool | None = None  # bots wait; for a player alone among bots
    skip: bool = False  # play the rest of the game at once, when no person is left in it


class Advise(Act, frozen=True, tag="advise"):
    """Tell me what a strong player would do in my place; for a player alone among bots, or if the host allows it."""

    decision: Number
    lang: Language = "en"


class History(Act, frozen=True, tag="history"):
    """Tell me everything that has happened in this game, as far as I may know."""


class Ping(Act, frozen=True, tag="ping"):
    """Are you there?"""


Incoming = (
    Sit
    | Stand
    | Ready
    | SeatBot
    | Change
    | Start
    | Move
    | Replace
    | Say
    | Kick
    | MakeHost
    | Rematch
    | Leave
    | Passes
    | Pace
    | Advise
    | History
    | Ping
)


# ---- out

#: Something that happened: its kind, facts by name, and as `say` the line of the log that tells it.
GameEvent = Annotated[dict[str, Any], Meta(extra={"typescript": "GameEvent"})]
#: What is said, without words: see `posse.kernel.message`.
Message = Annotated[dict[str, Any], Meta(extra={"typescript": "Message"})]
#: A line of the log: a message with its icon and its tone.
Line = Annotated[dict[str, Any], Meta(extra={"typescript": "Line"})]


class PersonInfo(Struct, frozen=True):
    """Somebody at a table."""

    id: str
    name: str
    account: bool


class SeatInfo(Struct, frozen=True):
    """A seat, as everybody may see it."""

    name: str  # in the game and its record
    person: str | None = None  # the id of the person who sits there
    bot: str | None = None
    ready: bool = False
    away: bool = False  # a bot sits in until the player returns
    reserve: float = 0.0  # seconds left
    called: str = ""  # what people call the player: a person's own name, or the bot's
    left_by: str | UnsetType = UNSET  # the id of the person who left it to a bot in this game and may return
    temper: str | UnsetType = UNSET  # what its bot is like, if it has a temper


class TableInfo(Struct, frozen=True):
    """A table, as everybody may see it."""

    id: str
    code: str
    settings: Settings
    status: Literal["lobby", "playing", "over"]
    host: str
    people: list[PersonInfo]
    seats: list[SeatInfo]
    number: int  # of the game, from 1; 0 before the first
    seed_hash: str  # shown from the start of a game
    seed: str  # shown at its end
    seq: int
    paused: bool = False  # bots wait


class QuestionInfo(Struct, frozen=True, omit_defaults=True):
    """What is asked."""

    icon: str
    tone: Literal["act", "react"]
    ask: Message | None = None  # the headline, for the asked player
    why: list[Message] = []  # for everybody


class StepsInfo(Struct, frozen=True, omit_defaults=True):
    """What is said while the parts of an option are picked one after the other."""

    target: Message = {}  # who or what it is aimed at
    pay: Message = {}  # what it costs
    another: Message = {}  # another of several things that are chosen together
    more: Message = {}  # it could be done as it is, and can take more
    does: Message = {}  # everything is picked: what comes of it
    reach: Message = {}  # why these are the targets: how far it reaches


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """One move, part by part, and as it is told to people. Cards, players and places are named as in the notation,
    other things by their keys: `event/ranch`."""

    text: str
    verb: str
    thing: list[str] = []
    target: list[str] = []
    as_id: str = ""
    paid: list[str] = []
    spending: int = 0
    purpose: str = ""
    label: Message = {}  # a whole sentence
    short: Message = {}  # for a button, if that is not the whole sentence
    aim: str = ""  # what is done to a target: a verb, or the key of the thing whose verb it is
    steps: StepsInfo | None = None  # left out if they are those of the option before it


class OutlookInfo(Struct, frozen=True):
    """How the viewer and the others see each other, by seat; 0 for players out of the game, and for the distance to
    oneself."""

    distances: list[int]  # at which the viewer sees the others
    reaches: list[int]  # how far everybody's weapon reaches
    sees: list[int]  # the distances at which the others see the viewer


class Outbound(Struct, frozen=True, tag_field="it"):
    """Something the server says."""


class Play(Outbound, frozen=True, tag="play", omit_defaults=True):
    """What happened, the table after it, and what is asked. Empty parts are left out."""

    number: int  # of the game
    decision: int  # the number of the decision that is asked now
    events: list[GameEvent]
    view: View
    asked: int | None  # the seat that must decide
    kind: str
    about: str
    question: QuestionInfo | None  # what is asked, in messages
    options: list[OptionInfo] = []  # for the asked player
    hindered: dict[str, Line] = {}  # for the asked player: why they cannot play some of their cards now
    due: float | UnsetType = UNSET  # when a bot answers instead, by the server's clock
    outlook: OutlookInfo | UnsetType = UNSET  # in a game with distances, for players in it
    previews: dict[str, OutlookInfo] = {}  # the same with a card laid down, by the card's text


class Table(Outbound, frozen=True, tag="table"):
    """Who is here and what is played."""

    table: TableInfo


class ChatLine(Struct, frozen=True):
    """Something somebody said."""

    n: int
    at: float
    person: str
    name: str
    text: str


class Chat(Outbound, frozen=True, tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class Welcome(Outbound, frozen=True, tag="welcome"):
    """Everything at once, for somebody who has just connected."""

    you: PersonInfo
    seat: int | None
    table: TableInfo
    play: Play | None
    chat: list[ChatLine]
    away: dict[str, float]  # the ids of people who are not connected, and since when
    patience: float  # after this many seconds a bot may replace them
    now: float  # the server's clock


class Presence(Outbound, frozen=True, tag="presence"):
    """Somebody came or went."""

    away: dict[str, float]  # the ids of people who are not connected, and since when


class Advice(Outbound, frozen=True, tag="advice"):
    """What a strong player would do in your place, and why."""

    decision: int  # the decision it is about
    option: int  # by its number
    text: str  # in the requested language
    chance: int = 0  # games won with it, out of a hundred; 0 if unknown
    instead: int = 0  # the same for the next best move


class Past(Outbound, frozen=True, tag="past"):
    """Everything that happened in this game, as far as you may know."""

    number: int
    events: list[GameEvent]
    story: list[Line] = []  # once the game is over: what mattered
    counts: list[dict[str, int]] = []  # once the game is over: for each seat, how often it did what
    titles: list[list[str]] = []  # once the game is over: for each seat, the ids of its titles


class Refused(Outbound, frozen=True, tag="refused"):
    """Something could not be done; nothing has changed."""

    do: str
    why: str  # a code for the client's own words
    text: str  # in English


class Bye(Outbound, frozen=True, tag="bye"):
    """The connection ends for a reason."""

    why: str
    text: str


class Pong(Outbound, frozen=True, tag="pong"):
    """I am here."""

    now: float


Outgoing = Welcome | Presence | Table | Play | Chat | Advice | Past | Refused | Bye | Pong

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Incoming)
