"""The card game on a console: the table as a view shows it, and what a player is told before the first move."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from posse.bang import cards
from posse.bang.view import BangView, PlayerView
from posse.kernel.game import Game
from posse.kernel.view import View
from posse.terminal import roles, shapes
from posse.terminal.layout import (
    Column,
    dots,
    labelled,
    mark,
    players,
    row_of,
    seats_from,
    width_of,
)
from posse.terminal.pen import Pen, fill
from posse.terminal.speech import Speech

#: Narrower consoles show the cards in play below the character.
_ROOMY: Final = 76
#: The least room for the cards in play beside the character.
_LEAST: Final = 14
_NO_EYE: Final = -1


def intro(view: View, speech: Speech) -> list[str]:
    """Who the viewer is, and what their goal is."""
    assert isinstance(view, BangView)
    return roles.intro(view.players, view.seat, speech, _new_goal(view, speech))


def open_view(game: Game) -> View:
    """The table with all hands and roles open, and distances as seen by the player whose turn it is."""
    view = game.view(-1)
    assert isinstance(view, BangView)
    for seat in range(len(game.names)):
        own = game.view(seat)
        assert isinstance(own, BangView)
        view.players[seat] = own.players[seat]
        if len(own.aside) > len(view.aside):
            view.aside = own.aside
    seen = game.view(view.turn)
    assert isinstance(seen, BangView)
    view.reach = seen.reach
    for player, as_seen in zip(view.players, seen.players, strict=True):
        player.distance = as_seen.distance
    return view


def show(view: View, speech: Speech, pen: Pen) -> RenderableType:
    """The players clockwise from the viewer, the piles, what the sets add, and the viewer's own hand."""
    assert isinstance(view, BangView)
    table = _Table(view, speech, pen)
    middle = shapes.in_the_middle(view.shapes, speech, pen)
    return Group(table.players(), *table.piles(), *middle, *table.hands())


def _new_goal(view: BangView, speech: Speech) -> str:
    """The viewer's present goal, if it differs from the one of their role."""
    if view.goal:
        return speech.say("table-goal-now", goal=speech.say(view.goal))
    return shapes.goal(view.shapes, view.seat, speech)


