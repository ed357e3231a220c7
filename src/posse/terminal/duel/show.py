"""The table as a view shows it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from posse.duel.cards import LAW, OUTLAW, SIDES
from posse.duel.table import COMMON
from posse.duel.view import DuelView, FighterView, SideView
from posse.kernel.view import View
from posse.terminal.duel import names as named
from posse.terminal.english import capital, counted
from posse.terminal.layout import dots, grid, labelled, mark, row_of
from posse.terminal.pen import Pen, fill

#: What the labels and the gaps between the columns take.
_LABELS: Final = 10


def show(view: View, pen: Pen) -> RenderableType:
    """The two sides beside each other, the viewer's first, the piles, and the viewer's own hand."""
    assert isinstance(view, DuelView)
    return Group(_sides(view, pen), *_piles(view, pen), *_hands(view, pen))


# ---- the two sides


def _sides(view: DuelView, pen: Pen) -> Grid:
    order = (OUTLAW, LAW) if view.seat == OUTLAW else (LAW, OUTLAW)
    room = (pen.width - _LABELS) // 2
    table = grid()
    table.add_column("", no_wrap=True, style="dim")
    for seat in order:
        table.add_column(pen.text(_title(view, seat), "not dim bold"), width=room)
    for label, cell in (("AC", _ac), ("RC", _rc), ("Reserve", _reserve), ("Hand", _hand), ("Out", _gone)):
        cells = [cell(view, pen, seat, room) for seat in order]
        if any(cells):
            table.add_row(pen.text(label), *cells)
    return table


def _title(view: DuelView, seat: int) -> str:
    name = capital(named.SIDE[seat]) + (" (you)" if seat == view.seat else "")
    if view.over:
        return f"{name}: {'won' if seat in view.winners else 'lost'}"
    return f"{mark(seat == view.turn, seat == view.asked).strip()} {name}".lstrip()


def _ac(view: DuelView, pen: Pen, seat: int, room: int) -> Text:
    side = view.sides[seat]
    if side.pair:
        return pen.text(" or ".join(named.character(number) for number in side.pair))
    return pen.text("") if side.ac is None else _fighter(side.ac, pen, room)


def _rc(view: DuelView, pen: Pen, seat: int, room: int) -> Text:
    side = view.sides[seat]
    return pen.text("") if side.rc is None else _fighter(side.rc, pen, room)


def _fighter(fighter: FighterView, pen: Pen, room: int) -> Text:
    """A character with his life, and his equipment below."""
    out = pen.text(f"{named.thing(fighter.character)} ", "bold")
    life = max(fighter.life, 0)
    out.append_text(pen.text(dots(life, fighter.max_life), "red not bold" if life < 2 else "not bold"))
    for line in fill([named.card(card) for card in fighter.equipment], room - 2):
        out.append_text(pen.text(f"\n  {line}", "not bold"))
    return out


def _reserve(view: DuelView, pen: Pen, seat: int, room: int) -> Text:
    """How many characters wait; of one's own group one knows who, but not in which order."""
    side = view.sides[seat]
    count = side.reserve_count - len(side.pair)
    if not side.reserve:
        return pen.text(str(count) if count else "nobody")
    known = ", ".join(named.character(number) for number in side.reserve)
    return pen.text(f"{count}: {known}")


def _hand(view: DuelView, pen: Pen, seat: int, room: int) -> Text:
    """How many cards a side holds; the backs of another's can be seen."""
    side = view.sides[seat]
    count = sum(side.hand_backs)
    strange = side.hand_backs[1 - seat]
    lines = [counted(count, "card") + (f", {strange} with {SIDES[1 - seat]} back" if strange else "")]
    if view.seat not in (-1, seat) and side.hand:
        lines += fill([f"with {named.in_full(side.hand[0])}", *map(named.in_full, side.hand[1:])], room)
    return pen.text("\n".join(lines))


def _gone(view: DuelView, pen: Pen, seat: int, room: int) -> Text:
    return pen.text(", ".join(named.character(number) for number in view.sides[seat].gone))


# ---- the piles


def _piles(view: DuelView, pen: Pen) -> list[Text]:
    decks = [f"{view.deck_counts[seat]} in {SIDES[seat]} deck" for seat in (LAW, OUTLAW)]
    if view.deck_counts[COMMON]:
        decks.append(f"{view.deck_counts[COMMON]} in the common deck ({SIDES[view.common_back]} back on top)")
    discards = f"{len(view.discard)} discarded"
    if view.discard:
        discards += f", {named.with_symbol(view.discard[-1])} on top"
    facts = [f"Turn {view.turns}" if view.turns else "Setup", *decks, discards]
    out = [row_of(pen, [*facts, *_done(view)])]
    if view.aside:
        out.append(labelled(pen, "Laid out", [named.in_full(card) for card in view.aside]))
    return out


def _done(view: DuelView) -> list[str]:
    """What can be done but once in a turn, and was."""
    if view.over:
        return []
    done = [f"{counted(view.bangs_played, 'BANG! card')} played"] if view.bangs_played else []
    if view.swapped:
        done.append("swap made")
    return done + [f"{named.thing(id)} used" for id in view.used]


def _hands(view: DuelView, pen: Pen) -> list[Text]:
    """The viewer's hand; for somebody who only looks on, whatever he knows of anybody's."""
    if view.seat < 0:
        holders: list[tuple[str, SideView]] = [
            (f"{capital(named.SIDE[seat])} hold{'s' if seat == LAW else ''}", side)
            for seat, side in enumerate(view.sides)
            if side.hand
        ]
    else:
        own = view.sides[view.seat]
        holders = [(f"Your hand ({len(own.hand)})", own)]
    return [labelled(pen, label, [named.in_full(card) for card in side.hand]) for label, side in holders]
