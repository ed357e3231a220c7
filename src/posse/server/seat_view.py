"""What each person at a table is told: never more than his seat may know."""

from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option, Speaker
from posse.server import views
from posse.server.table import TableState
from posse.server.wire import Hindered, OptionInfo, Play

#: The seat of somebody who only watches.
WATCHING = -1


def play(t: TableState, seat: int, events: list[Event]) -> Play | None:
    """What happened, as a seat saw it, and how the table looks to it now."""
    game = t.game
    if game is None:
        return None
    decision = game.decision
    mine = decision is not None and decision.player == seat
    return Play(
        number=t.number,
        decision=t.decision,
        events=[game.rules.plain(event.seen_by(seat)) for event in events],
        view=views.of(game.view(seat)),
        asked=None if decision is None else decision.player,
        kind="" if decision is None else decision.kind,
        about="" if decision is None else decision.about,
        by=None if decision is None or decision.by < 0 else decision.by,
        options=_options(decision) if mine and decision is not None else None,
        hindered=_hindered(game, seat) if mine else {},
        due=_due(t),
    )


def _due(t: TableState) -> float | None:
    """The time of a decision by the clock alone: when bots and those who cannot answer will, nobody may know."""
    if t.settings.per_move is None or t.asked is None:
        return None
    return t.asked_at + t.settings.per_move + t.seats[t.asked].reserve


def _options(decision: Decision) -> list[OptionInfo]:
    return [said(decision.speaker, option) for option in decision.options]


def _hindered(game: Game, seat: int) -> dict[str, Hindered]:
    found = game.rules.hindrances(game.state, seat, game.decision)
    return {text: Hindered(each.why, each.by, each.reach, each.count) for text, each in found.items()}


def said(speaker: Speaker, option: Option) -> OptionInfo:
    """An option in words and in parts."""
    return OptionInfo(
        text=speaker.text(option),
        verb=option.verb,
        thing=speaker.words(option.thing),
        target=speaker.words(option.target),
        as_id=option.as_id,
        paid=speaker.words(option.paid),
        spending=option.spending,
        purpose=option.purpose,
    )
