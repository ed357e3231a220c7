"""Escape and Saved!: cards that are played from the hand when something happens, in or out of turn."""

from typing import Final

from posse.bang import cards
from posse.bang.affect import barred
from posse.bang.answer import answer_from_hand
from posse.bang.blow import Damage
from posse.bang.decide import PASS, decide
from posse.bang.menu import Menu
from posse.bang.robbery import take_several
from posse.bang.table import Table
from posse.bang.things import Kind, Thing
from posse.kernel.option import Option, hand_ref
from posse.kernel.rules import Hindrance


class FromHand(Kind):
    """A card that is played only in answer to something."""

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nobody-asked-it")


class Escape(FromHand):
    """Played by a player whom a brown card other than BANG! would affect: it has no effect on him."""

    id = "escape"
    name = "Escape"
    copies = "3H"


class Saved(FromHand):
    """Played when another player is about to lose life: he loses one point fewer. If he is still in the game after
    that, the player of the card draws two cards, from that player's hand or from the deck."""

    id = "saved"
    name = "Saved!"
    copies = "5H"


class Escaping(Thing):
    """A player with an Escape may play it against a brown card."""

    id = "escaping"

    def evades(self, t: Table, seat: int, by: int) -> list[Option]:
        return _held(t, seat, Escape.id)


class Saving(Thing):
    """Players with a Saved! may play it for another player, clockwise from the player whose turn it is."""

    id = "saving"
    DRAWS: Final = 2

    async def before_loss(self, t: Table, damage: Damage) -> None:
        for saver in t.clockwise(t.turn):
            if damage.amount > 0 and saver != damage.seat and _held(t, saver, Saved.id):
                await self._ask(t, saver, damage)
        if damage.amount <= 0:
            await self._draw_all(t, damage)

    async def wound_settled(self, t: Table, seat: int, damage: Damage) -> None:
        player = t.players[damage.seat]
        if player.life > 0 or player.ghost:
            await self._draw_all(t, damage)

    async def _ask(self, t: Table, saver: int, damage: Damage) -> None:
        option = await decide(
            t,
            saver,
            "rescue",
            lambda: [*_held(t, saver, Saved.id), PASS],
            cards.KINDS[Saved.id].key,
            damage.seat,
            count=max(0, damage.amount - t.players[damage.seat].life + 1),
            amount=damage.amount,
        )
        if option.verb == "play":
            damage.amount -= 1
            damage.savers.append(saver)
            await answer_from_hand(t, saver, option)
            t.tell("saved", player=saver, target=damage.seat, deed=cards.KINDS[Saved.id].key)

    async def _draw_all(self, t: Table, damage: Damage) -> None:
        for saver in damage.savers:
            if t.players[saver].alive:
                await self._draw(t, saver, damage.seat)

    async def _draw(self, t: Table, saver: int, saved: int) -> None:
        """He draws all cards from the deck, or all from the hand of the player he saved."""
        hand = t.players[saved].hand
        whose = hand_ref(saved)

        def sources() -> list[Option]:
            return [Option("draw", "deck"), *([Option("draw", whose)] if hand else [])]

        t.held_back += 1  # a player whose last card this was draws these two instead of one for an empty hand
        option = await decide(t, saver, "draw", sources, cards.KINDS[Saved.id].key, saved)
        t.held_back -= 1
        if option.thing == "deck":
            t.draw(saver, self.DRAWS)
            return
        await take_several(t, saver, saved, self.DRAWS)


def _held(t: Table, seat: int, id: str) -> list[Option]:
    """The cards of a kind in a hand that may be played."""
    hand = cards.distinct(t.players[seat].hand)
    return [Option("play", card) for card in hand if cards.ID[card] == id and not barred(t, seat, card)]


ESCAPING: Final = Escaping()
SAVING: Final = Saving()
