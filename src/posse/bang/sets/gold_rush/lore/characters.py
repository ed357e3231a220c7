"""What is known about the characters of Gold Rush."""

from posse.bang import cards
from posse.bang.sets.gold_rush.lore.equipment import panned
from posse.bang.sets.gold_rush.lore.nuggets import NUGGET, nuggets, price
from posse.bots.bang.kinds import Shoots
from posse.bots.bang.lore import CARD, CharacterLore, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option


class DonBell(CharacterLore):
    """Every other turn he takes another turn."""

    id = "don-bell"

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] in (cards.HEARTS, cards.DIAMONDS) else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.8


class DutchWill(CharacterLore):
    """Discards the worse of two cards for a nugget."""

    id = "dutch-will"

    def ability(self, o: Outlook) -> float:
        return 0.0


class JackyMurieta(CharacterLore):
    """Shots for gold."""

    id = "jacky-murieta"
    hostile = Shoots.hostile
    range = Shoots.range

    def played(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option)) - price(option, 2)

    def ability(self, o: Outlook) -> float:
        return 0.5 * (nuggets(o, o.me) // 2)


class JoshMcCloud(CharacterLore):
    """A piece of equipment worth three nuggets, on average, for two."""

    id = "josh-mccloud"
    why = "reason-bang-good-buy"
    haste = 3.5

    def played(self, o: Outlook, option: Option) -> float:
        return 0.85 - price(option, 2)

    def ability(self, o: Outlook) -> float:
        return 0.2 * (nuggets(o, o.me) // 2)


class MadamYto(CharacterLore):
    """A card for every Beer."""

    id = "madam-yto"

    def ability(self, o: Outlook) -> float:
        return 0.2 + CARD * o.held("beer")


class PrettyLuzena(CharacterLore):
    """A nugget saved each turn."""

    id = "pretty-luzena"

    def ability(self, o: Outlook) -> float:
        return NUGGET if nuggets(o, o.me) else 0.1


class RaddieSnake(CharacterLore):
    """Cards for gold."""

    id = "raddie-snake"
    haste = 4.0
    why = "reason-bang-more-choices"

    def played(self, o: Outlook, option: Option) -> float:
        return panned(o, option)

    def ability(self, o: Outlook) -> float:
        return 0.15 * min(nuggets(o, o.me), 2)


class SimeonPicos(CharacterLore):
    """Earns gold when he is hurt."""

    id = "simeon-picos"

    def when_hurt(self, o: Outlook, seat: int) -> float:
        return NUGGET * max(o.harm[seat], 0.0)

    def ability(self, o: Outlook) -> float:
        return 0.3


CHARACTERS: list[Lore] = [
    DonBell(),
    DutchWill(),
    JackyMurieta(),
    JoshMcCloud(),
    MadamYto(),
    PrettyLuzena(),
    RaddieSnake(),
    SimeonPicos(),
]

#: How many percentage points more often each wins than others with the same role, when rule-of-thumb bots play at
#: tables of five; each in 308 games or more.
STANDINGS: dict[str, float] = {
    "don-bell": 18,
    "dutch-will": -3,
    "jacky-murieta": -3,
    "josh-mccloud": -7,
    "madam-yto": 12,
    "pretty-luzena": -1,
    "raddie-snake": -3,
    "simeon-picos": 8,
}
