"""Gold nuggets: how many each player has."""

from typing import Final

from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.table import Table
from posse.kernel.errors import PosseError
from posse.kernel.notation import Parsed
from posse.kernel.option import Decision
from posse.kernel.shape import COUNTER, Shape

GOLD: Final = "gold"


class Gold(Part):
    """The nuggets of the players, which everybody sees. There is no limit to the supply."""

    id = GOLD
    player_keys = ("gold",)
    seen_alike = True
    SOLD = "beer"

    def __init__(self, held: list[int] | None = None) -> None:
        self.held = held or []

    def copy(self) -> Part:
        return Gold(self.held.copy())

    def fingerprint(self) -> tuple[object, ...]:
        return tuple(self.held)

    def add(self, seat: int, count: int) -> None:
        """Give a player this many nuggets, or take them away if `count` is below 0."""
        self.held[seat] += count
        self.changed()

    def see(self, t: Table, seat: int) -> list[Shape]:
        return [Shape(COUNTER, self.id, seat=who, count=held) for who, held in enumerate(self.held) if held]

    def refusal(self, t: Table, asked: Decision, move: Parsed) -> PosseError | None:
        """Only a Beer may be sold, and only in one's own play phase."""
        if move.purpose != self.id:
            return None
        if move.things[0].partition("@")[0] != self.SOLD:
            return PosseError("only a Beer card is sold for gold", "error-only-beer")
        return not_the_time(asked)

    def lay(self, t: Table, laying: Laying) -> None:
        self.held = []
        for seat in range(len(t.players)):
            held = laying.given_to(seat, "gold", 0)
            if type(held) is not int or held < 0:
                raise laying.wrong("gold", "a number of nuggets is expected", seat)
            self.held.append(held)

    def player_fact(self, t: Table, seat: int, key: str) -> object:
        return self.held[seat] if key == "gold" else NO_FACT


def gold(t: Table) -> Gold:
    """The gold of a table with this set."""
    part = t.parts[GOLD]
    assert isinstance(part, Gold)
    return part


def has_gold(t: Table, seat: int) -> int:
    return gold(t).held[seat]


def earn(t: Table, seat: int, count: int) -> None:
    """A player takes nuggets from the supply."""
    if count > 0:
        gold(t).add(seat, count)
        t.tell("earned", player=seat, count=count)


def too_dear(t: Table, seat: int, price: int) -> PosseError | None:
    """The error for a player who has fewer nuggets than something costs; None if he has enough."""
    held = has_gold(t, seat)
    if held >= price:
        return None
    who = t.speaker.names[seat]
    nuggets = "1 nugget" if price == 1 else f"{price} nuggets"
    return PosseError(
        f"that takes {nuggets}, and {who} has {held}",
        "error-nuggets",
        count=price,
        who=who,
        held=held,
    )


def not_the_time(asked: Decision) -> PosseError | None:
    """The error for a player who wants to trade at a decision other than what to play; None if it is that decision."""
    if asked.kind == "play":
        return None
    return PosseError("one buys and sells only when playing cards in one's own turn", "error-no-trade")


def pay(t: Table, seat: int, count: int) -> None:
    """A player returns nuggets to the supply."""
    assert has_gold(t, seat) >= count
    gold(t).add(seat, -count)
