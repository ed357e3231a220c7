"""What happens at a table by itself, and when. This follows from the log alone, so any process may do it.

Bots seem to think for a moment. So do players who can only pass: otherwise everybody would see that they had no choice.
Among people they take as long as somebody who has one, whatever the pace: the host may want bots to hurry, but not to
see into hands. When a player's time is out a bot answers for him. Once he counts as away, the bot is as quick as any
other.
"""

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from posse.server import log_entries
from posse.server.table import PLAYING, TableState
from posse.store import Outage

#: Seconds that a bot, or somebody who can only pass, seems to think, at the table's pace of 1.
QUICKEST: Final = 0.7
SLOWEST: Final = 2.2
#: Where passing costs life, or one's own, a player must have the time to read what happens to him: from and to how many
#: seconds, by the kind of decision, at the table's pace of 1.
SHOCKS: Final = {
    "defend": (5.0, 8.0),
    "discard-for": (5.0, 8.0),
    "give-up": (5.0, 8.0),
    "save": (20.0, 30.0),
}
#: How long people think who have a choice: half of them longer than so many seconds, by the kind of decision, and how
#: far they are spread (of the logarithm). Nobody is quicker than the first, hardly anybody slower than the second.
THINKING: Final = {"defend": 4.5, "discard-for": 4.5, "give-up": 4.5, "save": 9.0}
USUAL: Final = 3.5
SPREAD: Final = 0.6
RANGE: Final = (1.2, 30.0)
#: Among people bots are never so quick that one could see by it whether they had a choice.
LEAST_PACE: Final = 0.3
#: Of the time for a move so much may pass before somebody who can only pass does so.
IN_TIME: Final = 0.9
#: If another process should do something, we wait for this many seconds before we do it ourselves.
GRACE: Final = 2.0
#: In its own turn a bot plays faster by this factor: there is nothing to hide.
OWN_TURN: Final = 0.6


#: Without it things happen as fast as the pace has them. For tests only, which have no time.
secrecy = True


class Due(NamedTuple):
    """An answer that is due."""

    at: float
    how: str  # log_entries.BOT, log_entries.FORCED or log_entries.TIMEOUT
    seat: int
    bot: str  # who answers; empty where there is nothing to choose


def due(t: TableState) -> Due | None:
    """What is due next at a table, and when."""
    if t.status != PLAYING or t.game is None or t.game.decision is None or t.paused:
        return None
    decision = t.game.decision
    seat = t.seats[decision.player]
    only_pass = len(decision.options) == 1 and not t.game.at_menu  # a player always ends his turn himself
    if seat.bot and not seat.person:
        how = log_entries.FORCED if only_pass else log_entries.BOT
        return Due(t.asked_at + _moment(t), how, decision.player, "" if only_pass else seat.bot)
    if only_pass and seat.person not in t.by_hand:
        pause = _moment(t) if seat.away else _pause(t, decision.kind)
        return Due(t.asked_at + pause, log_entries.FORCED, decision.player, "")
    if seat.away:
        return Due(t.asked_at + _moment(t), log_entries.BOT, decision.player, t.settings.bots)
    if t.settings.per_move is None:
        return None
    return Due(
        t.asked_at + t.settings.per_move + seat.reserve, log_entries.TIMEOUT, decision.player, t.settings.bots
    )


def is_timed(t: TableState) -> bool:
    """Whether somebody's time is running."""
    next_due = due(t)
    return next_due is not None and next_due.how == log_entries.TIMEOUT


def lost(t: TableState, outages: Sequence[Outage]) -> float:
    """How many seconds the player who must decide has lost because no server was running. Seconds that he was given
    back already do not count."""
    return unserved([each for each in outages if each.until > t.held], t.asked_at)


def unserved(outages: Sequence[Outage], since: float) -> float:
    """How many seconds since a given moment no server was running."""
    return sum(max(0.0, each.until - max(each.since, since)) for each in outages)


def _moment(t: TableState) -> float:
    """How long a bot seems to think: at random, but the same in every process, and whether it has a choice or not."""
    assert t.game is not None
    assert t.game.decision is not None
    moment = _luck(t).uniform(QUICKEST, SLOWEST)
    if t.game.decision.kind in ("play", "roll"):
        moment *= OWN_TURN
    return moment * (max(t.pace, LEAST_PACE) if secrecy and _in_company(t) and not t.skipping else t.pace)


def _in_company(t: TableState) -> bool:
    """Whether several people play: from each of them the hands of all others are hidden."""
    return len({seat.person or t.left_by(number) for number, seat in enumerate(t.seats)} - {""}) > 1


def _pause(t: TableState, kind: str) -> float:
    """How long it takes until somebody passes who can only pass. Who plays alone has nobody to hide it from: he has the
    time to read it, at the pace he likes."""
    if not secrecy or not _in_company(t):
        return _shock(t, kind)
    pause = _luck(t).lognormvariate(math.log(THINKING.get(kind, USUAL)), SPREAD)
    if t.settings.per_move is not None:
        pause = min(pause, t.settings.per_move * IN_TIME)
    return min(max(pause, RANGE[0]), RANGE[1])


def _shock(t: TableState, kind: str) -> float:
    """How long somebody has to read that there is nothing he can do."""
    if kind not in SHOCKS:
        return _moment(t)
    return _luck(t).uniform(*SHOCKS[kind]) * t.pace


def _luck(t: TableState) -> random.Random:
    return random.Random(f"{t.seed}/{t.decision}")
