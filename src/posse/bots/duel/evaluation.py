"""What things are worth: life, cards, equipment, hits, Duels.

Worth is counted in a player's own life points. His temper scales it: `harm` whatever hurts the opponent, `safety` his
own life, `cards` his own cards.
"""

from typing import Final

from posse.bots.duel.chances import avoid_chance, free_avoid_chance, hit_card_chances
from posse.bots.duel.knowledge import OF_CARD, CardKnowledge
from posse.bots.duel.position import Camp, Gunman, Position
from posse.duel import cards
from posse.duel.elimination import CARDS_FOR_AN_ELIMINATION
from posse.duel.speaker import EITHER_BACK, ref_back
from posse.duel.things import NEEDS_A_SECOND_CARD, RED

#: The whole game: more than anything else can be worth.
GAME: Final = 12.0
#: Shared among all life points of a side: the fewer are left, the more each is worth.
NEAR_THE_END: Final = 2.0
#: A card that nobody has seen.
CARD: Final = 0.5
#: The same, drawn beyond the hand limit. It may be played at once, or be better than another card.
CARD_BEYOND_THE_LIMIT: Final = 0.3
#: What an answer costs the opponent: an avoid, a Hit card, or whichever card he likes least.
AVOID: Final = 0.55
HIT_CARD: Final = 0.35
POOR_CARD: Final = 0.25
#: How much more an avoid is worth to the opponent than an average card.
RATHER_AN_AVOID: Final = 0.25


# ---- for me


def to_me(p: Position, seat: int, points: float) -> float:
    """What it means for me if a side gains this many points, in its own life points."""
    return points * p.style.safety if seat == p.seat else -points * p.style.harm


def cards_to_me(p: Position, seat: int, count: float) -> float:
    """What it means for me if a side gets this many unseen cards."""
    return count * CARD * p.style.cards if seat == p.seat else -count * CARD * p.style.harm


# ---- life


def point(camp: Camp) -> float:
    """What a life point is worth to a side."""
    return 1.0 + NEAR_THE_END / max(camp.life, 1.0)


def loss(p: Position, who: Gunman) -> float:
    """What it costs a side if this character loses a life point."""
    if who.life <= 0:
        return 0.0
    camp = p.camps[who.seat]
    if who.life > 1:
        return point(camp) - who.knowledge.wounded(p, who)
    if camp.is_down_to_one:
        return GAME
    return point(camp) + elimination(p, who)


def elimination(p: Position, who: Gunman) -> float:
    """What it costs a side, beyond the life point, if this character is eliminated."""
    worth = who.knowledge.ability - CARDS_FOR_AN_ELIMINATION * CARD
    for card in who.equipment:
        worth += OF_CARD[card].with_bearer(p, who)
    for camp in p.camps:
        if camp.ac is not who:
            profit = camp.ac.knowledge.draws_for_the_dead * CARD
            worth += -profit if camp.seat == who.seat else profit
    return worth


def point_lost(p: Position, who: Gunman) -> float:
    """What it means for me if a character loses a life point."""
    return -to_me(p, who.seat, loss(p, who))


def healed(p: Position, who: Gunman, points: int) -> float:
    """What it means for me if a character regains life points."""
    gained = min(points, who.max_life - who.life)
    return to_me(p, who.seat, gained * point(p.camps[who.seat]))


# ---- cards


def keep(p: Position, card: int) -> float:
    """What a card in my hand is worth to me."""
    return OF_CARD[card].keep(p) * p.style.cards


def hand_costs(p: Position) -> dict[int, float]:
    """What it costs me to give up each card of my hand. I lose the worst cards beyond the hand limit anyway, and each
    card that I play instead saves the best of those."""
    costs = {card: keep(p, card) for card in p.me.hand}
    excess = len(costs) - p.hand_limit
    if excess > 0:
        saved = sorted(costs.values())[excess - 1]
        for card in costs:
            costs[card] = max(costs[card] - saved, 0.0)
    return costs


def drawn(p: Position, count: int, played: int = 0) -> float:
    """What it is worth to draw cards in my play phase after playing others. They are worth less if the hand is full."""
    room = max(p.hand_limit - p.me.hand_count + played, 0)
    kept = min(count, room)
    return (kept * CARD + (count - kept) * CARD_BEYOND_THE_LIMIT) * p.style.cards


def hidden_card(p: Position, ref: int) -> float:
    """What it means for me if the opponent loses a card that I choose by its back. A card that may be an avoid is
    better."""
    back = ref_back(ref)
    return (CARD + (RATHER_AN_AVOID * p.hidden.avoid[back] if back != EITHER_BACK else 0.0)) * p.style.harm


