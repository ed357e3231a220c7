"""Who should stand in front: what a character does there in the rest of the player's own turn (shots, abilities) and in
the opponent's (taking hits, the hand limit, the next draw)."""

from typing import Final

from posse.bots.duel.chances import free_avoid_chance
from posse.bots.duel.evaluation import cards_to_me, keep, loss, to_me
from posse.bots.duel.knowledge import OF_CARD, OF_KIND
from posse.bots.duel.position import Camp, Gunman, Position
from posse.duel import cards
from posse.duel.things import DRAWS_ONE_MORE, HITS_THE_REAR, NO_BANG_LIMIT, PLAYS_ANYWHERE, RED

#: Hits to expect in a turn of the opponent: from the cards he draws, and from each card he already holds.
HITS_OF_A_DRAW: Final = 0.35
HITS_OF_A_CARD: Final = 0.18
MOST_HITS: Final = 1.4
#: Hits on top of these if he may play any number of BANG! cards.
HITS_WITHOUT_A_LIMIT: Final = 0.3
#: The share of these hits that land, with 0, 1, 2, 3 ways to avoid one.
COMES_THROUGH: Final[list[float]] = [1.0, 0.5, 0.25, 0.1]
#: A small cost of any swap: if nothing would be gained, everybody stays where he is.
TROUBLE: Final = 0.02
#: A character who was moved to the front usually swaps back in his own turn. This share of the damage is left.
UNTIL_HE_SWAPS_BACK: Final = 0.5


def swap(p: Position, camp: Camp) -> float:
    """What it means for me if AC and RC of a side change places, without shots."""
    rear = camp.rc
    assert rear is not None
    worth = to_me(p, camp.seat, rear.knowledge.comes_forward) - TROUBLE
    watching = p.camps[1 - camp.seat]
    worth += cards_to_me(p, watching.seat, cards_for_a_move(watching.ac))
    if camp is p.me:
        return worth + faces(p, rear) - faces(p, camp.ac)
    return worth + UNTIL_HE_SWAPS_BACK * cards_to_me(p, camp.seat, cards_a_turn(rear) - cards_a_turn(camp.ac))


def faces(p: Position, who: Gunman) -> float:
    """What it means for me if a character of mine stands in front until my next turn."""
    hits = expected_hits(p.foe) * (1.0 - free_avoid_chance(p, who))
    hits *= COMES_THROUGH[min(ways_to_avoid(p, who), len(COMES_THROUGH) - 1)]
    worth = who.knowledge.faces - hits * loss(p, who)
    return to_me(p, p.seat, worth) + cards_to_me(p, p.seat, cards_a_turn(who)) - beyond_the_limit(p, who)


def expected_hits(camp: Camp) -> float:
    """How many hits a side will probably deal in its next turn."""
    hits = min(HITS_OF_A_DRAW + HITS_OF_A_CARD * camp.hand_count, MOST_HITS)
    return hits + HITS_WITHOUT_A_LIMIT if camp.ac.hooks & NO_BANG_LIMIT else hits


def ways_to_avoid(p: Position, who: Gunman) -> int:
    """How many hits on a character of mine I can avoid without a reveal."""
    ways = 1 if who.has("hat") else 0
    for card in p.me.hand:
        if cards.IS_AVOID[card] or who.serves_as(card, "missed"):
            ways += 1
    return ways


def cards_a_turn(who: Gunman) -> float:
    """Cards that his side draws each turn beyond the usual two while he is in front."""
    more = who.knowledge.draws
    if cards.CHARACTER_HOOKS[who.number] & DRAWS_ONE_MORE:
        more += 1.0
    if who.has("bank"):
        more += 1.0
    return more


def cards_for_a_move(who: Gunman) -> float:
    """Cards that his side draws when the other side's token moves, while he is in front."""
    return who.knowledge.draws_for_a_move + (1.0 if who.has("clock") else 0.0)


def beyond_the_limit(p: Position, who: Gunman) -> float:
    """What the cards are worth that I would have to discard if he is in front."""
    excess = len(p.me.hand) - max(who.life, 2)
    if excess <= 0:
        return 0.0
    return sum(sorted([keep(p, card) for card in p.me.hand])[:excess])


# ---- shots


def volley(p: Position, shooter: Gunman, front: Gunman) -> float:
    """What my shots in the rest of my turn would gain, less the worth of the cards, if these two were the ACs."""
    reach = p.foe.gunmen if shooter.hooks & (HITS_THE_REAR | PLAYS_ANYWHERE) else [front]
    total = 0.0
    bangs: list[float] = []
    for card in p.me.hand:
        if cards.IS_HIT[card]:
            gun = OF_CARD[card]
        elif shooter.serves_as(card, "colt"):
            gun = OF_KIND["colt"]
        else:
            continue
        gain = max([gun.shot(p, shooter, target) for target in reach]) - p.cost[card]
        if gain > 0.0 and gun.kind.border == RED:
            bangs.append(gain)
        elif gain > 0.0:
            total += gain
    bangs.sort(reverse=True)
    return total + sum(bangs[: p.bangs_left(shooter)])


def in_front_now(p: Position, who: Gunman) -> float:
    """What a character of mine would gain in the rest of my turn if he were in front."""
    return volley(p, who, p.foe.ac) + who.knowledge.leads(p, who)


def exchange(p: Position, camp: Camp) -> float:
    """What it means for me, in my turn, if AC and RC of a side change places, including shots."""
    rear = camp.rc
    assert rear is not None
    if camp is p.me:
        return swap(p, camp) + in_front_now(p, rear) - in_front_now(p, camp.ac)
    return swap(p, camp) + volley(p, p.me.ac, rear) - volley(p, p.me.ac, camp.ac)
