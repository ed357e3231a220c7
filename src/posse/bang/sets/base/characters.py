"""The characters of the base game."""

from typing import Final

from posse.bang import cards
from posse.bang.blow import Damage, Shot
from posse.bang.decide import decide
from posse.bang.flip import flips_hearts
from posse.bang.refusal import no_life
from posse.bang.robbery import may_touch, take
from posse.bang.sets.base.cards import NO_LIMIT
from posse.bang.table import NO_CARD, NOBODY, PUBLIC, Table
from posse.bang.things import Character
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option, Ref, hand_ref


class BartCassidy(Character):
    """For every life point lost he draws a card, once his survival is settled."""

    id = "bart-cassidy"
    name = "Bart Cassidy"

    async def wounded(self, t: Table, damage: Damage) -> None:
        t.draw(damage.seat, damage.amount)


class BlackJack(Character):
    """In phase 1 he shows the second card he draws; if it is red he draws one card more."""

    id = "black-jack"
    name = "Black Jack"

    async def draws(self, t: Table, seat: int, count: int) -> None:
        t.draw(seat, 1, phase_one=True)
        self.shows_next(t, seat, count - 1)

    def shows_next(self, t: Table, seat: int, count: int) -> None:
        """Draw this many cards after the first one."""
        hand = t.players[seat].hand
        held = len(hand)
        if count > 0:
            t.draw(seat, 1, phase_one=True)
        if len(hand) > held:
            shown = hand[held]
            t.known[shown] = PUBLIC
            t.tell("showed", player=seat, card=shown)
            if t.suit(shown) in (cards.HEARTS, cards.DIAMONDS):
                t.draw(seat, 1, phase_one=True)
        t.draw(seat, count - 1, phase_one=True)


class CalamityJanet(Character):
    """She may use BANG! cards as Missed! and Missed! cards as BANG!."""

    id = "calamity-janet"
    name = "Calamity Janet"

    def serves_as(self, t: Table, seat: int, card: int, wanted: str) -> bool:
        id = cards.ID[card]
        return (wanted == "bang" and id == "missed") or (wanted == "missed" and id == "bang")


class ElGringo(Character):
    """For each life point that a card of another player costs him, he takes a random card from that player's hand."""

    id = "el-gringo"
    name = "El Gringo"
    life = 3

    async def wounded(self, t: Table, damage: Damage) -> None:
        if damage.source in (NOBODY, damage.seat) or damage.card == NO_CARD:
            return
        for _ in range(damage.amount):
            if t.players[damage.source].hand:
                t.take_from_hand(damage.seat, damage.source)


class JesseJones(Character):
    """In phase 1 he may take his first card at random from the hand of another player."""

    id = "jesse-jones"
    name = "Jesse Jones"

    async def draws(self, t: Table, seat: int, count: int) -> None:
        option = await decide(t, seat, "draw", lambda: self.sources(t, seat), self.key)
        if isinstance(option.thing, int):
            await self.takes(t, seat, option.thing)
            if not t.players[seat].alive:
                return
        else:
            t.draw(seat, 1, phase_one=True)
        t.draw(seat, count - 1, phase_one=True)

    async def takes(self, t: Table, seat: int, hand: int) -> None:
        """Take his first card from the hand of another player."""
        there = await may_touch(t, seat, hand)
        t.draw_from_here()  # reactions to that may have made him lose or gain cards
        if there:
            take(t, seat, hand)

    def sources(self, t: Table, seat: int) -> list[Option]:
        pile = "discard" if t.discard and t.draws_from_discards else "deck"
        hands = [Option("draw", hand_ref(other)) for other in t.others(seat) if t.players[other].hand]
        return [Option("draw", pile), *hands]


class Jourdonnais(Character):
    """He always counts as having a Barrel in play."""

    id = "jourdonnais"
    name = "Jourdonnais"

    def defence(self, t: Table, shot: Shot, card: int) -> list[Option]:
        return [] if self.key in shot.tried else [Option("use", self.key)]

    async def defend(self, t: Table, shot: Shot, option: Option) -> None:
        if await flips_hearts(t, shot.target, self.key):
            shot.missing -= 1


