"""The people of the fair."""

from posse.bang import cards
from posse.bang.blow import Shot
from posse.bang.decide import decide
from posse.bang.distance import distances
from posse.bang.flip import Flip, flip
from posse.bang.reactions import Played
from posse.bang.table import NO_CARD, Table
from posse.bang.things import Character
from posse.kernel.option import Option, player_ref, ref_seat

from .parts import earn


class Barker(Character):
    """Each time another player plays a Beer card he takes a ticket."""

    id = "barker"
    name = "Barker"

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        if play.player != seat and cards.ID[play.card] == "beer":
            earn(t, seat)


class Sharpshooter(Character):
    """Each time he shoots with a BANG! card he must "draw!": on Spades the shot cannot be avoided, on Hearts it costs
    two life points."""

    id = "sharpshooter"
    name = "Sharpshooter"

    async def shot_declared(self, t: Table, shot: Shot) -> None:
        if not shot.bang_card:
            return
        card = await flip(t, shot.shooter, self.key)
        if card != NO_CARD:
            shot.unavoidable = t.suit(card) == cards.SPADES
            shot.amount = 2 if t.suit(card) == cards.HEARTS else 1


class Magpie(Character):
    """Whenever anybody must "draw!" and she holds fewer than six cards, she takes the cards that were turned over."""

    id = "magpie"
    name = "Magpie"
    life = 3

    async def after_flip(self, t: Table, seat: int, flip: Flip) -> None:
        hand = t.players[seat].hand
        for card in flip.cards:
            if len(hand) < 6 and card not in flip.kept:
                flip.kept.append(card)
                hand.append(card)
                t.tell("snatched", player=seat, card=card)


class Acrobat(Character):
    """Shot at with a BANG! card he may discard a hand card to make a player at distance 1 the target instead, but not
    the one who shot."""

    id = "acrobat"
    name = "Acrobat"
    diverts = True

    def defence(self, t: Table, shot: Shot, card: int) -> list[Option]:
        near = [other for other, seen in distances(t, shot.target) if seen <= 1 and other != shot.shooter]
        hand = cards.distinct(t.players[shot.target].hand)
        if not shot.bang_card or self.key in shot.tried:
            return []
        return [Option("use", self.key, player_ref(other), paid=(held,)) for held in hand for other in near]

    async def defend(self, t: Table, shot: Shot, option: Option) -> None:
        t.discard_paid(shot.target, option)
        shot.target = ref_seat(option.at())


class Juggler(Character):
    """He may play a Candyfloss against a brown card, which has no effect on him then. Whoever takes or discards a card
    of his has him take a ticket first. In phase 1 he may leave a card for a ticket."""

    id = "juggler"
    name = "Juggler"

    def evades(self, t: Table, seat: int, by: int) -> list[Option]:
        hand = cards.distinct(t.players[seat].hand)
        return [Option("play", card) for card in hand if cards.ID[card] == "candyfloss"]

    async def robbed(self, t: Table, seat: int, thief: int) -> None:
        earn(t, seat)

    async def forgoes(self, t: Table, seat: int, count: int) -> int:
        numbers = [Option("choose", str(count)), Option("choose", str(count - 1))]
        option = await decide(t, seat, "forgo", lambda: numbers, self.key)
        left = count - int(str(option.thing))
        if left:
            earn(t, seat)
        return left


CHARACTERS = [Barker(), Sharpshooter(), Magpie(), Acrobat(), Juggler()]
