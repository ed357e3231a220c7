"""The events of A Fistful of Cards."""

from typing import Final

from posse.bang import cards
from posse.bang.affect import affects, hand_cards_as
from posse.bang.answer import gives_up
from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.decide import PASS, decide
from posse.bang.flip import flips_hearts
from posse.bang.menu import Menu, as_play, players
from posse.bang.parts import Part
from posse.bang.reactions import Played
from posse.bang.robbery import may_touch, throw_away
from posse.bang.sets.fistful_of_cards.shown import ShownCard, shown_card
from posse.bang.shot import shoot
from posse.bang.table import NO_CARD, NOBODY, PUBLIC, Table
from posse.bang.things import BROWN, EventCard, Kind
from posse.kernel.option import Option, in_play_ref, player_ref, ref_card, ref_seat


class AFistfulOfCards(EventCard):
    """At the start of his turn each player is the target of a shot for every card in his hand."""

    id = "a-fistful-of-cards"
    name = "A Fistful of Cards"
    last = True

    async def turn_starts(self, t: Table, seat: int) -> None:
        player = t.players[seat]
        for _ in range(len(player.hand)):
            if player.alive:
                await shoot(t, Shot(NOBODY, seat, NO_CARD, cause=self.key))


class AbandonedMine(EventCard):
    """In phase 1, cards are drawn from the top of the discard pile as long as there are any. In phase 3, excess cards
    go face down on the deck."""

    id = "abandoned-mine"
    name = "Abandoned Mine"
    draws_from_discards = True
    excess_on_deck = True


class Ambush(EventCard):
    """Any two players are at distance 1; only cards in play change that."""

    id = "ambush"
    name = "Ambush"

    def seats_between(self, t: Table) -> int:
        return 1


class BloodBrothers(EventCard):
    """At the start of his turn each player may lose one life point, but never his last, to let another regain one."""

    id = "blood-brothers"
    name = "Blood Brothers"

    async def turn_starts(self, t: Table, seat: int) -> None:
        if t.players[seat].life <= 1:
            return
        option = await decide(t, seat, "event", lambda: [*self.brothers(t, seat), PASS], self.key)
        if option.verb == "use":
            t.tell("used", player=seat, thing=self.key)
            await damage(t, Damage(seat, 1, NOBODY, NO_CARD, self.key, is_price=True))
            t.heal(ref_seat(option.at()), 1)

    def brothers(self, t: Table, seat: int) -> list[Option]:
        return [
            Option("use", self.key, player_ref(other))
            for other in t.others(seat)
            if t.players[other].life < t.players[other].max_life and not t.players[other].ghost
        ]


class DeadMan(EventCard):
    """The player who was eliminated first returns for good when his turn comes, with two life points and two cards."""

    id = "dead-man"
    name = "Dead Man"
    for_good = True

    def returns(self, t: Table, seat: int) -> bool:
        return t.deaths[0] == seat and self.key not in t.once

    def come_back(self, t: Table, seat: int) -> None:
        t.once.append(self.key)
        t.players[seat].life = 2
        t.bring_back(seat, ghost=False)
        t.tell("returned", player=seat, life=2)
        t.draw(seat, 2)


class HardLiquor(EventCard):
    """Each player may regain one life point instead of his phase 1."""

    id = "hard-liquor"
    name = "Hard Liquor"

    async def before_drawing(self, t: Table, seat: int) -> bool:
        if t.players[seat].ghost:
            return False
        option = await decide(t, seat, "event", lambda: self.choices(t, seat), self.key)
        if option.verb == "pass":
            return False
        t.tell("used", player=seat, thing=self.key)
        t.heal(seat, 1)
        return True

    def choices(self, t: Table, seat: int) -> list[Option]:
        hurt = t.players[seat].life < t.players[seat].max_life
        return [Option("use", self.key), PASS] if hurt else [PASS]


class Lasso(EventCard):
    """Cards in front of players have no effect."""

    id = "lasso"
    name = "Lasso"

    def silences_cards(self, t: Table, seat: int) -> bool:
        return True


class LawOfTheWest(EventCard):
    """Each player shows the second card he draws in phase 1 and must play it in his turn if he can."""

    id = "law-of-the-west"
    name = "Law of the West"

    def parts(self) -> list[Part]:
        return [ShownCard()]

    def cards_drawn(self, t: Table, seat: int, drawn: list[int]) -> None:
        if len(drawn) > 1:
            shown_card(t).card = drawn[1]
            t.known[drawn[1]] = PUBLIC
            t.tell("showed", player=seat, card=drawn[1])

    def obliges(self, menu: Menu) -> str:
        shown = shown_card(menu.t).card
        if shown not in menu.t.players[menu.seat].hand:
            return ""
        for option in menu.options:
            played = as_play(option)
            if played is not None and cards.TWIN[played.card()] == cards.TWIN[shown]:
                return cards.KEY[shown]
        return ""

    def left_hand(self, t: Table, seat: int, card: int) -> None:
        """The card is gone, so there is nothing left to do with it."""
        if card == shown_card(t).card:
            shown_card(t).card = NO_CARD

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        """Playing an identical card will do, since nobody can tell the two apart."""
        shown = shown_card(t)
        if not play.is_answer and shown.card != NO_CARD and cards.TWIN[play.card] == cards.TWIN[shown.card]:
            shown.card = NO_CARD


