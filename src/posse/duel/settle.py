"""What follows from a card, an ability or a token move once it is finished on all its targets. Order:

1. eliminations, in the simultaneous order (see elimination.py);
2. what was triggered, in the order in which it was triggered; after each of these, characters without life points are
   eliminated.
"""

from posse.duel.elimination import eliminate
from posse.duel.table import Table


async def settle(t: Table) -> None:
    """Carry out all consequences, and those that follow from them."""
    await eliminations(t)
    while t.pending:
        waiting = t.pending.pop(0)
        if waiting.bearer is None or not waiting.bearer.out:
            await waiting.happen(t)
            await eliminations(t)


async def eliminations(t: Table) -> None:
    """Eliminate all characters without life points."""
    for fighter in [fighter for fighter in t.in_order() if fighter.life <= 0]:
        await eliminate(t, fighter)
