"""Stacks of cards that are in force for the whole table, one at a time. Each set with such cards has a part of this
class."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.elimination import look_for_the_end
from posse.bang.hooks import ENTERS
from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.table import NOBODY, Table
from posse.bang.things import Thing
from posse.kernel.shape import BILL, Shape

NO_BILL = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class BillStack(Part):
    """The card in force and the stack of cards to come."""

    seen_alike = True
    next_is_open: ClassVar[bool] = True  # everybody sees the one to come

    def __init__(self) -> None:
        self.now = NO_BILL  # in force: a number in cards.BILL
        self.stack: list[int] = []  # to come; the top is the last
        self.out: list[int] = []  # left out of the game, nobody knows which

    def blank(self) -> "BillStack":
        """A new, empty part of the same class."""
        raise NotImplementedError

    def copy(self) -> Part:
        twin = self.blank()
        twin.now = self.now
        twin.stack = self.stack.copy()
        twin.out = self.out.copy()
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (self.now, tuple(self.stack), tuple(self.out))

    def in_force(self) -> Sequence[Thing]:
        return (cards.BILL[self.now],) if self.now != NO_BILL else ()

    def put_down(self, stack: list[int]) -> None:
        """These are the cards to come; the top is the last."""
        self.stack = stack
        self.changed()

    async def turn_up(self, t: Table) -> None:
        """The next card covers the one in force. What it does on entering is settled before anything else. If it
        changes what wins, somebody may have won already."""
        self.now = self.stack.pop()
        self.changed()
        bill = cards.BILL[self.now]
        before = t.goals
        t.refresh(players_too=False)
        t.tell(self.id, thing=bill.key)
        t.tell_goals(before.for_all)
        if t.goals is not before and t.deaths:
            look_for_the_end(t, t.deaths[-1], NOBODY)
        for seat, player in enumerate(t.players):
            if player.alive and not player.hand:
                t.emptied |= 1 << seat  # an ability that had no effect may work again
        t.look_at_hands_if_emptied()
        if bill.hooks & ENTERS:
            await bill.enters(t)

    # ---- what can be seen

    def see(self, t: Table, seat: int) -> list[Shape]:
        if self.now == NO_BILL and not self.stack:
            return []
        now = [cards.BILL[self.now].key] if self.now != NO_BILL else []
        coming = cards.BILL[self.stack[-1]].key if self.stack and self.next_is_open else ""
        return [Shape(BILL, self.id, cards=now, next=coming, count=len(self.stack))]

    def redeal(self, t: Table, seat: int) -> None:
        """Deal all cards of the stack anew, except the next one if everybody sees it. The last one stays a final
        card."""
        covered = self.stack[:-1] if self.next_is_open else self.stack
        for final in (True, False):
            hidden = [i for i, number in enumerate(covered) if cards.BILL[number].last == final]
            out = [i for i, number in enumerate(self.out) if cards.BILL[number].last == final]
            numbers = sorted([self.stack[i] for i in hidden] + [self.out[i] for i in out])
            t.shuffle(numbers)
            for i in hidden:
                self.stack[i] = numbers.pop()
            for i in out:
                self.out[i] = numbers.pop()
        self.out.sort()
        self.changed()

    # ---- scenarios: `event: ID` and `events_next: [ID]`, or whatever the part calls them

    def lay(self, t: Table, laying: Laying) -> None:
        now_key, next_key = self.keys
        numbers = {cards.BILL[number].id: number for number in self.numbers(t)}
        coming = laying.given(next_key, [])
        if not isinstance(coming, list):
            raise laying.wrong(next_key, "a list is expected")
        now = [] if laying.given(now_key) is None else [laying.given(now_key)]
        for key, ids in ((now_key, now), (next_key, coming)):
            for id in ids:
                if not isinstance(id, str) or id not in numbers:
                    raise laying.wrong(key, f"there is no {self.id} {id} in the sets of this game")
                if [*now, *coming].count(id) > 1:
                    raise laying.wrong(key, f"there is only one {self.id} {id}")
        if now:
            self.now = numbers[now[0]]
        self.put_down([numbers[id] for id in reversed(coming)])

    def numbers(self, t: Table) -> list[int]:
        """The cards of its sort that the sets of this game bring."""
        numbers = [number for set_id in t.sets for number in cards.SETS[set_id].bill_numbers]
        return [number for number in numbers if cards.BILL[number].sort == self.id]

    def fact(self, t: Table, key: str) -> object:
        if key != self.keys[0]:
            return NO_FACT
        return cards.BILL[self.now].id if self.now != NO_BILL else None
