"""An event of the card game on its way into a message."""

from collections.abc import Sequence

from posse.bang import cards
from posse.bang.tell.of_set import SetTells
from posse.kernel.event import Event
from posse.kernel.message import PLAIN, Arg, Card, Copy, Line, Listed, Message, Named
from posse.kernel.telling import Told, card_of, cards_of, does, does_to


class Happened(Told):
    """An event as a seat saw it, the events around it, and the messages of the sets in the game."""

    __slots__ = ("renegades", "tells")

    def __init__(
        self, event: Event, me: int, around: Sequence[Event], tells: SetTells, renegades: int
    ) -> None:
        super().__init__(event, me, around)
        self.tells = tells
        self.renegades = renegades  # how many Renegades there are at this table

    def thing(self, key: str) -> Named:
        return Named(self.word(key))

    def card(self) -> Arg:
        """The card by name if it is known, otherwise just a card."""
        return card_of(self, named)

    def all_cards(self) -> Arg:
        """The cards by name if they are known, otherwise how many there are."""
        return cards_of(self, named)

    def copies(self) -> Listed:
        """The cards by rank and suit."""
        return Listed([Copy(cards.TEXT[card]) for card in self.numbers("cards")])

    # ---- lines

    def does(self, icon: str, tone: str, id: str, **args: Arg) -> Line:
        """A line about one player: `$who` does something."""
        return does(self, icon, tone, id, **args)

    def does_to(self, whom: str, icon: str, tone: str, id: str, **args: Arg) -> Line:
        """A line about two: `$who` does something to `$whom`, a fact by this name."""
        return does_to(self, whom, icon, tone, id, **args)

    def told(self, icon: str, id: str, tone: str = PLAIN, **args: Arg) -> Line:
        """A line about no player in particular."""
        return Line(Message(id, **args), icon, tone)


def named(card: int) -> Arg:
    """A card by its name, with rank and suit if it has them."""
    return Card(cards.TEXT[card]) if cards.SUIT[card] != cards.NO_SUIT else Named(cards.KEY[card])


def card_as(card: int, used_as: str) -> Arg:
    """A card in the guise of another, if it has one."""
    if not used_as:
        return named(card)
    return Message("log-bang-card-as", card=named(card), **{"as": Named(cards.KINDS[used_as].key)})
