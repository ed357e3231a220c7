"""The equipment (blue border)."""

from posse.duel import cards
from posse.duel.consequences import Drawing
from posse.duel.damage import lose
from posse.duel.menu import Menu
from posse.duel.reveal import reveal
from posse.duel.side import Fighter
from posse.duel.speaker import ref_place
from posse.duel.table import NOBODY, Hit, Table
from posse.duel.things import BLUE, DRAWS_ONE_MORE, HITS_THE_REAR, NO_BANG_LIMIT, Kind
from posse.duel.token import move_token
from posse.kernel.option import Option


class Equipment(Kind):
    """Played on the own RC or the opponent's AC, it stays with that character and works for him alone; one of the
    same name makes room for it."""

    border = BLUE

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_targets(card, menu.to_be_equipped())

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.lay_down(t.at(ref_place(option.at())), card)


class Bank(Equipment):
    """The owner draws one card more in his draw phase."""

    id = "bank"
    name = "Bank"
    copies = "law-barrel"
    marks = DRAWS_ONE_MORE


class Barrel(Equipment):
    """Once against each hit on its character the owner may reveal: a barrel symbol avoids the hit."""

    id = "barrel"
    name = "Barrel"
    copies = "law-snake outlaw-snake"

    def defence(self, t: Table, hit: Hit) -> Option | None:
        return None if self.key in hit.tried else Option("use", self.key)

    async def defend(self, t: Table, hit: Hit) -> bool:
        return await reveal(t, hit.target.seat, self.key) == cards.BARREL


class Clock(Equipment):
    """The owner draws a card each time the opponent's AC token moves, for whatever reason."""

    id = "clock"
    name = "Clock"
    copies = "outlaw-horseshoe outlaw-horseshoe"
    reload = True

    def token_moved(self, t: Table, bearer: Fighter, moved: int) -> None:
        if moved != bearer.seat:
            t.pending.append(Drawing(bearer, 1))


class Dynamite(Equipment):
    """Always active; played only on the own RC. At the beginning of the turn of the side it lies with, that side
    reveals: on a dynamite symbol it is discarded and its character loses 3 life points, otherwise it moves to the
    opponent's RC."""

    id = "dynamite"
    name = "Dynamite"
    copies = "outlaw-barrel"
    always_active = True
    check_order = 1

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_targets(card, menu.in_sight() if menu.anywhere else [menu.t.behind(menu.seat)])

    async def turn_check(self, t: Table, bearer: Fighter, card: int) -> None:
        if await reveal(t, bearer.seat, self.key) == cards.DYNAMITE:
            t.tell("exploded", player=bearer.seat, character=bearer.character, card=card)
            t.discard_from_play(bearer, card)
            await lose(t, bearer, 3, NOBODY, self.key)
        else:
            next_bearer = t.behind(1 - bearer.seat)
            bearer.equipment.remove(card)
            t.lay_down(next_bearer, card)
            t.tell("passed_on", player=bearer.seat, character=next_bearer.character, card=card)


class GunBelt(Equipment):
    """The owner may play any number of BANG! cards in his turn, and these do not count against the limit."""

    id = "gun-belt"
    name = "Gun belt"
    copies = "law-dynamite outlaw-snake"
    marks = NO_BANG_LIMIT


class Hat(Equipment):
    """Against a hit on its character the owner may discard it: the hit is avoided."""

    id = "hat"
    name = "Hat"
    copies = "law-horseshoe outlaw-horseshoe"
    sure = True

    def defence(self, t: Table, hit: Hit) -> Option | None:
        return Option("use", self.key)

    async def defend(self, t: Table, hit: Hit) -> bool:
        for card in hit.target.equipment:
            if cards.KEY[card] == self.key:
                t.discard_from_play(hit.target, card)
                break
        return True


class Rattlesnake(Equipment):
    """Always active. At the beginning of the turn of the side it lies with, that side reveals: on a snake symbol its
    character loses one life point. It stays."""

    id = "rattlesnake"
    name = "Rattlesnake"
    copies = "outlaw-snake"
    always_active = True
    check_order = 2

    async def turn_check(self, t: Table, bearer: Fighter, card: int) -> None:
        if await reveal(t, bearer.seat, self.key) == cards.SNAKE:
            await lose(t, bearer, 1, NOBODY, self.key)


class Scope(Equipment):
    """The owner may play Hit cards on the opponent's RC."""

    id = "scope"
    name = "Scope"
    copies = "law-horseshoe outlaw-horseshoe"
    reload = True
    marks = HITS_THE_REAR


class Stampede(Equipment):
    """Always active. At the beginning of the turn of the side it lies with, AC and RC of that side change places."""

    id = "stampede"
    name = "Stampede"
    copies = "law-barrel"
    always_active = True
    reload = True
    check_order = 3

    async def turn_check(self, t: Table, bearer: Fighter, card: int) -> None:
        if t.sides[bearer.seat].rear is not None:
            move_token(t, bearer.seat)


EQUIPMENT = [
    Bank(),
    Barrel(),
    Clock(),
    Dynamite(),
    GunBelt(),
    Hat(),
    Rattlesnake(),
    Scope(),
    Stampede(),
]
