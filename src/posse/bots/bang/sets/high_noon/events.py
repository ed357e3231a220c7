"""What is known about the events of High Noon. Most change what may be done, which the options say."""

from posse.bots.bang.lore import Lore
from posse.bots.bang.outlook import Outlook
from posse.kernel.option import Option


class Blessing(Lore):
    """Every card turned over is of Hearts."""

    id = "blessing"
    hearts = 1.0


class Curse(Lore):
    """No card turned over is of Hearts."""

    id = "curse"
    hearts = 0.0


class GhostTown(Lore):
    """Ghosts cannot be hurt."""

    id = "ghost-town"


class GoldRush(Lore):
    """Turns pass the other way round."""

    id = "gold-rush"


class Hangover(Lore):
    """No abilities."""

    id = "hangover"
    silences_abilities = True


class HighNoon(Lore):
    """A life point each turn."""

    id = "high-noon"


class Shootout(Lore):
    """A second BANG!."""

    id = "shootout"


class TheDaltons(Lore):
    """Give up the blue card that is missed least, a Jail most gladly."""

    id = "the-daltons"
    why = "reason-bang-miss-least"

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.loses(option.card())


class TheDoctor(Lore):
    """The weakest are healed."""

    id = "the-doctor"


class TheReverend(Lore):
    """No Beer."""

    id = "the-reverend"


class TheSermon(Lore):
    """No BANG! in one's own turn."""

    id = "the-sermon"


class Thirst(Lore):
    """A card less."""

    id = "thirst"


class TrainArrival(Lore):
    """A card more."""

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
