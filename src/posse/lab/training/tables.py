"""The tables that bots learn at: drawn by lot, so that a net has seen every size and many mixtures of sets."""

import random
from collections.abc import Sequence
from typing import Final

from posse import games
from posse.kernel.rules import Rules

#: So often three sit at a table, where that can be: everybody plays for himself then, which is seldom otherwise.
THREE: Final = 0.2
#: So often a table of the card game has nothing but the base set, and so often a variant is used.
PLAIN: Final = 0.4
VARIED: Final = 0.15


class Tables:
    """What may be played: a game, with some sets and sizes of the table, or with any."""

    def __init__(self, game: str, sets: Sequence[str] = (), players: Sequence[int] = ()) -> None:
        self.game = game
        self._sets = tuple(sets)
        self._players = tuple(players)
        self._known: dict[tuple[tuple[str, ...], tuple[str, ...], int], Rules] = {}

    def drawn(self, luck: random.Random) -> Rules:
        """A table."""
        sets = self._some_sets(luck)
        players = self._size(
            luck, [size for size in self._sizes(sets) if size in (self._players or range(2, 9))]
        )
        variants = self._variant(luck, players)
        key = (sets, variants, players)
        if key not in self._known:
            self._known[key] = games.rules(self.game, players, sets, variants)
        return self._known[key]

    def _some_sets(self, luck: random.Random) -> tuple[str, ...]:
        if self._sets:
            return self._sets
        first, *others = [each["id"] for each in games.entry(self.game).catalogue()]
        if luck.random() < PLAIN:
            return (first,)
        chance = luck.random()
        return (first, *[each for each in others if luck.random() < chance])

    def _size(self, luck: random.Random, sizes: list[int]) -> int:
        if 3 in sizes and luck.random() < THREE:
            return 3
        return luck.choice(sizes or list(self._players))

    def _sizes(self, sets: tuple[str, ...]) -> list[int]:
        """How many may sit at a table with these sets."""
        catalogue = games.entry(self.game).catalogue()
        tables = [table for each in catalogue if each["id"] in sets for table in each["tables"]]
        return sorted({table["players"] for table in tables})

    def _variant(self, luck: random.Random, players: int) -> tuple[str, ...]:
        known = games.entry(self.game)
        fitting = [id for id in known.variants() if known.least_players(id) <= players]
        return (luck.choice(fitting),) if fitting and luck.random() < VARIED else ()
