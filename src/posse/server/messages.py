"""What the tellers of the games say, on its way out."""

from collections.abc import Sequence
from typing import Any, Final, cast

from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.message import Label
from posse.kernel.option import NOTHING, Decision, Option, Ref, Speaker
from posse.kernel.view import View
from posse.server.titles import titles
from posse.server.wire import OptionInfo, QuestionInfo, StepsInfo
from posse.tellers import Teller, teller


def summary(game: Game, seen: Sequence[Event], seat: int) -> dict[str, Any]:
    """What mattered in a game, how often each player did what, and who earned which title; nothing while it goes on."""
    if not game.over:
        return {}
    says = teller(game.rules)
    return {
        "story": [line.plain() for line in says.story(seen, seat)],
        "counts": says.numbers(seen),
        "titles": titles(seen, game.rules.sides(game.state)),
    }


def question_info(says: Teller, decision: Decision, view: View) -> QuestionInfo:
    """The question, as a viewer may see it."""
    asked = says.question(decision, view)
    return QuestionInfo(
        icon=asked.icon,
        tone=asked.tone,  # type: ignore[arg-type]
        ask=None if asked.ask is None else asked.ask.plain(),
        why=[why.plain() for why in asked.why],
    )


def options_info(says: Teller, decision: Decision, view: View) -> list[OptionInfo]:
    """All options, as the asked player is told them. Many go through the same steps, one after the other."""
    out = []
    before = None
    for option in decision.options:
        label = _label(says, decision, option, view)
        steps = None if label.steps == before else label.steps
        out.append(option_parts(decision.speaker, option, label, steps))
        before = label.steps
    return out


def option_info(says: Teller, decision: Decision, option: Option, view: View) -> OptionInfo:
    """An option in parts, and as it is told to people who do not choose."""
    return option_parts(decision.speaker, option, _label(says, decision, option, view))


class PlainLabel:
    """A label as plain data."""

    __slots__ = ("aim", "full", "short", "steps")

    def __init__(self, label: Label | None = None) -> None:
        self.full = {} if label is None else label.full.plain()
        self.short = {} if label is None or label.short is None else label.short.plain()
        self.aim = "" if label is None else label.aim
        self.steps = {} if label is None else label.steps.plain()


_NO_LABEL: Final = PlainLabel()
#: Labels made earlier, by what they were made from. They are the same at all tables.
_LABELS: Final[dict[tuple[object, ...], PlainLabel]] = {}
_MOST_LABELS: Final = 2000


def _label(says: Teller, decision: Decision, option: Option, view: View) -> PlainLabel:
    made_from = says.label_from(decision, option, view)
    if made_from is None:
        return PlainLabel(says.label(decision, option, view))
    found = _LABELS.get(made_from)
    if found is None:
        if len(_LABELS) >= _MOST_LABELS:
            _LABELS.clear()
        found = _LABELS[made_from] = PlainLabel(says.label(decision, option, view))
    return found


def option_parts(
    speaker: Speaker,
    option: Option,
    label: PlainLabel = _NO_LABEL,
    steps: dict[str, dict[str, object]] | None = None,
) -> OptionInfo:
    """An option in parts, with what is said about it, if anything."""
    return OptionInfo(
        text=speaker.text(option),
        verb=option.verb,
        thing=_named(speaker, option.thing),
        target=_named(speaker, option.target),
        as_id=option.as_id,
        paid=_named(speaker, option.paid),
        spending=option.spending,
        purpose=option.purpose,
        label=label.full,
        short=label.short,
        aim=label.aim,
        steps=cast(StepsInfo | None, steps),  # as plain data: it encodes to the same bytes
    )


def _named(speaker: Speaker, ref: Ref) -> list[str]:
    """Cards, players and places as the notation prints them, other things by their keys."""
    if isinstance(ref, int):
        return [speaker.ref(ref)]
    if isinstance(ref, str):
        return [ref] if ref != NOTHING else []
    return [item if isinstance(item, str) else speaker.ref(item) for item in ref]
