"""Things that bear rules: kinds of playing cards, characters, variants; later events, equipment, railcars.

A thing is a class that overrides only the hooks it changes. Queries are plain functions, reactions are `async`. The
pipelines (turn, play, shot, damage, elimination, drawing) call the hooks; the list below is the table of contents of
the game. A pipeline passes over things that do not override its hook (`Thing.hooks`), so an idle hook costs nothing.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.kernel.option import Option

if TYPE_CHECKING:
    from posse.bang.menu import Menu
    from posse.bang.table import Damage, Shot, Table

BROWN: Final = "brown"
BLUE: Final = "blue"

# A bit for each hook, in the order in which a turn meets them.
TURN_CHECK: Final = 1 << 0
DRAWS: Final = 1 << 1
SERVES_AS: Final = 1 << 2
MISSED_NEEDED: Final = 1 << 3
DEFENCE: Final = 1 << 4
HIT: Final = 1 << 5
ANY_TIME: Final = 1 << 6
WOUNDED: Final = 1 << 7
OTHER_ELIMINATED: Final = 1 << 8
HAND_EMPTY: Final = 1 << 9
ELIMINATED: Final = 1 << 10
REROUTES: Final = 1 << 11

#: The hooks and the methods behind them.
HOOKS: Final = {
    TURN_CHECK: "turn_check",
    DRAWS: "draws",
    SERVES_AS: "serves_as",
    MISSED_NEEDED: "missed_needed",
    DEFENCE: "defence",
    HIT: "hit",
    ANY_TIME: "any_time",
    WOUNDED: "wounded",
    OTHER_ELIMINATED: "other_eliminated",
    HAND_EMPTY: "hand_empty",
    ELIMINATED: "eliminated",
    REROUTES: "reroutes",
}

# The ways of a card that a rule of the whole table may change.
OFF_THE_DECK: Final = 0  # to be drawn, turned or revealed
TO_THE_DISCARDS: Final = 1
OUT_OF_PLAY: Final = 2  # into somebody's hand


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Something with an id that bears rules. Its docstring is its rule."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""

    # ---- what it changes by being there, as numbers
    sees_nearer: ClassVar[int] = 0  # its owner sees the others at a distance reduced by this
    seen_farther: ClassVar[int] = 0  # the others see its owner at a distance increased by this
    more_bangs: ClassVar[int] = 0  # so many BANG! cards a turn beyond the first
    more_flips: ClassVar[int] = 0  # so many cards more turned over for each "draw!" of its owner
    takes_cards: ClassVar[bool] = False  # reacts to an elimination by taking the cards, so before the others

    def __init__(self) -> None:
        self.key = self.id
        self.hooks = 0
        for bit, method in HOOKS.items():
            if getattr(type(self), method) is not getattr(Thing, method):
                self.hooks |= bit

    # ---- setting up, for rules of the whole table

    def in_the_deck(self, card: int) -> bool:
        """Whether a card takes part in the game."""
        return True

    def set_up(self, t: "Table") -> None:
        """The cards are dealt; the game is about to begin."""

    # ---- turn

    async def turn_check(self, t: "Table", seat: int, card: int) -> None:
        """The check of a card in play at the start of its owner's turn (see `Kind.check_order`)."""
        raise NotImplementedError

    async def draws(self, t: "Table", seat: int, count: int) -> None:
        """Phase 1 in its owner's own way, `count` being how many cards others would draw."""
        raise NotImplementedError

    # ---- cards in hand

    def serves_as(self, t: "Table", seat: int, card: int, wanted: str) -> bool:
        """Whether its owner may use a hand card as the kind `wanted` (other than as itself)."""
        raise NotImplementedError

    def hand_empty(self, t: "Table", seat: int) -> None:
        """Its owner has no card in hand."""
        raise NotImplementedError

    # ---- a shot

    def missed_needed(self, t: "Table", shot: "Shot") -> int:
        """How many Missed! it takes to cancel a shot of its owner."""
        raise NotImplementedError

    def defence(self, t: "Table", shot: "Shot") -> Option | None:
        """What its owner, being shot at, may do with it now."""
        raise NotImplementedError

    async def defend(self, t: "Table", shot: "Shot") -> None:
        """Carry out that defence."""
        raise NotImplementedError

    def hit(self, t: "Table", shot: "Shot") -> None:
        """A shot was not cancelled; the target is about to lose life."""
        raise NotImplementedError

    # ---- life

    def any_time(self, t: "Table", seat: int) -> list[Option]:
        """What its owner may do with it at any time."""
        raise NotImplementedError

    async def use(self, t: "Table", seat: int, option: Option) -> None:
        """Carry out an option of `any_time`."""
        raise NotImplementedError

    async def wounded(self, t: "Table", damage: "Damage") -> None:
        """Its owner has lost life and is still in the game."""
        raise NotImplementedError

    async def other_eliminated(self, t: "Table", seat: int, dead: int) -> None:
        """Another player was eliminated; his cards are still his."""
        raise NotImplementedError

    def eliminated(self, t: "Table", dead: int) -> None:
        """For rules of the whole table: a player was eliminated."""
        raise NotImplementedError

    def reroutes(self, t: "Table", way: int, card: int) -> bool:
        """For rules of the whole table: a card is on its way; True if it was given another place."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Thing):
    """A kind of playing card: all cards of one name."""

    border: ClassVar[str] = BROWN
    copies: ClassVar[str] = ""  # rank and suit of each copy
    book: ClassVar[bool] = False  # carries the book symbol: left out of a first game
    reach: ClassVar[int] = 0  # of a weapon
    has_missed: ClassVar[bool] = False  # carries the Missed! symbol
    saves_life: ClassVar[bool] = False  # may be played against a lethal hit
    check_order: ClassVar[int] = 0  # its place among the checks at the start of a turn

    def plays(self, menu: "Menu", card: int, as_id: str = "") -> None:
        """Add to the menu what may be done in one's own play phase with this card, or with one used as it."""

    async def play(self, t: "Table", seat: int, card: int, option: Option) -> None:
        """What happens when the card is played; a brown card already lies on the discard pile."""
        raise NotImplementedError

    async def answer(self, t: "Table", seat: int, card: int) -> None:
        """What the card does when it is played out of turn as an answer or against a lethal hit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Thing):
    """A character with his ability."""

    life: ClassVar[int] = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Goals:
    """What the players of a table want: rewards, penalties and the ends of the game."""

    def reward(self, t: "Table", dead: int, killer: int) -> None:
        """What the elimination of a player brings to, or costs, who did it."""
        raise NotImplementedError

    def winners(self, t: "Table") -> list[int] | None:
        """The seats that have won, or None while the game goes on."""
        raise NotImplementedError
