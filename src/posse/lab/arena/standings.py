"""From the games of an arena to its figures: ratings, win rates by role, comparisons, and what went wrong."""

from collections.abc import Sequence
from importlib.metadata import version
from itertools import combinations
from typing import Any, Final

from posse.lab.arena.match import ERROR, FINISHED, FORFEIT, UNFINISHED, Deal, game_seed, record_name
from posse.lab.arena.ratings import Ratings, ratings
from posse.lab.arena.store import FORMAT, settings_of, versions_of
from posse.lab.seats import ROLE_ORDER
from posse.lab.simulate import Setting
from posse.lab.stats import Cluster, Interval, clustered, difference, rate_of

#: How many of the games that went wrong are listed one by one.
TOLD: Final = 20

#: For each role the seats that a bot had and won, deal by deal.
Record = dict[str, list[Cluster]]


def standings(setting: Setting, deals: Sequence[Deal]) -> dict[str, Any]:
    """Everything that an arena says, for a program to read. The same games give the same figures."""
    bots = len(setting.bots)
    roles = [role for role in ROLE_ORDER if any(role in deal.roles for deal in deals)]
    records = [_record(deals, bot, roles) for bot in range(bots)]
    rated = ratings(deals, bots)
    ends = [game.end for deal in deals for game in deal.games]
    return {
        "format": FORMAT,
        "settings": {**settings_of(setting), "games": len(ends), "deals": len(deals)},
        "versions": {**versions_of(setting), "openskill": version("openskill")},
        "games": len(ends),
        "finished": ends.count(FINISHED),
        "forfeited": ends.count(FORFEIT),
        "unfinished": ends.count(UNFINISHED),
        "errors": ends.count(ERROR),
        "decisions": sum(game.decisions for deal in deals for game in deal.games),
        "turns": sum(game.turns for deal in deals for game in deal.games),
        "roles": _pooled(records, roles),
        "bots": [_bot(setting, deals, bot, records, rated) for bot in range(bots)],
        "pairs": _pairs(setting, records, rated),
        "forfeits": _told(setting, deals, FORFEIT),
        "mishaps": _told(setting, deals, ERROR),
    }


def _record(deals: Sequence[Deal], bot: int, roles: Sequence[str]) -> Record:
    """How a bot did in each role. A game that erred is not counted; one that did not end was won by nobody."""
    record: Record = {role: [] for role in roles}
    for deal in deals:
        seats, wins = dict.fromkeys(roles, 0), dict.fromkeys(roles, 0)
        for game in deal.games:
            if game.end == ERROR:
                continue
            for seat, role in enumerate(deal.roles):
                if game.bots[seat] == bot:
                    seats[role] += 1
                    wins[role] += seat in game.won
        for role in roles:
            record[role].append(Cluster(seats[role], wins[role]))
    return record


def _all_roles(record: Record) -> list[Cluster]:
    return [
        Cluster(sum(each.seats for each in deal), sum(each.wins for each in deal))
        for deal in zip(*record.values(), strict=True)
    ]


def _average(records: Sequence[Record], role: str) -> float:
    """How often the role wins, whoever plays it."""
    return rate_of([cluster for record in records for cluster in record[role]])


def _pooled(records: Sequence[Record], roles: Sequence[str]) -> dict[str, dict[str, Any]]:
    out: dict[str, dict[str, Any]] = {}
    for role in roles:
        deals = zip(*(record[role] for record in records), strict=True)
        together = [Cluster(sum(x.seats for x in deal), sum(x.wins for x in deal)) for deal in deals]
        out[role] = _counted(together)
    return out


def _counted(clusters: Sequence[Cluster]) -> dict[str, Any]:
    return {
        "seats": sum(cluster.seats for cluster in clusters),
        "wins": sum(cluster.wins for cluster in clusters),
        "win_rate": clustered(clusters).as_dict(),
    }


def _bot(
    setting: Setting, deals: Sequence[Deal], bot: int, records: Sequence[Record], rated: Ratings
) -> dict[str, Any]:
    record = records[bot]
    seats = {role: sum(cluster.seats for cluster in clusters) for role, clusters in record.items()}
    expected = sum(count * _average(records, role) for role, count in seats.items())
    forfeited = [game for deal in deals for game in deal.games if game.end == FORFEIT]
    return {
        "name": setting.bots[bot],
        "rating": _bounded(rated.interval(bot), rated.values[bot]),
        **_counted(_all_roles(record)),
        "expected": round(expected / max(sum(seats.values()), 1), 4),
        "forfeits": sum(game.bots[game.seat] == bot for game in forfeited),
        "wins_by_forfeit": sum(game.bots[seat] == bot for game in forfeited for seat in game.won),
        "roles": {
            role: {**_counted(clusters), "expected": round(_average(records, role), 4)}
            for role, clusters in record.items()
        },
    }


def _pairs(setting: Setting, records: Sequence[Record], rated: Ratings) -> list[dict[str, Any]]:
    """Every two bots on the same deals: how much more often one wins than the other, and how much higher it is rated.
    The one with the higher rating comes first."""
    totals = [_all_roles(record) for record in records]
    order = sorted(range(len(records)), key=lambda bot: (-rated.values[bot], setting.bots[bot]))
    return [
        {
            "bots": [setting.bots[one], setting.bots[two]],
            "win_rate": difference(totals[one], totals[two]).as_dict(),
            "rating": _bounded(rated.difference(one, two), rated.values[one] - rated.values[two]),
        }
        for one, two in combinations(order, 2)
    ]


def _bounded(interval: Interval | None, value: float) -> dict[str, float | None]:
    """A figure with its bounds, which may be unknown."""
    if interval is None:
        return {"value": round(value, 4), "low": None, "high": None}
    return {**interval.as_dict()}


def _told(setting: Setting, deals: Sequence[Deal], end: str) -> list[dict[str, Any]]:
    """The first games that went wrong."""
    out: list[dict[str, Any]] = []
    for deal in deals:
        for turn, game in enumerate(deal.games):
            if game.end == end:
                told: dict[str, Any] = {"bot": setting.bots[game.bots[game.seat]]} if end == FORFEIT else {}
                told |= {"seed": game_seed(setting, deal.number), "what": game.what}
                told |= {"seats": [setting.bots[bot] for bot in game.bots]}
                out.append(told | {"record": record_name(setting, deal.number, turn, end)})
    return out[:TOLD]
