"""A puzzle: how its game began, the moves that led to the question, and the answer."""

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Final

from posse import games
from posse.kernel.errors import PosseError
from posse.kernel.game import Game

#: So many digits of its fingerprint make the name of a puzzle.
DIGITS: Final = 8


@dataclass(frozen=True)
class Tried:
    """A move that was tried out: how many games of a hundred are won with it, as far as the player can know."""

    move: str  # in the notation of records
    chance: float


@dataclass(frozen=True)
class Puzzle:
    """A position and the best move in it."""

    game: str
    theme: str  # one of `themes.THEMES`
    players: int
    sets: list[str]
    variants: list[str]
    seed: str
    moves: list[str]  # all that was chosen before; what nobody was asked for follows from it
    tried: list[Tried]  # the best move first
    margin: float  # by how much the best is better than the next, in points of a hundred
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

    def position(self, pausing: bool = False) -> Game:
        """The game as it stands when the question is asked."""
        rules = games.rules(self.game, self.players, self.sets, self.variants)
        game = Game.start(rules, self.seed, pausing=pausing)
        for move in self.moves:
            while pausing and game.decision is not None and len(game.decision.options) == 1:
                game.apply(0)  # who can only pass is asked all the same
            game.apply(move)
        while pausing and game.decision is not None and len(game.decision.options) == 1:
            game.apply(0)
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
