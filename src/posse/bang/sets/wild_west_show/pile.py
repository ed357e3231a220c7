"""What the Wild West Show has on the table: the pile of show cards, and what is remembered of the turn."""

from collections.abc import Sequence
from typing import Final

from posse.bang import cards
from posse.bang.bills import NO_BILL, BillStack
from posse.bang.blow import Damage, Shot
from posse.bang.parts import Part
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import Thing
from posse.kernel.shape import COUNTER, Shape

SHOW: Final = "show"
PROGRAMME: Final = "cards-played"
#: So many cards everybody has to play in his turn under Miss Susanna.
CARDS_DUE: Final = 3
COUNTED_BY: Final = "show/miss-susanna"


class ShowPile(BillStack):
    """The show card in force, and the pile, which lies face down."""

    id = SHOW
    keys = ("show", "show_next")
    next_is_open = False

    def __init__(self) -> None:
        super().__init__()
        self.holder = NOBODY  # who turned up the card in force

    @property
    def is_final(self) -> bool:
        """Whether the card in force stays to the end."""
        return self.now != NO_BILL and cards.BILL[self.now].last

    def is_up(self, key: str) -> bool:
        """Whether the show card of a key is in force."""
        return self.now != NO_BILL and cards.BILL[self.now].key == key

    def blank(self) -> BillStack:
        twin = ShowPile()
        twin.holder = self.holder
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (*super().fingerprint(), self.holder)


class TooEarly(Thing):
    """Cards taken at a "draw!" are of no use before what that "draw!" was for is over: as long as there are any, it is
    noted what shoots and what costs life."""

    id = "too-early"

    async def shot_declared(self, t: Table, shot: Shot) -> None:
        programme(t).shot_by = shot.cause

    async def shot_over(self, t: Table, shot: Shot) -> None:
        programme(t).shot_by = ""

    async def before_loss(self, t: Table, damage: Damage) -> None:
        programme(t).losing_to = damage.cause

    async def wound_settled(self, t: Table, seat: int, damage: Damage) -> None:
        programme(t).losing_to = ""


TOO_EARLY: Final = TooEarly()


class Programme(Part):
    """What is remembered: the cards played this turn, and who misses his next turn."""

    id = PROGRAMME
    shows = ("misses-turn",)

    def __init__(self) -> None:
        self.played = 0  # cards that the player on turn has played from his hand
        self.last = NO_CARD  # the brown card that he has just played, and may play once more
        self.last_as = ""  # the id of what it was used as, or of what it copied, if not itself
        self.last_kind = ""  # the id of the kind that took effect
        self.missing = 0  # a bit for each seat that misses its next turn
        # The cards taken at the last "draw!", and what it was for: they do not help against that very thing.
        self.caught: list[int] = []
        self.caught_for = ""
        self.shot_by = ""  # what shoots at somebody at this moment, as long as there are such cards
        self.losing_to = ""  # what costs somebody life at this moment, likewise

    def copy(self) -> Part:
        twin = Programme()
        twin.played = self.played
        twin.last = self.last
        twin.last_as = self.last_as
        twin.last_kind = self.last_kind
        twin.missing = self.missing
        twin.caught = self.caught.copy()
        twin.caught_for = self.caught_for
        twin.shot_by = self.shot_by
        twin.losing_to = self.losing_to
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.played,
            self.last,
            self.last_as,
            self.last_kind,
            self.missing,
            tuple(self.caught),
            self.caught_for,
            self.shot_by,
            self.losing_to,
        )

    def in_force(self) -> Sequence[Thing]:
        return [TOO_EARLY] if self.caught else []

    def catch(self, t: Table, card: int) -> None:
        """A card was taken at the last "draw!"."""
        self.caught.append(card)
        if len(self.caught) == 1:
            t.refresh()

    def is_too_early(self, card: int, dying: bool) -> bool:
        """Whether a card was taken at a "draw!" for the very thing that its owner would use it against."""
        against = self.losing_to if dying else self.shot_by
        return card in self.caught and self.caught_for == against

    def see(self, t: Table, seat: int) -> list[Shape]:
        """Who misses a turn; and how many cards were played, where that matters now."""
        shapes: list[Shape] = []
        if self.missing:
            missing = [who for who in range(len(t.players)) if self.missing >> who & 1]
            shapes = [Shape(COUNTER, "misses-turn", seat=who, count=1) for who in missing]
        if self.played and show_pile(t).is_up(COUNTED_BY):
            shapes.append(Shape(COUNTER, self.id, seat=t.turn, count=self.played))
        return shapes

    def turn_begins(self, t: Table) -> None:
        self.played = 0
        self.last = NO_CARD
        if self.caught:
            self.caught = []
            self.caught_for = ""
            t.refresh()


def show_pile(t: Table) -> ShowPile:
    part = t.parts[SHOW]
    assert isinstance(part, ShowPile)
    return part


def programme(t: Table) -> Programme:
    part = t.parts[PROGRAMME]
    assert isinstance(part, Programme)
    return part
