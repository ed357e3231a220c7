"""A table as it follows from its log. The same entries give the same table in every process."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, cast

from msgspec import UNSET, structs

from posse import games
from posse.bots.company import temper_of, with_temper
from posse.kernel.event import SPECTATOR
from posse.kernel.game import Game
from posse.server import log_entries, names
from posse.server.refusal import Refusal
from posse.server.rematch import KeptForRematch
from posse.server.wire import PersonInfo, SeatInfo, Settings, TableInfo
from posse.tellers import Teller, teller

Status = Literal["lobby", "playing", "over"]
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
#: After this many decisions in a row that ran out of time, a bot sits in.
ABSENT: Final = 3


@dataclass(slots=True)
class Seat:
    """One seat."""

    person: str = ""  # who sits there
    bot: str = ""  # the bot that sits there
    ready: bool = False
    away: bool = False  # the person is away and a bot sits in
    misses: int = 0  # decisions in a row that ran out of time
    reserve: float = 0.0  # seconds left in addition to those for each decision

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


@dataclass(slots=True)
class TableState:
    """Everything that is known about a table."""

    id: str
    code: str
    settings: Settings = field(default_factory=Settings)
    host: str = ""
    host_missed: float | None = None  # since when the host is asked for, until there is an answer
    people: dict[str, PersonInfo] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    banned: set[str] = field(default_factory=set)
    closed: bool = False  # by the server's host, for good
    by_hand: set[str] = field(
        default_factory=set
    )  # people who want to pass by hand, even if they can only pass
    status: Status = LOBBY
    number: int = 0  # of the game
    seed: str = ""
    game: Game | None = None
    says: Teller | None = None  # puts the game into messages
    players: list[PersonInfo | None] = field(
        default_factory=list
    )  # who had the seats when it began, or took them from bots since
    late: set[int] = field(default_factory=set)  # the seats of those who came after it had begun
    names: list[str] = field(default_factory=list)  # of the seats, in the game
    finishers: list[str] = field(default_factory=list)  # who had the seats when it ended
    kept: KeptForRematch = field(default_factory=KeptForRematch)  # for the next game
    paused: bool = False  # nothing happens by itself
    skipping: bool = False  # the rest of this game is played at once
    seq: int = 1  # of the next entry
    asked_at: float = 0.0  # when the current decision was asked, plus the time given back since
    held: float = 0.0  # lost time before this moment has been given back
    updated: float = 0.0

    # ---- questions about the table

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits."""
        for number, seat in enumerate(self.seats):
            if person and seat.person == person:
                return number
        return None

    @property
    def decision(self) -> int:
        """The number of the decision asked now."""
        return 0 if self.game is None else len(self.game.moves)

    @property
    def pace(self) -> float:
        """How long bots, and players who can only pass, seem to think."""
        return 0.0 if self.skipping else self.settings.pace

    def is_out(self, number: int) -> bool:
        """Whether the player on a seat is out of the game."""
        if self.game is None:
            return False
        players = self.game.view(SPECTATOR).as_dict()["players"]
        return cast(list[dict[str, object]], players)[number].get("alive") is False

    @property
    def asked(self) -> int | None:
        """The seat that must decide."""
        if self.game is None or self.game.decision is None:
            return None
        return self.game.decision.player

    def left_by(self, number: int) -> str:
        """The person who played on a seat that a bot has now. The seat is still theirs."""
        player = self.players[number] if self.status == PLAYING and not self.seats[number].person else None
        return "" if player is None or player.id in self.banned else player.id

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        over = self.status == OVER
        return TableInfo(
            id=self.id,
            code=self.code,
            settings=self.settings,
            status=self.status,
            host=self.host,
            people=list(self.people.values()),
            seats=[self._seat_info(number, seat) for number, seat in enumerate(self.seats)],
            number=self.number,
            seed_hash=seed_hash(self.seed) if self.seed else "",
            seed=self.seed if over else "",
            seq=self.seq,
            paused=self.paused,
        )

    def _seat_info(self, number: int, seat: Seat) -> SeatInfo:
        name = self.names[number] if self.names else ""
        return SeatInfo(
            name,
            seat.person or None,
            seat.bot or None,
            seat.ready,
            seat.away,
            seat.reserve,
            self._called(number, seat),
            self.left_by(number) or UNSET,
            self._temper(number, seat) or UNSET,
        )

    def _temper(self, number: int, seat: Seat) -> str:
        """What the bot of a seat is like; empty for a person, and for a bot without a temper."""
        if seat.person or not seat.bot:
            return ""
        return temper_of(seat.bot if self.status != LOBBY else self.tempered(number, seat.bot))

    def tempered(self, number: int, bot: str) -> str:
        """A bot for a seat of the next game. Its temper goes with its name there, so that a table of bots is not the
        same mind over and over, and people get to know them."""
        return with_temper(bot, names.TEMPERS[names.bots(self.id, self._sitting())[number]])

    def _called(self, number: int, seat: Seat) -> str:
        """The name that is shown for a seat. A bot that took over a seat keeps the seat's name in the game."""
        person = self.people.get(seat.person)
        if person is not None:
            return person.name
        if seat.free:
            return ""
        if self.status != LOBBY and self.settings.game != "duel":
            return self.names[number].capitalize()
        return names.bots(self.id, self._sitting())[number]

    def forget_events(self) -> None:
        """Forget what happened in the game so far, once everybody has been told. The workers know the whole story."""
        if self.game is not None:
            self.game.log.forget_events()

    # ---- new entries

    def apply(self, fact: log_entries.AnyFact, at: float) -> None:
        """Take in the next entry."""
        match fact:
            case log_entries.Created():
                self._created(fact)
            case log_entries.Joined():
                self.people[fact.person] = PersonInfo(fact.person, fact.name, fact.account)
            case log_entries.Sat():
                self._sat(fact)
            case log_entries.Stood():
                self._leave_seat(fact.person)
            case log_entries.Readied():
                number = self.seat_of(fact.person)
                if number is not None:
                    self.seats[number].ready = fact.ready
            case log_entries.BotSat():
                self.seats[fact.seat] = Seat(bot=fact.bot or "")
            case log_entries.Changed():
                self._changed(fact.settings)
            case log_entries.HostIs():
                self.host_missed = at if fact.absent and fact.person == self.host else None
                self.host = fact.person
            case log_entries.Gone():
                self._gone(fact)
            case log_entries.Started():
                self._started(fact, at)
            case log_entries.Moved():
                self._moved(fact, at)
            case log_entries.Back():
                self._back(fact.seat, at)
            case log_entries.Replaced():
                self.seats[fact.seat].away = True
            case log_entries.Passes():
                (self.by_hand.discard if fact.by_itself else self.by_hand.add)(fact.person)
            case log_entries.Paced():
                self._paced(fact, at)
            case log_entries.Held():
                self.asked_at += fact.seconds
                self.held = fact.until
            case log_entries.Again():
                self._again(fact)
            case log_entries.Closed():
                self._closed()
        self.seq += 1
        self.updated = at

    def _created(self, fact: log_entries.Created) -> None:
        self.settings = fact.settings
        self.host = fact.person
        self.people[fact.person] = PersonInfo(fact.person, fact.name, fact.account)
        self.seats = [Seat() for _ in range(fact.settings.players)]
        self.seats[0] = Seat(person=fact.person, ready=True)

    def _changed(self, settings: Settings) -> None:
        """When the number of seats changes, people keep their seats as far as there is room. When another game is
        chosen, nothing is kept from the last one."""
        sitting = [seat for seat in self.seats if not seat.free]
        if _what(settings) != _what(self.settings):
            self.kept = KeptForRematch()
        self.settings = settings
        if settings.players != len(self.seats):
            self.seats = (sitting + [Seat() for _ in range(settings.players)])[: settings.players]

    def _sat(self, fact: log_entries.Sat) -> None:
        """A person who sits down is ready to play. During a game they take a seat from a bot, with the time it has
        left: their own seat, or one that had belonged to nobody."""
        if self.status == PLAYING:
            self.seats[fact.seat].person = fact.person
            self.seats[fact.seat].bot = ""
            if self.players[fact.seat] is None:
                self.players[fact.seat] = self.people[fact.person]
                self.late.add(fact.seat)
        else:
            self._leave_seat(fact.person)
            self.seats[fact.seat] = Seat(person=fact.person, ready=True)

    def _leave_seat(self, person: str) -> None:
        number = self.seat_of(person)
        if number is None:
            return
        if self.status == PLAYING:  # the game goes on: a bot takes over
            self.seats[number].person = ""
            self.seats[number].bot = self.settings.bots
            self.seats[number].away = False
        else:
            self.seats[number] = Seat()

    def _gone(self, fact: log_entries.Gone) -> None:
        self._leave_seat(fact.person)
        self.people.pop(fact.person, None)
        if fact.kicked:
            self.banned.add(fact.person)

    # ---- games

    def _started(self, fact: log_entries.Started, at: float) -> None:
        self.number += 1
        self.seed = fact.seed
        self.status = PLAYING
        self.host_missed = None
        self.paused = self.skipping = False
        for seat, bot in zip(self.seats, fact.bots, strict=True):
            seat.bot = bot
            seat.away, seat.misses, seat.reserve = False, 0, float(self.settings.reserve)
        self.players = [self.people.get(seat.person) for seat in self.seats]
        self.late = set()
        settings = self.settings
        self.names = fact.names or names.of_seats_at_first(settings.game, self._sitting())
        check_sets(settings.game, settings.sets)
        rules = games.rules(
            settings.game,
            self.names,
            settings.sets,
            settings.variants,
            fact.roles or None,
            fact.characters or None,
        )
        self.game = Game.start(rules, fact.seed, pausing=True)
        self.says = teller(rules)
        self.asked_at = at

    def sitters(self) -> list[str]:
        """Who has the seats: the ids of people, and for bots the number of the seat."""
        return [seat.person or f"bot {number}" for number, seat in enumerate(self.seats)]

    def seat_names(self) -> list[str]:
        """The names of the seats in the next game."""
        return names.of_seats(self.settings.game, self.id, self._sitting())

    def _sitting(self) -> list[str]:
        """The names of the people on the seats, empty where there is none."""
        people = [self.people.get(seat.person) for seat in self.seats]
        return ["" if person is None else person.name for person in people]

    def _moved(self, fact: log_entries.Moved, at: float) -> None:
        game = self.game
        assert game is not None
        assert game.decision is not None
        seat = self.seats[game.decision.player]
        if fact.how == log_entries.TIMEOUT:
            seat.reserve = 0.0
            seat.misses += 1
            seat.away = seat.away or seat.misses >= ABSENT
        elif fact.how == log_entries.PLAYER:
            seat.misses = 0
            if self.settings.per_move is not None:
                over_time = at - self.asked_at - self.settings.per_move
                seat.reserve = max(0.0, seat.reserve - max(0.0, over_time))
        game.apply(fact.option)
        self.asked_at = at
        if game.over:
            self.status = OVER
            self.finishers = self.sitters()
            for each in self.seats:  # nobody sits in for anybody any more
                each.away, each.misses = False, 0

    def _paced(self, fact: log_entries.Paced, at: float) -> None:
        """After a pause everybody's time starts again."""
        if self.paused and not fact.paused:
            self.asked_at = at
        self.settings = structs.replace(self.settings, pace=fact.pace)
        self.paused, self.skipping = fact.paused, fact.skip

    def _back(self, number: int, at: float) -> None:
        """Somebody is back. If they must decide, their time starts again."""
        self.seats[number].away = False
        self.seats[number].misses = 0
        if self.asked == number:
            self.asked_at = at

    def _again(self, fact: log_entries.Again) -> None:
        assert self.game is not None
        self.kept = KeptForRematch.after(
            self.game, self.seed, self.finishers, fact.keep_characters, fact.pass_sheriff
        )
        self.status = LOBBY
        self.game = None
        self.names = []  # next time there may be more seats, and other people on them
        for seat in self.seats:
            seat.ready = bool(seat.person)

    def _closed(self) -> None:
        """Nobody is here any more, and nobody may come."""
        self.closed = True
        self.status = OVER
        self.game = None
        self.people = {}
        self.names = []
        self.seats = [Seat() for _ in self.seats]


def _what(settings: Settings) -> tuple[object, ...]:
    """The settings that decide what is played; time and bots are not among them."""
    return settings.game, settings.players, settings.sets, settings.variants


def seed_hash(seed: str) -> str:
    """The hash of a seed, which is shown before the game is over."""
    return hashlib.sha256(seed.encode()).hexdigest()


def check_sets(game: str, sets: Sequence[str]) -> None:
    """Refuse a game with sets that this server does not have. Another server may have started it."""
    for missing in games.missing_sets(game, sets):
        raise Refusal(
            "missing-set", f"this server does not have the set {missing}; the game goes on once it is back"
        )
