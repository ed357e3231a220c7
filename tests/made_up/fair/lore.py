"""What bots know of the fair."""

from posse.bots.bang.lore import CharacterLore, EventLore, Lore
from posse.bots.bang.outlook import Outlook
from posse.kernel.option import Option


class Popgun(Lore):
    """A shot at a neighbour for a cork."""

    id = "popgun"
    hostile = 1.0

    def played(self, o: Outlook, option: Option) -> float:
        return 0.6 if option.verb == "play" else 0.3


class Candyfloss(Lore):
    """Two tickets."""

    id = "candyfloss"

    def played(self, o: Outlook, option: Option) -> float:
        return 0.8


class Prize(Lore):
    """What has been paid for is worth having."""

    sort = "prize"

    def played(self, o: Outlook, option: Option) -> float:
        return 0.5 if option.verb == "buy" else 0.1


class BigHat(Prize):
    id = "big-hat"


class TeddyBear(Prize):
    id = "teddy-bear"


class Lemonade(Prize):
    """Of no use to the healthy."""

    id = "lemonade"

    def played(self, o: Outlook, option: Option) -> float:
        return 0.6 if o.life < o.mine.max_life else 0.0


class Barker(CharacterLore):
    id = "barker"


class Charity(EventLore):
    id = "charity"


LORE = [Popgun(), Candyfloss(), BigHat(), TeddyBear(), Lemonade(), Barker(), Charity()]
