"""Telling a recorded game again: the whole story, or the table at one moment."""

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from posse.games import rules_of_record
from posse.kernel.errors import PosseError
from posse.kernel.event import SPECTATOR, Event
from posse.kernel.record import Record
from posse.kernel.replay import replay
from posse.kernel.state import Move
from posse.kernel.view import View
from posse.locales import FIRST
from posse.terminal import story
from posse.terminal.faces import face_of
from posse.terminal.options import listing
from posse.terminal.pen import Pen
from posse.terminal.speech import Speech


class Step(NamedTuple):
    """One decision: its move and the forced ones that followed, numbered from `first`, and what came of them."""

    first: int
    moves: list[Move]
    events: list[Event]


class Replayed:
    """A record played again up to a move, as the player at a seat saw it, or with everything open (-1)."""

    def __init__(self, text: str, at: int | None, viewer: str | None, language: str = FIRST) -> None:
        self.record = Record.parse(text)
        if at is not None and not 0 <= at <= len(self.record.lines):
            raise PosseError(
                f"there is no move {at}: this record has the moves 1 to {len(self.record.lines)}",
                "error-no-move",
                number=at,
                moves=len(self.record.lines),
            )
        self.seat = _seat(self.record, viewer)
        marks: list[tuple[int, int]] = [(0, 0)]
        self.game = replay(
            self.record, rules_of_record, at, lambda game: marks.append((len(game.moves), len(game.events)))
        )
        marks.append((len(self.game.moves), len(self.game.events)))
        self.steps = [self._step(*begin, *end) for begin, end in pairwise(marks)]
        self.face = face_of(self.game)
        self.speech = Speech(self.game.rules, self.seat, language)

    def _step(self, move: int, event: int, next_move: int, next_event: int) -> Step:
        events = [self._seen(each) for each in self.game.events[event:next_event]]
        return Step(move + 1, self.game.moves[move:next_move], events)

    def _seen(self, event: Event) -> Event:
        if self.seat == SPECTATOR:
            return Event(event.kind, {**event.facts, **(event.secret or {})})
        return event.seen_by(self.seat)

    @property
    def view(self) -> View:
        return self.face.open_view(self.game) if self.seat == SPECTATOR else self.game.view(self.seat)

    def may_see_moves_of(self, seat: int) -> bool:
        """Options and moves of others may reveal what they hold."""
        return self.seat in (SPECTATOR, seat)

    def header(self) -> dict[str, str]:
        """The record's header; for a player, without what would reveal the roles or the deal."""
        secret = () if self.seat == SPECTATOR else ("roles", "seed")
        return {key: value for key, value in self.record.header.items() if key not in secret}

    def move(self, step: Step, index: int) -> dict[str, object]:
        """A move as plain data, with no more than the viewer may know."""
        move = step.moves[index]
        out: dict[str, object] = {"number": step.first + index, "player": self.game.names[move.player]}
        if self.may_see_moves_of(move.player):
            out |= {"move": self.text(move), "forced": move.forced}
        return out

    def text(self, move: Move) -> str:
        return self.game.rules.speaker.text(move.option)

    def sentence(self, event: Event, step: Step) -> str | None:
        line = self.speech.line(event, step.events)
        return None if line is None else self.speech.sentence(line.message)

    def event(self, event: Event, step: Step) -> dict[str, object]:
        """An event as plain data, with its sentence."""
        out = self.game.rules.plain(event)
        words = self.sentence(event, step)
        return out if words is None else {**out, "text": words}

    def decision(self) -> dict[str, object] | None:
        """What is asked now."""
        decision = self.game.decision
        if decision is None:
            return None
        out: dict[str, object] = {
            "player": decision.name,
            "kind": decision.kind,
            "about": decision.about,
            "by": self.game.names[decision.by] if decision.by >= 0 else None,
            "question": " ".join(filter(None, self.speech.question(decision, self.view))),
        }
        return {**out, "options": decision.texts} if self.may_see_moves_of(decision.player) else out


