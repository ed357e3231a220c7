"""The table as a view shows it."""

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from posse.bang import cards
from posse.bang.view import BangView, PlayerView
from posse.kernel.view import View
from posse.terminal.bang import names as named
from posse.terminal.bang.teller import proper
from posse.terminal.pen import Pen, fill

#: Narrower consoles show the cards in play below the character.
_ROOMY: Final = 76
#: What the other columns and the gaps between them take.
_COLUMNS: Final = 37


def show(view: View, pen: Pen) -> RenderableType:
    """The players clockwise from the viewer on, the piles, and the viewer's own hand."""
    assert isinstance(view, BangView)
    parts: list[RenderableType] = [_players(view, pen), *_piles(view, pen)]
    return Group(*parts, *_hands(view, pen))


def _hands(view: BangView, pen: Pen) -> list[Text]:
    """The viewer's hand; for somebody who only looks on, whatever he knows of anybody's."""
    if view.seat < 0:
        holders = [player for player in view.players if player.hand]
        return [_labelled(pen, f"{proper(player.name)} holds", player.hand) for player in holders]
    own = view.players[view.seat]
    return [_labelled(pen, f"Your hand ({len(own.hand)})", own.hand)] if own.alive else []


# ---- the piles


def _piles(view: BangView, pen: Pen) -> list[Text]:
    discards = f"{len(view.discard)} discarded"
    if view.discard:
        discards += f", {named.card(view.discard[-1])} on top"
    facts = [f"Turn {view.turns}", f"{view.deck_count} cards in the deck", discards]
    if view.stick >= 0:
        facts.append(f"{_name(view, view.stick)} with the Stick of Dynamite")
    out = [pen.text("\n".join(f" {line}" for line in fill(facts, pen.width - 1)))]
    if view.aside:
        out.append(_labelled(pen, "Laid out", view.aside))
    if view.deck_top:
        out.append(_labelled(pen, "Known in the deck", view.deck_top))
    return out


def _labelled(pen: Pen, label: str, held: Sequence[int]) -> Text:
    label = f" {label}: "
    lines = fill([named.card(card) for card in held], pen.width - len(label)) or ["nothing"]
    rest = ("\n" + " " * len(label)).join(lines)
    return pen.text(label, "bold").append_text(pen.text(rest, "not bold"))


# ---- the players


def _players(view: BangView, pen: Pen) -> Grid:
    roomy = pen.width >= _ROOMY
    room = _room(view, pen)
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, header_style="dim")
    grid.add_column("", width=2)
    for title in ("Player", "Role"):
        grid.add_column(title, no_wrap=True)
    grid.add_column("Character", no_wrap=roomy)
    grid.add_column("Life", no_wrap=True)
    grid.add_column("Hand", justify="center", no_wrap=True)
    grid.add_column(_last_title(view), justify="center", no_wrap=True)
    if roomy:
        grid.add_column("In front")
    away = distances(view, _eye(view))
    first = max(view.seat, 0)
    for seat in [*range(first, len(view.players)), *range(first)]:
        player = view.players[seat]
        style = "" if player.alive else "dim"
        grid.add_row(*_row(view, pen, seat, away.get(seat, 0), room), style=style)
    return grid


def _room(view: BangView, pen: Pen) -> int:
    """How wide the last column may be, or, on a narrow console, that of the characters."""
    names = max(len(_name(view, seat)) for seat in range(len(view.players)))
    characters = max(len(named.thing(player.character)) for player in view.players)
    return (
        pen.width
        - _COLUMNS
        - max(len(_last_title(view)), len("reach 1"))
        - names
        - (characters if pen.width >= _ROOMY else 0)
    )


def _row(view: BangView, pen: Pen, seat: int, away: int, room: int) -> list[Text]:
    player = view.players[seat]
    name = pen.text(_name(view, seat), "bold" if player.alive else "")
    row = [pen.text(_mark(view, seat), "bold magenta"), name, pen.text(_role(player))]
    character = pen.text(named.thing(player.character))
    front = pen.text("\n".join(_front(view, seat, room)))
    if pen.width < _ROOMY and front:
        character.append("\n").append_text(front)
    row += [character, _life(player, pen), pen.text(str(player.hand_count) if player.alive else "")]
    row.append(pen.text(_last(view, seat, away)))
    return [*row, front] if pen.width >= _ROOMY else row


def _name(view: BangView, seat: int) -> str:
    return "You" if seat == view.seat else proper(view.players[seat].name)


def _mark(view: BangView, seat: int) -> str:
    """Whose turn it is, and who is asked."""
    if view.over:
        return ""
    return ("▶" if seat == view.turn else " ") + ("?" if seat == view.asked else "")


def _role(player: PlayerView) -> str:
    role = proper(player.role) or "?"
    return f"★ {role}" if player.role == "sheriff" else f"  {role}"


def _life(player: PlayerView, pen: Pen) -> Text:
    if not player.alive:
        return pen.text("dead")
    return pen.text(
        "●" * player.life + "○" * (player.max_life - player.life), "red" if player.life < 2 else ""
    )


def _front(view: BangView, seat: int, room: int) -> list[str]:
    """The cards in front of a player, and those of his hand that the viewer knows of."""
    player = view.players[seat]
    lines = fill([named.card(card) for card in player.in_play], room)
    if view.seat not in (-1, seat) and player.hand:
        known = [named.card(card) for card in player.hand]
        lines += fill([f"holds {known[0]}", *known[1:]], room)
    return lines


# ---- distances


def _last_title(view: BangView) -> str:
    if view.over:
        return "Result"
    return "Away" if view.seat == _eye(view) else f"From {proper(view.players[_eye(view)].name)}"


def _last(view: BangView, seat: int, away: int) -> str:
    """How far away a player is, or how far the one who looks can shoot."""
    if view.over:
        return "won" if seat in view.winners else "lost"
    if not view.players[seat].alive:
        return ""
    return str(away) if away else f"reach {reach(view.players[seat])}"


def reach(player: PlayerView) -> int:
    """How far a player's weapon carries."""
    return max((cards.REACH[card] for card in player.in_play), default=0) or 1


def _eye(view: BangView) -> int:
    """From where distances are shown: the viewer, or whoever's turn it is where nobody in the game looks on."""
    return view.seat if view.seat >= 0 and view.players[view.seat].alive else view.turn


def distances(view: BangView, seat: int) -> dict[int, int]:
    """How far away a player sees each of the others."""
    if not view.players[seat].alive:
        return {}
    n = len(view.players)
    ring = [other % n for other in range(seat, seat + n) if view.players[other % n].alive]
    nearer = _bonus(view, seat, cards.CHARACTER_NEARER, cards.NEARER)
    out: dict[int, int] = {}
    for steps, other in enumerate(ring[1:], 1):
        farther = _bonus(view, other, cards.CHARACTER_FARTHER, cards.FARTHER)
        out[other] = max(1, min(steps, len(ring) - steps) + farther - nearer)
    return out


def _bonus(view: BangView, seat: int, of_characters: Sequence[int], of_cards: Sequence[int]) -> int:
    player = view.players[seat]
    own = of_characters[cards.CHARACTER_NUMBER[player.character]]
    return own + sum(of_cards[card] for card in player.in_play)
