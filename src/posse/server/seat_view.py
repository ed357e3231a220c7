"""What each person at a table is told: never more than their seat may know."""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType, structs

from posse.kernel.event import SPECTATOR, Event
from posse.kernel.game import Game
from posse.kernel.option import Decision
from posse.kernel.rules import Outlook
from posse.kernel.telling import hindrance
from posse.server.messages import options_info, question_info
from posse.server.table import TableState
from posse.server.told import ToldToAll
from posse.server.wire import OutlookInfo, Play, QuestionInfo
from posse.tellers import Teller

#: The seat of a spectator.
WATCHING = SPECTATOR


def play(t: TableState, seat: int, events: Sequence[Event]) -> Play | None:
    """What happened, as a seat saw it, and how the table looks to it now."""
    return None if t.game is None else moment(t, t.game, events).play(seat)


def moment(t: TableState, game: Game, events: Sequence[Event]) -> "Moment":
    """What happened just now at a table."""
    assert t.says is not None
    return Moment(game, t.says, events, t.number, t.decision, _due(t))


class Moment:
    """What just happened and how the table looks now, for one seat after the other. What several of them share is made
    once: everybody is told after every move."""

    def __init__(
        self,
        game: Game,
        says: Teller,
        events: Sequence[Event],
        number: int,
        decision: int,
        due: float | UnsetType = UNSET,
    ) -> None:
        """`number` counts the games of the table, `decision` the decisions of the game; it must be made by `due`."""
        self._game = game
        self._says = says
        self._told = ToldToAll(game.rules, says, events)
        self._seen = game.seen()
        self._number = number
        self._decision = decision
        self._due = due
        self._waiting: QuestionInfo | None = None

    def play(self, seat: int) -> Play:
        decision, seen = self._game.decision, self._seen
        out = Play(
            number=self._number,
            decision=self._decision,
            events=self._told.told(seat),
            view=seen.data(seat),
            asked=None if decision is None else decision.player,
            kind="" if decision is None else decision.kind,
            about="" if decision is None else decision.about,
            question=None if decision is None else self._question(decision),
            due=self._due,
            outlook=_outlook(seen.outlook(seat)),
        )
        if decision is None or decision.player != seat:
            return out
        view = seen.view(seat)
        return structs.replace(
            out,
            question=question_info(self._says, decision, view),
            options=options_info(self._says, decision, view),
            hindered=_hindered(self._game, seat),
            previews=_previews(self._game, seat),
        )

    def _question(self, decision: Decision) -> QuestionInfo:
        """The question, for all who wait. None of them knows more about it than a spectator."""
        if self._waiting is None:
            self._waiting = question_info(self._says, decision, self._seen.view(SPECTATOR))
        return self._waiting


def _outlook(found: Outlook | None) -> OutlookInfo | UnsetType:
    return UNSET if found is None else OutlookInfo(found.distances, found.reaches, found.sees)


def _previews(game: Game, seat: int) -> dict[str, OutlookInfo]:
    found = game.rules.previews(game.state, seat, game.decision)
    return {text: OutlookInfo(each.distances, each.reaches, each.sees) for text, each in found.items()}


def _due(t: TableState) -> float | UnsetType:
    """When the time for a decision runs out. Only for a running clock: when a bot will answer is secret."""
    if t.settings.per_move is None or t.asked is None or t.paused:
        return UNSET
    return t.asked_at + t.settings.per_move + t.seats[t.asked].reserve


def _hindered(game: Game, seat: int) -> dict[str, dict[str, object]]:
    found = game.rules.hindrances(game.state, seat, game.decision)
    return {text: hindrance(why).plain() for text, why in found.items()}
