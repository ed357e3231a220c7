"""What holds for everybody at the fair."""

from posse.bang import cards
from posse.bang.blow import Damage
from posse.bang.hooks import OUT_OF_PLAY, TO_THE_DISCARDS
from posse.bang.menu import Menu
from posse.bang.parts import Part
from posse.bang.reactions import Played
from posse.bang.table import NOBODY, Table
from posse.bang.things import Thing
from posse.kernel.option import Option, in_play_ref, ref_card, ref_seat

from .parts import (
    Attraction,
    Booth,
    Corks,
    Tickets,
    Wheel,
    attraction,
    booth,
    corks,
    earn,
    price,
    prize_cards,
    tickets,
    wheel,
)


class Money(Thing):
    """Who costs another life points takes a ticket for each. A Beer may be sold for a ticket in one's own turn."""

    id = "money"
    purpose = "ticket"

    def parts(self) -> list[Part]:
        return [Tickets()]

    def hand_out(self, t: Table) -> None:
        tickets(t).held = [0] * len(t.players)

    async def wound_settled(self, t: Table, seat: int, damage: Damage) -> None:
        if damage.source not in (NOBODY, damage.seat):
            earn(t, damage.source, damage.amount)

    def more_plays(self, menu: Menu, card: int) -> None:
        if cards.ID[card] == "beer":
            menu.options.append(Option("play", card, purpose=self.purpose))

    async def played_for(self, t: Table, seat: int, card: int, option: Option) -> None:
        earn(t, seat)

    def eliminated(self, t: Table, dead: int) -> None:
        tickets(t).held[dead] = 0


class Prizes(Thing):
    """In his play phase a player may buy prizes for tickets, and pay one more than its price to have another lose
    one."""

    id = "prizes"
    verbs = ("buy", "expel")

    def parts(self) -> list[Part]:
        return [Booth()]

    def set_up(self, t: Table) -> None:
        place = booth(t)
        place.owned = [[] for _ in t.players]
        place.deck = prize_cards(t)
        t.shuffle(place.deck)
        place.refill()

    def uses(self, menu: Menu, card: int) -> None:
        t, seat = menu.t, menu.seat
        has = tickets(t).held[seat]
        own = [cards.ID[held] for held in booth(t).owned[seat]]
        for prize in cards.distinct(booth(t).shown):
            if price(prize) <= has and cards.ID[prize] not in own:
                menu.options.append(Option("buy", cards.KEY[prize], spending=price(prize)))
        for other in t.others(seat):
            for prize in booth(t).owned[other]:
                if price(prize) < has:
                    menu.options.append(Option("expel", in_play_ref(other, prize), spending=price(prize) + 1))

    async def act(self, t: Table, seat: int, option: Option) -> None:
        tickets(t).held[seat] -= option.spending
        if option.verb == "expel":
            owner, prize = ref_seat(option.card()), ref_card(option.card())
            self._take_back(t, owner, prize)
            t.tell("prize_expelled", player=seat, target=owner, thing=cards.KEY[prize])
            return
        prize = next(card for card in booth(t).shown if cards.KEY[card] == option.thing)
        booth(t).shown.remove(prize)
        booth(t).refill()
        t.tell("prize_bought", player=seat, thing=cards.KEY[prize])
        await cards.KIND[prize].play(t, seat, prize, option)

    def lost_everything(self, t: Table, seat: int) -> None:
        for prize in booth(t).owned[seat].copy():
            self._take_back(t, seat, prize)

    def _take_back(self, t: Table, owner: int, prize: int) -> None:
        booth(t).owned[owner].remove(prize)
        booth(t).deck.insert(0, prize)
        t.work_out(owner)


class CorkRules(Thing):
    """Three corks lie on a Popgun when it is laid down; they go with it."""

    id = "corks"

    def parts(self) -> list[Part]:
        return [Corks()]

    def laid_down(self, t: Table, seat: int, card: int) -> None:
        if cards.ID[card] == "popgun":
            corks(t).on[card] = 3

    def left_play(self, t: Table, seat: int, card: int) -> None:
        corks(t).on.pop(card, None)


class Attractions(Thing):
    """Whoever plays a Stagecoach turns up the next attraction."""

    id = "attractions"

    def parts(self) -> list[Part]:
        return [Attraction()]

    def set_up(self, t: Table) -> None:
        stack = attraction(t)
        stack.stack = stack.numbers(t)
        t.shuffle(stack.stack)

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        if cards.ID[play.card] == "stagecoach" and not play.used_as and attraction(t).stack:
            await attraction(t).turn_up(t)


class WheelRules(Thing):
    """The Ferris wheel turns at the start of each turn of whoever began. Back on the ground everybody takes a
    ticket."""

    id = "wheel"

    def parts(self) -> list[Part]:
        return [Wheel()]

    async def opens(self, t: Table, seat: int) -> None:
        place = wheel(t)
        if not place.turning:
            return
        place.turning = False
        place.at = (place.at + 1) % len(place.PLACES)
        t.tell("wheel", position=place.at)
        if place.at == 0:
            for other in t.clockwise(seat):
                earn(t, other)


class Balloons(Thing):
    """A balloon is never in a hand: whoever would take it has it in front of himself, and thrown away it is gone for
    good into the deck. It is no card for the discard pile."""

    id = "balloons"

    def reroutes(self, t: Table, way: int, card: int, seat: int) -> bool:
        if cards.ID[card] != "balloon":
            return False
        if way == OUT_OF_PLAY:
            t.lay_down(seat, card)
            return True
        if way == TO_THE_DISCARDS:
            t.deck.insert(0, card)
            return True
        return False


RULES = [Money(), Prizes(), CorkRules(), Attractions(), WheelRules(), Balloons()]
