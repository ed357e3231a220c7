"""A puzzle: how its game began, the moves that led to the question, and the answer."""

import hashlib
import json
import re
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Final

from posse import games
from posse.kernel.errors import PosseError
from posse.kernel.game import Game

#: The name of a puzzle has this many digits of its fingerprint.
DIGITS: Final = 8
#: Another copy of the same card is as good if it is worse by no more than this, in percentage points.
AS_GOOD: Final = 4.0

#: The part of the notation that says which copy of a card is meant.
_COPY: Final = re.compile(r"@[^ ,.]+")


def without_copies(move: str) -> str:
    """A move without the copies of its cards: people think of a BANG!, not of its suit."""
    return _COPY.sub("", move)


def are_copies(best: str, chance: float, move: str, its_chance: float) -> bool:
    """Whether a move is the best one with another copy of a card, and as good; chances from 0 to 1."""
    same = without_copies(best) == without_copies(move)
    return same and 100 * (chance - its_chance) <= AS_GOOD


@dataclass(frozen=True)
class Tried:
    """A move that was tried out: how many games out of a hundred are won with it, as far as the player can know."""

    move: str  # in the notation of records
    chance: float


@dataclass(frozen=True)
class Puzzle:
    """A position and the best move in it, to be found."""

    game: str
    theme: str  # one of `themes.THEMES`
    players: int
    sets: list[str]
    variants: list[str]
    seed: str
    moves: list[str]  # everything chosen before; moves without a choice follow from it
    tried: list[Tried]  # the best move first
    margin: float  # how much better the best is than the next, in percentage points
    error: float  # the standard error of that
    worlds: int  # in which both were tried

    @cached_property
    def id(self) -> str:
        """Its name: the same for the same position."""
        told = json.dumps([self.game, self.players, self.sets, self.variants, self.seed, self.moves])
        return hashlib.sha256(told.encode()).hexdigest()[:DIGITS]

    @property
    def best(self) -> str:
        return self.tried[0].move

    @cached_property
    def answers(self) -> list[str]:
        """The right moves: the best, and the same with another copy of a card."""
        best = self.tried[0]
        return [
            each.move
            for each in self.tried
            if are_copies(best.move, best.chance / 100, each.move, each.chance / 100)
        ]

    def position(self) -> Game:
        """The game at the moment of the question."""
        game = Game.start(games.rules(self.game, self.players, self.sets, self.variants), self.seed)
        for move in self.moves:
            game.apply(move)
        return game

    def is_sound(self) -> bool:
        """Whether its game can still be played as it was, and asks the same."""
        try:
            decision = self.position().decision
        except PosseError:  # the rules have changed since
            return False
        texts = [] if decision is None else decision.texts
        return all(each.move in texts for each in self.tried)

    def line(self) -> str:
        """As a line of a file."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def of(line: str) -> "Puzzle":
        """From a line of a file."""
        fields: dict[str, Any] = json.loads(line)
        return Puzzle(**{**fields, "tried": [Tried(**each) for each in fields["tried"]]})
