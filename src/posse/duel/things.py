"""Everything that has rules in the Duel: kinds of playing cards and characters.

A thing is a class that overrides only the hooks it needs. Queries are plain functions, reactions are `async` if they
ask somebody. Marks are what a thing changes merely by being there. The pipelines (turn, menu, hit, damage, token, loot,
elimination) call the hooks. The list below is the table of contents of the game. A pipeline passes over things that do
not override its hook (`Thing.hooks`), so an unused hook costs nothing.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.kernel.option import Option
from posse.kernel.rules import Hindrance

if TYPE_CHECKING:
    from posse.duel.menu import Menu
    from posse.duel.side import Fighter
    from posse.duel.table import Hit, Table

RED: Final = "red"
BLUE: Final = "blue"
BROWN: Final = "brown"

# A bit for each hook, in the order in which a turn meets them.
TURN_CHECK: Final = 1 << 0
DREW: Final = 1 << 1
OFFERS: Final = 1 << 2
SERVES_AS: Final = 1 << 3
DEFENCE: Final = 1 << 4
OWN_HIT_AVOIDED: Final = 1 << 5
STANDS_IN: Final = 1 << 6
LOST_LIFE: Final = 1 << 7
TOKEN_MOVED: Final = 1 << 8
ROBBED: Final = 1 << 9
OTHER_ELIMINATED: Final = 1 << 10

# A bit for each mark.
DRAWS_ONE_MORE: Final = 1 << 16  # in the draw phase
ONE_MORE_BANG: Final = 1 << 17  # a turn
NO_BANG_LIMIT: Final = 1 << 18
HITS_THE_REAR: Final = 1 << 19  # Hit cards may be played on the opponent's RC
PLAYS_ANYWHERE: Final = 1 << 20  # cards may be played on any character
NEEDS_A_SECOND_CARD: Final = 1 << 21  # who avoids a BANG! card of the owner discards one card more
REVEALS_ONE_MORE: Final = 1 << 22  # for every reveal of anybody; the owner decides which counts

#: The hooks and the methods behind them.
HOOKS: Final = {
    TURN_CHECK: "turn_check",
    DREW: "drew",
    OFFERS: "offers",
    SERVES_AS: "serves_as",
    DEFENCE: "defence",
    OWN_HIT_AVOIDED: "own_hit_avoided",
    STANDS_IN: "stands_in",
    LOST_LIFE: "lost_life",
    TOKEN_MOVED: "token_moved",
    ROBBED: "robbed",
    OTHER_ELIMINATED: "other_eliminated",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Something that has an id and rules, for the character it belongs to. Its docstring is its rule."""

    sort: ClassVar[str] = ""  # ids are unique within their sort
    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    marks: ClassVar[int] = 0
    always_active: ClassVar[bool] = False  # works in the rearguard too
    sure: ClassVar[bool] = False  # as a defence it never fails

    def __init__(self) -> None:
        self.key = f"{self.sort}/{self.id}"
        self.hooks = self.marks
        for bit, method in HOOKS.items():
            if getattr(type(self), method) is not getattr(Thing, method):
                self.hooks |= bit

    # ---- turn

    async def turn_check(self, t: "Table", bearer: "Fighter", card: int) -> None:
        """What a card in play does at the beginning of its side's turn (see `Kind.check_order`)."""
        raise NotImplementedError

    def drew(self, t: "Table", bearer: "Fighter", drawn: list[int]) -> None:
        """Its side has drawn these cards in its draw phase."""
        raise NotImplementedError

    def offers(self, menu: "Menu", bearer: "Fighter") -> None:
        """Add to the menu of a play phase what its owner may do with it."""
        raise NotImplementedError

    async def use(self, t: "Table", bearer: "Fighter", option: Option) -> None:
        """Carry out what was offered."""
        raise NotImplementedError

    # ---- cards in hand

    def serves_as(self, card: int, wanted: str) -> bool:
        """Whether a hand card may be used as the kind `wanted` (other than as itself) by or for its character."""
        raise NotImplementedError

    # ---- a hit

    def defence(self, t: "Table", hit: "Hit") -> Option | None:
        """What may be done with it against a hit on its character."""
        raise NotImplementedError

    async def defend(self, t: "Table", hit: "Hit") -> bool:
        """Carry out that defence; whether it succeeds."""
        raise NotImplementedError

    def fires_back(self, t: "Table", hit: "Hit") -> None:
        """It has avoided a hit: what else follows."""

    def own_hit_avoided(self, t: "Table", bearer: "Fighter", hit: "Hit") -> None:
        """The opponent has avoided a hit of its side."""
        raise NotImplementedError

    # ---- life

    async def stands_in(self, t: "Table", bearer: "Fighter", fighter: "Fighter") -> bool:
        """Whether its character loses the life point that the other character of its side is about to lose."""
        raise NotImplementedError

    def lost_life(self, t: "Table", bearer: "Fighter", source: int) -> None:
        """Its character has lost a life point, but not the last, caused by a side or by nobody."""
        raise NotImplementedError

    async def other_eliminated(self, t: "Table", bearer: "Fighter", dead: "Fighter") -> None:
        """Another character was eliminated, but still has its equipment."""
        raise NotImplementedError

    # ---- tokens and cards

    def token_moved(self, t: "Table", bearer: "Fighter", moved: int) -> None:
        """The AC token of a side was moved."""
        raise NotImplementedError

    def robbed(self, t: "Table", bearer: "Fighter") -> None:
        """The opponent has drawn or discarded a card from its owner's hand or from its character."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Thing):
    """A kind of playing card: all cards of one name."""

    sort = "card"
    border: ClassVar[str] = BROWN
    copies: ClassVar[str] = ""  # back and reveal symbol of each copy
    hit: ClassVar[bool] = False  # carries the circled hit symbol
    avoid: ClassVar[bool] = False  # carries the circled avoid symbol
    reload: ClassVar[bool] = False  # carries the reload symbol
    any_card_avoids: ClassVar[bool] = False  # its hit may be avoided with any card from hand
    check_order: ClassVar[int] = 0  # its place among the cards that act at the beginning of a turn

    def plays(self, menu: "Menu", card: int, as_id: str = "") -> None:
        """Add to the menu what may be done in the play phase with this card, or with one used as this kind."""

    async def play(self, t: "Table", seat: int, card: int, option: Option) -> None:
        """Carry out the card. Unless it is equipment, it is already on the discard pile."""
        raise NotImplementedError

    async def if_avoided(self, t: "Table", hit: "Hit") -> None:
        """What the card does when its hit was avoided."""

    def hindrance(self, menu: "Menu", card: int) -> Hindrance:
        """Why `plays` offers nothing for this card, or for one used as this kind. Called only if that is so."""
        return Hindrance("nobody-asked-it" if self.avoid else "no-target")


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Kind):
    """A card that is simply played: it names no target."""

    def plays(self, menu: "Menu", card: int, as_id: str = "") -> None:
        menu.add(card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Thing):
    """A character with an ability."""

    sort = "character"
    law: ClassVar[bool] = False  # of the Law, or of the Outlaws
    life: ClassVar[int] = 4
