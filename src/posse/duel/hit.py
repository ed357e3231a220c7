"""The hit, from its declaration to the life point. Order:

1. whether an additional card is needed to avoid it (the shooter's side);
2. the owner of the target defends it, in one list of all defences, until the hit is avoided or the owner passes;
3. if it was avoided: the "if avoided" text of the card, then the ability of the AC of the shooter's side at that
   moment, then what the defence itself causes (see settle.py for when);
4. if not: the target loses a life point.

Only the target's own equipment and ability can help. If the RC is the target, it is awake for the hit, and its AC
sleeps.
"""

from posse.duel import cards
from posse.duel.damage import lose
from posse.duel.side import Fighter
from posse.duel.speaker import PLACE_REF
from posse.duel.table import NO_CARD, Hit, Table
from posse.duel.things import DEFENCE, NEEDS_A_SECOND_CARD, OWN_HIT_AVOIDED, RED, SERVES_AS
from posse.kernel.option import Option, id_of

PASS = Option("pass")


async def fire(t: Table, seat: int, card: int, as_id: str, target: Fighter) -> None:
    """A card, or one used as another kind, deals a hit; the AC is the one who shoots."""
    kind = cards.KINDS[as_id] if as_id else cards.KIND[card]
    hit = Hit(t.front(seat), target, kind.key, card)
    hit.any_card_avoids = kind.any_card_avoids
    hit.needs_second_card = kind.border == RED and t.count(seat, NEEDS_A_SECOND_CARD) > 0
    await shoot(t, hit)


async def shoot(t: Table, hit: Hit) -> None:
    """One hit on one character. A character without life points is not hit any more."""
    target = hit.target
    if target.life <= 0 or target.out:
        return
    if t.log.telling:
        t.tell("shot", player=hit.seat, target=target.seat, character=target.character, cause=hit.key)
    while hit.avoided_by is None:
        option = await t.ask(
            target.seat,
            "defend",
            lambda: defences(t, hit),
            hit.key,
            hit.seat,
            target=PLACE_REF[t.place(target)],
        )
        if option.verb == "pass":
            await lose(t, target, 1, hit.seat, hit.key)
            return
        await _defend(t, hit, option)
    t.tell("avoided", player=hit.seat, target=target.seat, character=target.character, cause=hit.key)
    shooter = t.front(hit.seat)
    minding = t.things(shooter, OWN_HIT_AVOIDED) if hit.seat != target.seat else []
    if hit.card != NO_CARD:
        await cards.KINDS[id_of(hit.key)].if_avoided(t, hit)
    for thing in minding:
        thing.own_hit_avoided(t, shooter, hit)
    hit.avoided_by.fires_back(t, hit)


def defences(t: Table, hit: Hit) -> list[Option]:
    """Everything that may be done against a hit."""
    hand = t.sides[hit.target.seat].hand
    if hit.needs_second_card and not hand:
        return [PASS]
    out: list[Option] = []
    for thing in t.awake(hit.target, DEFENCE):
        option = thing.defence(t, hit)
        if option is not None:
            out += _with_second_card(hit, option, hand) if thing.sure else [option]
    for card in cards.distinct(hand):
        if cards.IS_AVOID[card]:
            out += _with_second_card(hit, Option("play", card), hand)
        if cards.ID[card] != "missed" and (hit.any_card_avoids or serves_as(t, hit.target, card, "missed")):
            out += _with_second_card(hit, Option("play", card, as_id="missed"), hand)
    out.append(PASS)
    return out


def _with_second_card(hit: Hit, option: Option, hand: list[int]) -> list[Option]:
    """If the hit demands an additional card, an avoid is offered with each card that may go with it."""
    if not hit.needs_second_card:
        return [option]
    others = cards.distinct([card for card in hand if card != option.thing])
    return [Option(option.verb, option.thing, as_id=option.as_id, paid=(card,)) for card in others]


async def _defend(t: Table, hit: Hit, option: Option) -> None:
    seat = hit.target.seat
    if option.verb == "play":
        card = option.card()
        t.tell("played", player=seat, card=card, used_as=option.as_id, answer=True)
        t.discard_from_hand(seat, card)
        hit.avoided_by = cards.KINDS[option.as_id] if option.as_id else cards.KIND[card]
    else:
        t.tell("used", player=seat, thing=str(option.thing))
        for thing in t.awake(hit.target, DEFENCE):
            if thing.key == option.thing:
                hit.tried.append(thing.key)
                if await thing.defend(t, hit) and (thing.sure or await _adds_second_card(t, hit)):
                    hit.avoided_by = thing
                break
    for paid in option.paid:
        assert isinstance(paid, int)
        discard_one(t, seat, paid)


async def _adds_second_card(t: Table, hit: Hit) -> bool:
    """If a success alone is not enough, the owner of the target may add the additional card."""
    if not hit.needs_second_card:
        return True
    seat = hit.target.seat
    hand = t.sides[seat].hand
    option = await t.ask(
        seat,
        "second-card",
        lambda: [*(Option("discard", card) for card in cards.distinct(hand)), PASS],
        hit.key,
        hit.seat,
    )
    if option.verb == "pass":
        return False
    discard_one(t, seat, option.card())
    return True


def discard_one(t: Table, seat: int, card: int) -> None:
    """A side discards a card of its own choice."""
    t.discard_from_hand(seat, card)
    t.tell("discarded", player=seat, card=card)


# ---- giving up Hit cards


def serves_as(t: Table, fighter: Fighter, card: int, wanted: str) -> bool:
    """Whether a hand card may be used as another kind by or for a character."""
    for thing in t.awake(fighter, SERVES_AS):
        if thing.serves_as(card, wanted):
            return True
    return False


async def gives_up_hit_card(t: Table, fighter: Fighter, about: str, by: int) -> bool:
    """Ask for a Hit card to be discarded for a character (Duel, Indians!); False if it is not."""
    seat = fighter.seat
    place = PLACE_REF[t.place(fighter)]
    option = await t.ask(seat, "give-up", lambda: hit_cards(t, fighter), about, by, target=place)
    if option.verb == "pass":
        return False
    t.tell("played", player=seat, card=option.card(), used_as=option.as_id, answer=True)
    t.discard_from_hand(seat, option.card())
    return True


def hit_cards(t: Table, fighter: Fighter) -> list[Option]:
    """The Hit cards that may be given up for a character."""
    out: list[Option] = []
    for card in cards.distinct(t.sides[fighter.seat].hand):
        if cards.IS_HIT[card]:
            out.append(Option("play", card))
        elif serves_as(t, fighter, card, "colt"):
            out.append(Option("play", card, as_id="colt"))
    out.append(PASS)
    return out
