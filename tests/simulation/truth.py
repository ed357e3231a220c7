"""What is true at a table of the simulation: what follows from its log on the disk, and nothing else."""

import asyncio
import json
from typing import Any

import msgspec

from posse.server import agenda, log_entries, seat_view
from posse.server.table import TableState
from tests.simulation.disk import Disk


class Violation(AssertionError):
    """The server did what it must never do."""


class Truth:
    """Follows the log of one table, and checks what people are told against it."""

    def __init__(self, disk: Disk, table: str, code: str) -> None:
        self._disk = disk
        self.state = TableState(table, code)
        self._seq = 0
        self._views: dict[tuple[int, int, int], Any] = {}  # by game, decision and seat
        self._seats: dict[tuple[int, int, str], set[int]] = {}  # where somebody sat, by game and decision
        self._history: list[
            tuple[float, tuple[int, int]]
        ] = []  # when the disk had how many moves of which game
        self.sent: set[tuple[str, int, int, int]] = set()  # moves of people: who, game, decision, option

    @property
    def moves(self) -> tuple[int, int]:
        """The game, and how many moves it has."""
        self.follow()
        return self.state.number, self.state.decision

    def follow(self) -> None:
        """Take in what is new on the disk."""
        for entry in self._disk.entries(self.state.id, self._seq):
            if entry.seq != self._seq + 1:
                raise Violation(f"entry {entry.seq} follows entry {self._seq}")
            fact = log_entries.decode(entry.data)
            if isinstance(fact, log_entries.Moved):
                self._check_move(fact)
            self.state.apply(fact, entry.at)
            self._seq = entry.seq
            self._note()
            self._history.append(
                (asyncio.get_running_loop().time(), (self.state.number, self.state.decision))
            )

    def moves_at(self, then: float) -> tuple[int, int]:
        """The game, and how many moves it had, at some time."""
        return next((moves for at, moves in reversed(self._history) if at <= then), (0, 0))

    def overdue(self) -> float:
        """For how many seconds something that happens by itself is overdue."""
        due = agenda.due(self.state)
        if due is None or due.how == log_entries.TIMEOUT:
            return 0.0
        since = next(at for at, moves in self._history if moves == self._history[-1][1])
        return asyncio.get_running_loop().time() - since - (due.at - self.state.asked_at)

    def _check_move(self, fact: log_entries.Moved) -> None:
        t = self.state
        if fact.decision != t.decision or t.asked is None:
            raise Violation(f"decision {fact.decision} was answered when {t.decision} was asked")
        if fact.how == log_entries.PLAYER:
            who = t.seats[t.asked].person
            if (who, t.number, fact.decision, fact.option) not in self.sent:
                raise Violation(f"{who} never made the move {fact.option} at decision {fact.decision}")

    def _note(self) -> None:
        t = self.state
        for person in t.people:
            seat = t.seat_of(person)
            here = self._seats.setdefault((t.number, t.decision, person), set())
            here.add(seat_view.WATCHING if seat is None else seat)
        if t.game is None or (t.number, t.decision, 0) in self._views:
            return
        for seat in range(seat_view.WATCHING, len(t.seats)):
            play = seat_view.play(t, seat, [])
            told = json.loads(msgspec.json.encode(play))
            self._views[t.number, t.decision, seat] = (told["view"], told["asked"], told.get("options"))

    def check(self, person: str, play: dict[str, Any]) -> None:
        """Somebody is told the state of a game: it must be on the disk already, and be what their seat may see."""
        self.follow()
        number, decision = play["number"], play["decision"]
        if (number, decision, 0) not in self._views:
            raise Violation(
                f"{person} is told of decision {decision} in game {number}, which is not on the disk"
            )
        told = (play["view"], play["asked"], play.get("options"))
        seats = self._seats.get((number, decision, person), set())
        if not any(self._views[number, decision, seat] == told for seat in seats):
            raise Violation(f"{person} is told what seats {sorted(seats)} do not see at decision {decision}")

    def check_chat(self, lines: list[dict[str, Any]]) -> None:
        """Chat that people are told must be on the disk."""
        for line in lines:
            rows = self._disk.db.execute(
                "SELECT text FROM chat WHERE table_id = ? AND number = ?", (self.state.id, line["n"])
            ).fetchall()
            if rows != [(line["text"],)]:
                raise Violation(f"the line {line['text']!r} is not on the disk")
