"""What the Wild West Show has on the table: the pile of show cards, and notes about the turn."""

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
#: How many cards each player must play in his turn under Miss Susanna.
CARDS_DUE: Final = 3
COUNTED_BY: Final = "show/miss-susanna"


class ShowPile(BillStack):
    """The show card in force, and the pile, which is face down."""

    id = SHOW
    keys = ("show", "show_next")
    next_is_open = False

    def __init__(self) -> None:
        super().__init__()
        self.holder = NOBODY  # who turned up the card in force

    @property
    def is_final(self) -> bool:
        """Whether the card in force stays until the end of the game."""
        return self.now != NO_BILL and cards.BILL[self.now].last

    def is_up(self, key: str) -> bool:
        """Whether this show card is in force."""
        return self.now != NO_BILL and cards.BILL[self.now].key == key

    def blank(self) -> BillStack:
        twin = ShowPile()
        twin.holder = self.holder
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (*super().fingerprint(), self.holder)


class TooEarly(Thing):
    """Cards taken at a "draw!" must not be used before the cause of that "draw!" is over. So this notes which shots and
    losses of life are in progress."""

    id = "too-early"

    async def shot_declared(self, t: Table, shot: Shot) -> None:
        programme(t).shots.append(shot.cause)

    async def shot_over(self, t: Table, shot: Shot) -> None:
        programme(t).over(shot.cause)

    async def before_loss(self, t: Table, damage: Damage) -> None:
        """Prevents nothing. It is here because `loss_looms` is only called for things that override this."""

    def loss_looms(self, t: Table, damage: Damage) -> None:
        programme(t).losing_to = damage.cause

    def loss_prevented(self, t: Table, damage: Damage) -> None:
        programme(t).losing_to = ""

    async def wound_settled(self, t: Table, seat: int, damage: Damage) -> None:
        programme(t).losing_to = ""


TOO_EARLY: Final = TooEarly()


class Programme(Part):
    """Notes about the turn: the cards played, and who misses his next turn."""

    id = PROGRAMME
    shows = ("misses-turn",)

    def __init__(self) -> None:
        self.played = 0  # how many cards the player on turn has played from his hand
        self.last = NO_CARD  # the brown card that he has just played, which an ability may repeat
        self.last_as = ""  # the id of what it was used as or copied, if not itself
        self.last_kind = ""  # the id of the kind whose effect it had
        self.missing = 0  # a bit for each seat that misses its next turn
        # The cards taken at a "draw!" this turn, each with what the "draw!" was for: they must not be used against
        # that.
        self.caught: dict[int, str] = {}
        self.shots: list[str] = []  # the causes of the shots in progress, which may be nested
        self.losing_to = ""  # what is about to cost somebody life, if anything

    def copy(self) -> Part:
        twin = Programme()
        twin.played = self.played
        twin.last = self.last
        twin.last_as = self.last_as
        twin.last_kind = self.last_kind
        twin.missing = self.missing
        twin.caught = self.caught.copy()
        twin.shots = self.shots.copy()
        twin.losing_to = self.losing_to
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.played,
            self.last,
            self.last_as,
            self.last_kind,
            self.missing,
            tuple(self.caught.items()),
            tuple(self.shots),
            self.losing_to,
        )

    def over(self, cause: str) -> None:
        """A shot is over, so the cards taken at a "draw!" for it may be used from now on. Shots that nobody fired and
        shots at a player who had left the game were never declared."""
        if cause in self.shots:
            self.shots.remove(cause)
        self.caught = {card: effect for card, effect in self.caught.items() if effect != cause}

    def is_too_early(self, card: int, dying: bool) -> bool:
        """Whether a card was taken at a "draw!" for the very thing that its owner wants to use it against, for himself
        or for another player."""
        effect = self.caught.get(card, "")
        if effect == "":
            return False
        return effect == self.losing_to or (not dying and effect in self.shots)

    def see(self, t: Table, seat: int) -> list[Shape]:
        """Who misses a turn, and how many cards were played, if that matters now."""
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
        self.caught = {}


def show_pile(t: Table) -> ShowPile:
    part = t.parts[SHOW]
    assert isinstance(part, ShowPile)
    return part


def programme(t: Table) -> Programme:
    part = t.parts[PROGRAMME]
    assert isinstance(part, Programme)
    return part
