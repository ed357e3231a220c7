"""What is known about the cards of The Valley of Shadows."""

from typing import Final

from posse.bang import cards
from posse.bots.bang.kinds import Arms, Heals, Shoots
from posse.bots.bang.lore import CARD, IN_REACH, Lore
from posse.bots.bang.outlook import LIFE, Outlook, seat_of
from posse.kernel.option import Option, ref_seat
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

#: What it is worth to each role (rows) if a player of each role (columns) returns to the game: sheriff, deputy, outlaw,
#: renegade.
COMPANY: Final = [
    [0.0, 1.8, -2.5, -1.5],
    [0.0, 1.8, -2.5, -1.5],
    [0.0, -2.0, 2.2, -0.8],
    [0.0, -0.6, -0.6, -2.0],
]
ACE: Final = 14


# ---- blue


class Ghost(Lore):
    """Brings back a friend, whom nobody can shoot. He leaves again with the card."""

    id = "ghost"
    hostile = -1.5
    haste = 2.0
    why = "reason-bang-friend-returns"

    def held(self, o: Outlook, card: int) -> float:
        return 1.2 if o.role == RENEGADE else 0.6  # a Renegade, who must be the last, keeps it from others

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        if seat == o.me:
            return 4.0
        if o.role == RENEGADE and o.harm[seat]:
            return 4.0 / o.harm[seat]  # any player is in the way of a Renegade, who must be the last one left
        return 2.5

    def played(self, o: Outlook, option: Option) -> float:
        chance = o.chances[seat_of(option)]
        wanted = COMPANY[o.role]
        return sum(chance[role] * wanted[role] for role in (SHERIFF, DEPUTY, OUTLAW, RENEGADE))


class LeMat(Arms):
    """Every card is a BANG!, for one near target."""

    id = "lemat"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        if seat != o.me:
            return 0.6
        return 0.1 + o.aim(1) * (0.25 if o.held("bang") else 0.7)


class Shotgun(Arms):
    """A hit also costs a card, for near targets."""

    id = "shotgun"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return 0.1 + 0.4 * o.aim(1) if seat == o.me else 0.5


class Rattlesnake(Lore):
    """Costs a life point in one turn of four."""

    id = "rattlesnake"
    hostile = 1.0
    nuisance = True
    why = "reason-bang-bites-for-long"
    BITES = 0.25
    TURNS = 3.0  # how many turns it stays

    def held(self, o: Outlook, card: int) -> float:
        return 0.6

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        player = o.players[seat]
        return 0.0 if player.ghost else -self.BITES * self.TURNS * LIFE[min(max(player.life, 1), 10)]

    def played(self, o: Outlook, option: Option) -> float:
        seat = seat_of(option)
        worth = self.lying(o, seat, option.card())
        return worth if seat == o.me else -o.harm[seat] * worth

    def turned(self, o: Outlook, card: int) -> float:
        return 0.0 if cards.SUIT[card] == cards.SPADES else 1.0


class Bounty(Lore):
    """Cards for the player who shoots its owner."""

    id = "bounty"
    hostile = 0.8
    nuisance = True
    haste = 1.0
    why = "reason-bang-price-on-head"

    def held(self, o: Outlook, card: int) -> float:
        return 0.45

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return 0.0 if o.players[seat].ghost else -0.6

    def played(self, o: Outlook, option: Option) -> float:
        seat = seat_of(option)
        worth = self.lying(o, seat, option.card())
        return worth if seat == o.me else -o.harm[seat] * worth


# ---- brown


class Bandidos(Lore):
    """Everybody loses two cards or a life point, its player too."""

    id = "bandidos"
    why = "reason-bang-more-enemies"

    def held(self, o: Outlook, card: int) -> float:
        return 0.45

    def played(self, o: Outlook, option: Option) -> float:
        mine = min(self._two(o, option.card()), o.cost_of(1))
        return sum(self._costs(o, seat) for seat in o.others) - mine

    def _two(self, o: Outlook, card: int) -> float:
        """What my two cheapest other cards are worth. Without other cards I can only lose the life point."""
        rest = sorted([o.keeps(held) for held in o.hand if held != card])
        return sum(rest[:2]) if rest else 99.0

    def _costs(self, o: Outlook, seat: int) -> float:
        player = o.players[seat]
        if player.ghost:
            return 0.0
        if not player.hand_count:
            return o.hurts(seat)
        return o.harm[seat] * CARD * min(player.hand_count, 2)

    def chosen(self, o: Outlook, option: Option) -> float:
        if option.verb == "pass":
            return 0.0 if o.mine.ghost else -o.cost_of(1)
        if option.verb == "play":
            return -o.price(option.card())
        others = sorted([o.keeps(held) for held in o.hand if held != option.card()])
        cost = o.keeps(option.card()) + (others[0] if others else 0.0)
        return -0.1 * cost if o.dies() else -cost


class Escape(Lore):
    """Protects from any brown card but a BANG!."""

    id = "escape"

    def held(self, o: Outlook, card: int) -> float:
        return 0.75


