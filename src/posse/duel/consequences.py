"""What an ability, equipment or a card may trigger: cards to draw, and hits. They wait in `Table.pending`."""

from posse.duel.hit import shoot
from posse.duel.side import Fighter
from posse.duel.table import Consequence, Hit, Table


class Drawing(Consequence):
    """The bearer's side draws cards."""

    def __init__(self, bearer: Fighter, count: int) -> None:
        super().__init__(bearer)
        self.seat = bearer.seat
        self.count = count

    async def happen(self, t: Table) -> None:
        t.draw(self.seat, self.count)

    def fingerprint(self) -> tuple[object, ...]:
        return ("draw", self.seat, self.count)


class HitBack(Consequence):
    """An automatic hit on the character who is the opponent's AC by then."""

    def __init__(self, bearer: Fighter | None, shooter: Fighter, key: str) -> None:
        super().__init__(bearer)
        self.shooter = shooter
        self.key = key

    async def happen(self, t: Table) -> None:
        await shoot(t, Hit(self.shooter, self.target(t), self.key))

    def target(self, t: Table) -> Fighter:
        return t.front(1 - self.shooter.seat)

    def fingerprint(self) -> tuple[object, ...]:
        return ("hit", self.key, self.shooter.character)


class HitBehind(HitBack):
    """An automatic hit on the opponent's RC, or on his single character."""

    def target(self, t: Table) -> Fighter:
        return t.behind(1 - self.shooter.seat)


class HitReturned(HitBack):
    """An automatic hit on one character, at any place by then. It is lost if the character has left play."""

    def __init__(self, bearer: Fighter, key: str, aimed_at: Fighter) -> None:
        super().__init__(bearer, bearer, key)
        self.aimed_at = aimed_at

    def target(self, t: Table) -> Fighter:
        return self.aimed_at

    def fingerprint(self) -> tuple[object, ...]:
        return ("hit", self.key, self.shooter.character, self.aimed_at.character)
