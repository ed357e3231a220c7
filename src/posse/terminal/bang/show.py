"""The table as a view shows it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from posse.bang import cards
from posse.bang.view import BangView, PlayerView
from posse.kernel.view import View
from posse.terminal import reference, roles
from posse.terminal.bang import names as named
from posse.terminal.english import proper
from posse.terminal.layout import dots, grid, labelled, mark, row_of, seats_from
from posse.terminal.pen import Pen, fill

#: Narrower consoles show the cards in play below the character.
_ROOMY: Final = 76
#: What the other columns and the gaps between them take.
_COLUMNS: Final = 37
_NO_EYE: Final = -1


def show(view: View, pen: Pen) -> RenderableType:
    """The players clockwise from the viewer on, the piles, and the viewer's own hand."""
    assert isinstance(view, BangView)
    return Group(_players(view, pen), *_piles(view, pen), *_events(view, pen), *_hands(view, pen))


def _hands(view: BangView, pen: Pen) -> list[Text]:
    """The viewer's hand; for somebody who only looks on, whatever he knows of anybody's."""
    if view.seat < 0:
        holders = [player for player in view.players if player.hand]
        return [_cards(pen, f"{proper(player.name)} holds", player.hand) for player in holders]
    own = view.players[view.seat]
    return [_cards(pen, f"Your hand ({len(own.hand)})", own.hand)] if own.alive else []


def _cards(pen: Pen, label: str, held: list[int]) -> Text:
    return labelled(pen, label, [named.card(card) for card in held])


# ---- the piles


def _piles(view: BangView, pen: Pen) -> list[Text]:
    discards = f"{len(view.discard)} discarded"
    if view.discard:
        discards += f", {named.card(view.discard[-1])} on top"
    turn = f"Turn {view.turns}" + (", one more for the same player" if view.extra_turn else "")
    facts = [turn, f"{view.deck_count} cards in the deck", discards]
    if (stick := view.shape("stick")) is not None:
        facts.append(f"{_name(view, stick.seat)} with the Stick of Dynamite")
    if (shown := view.shape("shown")) is not None:
        facts.append(f"{named.card(cards.TEXT.index(shown.at))} must be played if possible")
    out = [row_of(pen, facts)]
    if view.aside:
        out.append(_cards(pen, "Laid out", view.aside))
    if view.deck_top:
        out.append(_cards(pen, "Known in the deck", view.deck_top))
    return out


def _events(view: BangView, pen: Pen) -> list[Text]:
    """The event in force with its rule, and the one that will cover it."""
    out = []
    bill = view.shape("event")
    if bill is not None and bill.cards:
        event = cards.THINGS[bill.cards[0]]
        rule = f"{event.name}. {reference.effect('bang', event.id)}"
        out.append(labelled(pen, "Event", rule.split(), " "))
    if bill is not None and bill.next:
        after = bill.count - 1
        more = f"{after} more after it" if after else "the last one"
        out.append(labelled(pen, "Next event", [cards.THINGS[bill.next].name, more]))
    return out


# ---- the players


def _players(view: BangView, pen: Pen) -> Grid:
    roomy = pen.width >= _ROOMY
    room = _room(view, pen)
    title = _last_title(view)
    table = grid()
    table.add_column("", width=2)
    for heading in ("Player", "Role"):
        table.add_column(heading, no_wrap=True)
    table.add_column("Character", no_wrap=roomy)
    table.add_column("Life", no_wrap=True)
    table.add_column("Hand", justify="center", no_wrap=True)
    if title:
        table.add_column(title, justify="center", no_wrap=True)
    if roomy:
        table.add_column("In front")
    for seat in seats_from(view.seat, len(view.players)):
        style = "" if view.players[seat].alive else "dim"
        table.add_row(*_row(view, pen, seat, room), style=style)
    return table


def _room(view: BangView, pen: Pen) -> int:
    """How wide the last column may be, or, on a narrow console, that of the characters."""
    names = max(len(_name(view, seat)) for seat in range(len(view.players)))
    characters = max(len(named.thing(player.character)) for player in view.players)
    last = max(len(_last_title(view)), len("reach 1"))
    return pen.width - _COLUMNS - last - names - (characters if pen.width >= _ROOMY else 0)


def _row(view: BangView, pen: Pen, seat: int, room: int) -> list[Text]:
    player = view.players[seat]
    name = pen.text(_name(view, seat), "bold" if player.alive else "")
    on_turn = "" if view.over else mark(seat == view.turn, seat == view.asked)
    row = [pen.text(on_turn, "bold magenta"), name, pen.text(roles.in_table(player.role))]
    character = pen.text(named.thing(player.character))
    front = pen.text("\n".join(_front(view, seat, room)))
    if pen.width < _ROOMY and front:
        character.append("\n").append_text(front)
    row += [character, _life(player, pen), pen.text(str(player.hand_count) if player.alive else "")]
    if _last_title(view):
        row.append(pen.text(_last(view, seat)))
    return [*row, front] if pen.width >= _ROOMY else row


def _name(view: BangView, seat: int) -> str:
    return "You" if seat == view.seat else proper(view.players[seat].name)


def _life(player: PlayerView, pen: Pen) -> Text:
    if not player.alive:
        return pen.text("dead")
    if player.ghost:
        return pen.text("ghost")
    return pen.text(dots(player.life, player.max_life), "red" if player.life < 2 else "")


def _front(view: BangView, seat: int, room: int) -> list[str]:
    """Whose abilities a player has besides his own, the cards in front of him, and those of his hand that the viewer
    knows of."""
    player = view.players[seat]
    lines = [f"as {named.thing(copied)}" for copied in player.copies]
    lines += fill([_in_front(view, card) for card in player.in_play], room)
    if view.seat not in (-1, seat) and player.hand:
        known = [named.card(card) for card in player.hand]
        lines += fill([f"holds {known[0]}", *known[1:]], room)
    return lines


def _in_front(view: BangView, card: int) -> str:
    """A card in play; a green one cannot be used in the turn it was played."""
    return f"{named.card(card)} (waits)" if card in view.fresh else named.card(card)


# ---- distances


def _eye(view: BangView) -> int:
    """From where distances are seen: from the viewer's seat, or from that of whoever's turn it is where the view is
    nobody's; from nowhere if there are none."""
    if not any(player.distance for player in view.players):
        return _NO_EYE
    return view.seat if view.seat >= 0 else view.turn


def _last_title(view: BangView) -> str:
    if view.over:
        return "Result"
    if _eye(view) == _NO_EYE:
        return ""
    return "Away" if view.seat == _eye(view) else f"From {proper(view.players[_eye(view)].name)}"


def _last(view: BangView, seat: int) -> str:
    """How far away a player is, or how far the one who looks can shoot."""
    if view.over:
        return "won" if seat in view.winners else "lost"
    if seat == _eye(view):
        return f"reach {view.reach}"
    distance = view.players[seat].distance
    return str(distance) if distance else ""
