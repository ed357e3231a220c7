"""The two sides of the locomotive."""

from typing import Final

from posse.bang.sets.great_train_robbery.train import IRONHORSE, LELAND
from posse.bang.things import Thing


class Locomotive(Thing):
    """A side of the locomotive: what happens at the End of the Line (see `line`)."""

    sort = "locomotive"


class Ironhorse(Locomotive):
    """At the End of the Line everybody is the target of a shot, beginning with the player on turn."""

    id = IRONHORSE
    name = "Ironhorse"


class Leland(Locomotive):
    """At the End of the Line everybody picks a card as in a General Store, beginning with the player on turn."""

    id = LELAND
    name = "Leland"


LOCOMOTIVES: Final = [Ironhorse(), Leland()]
