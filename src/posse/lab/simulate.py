"""Games by the thousand, bots against each other, counted."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path

from posse import bots, games
from posse.bots import Bot
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.rules import Rules

#: A game this long will never end.
MOST_DECISIONS = 20_000
#: So many games go to a worker at a time.
CHUNK = 100


@dataclass(frozen=True)
class Setting:
    """What is simulated: everything a worker needs to know."""

    game: str
    players: int
    sets: tuple[str, ...]
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    errors_to: str = "posse-errors"  # where records of games that erred go

    def rules(self) -> Rules:
        return games.rules(self.game, self.players, self.sets, self.variants)

    def players_bots(self, number: int) -> list[Bot]:
        """The bots of one game; names are dealt out to the seats in turn."""
        names = islice(cycle(self.bots), self.players)
        return [bots.make(name, f"{self.seed}/{number}/{seat}") for seat, name in enumerate(names)]


@dataclass
class Report:
    """What came of it."""

    games: int = 0
    finished: int = 0
    unfinished: int = 0
    errors: int = 0
    decisions: int = 0
    turns: int = 0
    cpu_seconds: float = 0.0
    wall_seconds: float = 0.0
    wins: Counter[str] = field(default_factory=Counter)
    tallies: dict[str, Counter[str]] = field(default_factory=dict)  # what the game counts beyond that
    messages: list[str] = field(default_factory=list)  # one for each game that erred

    def add(self, other: "Report") -> None:
        """Take the figures of another report in."""
        self.games += other.games
        self.finished += other.finished
        self.unfinished += other.unfinished
        self.errors += other.errors
        self.decisions += other.decisions
        self.turns += other.turns
        self.cpu_seconds += other.cpu_seconds
        self.wins += other.wins
        self.count(other.tallies)
        self.messages += other.messages

    def count(self, tallies: Mapping[str, Mapping[str, int]]) -> None:
        """Add a game's own counts."""
        for heading, counts in tallies.items():
            self.tallies.setdefault(heading, Counter()).update(counts)

    def as_dict(self) -> dict[str, object]:
        """The report for a program to read."""
        cpu = self.cpu_seconds or 1e-9
        return {
            "games": self.games,
            "finished": self.finished,
            "unfinished": self.unfinished,
            "errors": self.errors,
            "decisions": self.decisions,
            "turns": self.turns,
            "cpu_seconds": round(self.cpu_seconds, 3),
            "wall_seconds": round(self.wall_seconds, 3),
            "games_per_cpu_second": round(self.games / cpu, 1),
            "decisions_per_cpu_second": round(self.decisions / cpu, 1),
            "wins": dict(sorted(self.wins.items())),
            **{heading: dict(sorted(counts.items())) for heading, counts in self.tallies.items()},
        }


def simulate(
    setting: Setting, count: int, jobs: int = 1, done: Callable[[int], None] = lambda _: None
) -> Report:
    """Play games and count; `done` is told after every chunk how many games it had."""
    if count < 1:
        raise PosseError("the number of games must be at least 1")
    if jobs < 1:
        raise PosseError("the number of jobs must be at least 1")
    setting.rules()  # bad input is said before any worker starts
    setting.players_bots(0)
    chunks = [range(at, min(at + CHUNK, count)) for at in range(0, count, CHUNK)]
    report = Report()
    began = time.perf_counter()
    for part in _parts(setting, chunks, jobs):
        report.add(part)
        done(part.games)
    report.wall_seconds = time.perf_counter() - began
    return report


def _parts(setting: Setting, chunks: Sequence[range], jobs: int) -> Iterator[Report]:
    if jobs == 1:
        for chunk in chunks:
            yield play_chunk(setting, chunk)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_chunk, [setting] * len(chunks), chunks)


def play_chunk(setting: Setting, numbers: range) -> Report:
    """Play the games of these numbers."""
    rules = setting.rules()
    report = Report()
    began = time.process_time()
    for number in numbers:
        play_one(rules, setting, number, report)
    report.cpu_seconds = time.process_time() - began
    return report


def play_one(rules: Rules, setting: Setting, number: int, report: Report) -> None:
    """Play one game to its end; if it errs, keep its record and go on."""
    report.games += 1
    game: Game | None = None
    seed = f"{setting.seed}/{number}"
    try:
        seated = setting.players_bots(number)
        game = Game.start(rules, seed, telling=any(bot.looks for bot in seated))
        report.decisions += run(game, seated)
        report.turns += rules.turns(game.state)
        if game.over:
            report.finished += 1
            sides = rules.sides(game.state)
            report.wins.update({sides[seat] for seat in game.state.winners})
            report.count(rules.tallies(game.state))
        else:
            report.unfinished += 1
    except Exception as error:  # one broken game must not stop the run; it is counted, kept and reported
        report.errors += 1
        report.messages.append(_kept(setting, game, seed, error))


def run(game: Game, seated: Sequence[Bot]) -> int:
    """Let bots play a game to its end; how many decisions it took."""
    decisions = 0
    while (decision := game.decision) is not None and decisions < MOST_DECISIONS:
        bot = seated[decision.player]
        game.apply(bot.choose(game.view(decision.player) if bot.looks else None, decision))
        decisions += 1
    return decisions


def _kept(setting: Setting, game: Game | None, seed: str, error: Exception) -> str:
    """Save the record of a game that erred."""
    what = " ".join(f"{type(error).__name__}: {error}".split())
    if game is None:
        return f"the game of seed {seed} could not begin: {what}"
    folder = Path(setting.errors_to)
    path = folder / f"{setting.game}-{setting.players}-{seed.replace('/', '-')}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(game.record() + f"# {what}\n", encoding="utf-8")
    except OSError as trouble:
        return f"the game of seed {seed} erred, its record could not be saved ({trouble.strerror}): {what}"
    return f"the game of seed {seed} erred, its record is {path}: {what}"
