"""What is known about Renegades who are shadows: they fight for the side that they have taken."""

from posse.bots.bang.lore import Lore, PartLore
from posse.roles import DEPUTY, OUTLAW


class ShadowGunslingers(Lore):
    """In this variant an eliminated Renegade fights for another side than his own."""

    sort = "variant"
    id = "shadow-gunslingers"
    changes_sides = True


class ShadowDeputy(PartLore):
    """He fights for the law until his next turn."""

    id = "shadow-deputy"
    counts_as = DEPUTY


class ShadowOutlaw(PartLore):
    """He fights for the Outlaws until his next turn."""

    id = "shadow-outlaw"
    counts_as = OUTLAW


SIDES: list[Lore] = [ShadowGunslingers(), ShadowDeputy(), ShadowOutlaw()]
