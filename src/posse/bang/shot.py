"""The shot, from its declaration to the hit. Order:

0. a player who is out of the game by now is not shot at;
1. how many Missed! are needed, and what else the shooter's things make of it;
2. whether the card affects the target at all;
3. the target is asked, in one list of all defences, until the shot is cancelled or the target passes; a defence may
   also make somebody else the target, who is then asked; a player who evades the card is not affected by it;
4. the damage; once life is lost, rules of the table may say what else the hit brings.
"""

from posse.bang import cards
from posse.bang.affect import affects
from posse.bang.answer import answer_from_hand, evade, evasions, missed_in_hand, shunning
from posse.bang.blow import Damage, Shot
from posse.bang.damage import damage
from posse.bang.decide import PASS, decide
from posse.bang.hooks import DEFENCE, EVADES, IGNORES, MISSED_NEEDED, SHOT_DECLARED, SHOT_OVER, SHUNS
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import Thing
from posse.kernel.option import Option
from posse.kernel.state import Script


def shoot(t: Table, shot: Shot, paid: list[int] | None = None, brown: bool = True) -> Script:
    """One shot at one player. `paid` are the cards that it was made of, if it was not made of the card that shoots
    alone."""
    if t.heard & SHOT_OVER and not shot.stays_open:
        return _to_its_end(t, shot, paid, brown)
    return _settle(t, shot, paid, brown)


async def _to_its_end(t: Table, shot: Shot, paid: list[int] | None, brown: bool) -> None:
    """A shot after which something may follow."""
    await _settle(t, shot, paid, brown)
    await close(t, shot)


async def close(t: Table, shot: Shot) -> None:
    """A shot is over, and what follows from it happens. The shooter may be out of the game by now."""
    alive = shot.shooter != NOBODY and t.players[shot.shooter].alive
    shooter = t.things(shot.shooter, SHOT_OVER) if alive else []
    for thing in t.table_things(SHOT_OVER) + shooter:
        await thing.shot_over(t, shot)


async def _settle(t: Table, shot: Shot, paid: list[int] | None, brown: bool) -> None:
    if not t.players[shot.target].alive:
        return  # something that happened with another target has eliminated this one
    if shot.shooter != NOBODY:
        if (t.players[shot.shooter].hooks | t.table_hooks) & (MISSED_NEEDED | SHOT_DECLARED):
            for thing in t.things(shot.shooter, MISSED_NEEDED):
                shot.missing = max(shot.missing, thing.missed_needed(t, shot))
            for thing in t.things(shot.shooter, SHOT_DECLARED) + t.table_things(SHOT_DECLARED):
                await thing.shot_declared(t, shot)
        if t.players[shot.target].hooks & IGNORES and not await _touches(t, shot, paid, brown):
            return
    if t.log.telling:
        t.tell("shot", player=shot.shooter, target=shot.target, cause=shot.cause, missing=shot.missing)
    while shot.missing > 0:
        target = shot.target
        if shot.unavoidable and not _may_divert(t, shot):
            break
        option = await decide(
            t,
            target,
            "defend",
            lambda: defences(t, shot),
            shot.cause,
            shot.shooter,
            shot.card,
            shot.missing,
            shot.amount,
        )
        if option.verb == "pass":
            break
        await _defend(t, shot, option)
        shot.answered = True
        if shot.target != target:
            await _diverted(t, shot, paid, brown)
        if shot.void or not t.players[shot.target].alive:
            return
    if shot.missing <= 0:
        shot.cancelled = True
        t.tell("cancelled", player=shot.shooter, target=shot.target, cause=shot.cause)
        return
    blow = Damage(shot.target, shot.amount, shot.shooter, shot.card, shot.cause)
    blow.shot = shot
    await damage(t, blow)


async def _touches(t: Table, shot: Shot, paid: list[int] | None, brown: bool) -> bool:
    """Whether the shot has an effect on its target. That depends on the cards that it was made of: by default the card
    that shoots, and none for an ability, which has no suit."""
    played = paid
    if played is None:
        played = [] if shot.card == NO_CARD else [shot.card]
    return await affects(t, shot.shooter, played, shot.target, brown, shoots=True)


async def _diverted(t: Table, shot: Shot, paid: list[int] | None, brown: bool) -> None:
    """Somebody else is the target now, with all defences, if the card affects this player at all."""
    shot.tried.clear()
    shot.answered = False
    t.tell("shot", player=shot.shooter, target=shot.target, cause=shot.cause, missing=shot.missing)
    if shot.shooter != NOBODY and not await _touches(t, shot, paid, brown):
        shot.void = True


def _may_divert(t: Table, shot: Shot) -> bool:
    """Whether the target of a shot that cannot be cancelled can do something else against it."""
    if t.heard & SHUNS and _shunnings(t, shot):
        return True
    for thing in t.things(shot.target, DEFENCE):
        if thing.diverts and thing.defence(t, shot, NO_CARD):
            return True
    return False


def defences(t: Table, shot: Shot) -> list[Option]:
    """Everything the target may do against a shot."""
    out: list[Option] = []
    if t.players[shot.target].hooks & DEFENCE:
        for number in t.abilities(shot.target):
            if cards.CHARACTER_HOOKS[number] & DEFENCE:
                _offer(out, t, shot, cards.CHARACTER[number], NO_CARD)
        for card in t.working(shot.target):
            if cards.HOOKS[card] & DEFENCE:
                _offer(out, t, shot, cards.KIND[card], card)
        for thing in t.players[shot.target].belongings:
            if thing.hooks & DEFENCE:
                _offer(out, t, shot, thing, NO_CARD)
    if not shot.unavoidable:
        missed = missed_in_hand(t, shot.target)
        out += missed
        if t.heard & EVADES:
            same = [option.parts() for option in missed]
            out += [option for option in _evasions(t, shot) if option.parts() not in same]
    if t.heard & SHUNS:
        out += _shunnings(t, shot)
    out.append(PASS)
    return out


def _evasions(t: Table, shot: Shot) -> list[Option]:
    """What the target may play to evade the card that shoots."""
    return [] if shot.bang_card or shot.part_of_card else evasions(t, shot.target, shot.cause, shot.shooter)


def _shunnings(t: Table, shot: Shot) -> list[Option]:
    """The abilities by which the target may say that the card does not concern them. Only possible before any other
    defence."""
    return (
        []
        if shot.answered or shot.part_of_card
        else shunning(t, shot.target, shot.cause, shot.shooter, shot.card)
    )


def _offer(out: list[Option], t: Table, shot: Shot, thing: Thing, card: int) -> None:
    if thing.diverts or not shot.unavoidable:
        out += thing.defence(t, shot, card)


async def _defend(t: Table, shot: Shot, option: Option) -> None:
    if option.verb == "play":
        card = option.card()
        if option.as_id != "missed" and not cards.HAS_MISSED[card]:
            shot.void = True
            await evade(t, shot.target, option)
            return
        shot.missing -= 1
        await answer_from_hand(t, shot.target, option)
        if not option.as_id:
            await cards.KIND[card].answer_shot(t, shot, card)
        return
    t.tell("used", player=shot.target, thing=str(option.thing), missing=shot.missing)
    for thing in t.things(shot.target, DEFENCE):
        if thing.key == option.thing:
            shot.tried.append(thing.key)
            await thing.defend(t, shot, option)
            return
    shot.void = True  # the target says that the card does not concern them
