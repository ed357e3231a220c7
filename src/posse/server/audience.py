"""The people who are connected to a table, and what they are told."""

from typing import Protocol

from posse.server import log_entries, seat_view, wire
from posse.server.chat import ToldLines
from posse.server.log_entries import AnyFact
from posse.server.people import Session
from posse.server.table import OVER, PLAYING, TableState
from posse.server.watch import Now


class Client(Protocol):
    """Somebody who is connected."""

    person: wire.PersonInfo
    session: Session | None  # they connected with it; None if it need not be checked

    def send(self, message: bytes) -> None:
        """Hand over a message without waiting."""

    def close(self, why: str, text: str) -> None:
        """Say goodbye."""


class Audience:
    """Those who are connected to one table in this process. People may be connected to other processes too."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self.clients: dict[Client, None] = {}  # in the order in which they came
        self.told_lines = ToldLines()
        self._reserves: list[float] = []  # of the seats, as last told to everybody

    def connected(self) -> set[str]:
        """The ids of the people who are connected here."""
        return {client.person.id for client in self.clients}

    def welcome(
        self,
        t: TableState,
        client: Client,
        chat: list[wire.ChatLine],
        away: dict[str, float],
        patience: float,
    ) -> None:
        """Tell a newcomer everything at once. From now on they are told what is new."""
        seat = t.seat_of(client.person.id)
        message = wire.Welcome(
            you=client.person,
            seat=seat,
            table=t.info(),
            play=seat_view.play(t, seat_view.WATCHING if seat is None else seat, []),
            chat=chat,
            away=away,
            patience=patience,
            now=self._now(),
        )
        client.send(wire.encoder.encode(message))
        self.clients[client] = None

    def tell(self, t: TableState, fact: AnyFact) -> None:
        """Tell everybody about an entry, after the table has changed by it."""
        if isinstance(fact, log_entries.Gone):
            self._part_from(fact)
        if isinstance(fact, log_entries.Closed):
            self._part_from_all()
        if isinstance(fact, log_entries.Moved | log_entries.Started) or _is_asked_anew(t, fact):
            self.tell_play(t)
        if isinstance(fact, log_entries.Held | log_entries.Passes):
            return
        if not isinstance(fact, log_entries.Moved) or self._changes_the_table(t, fact):
            self.tell_table(t)

    def tell_table(self, t: TableState) -> None:
        """Tell everybody how the table looks: who sits where, and what is played."""
        self.note_reserves(t)
        message = wire.encoder.encode(wire.Table(t.info()))
        for client in self.clients:
            client.send(message)

    def tell_play(self, t: TableState) -> None:
        """Tell everybody what has happened in the game since the last time. It is encoded once for each seat, and once
        for all spectators."""
        if t.game is None:
            return
        moment = seat_view.moment(t, t.game, t.game.events.copy())
        made: dict[int, bytes] = {}
        for client in self.clients:
            client.send(_play(t, client, moment, made))
        t.forget_events()

    def tell_chat(self, lines: list[wire.ChatLine]) -> None:
        """Tell everybody what was said, except for lines they were told before."""
        new = self.told_lines.new(lines)
        message = wire.encoder.encode(wire.Chat(new))
        for client in self.clients if new else ():
            client.send(message)

    def tell_away(self, away: dict[str, float]) -> None:
        """Tell everybody who is away, and since when."""
        message = wire.encoder.encode(wire.Presence(away))
        for client in self.clients:
            client.send(message)

    def note_reserves(self, t: TableState) -> None:
        """By now everybody knows how much time each seat has left."""
        self._reserves = _reserves(t)

    def _part_from(self, fact: log_entries.Gone) -> None:
        for client in list(self.clients):
            if client.person.id == fact.person:
                client.close(*_goodbye(fact))
                self.clients.pop(client, None)

    def _part_from_all(self) -> None:
        for client in list(self.clients):
            client.close("closed", "the host of this server closed this table")
        self.clients.clear()

    def _changes_the_table(self, t: TableState, fact: log_entries.Moved) -> bool:
        """Whether a move changes more than the game: a player may be away now, or have less time in reserve, or the
        game may be over."""
        return fact.how == log_entries.TIMEOUT or t.status == OVER or self._reserves != _reserves(t)


def _play(t: TableState, client: Client, moment: seat_view.Moment, made: dict[int, bytes]) -> bytes:
    seat = t.seat_of(client.person.id)
    number = seat_view.WATCHING if seat is None else seat
    if number not in made:
        made[number] = wire.encoder.encode(moment.play(number))
    return made[number]


def _is_asked_anew(t: TableState, fact: AnyFact) -> bool:
    """Whether the game must be told again although nobody moved: somebody has more time to decide, or sees their hand
    again. If there are events, a move follows, and that is told anyway."""
    if t.game is None or t.game.events:
        return False
    if isinstance(fact, log_entries.Sat):  # a spectator until now
        return t.status == PLAYING
    return isinstance(fact, log_entries.Held | log_entries.Paced) or (
        isinstance(fact, log_entries.Back) and t.asked == fact.seat
    )


def _reserves(t: TableState) -> list[float]:
    return [seat.reserve for seat in t.seats]


def _goodbye(fact: log_entries.Gone) -> tuple[str, str]:
    """Why somebody is disconnected, as a code and in words."""
    if fact.kicked:
        return "kicked", "the host sent you away"
    if fact.crowded:
        return "crowded", "too many people stand around this table"
    return "left", "you left the table"
