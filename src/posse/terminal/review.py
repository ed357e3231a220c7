"""The review of a finished game on a console."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from posse.games import rules_of_record
from posse.kernel.event import SPECTATOR, Event
from posse.kernel.game import Game
from posse.kernel.message import Listed, Seat
from posse.kernel.record import Record
from posse.kernel.replay import replay
from posse.review.findings import SURE, Change, Judged, Review
from posse.roles import ROLES
from posse.terminal.pen import Pen
from posse.terminal.speech import Speech

#: What is told last of a move is what came of it.
_LINES: Final = 2
#: In percent: as good as known.
_SURE: Final = 100
_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_PLAIN_BLOCKS: Final = "_.-:=+*#"
_COLOURS: Final = {"law": "yellow", "outlaws": "red", "renegade": "magenta"}
#: Columns for a label and the figures beside a curve.
_BESIDE: Final = 24


def show_review(text: str, found: Review, console: Console, language: str) -> None:
    """Print a review: the curves, turning points, mistakes and luck."""
    told = _Told(text, found, Pen(console), language)
    told.head()
    told.curves()
    told.changes("review-turns", "", found.turns)
    told.mistakes()
    told.changes("review-luck", "review-no-luck", found.luck)
    told.pen.line()
    told.pen.line(told.speech.say("review-how", worlds=found.worlds), "dim")


def moves_in_words(record: Record, decisions: Sequence[Judged], speech: Speech) -> dict[int, tuple[str, str]]:
    """The names of the moves of some decisions, by number: the one that was played and the best one."""
    wanted = {each.move: each for each in decisions}
    found: dict[int, tuple[str, str]] = {}

    def at(game: Game) -> None:
        judged, decision = wanted.get(len(game.moves) + 1), game.decision
        if judged is None or decision is None:
            return
        view = game.view(judged.seat)
        played, best = (
            speech.gloss(decision, decision.options[each.option], view) or each.text
            for each in (judged.played, judged.best)
        )
        found[judged.move] = played, best

    replay(record, rules_of_record, each=at)
    return found


def moments_in_words(record: Record, changes: Sequence[Change], speech: Speech) -> dict[int, str]:
    """What happened with some moves, by number, with all cards open: the game is over."""
    wanted = {each.move for each in changes}
    begun: list[tuple[int, int]] = []  # each move, and how many events there were before it
    game = replay(
        record, rules_of_record, each=lambda game: begun.append((len(game.moves) + 1, len(game.events)))
    )
    ends = [first for _, first in begun[1:]] + [len(game.events)]
    return {
        move: _told(game.events[first:end], speech)
        for (move, first), end in zip(begun, ends, strict=True)
        if move in wanted
    }


def _told(events: Sequence[Event], speech: Speech) -> str:
    opened = [Event(each.kind, {**each.facts, **(each.secret or {})}) for each in events]
    lines = [speech.line(each, opened) for each in opened]
    return " ".join([speech.sentence(line.message) for line in lines if line is not None][-_LINES:])


def roles_in_words(chances: Sequence[float], say: Callable[..., str]) -> str:
    """What somebody thinks of a player's role."""
    return ", ".join(
        say("review-known-role", role=say(f"role-{role}"), percent=_hundred(chance))
        for role, chance in zip(ROLES, chances, strict=True)
        if _hundred(chance)
    )


class _Told:
    """What was found, in words."""

    def __init__(self, text: str, found: Review, pen: Pen, language: str) -> None:
        self.found = found
        self.pen = pen
        record = Record.parse(text)
        self.speech = Speech(rules_of_record(record), SPECTATOR, language)
        self._moves = moves_in_words(record, found.mistakes(), self.speech)
        self._moments = moments_in_words(record, [*found.turns, *found.luck], self.speech)

    def head(self) -> None:
        seats = [Seat(self.found.players.index(name)) for name in self.found.winners]
        self.pen.line(self.speech.say("review-head", moves=self.found.moves, winners=Listed(seats)), "bold")

    def _heading(self, id: str) -> None:
        self.pen.line()
        self.pen.line(self.speech.say(id), "bold underline")

    def curves(self) -> None:
        """The chance of each side over the moves."""
        self._heading("review-chances")
        points = [self.found.by_side(point) for point in self.found.curve]
        grid = Table.grid(padding=(0, 1))
        for side in dict.fromkeys(self.found.sides):
            chances = [point[side].chance for point in points]
            label = self.speech.say("review-side", side=side)
            ends = f"{_hundred(chances[0])} → {_hundred(chances[-1])}"
            grid.add_row(label, Text(self._curve(chances), _COLOURS.get(side, "")), ends)
        self.pen.put(grid)

    def _curve(self, chances: list[float]) -> str:
        """As wide as there is room; a column is the mean of its moves."""
        width = max(min(len(chances), self.pen.width - _BESIDE), 1)
        blocks = _BLOCKS if self.pen.has_signs else _PLAIN_BLOCKS
        out = ""
        for column in range(width):
            part = chances[column * len(chances) // width : (column + 1) * len(chances) // width]
            out += blocks[min(int(sum(part) / len(part) * len(blocks)), len(blocks) - 1)]
        return out

    def changes(self, title: str, none: str, changes: list[Change]) -> None:
        """Turning points, or luck."""
        if not changes and not none:
            return
        self._heading(title)
        if not changes:
            self.pen.line(self.speech.say(none), indent=2)
        for each in changes:
            words = self.speech.say(
                "review-turn",
                move=each.move,
                who=Seat(each.seat),
                gain=_hundred(each.gain),
                error=_hundred(SURE * each.error),
                what=self._moments[each.move],
            )
            self.pen.line(words, indent=2, hang=2)

    def mistakes(self) -> None:
        """The costliest, with what would have been better."""
        self._heading("review-mistakes")
        mistakes = self.found.mistakes()
        if not mistakes:
            self.pen.line(self.speech.say("review-no-mistakes"), indent=2)
        for each in mistakes:
            self._mistake(each)

    def _mistake(self, each: Judged) -> None:
        say, pen = self.speech.say, self.pen
        played, best = self._moves[each.move]
        cost, error = _hundred(each.cost), _hundred(SURE * each.error)
        pen.line(say("review-mistake", move=each.move, who=Seat(each.seat), cost=cost, error=error), indent=2)
        pen.line(say("review-played", chance=_hundred(each.played.chance), what=played), indent=4, hang=2)
        pen.line(say("review-best", chance=_hundred(each.best.chance), what=best), indent=4, hang=2)
        self._known(each)

    def _known(self, judged: Judged) -> None:
        """What the player could think of the others' roles before the move."""
        say, pen = self.speech.say, self.pen
        known = [each for each in self.found.known if each.seat == judged.seat and each.move < judged.move]
        beliefs = known[-1].beliefs if known else []
        open_to_doubt = [seat for seat, chances in enumerate(beliefs) if _hundred(max(chances)) < _SURE]
        if open_to_doubt:
            pen.line(say("review-known"), "dim", indent=4)
        for seat in open_to_doubt:
            roles = roles_in_words(beliefs[seat], say)
            pen.line(say("review-known-bar", who=Seat(seat), roles=roles), "dim", indent=6, hang=2)


def _hundred(chance: float) -> int:
    return round(chance * 100)
