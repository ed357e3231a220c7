"""The score of an evening: which of the people at a table won how often, over the rematches."""

from collections.abc import Sequence
from typing import Final

from posse.server.http.bodies import Score, ScoreLine
from posse.server.results import BOT
from posse.store import Result

#: The most games of an evening, and the most seconds between the ends of two games.
MOST: Final = 50
PAUSE: Final = 6 * 3600.0


def score(results: Sequence[Result]) -> Score:
    """The score after the last of these games. Games before a long pause belong to another evening."""
    evening = _evening(results)
    played: dict[str, list[Result]] = {}
    for result in evening:
        if not result.player.startswith(BOT):
            played.setdefault(result.player, []).append(result)
    lines = [
        ScoreLine(person, own[-1].name, len(own), sum(each.won for each in own))
        for person, own in played.items()
    ]
    lines.sort(key=lambda line: (-line.won, line.played, line.name))
    return Score(len({result.number for result in evening}), lines)


def _evening(results: Sequence[Result]) -> Sequence[Result]:
    for at in range(len(results) - 1, 0, -1):
        if results[at].at - results[at - 1].at > PAUSE:
            return results[at:]
    return results