class Peyote(EventCard):
    """Instead of drawing, the player guesses the colour of the top card. If he is right he takes it and may guess
    again; if he is wrong it is discarded."""

    id = "peyote"
    name = "Peyote"

    async def draws(self, t: Table, seat: int, count: int) -> None:
        guesses = [Option("choose", "red"), Option("choose", "black")]
        while True:
            option = await decide(t, seat, "guess", lambda: guesses, self.key)
            card = t.off_the_deck() if option.verb == "choose" else NO_CARD
            if card == NO_CARD:
                return
            t.known[card] = PUBLIC
            red = t.suit(card) in (cards.HEARTS, cards.DIAMONDS)
            right = red == (option.thing == "red")
            t.tell("guessed", player=seat, card=card, colour=str(option.thing), right=right)
            if not right:
                t.put_away(card)
                return
            t.players[seat].hand.append(card)
            if len(guesses) == 2:
                guesses.append(PASS)


class Ranch(EventCard):
    """At the end of his phase 1 each player may once discard any number of cards from his hand and draw as many. With
    many cards he is asked card by card, since there would be hundreds of choices."""

    id = "ranch"
    name = "Ranch"
    AT_ONCE: Final = 7  # up to this many cards in hand: 127 choices

    async def after_drawing(self, t: Table, seat: int, drawn: list[int]) -> None:
        one_by_one = len(t.players[seat].hand) > self.AT_ONCE
        discarded = 0
        while t.players[seat].hand:
            option = await decide(
                t, seat, "event", lambda: [*self.exchanges(t, seat, one_by_one), PASS], self.key
            )
            if option.verb != "use":
                break
            if not discarded:
                t.tell("used", player=seat, thing=self.key)
            discarded += len(t.discard_paid(seat, option))
            if not one_by_one:
                break
        t.draw(seat, discarded)

    def exchanges(self, t: Table, seat: int, one_by_one: bool) -> list[Option]:
        """The possible choices of cards, or of a single card."""
        hand = t.players[seat].hand
        counts = range(1, 2 if one_by_one else len(hand) + 1)
        return [Option("use", self.key, paid=pick) for count in counts for pick in cards.picks(hand, count)]


class Ricochet(EventCard):
    """The player on turn may discard a BANG! card to attack a card in front of another player. That player loses it
    unless he gives up a Missed!."""

    id = "ricochet"
    name = "Ricochet"
    demands = "missed"

    def uses(self, menu: Menu, card: int) -> None:
        t = menu.t
        targets = [
            in_play_ref(seat, held) for seat in t.others(menu.seat) for held in t.players[seat].in_play
        ]
        for bang, _ in hand_cards_as(t, menu.seat, "bang"):
            menu.add_use(self.key, targets, (bang,))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        paid = t.discard_paid(seat, option)
        owner, threatened = ref_seat(option.at()), ref_card(option.at())
        if not await affects(t, seat, paid, owner, shoots=True):
            return
        if await gives_up(t, owner, self, seat, threatened) or threatened not in t.players[owner].in_play:
            return
        if await may_touch(t, seat, option.at()):
            throw_away(t, seat, option.at())


class RussianRoulette(EventCard):
    """Clockwise from the Sheriff, and round again, each player gives up a Missed!. The first who does not loses two
    life points, and that ends it."""

    id = "russian-roulette"
    name = "Russian Roulette"
    demands = "missed"

    async def enters(self, t: Table) -> None:
        while True:
            for seat in t.clockwise(t.turn):
                if not await gives_up(t, seat, self, NOBODY):
                    await damage(t, Damage(seat, 2, NOBODY, NO_CARD, self.key))
                    return


class Sniper(EventCard):
    """The player on turn may discard two BANG! cards together for a shot within reach, which needs two Missed! to be
    cancelled."""

    id = "sniper"
    name = "Sniper"

    def uses(self, menu: Menu, card: int) -> None:
        bangs = [bang for bang, _ in hand_cards_as(menu.t, menu.seat, "bang", copies=True)]
        targets = players(menu.in_reach())
        for pair in cards.picks(bangs, 2):
            menu.add_use(self.key, targets, pair)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        paid = t.discard_paid(seat, option)
        shot = Shot(seat, ref_seat(option.at()), paid[0], cause=self.key)
        shot.missing = 2
        await shoot(t, shot, paid)


class TheJudge(EventCard):
    """Nobody may play a card in front of himself or of another player."""

    id = "the-judge"
    name = "The Judge"

    def forbids(self, t: Table, seat: int, kind: Kind) -> bool:
        return kind.border != BROWN


class Vendetta(EventCard):
    """At the end of his turn each player must "draw!": on Hearts he takes another turn, at the end of which he does not
    "draw!" again."""

    id = "vendetta"
    name = "Vendetta"
    end_order = 1

    async def turn_ends(self, t: Table, seat: int) -> None:
        if not t.extra_turn and await flips_hearts(t, seat, self.key):
            t.win_turn()


EVENTS = [
    AFistfulOfCards(),
    AbandonedMine(),
    Ambush(),
    BloodBrothers(),
    DeadMan(),
    HardLiquor(),
    Lasso(),
    LawOfTheWest(),
    Peyote(),
    Ranch(),
    Ricochet(),
    RussianRoulette(),
    Sniper(),
    TheJudge(),
    Vendetta(),
]
