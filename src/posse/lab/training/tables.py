"""The tables that bots learn at, and who sits there: drawn at random, so that a net has seen every size, many mixtures
of sets and several tempers."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from posse import games
from posse.bots.style import TEMPERS
from posse.kernel.rules import Rules

#: How often three sit at a table, where that is possible: then everybody plays alone, which is rare otherwise.
THREE: Final = 0.2
#: How often a table of the card game has only the base set, and how often a variant is used.
PLAIN: Final = 0.4
VARIED: Final = 0.15
#: How often a seat is taken by a bot with a temper, and how often by one that errs.
TEMPERED: Final = 0.4
ERRING: Final = 0.2
#: How often sets are drawn until some fit the requested sizes.
TRIES: Final = 200


class Tables:
    """What may be played: a game, with some sets and sizes of the table, or with any."""

    def __init__(
        self, game: str, sets: Sequence[str] = (), players: Sequence[int] = (), plain: float = PLAIN
    ) -> None:
        self.game = game
        self._plain = plain
        self._sets = tuple(sets)
        self._players = tuple(players)
        self._known: dict[tuple[tuple[str, ...], tuple[str, ...], int], Rules] = {}

    def drawn(self, luck: random.Random) -> Rules:
        """A table."""
        sets, sizes = self._some_sets(luck)
        players = self._size(luck, sizes)
        variants = self._variant(luck, players)
        key = (sets, variants, players)
        if key not in self._known:
            self._known[key] = games.rules(self.game, players, sets, variants)
        return self._known[key]

    def _some_sets(self, luck: random.Random) -> tuple[tuple[str, ...], list[int]]:
        """Sets for a table of a requested size, and the sizes that they allow. Not every size goes with all sets."""
        for _ in range(TRIES):
            sets = self._sets or self._drawn_sets(luck)
            sizes = [size for size in self._sizes(sets) if size in (self._players or range(2, 9))]
            if sizes:
                return sets, sizes
        return sets, list(self._players)  # the rules report what is wrong with that

    def _drawn_sets(self, luck: random.Random) -> tuple[str, ...]:
        first, *others = [each["id"] for each in games.entry(self.game).catalogue()]
        if luck.random() < self._plain:
            return (first,)
        chance = luck.random()
        return (first, *[each for each in others if luck.random() < chance])

    def _size(self, luck: random.Random, sizes: list[int]) -> int:
        if 3 in sizes and luck.random() < THREE:
            return 3
        return luck.choice(sizes)

    def _sizes(self, sets: tuple[str, ...]) -> list[int]:
        """How many may sit at a table with these sets."""
        catalogue = games.entry(self.game).catalogue()
        tables = [table for each in catalogue if each["id"] in sets for table in each["tables"]]
        return sorted({table["players"] for table in tables})

    def _variant(self, luck: random.Random, players: int) -> tuple[str, ...]:
        known = games.entry(self.game)
        fitting = [id for id in known.variants() if known.least_players(id) <= players]
        return (luck.choice(fitting),) if fitting and luck.random() < VARIED else ()


def some_rules_of_thumb(luck: random.Random, tempers: Sequence[str] = tuple(TEMPERS)) -> str:
    """A rule-of-thumb bot, by lot."""
    level = "normal" if luck.random() < ERRING else "hard"
    return f"rule-of-thumb/{level}/{luck.choice(tempers) if luck.random() < TEMPERED else 'even'}"


@dataclass(frozen=True)
class Chunk:
    """Some games, for one process."""

    game: str
    sets: tuple[str, ...]
    players: tuple[int, ...]
    seed: str
    numbers: range


def chunks_of(
    game: str, sets: tuple[str, ...], players: tuple[int, ...], seed: str, count: int, size: int
) -> list[Chunk]:
    """So many games in portions of a size."""
    return [
        Chunk(game, sets, players, seed, range(at, min(at + size, count))) for at in range(0, count, size)
    ]
