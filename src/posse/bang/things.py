"""Things that bear rules: kinds of playing cards, characters, events, variants.

A thing is a class that overrides only the hooks it changes. Queries are plain functions, reactions are `async`. The
pipelines (turn, drawing, play, shot, damage, elimination) call the hooks; the list below, in the order in which a turn
meets them, is the table of contents of the game. A pipeline passes over things that do not override its hook
(`Thing.hooks`), so an idle hook costs nothing.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.kernel.option import Option
from posse.kernel.rules import Hindrance

if TYPE_CHECKING:
    from posse.bang.blow import Damage, Shot
    from posse.bang.menu import Menu
    from posse.bang.table import Table

BROWN: Final = "brown"
BLUE: Final = "blue"
GREEN: Final = "green"
EVENT: Final = "event"

# A bit for each hook.
ENTERS: Final = 1 << 0
RETURNS: Final = 1 << 1
TURN_STARTS: Final = 1 << 2
TURN_CHECK: Final = 1 << 3
TURN_BEGINS: Final = 1 << 4
BEFORE_DRAWING: Final = 1 << 5
DRAW_COUNT: Final = 1 << 6
DRAWS: Final = 1 << 7
AFTER_DRAWING: Final = 1 << 8
USES: Final = 1 << 9
OBLIGES: Final = 1 << 10
SERVES_AS: Final = 1 << 11
FORBIDS: Final = 1 << 12
IGNORES: Final = 1 << 13
MISSED_NEEDED: Final = 1 << 14
DEFENCE: Final = 1 << 15
HIT: Final = 1 << 16
ANSWERED: Final = 1 << 17
ANY_TIME: Final = 1 << 18
WOUNDED: Final = 1 << 19
OTHER_ELIMINATED: Final = 1 << 20
ELIMINATED: Final = 1 << 21
HAND_EMPTY: Final = 1 << 22
REROUTES: Final = 1 << 23
SUIT: Final = 1 << 24
SEATS_BETWEEN: Final = 1 << 25
SILENCES_CARDS: Final = 1 << 26
SILENCES_ABILITIES: Final = 1 << 27
NO_CHOICE: Final = 1 << 28
TURN_ENDS: Final = 1 << 29

#: The hooks and the methods behind them.
HOOKS: Final = {
    ENTERS: "enters",
    RETURNS: "returns",
    TURN_STARTS: "turn_starts",
    TURN_CHECK: "turn_check",
    TURN_BEGINS: "turn_begins",
    BEFORE_DRAWING: "before_drawing",
    DRAW_COUNT: "draw_count",
    DRAWS: "draws",
    AFTER_DRAWING: "after_drawing",
    USES: "uses",
    OBLIGES: "obliges",
    SERVES_AS: "serves_as",
    FORBIDS: "forbids",
    IGNORES: "ignores",
    MISSED_NEEDED: "missed_needed",
    DEFENCE: "defence",
    HIT: "hit",
    ANSWERED: "answered",
    ANY_TIME: "any_time",
    WOUNDED: "wounded",
    OTHER_ELIMINATED: "other_eliminated",
    ELIMINATED: "eliminated",
    HAND_EMPTY: "hand_empty",
    REROUTES: "reroutes",
    SUIT: "suit",
    SEATS_BETWEEN: "seats_between",
    SILENCES_CARDS: "silences_cards",
    SILENCES_ABILITIES: "silences_abilities",
    NO_CHOICE: "no_choice",
    TURN_ENDS: "turn_ends",
}

# The ways of a card that a rule of the whole table may change.
OFF_THE_DECK: Final = 0  # to be drawn, turned or revealed
TO_THE_DISCARDS: Final = 1
OUT_OF_PLAY: Final = 2  # into somebody's hand


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Something with an id that bears rules. Its docstring is its rule.

    A hook's `seat` is the owner of the thing, or the player concerned where the thing is a rule of the whole table (an
    event, a variant).
    """

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""

    # ---- what it changes by being there, as numbers
    sees_nearer: ClassVar[int] = 0  # its owner sees the others at a distance reduced by this
    seen_farther: ClassVar[int] = 0  # the others see its owner at a distance increased by this
    more_bangs: ClassVar[int] = 0  # so many BANG! cards a turn beyond the first
    more_flips: ClassVar[int] = 0  # so many cards more turned over for each "draw!" of its owner
    demands: ClassVar[str] = ""  # what it makes players give up: "bang" or "missed"

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

    def hand_out(self, t: "Table") -> None:
        """The players have sat down: give them what they begin with beside their cards."""

    def set_up(self, t: "Table") -> None:
        """The cards are dealt; the game is about to begin."""

    # ---- turn

    async def enters(self, t: "Table") -> None:
        """It comes into force: an event is turned up."""
        raise NotImplementedError

    def returns(self, t: "Table", seat: int) -> bool:
        """Whether a player out of the game, to whom the turn would come, is brought back for it."""
        raise NotImplementedError

    def come_back(self, t: "Table", seat: int) -> None:
        """Bring that player back; his turn has begun."""
        raise NotImplementedError

    async def turn_starts(self, t: "Table", seat: int) -> None:
        """A turn starts, before anything else of it."""
        raise NotImplementedError

    async def turn_check(self, t: "Table", seat: int, card: int) -> None:
        """The check of a card in play at the start of its owner's turn (see `Kind.check_order`)."""
        raise NotImplementedError

    async def turn_begins(self, t: "Table", seat: int) -> None:
        """Its owner's turn begins, the checks being over."""
        raise NotImplementedError

    def no_choice(self, t: "Table", seat: int) -> None:
        """Its owner's turn comes but he cannot choose for it: he loses it, or no ability works."""
        raise NotImplementedError

    async def before_drawing(self, t: "Table", seat: int) -> bool:
        """Phase 1 is about to begin: True if it is left out."""
        raise NotImplementedError

    def draw_count(self, t: "Table", seat: int, count: int) -> int:
        """How many cards are drawn in phase 1, being `count` so far."""
        raise NotImplementedError

    async def draws(self, t: "Table", seat: int, count: int) -> None:
        """Phase 1 in a way of its own, `count` being how many cards there are to draw."""
        raise NotImplementedError

    async def after_drawing(self, t: "Table", seat: int, drawn: list[int]) -> None:
        """Phase 1 is over; `drawn` is what the player got, in its order."""
        raise NotImplementedError

    async def turn_ends(self, t: "Table", seat: int) -> None:
        """A turn ends, after phase 3."""
        raise NotImplementedError

    # ---- playing

    def uses(self, menu: "Menu", card: int) -> None:
        """Add to the menu what its owner may do with it in his play phase; `card` is the card in play, if it is one."""
        raise NotImplementedError

    def obliges(self, menu: "Menu") -> bool:
        """Whether the player may not end his play phase yet."""
        raise NotImplementedError

    def any_time(self, t: "Table", seat: int) -> list[Option]:
        """What its owner may do with it at any time."""
        raise NotImplementedError

    async def use(self, t: "Table", seat: int, option: Option) -> None:
        """Carry out an option of `uses` or `any_time`."""
        raise NotImplementedError

    def serves_as(self, t: "Table", seat: int, card: int, wanted: str) -> bool:
        """Whether its owner may use a hand card as the kind `wanted` (other than as itself)."""
        raise NotImplementedError

    def forbids(self, t: "Table", seat: int, kind: "Kind") -> bool:
        """Whether a player may not play, or give up, a hand card as this kind now."""
        raise NotImplementedError

    def ignores(self, t: "Table", seat: int, played: list[int], brown: bool) -> bool:
        """Whether cards played by another player do not affect its owner."""
        raise NotImplementedError

    def answered(self, t: "Table", seat: int, card: int) -> None:
        """Its owner has played, or given up, a hand card in answer to something."""
        raise NotImplementedError

    def hand_empty(self, t: "Table", seat: int) -> None:
        """Its owner has no card in hand."""
        raise NotImplementedError

    # ---- a shot

    def missed_needed(self, t: "Table", shot: "Shot") -> int:
        """How many Missed! it takes to cancel a shot of its owner."""
        raise NotImplementedError

    def defence(self, t: "Table", shot: "Shot", card: int) -> Option | None:
        """What its owner, being shot at, may do with it now; `card` is the card in play, if it is one."""
        raise NotImplementedError

    async def defend(self, t: "Table", shot: "Shot") -> None:
        """Carry out that defence."""
        raise NotImplementedError

    def hit(self, t: "Table", shot: "Shot") -> None:
        """For rules of the whole table: a shot was not cancelled; the target is about to lose life."""
        raise NotImplementedError

    # ---- life

    async def wounded(self, t: "Table", damage: "Damage") -> None:
        """Its owner has lost life and is still in the game."""
        raise NotImplementedError

    async def other_eliminated(self, t: "Table", seat: int, dead: int) -> None:
        """Another player was eliminated; his cards are still his."""
        raise NotImplementedError

    def eliminated(self, t: "Table", dead: int) -> None:
        """For rules of the whole table: a player was eliminated."""
        raise NotImplementedError

    # ---- what other rules mean

    def reroutes(self, t: "Table", way: int, card: int) -> bool:
        """For rules of the whole table: a card is on its way; True if it was given another place."""
        raise NotImplementedError

    def suit(self, t: "Table", card: int) -> int:
        """The suit that a card counts as."""
        raise NotImplementedError

    def seats_between(self, t: "Table") -> int:
        """The distance between any two players before their cards alter it."""
        raise NotImplementedError

    def silences_cards(self, t: "Table", seat: int) -> bool:
        """Whether the cards in front of a player are without effect now."""
        raise NotImplementedError

    def silences_abilities(self, t: "Table") -> bool:
        """Whether no character has his ability now."""
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

    async def give_up(self, t: "Table", seat: int) -> None:
        """Use the card as a Missed! from in front of its owner."""
        raise NotImplementedError

    # ---- why not: asked only where nothing was added to the menu, and nothing forbids the card

    def hindrance(self, menu: "Menu", card: int) -> Hindrance:
        """Why `plays` offers nothing for this card in hand, or for one used as it."""
        return Hindrance("nobody-asked-it" if self.has_missed else "no-target")

    def use_hindrance(self, menu: "Menu", card: int) -> Hindrance:
        """Why `uses` offers nothing for this card in play, which has an effect and need not wait."""
        return Hindrance("nobody-asked-it" if self.has_missed else "no-target")


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Kind):
    """A card that is simply played: it names no target."""

    def plays(self, menu: "Menu", card: int, as_id: str = "") -> None:
        menu.add(card, as_id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Thing):
    """A character with his ability."""

    life: ClassVar[int] = 4
    more_from_beer: ClassVar[int] = 0  # so many life points more from each Beer he plays
    holds: ClassVar[int] = 0  # his hand limit is at least this
    takes_cards: ClassVar[bool] = False  # takes the cards of whoever is eliminated


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Thing):
    """An event: turned up at the start of the Sheriff's turn, in force for everybody until the next one covers it."""

    border: ClassVar[str] = EVENT
    last: ClassVar[bool] = False  # the final card of its stack
    counter_clockwise: ClassVar[bool] = False  # turns pass to the right while it is in force
    extra_draw: ClassVar[int] = 0  # so many cards are drawn at the end of phase 1
    draws_from_discards: ClassVar[bool] = False  # phase 1 takes the top discards as long as there are any
    excess_on_deck: ClassVar[bool] = False  # phase 3 puts the cards on the deck


@mypyc_attr(allow_interpreted_subclasses=True)
class Goals:
    """What the players of a table want: who begins, rewards, penalties and the ends of the game."""

    id: ClassVar[str] = ""
    open_roles: ClassVar[bool] = False  # everybody's role is shown from the start

    def begins(self, t: "Table") -> int:
        """The seat that takes the first turn."""
        raise NotImplementedError

    def reward(self, t: "Table", dead: int, killer: int) -> None:
        """What the elimination of a player brings to, or costs, the living player who did it."""
        raise NotImplementedError

    def winners(self, t: "Table", dead: int, killer: int) -> list[int] | None:
        """The seats that have won now that a player is out, or None while the game goes on."""
        raise NotImplementedError

    def after(self, dead: int, killer: int) -> "Goals":
        """What the players want from now on, a player being out and nobody having won by it."""
        return self
