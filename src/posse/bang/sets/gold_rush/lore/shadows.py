"""What is known about the Renegades who walk as shadows: they fight for the side they are on."""

from posse.bots.bang.lore import Lore, PartLore
from posse.roles import DEPUTY, OUTLAW


class ShadowGunslingers(Lore):
    """Where the dead walk as shadows, a Renegade among them fights for another side than his own."""

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
