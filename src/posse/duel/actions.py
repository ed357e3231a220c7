"""The Action cards (brown border)."""

from posse.duel import cards
from posse.duel.consequences import HitBack
from posse.duel.damage import lose, lose_point
from posse.duel.hit import fire, gives_up_hit_card
from posse.duel.loot import discard_equipment, take_equipment, take_from_hand, unseen_cards
from posse.duel.menu import Menu
from posse.duel.side import Fighter
from posse.duel.speaker import PLACE_REF, ref_place, side_ref
from posse.duel.table import NO_CARD, NOBODY, PUBLIC, Hit, Table
from posse.duel.things import Kind, Plain
from posse.duel.token import move_token
from posse.kernel.option import Option, is_hand, ref_card, ref_seat
from posse.kernel.rules import Hindrance

# ---- hits and avoids


class HitCard(Kind):
    """One hit on the opponent's AC. No BANG! card, so any number a turn."""

    hit = True

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_targets(card, menu.in_the_line_of_fire())

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await fire(t, seat, card, "", t.at(ref_place(option.at())))


class Derringer(HitCard):
    """The opponent may avoid its hit with any card from his hand."""

    id = "derringer"
    name = "Derringer"
    copies = "law-horseshoe law-horseshoe law-horseshoe law-snake"
    any_card_avoids = True


class Knife(HitCard):
    """Nothing but its hit."""

    id = "knife"
    name = "Knife"
    copies = "outlaw-horseshoe outlaw-horseshoe outlaw-snake"


class Gatling(Plain):
    """One hit on every character but the own AC."""

    id = "gatling"
    name = "Gatling"
    copies = "law-barrel"
    hit = True

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for target in all_but_the_own_ac(t, seat):
            await fire(t, seat, card, "", target)


class Missed(Kind):
    """Avoids a hit on a character of its player. In the own turn it has no use."""

    id = "missed"
    name = "Missed!"
    copies = (
        "law-barrel law-snake law-snake law-snake law-snake outlaw-horseshoe outlaw-barrel "
        "outlaw-snake outlaw-snake outlaw-snake outlaw-snake outlaw-snake"
    )
    avoid = True


class ReturnFire(Kind):
    """Avoids a hit; then the opponent's AC is the target of a hit. It cannot be played to hit."""

    id = "return-fire"
    name = "Return fire"
    copies = "law-horseshoe"
    avoid = True

    def fires_back(self, t: Table, hit: Hit) -> None:
        t.pending.append(HitBack(None, hit.target, self.key))


# ---- giving up Hit cards


class Duel(Kind):
    """The opponent first, then in turn, each may discard a Hit card; the AC of the first who does not loses one life
    point. A challenger who loses was hurt by his own card."""

    id = "duel"
    name = "Duel"
    copies = "law-dynamite outlaw-horseshoe"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add(card)
        rear = menu.t.sides[1 - menu.seat].rear
        if menu.anywhere and rear is not None:
            menu.add(card, PLACE_REF[menu.t.place(rear)])

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        target = option.target
        waiting = t.front(seat)
        asked = t.at(ref_place(target)) if isinstance(target, int) else t.front(1 - seat)
        while await gives_up_hit_card(t, asked, self.key, waiting.seat):
            asked, waiting = waiting, asked
        await lose(t, asked, 1, seat, self.key)


class Indians(Plain):
    """For every character but the own AC a Hit card is discarded or he loses one life point."""

    id = "indians"
    name = "Indians!"
    copies = "law-horseshoe outlaw-horseshoe"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for target in all_but_the_own_ac(t, seat):
            t.tell("shot", player=seat, target=target.seat, character=target.character, cause=self.key)
            if not await gives_up_hit_card(t, target, self.key, seat):
                await lose(t, target, 1, seat, self.key)


def all_but_the_own_ac(t: Table, seat: int) -> list[Fighter]:
    """Everybody in play in the simultaneous order, without the AC of a side."""
    return [fighter for fighter in t.in_order() if fighter is not t.front(seat)]


# ---- life and places


class Beer(Plain):
    """Both own characters regain one life point each."""

    id = "beer"
    name = "Beer"
    copies = "outlaw-barrel"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for fighter in t.sides[seat].fighters():
            t.heal(fighter, 1)


