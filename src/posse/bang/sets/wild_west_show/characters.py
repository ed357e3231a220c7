"""The characters of the Wild West Show."""

from typing import Final

from posse.bang import cards
from posse.bang.affect import hand_cards_as
from posse.bang.answer import hold_back, settle
from posse.bang.blow import Damage
from posse.bang.decide import PASS, decide
from posse.bang.flip import Flip, flip
from posse.bang.hooks import DRAWS
from posse.bang.menu import Menu, players
from posse.bang.robbery import take_several
from posse.bang.sets.wild_west_show.again import aims, beside, play_freely
from posse.bang.sets.wild_west_show.drawing_both import draw_with
from posse.bang.sets.wild_west_show.pile import programme
from posse.bang.table import NO_CARD, PUBLIC, Table
from posse.bang.things import Character, Kind
from posse.kernel.option import Option, ref_seat

#: John Pain takes cards as long as he holds fewer than this many.
FULL_HAND: Final = 6


class BigSpencer(Character):
    """He starts with nine life points but only five cards, and cannot play Missed! cards."""

    id = "big-spencer"
    name = "Big Spencer"
    life = 9
    starting_hand = 5

    def bars(self, t: Table, seat: int, card: int) -> bool:
        return cards.ID[card] == "missed"


class FlintWestwood(Character):
    """Once in his turn he may exchange a hand card for two random cards from the hand of another player."""

    id = "flint-westwood"
    name = "Flint Westwood"

    def uses(self, menu: Menu, card: int) -> None:
        t = menu.t
        if self.key in t.used:
            return
        others = [other for other in t.others(menu.seat) if t.players[other].hand]
        for held in cards.distinct(t.players[menu.seat].hand):
            menu.add_use(self.key, players(others), (held,))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        victim = ref_seat(option.at())
        given = next(card for card in option.paid if isinstance(card, int))
        t.leave_hand(seat, given)
        t.aside.append(given)  # set aside for the other player, whatever he does about the robbery
        hold_back(t)  # nobody draws for a hand that is only empty until the exchange is over
        await take_several(t, seat, victim, 2)
        given = t.aside.pop()
        if t.players[victim].alive:
            hand_on(t, seat, victim, given)
        else:
            t.put_away(given)
        settle(t)


class GaryLooter(Character):
    """He takes every card that another player discards for his hand limit."""

    id = "gary-looter"
    name = "Gary Looter"
    life = 5

    def excess(self, t: Table, seat: int, player: int, card: int) -> bool:
        if seat == player:
            return False
        t.players[seat].hand.append(card)
        if t.excess_on_deck:  # otherwise the card would have gone there face down
            both = 1 << seat | 1 << player
            t.known[card] = both
            t.tell_only(both, "looted", {"card": card}, player=player, target=seat)
        else:
            t.known[card] = PUBLIC
            t.tell("looted", player=player, target=seat, card=card)
        return True


class GregoryDeck(Character):
    """He has the abilities of two characters of the base game, drawn at random. At the start of each of his turns he
    may exchange both for two others."""

    id = "gregory-deck"
    name = "Gregory Deck"
    copies = 2

    def gained(self, t: Table, seat: int) -> None:
        if not self.drawn(t, seat):
            t.used.append(self.key)
            self.draw_two(t, seat)

    async def turn_begins(self, t: Table, seat: int) -> None:
        if self.key in t.used:  # a player who copies him has just drawn two in this turn
            return
        option = await decide(t, seat, "change", lambda: [Option("use", self.key), PASS], self.key)
        if option.verb == "use":
            t.tell("used", player=seat, thing=self.key)
            self.draw_two(t, seat)

    def draw_two(self, t: Table, seat: int) -> None:
        """Draw two abilities that nobody uses. His former two may come again."""
        player = t.players[seat]
        own = [number for number in player.abilities if number not in self.drawn(t, seat)]
        player.abilities = own
        in_use = [
            number for other in t.players if other.alive for number in (other.character, *other.abilities)
        ]
        free = [number for number in cards.SETS["base"].character_numbers if number not in in_use]
        wanted = [
            number for number in free if all(rule.in_the_characters(number) for rule in t.rules_of_table)
        ]
        if len(wanted) >= 2:  # so many may be left out at this table that others have to do
            free = wanted
        t.shuffle(free)
        copied = sorted(free[:2])
        player.abilities = [*own, *copied]
        if not player.hand:
            t.emptied |= 1 << seat
        t.refresh()
        ids = [cards.CHARACTER[number].id for number in copied]
        t.tell("abilities_drawn", player=seat, copies=ids[0], copies_too=ids[1])

    async def draws(self, t: Table, seat: int, count: int) -> None:
        await draw_with(t, seat, count, [way for way in t.things(seat, DRAWS) if way is not self], self.key)

    def drawn(self, t: Table, seat: int) -> list[int]:
        """The abilities he has drawn: they come after his own in his list of abilities."""
        abilities = t.players[seat].abilities
        return abilities[abilities.index(cards.CHARACTER.index(self)) + 1 :]


