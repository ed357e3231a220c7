"""The Stick of Dynamite, and who holds it."""

from posse.bang.goals import sheriff
from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.table import NOBODY, Table
from posse.kernel.shape import COUNTER, Shape


class Stick(Part):
    """The Stick and its holder, whom everybody knows."""

    id = "stick"
    keys = ("stick",)

    def __init__(self) -> None:
        self.holder = NOBODY

    def copy(self) -> Part:
        twin = Stick()
        twin.holder = self.holder
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (self.holder,)

    def see(self, t: Table, seat: int) -> list[Shape]:
        return [] if self.holder == NOBODY else [Shape(COUNTER, self.id, seat=self.holder, count=1)]

    def lay(self, t: Table, laying: Laying) -> None:
        self.holder = sheriff(t) if laying.given("stick") is None else laying.seat("stick")

    def fact(self, t: Table, key: str) -> object:
        if key != "stick":
            return NO_FACT
        return t.speaker.names[self.holder] if self.holder != NOBODY else None


def stick(t: Table) -> Stick:
    """The Stick at a table that plays with it."""
    part = t.parts[Stick.id]
    assert isinstance(part, Stick)
    return part
