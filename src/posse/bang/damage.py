"""Losing life. Order:

0. a ghost neither loses nor gains any;
1. what may prevent it (rules of the table), unless it is a price;
2. the life points go (below zero is owed);
3. at zero or less the player may use what saves life, until life is 1 or more or the player passes;
4. a player who was not saved may be kept in the game by something of the own, or by a rule of the table; otherwise the
   player is eliminated (see elimination.py), and the wound is settled before the cards go;
5. a survivor reacts to the loss; then the wound is settled.
"""

from posse.bang import cards
from posse.bang.affect import barred
from posse.bang.answer import answer_from_hand
from posse.bang.blow import Damage
from posse.bang.decide import PASS, decide
from posse.bang.elimination import eliminate
from posse.bang.hooks import BEFORE_LOSS, HIT, STAYS, WOUND_SETTLED, WOUNDED
from posse.bang.table import NOBODY, Table
from posse.kernel.event import Fact
from posse.kernel.option import Option


async def damage(t: Table, blow: Damage) -> None:
    """A player loses life points, all at one time."""
    player = t.players[blow.seat]
    if player.ghost:
        return
    if t.table_hooks & BEFORE_LOSS and not blow.is_price:
        for thing in t.table_things(BEFORE_LOSS):
            thing.loss_looms(t, blow)
        for thing in t.table_things(BEFORE_LOSS):
            await thing.before_loss(t, blow)
        if blow.amount <= 0:
            for thing in t.table_things(BEFORE_LOSS):
                thing.loss_prevented(t, blow)
            return
    blow.before = player.life
    player.life -= blow.amount
    if t.log.telling:
        _tell(t, blow)
    if t.table_hooks & HIT and blow.shot is not None:
        for thing in t.table_things(HIT):
            thing.hit(t, blow.shot)
    while player.life <= 0:
        option = await decide(
            t,
            blow.seat,
            "save",
            lambda: saves(t, blow.seat),
            blow.cause,
            blow.source,
            count=1 - player.life,
            dying=True,
            asks_again=True,
        )
        if option.verb == "pass":
            if await _stays(t, blow):
                break
            for thing in t.table_things(WOUND_SETTLED):
                await thing.wound_settled(t, blow.seat, blow)
            await eliminate(t, blow.seat, blow.source, blow)
            return
        if option.verb == "play":
            await answer_from_hand(t, blow.seat, option)
    for thing in t.things(blow.seat, WOUNDED):
        await thing.wounded(t, blow)
    if (
        t.table_hooks | player.hooks | (t.players[blow.source].hooks if blow.source != NOBODY else 0)
    ) & WOUND_SETTLED:
        await _settle(t, blow)


def _tell(t: Table, blow: Damage) -> None:
    facts: dict[str, Fact] = {
        "player": blow.seat,
        "amount": blow.amount,
        "life": t.players[blow.seat].life,
        "source": blow.source,
        "cause": blow.cause,
    }
    if blow.shot is not None:
        facts["shot"] = True
    t.tell_facts("lost_life", facts)


async def _stays(t: Table, blow: Damage) -> bool:
    """Whether something keeps a dying player in the game. The player's own things are asked first."""
    for thing in t.things(blow.seat, STAYS) + t.table_things(STAYS):
        if await thing.stays(t, blow.seat, blow):
            return True
    return False


async def _settle(t: Table, blow: Damage) -> None:
    """A wound is settled, and its victim lives."""
    for thing in t.table_things(WOUND_SETTLED) + t.things(blow.seat, WOUND_SETTLED):
        await thing.wound_settled(t, blow.seat, blow)
    if blow.source not in (NOBODY, blow.seat):
        for thing in t.things(blow.source, WOUND_SETTLED):
            if t.players[blow.source].alive:
                await thing.wound_settled(t, blow.source, blow)


def saves(t: Table, seat: int) -> list[Option]:
    """What a dying player may do to survive. With two players left a Beer is not offered."""
    out: list[Option] = []
    if beer_works(t):
        for card in cards.distinct(t.players[seat].hand):
            if cards.SAVES_LIFE[card] and not barred(t, seat, card):
                out.append(cards.PLAY[card])
    out.append(PASS)
    return out


def beer_works(t: Table) -> bool:
    """Whether a Beer has an effect: not with only two players left. A player whose lethal hit is not yet settled still
    counts."""
    return t.living() > 2
