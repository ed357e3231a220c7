"""The classes of things: kinds of cards, characters, events, variants, and whatever else a set brings; and the goals of
the players."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.bang.thing import Thing as Thing
from posse.kernel.option import Option
from posse.kernel.rules import Hindrance

if TYPE_CHECKING:
    from posse.bang.blow import Shot
    from posse.bang.menu import Menu
    from posse.bang.table import Table

BROWN: Final = "brown"
BLUE: Final = "blue"
GREEN: Final = "green"


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Thing):
    """A kind of card: all cards of one name."""

    sort = "card"
    pile: ClassVar[str] = ""  # the part that has them in a deck of their own; empty for the playing cards
    border: ClassVar[str] = BROWN
    like_blue: ClassVar[bool] = False  # lies in front of its owner and counts as blue, whatever its border
    copies: ClassVar[str] = ""  # rank and suit of each copy, or `-` for a copy without
    book: ClassVar[bool] = False  # carries the book symbol: left out of a first game
    reach: ClassVar[int] = 0  # of a weapon
    by_weapon: ClassVar[bool] = False  # its targets are the players in reach of its player's weapon
    has_missed: ClassVar[bool] = False  # carries the Missed! symbol
    saves_life: ClassVar[bool] = False  # may be played against a lethal hit
    check_order: ClassVar[int] = 0  # its place among the checks at the start of a turn
    purposes: ClassVar[tuple[str, ...]] = ()  # what it may be played for, if its player says so
    # One that keeps players in the game may also be in front of the living.
    keeps_living: ClassVar[bool] = False
    # Players who have it in front of them are in the game without life points.
    keeps_in_game: ClassVar[bool] = False
    pays_as: ClassVar[bool] = False  # the `as` of its option says what the card paid with it is used as

    def plays(self, menu: "Menu", card: int, as_id: str = "") -> None:
        """Add to the menu what may be done in the play phase with this card, or with one used as this kind."""

    def copied(self, t: "Table") -> str:
        """The id of another kind whose effect it would have if it were played now. It is played `as` that kind, without
        being one."""
        return ""

    async def play(self, t: "Table", seat: int, card: int, option: Option) -> None:
        """Carry out the card. If it is brown, it is already on the discard pile."""
        raise NotImplementedError

    def further_targets(self, t: "Table", seat: int, target: int) -> list[Option]:
        """The possible second targets, once the first one is named. Asked when the card is played, unless the option
        names both."""
        return []

    def more_answers(self, t: "Table", seat: int, card: int) -> list[Option]:
        """Further ways to play the card as a Missed! from hand, besides the plain one."""
        return []

    async def answer(self, t: "Table", seat: int, card: int, option: Option) -> None:
        """What the card does when it is played out of turn as an answer or against a lethal hit."""

    async def answer_shot(self, t: "Table", shot: "Shot", card: int) -> None:
        """What else the card does when it is played as a Missed! against a shot."""

    def given_up(self, t: "Table", seat: int, card: int) -> list[Option]:
        """The ways to use the card as a Missed! from in front of its owner, if it carries the symbol."""
        return [] if card in t.fresh else [Option("use", self.key)]

    def may_lie(self, t: "Table", seat: int) -> bool:
        """Whether a card that is never in a hand may come to lie in front of a player who takes it."""
        return True

    # ---- why not: asked only if nothing was added to the menu, and nothing forbids the card

    def hindrance(self, menu: "Menu", card: int) -> Hindrance:
        """Why `plays` offers nothing for this card in hand, or for one used as this kind."""
        return Hindrance("nobody-asked-it" if self.has_missed else "no-target")

    def use_hindrance(self, menu: "Menu", card: int) -> Hindrance:
        """Why `uses` offers nothing for this card in play, which has an effect and need not wait."""
        return Hindrance("nobody-asked-it" if self.has_missed else "no-target")

    def answer_hindrance(self, t: "Table", card: int) -> Hindrance:
        """Why this card in play, which has an effect and need not wait, cannot be an answer now."""
        return Hindrance("tried")


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Kind):
    """A card that is simply played: it names no target."""

    def plays(self, menu: "Menu", card: int, as_id: str = "") -> None:
        menu.add(card, as_id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Thing):
    """A character with an ability."""

    sort = "character"
    life: ClassVar[int] = 4
    # How many cards are dealt to the player at first; if 0, as many as life points.
    starting_hand: ClassVar[int] = 0
    more_from_beer: ClassVar[int] = 0  # how many more life points each Beer gives
    spares_one: ClassVar[bool] = False  # may exempt one player from the own cards that hit several
    takes_cards: ClassVar[bool] = False  # takes the cards of whoever is eliminated
    copies: ClassVar[int] = 0  # how many other characters' abilities a player with it can have


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(Thing):
    """A variant: a rule of the whole table that players may choose."""

    sort = "variant"
    least_players: ClassVar[int] = 0  # the fewest players it can be played with
    adds: ClassVar[bool] = False  # it adds to the game, so a table with everything has it
    offers: ClassVar[int] = 1  # how many characters are dealt to each player, who chooses one


@mypyc_attr(allow_interpreted_subclasses=True)
class Bill(Thing):
    """A card that is in force for everybody from the moment it is turned up until the next one of its stack covers
    it."""

    last: ClassVar[bool] = False  # the final card of its stack


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Bill):
    """An event, turned up at the start of the Sheriff's turn."""

    sort = "event"


@mypyc_attr(allow_interpreted_subclasses=True)
class Goals:
    """The goals of a table: who begins, rewards, penalties and how the game ends."""

    id: ClassVar[str] = ""
    open_roles: ClassVar[bool] = False  # everybody's role is shown from the start
    # The message that says what everybody wants, whatever their roles; empty if each role has its own goal. With such a
    # message nobody has friends, and the winner wins alone.
    for_all: ClassVar[str] = ""

    def begins(self, t: "Table") -> int:
        """The seat that takes the first turn."""
        raise NotImplementedError

    def reward(self, t: "Table", dead: int, killer: int) -> None:
        """What the elimination of a player gives to the living player who did it, or costs that player."""
        raise NotImplementedError

    def winners(self, t: "Table", dead: int, killer: int) -> list[int] | None:
        """The seats that have won now that a player is out, or None while the game goes on."""
        raise NotImplementedError

    def after(self, dead: int, killer: int) -> "Goals":
        """The goals from now on, after a player was eliminated and nobody has won by it."""
        return self

    def roles(self, t: "Table") -> list[int]:
        """What each player counts as: a role, or -1 for a player on no side."""
        return [player.role for player in t.players]
