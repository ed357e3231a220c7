"""Games for a net that learns by playing: many side by side, so that all decisions are made in one go, and in several
processes.

In some games the newest net plays against itself. In others some seats are taken by older nets, or by rule-of-thumb
bots of several tempers.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import torch

from posse.bots import Bot, make, sit_down
from posse.bots.learned.mind import layout_of
from posse.bots.learned.sight import Seen
from posse.bots.rule_of_thumb import UNUSED, thumb_of
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.bots.value.judge import Position
from posse.kernel.game import Game
from posse.lab.parallel import spread
from posse.lab.policy.blocks import Block, Part, blocks_of
from posse.lab.policy.critic import Critic, Outcome
from posse.lab.policy.lessons import KNOWN
from posse.lab.policy.model import Model, Weights
from posse.lab.policy.model import Tables as Rows
from posse.lab.training.tables import Tables, some_rules_of_thumb

#: How many games run side by side in a process: its share. What is played depends on this number, not on the processes.
SIDE_BY_SIDE: Final = 50
#: A game with more decisions is given up; nothing is learned from it.
LONGEST: Final = 3000
#: The share of games in which the others are older nets, and of those in which they are rule-of-thumb bots.
OLDER: Final = 0.2
RULES: Final = 0.4
#: In these the newest net has this share of the seats, and at least one.
SEATS: Final = 0.5
#: How often a position is kept for the critic to learn from.
KEPT: Final = 0.2

#: The newest net at a seat; older ones have numbers.
NEWEST: Final = -1


class Running:
    """A game in which nets play."""

    def __init__(self, tables: Tables, seed: str, older: int, critic: Critic) -> None:
        luck = random.Random(seed)
        self.luck = luck
        self.critic = critic
        rules = tables.drawn(luck)
        self.game = Game.start(rules, seed)
        seats = range(len(rules.names))
        self.nets: list[int | None] = self._seated(len(seats), older)
        self.bots: list[Bot | None] = [
            make(some_rules_of_thumb(luck, KNOWN), f"{seed}/{seat}") if self.nets[seat] is None else None
            for seat in seats
        ]
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                sit_down(bot, self.game, seat)
        self.thumbs: list[Thumb | None] = [None for _ in seats]
        self.parts = [Part() for _ in seats]
        self.kept: list[Position] = []
        self.decisions = 0
        self._layout = layout_of(rules.game)

    def _seated(self, count: int, older: int) -> list[int | None]:
        luck = self.luck
        kind = luck.random()
        if kind >= OLDER + RULES or (kind < OLDER and not older):
            return [NEWEST] * count
        mine = luck.randrange(count)
        return [
            NEWEST
            if seat == mine or luck.random() < SEATS
            else luck.randrange(older)
            if kind < OLDER
            else None
            for seat in range(count)
        ]

    @property
    def over(self) -> bool:
        return self.game.decision is None or self.decisions >= LONGEST

    def ask(self) -> Seen | None:
        """Go on to the next decision of a net, and return it; None at the end of the game."""
        game = self.game
        while not self.over:
            decision = game.decision
            assert decision is not None
            self.decisions += 1
            if len(decision.options) == 1:
                game.apply(0)
                continue
            seat = decision.player
            view = game.view(seat)
            bot = self.bots[seat]
            if bot is None:
                thumb = self.thumbs[seat]
                if thumb is None:
                    thumb = self.thumbs[seat] = thumb_of(view, Style(), UNUSED)
                return self._layout.see(view, decision, thumb)
            game.apply(bot.choose(view, decision))
        return None

    def take(self, seen: Seen, number: int, log: float) -> None:
        """The net that was asked takes an option of those that it looks at."""
        decision = self.game.decision
        assert decision is not None
        seat = decision.player
        if self.nets[seat] == NEWEST:
            part = self.parts[seat]
            state = self.game.state
            part.seen.append(seen)
            part.taken.append(number)
            part.logs.append(log)
            part.chances.append(self.critic.chance(state, seat))
            if self.luck.random() < KEPT:
                self.kept += self.critic.judge.positions(state)
        self.game.apply(int(seen.numbers[number]))

    def came(self) -> tuple[list[Part], list[Outcome]]:
        """What was done and what came of it; nothing for a game that was given up."""
        end = self.game.state
        if not self.game.over:
            return [], []
        for seat, part in enumerate(self.parts):
            part.won = float(seat in end.winners)
        judge = self.critic.judge
        outcomes = [Outcome(each.net, each.facts, judge.came(each, end)) for each in self.kept]
        return [part for part in self.parts if part.seen], outcomes


@dataclass
class Played:
    """A round of games."""

    blocks: list[Block] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    games: int = 0
    given_up: int = 0

    def add(self, other: "Played") -> None:
        self.blocks += other.blocks
        self.outcomes += other.outcomes
        self.games += other.games
        self.given_up += other.given_up


@dataclass(frozen=True)
class Share:
    """Some games of a round, for one process, and the nets that play them."""

    tables: Tables
    seed: str
    numbers: range
    newest: Weights
    older: Sequence[Weights]
    critic: dict[str, Any]
    ahead: float  # how far one looks before the critic is believed


def play(
    tables: Tables,
    newest: Weights,
    older: Sequence[Weights],
    critic: dict[str, Any],
    ahead: float,
    seed: str,
    games: int,
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
) -> Played:
    """Play this many games. The same seed and nets play the same games, in any number of processes."""
    shares = [
        Share(tables, seed, range(at, min(at + SIDE_BY_SIDE, games)), newest, older, critic, ahead)
        for at in range(0, games, SIDE_BY_SIDE)
    ]
    parts: dict[int, Played] = {}
    for number, played in spread(play_share, shares, jobs):
        parts[number] = played
        done(played.games)
    out = Played()
    for number in range(len(shares)):
        out.add(parts[number])
    return out


def play_share(share: Share) -> Played:
    """The games of a share."""
    torch.set_num_threads(1)
    rows = Rows(layout_of(share.tables.game))
    newest, *older = (Model.with_weights(rows, weights) for weights in (share.newest, *share.older))
    critic = Critic(share.tables.game, share.critic)
    luck = np.random.default_rng([share.numbers.start, *map(ord, share.seed)])
    out = Played()
    parts: list[Part] = []
    waiting = [
        Running(share.tables, f"{share.seed}/{number}", len(older), critic) for number in share.numbers
    ]
    while waiting:
        asked: list[tuple[Running, Seen]] = []
        for running in waiting:
            seen = running.ask()
            if seen is not None:
                asked.append((running, seen))
                continue
            done, outcomes = running.came()
            parts += done
            out.outcomes += outcomes
            out.games += 1
            out.given_up += not running.game.over
        waiting = [running for running, _ in asked]
        _answer(asked, newest, older, luck)
    out.blocks = blocks_of(parts, rows, share.ahead, luck)
    return out


def _answer(
    asked: Sequence[tuple[Running, Seen]], newest: Model, older: Sequence[Model], luck: np.random.Generator
) -> None:
    """All nets take an option, with the chances they give to each."""
    by_net: dict[int, list[tuple[Running, Seen]]] = {}
    for running, seen in asked:
        assert running.game.decision is not None
        net = running.nets[running.game.decision.player]
        assert net is not None
        by_net.setdefault(net, []).append((running, seen))
    for net in sorted(by_net):
        group = by_net[net]
        model = newest if net == NEWEST else older[net]
        with torch.no_grad():
            given = model.tables.together([seen for _, seen in group])
            logs = model.logs(given).numpy()
        for (running, seen), start in zip(group, given.starts.tolist(), strict=True):
            mine = logs[start : start + seen.size].astype(np.float64)
            chances = np.exp(mine)
            total = np.cumsum(chances)
            number = min(int(np.searchsorted(total, luck.random() * total[-1], "right")), len(mine) - 1)
            running.take(seen, number, float(mine[number]))
