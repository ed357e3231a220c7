"""The blue cards of The Valley of Shadows."""

from posse.bang import cards
from posse.bang.blow import Damage
from posse.bang.damage import damage
from posse.bang.decide import decide
from posse.bang.elimination import lose_hold
from posse.bang.flip import flip
from posse.bang.laid_down import Blue, Weapon
from posse.bang.menu import Menu
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.kernel.option import Option, ref_seat
from posse.kernel.rules import Hindrance


class Ghost(Blue):
    """Played in front of an eliminated player. As long as the card stays there he is in the game again, without life
    points, which he neither gains nor loses."""

    id = "ghost"
    name = "Ghost"
    copies = "9S 10S"
    keeps_in_game = True

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        t = menu.t
        menu.add_targets(card, [seat for seat in t.ring if not t.players[seat].alive])

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        back = ref_seat(option.at())
        t.bring_back(back, ghost=True)
        t.lay_down(back, card)
        t.tell("returned", player=back, life=0)

    def gone(self, t: Table, seat: int, card: int) -> None:
        lose_hold(t, seat)

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("no-target")


class LeMat(Weapon):
    """Reach 1. In his turn its owner may use any card in his hand as a BANG! card."""

    id = "lemat"
    name = "LeMat"
    copies = "4D"
    reach = 1

    def serves_as(self, t: Table, seat: int, card: int, wanted: str) -> bool:
        return wanted == "bang" and t.has_turn(seat) and cards.ID[card] != wanted


class Shotgun(Weapon):
    """Reach 1. Each player whom its owner hits with a BANG! card discards a card of his choice from his hand."""

    id = "shotgun"
    name = "Shotgun"
    copies = "KS"
    reach = 1

    async def wound_settled(self, t: Table, seat: int, damage: Damage) -> None:
        hand = t.players[damage.seat].hand
        if seat != damage.source or not _hit_by_bang_card(damage):
            return
        while hand:
            option = await decide(
                t,
                damage.seat,
                "discard",
                lambda: [Option("discard", held) for held in cards.distinct(hand)],
                self.key,
                seat,
                asks_again=True,
            )
            if option.verb == "discard":
                t.discard_from_hand(damage.seat, option.card())
                t.tell("discarded", player=damage.seat, card=option.card())
                return


class LaidOnAnybody(Blue):
    """Played in front of any player who does not have one yet, oneself included, at any distance."""

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        t = menu.t
        menu.add_targets(
            card, [seat for seat in menu.all_seats() if t.in_front(seat, self.key) == NO_CARD], as_id
        )

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.lay_down(ref_seat(option.at()), card)


class Rattlesnake(LaidOnAnybody):
    """Played in front of any player. At the start of each of his turns he must "draw!": on Spades he loses one life
    point, which nobody counts as having caused. The card stays."""

    id = "rattlesnake"
    name = "Rattlesnake"
    copies = "7H"
    check_order = 3

    async def turn_check(self, t: Table, seat: int, card: int) -> None:
        turned = await flip(t, seat, self.key)
        if turned != NO_CARD and t.suit(turned) == cards.SPADES:
            await damage(t, Damage(seat, 1, NOBODY, card))


class Bounty(LaidOnAnybody):
    """Played in front of any player. A player who hits him with a BANG! card draws a card."""

    id = "bounty"
    name = "Bounty"
    copies = "9C"

    async def wound_settled(self, t: Table, seat: int, damage: Damage) -> None:
        if seat == damage.seat:
            self._pay(t, damage)

    async def killed(self, t: Table, seat: int, killer: int, damage: Damage | None) -> None:
        if damage is not None:
            self._pay(t, damage)

    def _pay(self, t: Table, damage: Damage) -> None:
        if _hit_by_bang_card(damage) and t.players[damage.source].alive:
            t.tell("bounty_paid", player=damage.source, target=damage.seat)
            t.draw(damage.source, 1)


def _hit_by_bang_card(damage: Damage) -> bool:
    """Whether another player's BANG! card, or a card used as one, cost the life points."""
    return damage.shot is not None and damage.shot.bang_card


BLUE_KINDS = [Ghost(), LeMat(), Rattlesnake(), Shotgun(), Bounty()]
