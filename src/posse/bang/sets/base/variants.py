"""The variants of the base game."""

from posse.bang import cards
from posse.bang.blow import Shot
from posse.bang.choosing import Offers
from posse.bang.goals import sheriff
from posse.bang.hooks import TO_THE_DISCARDS
from posse.bang.parts import Part
from posse.bang.sets.base.stick import Stick, stick
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import Variant

DYNAMITE = "card/dynamite"


class FirstGame(Variant):
    """For the first games: without the cards with the book symbol."""

    id = "first-game"
    name = "First game"

    def in_the_deck(self, card: int) -> bool:
        return not cards.KIND[card].book


class StickOfDynamite(Variant):
    """A player who hits another with a BANG! card in his own turn takes the Stick. When a Dynamite comes off the deck,
    or would be taken out of play, it goes in front of the holder of the Stick. When a Dynamite would be discarded, it
    is shuffled into the deck. If the holder already has a Dynamite, it is shuffled in too. If nobody holds the Stick,
    the player whose turn it is takes both."""

    id = "stick-of-dynamite"
    name = "Stick of Dynamite"
    adds = True

    def parts(self) -> list[Part]:
        return [Stick()]

    def hand_out(self, t: Table) -> None:
        """The Sheriff takes the Stick. Without a Sheriff, nobody holds it at first."""
        stick(t).holder = sheriff(t)

    def set_up(self, t: Table) -> None:
        """A Dynamite that was dealt is replaced and shuffled into the deck."""
        for seat, player in enumerate(t.players):
            while dealt := [card for card in player.hand if cards.KEY[card] == DYNAMITE]:
                player.hand.remove(dealt[0])
                replacement = t.deck.pop()
                t.known[replacement] |= 1 << seat
                player.hand.append(replacement)
                self._shuffle_in(t, dealt[0])

    def hit(self, t: Table, shot: Shot) -> None:
        if shot.bang_card and t.has_turn(shot.shooter) and stick(t).holder != shot.shooter:
            self._take(t, shot.shooter)

    def eliminated(self, t: Table, dead: int) -> None:
        if stick(t).holder == dead:
            self._take(t, NOBODY)

    def reroutes(self, t: Table, way: int, card: int, seat: int) -> bool:
        if cards.KEY[card] != DYNAMITE:
            return False
        if way == TO_THE_DISCARDS:
            self._shuffle_in(t, card)
        else:
            self._to_the_holder(t, card)
        return True

    def _take(self, t: Table, seat: int) -> None:
        stick(t).holder = seat
        t.tell("stick", player=seat)

    def _holder_has_one(self, t: Table) -> bool:
        holder = stick(t).holder
        return holder != NOBODY and t.in_front(holder, DYNAMITE) != NO_CARD

    def _to_the_holder(self, t: Table, card: int) -> None:
        if stick(t).holder == NOBODY:
            # The player whose turn it is or, if he is out of the game, the one whose turn comes next.
            self._take(t, t.clockwise(t.turn)[0])
        if self._holder_has_one(t):
            self._shuffle_in(t, card)
        else:
            t.lay_down(stick(t).holder, card)
            t.tell("dynamite_placed", player=stick(t).holder, card=card, laid=True)

    def _shuffle_in(self, t: Table, card: int) -> None:
        t.put_on_deck(card)
        t.shuffle_deck()
        t.tell("shuffled_in", card=card)


class TwoCharacters(Variant):
    """Every player is dealt two characters and secretly chooses one. When all have chosen, the characters are shown and
    the cards are dealt. The other characters are put back unseen."""

    id = "two-characters"
    name = "Choice of two characters"
    offers = 2

    def parts(self) -> list[Part]:
        return [Offers()]


VARIANTS: list[Variant] = [StickOfDynamite(), FirstGame(), TwoCharacters()]
