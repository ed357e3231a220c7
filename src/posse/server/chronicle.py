"""A finished game as the log of its table tells it: the moves, and who sat where when they were made.

A table plays many games, so the others are not played again: of their moves it only matters that they were made.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from posse.kernel.game import Game
from posse.server import log
from posse.server.frames import Course, How, ReplaySeat
from posse.server.table import LOBBY, OVER, TableState
from posse.server.workers import Kept, Task

_HOWS: Final[dict[str, How]] = {
    log.PLAYER: "player",
    log.BOT: "bot",
    log.FORCED: "forced",
    log.TIMEOUT: "timeout",
}


class Answer(NamedTuple):
    """A decision that was answered."""

    option: int
    how: How
    bots: tuple[str, ...]  # who would answer for each seat then, if not its player


class Chronicle(NamedTuple):
    """One game."""

    task: Task
    answers: list[Answer]
    people: list[str]  # the ids of those who sat on the seats at the end, empty for bots
    seats: list[ReplaySeat]

    def game(self) -> Game:
        """The game at its start."""
        return Kept(self.task).game

    def course(self, game: Game) -> Course:
        """Plays it."""
        for answer in self.answers:
            game.apply(answer.option)
            yield answer.how


def read(entries: Sequence[bytes], table: str, number: int) -> Chronicle:
    """The game of a number, which was played to its end."""
    facts = [log.decode(entry) for entry in entries]
    ends = _ends(facts)
    state = TableState(table, "")
    started = log.Started("", [])
    answers: list[Answer] = []
    for at, fact in enumerate(facts):
        if isinstance(fact, log.Moved):
            if state.number == number:
                answers.append(Answer(fact.option, _HOWS[fact.how], _bots(state)))
            if at in ends:
                state.status = OVER
                if state.number == number:
                    break
        elif isinstance(fact, log.Again):
            state.status = LOBBY
        else:
            state.apply(fact, 0.0)
            if isinstance(fact, log.Started):
                started = fact
    return Chronicle(_task(state, started), answers, [seat.person for seat in state.seats], _seats(state))


def _ends(facts: Sequence[log.Any]) -> set[int]:
    """Where the last moves of games stand; the log of a game that still goes on has its latest."""
    ends: set[int] = set()
    last = -1
    for at, fact in enumerate(facts):
        if isinstance(fact, log.Moved):
            last = at
        elif isinstance(fact, log.Started):
            ends.add(last)
    return ends | {last}


def _bots(state: TableState) -> tuple[str, ...]:
    stand_in = state.settings.bots
    return tuple(stand_in if seat.person else seat.bot or stand_in for seat in state.seats)


def _task(state: TableState, started: log.Started) -> Task:
    settings = state.settings
    return Task(
        key="",
        game=settings.game,
        names=tuple(state.names),
        sets=settings.sets,
        variants=settings.variants,
        roles=started.roles,
        characters=started.characters,
        seed=started.seed,
        answers=(),
    )


def _seats(state: TableState) -> list[ReplaySeat]:
    return [ReplaySeat(seat.name, seat.called, seat.bot) for seat in state.info().seats]
