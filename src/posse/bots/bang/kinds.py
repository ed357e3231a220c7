"""Lore that many cards share: shots, robbery, what lies in front of a player."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bots.bang.lore import ANYBODY, CARD, CARD_LORE, IN_REACH, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option

#: A card held is worth somewhat less than the same card in front of one: it must still be played.
IN_HAND = 0.75
#: What a friend loses to oneself counts so much more.
FRIENDS = 2.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Shoots(Lore):
    """A shot at one player."""

    hostile: ClassVar[float] = 1.0
    range: ClassVar[int] = IN_REACH
    worth: ClassVar[float] = 0.5  # in hand or in front of one, until a target is worth it

    def held(self, o: Outlook, card: int) -> float:
        return self.worth

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return self.worth

    def played(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option))


@mypyc_attr(allow_interpreted_subclasses=True)
class ShootsAll(Lore):
    """A shot at everybody else."""

    why: ClassVar[str] = "reason-bang-more-enemies"

    def held(self, o: Outlook, card: int) -> float:
        return 0.5

    def played(self, o: Outlook, option: Option) -> float:
        return sum(o.shot(seat) for seat in o.others)


@mypyc_attr(allow_interpreted_subclasses=True)
class Strips(Lore):
    """A player loses a card."""

    hostile: ClassVar[float] = 0.8
    range: ClassVar[int] = ANYBODY
    haste: ClassVar[float] = 1.0  # a Barrel goes before the shot
    worth: ClassVar[float] = 0.45

    def held(self, o: Outlook, card: int) -> float:
        return self.worth

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return self.worth

    def played(self, o: Outlook, option: Option) -> float:
        return o.loses(option.at())

    def evading(self, o: Outlook) -> float:
        return 1.2  # somebody thought it worth a card, and it may be what I need most


@mypyc_attr(allow_interpreted_subclasses=True)
class Robs(Strips):
    """A player's card comes into one's hand."""

    worth: ClassVar[float] = 0.55

    def played(self, o: Outlook, option: Option) -> float:
        lost = o.loses(option.at())
        if lost < 0:
            lost *= FRIENDS  # nobody forgets a friend who robbed him
        return lost + o.takes(option.at())


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws(Lore):
    """Cards from the deck."""

    count: ClassVar[int] = 2
    haste: ClassVar[float] = 5.0  # first see what they are
    why: ClassVar[str] = "reason-bang-more-choices"

    def held(self, o: Outlook, card: int) -> float:
        return 0.9 * o.draws(self.count)

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return 0.9 * CARD * self.count

    def played(self, o: Outlook, option: Option) -> float:
        return o.draws(self.count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heals(Lore):
    """Life for oneself."""

    count: ClassVar[int] = 1
    why: ClassVar[str] = "reason-bang-need-life"

    def held(self, o: Outlook, card: int) -> float:
        return 0.7 * self.count

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return 0.7 * self.count

    def played(self, o: Outlook, option: Option) -> float:
        return o.worth_of(self.count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Equips(Lore):
    """A card that works as long as it lies in front of its owner."""

    worth: ClassVar[float] = 0.8  # to whoever has it
    haste: ClassVar[float] = 3.0
    why: ClassVar[str] = "reason-bang-serves-long"

    def held(self, o: Outlook, card: int) -> float:
        if o.in_front(o.me, cards.ID[card]):
            return 0.1  # nobody has two of a name; it may go when the first one does
        return IN_HAND * self.lying(o, o.me, card)

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return self.worth * (0.5 if o.cards_silenced else 1.0)  # it will serve again when the event is over

    def played(self, o: Outlook, option: Option) -> float:
        return self.lying(o, o.me, option.card()) - o.clutter()


@mypyc_attr(allow_interpreted_subclasses=True)
class Arms(Equips):
    """A weapon: worth the enemies it brings into reach."""

    haste: ClassVar[float] = 2.0  # once it is known what there is to shoot at
    why: ClassVar[str] = "reason-bang-into-reach"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        if seat != o.me:
            return 0.35 + 0.12 * cards.REACH[card]
        return 0.1 + 1.2 * (o.aim(cards.REACH[card]) - o.aim(1))

    def played(self, o: Outlook, option: Option) -> float:
        worth = self.lying(o, o.me, option.card()) - o.clutter()
        for card in o.mine.in_play:
            if cards.REACH[card]:  # the new one takes its place
                worth -= CARD_LORE[card].lying(o, o.me, card)
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class SeesNearer(Equips):
    """Brings everybody nearer."""

    why: ClassVar[str] = "reason-bang-into-reach"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        crowd = min(len(o.living) - 2, 3) / 3  # the fewer are left, the nearer they are anyway
        if seat != o.me or card in o.mine.in_play:
            return self.worth * crowd
        return 0.35 * crowd + 1.2 * (o.aim(o.view.reach, 1) - o.aim(o.view.reach))


@mypyc_attr(allow_interpreted_subclasses=True)
class SeenFarther(Equips):
    """Keeps everybody farther away."""

    worth: ClassVar[float] = 0.95
    why: ClassVar[str] = "reason-bang-out-of-reach"
