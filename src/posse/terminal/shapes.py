"""What the sets of a game add to a table, drawn by its shape alone."""

from collections.abc import Sequence

from rich.text import Text

from posse.kernel.option import id_of
from posse.kernel.shape import BILL, NOWHERE, PILE, ROW, TOKENS, TRACK, Shape
from posse.terminal import reference
from posse.terminal.layout import labelled, row_of
from posse.terminal.pen import Pen
from posse.terminal.speech import Speech


def beside(shapes: Sequence[Shape], seat: int, speech: Speech, besides: Sequence[str] = ()) -> list[str]:
    """What a player has, in a few words each, except for what lies on some of their cards."""
    out = []
    for shape in shapes:
        if shape.seat == seat and _on(shape) not in besides:
            words = _words(shape, speech)
            out.append(f"{_name(shape, speech)}: {', '.join(words)}" if words else _name(shape, speech))
    return out


def lying_on(shapes: Sequence[Shape], seat: int, card: str, speech: Speech) -> list[str]:
    """What lies on a card of a player."""
    return [_name(shape, speech) for shape in shapes if shape.seat == seat and _on(shape) == card]


def _on(shape: Shape) -> str:
    """The card that tokens lie on, if it is one."""
    return shape.at.rpartition(".")[2] if shape.shape == TOKENS and "@" in shape.at else ""


def goal(shapes: Sequence[Shape], seat: int, speech: Speech) -> str:
    """The goal that something gives to the player who has it, whatever their role; or nothing."""
    ids = [f"{speech.game}-part-{shape.id}.goal" for shape in shapes if shape.seat == seat]
    return next((speech.say(id) for id in ids if speech.voice.has(id)), "")


def in_the_middle(shapes: Sequence[Shape], speech: Speech, pen: Pen) -> list[Text]:
    """What belongs to nobody, one paragraph each."""
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
    """The name of a part, with a count if that says more."""
    one = f"{speech.game}-part-{shape.id}.one"
    if shape.count == 1 and speech.voice.has(one):
        return speech.say(one)
    name = speech.thing("part", shape.id)
    return f"{name} {shape.count}" if shape.count > 1 and shape.shape != BILL else name


def _words(shape: Shape, speech: Speech) -> list[str]:
    """What else to say about a part besides its name."""
    if shape.shape == TOKENS:
        return [speech.card(_on(shape))] if _on(shape) else []
    if shape.shape == PILE:
        return [speech.say("table-discard-top", card=speech.card(shape.cards[-1]))] if shape.cards else []
    if shape.shape == TRACK:
        return _track(shape, speech)
    cards = [speech.card(text) for text in shape.cards]
    if shape.shape == ROW and shape.prices:
        return [
            speech.say("terminal-priced", card=card, price=price)
            for card, price in zip(cards, shape.prices, strict=True)
        ]
    return cards


def _track(shape: Shape, speech: Speech) -> list[str]:
    """The places in a row, with the price of each and what is there, and before them what has not arrived yet."""
    there = {shape.position - behind: speech.card(card) for behind, card in enumerate(shape.cards)}
    out = [_stop(shape, speech, place, there.get(place, "")) for place in range(len(shape.places))]
    waiting = [card for place, card in sorted(there.items()) if place < 0]
    if waiting:
        out.insert(0, f"({', '.join(waiting)})")
    if shape.position >= len(shape.places):
        end = speech.say(f"{speech.game}-part-{shape.id}.end")
        out.append(f"▶ {end}: {there[shape.position]}" if there else f"▶ {end}")
    return out


def _stop(shape: Shape, speech: Speech, place: int, there: str) -> str:
    key = shape.places[place]
    price = f"{speech.game}-{key.replace('/', '-')}.price"
    name = speech.card(key)
    if speech.voice.has(price):
        name = speech.say("terminal-priced", card=name, price=speech.say(price))
    if place == shape.position:
        name = f"▶ {name}"
    return f"{name}: {there}" if there else name


def _bill(shape: Shape, speech: Speech, pen: Pen) -> list[Text]:
    """A card that applies to everybody with its rule, and the one that will cover it."""
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
