"""What is known about the events of High Noon. Most of them only change which options there are."""

from posse.bots.bang.lore import EventLore, Lore
from posse.bots.bang.outlook import Outlook
from posse.kernel.option import Option


class Blessing(EventLore):
    """Every card turned over is Hearts."""

    id = "blessing"
    hearts = 1.0


class Curse(EventLore):
    """No card turned over is Hearts."""

    id = "curse"
    hearts = 0.0


class GhostTown(EventLore):
    """Ghosts cannot be hurt."""

    id = "ghost-town"


class GoldRush(EventLore):
    """Turns pass the other way round."""

    id = "gold-rush"


class Hangover(EventLore):
    """No abilities."""

    id = "hangover"
    silences_abilities = True


class HighNoon(EventLore):
    """A life point each turn."""

    id = "high-noon"


class Shootout(EventLore):
    """A second BANG!."""

    id = "shootout"


class TheDaltons(EventLore):
    """Give up the blue card that I need least, preferably a Jail."""

    id = "the-daltons"
    why = "reason-bang-miss-least"

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.loses(option.card())


class TheDoctor(EventLore):
    """The weakest are healed."""

    id = "the-doctor"


class TheReverend(EventLore):
    """No Beer."""

    id = "the-reverend"


class TheSermon(EventLore):
    """No BANG! in one's own turn."""

    id = "the-sermon"


class Thirst(EventLore):
    """One card fewer."""

    id = "thirst"


class TrainArrival(EventLore):
    """One card more."""

    id = "train-arrival"


EVENTS: list[Lore] = [
    Blessing(),
    Curse(),
    GhostTown(),
    GoldRush(),
    Hangover(),
    HighNoon(),
    Shootout(),
    TheDaltons(),
    TheDoctor(),
    TheReverend(),
    TheSermon(),
    Thirst(),
    TrainArrival(),
]