class Saved(Lore):
    """A life point for a friend, and two cards."""

    id = "saved"
    hostile = -1.0
    why = "reason-bang-friend-lives"

    def held(self, o: Outlook, card: int) -> float:
        return 0.8

    def chosen(self, o: Outlook, option: Option) -> float:
        """Whether to save the player who is about to lose life, and then where to draw from."""
        seat = o.decision.by
        if option.verb == "pass":
            return 0.0
        if option.verb == "draw":
            taken = isinstance(option.thing, int)
            count = min(o.players[seat].hand_count, 2) if taken else 2
            return o.draws(count) + (count * o.loses_card(seat) if taken else 0.0)
        player = o.players[seat]
        lost = o.decision.amount
        worth = -o.harm[seat] * LIFE[min(max(player.life - lost + 1, 1), 10)]
        if player.life == lost:
            worth -= o.kills(seat) + 2.0 * min(o.harm[seat], 0.0)
        drawn = o.draws(2) if player.life >= lost else 0.0
        return worth + drawn - o.price(option.card())


class Aim(Shoots):
    """A BANG! that costs two life points."""

    id = "aim"
    hostile = 1.3
    haste = 0.5
    worth = 0.6

    def played(self, o: Outlook, option: Option) -> float:
        return aimed(o, seat_of(option))


def aimed(o: Outlook, seat: int) -> float:
    """What a BANG! card with an Aim is worth."""
    chance = o.hits(seat, max([lore.missed_needed(o) for lore in o.own], default=1))
    return chance * o.hurts(seat, 2) + 0.6 * (1.0 - chance) * o.loses_card(seat)


class Poker(Lore):
    """Everybody else gives up a card, and I may get the two best."""

    id = "poker"
    haste = 2.0
    why = "reason-bang-enemies-lose-more"
    NO_ACE = 0.75

    def held(self, o: Outlook, card: int) -> float:
        return 0.8

    def played(self, o: Outlook, option: Option) -> float:
        holding = [seat for seat in o.others if o.players[seat].hand_count]
        lost = sum(0.7 * o.loses_card(seat) for seat in holding)
        return lost + self.NO_ACE * 0.8 * o.draws(min(len(holding), 2))

    def chosen(self, o: Outlook, option: Option) -> float:
        """Which card to give up: an Ace spoils it for an enemy."""
        worth = -o.keeps(option.card()) if option.verb == "discard" else -o.price(option.card())
        if option.verb == "discard" and cards.RANK[option.card()] == ACE and o.harm[o.decision.by] > 0:
            worth += 0.4
        return worth


class Backfire(Lore):
    """A Missed! that shoots back."""

    id = "backfire"

    def held(self, o: Outlook, card: int) -> float:
        return 1.0

    def answering(self, o: Outlook) -> float:
        """The worth of the shot back. It matters less to a player who would die without the answer."""
        if o.decision.by < 0:
            return 0.0
        return o.shot(o.decision.by) * (0.3 if o.dies() else 1.0)


class Fanning(Shoots):
    """Two shots, the second at a player next to the first target."""

    id = "fanning"
    range = IN_REACH
    worth = 0.6
    haste = 0.2

    def played(self, o: Outlook, option: Option) -> float:
        first = seat_of(option)
        return o.shot(first) + max([o.shot(seat) for seat in self._beside(o, first)], default=0.0)

    def _beside(self, o: Outlook, first: int) -> list[int]:
        """The neighbours of the first target, without me."""
        ring = [seat for seat in o.view.ring if o.players[seat].alive]
        at = ring.index(first)
        near = {ring[at - 1], ring[(at + 1) % len(ring)]}
        return [seat for seat in near if seat not in (first, o.me)]

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.shot(ref_seat(option.card()))


class Tomahawk(Shoots):
    """A shot at distance 2."""

    id = "tomahawk"
    range = 2


class Tornado(Lore):
    """One more card for everybody, and different ones."""

    id = "tornado"
    haste = 3.0
    why = "reason-bang-more-choices"

    def held(self, o: Outlook, card: int) -> float:
        return 0.5

    def played(self, o: Outlook, option: Option) -> float:
        rest = [o.keeps(held) for held in o.hand if held != option.card()]
        mine = o.draws(2) - min(rest, default=0.0)
        return mine - sum(o.harm[seat] * CARD for seat in o.others)

    def chosen(self, o: Outlook, option: Option) -> float:
        if option.verb == "discard":
            return -o.keeps(option.card())
        return -o.price(option.card()) - o.draws(2)


class LastCall(Heals):
    """A life point, even with two players left."""

    id = "last-call"


CARDS: list[Lore] = [
    Ghost(),
    LeMat(),
    Rattlesnake(),
    Shotgun(),
    Bounty(),
    Bandidos(),
    Escape(),
    Aim(),
    Poker(),
    Backfire(),
    Saved(),
    Fanning(),
    Tomahawk(),
    Tornado(),
    LastCall(),
]
