"""The stack of events: how it is put together, and what of it can be seen."""

from posse.bang import cards
from posse.bang.table import Table

#: So many events, beside the last one, are taken when two sets are mixed.
MIXED = 12


def stack_events(t: Table, sets: list[list[int]]) -> None:
    """Shuffle the events of the sets in the game and put a final card below them. Of two sets mixed only twelve events
    and one of the final cards take part."""
    finals = [number for each in sets for number in each if cards.EVENT[number].last]
    others = [number for each in sets for number in each if not cards.EVENT[number].last]
    if not finals:
        return
    t.shuffle(finals)
    t.shuffle(others)
    if len(finals) > 1:
        t.events_out = others[MIXED:] + finals[1:]
        del others[MIXED:]
    t.events = [finals[0], *others]


def reshuffle_hidden_events(t: Table) -> None:
    """Only the next event can be seen: deal the others anew. The last one stays a final card."""
    for final in (True, False):
        hidden = [i for i, number in enumerate(t.events[:-1]) if cards.EVENT[number].last == final]
        out = [i for i, number in enumerate(t.events_out) if cards.EVENT[number].last == final]
        numbers = sorted([t.events[i] for i in hidden] + [t.events_out[i] for i in out])
        t.shuffle(numbers)
        for i in hidden:
            t.events[i] = numbers.pop()
        for i in out:
            t.events_out[i] = numbers.pop()
    t.events_out.sort()
