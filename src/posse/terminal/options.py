"""The options of a decision: listing them, and finding the one that an answer means."""

import re
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from posse.kernel.errors import NotationError, PosseError
from posse.kernel.game import Game
from posse.kernel.notation import VERBS, fits, parse
from posse.kernel.option import Decision
from posse.kernel.telling import hindrance
from posse.kernel.view import View
from posse.locales.speak import complaint
from posse.terminal.pen import Pen
from posse.terminal.speech import Speech

#: More options than this are grouped.
_SHORT: Final = 9
#: The most options of a group that are listed, unless all are wanted; fewer in a group that differs in its price.
_MOST: Final = 40
_MOST_PRICES: Final = 16
#: Options with these verbs differ only in what they name: several of them are shown on a line.
_SIDE_BY_SIDE: Final = ("choose", "discard", "draw", "reroll")
_COPY: Final = re.compile(r"@(?:10|[2-9jqka])[shdc]\b")
_ROW_OF_NUMBERS: Final = re.compile(r"(?<=\d) (?=\d)")


def listing(
    decision: Decision, view: View, speech: Speech, pen: Pen, everything: bool = False
) -> RenderableType:
    """All options with their numbers; if there are many, those that differ only in target or price share a line. Of
    very many of one kind only the first are shown, unless everything is wanted."""
    texts = decision.texts
    parts: list[RenderableType] = []
    grid: Grid | None = None
    for stem, numbers in _groups(texts, len(texts) > _SHORT):
        digits = 0 if stem else len(str(numbers[-1] + 1))
        hidden = 0 if everything else max(len(numbers) - _most(stem), 0)
        shown = numbers[: len(numbers) - hidden]
        options = [decision.options[number] for number in shown]
        notes = speech.apart(decision, options, view) if len(shown) > 1 else [""]
        items = [
            _item(pen, number, texts[number].removeprefix(stem), note, digits)
            for number, note in zip(shown, notes, strict=True)
        ]
        if not stem:
            grid = None
            parts.append(Padding(Columns(items, padding=(0, 3, 0, 0)), (0, 0, 0, 3)))
        else:
            if grid is None:
                grid = _grid()
                parts.append(grid)
            if len(numbers) == 1:
                note = pen.text(speech.gloss(decision, options[0], view), "dim italic")
                grid.add_row(str(numbers[0] + 1), pen.text(texts[numbers[0]]), note)
            else:
                row: list[RenderableType] = [Columns(items, padding=(0, 2, 0, 0))]
                if head := speech.shared(decision, options[0], view):
                    row.insert(0, pen.text(f"{head}:", "dim italic"))
                grid.add_row("", pen.text(stem.rstrip()), Group(*row))
        if hidden:
            grid = None
            more = speech.say("terminal-more", count=hidden, example=texts[numbers[0]])
            parts.append(Padding(pen.text(more, "dim italic"), (0, 0, 0, 6)))
    return Group(*parts)


def _most(stem: str) -> int:
    return _MOST_PRICES if stem.endswith(" with ") else _MOST


def _grid() -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4, style="bold cyan")
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    return grid


def _item(pen: Pen, number: int, rest: str, note: str, digits: int) -> Text:
    item = Text.assemble((f"{number + 1:>{digits}}", "bold cyan"), " ", pen.text(rest))
    return item.append_text(pen.text(f" · {note}", "dim italic")) if note else item


def _groups(texts: list[str], grouped: bool) -> list[tuple[str, list[int]]]:
    """Options by their beginning; those that are shown side by side have none."""
    if not grouped:
        return [(text, [number]) for number, text in enumerate(texts)]
    stems: dict[str, list[int]] = {}
    for number, text in enumerate(texts):
        stems.setdefault(_stem(text), []).append(number)
    return list(stems.items())


def _stem(text: str) -> str:
    """An option up to its target or, without one, its price."""
    for mark in (" -> ", " with "):
        head, found, _ = text.partition(mark)
        if found:
            return head + mark
    return "" if text.startswith(_SIDE_BY_SIDE) else text


def chosen(answer: str, game: Game, speech: Speech) -> int:
    """The option that an answer means: its number, its text, or as much of the text as makes it clear."""
    decision = game.decision
    if decision is None:
        raise PosseError("the game is over: no further move is possible", "error-over")
    text = _tidy(answer)
    count = len(decision.options)
    if text.isdecimal():
        if not (len(text) < 5 and 1 <= int(text) <= count):
            raise PosseError(speech.say("terminal-no-option", number=text[:20], count=count))
        return int(text) - 1
    try:
        return game.index(_with_verb(text, decision))
    except NotationError as error:
        raise PosseError(_complaint(text, game, decision, error, speech)) from None


def _tidy(answer: str) -> str:
    """Small letters, single spaces and commas between numbers, but ranks and suits in capitals."""
    text = _COPY.sub(lambda copy: copy[0].upper(), " ".join(answer.lower().split()))
    return _ROW_OF_NUMBERS.sub(", ", text)


def _with_verb(text: str, decision: Decision) -> str:
    """A text without a verb means the one thing that can be done with it."""
    if not text or text.split(" ")[0] in VERBS:
        return text
    verbs = dict.fromkeys(option.verb for option in decision.options)
    guesses = [f"{verb} {text}" for verb in verbs if _may_mean(f"{verb} {text}", decision)]
    return guesses[0] if len(guesses) == 1 else text


def _may_mean(text: str, decision: Decision) -> bool:
    try:
        move = parse(text)
    except NotationError:
        return False
    return any(fits(move, option, decision.speaker) for option in decision.options)


def _complaint(text: str, game: Game, decision: Decision, error: NotationError, speech: Speech) -> str:
    """Why a text is no answer, in one sentence."""
    if _may_mean(text, decision):
        return complaint(error, speech.language)
    hindered = game.rules.hindrances(game.state, decision.player, decision)
    for word in text.replace(",", " ").split():
        for card, why in hindered.items():
            if word in (card, card.partition("@")[0], card.partition("/")[2]):
                return speech.voice.say(hindrance(why).message)
    shown = text if len(text) <= 40 else text[:37] + "..."
    return speech.say("terminal-not-possible", answer=shown, count=len(decision.options))
