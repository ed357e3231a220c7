"""The brown cards. Most of them do more for loads, which are paid when the card is played."""

from typing import ClassVar

from posse.bang.affect import affects, hit_by
from posse.bang.answer import REFUSED, evaded, gives_up
from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.decide import decide
from posse.bang.menu import Menu, may_have
from posse.bang.robbery import may_touch, take, throw_away
from posse.bang.sets.armed_and_dangerous.loads import (
    move_load,
    pay,
    places,
    reload,
    total,
)
from posse.bang.sets.armed_and_dangerous.weapons import take_back
from posse.bang.shot import close, shoot
from posse.bang.table import Table
from posse.bang.things import Kind, Plain
from posse.kernel.option import Option, in_play_ref, player_ref, ref_seat
from posse.kernel.rules import Hindrance


class Upgradable(Kind):
    """A brown card that does more for loads, as often as its player likes and can pay for."""

    upgrade: ClassVar[int] = 0  # the loads for doing more once

    def times(self, t: Table, seat: int) -> int:
        """How often a player could pay for it."""
        return total(t, seat) // self.upgrade


class Draught(Upgradable):
    """An upgradable card that names no target."""

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        for times in range(self.times(menu.t, menu.seat) + 1):
            menu.options.append(Option("play", card, as_id=as_id, spending=times * self.upgrade))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await pay(t, seat, option.spending)
        if t.players[seat].alive:
            self.effect(t, seat, option.spending // self.upgrade)

    def effect(self, t: Table, seat: int, times: int) -> None:
        raise NotImplementedError


class ALittleNip(Draught):
    """Regain one life point, and one more for every 3 loads."""

    id = "a-little-nip"
    name = "A Little Nip"
    copies = "5H"
    upgrade = 3

    def effect(self, t: Table, seat: int, times: int) -> None:
        t.heal(seat, 1 + times)


class Caravan(Draught):
    """Draw two cards, and one more for every 2 loads."""

    id = "caravan"
    name = "Caravan"
    copies = "2S"
    upgrade = 2

    def effect(self, t: Table, seat: int, times: int) -> None:
        t.draw(seat, 2 + times)


class Volley(Upgradable):
    """An upgradable card that is aimed at one player, and at one more for every load."""

    upgrade = 1

    def seats(self, menu: Menu) -> list[int]:
        """The players at whom it may be aimed."""
        raise NotImplementedError

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        seats = self.seats(menu)
        for spending in range(min(self.times(menu.t, menu.seat), len(seats) - 1) + 1):
            for seat in seats:
                menu.options.append(Option("play", card, player_ref(seat), as_id, spending=spending))

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        choices = self.seats(Menu(t, seat))
        await pay(t, seat, option.spending)
        targets = [ref_seat(option.at())]
        while len(targets) <= option.spending and t.players[seat].alive:
            targets.append(await self.further(t, seat, [other for other in choices if other not in targets]))
        if t.players[seat].alive:
            for target in targets:
                await self.hits(t, seat, target, card)

    async def further(self, t: Table, seat: int, left: list[int]) -> int:
        """Choose one more player of these, before anybody answers."""
        option = await decide(
            t,
            t.who_aims(seat),
            "further-target",
            lambda: [Option("choose", player_ref(other)) for other in left],
            self.key,
        )
        return ref_seat(option.card())

    async def hits(self, t: Table, seat: int, target: int, card: int) -> None:
        raise NotImplementedError


class Arrow(Volley):
    """Any other player discards a BANG! card or loses a life point; one more player for every load."""

    id = "arrow"
    name = "Arrow"
    copies = "5D"
    demands = "bang"

    def seats(self, menu: Menu) -> list[int]:
        return menu.t.others(menu.seat)

    async def hits(self, t: Table, seat: int, target: int, card: int) -> None:
        if not await affects(t, seat, [card], target):
            return
        if await gives_up(t, target, self, seat, card, may_evade=True) == REFUSED:
            await damage(t, Damage(target, 1, seat, card))


class QuickShot(Volley):
    """A shot within the reach of the weapon, and at one more player for every load."""

    id = "quick-shot"
    name = "Quick Shot"
    by_weapon = True
    copies = "3S"

    def seats(self, menu: Menu) -> list[int]:
        return menu.in_reach()

    async def hits(self, t: Table, seat: int, target: int, card: int) -> None:
        await shoot(t, Shot(seat, target, card))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("out-of-reach", reach=menu.t.players[menu.seat].reach)


class Duck(Kind):
    """A Missed!; for 2 loads it returns to the hand of its player."""

    id = "duck"
    name = "Duck!"
    copies = "3D"
    has_missed = True
    COST: ClassVar[int] = 2

    def more_answers(self, t: Table, seat: int, card: int) -> list[Option]:
        return [Option("play", card, spending=self.COST)] if total(t, seat) >= self.COST else []

    async def answer(self, t: Table, seat: int, card: int, option: Option) -> None:
        if option.spending:
            await pay(t, seat, option.spending)
            if t.players[seat].alive:
                take_back(t, seat, card)


class Flintlock(Kind):
    """A shot within the reach of the weapon. If it is cancelled its player may pay 2 loads to take the card back."""

    id = "flintlock"
    name = "Flintlock"
    by_weapon = True
    copies = "AS"
    COST: ClassVar[int] = 2

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_targets(card, menu.in_reach(), as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        shot = Shot(seat, ref_seat(option.at()), card)
        shot.stays_open = True
        await shoot(t, shot)
        await self._may_take_back(t, seat, card, shot)
        await close(t, shot)

    async def _may_take_back(self, t: Table, seat: int, card: int, shot: Shot) -> None:
        """He decides before anything else happens to the card."""
        if (
            not shot.cancelled
            or not t.players[seat].alive
            or total(t, seat) < self.COST
            or card not in t.discard
        ):
            return
        yes, no = Option("choose", "yes"), Option("choose", "no")
        if (await decide(t, seat, "take-back", lambda: [yes, no], self.key)).thing == "yes":
            await pay(t, seat, self.COST)
            if t.players[seat].alive:
                take_back(t, seat, card)

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("out-of-reach", reach=menu.t.players[menu.seat].reach)


class Reloading(Plain):
    """Put 3 loads from the supply on Dangerous cards in play and the character of its player."""

    id = "reloading"
    name = "Reloading"
    copies = "4D"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for _ in range(3):
            await reload(t, seat, optional=False)


class Rust(Plain):
    """Each other player loses a load from each of his Dangerous cards and from his character. The loads go to the
    character of the player of Rust."""

    id = "rust"
    name = "Rust"
    copies = "9S"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        loaded = [other for other in t.others(seat) if total(t, other)]
        for other in await hit_by(t, seat, self.key, loaded, card):
            if not await affects(t, seat, [card], other) or await evaded(t, other, self.key, seat, card):
                continue
            for place in places(t, other):
                await move_load(t, place, seat)


class Squaw(Kind):
    """Discard any card in play; for 2 loads take it into the hand instead."""

    id = "squaw"
    name = "Squaw"
    copies = "3D"
    COST: ClassVar[int] = 2

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        costs = [0, self.COST] if total(menu.t, menu.seat) >= self.COST else [0]
        for spending in costs:
            for seat in menu.all_seats():
                for lying in menu.t.players[seat].in_play:
                    if not spending or may_have(menu.t, menu.seat, lying):
                        place = in_play_ref(seat, lying)
                        menu.options.append(Option("play", card, place, as_id, spending=spending))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take")

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await pay(t, seat, option.spending)
        place = option.at()
        victim = ref_seat(place)
        if not t.players[seat].alive or not await affects(t, seat, [card], victim):
            return
        if await evaded(t, victim, self.key, seat, card) or not await may_touch(t, seat, place):
            return
        if option.spending:
            take(t, seat, place)
        else:
            throw_away(t, seat, place)


BROWN_CARDS = [
    ALittleNip(),
    Arrow(),
    Caravan(),
    Duck(),
    Flintlock(),
    QuickShot(),
    Reloading(),
    Rust(),
    Squaw(),
]
