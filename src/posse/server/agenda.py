"""What happens at a table by itself, and when. This follows from the log alone, so any process can do it.

Bots seem to think for a moment. So do players who can only pass: otherwise everybody would see that they had no choice.
Among people they take as long as somebody who has a choice, whatever the pace: the host may hurry the bots, but not
learn what is in a hand. When a player's time is up, a bot answers for them. Once the player counts as away, the bot is
as quick as any other.
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
#: Where passing costs a life point, or one's life, a player needs time to read what happens: the least and the most
#: seconds, by the kind of decision, at the table's pace of 1.
SHOCKS: Final = {
    "defend": (5.0, 8.0),
    "discard-for": (5.0, 8.0),
    "give-up": (5.0, 8.0),
    "save": (20.0, 30.0),
}
#: How long people with a choice think: the median in seconds, by the kind of decision, and the spread of its logarithm.
#: Nobody is quicker than the first value of the range, hardly anybody slower than the second.
THINKING: Final = {"defend": 4.5, "discard-for": 4.5, "give-up": 4.5, "save": 9.0}
USUAL: Final = 3.5
SPREAD: Final = 0.6
RANGE: Final = (1.2, 30.0)
#: Among people, bots are never so quick that it would show whether they had a choice.
LEAST_PACE: Final = 0.3
#: The share of the time for a move that may pass before somebody who can only pass does so.
IN_TIME: Final = 0.9
#: If another process should do something, we wait this many seconds before we do it ourselves.
GRACE: Final = 2.0
#: In its own turn a bot plays faster by this factor: there is nothing to hide.
OWN_TURN: Final = 0.6


#: Without it, things happen as fast as the pace says. For tests only, which cannot wait.
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
    only_pass = len(decision.options) == 1 and not t.game.at_menu  # players always end their turn themselves
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
    """How many seconds the player who must decide has lost because no server was running. Seconds already given back do
    not count."""
    return unserved([each for each in outages if each.until > t.held], t.asked_at)


def unserved(outages: Sequence[Outage], since: float) -> float:
    """For how many seconds since a given moment no server was running."""
    return sum(max(0.0, each.until - max(each.since, since)) for each in outages)


def _moment(t: TableState) -> float:
    """How long a bot seems to think: random, but the same in every process, and the same with or without a choice."""
    assert t.game is not None
    assert t.game.decision is not None
    moment = _luck(t).uniform(QUICKEST, SLOWEST)
    if t.game.decision.kind in ("play", "roll"):
        moment *= OWN_TURN
    return moment * (max(t.pace, LEAST_PACE) if secrecy and _in_company(t) and not t.skipping else t.pace)


def _in_company(t: TableState) -> bool:
    """Whether several people play: each of them must not see the hands of the others."""
    return len({seat.person or t.left_by(number) for number, seat in enumerate(t.seats)} - {""}) > 1


def _pause(t: TableState, kind: str) -> float:
    """How long it takes until somebody who can only pass does so. A player alone among bots has nobody to hide it from,
    and reads it at the pace they like."""
    if not secrecy or not _in_company(t):
        return _shock(t, kind)
    pause = _luck(t).lognormvariate(math.log(THINKING.get(kind, USUAL)), SPREAD)
    if t.settings.per_move is not None:
        pause = min(pause, t.settings.per_move * IN_TIME)
    return min(max(pause, RANGE[0]), RANGE[1])


def _shock(t: TableState, kind: str) -> float:
    """How long somebody has to read that they can do nothing."""
    if kind not in SHOCKS:
        return _moment(t)
    return _luck(t).uniform(*SHOCKS[kind]) * t.pace


def _luck(t: TableState) -> random.Random:
    return random.Random(f"{t.seed}/{t.decision}")
