"""Attractions: in force for everybody until the next one."""

from posse.bang.table import Table
from posse.bang.things import Bill, Goals


class Attraction(Bill):
    """An attraction of the fair."""

    sort = "attraction"


class CrystalBall(Attraction):
    """All hands lie open."""

    id = "crystal-ball"
    name = "Crystal Ball"

    def shows_hands(self, t: Table) -> bool:
        return True


class Carousel(Attraction):
    """When it begins, the player on turn changes seats with the one on his right."""

    id = "carousel"
    name = "Carousel"

    async def enters(self, t: Table) -> None:
        other = t.clockwise(t.turn)[-1]
        ring = t.ring.copy()
        here, there = ring.index(t.turn), ring.index(other)
        ring[here], ring[there] = ring[there], ring[here]
        t.sit(ring)
        t.tell("swapped_seats", player=t.turn, target=other)


class LastOneStanding(Goals):
    """Everybody for himself: the last one alive wins."""

    id = "last-one-standing"
    for_all = "bang-goals-last-one-standing"

    def begins(self, t: Table) -> int:
        return t.first

    def reward(self, t: Table, dead: int, killer: int) -> None:
        t.own_goals.reward(t, dead, killer)

    def winners(self, t: Table, dead: int, killer: int) -> list[int] | None:
        alive = [seat for seat, player in enumerate(t.players) if player.alive]
        return alive if len(alive) <= 1 else None


EVERYBODY_FOR_HIMSELF = LastOneStanding()


class FreeForAll(Attraction):
    """While it is on, the last one alive wins, and nobody comes back for a turn."""

    id = "free-for-all"
    name = "Free for All"

    def goals(self, t: Table) -> Goals:
        return EVERYBODY_FOR_HIMSELF

    def keeps_out(self, t: Table, seat: int) -> bool:
        return True


class MirrorMaze(Attraction):
    """Any hand card may be used as a Missed!."""

    id = "mirror-maze"
    name = "Mirror Maze"

    def serves_as(self, t: Table, seat: int, card: int, wanted: str) -> bool:
        return wanted == "missed"


ATTRACTIONS = [MirrorMaze(), CrystalBall(), Carousel(), FreeForAll()]