def read_record(path: Path) -> str:
    """The text of a record in a file; some editors put a byte order mark before it."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise PosseError(
            f"{path} is no record: it is not UTF-8 text", "error-not-text", file=str(path)
        ) from None
    except OSError as error:
        raise PosseError(
            f"{path} cannot be read: {error.strerror}",
            "error-cannot-read",
            file=str(path),
            why=str(error.strerror),
        ) from None


def _seat(record: Record, viewer: str | None) -> int:
    if viewer is None:
        return SPECTATOR
    if viewer not in record.players:
        raise PosseError(
            f'nobody in this game is called "{viewer}"; the players are {", ".join(record.players)}',
            "error-nobody-called",
            name=viewer,
            players=", ".join(record.players),
        )
    return record.players.index(viewer)


# ---- on a console


def show_replay(
    text: str, at: int | None, viewer: str | None, console: Console, language: str = FIRST
) -> None:
    """Print a record's story or, with `at`, the table after that move; as a player saw it, or all of it."""
    shown = Replayed(text, at, viewer, language)
    pen = Pen(console)
    if at is None:
        _print_header(shown, pen, viewer)
        for step in shown.steps:
            _print_step(shown, pen, step)
    else:
        _print_moment(shown, pen)
    if shown.game.over:
        pen.line()
        pen.put(shown.face.table(shown.view, shown.speech, pen))


def _print_header(shown: Replayed, pen: Pen, viewer: str | None) -> None:
    say = shown.speech.say
    head = {
        say("terminal-header", key=key): _header_words(shown, key, value)
        for key, value in shown.header().items()
        if value
    }
    head[say("terminal-seen-by")] = viewer or say("terminal-everybody")
    width = max(map(len, head)) + 2
    for label, words in head.items():
        pen.line(f"{label:{width}}{words}", hang=width)


def _header_words(shown: Replayed, key: str, value: str) -> str:
    """A line of the header: games, sets and variants by their names, everything else as written."""
    if key == "game":
        return shown.speech.say(f"game-{value}")
    if key in ("sets", "variants"):
        ids = getattr(shown.record, key)
        return ", ".join(shown.speech.thing(key.removesuffix("s"), id) for id in ids)
    return value


def _print_step(shown: Replayed, pen: Pen, step: Step) -> None:
    """The moves with their numbers, then what came of them; for one player's view, only the story."""
    if shown.seat == SPECTATOR:
        for index, move in enumerate(step.moves):
            text = f"{step.first + index:>5} {shown.game.names[move.player]}: {shown.text(move)}"
            pen.line(shown.speech.say("terminal-forced", move=text) if move.forced else text, "dim")
    margin = "" if shown.seat == SPECTATOR or not step.moves else str(step.first)
    for event in step.events:
        words = shown.sentence(event, step)
        if words is not None and story.is_turn(event):
            story.heading(pen, words)
        elif words is not None:
            pen.line(f"{margin:>5} {words}", hang=8)
        margin = ""


def _print_moment(shown: Replayed, pen: Pen) -> None:
    done = len(shown.game.moves)
    moves = len(shown.record.lines)
    say = shown.speech.say
    pen.line(say("terminal-after-move", move=done, moves=moves) if done else say("terminal-before"), "bold")
    if shown.steps:
        _print_step(shown, pen, shown.steps[-1])
    decision = shown.game.decision
    if decision is None:
        return
    pen.line()
    view = shown.view
    pen.put(shown.face.table(view, shown.speech, pen))
    pen.line()
    story.ask(pen, shown.speech, decision, view)
    if shown.may_see_moves_of(decision.player):
        pen.put(listing(decision, view, shown.speech, pen))


# ---- as plain data


def replay_as_json(text: str, at: int | None, viewer: str | None, language: str = FIRST) -> dict[str, object]:
    """What `show_replay` prints, as plain data."""
    shown = Replayed(text, at, viewer, language)
    steps = shown.steps if at is None else shown.steps[-1:]
    out: dict[str, object] = {"header": shown.header(), "seen_by": viewer}
    out["moves"] = [shown.move(step, index) for step in steps for index in range(len(step.moves))]
    out["events"] = [shown.event(event, step) for step in steps for event in step.events]
    out["over"] = shown.game.over
    out["winners"] = shown.game.winners
    if at is not None:
        out |= {"at": len(shown.game.moves), "view": shown.view.as_dict(), "decision": shown.decision()}
    return out