class _Table:
    """Draws a view on the console."""

    def __init__(self, view: BangView, speech: Speech, pen: Pen) -> None:
        self.view = view
        self.speech = speech
        self.say = speech.say
        self.pen = pen
        self.eye = self._eye()

    def _card(self, card: int) -> str:
        return self.speech.card(cards.TEXT[card])

    def _cards(self, label: str, held: list[int]) -> Text:
        return labelled(self.pen, label, [self._card(card) for card in held])

    # ---- piles and hands

    def piles(self) -> list[Text]:
        view, say = self.view, self.say
        turn = say("table-turn", turn=view.turns)
        facts = [f"{turn}, {say('terminal-extra-turn')}" if view.extra_turn else turn]
        facts += [
            say("table-deck-count", count=view.deck_count),
            say("table-discard", count=len(view.discard)),
        ]
        if view.discard:
            facts.append(say("table-discard-top", card=self._card(view.discard[-1])))
        out = [row_of(self.pen, facts)]
        out += self._goal()
        if view.aside:
            out.append(self._cards(say("table-laid"), view.aside))
        if view.deck_top:
            out.append(self._cards(say("terminal-deck-known"), view.deck_top))
        return out

    def _goal(self) -> list[Text]:
        """The viewer's present goal: it may have changed, and nobody should miss that."""
        view = self.view
        new = _new_goal(view, self.speech)
        if view.goal:
            words = new
        elif view.seat < 0 or view.over:
            return []
        else:
            role = view.players[view.seat].role
            goal = new or roles.goal(role, len(view.players), self.speech, bool(view.deaths))
            words = self.say("terminal-goal", goal=goal)
        return [self.pen.text(f" {words}", "bold" if new else "")]

    def hands(self) -> list[Text]:
        """The viewer's hand; for a spectator, every card known from any hand."""
        view = self.view
        if view.seat >= 0:
            own = view.players[view.seat]
            return [self._cards(self.say("table-hand", count=len(own.hand)), own.hand)] if own.alive else []
        return [
            self._cards(self.say("table-hand-of", who=name, count=player.hand_count), player.hand)
            for name, player in zip(self.speech.names, view.players, strict=True)
            if player.hand
        ]

    # ---- the players

    def players(self) -> Grid:
        ring = self.view.ring
        seats = [ring[place] for place in seats_from(ring.index(max(self.view.seat, 0)), len(ring))]
        columns = self._columns(seats)
        room = self.pen.width - width_of(columns)
        if self.pen.width >= _ROOMY and room >= _LEAST:
            cells = [self.pen.text("\n".join(self._front(seat, room))) for seat in seats]
            columns.append(Column(self.say("table-laid-out"), cells, wrap=True))
        else:
            self._put_below(columns, seats)
        return players(columns, ["" if self.view.players[seat].alive else "dim" for seat in seats])

    def _columns(self, seats: list[int]) -> list[Column]:
        view, say, text = self.view, self.say, self.pen.text
        each = [view.players[seat] for seat in seats]
        marks = ["" if view.over else mark(seat == view.turn, seat == view.asked) for seat in seats]
        names = [text(self._name(seat), "bold" if view.players[seat].alive else "") for seat in seats]
        characters = [text(self.speech.thing("character", player.character)) for player in each]
        hands = [text(str(player.hand_count) if player.alive else "") for player in each]
        out = [
            Column("", [text(f"{words:2}", "bold magenta") for words in marks]),
            Column(say("terminal-player"), names),
            Column(say("terminal-role"), [text(roles.in_table(player.role, self.speech)) for player in each]),
            Column(say("terminal-character"), characters),
            Column(say("terminal-life"), [self._life(seat) for seat in seats]),
            Column(say("table-hand-short"), hands, "center"),
        ]
        if view.over or self.eye != _NO_EYE:
            out.append(Column(self._last_title(), [text(self._last(seat)) for seat in seats], "center"))
        return out

    def _put_below(self, columns: list[Column], seats: list[int]) -> None:
        """On a narrow console the cards in play are shown below the character."""
        index = 3
        characters = columns[index]
        room = self.pen.width - width_of(columns) + characters.width
        for cell, seat in zip(characters.cells, seats, strict=True):
            if front := self._front(seat, room):
                cell.append("\n").append_text(self.pen.text("\n".join(front)))
        columns[index] = characters._replace(wrap=True)

    def _name(self, seat: int) -> str:
        return self.say("table-you") if seat == self.view.seat else self.speech.names[seat]

    def _life(self, seat: int) -> Text:
        player = self.view.players[seat]
        if not player.alive:
            return self.pen.text(self.say("terminal-dead"))
        if player.ghost:
            return self.pen.text(self._ghost(player))
        return self.pen.text(dots(player.life, player.max_life), "red" if player.life < 2 else "")

    def _ghost(self, player: PlayerView) -> str:
        """What a player without life points is called: what the variant that brought them back says, unless a card in
        front of them keeps them in the game."""
        if not any(cards.KIND[card].keeps_in_game for card in player.in_play):
            for id in self.speech.variants:
                word = f"bang-variant-{id}.ghost-tab"
                if self.speech.voice.has(word):
                    return self.say(word)
        return self.say("terminal-ghost")

    def _front(self, seat: int, room: int) -> list[str]:
        """Whose abilities a player has besides their own, what the sets gave them, the cards in front of them, and
        those in their hand that the viewer knows."""
        view, say = self.view, self.say
        player = view.players[seat]
        copied = [self.speech.thing("character", key) for key in player.copies]
        lines = [say("terminal-as", character=character) for character in copied]
        in_play = [cards.TEXT[card] for card in player.in_play]
        lines += fill(shapes.beside(view.shapes, seat, self.speech, in_play), room)
        lines += fill([self._in_front(card, seat) for card in player.in_play], room)
        if view.seat not in (-1, seat) and player.hand:
            known = [self._card(card) for card in player.hand]
            lines += fill([say("terminal-holds", cards=known[0]), *known[1:]], room)
        return lines

    def _in_front(self, card: int, seat: int) -> str:
        """A card in play with what lies on it; a green one cannot be used in the turn it was played."""
        name = self._card(card)
        if tokens := shapes.lying_on(self.view.shapes, seat, cards.TEXT[card], self.speech):
            name = self.say("terminal-priced", card=name, price=", ".join(tokens))
        return self.say("terminal-waits", card=name) if card in self.view.fresh else name

    # ---- distances

    def _eye(self) -> int:
        """Where distances are seen from: the viewer's seat or, if the view is nobody's, the seat of the player whose
        turn it is; nowhere if there are none."""
        if not any(player.distance for player in self.view.players):
            return _NO_EYE
        return self.view.seat if self.view.seat >= 0 else self.view.turn

    def _last_title(self) -> str:
        if self.view.over:
            return self.say("terminal-result")
        if self.eye == self.view.seat:
            return self.say("terminal-away")
        return self.say("terminal-from", who=self.speech.names[self.eye])

    def _last(self, seat: int) -> str:
        """How far away a player is, or how far the player who looks can shoot."""
        if self.view.over:
            return self.say("end-won" if seat in self.view.winners else "end-lost")
        if seat == self.eye:
            return self.say("terminal-reach", reach=self.view.reach)
        distance = self.view.players[seat].distance
        return str(distance) if distance else ""
