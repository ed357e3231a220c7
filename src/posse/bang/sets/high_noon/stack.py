"""The stack of events: how it is put together, and who turns it up. A Fistful of Cards uses the same one."""

from typing import Final

from posse.bang import cards
from posse.bang.bills import BillStack
from posse.bang.goals import sheriff
from posse.bang.parts import Laying, Part
from posse.bang.table import NOBODY, START, Table
from posse.bang.things import Thing

#: When two sets are mixed, this many events are used, apart from the final one.
MIXED: Final = 12


class EventStack(BillStack):
    """The event in force and those still to come."""

    id = "event"
    keys = ("event", "events_next")

    def __init__(self) -> None:
        super().__init__()
        self.revealing = False  # this turn begins with a new event

    def blank(self) -> BillStack:
        twin = EventStack()
        twin.revealing = self.revealing
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (*super().fingerprint(), self.revealing)

    def turn_begins(self, t: Table) -> None:
        self.revealing = not t.extra_turn and self.reveals(t)
        if self.revealing:
            t.opening = True

    def reveals(self, t: Table) -> bool:
        """Whether a regular turn that starts now brings a new event: it does from the second turn on of the player who
        reveals them."""
        return bool(self.stack) and t.players[t.turn].turns >= 2 and t.turn == revealer(t)

    def lay(self, t: Table, laying: Laying) -> None:
        super().lay(t, laying)
        if t.phase == START:
            self.turn_begins(t)


def event_stack(t: Table) -> EventStack:
    """The event stack of a table that has one."""
    part = t.parts[EventStack.id]
    assert isinstance(part, EventStack)
    return part


def revealer(t: Table) -> int:
    """The player who reveals the events: the Sheriff. Without him it is the player who began the game, or the next one
    on that player's left."""
    star = sheriff(t)
    if star != NOBODY and t.players[star].alive:
        return star
    return next((seat for seat in t.clockwise(t.first) if not t.players[seat].ghost), NOBODY)


class EventsInTurn(Thing):
    """At the start of each of the Sheriff's turns, from his second on, a new event covers the former one."""

    id = "events"

    def parts(self) -> list[Part]:
        return [EventStack()]

    def set_up(self, t: Table) -> None:
        """Shuffle the events of the sets in the game and put a final card below them. If two sets are mixed, only
        twelve events and one of the final cards are used."""
        stack = event_stack(t)
        numbers = stack.numbers(t)
        finals = [number for number in numbers if cards.BILL[number].last]
        others = [number for number in numbers if not cards.BILL[number].last]
        t.shuffle(finals)
        t.shuffle(others)
        if len(finals) > 1:
            stack.out = others[MIXED:] + finals[1:]
            del others[MIXED:]
        stack.put_down([*finals[:1], *others])

    async def opens(self, t: Table, seat: int) -> None:
        stack = event_stack(t)
        if stack.revealing:
            stack.revealing = False
            await stack.turn_up(t)


EVENTS_IN_TURN: Final = EventsInTurn()
