"""What was found out about a finished game, as it is sent: by seats and without names, which the replay has."""

from typing import Final, Literal

from msgspec import Struct

from posse.games import rules_of_record
from posse.kernel.game import Game
from posse.kernel.option import Decision
from posse.kernel.record import Record
from posse.kernel.replay import replay
from posse.review import Review
from posse.review.findings import Change, Judged, Tried
from posse.server.messages import option_info
from posse.server.wire import OptionInfo
from posse.tellers import teller

#: Chances are rounded to this many digits.
DIGITS: Final = 4


class TriedMove(Struct, frozen=True):
    """A move that was tried out: the chance to win with it, as far as its player could know, and the standard error."""

    option: OptionInfo
    chance: float
    error: float


class JudgedMove(Struct, frozen=True):
    """A player's decision, judged by what they could know at the time."""

    move: int  # in the record, from 1
    seat: int
    options: int  # how many there were
    played: TriedMove
    best: TriedMove | None  # if something better was found
    cost: float  # how much better the best is, in worlds other than those in which it was found
    error: float
    mistake: bool  # certain enough to be called one


class ReviewPoint(Struct, frozen=True):
    """The chance of each side after this many moves, in the order of `sides`, with hindsight; and its standard
    error."""

    move: int
    chances: list[float]
    errors: list[float]


class ReviewChange(Struct, frozen=True):
    """How much the chance of a seat rose with a move: altogether, or by luck alone."""

    move: int
    seat: int
    gain: float
    error: float


class KnownRoles(Struct, frozen=True):
    """What a player could think about everybody's role after this many moves, until the next of these."""

    move: int
    seat: int
    beliefs: list[list[float]]  # for each seat, the chance that it is sheriff, deputy, outlaw, renegade


class GameReview(Struct, frozen=True):
    """Everything that was found out about a game."""

    sides: list[str]  # in the order of the chances
    seats: list[str]  # the side of each seat
    moves: int
    worlds: int  # the most in which a mistake was tried again
    curve: list[ReviewPoint]
    turns: list[ReviewChange]  # turning points, in the order of the game
    decisions: list[JudgedMove]
    luck: list[ReviewChange]  # the luckiest moments, the luckiest first
    known: list[KnownRoles]  # in the order of the game; empty where no role is hidden


class ReviewState(Struct, frozen=True):
    """How far the review of a game is."""

    state: Literal["none", "waiting", "working", "done"]
    ahead: int = 0  # how many others are made before it
    percent: int = 0  # how much of it is done
    review: GameReview | None = None


def told(text: str, found: Review) -> GameReview:
    """A review in the form in which it is sent. The game is played once more, to name the moves."""
    telling = _Telling(found)
    replay(Record.parse(text), rules_of_record, each=telling.at)
    sides = list(dict.fromkeys(found.sides))
    by_side = [(point.move, found.by_side(point)) for point in found.curve]
    return GameReview(
        sides=sides,
        seats=found.sides,
        moves=found.moves,
        worlds=found.worlds,
        curve=[
            ReviewPoint(
                move,
                [round(chances[side].chance, DIGITS) for side in sides],
                [round(chances[side].error, DIGITS) for side in sides],
            )
            for move, chances in by_side
        ],
        turns=[_change(each) for each in found.turns],
        decisions=telling.decisions,
        luck=[_change(each) for each in found.luck],
        known=[KnownRoles(each.move, each.seat, each.beliefs) for each in found.known],
    )


def _change(each: Change) -> ReviewChange:
    return ReviewChange(each.move, each.seat, round(each.gain, DIGITS), round(each.error, DIGITS))


class _Telling:
    """Goes through the game and names the moves that were judged."""

    def __init__(self, found: Review) -> None:
        self._judged = {each.move: each for each in found.decisions}
        self.decisions: list[JudgedMove] = []

    def at(self, game: Game) -> None:
        judged, decision = self._judged.get(len(game.moves) + 1), game.decision
        if judged is not None and decision is not None:
            self.decisions.append(self._told(game, decision, judged))

    def _told(self, game: Game, decision: Decision, judged: Judged) -> JudgedMove:
        says, view = teller(game.rules), game.view(judged.seat)

        def tried(move: Tried) -> TriedMove:
            option = option_info(says, decision, decision.options[move.option], view)
            return TriedMove(option, round(move.chance, DIGITS), round(move.error, DIGITS))

        return JudgedMove(
            move=judged.move,
            seat=judged.seat,
            options=judged.options,
            played=tried(judged.played),
            best=None if judged.best == judged.played else tried(judged.best),
            cost=round(judged.cost, DIGITS),
            error=round(judged.error, DIGITS),
            mistake=judged.is_mistake,
        )
