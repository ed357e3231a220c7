"""The log: what happened, sentence by sentence, turn by turn."""

from collections.abc import Sequence

from posse.kernel.event import Event
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.terminal.pen import Pen
from posse.terminal.speech import Speech


def is_turn(event: Event) -> bool:
    """Whether an event opens a new turn: it becomes a heading."""
    return event.kind == "turn"


def tell(pen: Pen, speech: Speech, events: Sequence[Event]) -> None:
    """Print events as the reader saw them. What happens to the reader is highlighted."""
    for event in events:
        line = speech.line(event, events)
        if line is None:
            continue
        words = speech.sentence(line.message)
        if is_turn(event):
            heading(pen, words)
        else:
            pen.line(words, "bold" if speech.concerns(line) else "", indent=2, hang=2)


def ask(pen: Pen, speech: Speech, decision: Decision, view: View) -> None:
    """Print what is asked, and why."""
    headline, why = speech.question(decision, view)
    for words, style in ((headline, "bold magenta"), (why, "magenta")):
        if words:
            pen.line(words, style)


def heading(pen: Pen, words: str) -> None:
    pen.line()
    pen.line(words.rstrip("."), "bold underline")
