"""Rules for everybody at the Wild West Show, whichever show card is in force."""

from typing import Final

from posse.bang import cards
from posse.bang.hooks import GAINED
from posse.bang.parts import Part
from posse.bang.reactions import Played
from posse.bang.sets.wild_west_show.pile import TOO_EARLY, Programme, ShowPile, programme, show_pile
from posse.bang.table import NO_CARD, Table
from posse.bang.things import Thing

#: The cards that bring the next show card, if they are played as themselves.
TURN_UP: Final = ("stagecoach", "wells-fargo")


class Shows(Thing):
    """The show cards are in a pile, with the final one at the bottom. A player who plays a Stagecoach or a Wells Fargo
    turns up the next one after drawing. It is in force until another one covers it. The final one stays."""

    id = "shows"

    def parts(self) -> list[Part]:
        return [ShowPile()]

    def set_up(self, t: Table) -> None:
        pile = show_pile(t)
        numbers = pile.numbers(t)
        others = [number for number in numbers if not cards.BILL[number].last]
        t.shuffle(others)
        pile.put_down([number for number in numbers if cards.BILL[number].last] + others)

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        pile = show_pile(t)
        if cards.ID[play.card] in TURN_UP and not play.used_as and pile.stack and not pile.is_final:
            pile.holder = play.player
            await pile.turn_up(t)


class Remembered(Thing):
    """Notes what show cards and characters ask about later: the cards that a player has played in his turn, the brown
    card he played last, and who misses a turn."""

    id = "remembered"

    def parts(self) -> list[Part]:
        return [Programme()]

    def set_up(self, t: Table) -> None:
        for seat, player in enumerate(t.players):
            if cards.CHARACTER_HOOKS[player.character] & GAINED:
                cards.CHARACTER[player.character].gained(t, seat)

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        if play.player != t.turn or play.given_up:
            return
        said = programme(t)
        said.played += 1
        if play.is_answer:
            return
        if play.option.purpose and play.option.purpose not in cards.KIND[play.card].purposes:
            said.last = NO_CARD
        elif cards.KIND[play.card].pays_as and not play.used_as:  # the card that goes with it counts too
            said.played += 1
            said.last = next(card for card in play.option.paid if isinstance(card, int))
            said.last_as = play.option.as_id
            said.last_kind = "bang"
        else:
            said.last = play.card if play.used_as or cards.IS_BROWN[play.card] else NO_CARD
            said.last_as = play.option.as_id
            said.last_kind = play.used_as or cards.ID[play.card]

    def skips(self, t: Table, seat: int) -> bool:
        said = programme(t)
        if not said.missing >> seat & 1:
            return False
        said.missing &= ~(1 << seat)
        t.tell("skipped", player=seat)
        return True

    def eliminated(self, t: Table, dead: int) -> None:
        programme(t).missing &= ~(1 << dead)
        player = t.players[dead]
        for place, number in enumerate(player.abilities):
            if cards.CHARACTER_HOOKS[number] & GAINED:
                player.abilities = player.abilities[: place + 1]  # he loses the abilities that he had drawn
                t.work_out(dead)
                kept = cards.CHARACTER[number].id if place else ""
                t.tell("abilities_lost", player=dead, copies=kept)
                return


RULES = [Shows(), Remembered(), TOO_EARLY]
