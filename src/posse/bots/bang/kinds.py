"""Lore that many cards share: shots, robbery, cards in front of a player."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bots.bang.lore import ANYBODY, CARD, CARD_LORE, IN_REACH, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option

#: A card in hand is worth somewhat less than the same card in play: it must still be played.
IN_HAND = 0.75
#: If I rob a friend, his loss counts this many times.
FRIENDS = 2.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Shoots(Lore):
    """A shot at one player."""

    hostile: ClassVar[float] = 1.0
    range: ClassVar[int] = IN_REACH
    worth: ClassVar[float] = 0.5  # in hand or in play, as long as there is no target

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
        return 1.2  # somebody spent a card on it, and it may take what I need most


@mypyc_attr(allow_interpreted_subclasses=True)
class Robs(Strips):
    """A card of another player comes into my hand."""

    worth: ClassVar[float] = 0.55

    def played(self, o: Outlook, option: Option) -> float:
        lost = o.loses(option.at())
        if lost < 0:
            lost *= FRIENDS  # a friend will not forget that I robbed him
        return lost + o.takes(option.at())


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws(Lore):
    """Cards from the deck."""

    count: ClassVar[int] = 2
    haste: ClassVar[float] = 5.0  # draw before anything else, to know what can be played
    why: ClassVar[str] = "reason-bang-more-choices"

    def held(self, o: Outlook, card: int) -> float:
        return 0.9 * o.draws(self.count)

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return 0.9 * CARD * self.count

    def played(self, o: Outlook, option: Option) -> float:
        return o.draws(self.count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heals(Lore):
    """Life points for myself."""

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
    """A card that works as long as it is in play."""

    worth: ClassVar[float] = 0.8  # to its owner
    haste: ClassVar[float] = 3.0
    why: ClassVar[str] = "reason-bang-serves-long"

    def held(self, o: Outlook, card: int) -> float:
        if o.in_front(o.me, cards.ID[card]):
            return 0.1  # two cards of one name cannot be in play; it may replace the first when that is gone
        return IN_HAND * self.lying(o, o.me, card)

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return self.worth * (0.5 if o.cards_silenced else 1.0)  # it will work again when the event is over

    def played(self, o: Outlook, option: Option) -> float:
        return self.lying(o, o.me, option.card()) - o.clutter()


@mypyc_attr(allow_interpreted_subclasses=True)
class Arms(Equips):
    """A weapon. It is worth the enemies that it brings into reach."""

    haste: ClassVar[float] = 2.0  # after drawing, when it is known whether there is anything to shoot with
    why: ClassVar[str] = "reason-bang-into-reach"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        if seat != o.me:
            return 0.35 + 0.12 * cards.REACH[card]
        return 0.1 + 1.2 * (o.aim(cards.REACH[card]) - o.aim(1))

    def played(self, o: Outlook, option: Option) -> float:
        worth = self.lying(o, o.me, option.card()) - o.clutter()
        for card in o.mine.in_play:
            if cards.REACH[card]:  # the new weapon replaces it
                worth -= CARD_LORE[card].lying(o, o.me, card)
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class SeesNearer(Equips):
    """Its owner sees everybody at a smaller distance."""

    why: ClassVar[str] = "reason-bang-into-reach"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        crowd = min(len(o.living) - 2, 3) / 3  # with fewer players left, they are nearer anyway
        if seat != o.me or card in o.mine.in_play:
            return self.worth * crowd
        return 0.35 * crowd + 1.2 * (o.aim(o.view.reach, 1) - o.aim(o.view.reach))


@mypyc_attr(allow_interpreted_subclasses=True)
class SeenFarther(Equips):
    """Others see its owner at a greater distance."""

    worth: ClassVar[float] = 0.95
    why: ClassVar[str] = "reason-bang-out-of-reach"
