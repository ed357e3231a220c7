"""Two events that go into the stack with all others."""

from posse.bang.blow import Damage
from posse.bang.table import Table
from posse.bang.things import EventCard


class Charity(EventCard):
    """Nobody loses more than one life point at a blow."""

    id = "charity"
    name = "Charity"

    async def before_loss(self, t: Table, damage: Damage) -> None:
        damage.amount = min(damage.amount, 1)


class Fireworks(EventCard):
    """Each player may play a second BANG! card in his turn. A card of the set has the same name."""

    id = "fireworks"
    name = "Fireworks"
    last = True
    more_bangs = 1


EVENTS = [Charity(), Fireworks()]
