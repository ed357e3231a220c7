"""What is known about the cards of Dodge City. What a second card costs is counted elsewhere, for all cards alike."""

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bots.bang.kinds import (
    Heals,
    Robs,
    SeenFarther,
    SeesNearer,
    Shoots,
)
from posse.bots.bang.lore import ANYBODY, CARD, IN_REACH, NEIGHBOURS, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.bots.reason import Reason
from posse.kernel.option import Option, ref_seat

# ---- blue


class Binocular(SeesNearer):
    """Brings everybody nearer."""

    id = "binocular"


class Hideout(SeenFarther):
    """Keeps me farther away."""

    id = "hideout"


# ---- brown


class Punch(Shoots):
    """A shot at a neighbour."""

    id = "punch"
    range = NEIGHBOURS


class Dodge(Lore):
    """A Missed! that gains a card."""

    id = "dodge"
    brings = CARD

    def held(self, o: Outlook, card: int) -> float:
        return 0.9


class Springfield(Shoots):
    """A shot at anybody, for two cards."""

    id = "springfield"
    range = ANYBODY
    hostile = 1.3  # nobody pays two cards without meaning it


class Brawl(Lore):
    """Everybody else loses a card."""

    id = "brawl"
    why = "reason-bang-enemies-lose-more"

    def because(self, o: Outlook, option: Option) -> Reason:
        if option.verb == "play":
            return Reason(self.why)
        friend = o.harm[ref_seat(option.card())] < 0
        return Reason("reason-bang-spare-a-friend" if friend else "reason-bang-hurts-most")

    def played(self, o: Outlook, option: Option) -> float:
        """Worked out once for all the cards that I could pay with."""
        known = o.noted.get(self.id)
        if known is None:
            known = 0.0
            for seat in o.others:
                known += self._best(o, seat)
            o.noted[self.id] = known
        return known

    def _best(self, o: Outlook, seat: int) -> float:
        """What it is worth to make this player lose the card that I would choose; for a friend, the one he needs
        least."""
        worth = [o.loses_card(seat)] if o.players[seat].hand_count else []
        for card in o.players[seat].in_play:
            worth.append(o.harm[seat] * o.lying(seat, card))
        return max(worth, default=0.0)

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.loses(option.card())


class RagTime(Robs):
    """Takes a card from anybody, for two."""

    id = "rag-time"
    hostile = 1.0


class Tequila(Lore):
    """A life point for the player who needs it most."""

    id = "tequila"
    hostile = -1.3
    why = "reason-bang-life-over-cards"

    def held(self, o: Outlook, card: int) -> float:
        return 0.5

    def played(self, o: Outlook, option: Option) -> float:
        return o.heals(seat_of(option))


class Whisky(Heals):
    """Two life points."""

    id = "whisky"
    count = 2

    def held(self, o: Outlook, card: int) -> float:
        return 0.7


# ---- green


@mypyc_attr(allow_interpreted_subclasses=True)
class LaidDown(Lore):
    """A green card: it stays in front of its owner until it is used."""

    worth = 0.7
    haste = 3.0

    def held(self, o: Outlook, card: int) -> float:
        return 0.1 if o.in_front(o.me, cards.ID[card]) else 0.75 * self.worth

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return self.worth

    def played(self, o: Outlook, option: Option) -> float:
        """To put it into play, or to use it."""
        if option.verb == "play":
            return self.lying(o, o.me, option.card())
        return self.used(o, option)

    def used(self, o: Outlook, option: Option) -> float:
        """What it gains me to use it now."""
        return 0.0

    def because(self, o: Outlook, option: Option) -> Reason:
        return Reason("reason-bang-ready-later" if option.verb == "play" else self.why)


@mypyc_attr(allow_interpreted_subclasses=True)
class GreenMissed(LaidDown):
    """A Missed! that everybody can see."""

    worth = 0.9

    def stops(self, o: Outlook, seat: int) -> float:
        return 1.0


class Bible(GreenMissed):
    """A Missed! that gains a card."""

    id = "bible"
    brings = CARD
    worth = 1.1


class IronPlate(GreenMissed):
    """A Missed!."""

    id = "iron-plate"


class Sombrero(GreenMissed):
    """A Missed!."""

    id = "sombrero"


class TenGallonHat(GreenMissed):
    """A Missed!."""

    id = "ten-gallon-hat"


class Canteen(LaidDown):
    """A life point."""

    id = "canteen"
    why = "reason-bang-need-life"
    worth = 0.8

    def used(self, o: Outlook, option: Option) -> float:
        return o.worth_of(1)


@mypyc_attr(allow_interpreted_subclasses=True)
class GreenStrip(LaidDown):
    """Makes a player lose a card."""

    hostile = 0.8

    def used(self, o: Outlook, option: Option) -> float:
        return o.loses(option.at())


class CanCan(GreenStrip):
    """Discards a card of another player."""

    id = "can-can"
    worth = 0.5


class Conestoga(GreenStrip):
    """Takes a card from anybody."""

    id = "conestoga"
    worth = 0.75

    def used(self, o: Outlook, option: Option) -> float:
        return o.loses(option.at()) + o.takes(option.at())


@mypyc_attr(allow_interpreted_subclasses=True)
class GreenShot(LaidDown):
    """A shot."""

    hostile = 1.0
    range = NEIGHBOURS
    worth = 0.55

    def used(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option))


class Derringer(GreenShot):
    """A shot at a neighbour, and a card."""

    id = "derringer"
    worth = 0.75

    def used(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option)) + o.draws()


class BuffaloRifle(GreenShot):
    """A shot at anybody."""

    id = "buffalo-rifle"
    range = ANYBODY
    worth = 0.7


class Howitzer(LaidDown):
    """A shot at everybody."""

    id = "howitzer"
    why = "reason-bang-more-enemies"
    worth = 0.7

    def used(self, o: Outlook, option: Option) -> float:
        return sum(o.shot(seat) for seat in o.others)


class Knife(GreenShot):
    """A shot at a neighbour."""

    id = "knife"


class Pepperbox(GreenShot):
    """A shot within reach of the weapon."""

    id = "pepperbox"
    range = IN_REACH


class PonyExpress(LaidDown):
    """Three cards."""

    id = "pony-express"
    why = "reason-bang-more-choices"
    worth = 1.2

    def used(self, o: Outlook, option: Option) -> float:
        return o.draws(3)


CARDS: list[Lore] = [
    Binocular(),
    Hideout(),
    Punch(),
    Dodge(),
    Springfield(),
    Brawl(),
    RagTime(),
    Tequila(),
    Whisky(),
    Bible(),
    IronPlate(),
    Sombrero(),
    TenGallonHat(),
    Canteen(),
    CanCan(),
    Conestoga(),
    Derringer(),
    BuffaloRifle(),
    Howitzer(),
    Knife(),
    Pepperbox(),
    PonyExpress(),
]
