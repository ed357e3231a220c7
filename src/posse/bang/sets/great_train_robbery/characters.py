"""The characters of The Great Train Robbery."""

from typing import Final

from posse.bang import cards
from posse.bang.blow import Shot
from posse.bang.decide import PASS, decide
from posse.bang.distance import distances
from posse.bang.menu import Menu
from posse.bang.sets.great_train_robbery.line import advance
from posse.bang.sets.great_train_robbery.taking import Traveller, free_ways, take
from posse.bang.sets.great_train_robbery.train import train
from posse.bang.table import Table
from posse.bang.things import Character
from posse.kernel.option import Option, player_ref, ref_seat


class BennyBrawler(Traveller):
    """He may take any number of railcars in his turn, and pays for each."""

    id = "benny-brawler"
    name = "Benny Brawler"
    takes_many = True


class EvanBabbit(Character):
    """When he is shot at with a BANG! card, he may discard a hand card of the same suit to make another player at
    distance 1 the target, but not the shooter."""

    id = "evan-babbit"
    name = "Evan Babbit"
    diverts = True

    def defence(self, t: Table, shot: Shot, card: int) -> list[Option]:
        if not shot.bang_card or shot.answered:
            return []
        seen_by_him = distances(t, shot.target, from_hand=False)
        near = [other for other, seen in seen_by_him if seen <= 1 and other != shot.shooter]
        hand = cards.distinct(t.players[shot.target].hand)
        same = [held for held in hand if t.suit(held) == t.suit(shot.card)]
        return [Option("use", self.key, player_ref(other), paid=(held,)) for held in same for other in near]

    async def defend(self, t: Table, shot: Shot, option: Option) -> None:
        t.discard_paid(shot.target, option)
        shot.target = ref_seat(option.at())


class JimmyTexas(Character):
    """At the end of his turn, after discarding, he draws a card."""

    id = "jimmy-texas"
    name = "Jimmy Texas"
    ends_lost_turns = True

    async def turn_ends(self, t: Table, seat: int) -> None:
        t.draw(seat, 1)


class Manuelita(Traveller):
    """She draws two cards each time the train reaches the End of the Line."""

    id = "manuelita"
    name = "Manuelita"
    train_order = -1

    async def train_advanced(self, t: Table, seat: int, arrived: bool) -> None:
        if arrived:
            t.draw(seat, 2)


class Sancho(Traveller):
    """Once in his turn he may take a railcar that stands under a station without paying."""

    id = "sancho"
    name = "Sancho"
    life = 3
    takes_free = True

    def uses(self, menu: Menu, card: int) -> None:
        menu.options += free_ways(menu.t, menu.seat, train(menu.t).at)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        await take(t, seat, option)


class SgtBlaze(Character):
    """When an effect of his hits several players he may spare one of them."""

    id = "sgt-blaze"
    name = "Sgt. Blaze"
    life = 5
    spares_one = True


class ShadeOConnor(Traveller):
    """Each time the train advances in another player's turn, he may discard a hand card to draw one."""

    id = "shade-oconnor"
    name = "Shade O'Connor"

    async def train_advanced(self, t: Table, seat: int, arrived: bool) -> None:
        hand = t.players[seat].hand
        if seat == t.turn or not hand:
            return
        option = await decide(
            t,
            seat,
            "exchange",
            lambda: [*(Option("use", self.key, paid=(card,)) for card in cards.distinct(hand)), PASS],
            self.key,
        )
        if option.verb == "use":
            t.tell("used", player=seat, thing=self.key)
            t.discard_paid(seat, option)
            t.draw(seat, 1)


class ZippyRoy(Character):
    """Once in his turn he may advance the train by one station."""

    id = "zippy-roy"
    name = "Zippy Roy"
    life = 5

    def uses(self, menu: Menu, card: int) -> None:
        if self.key not in menu.t.used:
            menu.add_use(self.key)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        await advance(t)


CHARACTERS: Final[list[Character]] = [
    BennyBrawler(),
    EvanBabbit(),
    JimmyTexas(),
    Manuelita(),
    Sancho(),
    SgtBlaze(),
    ShadeOConnor(),
    ZippyRoy(),
]
