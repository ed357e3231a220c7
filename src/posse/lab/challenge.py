"""One bot against a table of others: it takes a seat, and on the same deal another bot takes that seat instead.

In an arena a bot also meets itself, and half of a table plays like it. Here everybody else is always the same, so this
shows what the bot wins alone. The seat moves on from deal to deal.
"""

import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from posse import __version__
from posse.bots import registry, sit_down
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.kernel.setup import check_seed
from posse.lab import guard, simulate
from posse.lab.parallel import spread
from posse.lab.seats import ROLE_ORDER, roles_of
from posse.lab.simulate import MOST_DECISIONS, Setting
from posse.lab.stats import Cluster, clustered, difference

FORMAT: Final = "posse challenge 1"


@dataclass(frozen=True)
class Challenge:
    """What is compared: two bots in one seat, among others."""

    setting: Setting  # its bots are those on the other seats, drawn at random
    bot: str
    instead: str

    def as_dict(self) -> dict[str, Any]:
        """What the games depend on, except for their number."""
        setting, rules = self.setting, self.setting.rules()
        return {
            "game": setting.game,
            "players": setting.players,
            "sets": rules.sets,
            "variants": rules.variants,
            "bot": self.bot,
            "instead": self.instead,
            "against": list(setting.bots),
            "seed": setting.seed,
            "versions": {"posse": __version__, "rules": rules.version},
        }


@dataclass(frozen=True)
class Part:
    """One deal, for one process."""

    challenge: Challenge
    number: int


@dataclass
class Deal:
    """The result of a deal."""

    number: int
    seat: int
    role: str
    won: bool  # with the bot in its seat
    instead: bool  # with the other one
    milliseconds: list[float] = field(default_factory=list)  # of processor time, for each decision of the bot


def challenge(
    what: Challenge,
    games: int,
    *,
    jobs: int = 1,
    out: Path | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play this many deals, each twice, and work out the figures. With a file, deals in it are not played again."""
    check(what, games, jobs)
    kept = _read(out, what) if out is not None else {}
    done(sum(number < games for number in kept))
    parts = [Part(what, number) for number in range(games) if number not in kept]
    for _, deal in spread(_play_deal, parts, jobs):
        kept[deal.number] = deal
        if out is not None:
            _append(out, asdict(deal))
        done(1)
    return figures(what, [kept[number] for number in range(games)])


def check(what: Challenge, games: int, jobs: int) -> None:
    """Report errors before anything starts."""
    simulate.check(what.setting, games, jobs)
    registry.check((what.bot, what.instead))
    check_seed(f"{what.setting.seed}/{games}")
    if registry.canonical(what.bot) == registry.canonical(what.instead):
        raise PosseError(f"{what.bot} and {what.instead} are the same bot; a challenge compares two")


def figures(what: Challenge, deals: Sequence[Deal]) -> dict[str, Any]:
    """Everything that a challenge says, for a program to read."""
    roles = [role for role in ROLE_ORDER if any(deal.role == role for deal in deals)]
    spent = sorted(each for deal in deals for each in deal.milliseconds)
    return {
        "format": FORMAT,
        "settings": {**what.as_dict(), "games": len(deals)},
        **_compared(deals),
        "roles": {role: _compared([deal for deal in deals if deal.role == role]) for role in roles},
        "timing": {
            "decisions": len(spent),
            "mean": round(sum(spent) / max(len(spent), 1), 2),
            "p99": round(spent[len(spent) * 99 // 100], 2) if spent else 0.0,
        },
    }


def _compared(deals: Sequence[Deal]) -> dict[str, Any]:
    one = [Cluster(1, deal.won) for deal in deals]
    two = [Cluster(1, deal.instead) for deal in deals]
    return {
        "games": len(deals),
        "win_rate": clustered(one).as_dict(),
        "instead": clustered(two).as_dict(),
        "difference": difference(one, two).as_dict(),
    }


def _play_deal(part: Part) -> Deal:
    what, setting = part.challenge, part.challenge.setting
    rules, seed = setting.rules(), f"{setting.seed}/{part.number}"
    luck = random.Random(f"{seed}/seats")
    seats = [luck.choice(setting.bots) for _ in range(setting.players)]
    seat = part.number % setting.players
    role = roles_of(Game.start(rules, seed, telling=False))[seat]
    deal = Deal(part.number, seat, role, False, False)
    with guard.guarded():
        deal.instead = _won(rules, seed, [*seats[:seat], what.instead, *seats[seat + 1 :]], seat, [])
        seats[seat] = what.bot
        deal.won = _won(rules, seed, seats, seat, deal.milliseconds)
    return deal


def _won(rules: Rules, seed: str, names: list[str], seat: int, milliseconds: list[float]) -> bool:
    """Whether a seat wins a game with these bots; the time of each of its decisions is added to a list."""
    try:
        bots = guard.made(names, seed)
        game = Game.start(rules, seed)
        for number, bot in enumerate(bots):
            sit_down(bot, game, number)
        table = guard.Guard(bots)
        for _ in range(MOST_DECISIONS):
            decision = game.decision
            if decision is None:
                break
            view = game.view(decision.player)
            began = time.thread_time()
            option = table.ask(decision.player, view, decision)
            if decision.player == seat:
                milliseconds.append(round(1000 * (time.thread_time() - began), 2))
            game.apply(option)
    except guard.Broken as broken:
        raise PosseError(f"{names[broken.seat]} broke the game of seed {seed}: {broken}") from None
    return seat in game.state.winners


def _read(out: Path, what: Challenge) -> dict[int, Deal]:
    """The deals in a file; a file with other settings is left alone."""
    try:
        text = out.read_text("utf-8") if out.exists() else ""
    except OSError as error:
        raise PosseError(f"{out} cannot be read: {error.strerror}") from None
    if not text:
        _append(out, {"format": FORMAT, "settings": what.as_dict()})
        return {}
    *lines, cut_off = text.split("\n")
    try:
        head, *deals = [json.loads(line) for line in lines]
        if cut_off or head != {"format": FORMAT, "settings": what.as_dict()}:
            raise ValueError("another one")
        return {each["number"]: Deal(**each) for each in deals}
    except (ValueError, TypeError, KeyError):
        raise PosseError(f"{out} holds no challenge of these settings; name another file") from None


def _append(out: Path, data: dict[str, Any]) -> None:
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data, separators=(",", ":")) + "\n")
    except OSError as error:
        raise PosseError(f"{out} cannot be written: {error.strerror}") from None