class StrongAle(Kind):
    """Any character but the opponent's RC now has exactly 3 life points. Nobody can lose points in his place."""

    id = "strong-ale"
    name = "Strong Ale"
    copies = "law-barrel"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_targets(card, menu.in_sight())

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        drinker = t.at(ref_place(option.at()))
        t.heal(drinker, 3 - drinker.life)
        while drinker.life > 3:
            lose_point(t, drinker, seat, self.key)


class Water(Kind):
    """AC and RC of either side change places."""

    id = "water"
    name = "Water"
    copies = "law-barrel law-snake law-snake law-snake outlaw-barrel"
    reload = True

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        for seat in (menu.seat, 1 - menu.seat):
            if menu.t.sides[seat].rear is not None:
                menu.add(card, side_ref(seat))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        move_token(t, ref_seat(option.at()))


# ---- cards


class GeneralStore(Plain):
    """Two cards of each deck are laid out; the two sides take one in turn, its player first."""

    id = "general-store"
    name = "General Store"
    copies = "law-snake outlaw-horseshoe"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for deck_of in (seat, seat, 1 - seat, 1 - seat):
            goods = t.off_the_deck(deck_of)
            if goods != NO_CARD:
                t.known[goods] = PUBLIC
                t.aside.append(goods)
                t.renew(deck_of)
        t.tell("laid_out", cards=tuple(t.aside))
        buyer = seat
        while t.aside:
            await self._pick(t, buyer, seat)
            buyer = 1 - buyer

    async def _pick(self, t: Table, buyer: int, seat: int) -> None:
        option = await t.ask(
            buyer,
            "pick",
            lambda: [Option("choose", card) for card in cards.distinct(t.aside)],
            self.key,
            seat,
        )
        picked = option.card()
        t.aside.remove(picked)
        t.sides[buyer].hand.append(picked)
        t.tell("picked", player=buyer, card=picked)


class Schoolmarm(Kind):
    """Take a card in play into the own hand, from any character but the opponent's RC."""

    id = "schoolmarm"
    name = "Schoolmarm"
    copies = "law-horseshoe law-barrel"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_equipment(card, menu.in_sight())

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        loot = option.at()
        take_equipment(t, seat, t.at(ref_place(loot)), ref_card(loot))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take")


class Stealing(Kind):
    """Take a random card from the opponent's hand, or discard a card in play of any character but the opponent's
    RC."""

    id = "stealing"
    name = "Stealing"
    copies = "outlaw-barrel outlaw-horseshoe outlaw-horseshoe outlaw-horseshoe"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        for ref in unseen_cards(menu.t, 1 - menu.seat):
            menu.add(card, ref)
        menu.add_equipment(card, menu.in_sight())

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        loot = option.at()
        if is_hand(loot):
            take_from_hand(t, seat, loot)
        else:
            discard_equipment(t, seat, t.at(ref_place(loot)), ref_card(loot))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take")


class Wagon(Plain):
    """Draw three cards, discard one of them."""

    id = "wagon"
    name = "Wagon"
    copies = "law-barrel law-barrel outlaw-barrel"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await draw_and_give_up_one(t, seat, [seat, seat, seat], self.key)


async def draw_and_give_up_one(t: Table, seat: int, decks_of: list[int], about: str) -> None:
    """Draw a card from each of these decks and discard one of those drawn; if the decks give fewer, none is one too
    many."""
    t.aside_of = seat
    for deck_of in decks_of:
        card = t.off_the_deck(deck_of)
        if card != NO_CARD:
            t.known[card] |= 1 << seat
            t.aside.append(card)
            t.renew(deck_of)
    t.tell_only(1 << seat, "drew", {"cards": tuple(t.aside)}, player=seat, count=len(t.aside))
    if len(t.aside) == len(decks_of):
        option = await t.ask(
            seat,
            "give-up-one",
            lambda: [Option("discard", card) for card in cards.distinct(t.aside)],
            about,
            seat,
        )
        given_up = option.card()
        t.aside.remove(given_up)
        t.put_away(given_up)
        t.tell("discarded", player=seat, card=given_up)
    t.sides[seat].hand.extend(t.aside)
    t.aside.clear()
    t.aside_of = NOBODY


ACTIONS = [
    Beer(),
    Derringer(),
    Duel(),
    Gatling(),
    GeneralStore(),
    Indians(),
    Knife(),
    Missed(),
    ReturnFire(),
    Schoolmarm(),
    Stealing(),
    StrongAle(),
    Wagon(),
    Water(),
]