class KitCarlson(Character):
    """In phase 1 he looks at the top three cards of the deck, keeps two and returns the third to the top."""

    id = "kit-carlson"
    name = "Kit Carlson"
    LOOKS_AT: Final = 3

    async def draws(self, t: Table, seat: int, count: int) -> None:
        discards = min(len(t.discard), self.LOOKS_AT) if t.draws_from_discards else 0
        for _ in range(max(self.LOOKS_AT, count)):
            card = t.phase_one_card()
            if card != NO_CARD:
                t.known[card] |= 1 << seat
                t.aside.append(card)
        t.tell_only(1 << seat, "looked", {"cards": tuple(t.aside)}, player=seat, count=len(t.aside))
        if len(t.aside) > count:
            option = await decide(t, seat, "draw", lambda: self.picks(t, count), self.key)
            kept = [card for card in _listed(option.thing) if isinstance(card, int)]
        else:
            kept = t.aside.copy()
        for place in range(len(t.aside) - 1, -1, -1):  # the rest goes back where it came from, in order
            if t.aside[place] not in kept:
                if place < discards:
                    t.discard.append(t.aside[place])
                else:
                    t.put_on_deck(t.aside[place])
        t.aside.clear()
        t.players[seat].hand += kept
        t.tell_only(1 << seat, "drew", {"cards": tuple(kept)}, player=seat, count=len(kept))

    def picks(self, t: Table, count: int) -> list[Option]:
        return [Option("choose", pick if count > 1 else pick[0]) for pick in cards.picks(t.aside, count)]


def _listed(thing: Ref) -> tuple[int | str, ...]:
    return thing if isinstance(thing, tuple) else (thing,)


class LuckyDuke(Character):
    """Whenever he must "draw!" he turns over two cards and chooses the one that counts."""

    id = "lucky-duke"
    name = "Lucky Duke"
    more_flips = 1


class PaulRegret(Character):
    """He always counts as having a Mustang in play."""

    id = "paul-regret"
    name = "Paul Regret"
    life = 3
    seen_farther = 1


class PedroRamirez(Character):
    """In phase 1 he may take the top card of the discard pile as his first card."""

    id = "pedro-ramirez"
    name = "Pedro Ramirez"

    async def draws(self, t: Table, seat: int, count: int) -> None:
        option = await decide(t, seat, "draw", lambda: self.sources(t, seat), self.key)
        if option.thing == "discard":
            self.takes(t, seat)
        else:
            t.draw(seat, 1, phase_one=True)
        t.draw(seat, count - 1, phase_one=True)

    def takes(self, t: Table, seat: int) -> None:
        """Take his first card from the top of the discard pile."""
        card = t.discard.pop()
        t.players[seat].hand.append(card)
        t.tell("drew_discard", player=seat, card=card)

    def sources(self, t: Table, seat: int) -> list[Option]:
        from_the_pile = bool(t.discard) and not t.draws_from_discards
        return [Option("draw", "deck"), *([Option("draw", "discard")] if from_the_pile else [])]


class RoseDoolan(Character):
    """She always counts as having a Scope in play."""

    id = "rose-doolan"
    name = "Rose Doolan"
    sees_nearer = 1


class SidKetchum(Character):
    """At any time he may discard two cards from his hand to regain one life point."""

    id = "sid-ketchum"
    name = "Sid Ketchum"

    def any_time(self, t: Table, seat: int) -> list[Option]:
        player = t.players[seat]
        if player.life >= player.max_life or player.ghost:
            return []
        return [Option("use", self.key, paid=pair) for pair in cards.picks(player.hand, 2)]

    def refusal(self, t: Table, asked: Decision) -> PosseError | None:
        return no_life() if t.players[asked.player].ghost else None

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.discard_paid(seat, option)
        t.heal(seat, 1)


class SlabTheKiller(Character):
    """Two Missed! are needed to cancel a BANG! card of his."""

    id = "slab-the-killer"
    name = "Slab the Killer"

    def missed_needed(self, t: Table, shot: Shot) -> int:
        return 2 if shot.bang_card else 1


class SuzyLafayette(Character):
    """As soon as she has no card in hand she draws one."""

    id = "suzy-lafayette"
    name = "Suzy Lafayette"

    def hand_empty(self, t: Table, seat: int) -> None:
        t.draw(seat, 1)


class VultureSam(Character):
    """Whenever another player is eliminated he takes all cards that player had."""

    id = "vulture-sam"
    name = "Vulture Sam"
    takes_cards = True


class WillyTheKid(Character):
    """He may play any number of BANG! cards in his turn."""

    id = "willy-the-kid"
    name = "Willy the Kid"
    more_bangs = NO_LIMIT


CHARACTERS = [
    BartCassidy(),
    BlackJack(),
    CalamityJanet(),
    ElGringo(),
    JesseJones(),
    Jourdonnais(),
    KitCarlson(),
    LuckyDuke(),
    PaulRegret(),
    PedroRamirez(),
    RoseDoolan(),
    SidKetchum(),
    SlabTheKiller(),
    SuzyLafayette(),
    VultureSam(),
    WillyTheKid(),
]
