"""Games by the thousand, bots against each other, counted."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

from posse import games
from posse.bang import outside
from posse.bots import Bot, registry, sit_down
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.lab.guard import Broken, Guard, guarded, hushed, is_own, looks, made
from posse.lab.parallel import WorkerDied, check_jobs, spread
from posse.lab.watch import Watch, Watched

#: A game this long will never end.
MOST_DECISIONS = 20_000
#: A worker gets this many games at a time.
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
    errors_to: str = "posse-errors"  # where records of games that failed go

    def rules(self) -> Rules:
        return games.rules(self.game, self.players, self.sets, self.variants)

    def names(self) -> list[str]:
        """The bot of each seat: they are dealt out in turn."""
        return list(islice(cycle(self.bots), self.players))

    def players_bots(self, number: int) -> list[Bot]:
        """The bots of one game."""
        return made(self.names(), f"{self.seed}/{number}")


@dataclass(frozen=True)
class Chunk:
    """Some of the games, for one process."""

    setting: Setting
    numbers: range
    watching: bool = False


class Erred(NamedTuple):
    """A game that failed, as reported by the process that played it. That may be on another machine."""

    seed: str
    what: str
    record: str  # empty if it could not begin


@dataclass
class Report:
    """The result."""

    games: int = 0
    finished: int = 0
    unfinished: int = 0
    errors: int = 0
    decisions: int = 0
    turns: int = 0
    cpu_seconds: float = 0.0
    wall_seconds: float = 0.0
    wins: Counter[str] = field(default_factory=Counter)
    tallies: dict[str, Counter[str]] = field(default_factory=dict)  # what the game counts in addition
    erred: list[Erred] = field(default_factory=list)  # games whose records will be saved
    messages: list[str] = field(default_factory=list)  # one for each game that failed
    watched: Watched = field(default_factory=Watched)  # empty unless somebody watched

    def add(self, other: "Report") -> None:
        """Add the figures of another report."""
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
        self.watched.add(other.watched)

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
    setting: Setting,
    count: int,
    jobs: int = 1,
    done: Callable[[int], None] = lambda _: None,
    watching: bool = False,
    cluster: str = "",
) -> Report:
    """Play games and count; after every chunk `done` is told how many games it had. Watching them closely tells more
    and takes longer; it does not change them."""
    check(setting, count, jobs)
    chunks = [Chunk(setting, range(at, min(at + CHUNK, count)), watching) for at in range(0, count, CHUNK)]
    began = time.perf_counter()
    parts: dict[int, Report] = {}
    try:
        for number, part in spread(play_chunk, chunks, jobs, cluster):
            part.messages += [_kept(setting, each) for each in part.erred]
            parts[number] = part
            done(part.games)
    except WorkerDied as died:
        raise died_with(setting, died, "nothing was kept") from None
    report = Report()
    for number in sorted(parts):  # the same order for any number of processes
        report.add(parts[number])
    report.wall_seconds = time.perf_counter() - began
    return report


def check(setting: Setting, count: int, jobs: int) -> None:
    """Report errors in a simulation before any process starts."""
    if count < 1:
        raise PosseError("the number of games must be at least 1")
    check_jobs(jobs)
    setting.rules()
    with hushed():
        registry.check(setting.bots)


def died_with(setting: Setting, died: WorkerDied, kept: str) -> WorkerDied:
    """Who was at the table when a process died: a bot may have ended it."""
    return WorkerDied(f"{died}, or because a bot ended it; in play were {', '.join(setting.bots)}; {kept}")


def play_chunk(chunk: Chunk) -> Report:
    """Play the games of a chunk."""
    rules = chunk.setting.rules()
    report = Report()
    began = time.process_time()
    with guarded():
        for number in chunk.numbers:
            play_one(rules, chunk.setting, number, report, chunk.watching)
    report.cpu_seconds = time.process_time() - began
    return report


def play_one(rules: Rules, setting: Setting, number: int, report: Report, watching: bool = False) -> None:
    """Play one game to its end; if it fails, keep its record and go on."""
    report.games += 1
    game: Game | None = None
    seed = f"{setting.seed}/{number}"
    try:
        seated = setting.players_bots(number)
        game = Game.start(rules, seed, telling=watching or any(map(looks, seated)))
        watch = Watch(game, seated, setting.names()) if watching else None
        report.decisions += run(game, seated, watch)
        report.turns += rules.turns(game.state)
        if game.over:
            report.finished += 1
            sides = rules.sides(game.state)
            report.wins.update({sides[seat] for seat in game.state.winners})
            report.count(rules.tallies(game.state))
            if watch is not None:
                watch.tell(report.watched)
        else:
            report.unfinished += 1
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # one broken game must not stop the run; it is counted, kept and reported
        report.errors += 1
        report.erred.append(Erred(seed, _what(error), "" if game is None else game.record()))


def run(game: Game, seated: Sequence[Bot], watch: Watch | None = None) -> int:
    """Let bots play a game to its end; returns how many decisions it took."""
    decisions = 0
    for seat, bot in enumerate(seated):
        sit_down(bot, game, seat)
    looking = [looks(bot) for bot in seated]
    guard = None if all(map(is_own, seated)) else Guard(seated)
    while (decision := game.decision) is not None and decisions < MOST_DECISIONS:
        if watch is not None:
            watch.look()
        seat = decision.player
        view = game.view(seat) if looking[seat] else None
        if guard is None:
            game.apply(seated[seat].choose(view, decision))
        else:
            game.apply(guard.ask(seat, view, decision))
        decisions += 1
    return decisions


def _what(error: BaseException) -> str:
    what = f"the bot at seat {error.seat}: {error}" if isinstance(error, Broken) else registry.said(error)
    place = outside.culprit(error)
    return f"{place}: {what}" if place else what


def _kept(setting: Setting, erred: Erred) -> str:
    """Save the record of a game that failed, and say where."""
    seed, what, record = erred
    if not record:
        return f"the game of seed {seed} could not begin: {what}"
    folder = Path(setting.errors_to)
    path = folder / f"{setting.game}-{setting.players}-{seed.replace('/', '-')}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(record + f"# {what}\n", encoding="utf-8")
    except OSError as trouble:
        return f"the game of seed {seed} erred, its record could not be saved ({trouble.strerror}): {what}"
    return f"the game of seed {seed} erred, its record is {path}: {what}"
