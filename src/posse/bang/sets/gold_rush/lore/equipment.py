"""What is known about the equipment: what to buy, and which pieces to expel."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.sets.gold_rush.lore.nuggets import NUGGET, SoldBeer, price
from posse.bots.bang.lore import CARD, Lore, lore_of_kind
from posse.bots.bang.outlook import Outlook, seat_of
from posse.bots.reason import Reason
from posse.kernel.option import Option, ref_seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Ware(Lore):
    """Brown equipment: it takes effect when it is bought."""

    sort = "equipment"
    cost: ClassVar[int] = 1
    haste = 3.0  # the same for all, so that the gold is spent on what is worth most
    why = "reason-bang-good-buy"

    def played(self, o: Outlook, option: Option) -> float:
        return self.worth(o, option) - price(option, self.cost)

    def chosen(self, o: Outlook, option: Option) -> float:
        """A card that was turned up and is already paid for."""
        return self.worth(o, option)

    def worth(self, o: Outlook, option: Option) -> float:
        return 0.0


class Shot(Ware):
    """A life point for a nugget."""

    id = "shot"
    hostile = -1.0
    why = "reason-bang-need-life"

    def worth(self, o: Outlook, option: Option) -> float:
        seat = ref_seat(option.thing) if isinstance(option.thing, int) else seat_of(option)
        return o.heals(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Copies(Ware):
    """The effect of one of several cards."""

    cost = 2
    hostile = 0.9

    def worth(self, o: Outlook, option: Option) -> float:
        return lore_of_kind(option.as_id).played(o, option)

    def because(self, o: Outlook, option: Option) -> Reason:
        return lore_of_kind(option.as_id).because(o, option)


class Bottle(Copies):
    """Panic!, a life point or a shot."""

    id = "bottle"

    def worth(self, o: Outlook, option: Option) -> float:
        if option.as_id == "beer":
            return o.worth_of(1)
        return o.shot(seat_of(option)) if option.as_id == "bang" else super().worth(o, option)


class Pardner(Copies):
    """General Store, Duel or Cat Balou."""

    id = "pardner"


class Rhum(Ware):
    """Four cards have nearly three different suits."""

    id = "rhum"
    cost = 3
    why = "reason-bang-need-life"

    def worth(self, o: Outlook, option: Option) -> float:
        return 0.3 * o.worth_of(2) + 0.7 * o.worth_of(3)


class UnionPacific(Ware):
    """Four cards."""

    id = "union-pacific"
    cost = 4
    why = "reason-bang-more-choices"

    def worth(self, o: Outlook, option: Option) -> float:
        return o.draws(4)


class GoldRush(Ware):
    """All life points regained and another turn: two cards and a shot. It is bought when there is nothing else left to
    do."""

    id = "gold-rush"
    cost = 5
    haste = -3.0
    TURN = 1.7

    def worth(self, o: Outlook, option: Option) -> float:
        return self.TURN + o.worth_of(o.mine.max_life - o.life)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Ware):
    """Black equipment: it serves its owner for the rest of the game, so it is good to expel that of an enemy."""

    hostile = 0.7
    use: ClassVar[float] = 1.0  # to its owner
    why = "reason-bang-serves-long"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return self.use * (0.5 if o.cards_silenced else 1.0)

    def worth(self, o: Outlook, option: Option) -> float:
        if option.verb == "expel":
            owner = ref_seat(option.card())
            return o.harm[owner] * self.lying(o, owner, option.card())
        return self.lying(o, o.me, -1) * (0.1 if is_shadow(o) else 1.0)  # a shadow soon loses it


def is_shadow(o: Outlook) -> bool:
    """Whether I am in the game for this turn only. A Ghost in front of me would keep me in it."""
    return o.mine.ghost and not any(cards.KIND[card].keeps_in_game for card in o.mine.in_play)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForWounds(Piece):
    """Gains something for each wound that its owner survives."""

    LAST: ClassVar[float] = 0.2  # with at most one life point, hardly another wound can be survived

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return super().lying(o, seat, card) * (1.0 if o.players[seat].life > 1 else self.LAST)


class Boots(ForWounds):
    """A card for each wound."""

    id = "boots"
    cost = 3
    use = 1.25


class LuckyCharm(ForWounds):
    """A nugget for each wound."""

    id = "lucky-charm"
    cost = 3
    use = 1.05


class Calumet(Piece):
    """One card in four has no effect on me."""

    id = "calumet"
    cost = 3
    use = 1.2


class GoldPan(Piece):
    """Two cards a turn for two nuggets."""

    id = "gold-pan"
    cost = 3
    use = 1.0

    def played(self, o: Outlook, option: Option) -> float:
        return panned(o, option) if option.verb == "use" else super().played(o, option)


def panned(o: Outlook, option: Option) -> float:
    """A card for a nugget."""
    return o.draws() - price(option, 1)


class GunBelt(Piece):
    """Worth the cards that I would otherwise have to discard."""

    id = "gun-belt"
    cost = 2
    use = 0.6

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        if seat != o.me:
            return super().lying(o, seat, card)
        beyond = len(o.hand) - o.view.hand_limit
        return self.use + 0.4 * max(min(beyond, 4), 0)


class Horseshoe(Piece):
    """Worth more if I have to "draw!" often."""

    id = "horseshoe"
    cost = 2
    use = 0.35

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        drawing = sum(o.in_front(seat, id) for id in ("barrel", "jail", "dynamite"))
        return self.use + 0.6 * drawing


class Pickaxe(Piece):
    """A card more in every turn."""

    id = "pickaxe"
    cost = 4
    use = 2.3


class Rucksack(Piece):
    """Life for gold, also at the last moment."""

    id = "rucksack"
    cost = 3
    use = 1.3

    def played(self, o: Outlook, option: Option) -> float:
        if option.verb == "use":
            return o.worth_of(1) - price(option, 2)
        return super().played(o, option)


class Wanted(Piece):
    """Pays the player who kills its owner. It is best placed on an enemy who is nearly dead and in my reach."""

    id = "wanted"
    cost = 2
    nuisance = True
    why = "reason-bang-worth-it"
    REWARD = 2 * CARD + NUGGET

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return -0.35

    def worth(self, o: Outlook, option: Option) -> float:
        if option.verb == "expel":
            return super().worth(o, option)
        seat = ref_seat(option.thing) if isinstance(option.thing, int) else seat_of(option)
        if seat == o.me:
            return -self.REWARD
        player = o.players[seat]
        if player.ghost:
            return 0.0  # nobody can kill him
        mine = player.distance <= o.view.reach and player.life <= 2
        return o.harm[seat] * self.REWARD * (0.9 if mine and player.life == 1 else 0.6 if mine else 0.3)


EQUIPMENT: list[Lore] = [
    SoldBeer(),
    Shot(),
    Bottle(),
    Pardner(),
    Rhum(),
    UnionPacific(),
    GoldRush(),
    Boots(),
    LuckyCharm(),
    Calumet(),
    GoldPan(),
    GunBelt(),
    Horseshoe(),
    Pickaxe(),
    Rucksack(),
    Wanted(),
]
