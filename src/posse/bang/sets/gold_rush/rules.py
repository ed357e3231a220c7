"""Rules for everybody in games with gold."""

from posse.bang import cards
from posse.bang.affect import forbidden
from posse.bang.blow import Damage
from posse.bang.decide import aim
from posse.bang.menu import Menu
from posse.bang.parts import Part
from posse.bang.sets.gold_rush.gold import Gold, earn, gold, has_gold, pay
from posse.bang.sets.gold_rush.shadows import shadows_walk
from posse.bang.sets.gold_rush.shop import (
    Shop,
    Thrifty,
    cost,
    equipment,
    equipment_cards,
    saving,
    shop,
    take_effect,
    thrifty,
)
from posse.bang.table import NOBODY, Table
from posse.bang.things import Thing
from posse.kernel.option import Option, in_play_ref, ref_card, ref_seat


class Nuggets(Thing):
    """A player who costs another life points takes a nugget for each. In his turn a player may sell a Beer for a
    nugget. The gold of eliminated players goes back to the supply, unless they return as shadows."""

    id = "nuggets"
    purpose = "gold"

    def parts(self) -> list[Part]:
        return [Gold()]

    def hand_out(self, t: Table) -> None:
        gold(t).held = [0] * len(t.players)

    async def wound_settled(self, t: Table, seat: int, damage: Damage) -> None:
        if damage.source not in (NOBODY, damage.seat) and t.players[damage.source].alive:
            earn(t, damage.source, damage.amount)

    def more_plays(self, menu: Menu, card: int) -> None:
        if cards.ID[card] == "beer" and not forbidden(menu.t, menu.seat, cards.KIND[card]):
            menu.options.append(Option("play", card, purpose=self.purpose))

    async def played_for(self, t: Table, seat: int, card: int, option: Option) -> None:
        earn(t, seat, 1)

    def eliminated(self, t: Table, dead: int) -> None:
        if not shadows_walk(t):
            gold(t).add(dead, -has_gold(t, dead))


class Trade(Thing):
    """In his play phase a player may buy a card in the shop. He may also make another player discard a piece of
    equipment, for one nugget more than it costs. A player who loses all his cards loses his equipment too."""

    id = "trade"
    verbs = ("buy", "expel")

    def parts(self) -> list[Part]:
        return [Shop()]

    def set_up(self, t: Table) -> None:
        place = shop(t)
        place.owned = [[] for _ in t.players]
        place.deck = equipment_cards(t)
        t.shuffle(place.deck)
        place.refill(t)

    def uses(self, menu: Menu, card: int) -> None:
        nuggets = has_gold(menu.t, menu.seat)
        saver = thrifty(menu.t, menu.seat)
        affordable = nuggets + saving(menu.t, saver)
        if not affordable:
            return
        for ware in cards.distinct(shop(menu.t).shown):
            if cost(ware) <= affordable:
                self._buys(menu, ware, nuggets, saver)
        if nuggets > 2:
            self._expels(menu, nuggets)

    def _buys(self, menu: Menu, ware: int, nuggets: int, saver: Thrifty | None) -> None:
        """All ways to buy a card, once for each price that may be paid. The price is only named to a player who can buy
        at a reduced price."""
        if saver is None:
            menu.options += equipment(ware).ways(menu)
            return
        for paid in range(cost(ware) - saving(menu.t, saver), cost(ware) + 1):
            if paid <= nuggets:
                for way in equipment(ware).ways(menu):
                    way.spending = paid
                    menu.options.append(way)

    def _expels(self, menu: Menu, nuggets: int) -> None:
        place = shop(menu.t)
        for other in menu.t.others(menu.seat):
            for piece in place.owned[other]:
                if cost(piece) < nuggets:
                    menu.options.append(Option("expel", in_play_ref(other, piece)))

    async def act(self, t: Table, seat: int, option: Option) -> None:
        if option.verb == "expel":
            self._expel(t, seat, ref_seat(option.card()), ref_card(option.card()))
        else:
            await self._buy(t, seat, option)

    def _expel(self, t: Table, seat: int, owner: int, piece: int) -> None:
        pay(t, seat, cost(piece) + 1)
        key = cards.KEY[piece]
        t.tell("expelled", player=seat, target=owner, thing=key, aimed_at=piece, deed=key)
        shop(t).take_away(t, owner, piece)

    async def _buy(self, t: Table, seat: int, option: Option) -> None:
        place = shop(t)
        ware = next(card for card in place.shown if cards.KEY[card] == option.thing)
        price, saver = cost(ware), thrifty(t, seat)
        if saver is not None and option.spending < price:
            t.used.append(saver.key)
            price = option.spending
        pay(t, seat, price)
        aimed = aim(option)
        if aimed:
            aimed["deed"] = cards.KINDS[option.as_id].key if option.as_id else cards.KEY[ware]
        t.tell("bought", player=seat, thing=cards.KEY[ware], used_as=option.as_id, **aimed)
        place.sell(t, ware)
        await take_effect(t, seat, ware, option)

    def lost_everything(self, t: Table, seat: int) -> None:
        for piece in shop(t).owned[seat].copy():
            shop(t).take_away(t, seat, piece)


RULES: list[Thing] = [Nuggets(), Trade()]
