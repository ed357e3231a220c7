"""The characters of the Dice Game."""

from typing import Final

from posse.dice.arrows import take_arrow
from posse.dice.character import Character
from posse.dice.faces import BEER, DYNAMITES, ONE, TWO
from posse.dice.results import anybody
from posse.dice.table import Table
from posse.kernel.option import Option, player_ref, ref_seat

PASS: Final = Option("pass")


async def wants(t: Table, seat: int, ability: str) -> bool:
    """Whether a player uses his ability against what the player whose turn it is does."""
    option = await t.ask(seat, "ability", lambda: [Option("use", ability), PASS], ability, t.turn)
    if option.verb == "pass":
        return False
    t.tell("used", player=seat, thing=ability)
    return True


def gain(t: Table, seat: int, ability: str, amount: int) -> None:
    """A player's ability gives him life points, if he lacks any."""
    if t.players[seat].life < t.players[seat].max_life:
        t.tell("used", player=seat, thing=ability)
        t.heal(seat, amount)


class BartCassidy(Character):
    """For each life point he would lose to a bull's eye or the Gatling he may take an arrow instead, but never the
    last one of the pile."""

    id = "bart-cassidy"
    name = "Bart Cassidy"

    async def instead(self, t: Table, seat: int) -> bool:
        if t.pile == 1 or not await wants(t, seat, self.key):
            return False
        t.take_arrow(seat)
        return True


class BlackJack(Character):
    """While fewer than three of his dice show dynamite he may roll them again."""

    id = "black-jack"
    name = "Black Jack"

    def locks(self, dynamites: int) -> bool:
        return dynamites >= DYNAMITES


class CalamityJanet(Character):
    """She may use each one as a two and each two as a one."""

    id = "calamity-janet"
    name = "Calamity Janet"

    def reach(self, eye: int) -> list[int]:
        return [1, 2]


class ElGringo(Character):
    """Whoever makes him lose life, with all bull's eyes of a turn or with the Gatling, must take an arrow for it."""

    id = "el-gringo"
    name = "El Gringo"
    life = 7

    def harmed(self, t: Table, seat: int, shooter: int) -> None:
        take_arrow(t, shooter)


class JesseJones(Character):
    """If he has four life points or fewer when his beers begin, each of them that he drinks himself brings two."""

    id = "jesse-jones"
    name = "Jesse Jones"
    life = 9

    def own_beer(self, life: int) -> int:
        return 2 if life <= 4 else 1


class Jourdonnais(Character):
    """In an Indian attack he loses one life point at most."""

    id = "jourdonnais"
    name = "Jourdonnais"
    life = 7

    def lost_to_indians(self, arrows: int) -> int:
        return min(arrows, 1)


class KitCarlson(Character):
    """For each Gatling of his final dice he may return one arrow of any player to the pile."""

    id = "kit-carlson"
    name = "Kit Carlson"
    life = 7

    async def gatlings_shown(self, t: Table, seat: int, count: int) -> None:
        for _ in range(count):
            if not self.holders(t):
                return
            option = await t.ask(seat, "ability", lambda: [*self.holders(t), PASS], self.key)
            if option.verb == "choose":
                t.tell("used", player=seat, thing=self.key)
                t.return_arrows(ref_seat(option.card()), 1)

    def holders(self, t: Table) -> list[Option]:
        living = t.clockwise(t.turn)
        return [Option("choose", player_ref(other)) for other in living if t.players[other].arrows]


class LuckyDuke(Character):
    """He may roll again once more than others."""

    id = "lucky-duke"
    name = "Lucky Duke"
    rerolls = 3


class PaulRegret(Character):
    """The Gatling never costs him life."""

    id = "paul-regret"
    name = "Paul Regret"
    life = 9

    def lost_to_gatling(self) -> int:
        return 0


class PedroRamirez(Character):
    """For each life point he loses he may return one of his arrows."""

    id = "pedro-ramirez"
    name = "Pedro Ramirez"

    async def point_lost(self, t: Table, seat: int) -> None:
        if t.players[seat].arrows and await wants(t, seat, self.key):
            t.return_arrows(seat, 1)


class RoseDoolan(Character):
    """Her ones and twos may also hit players one place further away."""

    id = "rose-doolan"
    name = "Rose Doolan"
    life = 9

    def reach(self, eye: int) -> list[int]:
        return [eye, eye + 1]


class SidKetchum(Character):
    """At the beginning of his turn any player of his choice gains a life point."""

    id = "sid-ketchum"
    name = "Sid Ketchum"

    async def turn_begins(self, t: Table, seat: int) -> None:
        option = await t.ask(seat, "ability", lambda: anybody(t), self.key)
        t.tell("used", player=seat, thing=self.key)
        t.heal(ref_seat(option.card()), 1)


class SlabTheKiller(Character):
    """Once in his turn he may spend a beer to double a bull's eye, whose target then loses two life points."""

    id = "slab-the-killer"
    name = "Slab the Killer"

    def aims(self, t: Table, targets: list[int]) -> list[Option]:
        if t.beers_spent or BEER not in t.dice:
            return []
        return [Option("use", self.key, player_ref(target)) for target in targets]

    def aim(self, t: Table, option: Option) -> int:
        t.beers_spent += 1
        t.tell("used", player=t.turn, thing=self.key)
        return 2


class SuzyLafayette(Character):
    """If her final dice show no bull's eye she gains two life points at the end of her turn."""

    id = "suzy-lafayette"
    name = "Suzy Lafayette"

    def turn_ends(self, t: Table, seat: int) -> None:
        if ONE not in t.dice and TWO not in t.dice:
            gain(t, seat, self.key, 2)


class VultureSam(Character):
    """Each time another player is eliminated he gains two life points."""

    id = "vulture-sam"
    name = "Vulture Sam"
    life = 9

    def others_eliminated(self, t: Table, seat: int, count: int) -> None:
        gain(t, seat, self.key, 2 * count)


class WillyTheKid(Character):
    """Two Gatlings are enough for him to fire the gun."""

    id = "willy-the-kid"
    name = "Willy the Kid"
    gatlings_needed = 2


CHARACTERS: Final[list[Character]] = [
    BartCassidy(),
    BlackJack(),
    CalamityJanet(),
    ElGringo(),
    JesseJones(),
    Jourdonnais(),
    KitCarlson(),
    LuckyDuke(),
    PaulRegret(),
    PedroRamirez(),
    RoseDoolan(),
    SidKetchum(),
    SlabTheKiller(),
    SuzyLafayette(),
    VultureSam(),
    WillyTheKid(),
]
