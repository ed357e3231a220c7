"""The Duel on a console: the table as a view shows it, and what a player is told before the first move."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from posse.duel import cards
from posse.duel.cards import LAW, OUTLAW, SIDES
from posse.duel.table import COMMON
from posse.duel.view import DuelView, FighterView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal.layout import dots, grid, labelled, mark, row_of
from posse.terminal.pen import Pen, fill
from posse.terminal.speech import Speech


def intro(view: View, speech: Speech) -> list[str]:
    """Who the viewer is, and what their goal is."""
    assert isinstance(view, DuelView)
    side = view.sides[view.seat]
    count = side.reserve_count + sum(fighter is not None for fighter in (side.ac, side.rc))
    return [
        speech.say("terminal-intro-duel", side=side.name, count=count),
        speech.say("table-duel-abbreviations"),
    ]


def open_view(game: Game) -> View:
    """The table with both hands and groups open."""
    view = game.view(-1)
    assert isinstance(view, DuelView)
    for seat in range(len(game.names)):
        own = game.view(seat)
        assert isinstance(own, DuelView)
        view.sides[seat] = own.sides[seat]
        if len(own.aside) > len(view.aside):
            view.aside = own.aside
    return view


def show(view: View, speech: Speech, pen: Pen) -> RenderableType:
    """The two sides beside each other, the viewer's first, the piles, and the viewer's own hand."""
    assert isinstance(view, DuelView)
    table = _Table(view, speech, pen)
    return Group(table.sides(), *table.piles(), *table.hands())


class _Table:
    """Draws a view on the console."""

    def __init__(self, view: DuelView, speech: Speech, pen: Pen) -> None:
        self.view = view
        self.speech = speech
        self.say = speech.say
        self.pen = pen

    # ---- names

    def _side(self, seat: int) -> str:
        return self.speech.names[seat]

    def _card(self, card: int) -> str:
        """`Colt`."""
        return self.speech.thing("card", cards.TEXT[card].partition("@")[0])

    def _symbol(self, card: int) -> str:
        """What a card counts as in a reveal."""
        return self.say(f"symbol-{cards.SYMBOLS[cards.SYMBOL[card]]}")

    def _in_full(self, card: int) -> str:
        """`Colt (Law, Dynamite)`: with its back, as the options tell copies apart."""
        side = self._side(cards.BACK[card])
        return self.say("terminal-duel-card", card=self._card(card), side=side, symbol=self._symbol(card))

    def _characters(self, numbers: Iterable[int]) -> list[str]:
        return [self.speech.thing("character", cards.CHARACTER[number].key) for number in numbers]

    # ---- the two sides

    def sides(self) -> Grid:
        order = (OUTLAW, LAW) if self.view.seat == OUTLAW else (LAW, OUTLAW)
        rows = {
            self.say("place-ac.short"): self._ac,
            self.say("place-rc.short"): self._rc,
            self.say("terminal-reserve"): self._reserve,
            self.say("table-hand-short"): self._hand,
            self.say("terminal-out"): self._gone,
        }
        room = (self.pen.width - max(map(len, rows)) - len(order) - 1) // len(order)
        table = grid()
        table.add_column("", no_wrap=True, style="dim")
        for seat in order:
            table.add_column(self.pen.text(self._title(seat), "not dim bold"), width=room)
        for label, cell in rows.items():
            cells = [cell(seat, room) for seat in order]
            if any(cells):
                table.add_row(self.pen.text(label), *cells)
        return table

    def _title(self, seat: int) -> str:
        view = self.view
        name = self.say("log-duel-name", side=SIDES[seat])
        if seat == view.seat:
            name = self.say("terminal-yours", side=name)
        if view.over:
            result = self.say("end-won" if seat in view.winners else "end-lost")
            return self.say("terminal-ended", side=name, result=result)
        return f"{mark(seat == view.turn, seat == view.asked).strip()} {name}".lstrip()

    def _ac(self, seat: int, room: int) -> Text:
        side = self.view.sides[seat]
        if side.pair:
            one, other = self._characters(side.pair)
            return self.pen.text(self.say("log-list-or", a=one, b=other))
        return self._fighter(side.ac, room)

    def _rc(self, seat: int, room: int) -> Text:
        return self._fighter(self.view.sides[seat].rc, room)

    def _fighter(self, fighter: FighterView | None, room: int) -> Text:
        """A character with their life points, and the equipment below."""
        if fighter is None:
            return self.pen.text("")
        out = self.pen.text(f"{self.speech.thing('character', fighter.character)} ", "bold")
        life = max(fighter.life, 0)
        style = "red not bold" if life < 2 else "not bold"
        out.append_text(self.pen.text(dots(life, fighter.max_life), style))
        for line in fill([self._card(card) for card in fighter.equipment], room - 2):
            out.append_text(self.pen.text(f"\n  {line}", "not bold"))
        return out

    def _reserve(self, seat: int, room: int) -> Text:
        """How many characters wait; in one's own group it is known who, but not in which order."""
        side = self.view.sides[seat]
        count = side.reserve_count - len(side.pair)
        if not side.reserve:
            return self.pen.text(str(count) if count else self.say("log-nobody"))
        return self.pen.text(f"{count}: {', '.join(self._characters(side.reserve))}")

    def _hand(self, seat: int, room: int) -> Text:
        """How many cards a side holds, by their backs, which everybody can see; and the known ones."""
        side = self.view.sides[seat]
        backs = [(back, count) for back, count in enumerate(side.hand_backs) if count]
        lines = fill(
            [self.say("table-duel-backs", side=SIDES[back], count=count) for back, count in backs], room
        )
        if self.view.seat not in (-1, seat) and side.hand:
            first, *rest = map(self._in_full, side.hand)
            lines += fill([self.say("table-duel-known-cards", cards=first), *rest], room)
        return self.pen.text("\n".join(lines) or self.say("table-cards", count=0))

    def _gone(self, seat: int, room: int) -> Text:
        return self.pen.text(", ".join(self._characters(self.view.sides[seat].gone)))

    # ---- piles and hands

    def piles(self) -> list[Text]:
        view, say = self.view, self.say
        facts = [say("table-turn", turn=view.turns) if view.turns else say("terminal-setup")]
        facts += [
            say("table-duel-deck-count", side=SIDES[seat], count=view.deck_counts[seat])
            for seat in (LAW, OUTLAW)
        ]
        if view.deck_counts[COMMON]:
            pile = say("table-duel-common", count=view.deck_counts[COMMON])
            facts.append(say("terminal-common", pile=pile, side=SIDES[view.common_back]))
        facts.append(say("table-discard", count=len(view.discard)))
        if view.discard:
            top = view.discard[-1]
            shown = say("terminal-symbol", card=self._card(top), symbol=self._symbol(top))
            facts.append(say("table-discard-top", card=shown))
        out = [row_of(self.pen, [*facts, *self._done()])]
        if view.aside:
            out.append(labelled(self.pen, say("table-laid"), [self._in_full(card) for card in view.aside]))
        return out

    def _done(self) -> list[str]:
        """What can be done only once per turn, and was."""
        view = self.view
        if view.over:
            return []
        done = [self.say("terminal-bangs", count=view.bangs_played)] if view.bangs_played else []
        if view.swapped:
            done.append(self.say("terminal-swapped"))
        return done + [self.say("terminal-used", thing=self._used(key)) for key in view.used]

    def _used(self, key: str) -> str:
        """What was used: a card or a character."""
        is_card = key.startswith("card/") or key in cards.KINDS
        return self.speech.thing("card" if is_card else "character", key)

    def hands(self) -> list[Text]:
        """The viewer's hand; for a spectator, every card known from any hand."""
        view, say = self.view, self.say
        if view.seat >= 0:
            own = view.sides[view.seat].hand
            return [self._held(say("table-hand", count=len(own)), own)]
        return [
            self._held(say("table-hand-of", who=self._side(seat), count=sum(side.hand_backs)), side.hand)
            for seat, side in enumerate(view.sides)
            if side.hand
        ]

    def _held(self, label: str, hand: list[int]) -> Text:
        return labelled(self.pen, label, [self._in_full(card) for card in hand])
