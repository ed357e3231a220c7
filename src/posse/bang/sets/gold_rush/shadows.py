"""Shadow gunslingers: eliminated players take their turns as shadows, and an eliminated Renegade takes a side."""

from typing import Final

from posse.bang.elimination import look_for_the_end
from posse.bang.goals import Standard
from posse.bang.hooks import ELIMINATED
from posse.bang.parts import Laying, Part
from posse.bang.table import NOBODY, Table
from posse.bang.things import Goals, Variant
from posse.kernel.shape import COUNTER, Shape
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

NO_SIDE: Final = -1
NO_CARD_TAKEN: Final = -2
#: The sign that shows which side an eliminated Renegade is on.
SHOWS: Final = {NO_SIDE: "shadow-renegade", DEPUTY: "shadow-deputy", OUTLAW: "shadow-outlaw"}


class ShadowRenegades(Part):
    """The sides that eliminated Renegades have taken."""

    id = "shadow-renegade"
    shows = ("shadow-deputy", "shadow-outlaw")

    def __init__(self, sides: list[int] | None = None) -> None:
        self.sides = sides or []  # for each seat a role, NO_SIDE, or NO_CARD_TAKEN

    def copy(self) -> Part:
        return ShadowRenegades(self.sides.copy())

    def fingerprint(self) -> tuple[object, ...]:
        return tuple(self.sides)

    def see(self, t: Table, seat: int) -> list[Shape]:
        return [
            Shape(COUNTER, SHOWS[side], seat=who, count=1)
            for who, side in enumerate(self.sides)
            if side != NO_CARD_TAKEN
        ]

    def holds_role(self, seat: int) -> bool:
        """A Renegade who has taken a side never gets another role card."""
        return self.sides[seat] != NO_CARD_TAKEN

    def turn_begins(self, t: Table) -> None:
        """An eliminated Renegade takes the side with more face-up roles when his turn begins, if he is not in the game
        or has no side yet. With equal numbers he becomes an Outlaw."""
        side = self.sides[t.turn]
        if side != NO_CARD_TAKEN and (side == NO_SIDE or not t.players[t.turn].alive):
            self.sides[t.turn] = self.stronger(t, t.turn)

    def stronger(self, t: Table, renegade: int) -> int:
        shown = [self.role(t, seat) for seat, p in enumerate(t.players) if p.role_shown and seat != renegade]
        lawmen = shown.count(SHERIFF) + shown.count(DEPUTY)
        return DEPUTY if lawmen > shown.count(OUTLAW) else OUTLAW

    def role(self, t: Table, seat: int) -> int:
        """The role that a player counts as: a Renegade who has taken a side is no longer a Renegade."""
        side = self.sides[seat]
        return t.players[seat].role if side == NO_CARD_TAKEN else side

    def lay(self, t: Table, laying: Laying) -> None:
        self.sides = [
            NO_SIDE if seat in t.deaths and player.role == RENEGADE else NO_CARD_TAKEN
            for seat, player in enumerate(t.players)
        ]
        self.turn_begins(t)
        SHADOW_GUNSLINGERS.look_for_the_last_two(t)


def shadow_renegades(t: Table) -> ShadowRenegades:
    """The cards of a table with this variant."""
    part = t.parts[ShadowRenegades.id]
    assert isinstance(part, ShadowRenegades)
    return part


class WithShadows(Standard):
    """The usual goals, but an eliminated Renegade wins with the side he has taken."""

    id = "with-shadows"

    def roles(self, t: Table) -> list[int]:
        cards = shadow_renegades(t)
        return [cards.role(t, seat) for seat in range(len(t.players))]


WITH_SHADOWS: Final = WithShadows()


class ShadowGunslingers(Variant):
    """Each time the turn would pass to an eliminated player, he takes it as a shadow: without life points, which he
    neither gains nor loses. He is in the game for that turn only and keeps nothing but his gold when he leaves. Once
    only the Sheriff and a Renegade are left, no shadow returns. An eliminated Renegade takes the side with more face-up
    roles at the start of each of his turns."""

    id = "shadow-gunslingers"
    name = "Shadow gunslingers"
    least_players = 4
    adds = True
    no_phase_three = True

    def parts(self) -> list[Part]:
        return [ShadowRenegades()]

    def hand_out(self, t: Table) -> None:
        shadow_renegades(t).sides = [NO_CARD_TAKEN] * len(t.players)

    def goals(self, t: Table) -> Goals:
        return WITH_SHADOWS

    def returns(self, t: Table, seat: int) -> bool:
        return self.key not in t.once

    def keeps_out(self, t: Table, seat: int) -> bool:
        return self.key in t.once

    def come_back(self, t: Table, seat: int) -> None:
        t.players[seat].life = 0
        t.bring_back(seat, ghost=True)
        t.tell("shadow_rose", player=seat, in_game=True)

    async def leave(self, t: Table, seat: int) -> None:
        t.tell("shadow_left", player=seat, in_game=False)
        t.discard_everything(seat)
        t.put_out(seat)
        for thing in t.table_things(ELIMINATED):
            if thing is not self:  # a Renegade keeps his side until his next turn
                thing.eliminated(t, seat)
        look_for_the_end(t, seat, NOBODY)

    def eliminated(self, t: Table, dead: int) -> None:
        cards = shadow_renegades(t)
        if t.players[dead].role == RENEGADE:
            cards.sides[dead] = NO_SIDE
        self.look_for_the_last_two(t)

    def left_game(self, t: Table, seat: int) -> None:
        """The side that a Renegade has taken holds until his next turn, no matter what keeps him in the game until
        then."""
        if shadow_renegades(t).sides[seat] == NO_CARD_TAKEN:
            self.eliminated(t, seat)
        else:
            self.look_for_the_last_two(t)

    def look_for_the_last_two(self, t: Table) -> None:
        """If the Sheriff and a Renegade are the only ones left, the shadows are gone for good. A ghost whom a card
        keeps in the game counts as left; a shadow, who is in it for one turn only, does not."""
        cards = shadow_renegades(t)
        players = enumerate(t.players)
        left = [cards.role(t, seat) for seat, p in players if p.alive and (not p.ghost or t.is_kept(seat))]
        if sorted(left) == [SHERIFF, RENEGADE] and self.key not in t.once:
            t.once.append(self.key)


SHADOW_GUNSLINGERS: Final = ShadowGunslingers()


def shadows_walk(t: Table) -> bool:
    """Whether this variant is played."""
    return SHADOW_GUNSLINGERS in t.rules_of_table
