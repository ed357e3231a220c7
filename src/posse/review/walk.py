"""The review of a finished game.

Chance and choice are kept apart. At every decision three chances are found, with everything that is known now: of the
position, of the move that was made there, and of the next position. The difference between the first two is due to the
move, the difference between the last two to luck. Whether a move was a mistake is another question: that is judged by
what its player could know at the time.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from posse.games import rules_of_record
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.kernel.replay import replay
from posse.review.chances import Chances
from posse.review.effort import USUAL, Effort
from posse.review.findings import Change, Judged, Known, Point, Review, gain_of, luckiest, told_in_order
from posse.review.judging import Judging
from posse.review.look import Hindsight

#: Where somebody's chance changes by this much, more worlds are looked at.
CHANGED: Final = 0.08
#: Chances of roles are rounded to this many digits.
DIGITS: Final = 3

#: Called with the number of further moves that were examined.
Progress = Callable[[int], None]


def review(
    text: str,
    players: Sequence[str] | None = None,
    seed: str = "",
    progress: Progress = lambda moves: None,
    part: tuple[int, int] = (0, 1),
    effort: Effort = USUAL,
) -> Review:
    """Look back at a recorded game, and judge the decisions of these players, or of all. The same seed gives the same
    result. A part, such as (2, 8) for the third of eight, takes less time; `joined` puts all parts together."""
    record = Record.parse(text)
    if record.winners is None:
        raise PosseError("this game is not over yet; only a finished game can be reviewed")
    number, parts = part
    lines = len(record.lines)
    moves = range(1 + number * lines // parts, 1 + (number + 1) * lines // parts)
    walk = _Walk(record, _seats(record, players), moves, seed, progress, effort)
    return walk.done(replay(record, rules_of_record, each=walk.at))


def _seats(record: Record, names: Sequence[str] | None) -> set[int]:
    players = record.players
    for name in names or ():
        if name not in players:
            raise PosseError(f"nobody called {name} sat at this table; there were {', '.join(players)}")
    return {seat for seat, name in enumerate(players) if names is None or name in names}


@dataclass(frozen=True)
class _Position:
    """A decision that was made."""

    game: Game
    played: int
    chances: Chances

    @property
    def move(self) -> int:
        return len(self.game.moves) + 1


class _Walk:
    """Goes through a game from decision to decision, and looks at some of the moves."""

    def __init__(
        self, record: Record, seats: set[int], moves: range, seed: str, progress: Progress, effort: Effort
    ) -> None:
        self._record = record
        self._seats = seats
        self._moves = moves
        self._seed = seed
        self._progress = progress
        self._effort = effort
        self._looked_at = moves.start - 1
        self._followed_to = 0
        self._hindsight: Hindsight | None = None
        self._judging: dict[int, Judging] = {}
        self._last: _Position | None = None
        self._curve: list[tuple[int, Chances]] = []
        self._decisions: list[Judged] = []
        self._turns: list[Change] = []
        self._lucky: list[Change] = []
        self._known: list[Known] = []
        self._thought: dict[int, list[list[float]]] = {}  # the latest of those, by seat

    def at(self, game: Game) -> None:
        """The game before one of its decisions. The first decision after our moves is examined too, since it shows what
        came of the last of them."""
        decision = game.decision
        assert decision is not None
        number = len(game.moves) + 1
        if len(decision.options) < 2 or number < self._moves.start or self._is_done():
            return
        if self._hindsight is None:
            self._hindsight = Hindsight(game)
        self._hindsight.catch_up(game)
        luck = self._luck("position", number)
        chances = self._hindsight.look(game, luck, self._effort.position, Chances(len(game.names)))
        self._follow(game, luck, chances)
        if number in self._moves:
            self._look_at(game, decision.player, chances)

    def _luck(self, what: str, number: int) -> random.Random:
        """Separate luck for everything, so that it does not matter where one begins to look."""
        return random.Random(f"review/{self._seed}/{what}/{number}")

    def _look_at(self, game: Game, seat: int, chances: Chances) -> None:
        played = game.index(self._record.lines[len(game.moves)].text)
        self._curve.append((len(game.moves), chances))
        self._last = _Position(game.clone(), played, chances)
        self._learn(game)
        if seat in self._seats:
            luck = self._luck("judge", len(game.moves) + 1)
            self._decisions.append(self._judging[seat].judge(game, played, luck))
        self._went_on(len(game.moves) + 1)

    def _learn(self, game: Game) -> None:
        """What the players can think about each other by now, if that is new."""
        for seat in sorted(self._seats):
            if seat not in self._judging:
                self._judging[seat] = Judging(seat, game.view(seat), self._effort)
            beliefs = [[round(chance, DIGITS) for chance in row] for row in self._judging[seat].beliefs(game)]
            if beliefs != self._thought.get(seat, []):
                self._thought[seat] = beliefs
                self._known.append(Known(len(game.moves), seat, beliefs))

    def done(self, game: Game) -> Review:
        """The game is over."""
        if not self._is_done():
            end = Chances(len(game.names))
            end.came([float(name in game.winners) for name in game.names])
            self._follow(game, self._luck("end", len(game.moves)), end)
            self._curve.append((len(game.moves), end))
        self._went_on(self._moves.stop - 1)
        return Review(
            game.rules.game,
            list(game.names),
            list(game.rules.sides(game.state)),
            list(game.winners),
            len(game.moves),
            self._effort.again,
            [_point(move, chances) for move, chances in self._curve],
            told_in_order(self._turns),
            self._decisions,
            luckiest(self._lucky),
            self._known,
        )

    def _is_done(self) -> bool:
        """Whether all our moves, and what came of them, are behind us."""
        return self._followed_to >= self._moves.stop

    def _went_on(self, move: int) -> None:
        self._progress(move - self._looked_at)
        self._looked_at = move

    def _follow(self, game: Game, luck: random.Random, now: Chances) -> None:
        """See whether much has changed since the last decision, and what caused it."""
        self._followed_to = len(game.moves) + 1
        last, seats = self._last, range(len(game.names))
        if last is None or all(abs(now.of(seat) - last.chances.of(seat)) < CHANGED for seat in seats):
            return
        if self._hindsight is not None and not game.over:
            self._hindsight.look(game, luck, self._effort.change, now)
        then = Hindsight(last.game)
        then.catch_up(last.game)
        then.look(last.game, luck, self._effort.change, last.chances)
        moved = then.look(last.game, luck, self._effort.change, Chances(len(game.names)), last.played)
        for changes, before in ((self._turns, last.chances), (self._lucky, moved)):
            most = max((_change(last.move, seat, before, now) for seat in seats), key=gain_of)
            if most.is_sure:
                changes.append(most)


def _point(move: int, chances: Chances) -> Point:
    found = chances.all()
    return Point(move, found, [chances.error(seat) for seat in range(len(found))])


def _change(move: int, seat: int, one: Chances, other: Chances) -> Change:
    error = (one.error(seat) ** 2 + other.error(seat) ** 2) ** 0.5
    return Change(move, seat, other.of(seat) - one.of(seat), error)
