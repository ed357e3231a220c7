"""A finished game, read from the log of its table: the moves, and who sat where when they were made.

The log may hold many games. Only the wanted one is played; the moves of the others are skipped.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from posse.kernel.game import Game
from posse.server import log_entries
from posse.server.kept_games import KeptGame, Task
from posse.server.replay.frames import How, Playback, ReplaySeat
from posse.server.table import LOBBY, OVER, TableState
from posse.server.wire import Settings

_HOWS: Final[dict[str, How]] = {
    log_entries.PLAYER: "player",
    log_entries.BOT: "bot",
    log_entries.FORCED: "forced",
    log_entries.TIMEOUT: "timeout",
}


class Answer(NamedTuple):
    """A decision that was answered."""

    option: int
    how: How
    bots: tuple[str, ...]  # for each seat, the bot that would answer in place of its player


class PlayedGame(NamedTuple):
    """A game that was played at a table."""

    task: Task
    answers: list[Answer]
    people: list[str]  # the ids of those who sat there at the end, empty for bots
    settings: Settings
    seats: list[ReplaySeat]

    def game(self) -> Game:
        """The game at its start."""
        return KeptGame(self.task).game

    def play(self, game: Game) -> Playback:
        """Make the moves, in a game that stands at its start."""
        for answer in self.answers:
            game.apply(answer.option)
            yield answer.how


def read(entries: Sequence[bytes], table: str, number: int) -> PlayedGame:
    """The game with this number, which must be finished."""
    facts = [log_entries.decode(entry) for entry in entries]
    ends = _ends(facts)
    state = TableState(table, "")
    started = log_entries.Started("", [])
    answers: list[Answer] = []
    for at, fact in enumerate(facts):
        if isinstance(fact, log_entries.Moved):
            if state.number == number:
                answers.append(Answer(fact.option, _HOWS[fact.how], _bots(state)))
            if at in ends:
                state.status = OVER
                if state.number == number:
                    break
        elif isinstance(fact, log_entries.Again):
            state.status = LOBBY
        else:
            state.apply(fact, 0.0)
            if isinstance(fact, log_entries.Started):
                started = fact
    return PlayedGame(
        _task(state, started), answers, [seat.person for seat in state.seats], state.settings, _seats(state)
    )


def _ends(facts: Sequence[log_entries.AnyFact]) -> set[int]:
    """The places of the last moves of all games. For a running game it is its latest move."""
    ends: set[int] = set()
    last = -1
    for at, fact in enumerate(facts):
        if isinstance(fact, log_entries.Moved):
            last = at
        elif isinstance(fact, log_entries.Started):
            ends.add(last)
    return ends | {last}


def _bots(state: TableState) -> tuple[str, ...]:
    stand_in = state.settings.bots
    return tuple(stand_in if seat.person else seat.bot or stand_in for seat in state.seats)


def _task(state: TableState, started: log_entries.Started) -> Task:
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
