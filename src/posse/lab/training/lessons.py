"""Positions and their outcomes, from games between rule-of-thumb bots."""

import random
from array import array
from dataclasses import dataclass, field
from typing import Final

from posse.bots import make
from posse.bots.value.judge import Position
from posse.bots.value.judges import MAKERS
from posse.kernel.game import Game
from posse.lab.simulate import MOST_DECISIONS
from posse.lab.training.tables import Chunk, Tables, some_rules_of_thumb

#: How often a position at the start of a turn is kept: the next one is much like it.
KEPT: Final = 0.5


@dataclass
class Lessons:
    """What a net learns from: rows of facts, the outcome of each, and the game it is from."""

    width: int
    facts: "array[float]" = field(default_factory=lambda: array("f"))
    outcomes: "array[int]" = field(default_factory=lambda: array("b"))
    games: "array[int]" = field(default_factory=lambda: array("l"))

    def add(self, other: "Lessons") -> None:
        self.facts.extend(other.facts)
        self.outcomes.extend(other.outcomes)
        self.games.extend(other.games)


def empty(game: str) -> dict[str, Lessons]:
    """No lessons yet, for each net of a game."""
    return {name: Lessons(inputs) for name, (inputs, _) in MAKERS[game]({}).sizes().items()}


def play_chunk(chunk: Chunk) -> dict[str, Lessons]:
    """The lessons of some games."""
    out = empty(chunk.game)
    tables = Tables(chunk.game, chunk.sets, chunk.players)
    for number in chunk.numbers:
        _play(chunk, tables, number, out)
    return out


def _play(chunk: Chunk, tables: Tables, number: int, out: dict[str, Lessons]) -> None:
    seed = f"{chunk.seed}/{number}"
    luck = random.Random(seed)
    judge = MAKERS[chunk.game]({})
    rules = tables.drawn(luck)
    bots = [make(some_rules_of_thumb(luck), f"{seed}/{seat}") for seat in range(len(rules.names))]
    game = Game.start(rules, seed)
    seen: list[Position] = []
    turn = decisions = 0
    while (decision := game.decision) is not None and decisions < MOST_DECISIONS:
        if rules.turns(game.state) != turn:
            turn = rules.turns(game.state)
            if luck.random() < KEPT:
                seen += judge.positions(game.state)
        game.apply(bots[decision.player].choose(game.view(decision.player), decision))
        decisions += 1
    for position in seen if game.state.winners else []:
        lessons = out[position.net]
        lessons.facts.extend(position.facts)
        lessons.outcomes.append(judge.came(position, game.state))
        lessons.games.append(number)
