"""The brown cards of Dodge City. Most of them are played together with another card."""

from posse.bang.affect import hit_by
from posse.bang.answer import evaded
from posse.bang.blow import Shot
from posse.bang.decide import decide
from posse.bang.menu import Menu, players
from posse.bang.robbery import rob, strip
from posse.bang.shot import shoot
from posse.bang.table import Table
from posse.bang.things import Kind
from posse.kernel.option import Option, hand_ref, in_play_ref, ref_seat
from posse.kernel.rules import Hindrance


class Punch(Kind):
    """A shot at another player at distance 1, whatever the weapon. Not a BANG! card."""

    id = "punch"
    name = "Punch"
    copies = "10S"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_targets(card, menu.within(1), as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await shoot(t, Shot(seat, ref_seat(option.at()), card))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("too-far", reach=1)


class Dodge(Kind):
    """Cancels a shot like a Missed!, and its player draws a card."""

    id = "dodge"
    name = "Dodge"
    copies = "7D KH"
    has_missed = True

    async def answer(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 1)


class Paid(Kind):
    """A card that is played together with another one."""

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("no-cost")


class Springfield(Paid):
    """With another card: a shot at any other player."""

    id = "springfield"
    name = "Springfield"
    copies = "KS"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_paid(card, players(menu.t.others(menu.seat)))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await shoot(t, Shot(seat, ref_seat(option.at()), card))


class Brawl(Paid):
    """With another card: every other player discards a card, in play or a random one from his hand. The player of the
    card chooses which for each of them."""

    id = "brawl"
    name = "Brawl"
    copies = "JS"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_paid(card)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        losers = [other for other in t.others(seat) if t.players[other].hand or t.players[other].in_play]
        for victim in await hit_by(t, seat, self.key, losers, card):
            if t.players[victim].hand or t.players[victim].in_play:
                choice = await self.choice(t, seat, victim)
                await strip(t, seat, card, choice.card())

    async def choice(self, t: Table, seat: int, victim: int) -> Option:
        """What a player loses. If the player of the card is out of the game, nobody chooses for the victim: he loses a
        random hand card or, if he has none, a card in play of his own choice."""
        if t.players[seat].alive:
            return await decide(t, seat, "loot", lambda: self.loot(t, victim), self.key)
        if t.players[victim].hand:
            return Option("choose", hand_ref(victim))
        return await decide(t, victim, "loot", lambda: self.loot(t, victim), self.key)

    def loot(self, t: Table, victim: int) -> list[Option]:
        player = t.players[victim]
        hand = [Option("choose", hand_ref(victim))] if player.hand else []
        return hand + [Option("choose", in_play_ref(victim, card)) for card in player.in_play]


class RagTime(Paid):
    """With another card: take a card from any one player, in play or a random one from his hand."""

    id = "rag-time"
    name = "Rag Time"
    copies = "9H"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_paid(card, menu.loot(menu.all_seats(), to_keep=True))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await rob(t, seat, card, option.at())

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take") if menu.costs(card) else super().hindrance(menu, card)


class Tequila(Paid):
    """With another card: a player of one's choice, oneself included, regains one life point."""

    id = "tequila"
    name = "Tequila"
    copies = "9C"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_paid(card, players(menu.all_seats()))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        drinker = ref_seat(option.at())
        if not await evaded(t, drinker, self.key, seat, card):
            t.heal(drinker, 1)


class Whisky(Paid):
    """With another card: its player regains two life points."""

    id = "whisky"
    name = "Whisky"
    copies = "QH"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_paid(card)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.heal(seat, 2)


BROWN_KINDS = [Punch(), Dodge(), Springfield(), Brawl(), RagTime(), Tequila(), Whisky()]
