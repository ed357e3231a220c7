"""Training a policy net: lessons from the search bot, then rounds of games, then an arena. Everything is in one folder
and can be stopped at any time: the same plan continues from the last round, and arrives at the same net."""

import json
import os
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import torch

from posse import __version__, games
from posse.bots.learned import mind
from posse.bots.learned.net import packed
from posse.kernel.errors import PosseError
from posse.lab import files
from posse.lab.arena.run import arena
from posse.lab.policy.clone import clone
from posse.lab.policy.critic import Critic
from posse.lab.policy.games import play
from posse.lab.policy.lessons import PLAIN, STRANGERS, make_lessons
from posse.lab.policy.model import Model, Tables, Weights
from posse.lab.policy.plan import Plan
from posse.lab.policy.ppo import LAMBDA, Learner
from posse.lab.simulate import Setting
from posse.lab.training import tables
from posse.lab.training.run import text

#: A net joins the older ones after so many rounds; so many of them are kept.
GENERATION: Final = 8
LEAGUE: Final = 8
#: What is played with is the mean of the nets of about so many rounds: each of them has learnt some noise of its own.
ROUNDS_IN_MEAN: Final = 12
#: What the nets in the package are called where a folder is asked for.
PACKAGE: Final = "package"
#: Who a net is compared with, and at which table.
RIVAL: Final = "rule-of-thumb"
USUAL: Final = {"bang": 5, "dice": 5, "duel": 2}

#: Is told the present stage, and how many of its steps are done.
Progress = Callable[[str, int, int], None]


def _silent(what: str, done: int, of: int) -> None:
    pass


