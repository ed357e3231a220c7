"""The characters of the base game."""

from itertools import combinations

from posse.bang import cards
from posse.bang.decide import decide
from posse.bang.flip import flips_hearts
from posse.bang.sets.base.cards import NO_LIMIT
from posse.bang.table import NO_CARD, NOBODY, PUBLIC, Damage, Shot, Table
from posse.bang.things import Character
from posse.kernel.option import Option, hand_ref, ref_seat


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
        hand = t.players[seat].hand
        t.draw(seat, 1)
        before = len(hand)
        t.draw(seat, count - 1)
        if len(hand) > before:
            shown = hand[before]
            t.known[shown] = PUBLIC
            t.tell("showed", player=seat, card=shown)
            if t.suit(shown) in (cards.HEARTS, cards.DIAMONDS):
                t.draw(seat, 1)


class CalamityJanet(Character):
    """She may use BANG! cards as Missed! and Missed! cards as BANG!."""

    id = "calamity-janet"
    name = "Calamity Janet"

    def serves_as(self, t: Table, seat: int, card: int, wanted: str) -> bool:
        key = cards.KEY[card]
        return (wanted == "bang" and key == "missed") or (wanted == "missed" and key == "bang")


class ElGringo(Character):
    """For each life point a card of another player costs him he takes a random card from that player's hand."""

    id = "el-gringo"
    name = "El Gringo"
    life = 3

    async def wounded(self, t: Table, damage: Damage) -> None:
        if damage.source in (NOBODY, damage.seat):
            return
        for _ in range(damage.amount):
            if t.players[damage.source].hand:
                t.take_from_hand(damage.seat, damage.source)


class JesseJones(Character):
    """In phase 1 he may take his first card at random from another player's hand."""

    id = "jesse-jones"
    name = "Jesse Jones"

    async def draws(self, t: Table, seat: int, count: int) -> None:
        option = await decide(t, seat, "draw", lambda: self.sources(t, seat), self.key)
        if isinstance(option.thing, int):
            t.take_from_hand(seat, ref_seat(option.thing))
        else:
            t.draw(seat, 1)
        t.draw(seat, count - 1)

    def sources(self, t: Table, seat: int) -> list[Option]:
        hands = [Option("draw", hand_ref(other)) for other in t.others(seat) if t.players[other].hand]
        return [Option("draw", "deck"), *hands]


class Jourdonnais(Character):
    """He always counts as having a Barrel in play."""

    id = "jourdonnais"
    name = "Jourdonnais"

    def defence(self, t: Table, shot: Shot) -> Option | None:
        return None if self.key in shot.tried else Option("use", self.key)

    async def defend(self, t: Table, shot: Shot) -> None:
        if await flips_hearts(t, shot.target, self.key):
            shot.missing -= 1


class KitCarlson(Character):
    """In phase 1 he looks at the three top cards, keeps two and returns the third to the top of the deck."""

    id = "kit-carlson"
    name = "Kit Carlson"

    async def draws(self, t: Table, seat: int, count: int) -> None:
        for _ in range(count + 1):
            card = t.off_the_deck()
            if card != NO_CARD:
                t.known[card] |= 1 << seat
                t.aside.append(card)
        t.tell_only(1 << seat, "looked", {"cards": tuple(t.aside)}, player=seat, count=len(t.aside))
        if len(t.aside) > count:
            option = await decide(t, seat, "draw", lambda: self.picks(t, count), self.key)
            assert isinstance(option.thing, tuple)
            kept = [card for card in option.thing if isinstance(card, int)]
        else:
            kept = t.aside.copy()
        for card in kept:
            t.aside.remove(card)
            t.players[seat].hand.append(card)
        t.deck += t.aside
        t.aside.clear()
        t.tell_only(1 << seat, "drew", {"cards": tuple(kept)}, player=seat, count=len(kept))

    def picks(self, t: Table, count: int) -> list[Option]:
        picks: list[Option] = []
        seen: list[list[int]] = []
        for pick in combinations(t.aside, count):
            looks = [cards.TWIN[card] for card in pick]
            if looks not in seen:
                seen.append(looks)
                picks.append(Option("choose", pick))
        return picks


class LuckyDuke(Character):
    """Whenever he must "draw!" he turns two cards and chooses the one that counts."""

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
    """In phase 1 he may have the top discard as his first card."""

    id = "pedro-ramirez"
    name = "Pedro Ramirez"

    async def draws(self, t: Table, seat: int, count: int) -> None:
        option = await decide(t, seat, "draw", lambda: self.sources(t), self.key)
        if option.thing == "discard":
            card = t.discard.pop()
            t.players[seat].hand.append(card)
            t.tell("drew_discard", player=seat, card=card)
        else:
            t.draw(seat, 1)
        t.draw(seat, count - 1)

    def sources(self, t: Table) -> list[Option]:
        return [Option("draw", "deck"), *([Option("draw", "discard")] if t.discard else [])]


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
        if player.life >= player.max_life:
            return []
        out: list[Option] = []
        seen: list[list[int]] = []
        for pair in combinations(player.hand, 2):
            looks = [cards.TWIN[card] for card in pair]
            if looks not in seen:
                seen.append(looks)
                out.append(Option("use", self.key, paid=pair))
        return out

    async def use(self, t: Table, seat: int, option: Option) -> None:
        for card in option.paid:
            assert isinstance(card, int)
            t.discard_from_hand(seat, card)
            t.tell("discarded", player=seat, card=card)
        t.heal(seat, 1)


class SlabTheKiller(Character):
    """To cancel a BANG! card of his it takes two Missed!."""

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

    async def other_eliminated(self, t: Table, seat: int, dead: int) -> None:
        victim = t.players[dead]
        for card in victim.in_play.copy():
            t.take_from_play(seat, dead, card)
        taken = tuple(victim.hand)
        for card in taken:
            t.leave_hand(dead, card)
            t.known[card] |= 1 << seat
            t.players[seat].hand.append(card)
        if taken:
            t.tell_only(
                1 << seat | 1 << dead,
                "took_hand",
                {"cards": taken},
                player=seat,
                victim=dead,
                count=len(taken),
            )


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
