"""The cards of Dodge City that are played in front of a player: two blue ones, and the green ones."""

from posse.bang.affect import hit_by
from posse.bang.blow import Shot
from posse.bang.laid_down import Blue, Green
from posse.bang.menu import Menu, players
from posse.bang.robbery import rob, strip
from posse.bang.shot import shoot
from posse.bang.table import Table
from posse.kernel.option import Option, ref_seat
from posse.kernel.rules import Hindrance


class Binocular(Blue):
    """Its owner sees every other player at a distance reduced by 1."""

    id = "binocular"
    name = "Binocular"
    copies = "10D"
    sees_nearer = 1


class Hideout(Blue):
    """Every other player sees its owner at a distance increased by 1."""

    id = "hideout"
    name = "Hideout"
    copies = "KD"
    seen_farther = 1


# ---- green: a Missed! in or out of turn


class GreenMissed(Green):
    """The target of a shot may use it, in or out of turn: it counts as a Missed!."""

    has_missed = True

    def defence(self, t: Table, shot: Shot, card: int) -> list[Option]:
        return [] if card in t.fresh else [Option("use", self.key)]

    async def defend(self, t: Table, shot: Shot, option: Option) -> None:
        await self.give_up(t, shot.target, option)
        shot.missing -= 1

    async def give_up(self, t: Table, seat: int, option: Option) -> None:
        t.discard_from_play(seat, t.in_front(seat, self.key))


class Bible(GreenMissed):
    """A Missed!, and its owner draws a card."""

    id = "bible"
    name = "Bible"
    copies = "10H"

    async def give_up(self, t: Table, seat: int, option: Option) -> None:
        await super().give_up(t, seat, option)
        t.draw(seat, 1)


class IronPlate(GreenMissed):
    """A Missed!."""

    id = "iron-plate"
    name = "Iron Plate"
    copies = "AD QS"


class Sombrero(GreenMissed):
    """A Missed!."""

    id = "sombrero"
    name = "Sombrero"
    copies = "7C"


class TenGallonHat(GreenMissed):
    """A Missed!."""

    id = "ten-gallon-hat"
    name = "Ten Gallon Hat"
    copies = "JD"


# ---- green: in the owner's play phase


class Canteen(Green):
    """Its owner regains one life point."""

    id = "canteen"
    name = "Canteen"
    copies = "7H"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key)

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.heal(seat, 1)


class CanCan(Green):
    """Any one player discards a card: a particular one in play, or a random one from his hand."""

    id = "can-can"
    name = "Can Can"
    copies = "JC"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key, self.other_loot(menu))

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        await strip(t, seat, card, option.at())

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take")


class Conestoga(Green):
    """Take a card from any one player: a particular one in play, or a random one from his hand."""

    id = "conestoga"
    name = "Conestoga"
    copies = "9D"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key, self.other_loot(menu, to_keep=True))

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        await rob(t, seat, card, option.at())

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take")


class GreenShot(Green):
    """A shot that is not a BANG! card."""

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        await shoot(t, Shot(seat, ref_seat(option.at()), card), brown=False)


class Derringer(GreenShot):
    """A shot at another player at distance 1; its owner draws a card first."""

    id = "derringer"
    name = "Derringer"
    copies = "7S"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key, players(menu.within(1)))

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 1)
        await super().effect(t, seat, card, option)

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("too-far", reach=1)


class BuffaloRifle(GreenShot):
    """A shot at any other player."""

    id = "buffalo-rifle"
    name = "Buffalo Rifle"
    copies = "QC"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key, players(menu.t.others(menu.seat)))


class Howitzer(Green):
    """A shot at every other player."""

    id = "howitzer"
    name = "Howitzer"
    copies = "9S"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key)

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        for target in await hit_by(t, seat, self.key, t.others(seat), card, brown=False, shoots=True):
            await shoot(t, Shot(seat, target, card), brown=False)


class Knife(GreenShot):
    """A shot at another player at distance 1, whatever the weapon."""

    id = "knife"
    name = "Knife"
    copies = "8H"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key, players(menu.within(1)))

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("too-far", reach=1)


class Pepperbox(GreenShot):
    """A shot at another player within reach of the weapon."""

    id = "pepperbox"
    name = "Pepperbox"
    by_weapon = True
    copies = "AH"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key, players(menu.in_reach()))

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("out-of-reach", reach=menu.t.players[menu.seat].reach)


class PonyExpress(Green):
    """Draw three cards."""

    id = "pony-express"
    name = "Pony Express"
    copies = "QD"

    def offers(self, menu: Menu) -> None:
        menu.add_use(self.key)

    async def effect(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 3)


BLUE_KINDS = [Binocular(), Hideout()]
GREEN_KINDS = [
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
