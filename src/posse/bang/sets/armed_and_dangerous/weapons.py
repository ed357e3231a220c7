"""Dangerous weapons: a BANG! card does more for a load."""

from posse.bang import cards
from posse.bang.affect import barred, forbidden, serves_as
from posse.bang.blow import Shot
from posse.bang.decide import decide
from posse.bang.laid_down import lay_weapon_down
from posse.bang.menu import Menu, as_play
from posse.bang.sets.armed_and_dangerous.loads import Aiding, loads
from posse.bang.table import Table
from posse.kernel.option import Option, ref_seat


class DangerousWeapon(Aiding):
    """A weapon whose ability its owner may buy for a BANG! card when he plays it."""

    cost = 1

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        lay_weapon_down(t, seat, card)

    def more_plays(self, menu: Menu, card: int) -> None:
        t, seat = menu.t, menu.seat
        bang = cards.KINDS["bang"]
        kind = cards.KIND[card]
        shoots = kind is bang or kind.pays_as
        stands_in = serves_as(t, seat, card, "bang") and kind.copied(t) != bang.id  # a copy is no BANG! card
        able = menu.able
        if not (shoots or stands_in or len(able) > 1) or not self.is_paid(t, t.in_front(seat, self.key)):
            return
        paying = Menu(t, seat)
        paying.has_bang_left = menu.has_bang_left
        self.looks(paying)
        if shoots and not barred(t, seat, card):
            kind.plays(paying, card)
        if stands_in and not forbidden(t, seat, bang):
            bang.plays(paying, card, "bang")
        for thing in able:
            if thing is not self:
                thing.more_plays(paying, card)
        for each in paying.options:
            played = as_play(each)
            if played is not None and is_bang(played) and self.suits(t, shooting(played)):
                menu.options.append(
                    Option(each.verb, each.thing, each.target, each.as_id, each.paid, spending=self.cost)
                )

    def looks(self, menu: Menu) -> None:
        """Change what its owner sees if he pays."""

    def suits(self, t: Table, card: int) -> bool:
        """Whether its ability can be bought for this card."""
        return True

    async def before_play(self, t: Table, seat: int, player: int, option: Option) -> None:
        if seat == player and option.spending and is_bang(option):
            await self.buy(t, seat, option)

    async def buy(self, t: Table, seat: int, option: Option) -> None:
        """Its owner plays a BANG! card and pays for the ability. The card is on the discard pile already."""
        loads(t).aid = self.key
        await self.pays(t, seat)
        t.refresh()


class BigFifty(DangerousWeapon):
    """Reach 6. For 1 load the ability and the cards in play of the target have no effect on this shot."""

    id = "big-fifty"
    name = "Big Fifty"
    copies = "QS"
    reach = 6

    def looks(self, menu: Menu) -> None:
        menu.look_bare()

    async def buy(self, t: Table, seat: int, option: Option) -> None:
        loads(t).silenced = ref_seat(option.at())
        await super().buy(t, seat, option)


class BuntlineSpecial(DangerousWeapon):
    """Reach 2. For 1 load the target discards a hand card of his choice if this BANG! is cancelled."""

    id = "buntline-special"
    name = "Buntline Special"
    copies = "JS"
    reach = 2

    async def after(self, t: Table, shot: Shot) -> None:
        t.look_at_hands_if_emptied()  # a card that he draws for an empty hand can be discarded
        hand = t.players[shot.target].hand
        while shot.cancelled and hand and t.players[shot.target].alive:
            option = await decide(
                t,
                shot.target,
                "discard",
                lambda: [Option("discard", card) for card in cards.distinct(hand)],
                self.key,
                shot.shooter,
                asks_again=True,
            )
            if option.verb == "discard":
                t.discard_from_hand(shot.target, option.card())
                t.tell("discarded", player=shot.target, card=option.card())
                return


class DoubleBarrel(DangerousWeapon):
    """Reach 1. For 1 load, a BANG! card of Diamonds cannot be cancelled."""

    id = "double-barrel"
    name = "Double Barrel"
    copies = "6C"
    reach = 1

    def suits(self, t: Table, card: int) -> bool:
        return t.suit(card) == cards.DIAMONDS

    def aids(self, t: Table, shot: Shot) -> None:
        shot.unavoidable = True


class Thunderer(DangerousWeapon):
    """Reach 3. For 1 load its owner takes the BANG! card back into his hand; the shot goes on."""

    id = "thunderer"
    name = "Thunderer"
    copies = "3C"
    reach = 3

    async def buy(self, t: Table, seat: int, option: Option) -> None:
        await super().buy(t, seat, option)
        take_back(t, seat, shooting(option))


def is_bang(option: Option) -> bool:
    """Whether a card is played as a BANG!, or together with one."""
    return cards.KIND[option.card()].pays_as or (option.as_id or cards.ID[option.card()]) == "bang"


def shooting(option: Option) -> int:
    """The card that shoots: the one played, or the BANG! card played together with it."""
    paid = option.paid[0] if option.paid and cards.KIND[option.card()].pays_as else option.card()
    assert isinstance(paid, int)
    return paid


def take_back(t: Table, seat: int, card: int) -> None:
    """A card that was just played returns to its player's hand."""
    if card in t.discard:
        t.discard.remove(card)
        t.players[seat].hand.append(card)
        t.tell("took_back", player=seat, card=card)


WEAPONS = [BigFifty(), BuntlineSpecial(), DoubleBarrel(), Thunderer()]
