"""Random games over configurations drawn by lot, looked at closely, until the time is up:

    python -m tests.bang.roam --seconds 300 --seed 1

Every position is checked as the property tests do, now and then options and clones too, and every record is played
again. At the end it says how many games there were, which was the longest, and which lists of options were the largest.
What fails is named with its configuration and seed; then it exits with 1."""

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from typing import cast

from posse.bang.rules import BangRules
from posse.bang.table import Table
from posse.kernel.game import Game
from tests.bang.configurations import ALL, label
from tests.bang.test_properties import check_table
from tests.properties import check_clone, check_options, check_replay, walk

#: Options and clones are checked at one position out of this many.
CLOSELY = 41


class Journey:
    """What was seen so far."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = (0, "")
        self.largest: Counter[str] = Counter()  # for each kind of question, the most options
        self.where: dict[str, str] = {}
        self.failed: list[str] = []

    def look(self, game: Game, name: str) -> None:
        decision = game.decision
        if decision is None:
            return
        kind = f"{decision.kind} {decision.about}".strip()
        if len(decision.options) > self.largest[kind]:
            self.largest[kind] = len(decision.options)
            self.where[kind] = name

    def play(self, rules: BangRules, seed: int) -> None:
        name = f"{label(rules)} seed {seed}"
        count = 0
        game = None
        for game in walk(rules, seed):
            self.look(game, name)
            if game.decision is None or game.decision.kind != "loot":  # somebody's cards are being shared out
                check_table(cast(Table, game.state))
            if count % CLOSELY == seed % CLOSELY:
                check_options(game)
                check_clone(game, seed)
            count += 1
        assert game is not None
        assert game.winners
        check_replay(game)
        self.games += 1
        self.decisions += count
        self.longest = max(self.longest, (count, name))

    def report(self) -> None:
        lines = [f"{self.games} games, {self.decisions} decisions, {len(self.failed)} failed"]
        lines.append(f"longest: {self.longest[0]} decisions, {self.longest[1]}")
        for kind, most in self.largest.most_common(12):
            lines.append(f"{most:5} options: {kind}, {self.where[kind]}")
        lines += [f"FAILED {each}" for each in self.failed]
        sys.stdout.write("\n".join([*lines, ""]))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    luck = random.Random(asked.seed)
    journey = Journey()
    end = time.monotonic() + asked.seconds
    while time.monotonic() < end:
        rules, seed = luck.choice(ALL), luck.randrange(1_000_000)
        try:
            journey.play(rules, seed)
        except Exception:  # a run goes on, whatever one game does
            journey.failed.append(f"{label(rules)} seed {seed}\n{traceback.format_exc(limit=-4)}")
    journey.report()
    return 1 if journey.failed else 0


if __name__ == "__main__":
    sys.exit(main())