def lies_with(p: Position, who: Gunman, card: int) -> float:
    """What it means for me that a character has this equipment."""
    return to_me(p, who.seat, OF_CARD[card].with_bearer(p, who))


def robbed(p: Position, victim: Gunman) -> float:
    """What else it means for me to have robbed a character, or the hand behind him, of a card: some strike back."""
    if victim.seat != p.seat and victim.life > 0 and victim.knowledge.minds_robbery:
        return struck(p, p.me.ac)
    return 0.0


# ---- hits


def shot(p: Position, shooter: Gunman, target: Gunman, gun: CardKnowledge) -> float:
    """What a shot of my AC at a character of the opponent means for me."""
    second_card = needs_second_card(shooter, gun)
    free = free_avoid_chance(p, target)
    held = held_avoid_chance(p, shooter, target, gun)
    lands = (1.0 - free) * (1.0 - held)
    price = (POOR_CARD if gun.kind.any_card_avoids else AVOID) + (POOR_CARD if second_card else 0.0)
    consolation = to_me(p, p.seat, gun.if_avoided(p, p.me))
    consolation += cards_to_me(p, p.seat, shooter.knowledge.draws_if_avoided)
    return (
        lands * point_lost(p, target)
        + (1.0 - free) * held * price * p.style.harm
        + (1.0 - lands) * consolation
        - free * target.knowledge.strikes_back * p.style.safety
    )


def needs_second_card(shooter: Gunman, gun: CardKnowledge) -> bool:
    """Whether avoiding this shot takes a second card."""
    return gun.kind.border == RED and shooter.hooks & NEEDS_A_SECOND_CARD != 0


def held_avoid_chance(p: Position, shooter: Gunman, target: Gunman, gun: CardKnowledge) -> float:
    """The chance that the opponent can avoid a shot of mine without a reveal."""
    if target.has("hat"):
        return 1.0
    return avoid_chance(p, target, gun.kind.any_card_avoids, needs_second_card(shooter, gun))


def hit_chance(p: Position, shooter: Gunman, target: Gunman, gun: CardKnowledge) -> float:
    """The chance that a shot of mine costs a life point."""
    return (1.0 - free_avoid_chance(p, target)) * (1.0 - held_avoid_chance(p, shooter, target, gun))


def struck(p: Position, who: Gunman) -> float:
    """What it means for me if a character of mine becomes the target of a hit."""
    price = loss(p, who) * p.style.safety
    for card in p.me.hand:
        if cards.IS_AVOID[card] or who.serves_as(card, "missed"):
            price = min(price, keep(p, card))
    for card in who.equipment:
        if cards.ID[card] == "hat":
            price = min(price, lies_with(p, who, card))
    return -(1.0 - free_avoid_chance(p, who)) * price


# ---- Hit cards given up


def my_hit_cards(p: Position, who: Gunman) -> list[int]:
    """The cards of my hand that I could give up as Hit cards for a character, the cheapest first."""
    found = [card for card in p.me.hand if cards.IS_HIT[card] or who.serves_as(card, "colt")]
    return sorted(found, key=lambda card: keep(p, card))


def duel(p: Position, mine: Gunman, his: Gunman, hit_cards: list[int]) -> float:
    """What it means for me if the opponent has to give up a Hit card or his character loses a life point, then I the
    same, and so on in turn. I am ready to give up `hit_cards`, one after the other."""
    total = 0.0
    spent = 0.0
    chances = hit_card_chances(p, his)
    for count, chance in enumerate(chances):
        if count <= len(hit_cards):
            total += chance * (point_lost(p, his) + spent)
        else:
            total += chance * (point_lost(p, mine) + spent)
        if count < len(hit_cards):
            spent += HIT_CARD * p.style.harm - keep(p, hit_cards[count])
    return total


def indians(p: Position) -> float:
    """What it means for me if every character but my AC needs a Hit card or loses a life point."""
    losses = sorted([point_lost(p, who) for who in p.foe.gunmen], reverse=True)
    total = 0.0
    for count, chance in enumerate(hit_card_chances(p, p.foe.ac)):
        given = min(count, len(losses))
        total += chance * (given * HIT_CARD * p.style.harm + sum(losses[given:]))
    rear = p.me.rc
    if rear is not None:
        price = loss(p, rear) * p.style.safety
        for card in my_hit_cards(p, rear):
            price = min(price, keep(p, card))
        total -= price
    return total
