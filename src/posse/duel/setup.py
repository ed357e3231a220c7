"""The choice of the first characters. Order:

1. each side takes the two top characters of its reserve and chooses one as AC, the Law first, neither seeing what the
   other does;
2. both ACs are shown, then both RCs;
3. the hands are dealt, and the Law begins.
"""

from posse.duel import cards
from posse.duel.cards import LAW, OUTLAW
from posse.duel.side import Fighter
from posse.duel.table import START, Table
from posse.kernel.option import Option

FIRST_HAND = [4, 5]


async def choose_acs(t: Table) -> None:
    """The whole setup except for the shuffling."""
    for seat in (LAW, OUTLAW):
        await choose_ac(t, seat)
    for seat in (LAW, OUTLAW):
        t.sides[seat].front = _entered(t, seat, 0)
    for seat in (LAW, OUTLAW):
        t.sides[seat].rear = _entered(t, seat, 1)
    for seat in (LAW, OUTLAW):
        t.draw(seat, FIRST_HAND[seat])
    t.turns = 1
    t.phase = START
    t.tell("turn", player=LAW)


async def choose_ac(t: Table, seat: int) -> None:
    """A side chooses in secret. The AC is put on top of the reserve; nothing else shows the choice."""
    reserve = t.sides[seat].reserve
    t.tell_only(1 << seat, "looked", {"characters": tuple(sorted(reserve))}, player=seat, count=len(reserve))
    option = await t.ask(seat, "choose-ac", lambda: picks(t, seat))
    if cards.CHARACTER[reserve[-1]].key != option.thing:
        reserve[-1], reserve[-2] = reserve[-2], reserve[-1]
    t.tell_only(1 << seat, "chose", {"character": reserve[-1]}, player=seat)


def picks(t: Table, seat: int) -> list[Option]:
    """The two characters taken from the reserve."""
    reserve = t.sides[seat].reserve
    return [Option("choose", cards.CHARACTER[number].key) for number in (reserve[-1], reserve[-2])]


def _entered(t: Table, seat: int, place: int) -> Fighter:
    fighter = Fighter(seat, t.sides[seat].reserve.pop())
    t.tell("entered", player=seat, character=fighter.character, place=place)
    return fighter
