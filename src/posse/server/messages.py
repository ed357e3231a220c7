"""What the tellers of the games say, on its way out."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.message import Label
from posse.kernel.option import NOTHING, Decision, Option, Ref, Speaker
from posse.kernel.rules import Rules
from posse.kernel.view import View
from posse.server.titles import titles
from posse.server.wire import OptionInfo, QuestionInfo, StepsInfo
from posse.tellers import Teller, teller


def told(rules: Rules, says: Teller, seen: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat saw them, as plain data, each with the line that tells it and what it is on the stage."""
    out = []
    for event in seen:
        data = rules.plain(event)
        line = says.line(event, seat, seen)
        if line is not None:
            data["say"] = line.plain()
        staged = says.staged(event, seat, seen)
        if staged is not None:
            data["stage"] = staged.plain()
        out.append(data)
    return out


def summary(game: Game, seen: Sequence[Event], seat: int) -> dict[str, Any]:
    """What mattered in a game, how often everybody did what, and who earned which title; nothing while it goes on."""
    if not game.over:
        return {}
    says = teller(game.rules)
    return {
        "story": [line.plain() for line in says.story(seen, seat)],
        "counts": says.numbers(seen),
        "titles": titles(seen, game.rules.sides(game.state)),
    }


def question_info(says: Teller, decision: Decision, view: View) -> QuestionInfo:
    """What is asked, for the eyes of a view."""
    asked = says.question(decision, view)
    return QuestionInfo(
        icon=asked.icon,
        tone=asked.tone,  # type: ignore[arg-type]
        ask=None if asked.ask is None else asked.ask.plain(),
        why=[why.plain() for why in asked.why],
    )


def options_info(says: Teller, decision: Decision, view: View) -> list[OptionInfo]:
    """All options, as whoever is asked is told them. Many go through the same steps, one after the other."""
    out = []
    before = None
    for option in decision.options:
        label = says.label(decision, option, view)
        steps = StepsInfo(**label.steps.plain())
        told = _told(decision, option, label)
        out.append(told if steps == before else structs.replace(told, steps=steps))
        before = steps
    return out


def option_info(says: Teller, decision: Decision, option: Option, view: View) -> OptionInfo:
    """An option in parts, and as it is told to people who do not choose."""
    return _told(decision, option, says.label(decision, option, view))


def _told(decision: Decision, option: Option, label: Label) -> OptionInfo:
    return structs.replace(
        option_parts(decision.speaker, option),
        label=label.full.plain(),
        short={} if label.short is None else label.short.plain(),
        aim=label.aim,
    )


def option_parts(speaker: Speaker, option: Option) -> OptionInfo:
    """An option in parts."""
    return OptionInfo(
        text=speaker.text(option),
        verb=option.verb,
        thing=_named(speaker, option.thing),
        target=_named(speaker, option.target),
        as_id=option.as_id,
        paid=_named(speaker, option.paid),
        spending=option.spending,
        purpose=option.purpose,
    )


def _named(speaker: Speaker, ref: Ref) -> list[str]:
    """Cards, players and places as the notation prints them, other things by their keys."""
    items = ref if isinstance(ref, tuple) else (ref,)
    return [item if isinstance(item, str) else speaker.ref(item) for item in items if item != NOTHING]
