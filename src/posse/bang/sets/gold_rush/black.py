"""The black equipment: it stays in front of its owner and works from the moment it is bought."""

from posse.bang import cards
from posse.bang.blow import Damage
from posse.bang.menu import Menu, players
from posse.bang.refusal import no_life
from posse.bang.sets.gold_rush.gold import earn, has_gold, not_the_time, pay, too_dear
from posse.bang.sets.gold_rush.shop import BLACK, Equipment, shop
from posse.bang.table import Table
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option, ref_seat


class Black(Equipment):
    """It stays in front of its buyer, who may not have two of the same name."""

    border = BLACK

    def ways(self, menu: Menu) -> list[Option]:
        return [] if shop(menu.t).has(menu.seat, self.key) else [Option("buy", self.key)]

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        shop(t).give(t, seat, card)


def points_survived(damage: Damage) -> int:
    """How many of the life points lost at once left the player with one or more."""
    return min(damage.amount, damage.before - 1)


class Boots(Black):
    """Its owner draws a card for each life point he loses, but not for the last one."""

    id = "boots"
    name = "Boots"
    copies = "-"
    cost = 3

    async def wounded(self, t: Table, damage: Damage) -> None:
        t.draw(damage.seat, points_survived(damage))


class LuckyCharm(Black):
    """Its owner takes a nugget for each life point he loses, but not for the last one."""

    id = "lucky-charm"
    name = "Lucky Charm"
    copies = "-"
    cost = 3

    async def wounded(self, t: Table, damage: Damage) -> None:
        earn(t, damage.seat, points_survived(damage))


class Calumet(Black):
    """Diamonds played by others do not affect its owner. During a Duel, suits do not matter."""

    id = "calumet"
    name = "Calumet"
    copies = "-"
    cost = 3

    def ignores(self, t: Table, seat: int, played: list[int], brown: bool) -> bool:
        return all(t.suit(card) == cards.DIAMONDS for card in played)


class GoldPan(Black):
    """Twice in his turn its owner may pay a nugget to draw a card."""

    id = "gold-pan"
    name = "Gold Pan"
    copies = "-"
    cost = 3

    def uses(self, menu: Menu, card: int) -> None:
        pan(menu, self.key)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        pay(t, seat, option.spending)
        t.draw(seat, 1)

    def refusal(self, t: Table, asked: Decision) -> PosseError | None:
        return not_panned(t, asked, self.key)


def pan(menu: Menu, key: str) -> None:
    """Add to the menu: twice in a turn a nugget may be paid to draw a card."""
    if has_gold(menu.t, menu.seat) and menu.t.used.count(key) < 2:
        menu.options.append(Option("use", key, spending=1))


def not_panned(t: Table, asked: Decision, key: str) -> PosseError | None:
    """Why no card can be bought for a nugget now."""
    if t.used.count(key) > 1:
        return PosseError("that may be done twice in a turn", "error-twice")
    return too_dear(t, asked.player, 1) or not_the_time(asked)


class GunBelt(Black):
    """Its owner may hold eight cards at the end of his turn."""

    id = "gun-belt"
    name = "Gun Belt"
    copies = "-"
    cost = 2
    holds = 8


class Horseshoe(Black):
    """Whenever its owner must "draw!" he turns over one more card and chooses the one that counts."""

    id = "horseshoe"
    name = "Horseshoe"
    copies = "-"
    cost = 2
    more_flips = 1


class Pickaxe(Black):
    """In phase 1 its owner draws one card more."""

    id = "pickaxe"
    name = "Pickaxe"
    copies = "-"
    cost = 4
    draw_order = 1
    extra_draw = 1

    def draw_count(self, t: Table, seat: int, count: int) -> int:
        return count + self.extra_draw


class Rucksack(Black):
    """In his turn, or when he has just lost his last life point, its owner may pay two nuggets to regain a life
    point."""

    id = "rucksack"
    name = "Rucksack"
    copies = "-"
    cost = 3

    def uses(self, menu: Menu, card: int) -> None:
        player = menu.t.players[menu.seat]
        if player.life < player.max_life and not player.ghost:
            menu.options += self.paid(menu.t, menu.seat)

    def any_time(self, t: Table, seat: int) -> list[Option]:
        player = t.players[seat]
        return self.paid(t, seat) if player.life <= 0 and not player.ghost else []

    def paid(self, t: Table, seat: int) -> list[Option]:
        return [Option("use", self.key, spending=2)] if has_gold(t, seat) >= 2 else []

    def refusal(self, t: Table, asked: Decision) -> PosseError | None:
        player = t.players[asked.player]
        if player.ghost:
            return no_life()
        if player.life >= player.max_life:
            return PosseError("there is no life point to regain", "error-full-life")
        if asked.kind not in ("play", "save"):
            return PosseError("out of turn it only saves the last life point", "error-not-dying")
        return too_dear(t, asked.player, 2)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        pay(t, seat, option.spending)
        t.heal(seat, 1)


class Wanted(Black):
    """It is placed in front of any player. The player who eliminates him draws two cards and takes a nugget."""

    id = "wanted"
    name = "Wanted"
    copies = "- - -"
    cost = 2

    def ways(self, menu: Menu) -> list[Option]:
        free = [seat for seat in menu.all_seats() if not shop(menu.t).has(seat, self.key)]
        return [Option("buy", self.key, target) for target in players(free)]

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        shop(t).give(t, ref_seat(option.at()), card)

    async def killed(self, t: Table, seat: int, killer: int, damage: Damage | None) -> None:
        t.tell("wanted_paid", player=killer, victim=seat)
        t.draw(killer, 2)
        earn(t, killer, 1)


BLACK_KINDS = [
    Boots(),
    LuckyCharm(),
    Calumet(),
    GoldPan(),
    GunBelt(),
    Horseshoe(),
    Pickaxe(),
    Rucksack(),
    Wanted(),
]
