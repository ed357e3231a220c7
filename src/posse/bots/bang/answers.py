"""Answers to what others do: shots, Indians!, a Duel, a lethal hit; and the choice of what to give away."""

from collections.abc import Callable

from posse.bang import cards
from posse.bots.bang.lore import lore_of
from posse.bots.bang.outlook import GAME, LIFE, Outlook
from posse.kernel.option import Option, is_in_play

#: The worth of one answer.
Judge = Callable[[Outlook, Option], float]


def defends(o: Outlook, option: Option) -> float:
    """Against a shot: what costs nothing first, then a card if the life point is worth more."""
    if option.verb == "pass":
        return -o.cost_of(1)
    needed = o.memory.missing
    if option.verb == "use":
        lying = _lying(o, str(option.thing))
        if lying < 0:
            return 0.1  # nothing is lost by trying: a Barrel, an ability
        return -lying * _enough(o, needed)
    return -o.price(option.card()) * _enough(o, needed) + (0.05 if not option.as_id else 0.0)


def _enough(o: Outlook, needed: int) -> float:
    """One of two Missed! alone is worth nothing: then it had better be passed."""
    if needed <= 1:
        return 1.0
    at_hand = sum(option.verb != "pass" for option in o.decision.options)
    return 2.0 if at_hand >= needed else 100.0


def _lying(o: Outlook, key: str) -> float:
    """What is lost by using what lies in front of me; below 0 if it stays."""
    for card in o.mine.in_play:
        if cards.KEY[card] == key:
            return o.lying(o.me, card) if cards.IS_GREEN[card] else -1.0
    return -1.0


def gives_up(o: Outlook, option: Option) -> float:
    """A BANG! or a Missed! for Indians!, in a Duel and so on."""
    about = o.decision.about
    if option.verb == "pass":
        if about == "ricochet":
            return -0.8
        return -o.cost_of(2 if about == "russian-roulette" else 1)
    price = o.price(option.card()) if option.verb == "play" else max(_lying(o, str(option.thing)), 0.0)
    if about != "duel":
        return -price
    return -price - (1.0 - _outlasts(o)) * o.cost_of(1)


def _outlasts(o: Outlook) -> float:
    """The chance to win a Duel by going on."""
    other = o.decision.by
    return o.wins_duel(other, o.my_bangs() - 1) if other >= 0 and o.players[other].alive else 0.5


def saves(o: Outlook, option: Option) -> float:
    """A dying player saves himself if he can."""
    if option.verb == "pass":
        return -LIFE[1] - GAME
    return -o.price(option.card()) if option.verb == "play" else -o.paid(option)


def discards(o: Outlook, option: Option) -> float:
    """What is missed least."""
    card = option.card()
    if is_in_play(card):
        return o.loses(card)
    return -o.keeps(card)


def picks(o: Outlook, option: Option) -> float:
    """What is worth most."""
    return o.gets(option.card())


def turns(o: Outlook, option: Option) -> float:
    """Of two cards turned over the one that helps."""
    return lore_of(o.decision.about).turned(o, option.card())


def loots(o: Outlook, option: Option) -> float:
    """A card that somebody shall lose, or one of a dead player's that shall be mine."""
    return asked_by_lore(o, option) if o.decision.about else o.takes(option.card())


def asked_by_lore(o: Outlook, option: Option) -> float:
    """A question that one card, character or event asks."""
    return lore_of(o.decision.about).chosen(o, option)


#: By the kind of the decision; all others are asked by one thing's lore.
JUDGES: dict[str, Judge] = {
    "defend": defends,
    "give-up": gives_up,
    "save": saves,
    "discard": discards,
    "pick": picks,
    "flip": turns,
    "loot": loots,
}
