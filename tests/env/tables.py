"""Tables of all games, and the positions of random games at them."""

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import posse
from posse.bang import cards
from posse.kernel.game import Game


class At(NamedTuple):
    """What is played."""

    game: str
    players: int
    sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()

    def new(self, seed: int) -> Game:
        return posse.new(self.game, players=self.players, sets=self.sets, variants=self.variants, seed=seed)

    def __str__(self) -> str:
        return "-".join((self.game, str(self.players), *self.sets))


#: Every set on its own once, and all together.
OF_SETS = [At("bang", 5, (id,)) for id in cards.SETS]
ALL = [
    At("bang", 3, ("base", "dodge-city")),
    *OF_SETS,
    At("bang", 8, ("base", "dodge-city")),
    At("bang", 7, tuple(cards.SETS), tuple(cards.VARIANTS)),
    At("duel", 2),
    At("dice", 4),
    At("dice", 8),
]


def positions(at: At, seeds: Sequence[int], every: int = 1) -> Iterator[Game]:
    """Random games, stopped at every so many decisions."""
    for seed in seeds:
        luck = random.Random(seed)
        game = at.new(seed)
        number = 0
        while game.decision is not None:
            if number % every == 0:
                yield game
            number += 1
            game.apply(luck.randrange(len(game.decision.options)))