class JohnPain(Character):
    """Whenever any player must "draw!" and he holds fewer than six cards, he takes the card that was turned over. He
    cannot use it against what that "draw!" was for."""

    id = "john-pain"
    name = "John Pain"

    async def after_flip(self, t: Table, seat: int, flip: Flip) -> None:
        hand = t.players[seat].hand
        for card in flip.cards:
            if len(hand) < FULL_HAND and card not in flip.kept:
                flip.kept.append(card)
                hand.append(card)
                programme(t).caught[card] = flip.effect
                t.tell("caught", player=seat, card=card)

    def bars(self, t: Table, seat: int, card: int) -> bool:
        return programme(t).is_too_early(card, dying=t.players[seat].life <= 0)


class LeeVanKliff(Character):
    """Right after he has played a brown card in his turn, he may discard a BANG! card to carry out its effect once
    more."""

    id = "lee-van-kliff"
    name = "Lee Van Kliff"

    def uses(self, menu: Menu, card: int) -> None:
        t = menu.t
        last = programme(t).last
        bangs = hand_cards_as(t, menu.seat, "bang") if last != NO_CARD else []
        if not bangs:
            return
        for way in aims(t, menu.seat, self.kind(t), last, programme(t).last_as, from_hand=False):
            for bang, _ in bangs:
                paid = (bang, *beside(way))
                menu.options.append(Option("use", self.key, way.target, paid=paid, purpose=way.purpose))

    def kind(self, t: Table) -> Kind:
        """What the card was played as."""
        return cards.KINDS[programme(t).last_kind]

    async def use(self, t: Table, seat: int, option: Option) -> None:
        said = programme(t)
        card, kind, used_as = said.last, self.kind(t), said.last_as
        said.last = NO_CARD
        said.played += 1
        t.discard_paid(seat, option)
        again = Option("play", card, option.target, used_as, beside(option), purpose=option.purpose)
        await play_freely(t, seat, kind, card, again)


class TerenKill(Character):
    """Each time he would be eliminated he must "draw!": unless it is Spades he stays in the game with one life point
    and draws a card."""

    id = "teren-kill"
    name = "Teren Kill"
    life = 3

    async def stays(self, t: Table, seat: int, damage: Damage) -> bool:
        card = await flip(t, seat, self.key)
        if card == NO_CARD or t.suit(card) == cards.SPADES:
            return False
        t.players[seat].life = 1
        t.tell("stayed", player=seat, thing=self.key, life=1)
        t.draw(seat, 1)
        return True


class YoulGrinner(Character):
    """Before his phase 1, each player who holds more cards than he does gives him one of them."""

    id = "youl-grinner"
    name = "Youl Grinner"

    async def turn_begins(self, t: Table, seat: int) -> None:
        held = len(t.players[seat].hand)
        for other in [other for other in t.others(seat) if len(t.players[other].hand) > held]:
            await hand_over(t, other, seat, self.key)


async def hand_over(t: Table, giver: int, taker: int, about: str) -> None:
    """A player gives another player a hand card of his own choice."""
    hand = t.players[giver].hand
    while hand:  # a giver who may discard cards at any time may have none left
        option = await decide(
            t,
            giver,
            "hand-over",
            lambda: [Option("choose", card) for card in cards.distinct(hand)],
            about,
            taker,
            asks_again=True,
        )
        if option.verb == "choose":
            give(t, giver, taker, option.card())
            return


def give(t: Table, giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to another. Nobody else learns which."""
    t.leave_hand(giver, card)
    hand_on(t, giver, taker, card)


def hand_on(t: Table, giver: int, taker: int, card: int) -> None:
    """A card that has left one hand goes to another. Nobody else learns which."""
    both = 1 << giver | 1 << taker
    for left in t.players[giver].hand:
        t.known[left] &= both
    t.known[card] = both
    t.players[taker].hand.append(card)
    t.tell_only(both, "gave", {"card": card}, player=giver, target=taker)
    t.look_at_hands_if_emptied()


CHARACTERS = [
    BigSpencer(),
    FlintWestwood(),
    GaryLooter(),
    GregoryDeck(),
    JohnPain(),
    LeeVanKliff(),
    TerenKill(),
    YoulGrinner(),
]
