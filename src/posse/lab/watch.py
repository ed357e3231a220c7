"""Watching simulated games closely: who won in which role and place, what killed, what the bots believed. It needs
events and questions that a plain simulation does without."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from posse.bots import Bot
from posse.kernel.event import Fact
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.lab.beliefs import Beliefs, Sample, checked
from posse.lab.seats import characters_of, hidden_from, in_game, roles_of
from posse.roles import ALONE, ROLES

NOBODY: Final = "nobody"


@dataclass
class Watched:
    """What was seen in finished games: counts under headings, and the beliefs of each bot."""

    counts: dict[str, Counter[str]] = field(default_factory=dict)
    beliefs: dict[str, Beliefs] = field(default_factory=dict)

    def add(self, other: "Watched") -> None:
        """Take in what others saw."""
        for heading, counts in other.counts.items():
            self.counts.setdefault(heading, Counter()).update(counts)
        for bot, beliefs in other.beliefs.items():
            self.beliefs.setdefault(bot, Beliefs()).add(beliefs)

    def count(self, heading: str, key: str, often: int = 1) -> None:
        """Count one more of these."""
        self.counts.setdefault(heading, Counter())[key] += often


class Watch:
    """One game being watched."""

    def __init__(self, game: Game, seated: Sequence[Bot], names: Sequence[str]) -> None:
        self._game = game
        self._seated = seated
        self._names = names  # of the bots, by seat
        self._roles = roles_of(game)  # as they were dealt
        self._priors = [_shares(self._roles, hidden_from(game.view(seat))) for seat in range(len(seated))]
        self._turn = 0
        self._samples: list[list[Sample]] = [[] for _ in seated]

    def look(self) -> None:
        """Called before every decision: ask for beliefs once a turn."""
        turn = self._game.rules.turns(self._game.state)
        if turn == self._turn:
            return
        self._turn = turn
        for seat, bot in enumerate(self._seated):
            believe = getattr(bot, "beliefs", None)
            if believe is not None:
                view = self._game.view(seat)
                if in_game(view):
                    self._sample(seat, view, checked(believe(view), len(self._seated), self._names[seat]))

    def _sample(self, seat: int, view: View, chances: list[list[float]]) -> None:
        hidden = hidden_from(view)
        roles = roles_of(self._game)  # they may have been dealt again
        counting = _shares(roles, hidden)
        if not chances or max(counting) == 1:  # everybody can count: all are known
            return
        for other in hidden:
            role = ROLES.index(roles[other])
            prior = self._priors[seat][role]
            self._samples[seat].append(Sample(self._turn, chances[other], role, prior, counting))

    def tell(self, into: Watched) -> None:
        """The game is over: count what there was to see."""
        turns = self._game.rules.turns(self._game.state)
        into.count("games_by_turns", str(turns))
        self._tell_wins(into)
        self._tell_kills(into)
        for seat, samples in enumerate(self._samples):
            if samples:
                into.beliefs.setdefault(self._names[seat], Beliefs()).take_game(samples, turns)

    def _tell_wins(self, into: Watched) -> None:
        winners = self._game.state.winners
        first = next(event for event in self._game.events if event.kind == "turn").facts["player"]
        assert isinstance(first, int)
        seats = len(self._seated)
        places = [str((seat - first) % seats + 1) for seat in range(seats)]
        by = {
            "role": self._roles_at_the_end(),
            "place": places,
            "bot": self._names,
            "character": characters_of(self._game),
        }
        for what, keys in by.items():
            for seat, key in enumerate(keys):
                into.count(f"seats_by_{what}", key)
                into.count(f"wins_by_{what}", key, int(seat in winners))

    def _roles_at_the_end(self) -> list[str]:
        """What each player won or lost as: their role, or alone if the role no longer decides that."""
        sides = self._game.rules.sides(self._game.state)
        roles = roles_of(self._game)
        return [ALONE if side == ALONE else role for side, role in zip(sides, roles, strict=True)]

    def _tell_kills(self, into: Watched) -> None:
        """A player, or in the Duel a character, is killed by the last loss of life before it."""
        blows: dict[tuple[Fact, Fact], Mapping[str, Fact]] = {}
        roles = self._roles.copy()
        for event in self._game.events:
            facts = event.facts
            if event.secret is not None and "dealt_role" in event.secret:
                roles[_number(facts["player"])] = ROLES[_number(event.secret["dealt_role"])]
            elif event.kind == "lost_life":
                blows[facts["player"], facts.get("character", -1)] = facts
            elif event.kind == "eliminated" and not facts.get("ghost"):  # a ghost leaves without being killed
                blow = blows[facts["player"], facts.get("character", -1)]
                killer = facts.get("killer", blow["source"])
                into.count("kills_by_cause", str(blow["cause"]))
                into.count("kills_by_role", f"{_who(roles, killer)} > {_who(roles, facts['player'])}")


def _who(roles: Sequence[str], seat: Fact) -> str:
    return roles[_number(seat)] if _number(seat) >= 0 else NOBODY


def _number(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact


def _shares(roles: Sequence[str], seats: Sequence[int]) -> list[float]:
    """The chance of each role for any of these seats, if it is only known which roles are among them."""
    there = [roles[seat] for seat in seats]
    return [there.count(role) / max(len(there), 1) for role in ROLES]
