"""What the sets of a game bring to a table, drawn by its shape alone."""

from collections.abc import Sequence

from rich.text import Text

from posse.kernel.option import id_of
from posse.kernel.shape import BILL, NOWHERE, PILE, ROW, TOKENS, TRACK, Shape
from posse.terminal import reference
from posse.terminal.layout import labelled, row_of
from posse.terminal.pen import Pen
from posse.terminal.speech import Speech


def beside(shapes: Sequence[Shape], seat: int, speech: Speech) -> list[str]:
    """What a player has, in a few words each."""
    out = []
    for shape in shapes:
        if shape.seat == seat:
            words = _words(shape, speech)
            out.append(f"{_name(shape, speech)}: {', '.join(words)}" if words else _name(shape, speech))
    return out


def in_the_middle(shapes: Sequence[Shape], speech: Speech, pen: Pen) -> list[Text]:
    """What belongs to nobody, a paragraph each."""
    out = []
    for shape in shapes:
        if shape.seat != NOWHERE:
            continue
        if shape.shape == BILL:
            out += _bill(shape, speech, pen)
        else:
            out.append(labelled(pen, _name(shape, speech), _words(shape, speech)))
    return out


def _name(shape: Shape, speech: Speech) -> str:
    """The name of a part, with a count where that says more than that it is there."""
    one = f"{speech.game}-part-{shape.id}.one"
    if shape.count == 1 and speech.voice.has(one):
        return speech.say(one)
    name = speech.thing("part", shape.id)
    return f"{name} {shape.count}" if shape.count > 1 and shape.shape != BILL else name


def _words(shape: Shape, speech: Speech) -> list[str]:
    """What is to be said of a part beside its name."""
    if shape.shape == TOKENS:
        return [speech.card(shape.at.rpartition(".")[2])] if "@" in shape.at else []
    if shape.shape == PILE:
        return [speech.say("table-discard-top", card=speech.card(shape.cards[-1]))] if shape.cards else []
    if shape.shape == TRACK:
        return [
            f"▶ {name}" if place == shape.position else name
            for place, name in enumerate(speech.card(key) for key in shape.places)
        ]
    cards = [speech.card(text) for text in shape.cards]
    if shape.shape == ROW and shape.prices:
        return [
            speech.say("terminal-priced", card=card, price=price)
            for card, price in zip(cards, shape.prices, strict=True)
        ]
    return cards


def _bill(shape: Shape, speech: Speech, pen: Pen) -> list[Text]:
    """A card that holds for everybody with its rule, and the one that will cover it."""
    out = []
    for key in shape.cards:
        rule = reference.effect(speech.game, key.partition("/")[0], id_of(key), speech.language)
        out.append(labelled(pen, _name(shape, speech), f"{speech.card(key)}. {rule}".split(), " "))
    if shape.next:
        coming = speech.say("table-bill-next", next=speech.card(shape.next))
        if not shape.cards:
            first = speech.say("terminal-first-bill", next=speech.card(shape.next))
            coming = f"{_name(shape, speech)}: {first}"
        out.append(row_of(pen, [coming, speech.say("terminal-after", count=shape.count - 1)]))
    return out
