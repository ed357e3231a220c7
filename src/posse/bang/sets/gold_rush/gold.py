"""Gold nuggets: how many each player has."""

from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.table import Table
from posse.kernel.shape import COUNTER, Shape


class Gold(Part):
    """The nuggets of the players, which everybody sees. The heap that they come from never runs dry."""

    id = "gold"
    player_keys = ("gold",)

    def __init__(self, held: list[int] | None = None) -> None:
        self.held = held or []

    def copy(self) -> Part:
        return Gold(self.held.copy())

    def fingerprint(self) -> tuple[object, ...]:
        return tuple(self.held)

    def see(self, t: Table, seat: int) -> list[Shape]:
        return [Shape(COUNTER, self.id, seat=who, count=held) for who, held in enumerate(self.held) if held]

    def lay(self, t: Table, laying: Laying) -> None:
        self.held = []
        for seat in range(len(t.players)):
            held = laying.given_to(seat, "gold", 0)
            if type(held) is not int or held < 0:
                raise laying.wrong("players", f"the gold of {laying.names[seat]} is a number of nuggets")
            self.held.append(held)

    def player_fact(self, t: Table, seat: int, key: str) -> object:
        return self.held[seat] if key == "gold" else NO_FACT


def gold(t: Table) -> Gold:
    """The gold of a table with this set."""
    part = t.parts[Gold.id]
    assert isinstance(part, Gold)
    return part


def has_gold(t: Table, seat: int) -> int:
    return gold(t).held[seat]


def earn(t: Table, seat: int, count: int) -> None:
    """A player takes nuggets from the heap."""
    if count > 0:
        gold(t).held[seat] += count
        t.tell("earned", player=seat, count=count)


def pay(t: Table, seat: int, count: int) -> None:
    """A player gives nuggets back to the heap."""
    assert has_gold(t, seat) >= count
    gold(t).held[seat] -= count
