"""The table as it was when something happened, kept up to date by the events: who was in the game, which cards lay in
front of whom, and who saw whom at which distance. A deed is judged by what else the player could have done at that
moment."""

from typing import Final

from posse.bang import cards
from posse.bang.player import UNCHOSEN
from posse.bang.view import BangView
from posse.bots.bang import notes
from posse.bots.bang.lore import ANYBODY, IN_REACH, NEIGHBOURS, Conditions, in_force
from posse.bots.bang.notes import Note, comes_or_goes, fact, is_exchange, moved, note_of
from posse.kernel.event import Event
from posse.kernel.option import id_of

#: For a moved card: it was looked for, and it lay in front of nobody.
NOWHERE: Final = -2


class Layout:
    """What everybody can see on the table."""

    __slots__ = ("_bills", "_characters", "_copies", "_force", "_ring", "alive", "lies")

    def __init__(self, view: BangView | None) -> None:
        """The table before the first event that the viewer saw, worked out from how it is now. Without a view it is
        empty, for `copy` to fill in."""
        players = [] if view is None else view.players
        seats = len(players)
        self._characters = [_number(player.character) for player in players]
        self._copies: list[list[int]] = [[] for _ in range(seats)]  # whose abilities each player copies
        self._ring = [] if view is None else view.ring.copy()  # the seats clockwise
        self._bills: dict[str, str] = {}  # what is in force, by sort; the first one too comes by an event
        self._force: Conditions = in_force([])
        self.lies: list[list[int]] = [[] for _ in range(seats)]  # the cards in front of each player
        self.alive = [True] * seats
        if view is not None:
            self._go_back(view)

    def copy(self) -> "Layout":
        """A copy that can change independently."""
        twin = Layout(None)
        twin._characters = self._characters.copy()
        twin._copies = self._copies.copy()
        twin._ring = self._ring.copy()
        twin._bills = self._bills.copy()
        twin._force = self._force
        twin.lies = [lying.copy() for lying in self.lies]
        twin.alive = self.alive.copy()
        return twin

    def _go_back(self, view: BangView) -> None:
        """A card that no event brought into play was there from the beginning. The same holds for players."""
        told: list[bool] = [False] * len(self.alive)
        came: set[int] = set()
        events = [event for event in view.events if note_of(event).change != notes.AS_BEFORE]
        for event in events:
            comes = comes_or_goes(event)
            if comes:
                seat = fact(event, "player")
                if not told[seat]:
                    told[seat] = True
                    self.alive[seat] = comes < 0
            card, was, _ = moved(event)
            if was >= 0 and card not in came:
                self.lies[was].append(card)
            if card >= 0:
                came.add(card)
            if is_exchange(event) and fact(event, "aimed_at") not in came:
                self.lies[fact(event, "target")].append(fact(event, "aimed_at"))
                came.add(fact(event, "aimed_at"))
        for event in reversed(events):
            if "change_seats" in event.facts:
                self._swap(event)
        for seat, player in enumerate(view.players):
            if not told[seat]:
                self.alive[seat] = player.alive
            self.lies[seat] += [card for card in player.in_play if card not in came]

    def take_in(self, event: Event, note: Note) -> None:
        """Apply an event, given what was read in it."""
        change = note.change
        if change == notes.MOVES:
            self._move(note)
        elif change == notes.COMES or change == notes.GOES:
            self.alive[fact(event, "player")] = change == notes.COMES
        elif change == notes.LOSES_ALL:
            self.lies[fact(event, "player")].clear()
        elif change == notes.BILL:
            self._bills[event.kind] = str(event.facts["thing"])
            self._force = in_force(list(self._bills.values()))
        elif change == notes.CHANGES_SEATS:
            self._swap(event)
        elif change == notes.COPIES:
            copied = [str(event.facts[key]) for key in ("copies", "copies_too") if event.facts.get(key)]
            self._copies[fact(event, "player")] = [cards.CHARACTER_NUMBER[id] for id in copied]
        elif change == notes.SHOWS_CHARACTER:
            self._characters[fact(event, "player")] = _number(id_of(str(event.facts["character"])))

    def _move(self, note: Note) -> None:
        card = note.card
        if note.was >= 0 and card in self.lies[note.was]:
            self.lies[note.was].remove(card)
        elif note.was != NOWHERE:
            note.was = NOWHERE  # kept in the note for other players who read it
            for seat, lying in enumerate(self.lies):
                if lying and card in lying:
                    lying.remove(card)
                    note.was = seat
        if note.now >= 0:
            self.lies[note.now].append(note.card)
        if note.aimed_at >= 0:
            self.lies[note.now].remove(note.aimed_at)
            self.lies[note.player].append(note.aimed_at)

    def _swap(self, event: Event) -> None:
        one, other = self._ring.index(fact(event, "player")), self._ring.index(fact(event, "target"))
        self._ring[one], self._ring[other] = self._ring[other], self._ring[one]

    # ---- distances

    def within(self, actor: int, range: int) -> list[int]:
        """The players at whom a player could aim."""
        out: list[int] = []
        if range == ANYBODY:
            for seat, alive in enumerate(self.alive):
                if alive and seat != actor:
                    out.append(seat)
            return out
        reach = self.reach(actor) if range == IN_REACH else range
        distances = self.distances(actor)
        for seat, alive in enumerate(self.alive):
            if alive and seat != actor and distances[seat] <= reach:
                out.append(seat)
        return out

    def reach(self, seat: int) -> int:
        """How far a player's weapon reaches."""
        if not self._force.silences_cards:
            for card in self.lies[seat]:
                if cards.REACH[card]:
                    return cards.REACH[card]
        return NEIGHBOURS

    def distances(self, seat: int) -> list[int]:
        """The distance at which a player sees each of the others in the game."""
        out = self._between(seat)
        nearer = self._nearer(seat)
        for other, alive in enumerate(self.alive):
            if alive and other != seat:
                seen = out[other] + self._farther(other) - nearer
                out[other] = seen if seen > 1 else 1
        return out

    def _nearer(self, seat: int) -> int:
        """How much nearer a player sees the others."""
        nearer = 0
        if not self._force.silences_cards:
            for card in self.lies[seat]:
                nearer += cards.NEARER[card]
        if not self._force.silences_abilities:
            own = self._characters[seat]
            nearer += cards.CHARACTER_NEARER[own] if own != UNCHOSEN else 0
            for number in self._copies[seat]:
                nearer += cards.CHARACTER_NEARER[number]
        return nearer

    def _farther(self, seat: int) -> int:
        """How much farther away others see a player."""
        farther = 0
        if not self._force.silences_cards:
            for card in self.lies[seat]:
                farther += cards.FARTHER[card]
        if not self._force.silences_abilities:
            own = self._characters[seat]
            farther += cards.CHARACTER_FARTHER[own] if own != UNCHOSEN else 0
            for number in self._copies[seat]:
                farther += cards.CHARACTER_FARTHER[number]
        return farther

    def _between(self, seat: int) -> list[int]:
        """How many places away each player in the game sits, counted the shorter way round the table."""
        ring = self._ring
        count = len(ring)
        if self._force.everybody_near:
            return [1] * count
        out = [0] * count
        around = 0
        for alive in self.alive:
            if alive:
                around += 1
        at = ring.index(seat)
        right = 0
        for _ in range(count - 1):
            at = at + 1 if at + 1 < count else 0
            other = ring[at]
            if self.alive[other]:
                right += 1
                out[other] = right if right + right <= around else around - right
        return out


def _number(id: str) -> int:
    """The number of a character; for a player who has not chosen one yet, that of no character."""
    return cards.CHARACTER_NUMBER.get(id, UNCHOSEN)
