"""Puzzles as they are sent: the list, a position as the player to move sees it, and the answer.

This runs in the process for replays, since a position is a game played again.
"""

from msgspec import Struct

from posse.kernel.game import Game
from posse.puzzles import Puzzle
from posse.puzzles.shelf import by_id
from posse.server.messages import option_info
from posse.server.refusal import Refusal
from posse.server.replay.jobs import Outcome, outcome
from posse.server.seat_view import Moment
from posse.server.wire import OptionInfo, Play
from posse.tellers import teller


class PuzzleInfo(Struct, frozen=True):
    """What a puzzle is about."""

    id: str
    game: str
    theme: str
    players: int
    sets: list[str]


class Puzzles(Struct, frozen=True):
    """All puzzles, and the one of the day."""

    daily: str
    puzzles: list[PuzzleInfo]


class PuzzlePosition(Struct, frozen=True):
    """A puzzle as it is posed: the table and everything that happened, as seen by the player to move."""

    info: PuzzleInfo
    seat: int
    play: Play


class TriedOption(Struct, frozen=True):
    """A move, and how many games out of a hundred are won with it, as far as its player can know."""

    option: OptionInfo
    chance: float


class PuzzleAnswer(Struct, frozen=True):
    """The answer to a puzzle."""

    answers: list[str]  # the right moves, the best first, in the notation of records
    tried: list[TriedOption]  # the best first
    margin: float  # how much better the best move is than any wrong one, in percentage points
    worlds: int  # in which both were tried


def info(puzzle: Puzzle) -> PuzzleInfo:
    """What a puzzle is about."""
    return PuzzleInfo(puzzle.id, puzzle.game, puzzle.theme, puzzle.players, puzzle.sets)


def found(id: str) -> Puzzle:
    """The puzzle with this id."""
    puzzle = by_id(id)
    if puzzle is None:
        raise Refusal("no-such-puzzle", "there is no such puzzle")
    return puzzle


def position(id: str) -> Outcome:
    """A puzzle as it is posed. A job, which raises nothing."""
    return outcome(lambda: _position(found(id)))


def answer(id: str) -> Outcome:
    """The right moves. A job, which raises nothing."""
    return outcome(lambda: _answer(found(id)))


def _position(puzzle: Puzzle) -> PuzzlePosition:
    game = puzzle.position()
    seat = _asked(game)
    moment = Moment(game, teller(game.rules), game.events.copy(), 1, len(puzzle.moves))
    return PuzzlePosition(info(puzzle), seat, moment.play(seat))


def _answer(puzzle: Puzzle) -> PuzzleAnswer:
    game = puzzle.position()
    decision, view, says = game.decision, game.view(_asked(game)), teller(game.rules)
    assert decision is not None
    tried = [
        TriedOption(option_info(says, decision, decision.options[game.index(each.move)], view), each.chance)
        for each in puzzle.tried
    ]
    return PuzzleAnswer(puzzle.answers, tried, puzzle.margin, puzzle.worlds)


def _asked(game: Game) -> int:
    assert game.decision is not None
    return game.decision.player
