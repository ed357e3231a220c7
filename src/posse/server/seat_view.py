"""What each person at a table is told: never more than his seat may know."""

from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.rules import Outlook
from posse.kernel.telling import hindrance
from posse.server import views
from posse.server.messages import options_info, question_info, told
from posse.server.table import TableState
from posse.server.wire import OutlookInfo, Play, SightInfo
from posse.tellers import teller

#: The seat of somebody who only watches.
WATCHING = -1


def play(t: TableState, seat: int, events: list[Event]) -> Play | None:
    """What happened, as a seat saw it, and how the table looks to it now."""
    game = t.game
    if game is None:
        return None
    decision = game.decision
    mine = decision is not None and decision.player == seat
    says = teller(game.rules)
    view = game.view(seat)
    return Play(
        number=t.number,
        decision=t.decision,
        events=told(game.rules, says, [event.seen_by(seat) for event in events], seat),
        view=views.of(view),
        asked=None if decision is None else decision.player,
        kind="" if decision is None else decision.kind,
        about="" if decision is None else decision.about,
        by=None if decision is None or decision.by < 0 else decision.by,
        question=None if decision is None else question_info(says, decision, view),
        options=options_info(says, decision, view) if mine and decision is not None else None,
        hindered=_hindered(game, seat) if mine else {},
        due=_due(t),
        outlook=_outlook(game.rules.outlook(game.state, seat)),
        previews={
            text: outlook
            for text, found in game.rules.previews(game.state, seat, decision).items()
            if (outlook := _outlook(found)) is not None
        },
    )


def _outlook(found: Outlook | None) -> OutlookInfo | None:
    if found is None:
        return None
    return OutlookInfo(
        found.reach, [SightInfo(it.seat, it.distance, it.reach, it.sees) for it in found.sights]
    )


def _due(t: TableState) -> float | None:
    """When the time for a decision runs out. Only the clock's time: when a bot will answer is secret."""
    if t.settings.per_move is None or t.asked is None or t.paused:
        return None
    return t.asked_at + t.settings.per_move + t.seats[t.asked].reserve


def _hindered(game: Game, seat: int) -> dict[str, dict[str, object]]:
    found = game.rules.hindrances(game.state, seat, game.decision)
    return {text: hindrance(why).plain() for text, why in found.items()}
