"""Answers to what others do: shots, Indians!, a Duel, a lethal hit; and the choice of what to give away."""

from collections.abc import Callable

from posse.bang import cards, choosing
from posse.bots.bang.lore import CARD_LORE, lore_of, standing
from posse.bots.bang.outlook import GAME, LIFE, Outlook
from posse.kernel.option import NOTHING, Option, id_of, is_in_play, ref_seat

#: The worth of one answer.
Judge = Callable[[Outlook, Option], float]


def defends(o: Outlook, option: Option) -> float:
    """Against a shot: what costs nothing first, then a card if the life point is worth more."""
    if option.verb == "pass":
        return -o.cost_of(1)
    needed = o.memory.missing
    if option.verb == "use":
        lying = _lying(o, str(option.thing))
        if option.spending:
            return -_price(o, lore_of(str(option.thing)).tokens(o, option)) * _enough(o, needed)
        if option.paid:
            return _pays(o, option, needed)
        if lying < 0:
            return 0.1  # nothing is lost by trying: a Barrel, an ability
        return -_price(o, lying) * _enough(o, needed) + lore_of(str(option.thing)).answering(o)
    card = option.card()
    bonus = 0.0 if option.as_id else 0.05 + CARD_LORE[card].answering(o)
    price = CARD_LORE[card].tokens(o, option) if option.spending else o.price(card)
    return -_price(o, price) * _enough(o, needed) + bonus


def _pays(o: Outlook, option: Option, needed: int) -> float:
    """What helps by giving something else up; or by that somebody else is shot at."""
    price = _price(o, o.paid(option))
    if option.target != NOTHING:
        return lore_of(str(option.thing)).chosen(o, option) - price
    return -price * _enough(o, needed)


def _price(o: Outlook, worth: float, loss: int = 1) -> float:
    """What a card is worth to somebody who would otherwise lose life: next to nothing if it would be his last."""
    return 0.1 * worth if o.dies(loss) else worth


def _enough(o: Outlook, needed: int) -> float:
    """One of two Missed! alone is worth nothing: then it had better be passed."""
    if needed <= 1:
        return 1.0
    at_hand = 0
    for option in o.decision.options:
        if option.verb == "play" or (option.verb == "use" and not lore_of(str(option.thing)).any_time):
            at_hand += 1
    return 2.0 if at_hand >= needed else 100.0


def _lying(o: Outlook, key: str) -> float:
    """What is lost by using what lies in front of me; below 0 if it stays."""
    for card in o.mine.in_play:
        if cards.KEY[card] == key:
            return o.lying(o.me, card) if cards.IS_GREEN[card] or CARD_LORE[card].leaves else -1.0
    return -1.0


def gives_up(o: Outlook, option: Option) -> float:
    """A BANG! or a Missed! for Indians!, in a Duel and so on."""
    lore = lore_of(o.decision.about)
    if option.verb == "pass":
        return -lore.refused(o)
    if option.verb == "play":
        price = o.price(option.card())
    else:
        price = o.paid(option) if option.paid else max(_lying(o, str(option.thing)), 0.0)
    return lore.given(o, _price(o, price))


def evades(o: Outlook, option: Option) -> float:
    """A card against another one that would do something to me."""
    if option.verb == "pass":
        return 0.0
    price = o.price(option.card()) if option.verb == "play" else 0.0
    return lore_of(o.decision.about).evading(o) - price


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
    if option.verb == "pass":
        return 0.0
    return o.gets(option.card())


def spares(o: Outlook, option: Option) -> float:
    """Whom something of mine that hits many shall not hit: a friend, or an enemy if it is a favour."""
    if option.verb == "pass":
        return 0.0
    seat = ref_seat(option.card())
    bad = lore_of(o.decision.about).evading(o) or o.heals(o.me) or 1.0
    return bad if seat == o.me else -o.harm[seat] * bad


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
def takes_part(o: Outlook, option: Option) -> float:
    """A character of my own, for the whole game."""
    return standing(id_of(str(option.thing)))


JUDGES: dict[str, Judge] = {
    choosing.KIND: takes_part,
    "defend": defends,
    "evade": evades,
    "give-up": gives_up,
    "save": saves,
    "discard": discards,
    "pick": picks,
    "flip": turns,
    "loot": loots,
    "spare": spares,
}
