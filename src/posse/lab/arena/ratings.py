"""Ratings by openskill's model of Plackett and Luce.

A game is a contest of teams: the law, the Outlaws and every Renegade alone, or the two sides of the Duel. If the sides
changed during a game, those at its end count: everybody alone, or the sides of roles dealt anew. The winners are ranked
first, all others together second. A team is as strong as its members together, and a bot in several seats of a team is
as many members. After a forfeit the two teams are the bot that forfeited and all the others.

**A bot on several sides of one game** has one rating, so it moves by the sum of what its seats gain and lose: that is
how the chance of the result changes with the one number they share. Sitting on all sides alike it cannot learn anything
about itself, and what it gains there it loses there.

**The average of all bots is 25**, held fixed after every game. Teams differ in size; without an anchor the common level
of all ratings would drift to where it explains how rarely a lone Renegade wins, which says nothing about bots.

**Bots do not learn while they play**, so skills are taken to be constant (tau = 0), and every game counts in full
(gamma = 1). With openskill's defaults, made for players who change, late games weigh more than early ones, and the
ratings of the same games scatter more than twice as much.

**The 95 % intervals come from the deals**, not from openskill's sigma, which takes all seats and games to be
independent of each other. The deals are split into up to 20 groups and everything is rated again without each group in
turn (a jackknife). Only where that changes nothing, because a bot won every game or none, sigma is used instead.
Ratings and intervals depend on the games alone: nothing in them is random.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from posse.lab.arena.match import FINISHED, FORFEIT, Deal, Played
from posse.lab.seats import sides_of, teams_of
from posse.lab.stats import Interval, jackknife

#: The average of all bots, and how far from it a bot is assumed to be before any game: openskill's own scale.
AVERAGE: Final = 25.0
SIGMA: Final = AVERAGE / 3
GROUPS: Final = 20

WON: Final = 1.0
LOST: Final = 2.0


class Contest(NamedTuple):
    """A game as it is rated: the bots of each team and its rank."""

    teams: list[list[int]]
    ranks: list[float]


@dataclass
class Ratings:
    """The rating of each bot, and what it would be without each group of deals."""

    values: list[float]
    sigmas: list[float]  # openskill's
    without: list[list[float]]

    def interval(self, bot: int) -> Interval | None:
        """A bot's rating between its bounds; None from a single deal."""
        without = [values[bot] for values in self.without]
        return jackknife(self.values[bot], without, self.sigmas[bot])

    def difference(self, one: int, two: int) -> Interval | None:
        """How much higher one bot is rated than another."""
        without = [values[one] - values[two] for values in self.without]
        error = hypot(self.sigmas[one], self.sigmas[two])
        return jackknife(self.values[one] - self.values[two], without, error)


def ratings(deals: Sequence[Deal], bots: int) -> Ratings:
    """Rate bots by all the games of an arena, in the order of the deals."""
    contests = [_contests(deal) for deal in deals]
    groups = min(GROUPS, len(contests))
    values, sigmas = rate(contests, bots)
    without = [
        rate([block for number, block in enumerate(contests) if number % groups != group], bots)[0]
        for group in range(groups)
    ]
    return Ratings(values, sigmas, without)


def rate(blocks: Sequence[Sequence[Contest]], bots: int) -> tuple[list[float], list[float]]:
    """The ratings that follow from contests, and openskill's sigmas."""
    model = PlackettLuce(mu=0.0, sigma=SIGMA, beta=SIGMA / 2, tau=0.0, gamma=_in_full)
    means, sigmas = [0.0] * bots, [SIGMA] * bots
    for block in blocks:
        for contest in block:
            _learn(model, contest, means, sigmas)
    return [AVERAGE + mean for mean in means], sigmas


def _learn(model: PlackettLuce, contest: Contest, means: list[float], sigmas: list[float]) -> None:
    """Update the ratings with one contest."""
    teams = [[model.create_rating([means[bot], sigmas[bot]]) for bot in team] for team in contest.teams]
    after = model.rate(teams, ranks=contest.ranks)
    moves = [0.0] * len(means)
    sure = [1 / (sigma * sigma) for sigma in sigmas]  # precisions add up
    for team, rated in zip(contest.teams, after, strict=True):
        for bot, rating in zip(team, rated, strict=True):
            moves[bot] += rating.mu - means[bot]
            sure[bot] += 1 / (rating.sigma * rating.sigma) - 1 / (sigmas[bot] * sigmas[bot])
    drift = sum(means) + sum(moves)
    for bot, move in enumerate(moves):
        means[bot] += move - drift / len(means)
        sigmas[bot] = 1 / sqrt(sure[bot])


def _in_full(*_: Any) -> float:
    """Openskill's gamma: how much of a game's information reduces the uncertainty."""
    return 1.0


def _contests(deal: Deal) -> list[Contest]:
    return [contest for game in deal.games if (contest := contest_of(deal.roles, game)) is not None]


def contest_of(roles: Sequence[str], game: Played) -> Contest | None:
    """A game as a contest; None if nobody won it."""
    if game.end == FINISHED:
        teams = teams_of(game.sides or sides_of(roles))
    elif game.end == FORFEIT:
        loser = game.bots[game.seat]
        teams = [
            [seat for seat, bot in enumerate(game.bots) if (bot == loser) is lost] for lost in (True, False)
        ]
    else:
        return None
    ranks = [WON if any(seat in game.won for seat in team) else LOST for team in teams]
    return Contest([[game.bots[seat] for seat in team] for team in teams], ranks)
