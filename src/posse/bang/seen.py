"""A table of the card game for many viewers. Everybody gets a view after every move. So what a spectator sees is made
only once, and for each seat only what it sees in addition."""

from typing import cast

from posse.bang.sight import outlooks
from posse.bang.table import PUBLIC, Table
from posse.bang.view import BangView, aside, deck_top, eyes_of, known_hand, texts
from posse.kernel.event import SPECTATOR
from posse.kernel.option import Decision
from posse.kernel.rules import Outlook, Rules, Seen
from posse.kernel.view import View
from posse.roles import ROLES


class BangSeen(Seen):
    """What everybody sees of a table. Distances are only in the outlook."""

    def __init__(self, rules: Rules, t: Table, asked: Decision | None) -> None:
        super().__init__(rules, t, asked)
        self._t = t
        self._public = BangView(t, SPECTATOR, asked, [])
        self._data = self._public.as_dict()
        self._players = cast(list[dict[str, object]], self._data["players"])
        # For each player the seats, as bits, that know a card of the hand which not everybody knows.
        self._inside = [0] * len(t.players) if t.hands_open else [_inside(t, p.hand) for p in t.players]
        self._alike = all(part.seen_alike for part in t.parts.values())
        self._outlooks: list[Outlook | None] | None = None

    def view(self, seat: int) -> View:
        return self._public if seat == SPECTATOR else super().view(seat)

    def data(self, seat: int) -> dict[str, object]:
        if seat == SPECTATOR:
            return self._data
        t = self._t
        eyes = eyes_of(seat)
        out = self._data.copy()
        out["seat"] = seat
        out["players"] = self._around(seat, eyes)
        out["reach"] = t.players[seat].reach
        out["hand_limit"] = t.hand_limit(seat)
        if t.deck_known & eyes and (top := deck_top(t, eyes)):
            out["deck_top"] = texts(top)
        if t.aside:
            out["aside"] = texts(aside(t, eyes))
        if not self._alike:
            self._see_parts(seat, out)
        return out

    def _around(self, seat: int, eyes: int) -> list[dict[str, object]]:
        """The players, with the viewer's own role and hand, and the cards that the viewer knows in the hands of
        others."""
        t = self._t
        players = self._players.copy()
        for other, seats in enumerate(self._inside):
            if seats & eyes and other != seat:
                players[other] = {**players[other], "hand": texts(known_hand(t, other, eyes))}
        me = t.players[seat]
        own = players[seat].copy()
        own["role"] = ROLES[me.role]
        if me.hand:
            own["hand"] = texts(me.hand)
        players[seat] = own
        return players

    def _see_parts(self, seat: int, out: dict[str, object]) -> None:
        t = self._t
        shapes = [shape.as_dict() for part in t.parts.values() for shape in part.shapes(t, seat)]
        if shapes:
            out["shapes"] = shapes
        else:
            out.pop("shapes", None)

    def outlook(self, seat: int) -> Outlook | None:
        if self._outlooks is None:
            self._outlooks = outlooks(self._t)
        return None if seat == SPECTATOR else self._outlooks[seat]


def _inside(t: Table, hand: list[int]) -> int:
    seats = 0
    for card in hand:
        if t.known[card] != PUBLIC:
            seats |= t.known[card]
    return seats
