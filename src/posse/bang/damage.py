"""Losing life. Order:

0. a ghost neither loses nor gains any;
1. the life points go (below zero is owed);
2. at zero or less the player may save himself, until he is at 1 or more or passes;
3. who could not is eliminated (see elimination.py); who survived reacts to the loss.
"""

from posse.bang import cards
from posse.bang.affect import forbidden
from posse.bang.answer import answer_from_hand
from posse.bang.blow import Damage
from posse.bang.decide import PASS, decide
from posse.bang.elimination import eliminate
from posse.bang.table import Table
from posse.bang.things import WOUNDED
from posse.kernel.option import Option


async def damage(t: Table, blow: Damage) -> None:
    """A player loses life points at one blow."""
    player = t.players[blow.seat]
    if player.ghost:
        return
    player.life -= blow.amount
    t.tell(
        "lost_life",
        player=blow.seat,
        amount=blow.amount,
        life=player.life,
        source=blow.source,
        cause=blow.cause,
    )
    while player.life <= 0:
        option = await decide(
            t,
            blow.seat,
            "save",
            lambda: saves(t, blow.seat),
            blow.cause,
            blow.source,
            dying=True,
            asks_again=True,
        )
        if option.verb == "pass":
            await eliminate(t, blow.seat, blow.source)
            return
        if option.verb == "play":
            await answer_from_hand(t, blow.seat, option)
    for thing in t.things(blow.seat, WOUNDED):
        await thing.wounded(t, blow)


def saves(t: Table, seat: int) -> list[Option]:
    """What a dying player may do about it. With two players left a Beer is not offered."""
    out: list[Option] = []
    if beer_works(t):
        for card in cards.distinct(t.players[seat].hand):
            if cards.SAVES_LIFE[card] and not forbidden(t, seat, cards.KIND[card]):
                out.append(Option("play", card))
    out.append(PASS)
    return out


def beer_works(t: Table) -> bool:
    """A Beer gives nothing with only two players left; one whose lethal hit is not yet settled still counts."""
    return t.living() > 2