class Training:
    """A training run and its folder."""

    def __init__(
        self, plan: Plan, folder: Path, *, resume: bool = False, jobs: int = 1, device: str = "cpu"
    ) -> None:
        plan.check(jobs)
        check_device(device)
        torch.set_num_threads(1)  # so that sums are done in the same order on any machine
        torch.manual_seed(_number(plan.seed))
        self.plan, self.folder, self.jobs = plan, folder, jobs
        rows = Tables(mind.layout_of(plan.game))
        self.model = Model(rows).to(device)
        self.mean = Model(rows)
        self.critic = Critic(plan.game)
        self.learner = Learner(self.model)
        self.older: list[Weights] = []
        self.round = -1  # the last finished one; 0 is what the lessons taught
        self.curves: dict[str, list[dict[str, Any]]] = {"lessons": [], "rounds": [], "arenas": []}
        self.seconds = 0.0
        self._open(resume)

    # ---- the folder

    def _open(self, resume: bool) -> None:
        settings = self.folder / "plan.json"
        if settings.exists():
            if not resume:
                raise PosseError(
                    f"{self.folder} holds a training already: add --resume to go on, or name another folder"
                )
            found = json.loads(settings.read_text("utf-8"))
            changed = [key for key, value in self.plan.fixed().items() if found.get(key) != value]
            if changed:
                raise PosseError(
                    f"{self.folder} holds a training with another {', '.join(changed)}: it cannot be resumed so"
                )
        files.write_json(settings, self.plan.as_dict())
        stored = self.folder / "checkpoint.pt"
        if stored.exists():
            self._load(torch.load(stored, map_location="cpu", weights_only=True))

    def _load(self, stored: dict[str, Any]) -> None:
        self.model.load_state_dict(stored["model"])
        self.mean.load_state_dict(stored["mean"])
        self.learner.optimizer.load_state_dict(stored["optimizer"])
        self.critic = Critic(self.plan.game, stored["critic"])
        self.critic.optimizer.load_state_dict(stored["critic_optimizer"])
        self.older, self.round = stored["older"], stored["round"]
        self.curves, self.seconds = stored["curves"], stored["seconds"]

    def _save(self) -> None:
        out = BytesIO()
        torch.save(
            {
                "model": self.model.copied(),
                "mean": self.mean.state_dict(),
                "optimizer": self.learner.optimizer.state_dict(),
                "critic": self.critic.as_dict(),
                "critic_optimizer": self.critic.optimizer.state_dict(),
                "older": self.older,
                "round": self.round,
                "curves": self.curves,
                "seconds": self.seconds,
            },
            out,
        )
        files.write_bytes(self.folder / "checkpoint.pt", out.getvalue())
        game = self.plan.game
        files.write_bytes(self.folder / f"{game}.npz", packed(self.mean.net(), game))
        files.write(
            self.folder / f"{game}-value.json",
            text({"made": self.plan.as_dict(), "nets": self.critic.as_dict()}),
        )

    # ---- the stages

    def run(self, progress: Progress = _silent) -> dict[str, Any]:
        """Do what is left to do; returns the figures."""
        if self.round < 0:
            with self._timed():
                self._learn_lessons(progress)
            self._finish_round(0, progress)
        while self.round < self.plan.rounds:
            number = self.round + 1
            with self._timed():
                self._play_round(number, progress)
            self._finish_round(number, progress)
        figures = self.figures()
        files.write_json(self.folder / f"{self.plan.game}-figures.json", figures)
        return figures

    def _learn_lessons(self, progress: Progress) -> None:
        plan = self.plan
        made = 0

        def done(count: int) -> None:
            nonlocal made
            made += count
            progress("lessons", made, plan.lessons)

        lessons = (
            make_lessons(self.folder / "lessons", plan.chunks(), self.jobs, done) if plan.lessons else []
        )
        if lessons:
            self.curves["lessons"] = clone(self.model, lessons, _number(plan.seed))
            self.curves["lessons"][-1]["count"] = len(lessons)
        self.model.sharpen()
        if plan.begin:
            self.model.take_over(mind.net_in("" if plan.begin == PACKAGE else plan.begin, plan.game))

    def _play_round(self, number: int, progress: Progress) -> None:
        plan = self.plan
        made = 0

        def done(count: int) -> None:
            nonlocal made
            made += count
            progress(f"round {number} of {plan.rounds}", made, plan.games)

        seed = f"{plan.seed}/round {number}"
        seats = tables.Tables(plan.game, plan.sets, plan.players, PLAIN)
        played = play(
            seats,
            self.model.copied(),
            self.older,
            self.critic.as_dict(),
            LAMBDA,
            seed,
            plan.games,
            self.jobs,
            done,
        )
        told: dict[str, Any] = {"round": number, "games": played.games, "given_up": played.given_up}
        if played.blocks:
            told |= self.learner.learn(played.blocks, _number(seed))
        told["surprise"] = round(self.critic.learn(played.outcomes), 4)
        self.curves["rounds"].append(told)

    def _take_into_mean(self, number: int) -> None:
        share = 1.0 / min(1 + number, ROUNDS_IN_MEAN)
        with torch.no_grad():
            for mine, newest in zip(self.mean.parameters(), self.model.parameters(), strict=True):
                mine += share * (newest.cpu() - mine)

    def _finish_round(self, number: int, progress: Progress) -> None:
        self._take_into_mean(number)
        if number % GENERATION == 0:
            self.older = [*self.older, self.model.copied()][-LEAGUE:]
        self.round = number
        self._save()
        plan = self.plan
        if plan.arena and (number % plan.measured == 0 or number == plan.rounds):
            progress("arena", 0, plan.arena)
            with self._timed():
                told = self.measure(RIVAL, plan.arena, f"{plan.seed}/arena")
            self.curves["arenas"].append({"round": number, **told})
            self._save()

    # ---- how good it is

    def measure(self, rival: str, count: int, seed: str) -> dict[str, Any]:
        """An arena of the net against another bot: how much more often it wins on the same deals."""
        players = next(iter(self.plan.players), USUAL[self.plan.game])
        setting = Setting(self.plan.game, players, self.plan.sets, (), ("learned", rival), seed)
        with _playing_from(self.folder):
            told = arena(setting, count, jobs=self.jobs)
        pair = told["pairs"][0]
        sign = 1 if pair["bots"][0] == "learned" else -1
        ends = sorted(sign * pair["win_rate"][end] for end in ("low", "high"))
        return {
            "rival": rival,
            "games": told["games"],
            "more": {"value": sign * pair["win_rate"]["value"], "low": ends[0], "high": ends[1]},
        }

    def strangers(self, count: int) -> list[dict[str, Any]]:
        """How it does against bots that it never met while learning."""
        names = [f"{RIVAL}/{temper}" for temper in STRANGERS] + [f"{RIVAL}/easy", "random"]
        return [self.measure(name, count, f"{self.plan.seed}/strangers") for name in names]

    def figures(self) -> dict[str, Any]:
        """Everything known about the training run."""
        plan = self.plan
        return {
            "settings": plan.as_dict(),
            "version": __version__,
            "torch": torch.__version__,
            "rules": games.rules(plan.game, None).version,
            "seconds": round(self.seconds, 1),
            **self.curves,
            "strangers": self.strangers(plan.arena) if plan.arena else [],
        }

    @contextmanager
    def _timed(self) -> Iterator[None]:
        began = time.process_time()
        yield
        self.seconds += time.process_time() - began


@contextmanager
def _playing_from(folder: Path) -> Iterator[None]:
    """Learned bots use the nets in a folder meanwhile, here and in processes that are started."""
    before = os.environ.get(mind.NETS)
    os.environ[mind.NETS] = str(folder)
    mind.forget(str(folder))
    try:
        yield
    finally:
        if before is None:
            del os.environ[mind.NETS]
        else:
            os.environ[mind.NETS] = before


def check_device(device: str) -> None:
    """Check that a net can learn there."""
    try:
        torch.zeros(1, device=device)
    except (AssertionError, RuntimeError):
        raise PosseError(f"PyTorch finds no {device} here: --device cpu learns on the processor") from None


def _number(seed: str) -> int:
    return zlib.crc32(seed.encode())
