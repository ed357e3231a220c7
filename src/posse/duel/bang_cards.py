"""The BANG! cards (red border)."""

from posse.duel import cards
from posse.duel.hit import PASS, discard_one, fire
from posse.duel.loot import discard_equipment, equipment_of
from posse.duel.menu import Menu
from posse.duel.side import Fighter
from posse.duel.speaker import ref_place, side_ref
from posse.duel.table import Hit, Table
from posse.duel.things import NO_BANG_LIMIT, RED, Kind
from posse.duel.token import move_token
from posse.kernel.option import Option, ref_card, ref_seat
from posse.kernel.rules import Hindrance


class BangCard(Kind):
    """One hit on the opponent's AC. One BANG! card a turn."""

    border = RED
    hit = True

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if menu.may_play_bang():
            menu.add_targets(card, menu.in_the_line_of_fire(), as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        if not t.count(seat, NO_BANG_LIMIT):
            t.bangs_played += 1
        target = t.at(ref_place(option.at()))
        for _ in range(self.hits(target)):
            await fire(t, seat, card, option.as_id, target)

    def hits(self, target: Fighter) -> int:
        """How many hits it deals."""
        return 1

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("bang-limit", count=menu.bang_limit())


class Carbine(BangCard):
    """If its hit is avoided, the shooter may discard one equipment of either AC."""

    id = "carbine"
    name = "Carbine"
    copies = "law-horseshoe law-horseshoe outlaw-barrel"

    async def if_avoided(self, t: Table, hit: Hit) -> None:
        option = await t.ask(hit.seat, "discard-equipment", lambda: self.picks(t, hit), self.key, hit.seat)
        if option.verb == "choose":
            card = ref_card(option.card())
            discard_equipment(t, hit.seat, t.at(ref_place(option.card())), card)

    def picks(self, t: Table, hit: Hit) -> list[Option]:
        both = [t.front(hit.seat), t.front(1 - hit.seat)]
        return [*(Option("choose", ref) for ref in equipment_of(t, both)), PASS]


class Colt(BangCard):
    """Nothing but its hit."""

    id = "colt"
    name = "Colt"
    copies = "law-dynamite outlaw-dynamite outlaw-dynamite outlaw-dynamite outlaw-dynamite outlaw-dynamite"


class Fanning(BangCard):
    """As many hits as the target has equipment when it is played, each avoided or suffered on its own. If one
    of them takes his last life point the rest are lost."""

    id = "fanning"
    name = "Fanning"
    copies = "law-barrel law-horseshoe"

    def hits(self, target: Fighter) -> int:
        return len(target.equipment)


class Peacemaker(BangCard):
    """If its hit is avoided, the opponent discards a card of his choice from his hand."""

    id = "peacemaker"
    name = "Peacemaker"
    copies = "law-horseshoe law-horseshoe"

    async def if_avoided(self, t: Table, hit: Hit) -> None:
        seat = 1 - hit.seat
        hand = t.sides[seat].hand
        if hand:
            option = await t.ask(
                seat,
                "discard",
                lambda: [Option("discard", card) for card in cards.distinct(hand)],
                self.key,
                hit.seat,
            )
            discard_one(t, seat, option.card())


class Remington(BangCard):
    """If its hit is avoided, the shooter draws a card."""

    id = "remington"
    name = "Remington"
    copies = "outlaw-snake outlaw-barrel"

    async def if_avoided(self, t: Table, hit: Hit) -> None:
        t.draw(hit.seat, 1)


class Schofield(BangCard):
    """If its hit is avoided, the shooter's AC regains one life point."""

    id = "schofield"
    name = "Schofield"
    copies = "outlaw-barrel outlaw-barrel"

    async def if_avoided(self, t: Table, hit: Hit) -> None:
        t.heal(t.front(hit.seat), 1)


class Shotgun(BangCard):
    """If its hit is avoided, the shooter may swap the AC and RC of either side."""

    id = "shotgun"
    name = "Shotgun"
    copies = "law-dynamite law-dynamite outlaw-horseshoe outlaw-horseshoe"

    async def if_avoided(self, t: Table, hit: Hit) -> None:
        option = await t.ask(hit.seat, "swap-either", lambda: self.picks(t, hit), self.key, hit.seat)
        if option.verb == "choose":
            move_token(t, ref_seat(option.card()))

    def picks(self, t: Table, hit: Hit) -> list[Option]:
        sides = [seat for seat in (hit.seat, 1 - hit.seat) if t.sides[seat].rear is not None]
        return [*(Option("choose", side_ref(seat)) for seat in sides), PASS]


class Winchester(BangCard):
    """Its hit may be aimed at the opponent's RC."""

    id = "winchester"
    name = "Winchester"
    copies = "law-horseshoe law-horseshoe"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if menu.may_play_bang():
            menu.add_targets(card, menu.t.sides[1 - menu.seat].fighters())


BANG_CARDS = [
    Carbine(),
    Colt(),
    Fanning(),
    Peacemaker(),
    Remington(),
    Schofield(),
    Shotgun(),
    Winchester(),
]
