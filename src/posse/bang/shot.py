"""The shot, from its declaration to the hit. Order:

1. whether the card affects the target at all;
2. how many Missed! are needed, and what else the shooter's things make of it;
3. the target defends himself, in one list of all his defences, until the shot is cancelled or he passes; a defence may
   also make somebody else the target, who then defends himself;
4. the hit (rules of the table), then the damage.
"""

from posse.bang import cards
from posse.bang.affect import affects
from posse.bang.answer import answer_from_hand, missed_in_hand
from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.decide import PASS, decide
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import DEFENCE, HIT, IGNORES, MISSED_NEEDED, SHOT_DECLARED
from posse.kernel.option import Option


async def shoot(t: Table, shot: Shot, paid: list[int] | None = None, brown: bool = True) -> None:
    """One shot at one player. `paid`: the cards it was made of, where that is not the one card that shoots."""
    if shot.shooter != NOBODY:
        played = [shot.card] if paid is None else paid
        if t.players[shot.target].hooks & IGNORES and not await affects(
            t, shot.shooter, played, shot.target, brown
        ):
            return
        if t.players[shot.shooter].hooks & (MISSED_NEEDED | SHOT_DECLARED):
            for thing in t.things(shot.shooter, MISSED_NEEDED):
                shot.missing = max(shot.missing, thing.missed_needed(t, shot))
            for thing in t.things(shot.shooter, SHOT_DECLARED):
                await thing.shot_declared(t, shot)
    t.tell("shot", player=shot.shooter, target=shot.target, cause=shot.cause, missing=shot.missing)
    while shot.missing > 0 and not shot.unavoidable:
        option = await decide(
            t,
            shot.target,
            "defend",
            lambda: defences(t, shot),
            shot.cause,
            shot.shooter,
            shot.card,
            shot.missing,
        )
        if option.verb == "pass":
            break
        await _defend(t, shot, option)
    if shot.missing <= 0:
        t.tell("cancelled", player=shot.shooter, target=shot.target, cause=shot.cause)
        return
    if t.table_hooks & HIT:
        for thing in t.table_things(HIT):
            thing.hit(t, shot)
    blow = Damage(shot.target, shot.amount, shot.shooter, shot.card, shot.cause)
    blow.shot = shot
    await damage(t, blow)


def defences(t: Table, shot: Shot) -> list[Option]:
    """Everything the target may do against a shot."""
    out: list[Option] = []
    if t.players[shot.target].hooks & DEFENCE:
        for number in t.abilities(shot.target):
            if cards.CHARACTER_HOOKS[number] & DEFENCE:
                _offer(out, cards.CHARACTER[number].defence(t, shot, NO_CARD))
        for card in t.working(shot.target):
            if cards.HOOKS[card] & DEFENCE:
                _offer(out, cards.KIND[card].defence(t, shot, card))
        if t.owning:
            for thing in t.belongings(shot.target):
                if thing.hooks & DEFENCE:
                    _offer(out, thing.defence(t, shot, NO_CARD))
    out += missed_in_hand(t, shot.target)
    out.append(PASS)
    return out


def _offer(out: list[Option], option: Option | None) -> None:
    if option is not None:
        out.append(option)


async def _defend(t: Table, shot: Shot, option: Option) -> None:
    if option.verb == "play":
        shot.missing -= 1
        await answer_from_hand(t, shot.target, option)
        return
    t.tell("used", player=shot.target, thing=str(option.thing), missing=shot.missing)
    for thing in t.things(shot.target, DEFENCE):
        if thing.key == option.thing:
            shot.tried.append(thing.key)
            await thing.defend(t, shot)
            return
