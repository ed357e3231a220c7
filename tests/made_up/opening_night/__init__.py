"""Opening Night: the Wild West Show as tests want it. The show card under which everybody plays for himself is the next
one, and whoever begins holds a Stagecoach."""

from posse.bang import cards
from posse.bang.cards import CardSet
from posse.bang.sets.wild_west_show.pile import ShowPile, show_pile
from posse.bang.table import Table
from posse.bang.things import Thing


class OpeningNight(Thing):
    """The last show card lies on top of the pile, and whoever begins has a card that turns it up."""

    id = "opening-night"

    def set_up(self, t: Table) -> None:
        if ShowPile.id not in t.parts:
            return
        pile = show_pile(t)
        pile.stack = [*pile.stack[1:], pile.stack[0]]
        places = [t.deck, *(player.hand for player in t.players)]
        where = next(place for place in places for card in place if cards.ID[card] == "stagecoach")
        at = next(i for i, card in enumerate(where) if cards.ID[card] == "stagecoach")
        hand = t.players[t.first].hand
        where[at], hand[0] = hand[0], where[at]
        for card in places[0]:
            t.known[card] = 0
        for seat, player in enumerate(t.players):
            for card in player.hand:
                t.known[card] = 1 << seat


SET = CardSet("opening-night", "Opening Night", [], [], rules=[OpeningNight()])
