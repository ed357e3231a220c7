"""Many games over all configurations, one after the other, played as fast as can be:

    python -m tests.bang.many --games 1000000 --bots random --first 0 --step 1
    python -m tests.bang.many --games 50000 --bots rule-of-thumb,random

Each seat is drawn by lot from the bots. A game that fails, or that takes more decisions than any sensible one, is named
with its number, and `--games 1 --first NUMBER` plays it again. At the end it says what the longest game, the largest
list of options and the slowest decisions were, by CPU time; then it exits with 1 if something failed."""

import argparse
import random
import sys
import time
import traceback

from posse.bots import Bot, make, sit_down
from posse.kernel.game import Game
from tests.bang.configurations import ALL, label
from tests.properties import ENDLESS

#: How many of the slowest decisions are listed, and after how many games there is a line about progress.
SLOWEST, EVERY = 5, 20_000


class Tally:
    """What was seen so far."""

    def __init__(self, bots: list[str]) -> None:
        self.bots = bots
        self.games = 0
        self.decisions = 0
        self.longest = (0, "")
        self.largest = (0, "")
        self.slowest: list[tuple[float, str]] = []
        self.failed: list[str] = []

    def play(self, number: int) -> None:
        """Play the game of this number. Its configuration, bots and random numbers all follow from the number."""
        rules = ALL[number % len(ALL)]
        luck = random.Random(number)
        game = Game.start(rules, str(number))
        chosen = [luck.choice(self.bots) for _ in rules.names]
        name = f"game {number}: {label(rules)}"
        if set(chosen) == {"random"}:
            count = self._at_random(game, luck, name)
        else:
            count = self._by_bots(
                game, [make(each, f"{number}/{seat}") for seat, each in enumerate(chosen)], name
            )
        if not game.winners:
            raise AssertionError(f"no end after {count} decisions")
        self.games += 1
        self.decisions += count
        self.longest = max(self.longest, (count, name))

    def _at_random(self, game: Game, luck: random.Random, name: str) -> int:
        """Without bots, which would look at the table first and so take longer."""
        count = 0
        while game.decision is not None and count < ENDLESS:
            options = len(game.decision.options)
            if options > self.largest[0]:
                self.largest = (options, name)
            game.apply(int(luck.random() * options))
            count += 1
        return count

    def _by_bots(self, game: Game, bots: list[Bot], name: str) -> int:
        for seat, bot in enumerate(bots):
            sit_down(bot, game, seat)
        count = 0
        while game.decision is not None and count < ENDLESS:
            decision = game.decision
            if len(decision.options) > self.largest[0]:
                self.largest = (len(decision.options), name)
            before = time.thread_time()
            view = game.view(decision.player)
            option = bots[decision.player].choose(view, decision)
            self._note(time.thread_time() - before, f"{name}, decision {count}, {decision.kind}")
            game.apply(option)
            count += 1
        return count

    def _note(self, took: float, where: str) -> None:
        if len(self.slowest) < SLOWEST or took > self.slowest[-1][0]:
            self.slowest = sorted([*self.slowest, (took, where)], reverse=True)[:SLOWEST]

    def report(self) -> str:
        lines = [f"{self.games} games, {self.decisions} decisions, {len(self.failed)} failed"]
        lines.append(f"longest: {self.longest[0]} decisions, {self.longest[1]}")
        lines.append(f"largest list: {self.largest[0]} options, {self.largest[1]}")
        lines += [f"slow: {1000 * took:.1f} ms, {where}" for took, where in self.slowest]
        lines += [f"FAILED {each}" for each in self.failed]
        return "\n".join([*lines, ""])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--step", type=int, default=1)
    asked = parser.parse_args()
    tally = Tally(asked.bots.split(","))
    for played in range(asked.games):
        number = asked.first + played * asked.step
        try:
            tally.play(number)
        except Exception:  # a run goes on, whatever happens in one game
            tally.failed.append(f"game {number}\n{traceback.format_exc(limit=-4)}")
        if (played + 1) % EVERY == 0:
            sys.stderr.write(f"{played + 1} of {asked.games}, {len(tally.failed)} failed\n")
    sys.stdout.write(tally.report())
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
