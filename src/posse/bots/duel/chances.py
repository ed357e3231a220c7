"""Probabilities: that a reveal comes out well, that the opponent can answer a hit or a Duel."""

from math import pow
from typing import Final

from posse.bots.duel.position import Camp, Gunman, Position
from posse.duel import cards
from posse.duel.cards import LAW, SIDES
from posse.duel.things import DEFENCE

#: The share of each deck with a symbol (see `cards.SYMBOLS`): barrel, snake, dynamite, horseshoe.
SYMBOL_SHARE: Final[list[float]] = [0.25, 0.25, 0.125, 0.375]
#: A player who may avoid a hit with any card does so, unless the card is worth more to him than the life point.
AVOIDS_WITH_ANY_CARD: Final = 0.9
#: How certain it is that a player who did not answer had no answer.
NO_ANSWER: Final = 0.9


# ---- reveals


def reveal_chance(p: Position, camp: Camp, symbol: int) -> float:
    """The chance that a reveal shows this symbol, which is good for this side."""
    share = SYMBOL_SHARE[symbol]
    if not p.camps[LAW].chooses_reveals():
        return share
    return 1.0 - (1.0 - share) ** 2 if camp.seat == LAW else share**2


def free_avoid_chance(p: Position, target: Gunman) -> float:
    """The chance that a hit on a character is avoided by a reveal, which costs no card."""
    if not target.hooks & DEFENCE:
        return 0.0
    chance = reveal_chance(p, p.camps[target.seat], cards.BARREL)
    fails = 1.0
    if cards.CHARACTER_HOOKS[target.number] & DEFENCE:
        fails *= 1.0 - chance
    if target.has("barrel"):
        fails *= 1.0 - chance
    return 1.0 - fails


# ---- the opponent's hand


def avoid_chance(p: Position, target: Gunman, any_card: bool, second_card: bool) -> float:
    """The chance that the opponent has the cards to avoid a hit on this character of his."""
    foe = p.foe
    if second_card and foe.hand_count < 2:
        return 0.0
    if any_card:
        return AVOIDS_WITH_ANY_CARD if foe.hand_count else 0.0
    for card in foe.hand:
        if cards.IS_AVOID[card] or target.serves_as(card, "missed"):
            return 1.0
    none = 1.0
    for back in range(len(SIDES)):
        none *= (1.0 - target.knowledge.avoid_share(p, back)) ** foe.unseen[back]
    return 1.0 - pow(none, _part_to_fear(p, p.memory.drawn_since_hit))


def hit_card_chances(p: Position, target: Gunman) -> list[float]:
    """The chances that the opponent can give up 0, 1, 2 ... Hit cards for this character of his."""
    foe = p.foe
    known = 0
    for card in foe.hand:
        if cards.IS_HIT[card] or target.serves_as(card, "colt"):
            known += 1
    chances = [0.0] * known + [1.0]
    part = _part_to_fear(p, p.memory.drawn_since_no_hit_card)
    for back in range(len(SIDES)):
        share = target.knowledge.hit_card_share(p, back) * part
        for _ in range(foe.unseen[back]):
            chances = _one_more(chances, share)
    return chances


def _one_more(chances: list[float], share: float) -> list[float]:
    """The chances of 0, 1, 2 ... Hit cards with one more card in hand; `share` is the chance that it is one."""
    out = [chance * (1.0 - share) for chance in chances]
    out.append(0.0)
    for count, chance in enumerate(chances):
        out[count + 1] += chance * share
    return out


def _part_to_fear(p: Position, drawn_since: int) -> float:
    """The share of the opponent's hidden cards that may be the answer: hardly those he already held when he had
    none."""
    hidden = sum(p.foe.unseen)
    if drawn_since >= hidden:
        return 1.0
    return 1.0 - NO_ANSWER * p.style.inference * (1.0 - drawn_since / hidden)
