"""The shot, from its declaration to the hit. Order:

1. how many Missed! are needed (the shooter's things);
2. the target defends himself, in one list of all his defences, until the shot is cancelled or he passes;
3. the hit (rules of the table), then the damage.
"""

from posse.bang import cards
from posse.bang.damage import damage
from posse.bang.decide import PASS, decide
from posse.bang.table import NOBODY, Damage, Shot, Table
from posse.bang.things import DEFENCE, HIT, MISSED_NEEDED, SERVES_AS
from posse.kernel.option import Option


async def shoot(t: Table, shot: Shot) -> None:
    """One shot at one player."""
    if shot.shooter != NOBODY:
        for thing in t.things(shot.shooter, MISSED_NEEDED):
            shot.missing = thing.missed_needed(t, shot)
    t.tell("shot", player=shot.shooter, target=shot.target, card=shot.card, missing=shot.missing)
    while shot.missing > 0:
        option = await decide(
            t, shot.target, "defend", lambda: defences(t, shot), cards.KEY[shot.card], shot.shooter
        )
        if option.verb == "pass":
            break
        await _defend(t, shot, option)
    else:
        t.tell("cancelled", player=shot.shooter, target=shot.target, card=shot.card)
        return
    for thing in t.rules_of_table:
        if thing.hooks & HIT:
            thing.hit(t, shot)
    await damage(t, Damage(shot.target, 1, shot.shooter, shot.card))


def defences(t: Table, shot: Shot) -> list[Option]:
    """Everything the target may do against a shot."""
    out: list[Option] = []
    for thing in t.things(shot.target, DEFENCE):
        option = thing.defence(t, shot)
        if option is not None:
            out.append(option)
    for card in cards.distinct(t.players[shot.target].hand):
        if cards.HAS_MISSED[card]:
            out.append(Option("play", card))
        elif serves_as(t, shot.target, card, "missed"):
            out.append(Option("play", card, as_id="missed"))
    out.append(PASS)
    return out


async def _defend(t: Table, shot: Shot, option: Option) -> None:
    if option.verb == "play":
        card = option.card()
        t.tell("played", player=shot.target, card=card, used_as=option.as_id)
        t.discard_from_hand(shot.target, card)
        shot.missing -= 1
        if not option.as_id:
            await cards.KIND[card].answer(t, shot.target, card)
        return
    t.tell("used", player=shot.target, thing=str(option.thing))
    for thing in t.things(shot.target, DEFENCE):
        if thing.key == option.thing:
            shot.tried.append(thing.key)
            await thing.defend(t, shot)


def serves_as(t: Table, seat: int, card: int, wanted: str) -> bool:
    """Whether a player may use a hand card as another kind."""
    for thing in t.things(seat, SERVES_AS):
        if thing.serves_as(t, seat, card, wanted):
            return True
    return False


async def gives_up_bang(t: Table, seat: int, about: str, by: int) -> bool:
    """Ask a player to discard a BANG! card (Indians!, Duel); False if he does not."""
    option = await decide(t, seat, "give-up", lambda: bangs_to_give_up(t, seat), about, by)
    if option.verb == "pass":
        return False
    t.tell("played", player=seat, card=option.card(), used_as=option.as_id)
    t.discard_from_hand(seat, option.card())
    return True


def bangs_to_give_up(t: Table, seat: int) -> list[Option]:
    out: list[Option] = []
    for card in cards.distinct(t.players[seat].hand):
        if cards.KEY[card] == "bang":
            out.append(Option("play", card))
        elif serves_as(t, seat, card, "bang"):
            out.append(Option("play", card, as_id="bang"))
    out.append(PASS)
    return out
