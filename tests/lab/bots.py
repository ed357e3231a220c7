"""Bots for tests, named as `tests.lab.bots:Name` so that other processes find them too."""

import os
import signal
import time

from posse import games
from posse.bang.view import BangView
from posse.bots import Bot
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option
from posse.kernel.view import View
from posse.lab.seats import hidden_from, roles_of
from posse.roles import ROLE_SPLITS, ROLES


class Patient(Bot):
    """Takes the last option until its patience is over; then it does what its class is for."""

    patience = 15

    def choose(self, view: View | None, decision: Decision) -> Option:
        self.patience -= 1
        return decision.options[-1] if self.patience >= 0 else self.act_up(decision)

    def act_up(self, decision: Decision) -> Option:
        return decision.options[-1]


class Plain(Bot):
    """Plays at random without looking, with other luck than the random bot's."""

    looks = False

    def choose(self, view: View | None, decision: Decision) -> Option:
        return decision.options[self.luck.randrange(len(decision.options))]


class Raises(Patient):
    """Raises an error that would not be the same twice."""

    def act_up(self, decision: Decision) -> Option:
        raise RuntimeError(f"lost my\n  {object()}")


class Leaves(Patient):
    """Ends the program."""

    def act_up(self, decision: Decision) -> Option:
        raise SystemExit(3)


class Own(BaseException):
    """An error of its own kind."""


class RaisesOwn(Patient):
    """Raises what is no Exception."""

    def act_up(self, decision: Decision) -> Option:
        raise Own("that is it")


class Closes(Patient):
    """Raises what generators raise."""

    def act_up(self, decision: Decision) -> Option:
        raise GeneratorExit


class Sleeps(Patient):
    """Never answers, and turns the clock that counts its time forward, so that nobody waits for its end."""

    def act_up(self, decision: Decision) -> Option:
        left, _ = signal.getitimer(signal.ITIMER_REAL)
        assert left > 0, "nobody counts the time"
        signal.setitimer(signal.ITIMER_REAL, min(left, 0.001))
        while True:
            time.sleep(0.01)


class Chatty(Patient):
    """Prints, and lets others print."""

    def choose(self, view: View | None, decision: Decision) -> Option:
        print("I think")  # noqa: T201
        os.write(1, b"hm\n")
        return decision.options[-1]


class Kills(Patient):
    """Ends the process."""

    def act_up(self, decision: Decision) -> Option:
        os._exit(3)


class Adds(Patient):
    """Answers with an option that it put into the list itself."""

    def act_up(self, decision: Decision) -> Option:
        decision.options.append(Option("end", "nothing"))
        return decision.options[-1]


class Sorts(Patient):
    """Rearranges its list, which is its own affair, and takes the same option as ever."""

    def choose(self, view: View | None, decision: Decision) -> Option:
        last = decision.options[-1]
        decision.options.reverse()
        del decision.options[1:]
        decision.options += [Option("end", "nothing")] * 2
        return last


class Nonsense(Patient):
    """Answers with no option at all."""

    def act_up(self, decision: Decision) -> Option:
        return None  # type: ignore[return-value]


class Stale(Patient):
    """Answers with an option of an earlier decision."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seen: list[Option] = []

    def choose(self, view: View | None, decision: Decision) -> Option:
        self.seen += decision.options
        return super().choose(view, decision)

    def act_up(self, decision: Decision) -> Option:
        legal = [option.parts() for option in decision.options]
        return next(option for option in self.seen if option.parts() not in legal)


class Unmakeable(Bot):
    """Can be made once, to be checked."""

    def __init__(self, seed: str) -> None:
        if seed != "check":
            raise RuntimeError("no")


class Mute(Exception):
    """An error that cannot be told."""

    def __str__(self) -> str:
        raise ValueError("not even this")


class RaisesMute(Patient):
    """Raises it."""

    def act_up(self, decision: Decision) -> Option:
        raise Mute


class Counts(Bot):
    """Believes what the roles that it knows leave, and nothing more. Plays at random."""

    def choose(self, view: View | None, decision: Decision) -> Option:
        return decision.options[self.luck.randrange(len(decision.options))]

    def beliefs(self, view: View) -> list[list[float]]:
        assert isinstance(view, BangView)
        left = [ROLES[role] for role in ROLE_SPLITS[len(view.players)]]
        for player in view.players:
            if player.role:
                left.remove(player.role)
        shares = [left.count(role) / max(len(left), 1) for role in ROLES]
        return [_sure(player.role) if player.role else shares for player in view.players]


class Oracle(Counts):
    """Knows all roles: its seed names the seed of the game."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seed = seed.rpartition("/")[0]

    def beliefs(self, view: View) -> list[list[float]]:
        assert isinstance(view, BangView)
        roles = roles_of(Game.start(games.rules("bang", len(view.players)), self.seed))
        assert all(roles[seat] != "sheriff" for seat in hidden_from(view))
        return [_sure(role) for role in roles]


class Muddled(Counts):
    """Believes what makes no sense."""

    def beliefs(self, view: View) -> list[list[float]]:
        return [[0.9, 0.9, 0.0, 0.0]] * 4


def _sure(role: str) -> list[float]:
    return [float(role == each) for each in ROLES]


def spec(bot: type) -> str:
    """The name by which a bot of this module is asked for."""
    return f"{__name__}:{bot.__name__}"


def specs(*bots: type) -> tuple[str, ...]:
    return tuple(spec(bot) for bot in bots)
