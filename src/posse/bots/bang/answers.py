"""Answers to what other players do: shots, Indians!, a Duel, a lethal hit. Also the choice of cards to give away."""

from collections.abc import Callable

from posse.bang import cards, choosing
from posse.bots.bang.lore import CARD_LORE, lore_of, standing
from posse.bots.bang.outlook import GAME, LIFE, Outlook
from posse.kernel.option import NOTHING, Option, id_of, is_in_play, ref_seat

#: Gives the worth of one answer.
Judge = Callable[[Outlook, Option], float]


def defends(o: Outlook, option: Option) -> float:
    """Against a shot: first what costs nothing, then a card if the life point is worth more than it."""
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
            return 0.1  # a Barrel or an ability: trying costs nothing
        return -_price(o, lying) * _enough(o, needed) + lore_of(str(option.thing)).answering(o)
    card = option.card()
    bonus = 0.0 if option.as_id else 0.05 + CARD_LORE[card].answering(o)
    price = CARD_LORE[card].tokens(o, option) if option.spending else o.price(card)
    return -_price(o, price) * _enough(o, needed) + bonus


def _pays(o: Outlook, option: Option, needed: int) -> float:
    """A defence that costs other cards, or one that turns the shot on another player."""
    price = _price(o, o.paid(option))
    if option.target != NOTHING:
        return lore_of(str(option.thing)).chosen(o, option) - price
    return -price * _enough(o, needed)


def _price(o: Outlook, worth: float, loss: int = 1) -> float:
    """What giving up a card costs a player who would otherwise lose life: next to nothing if he would die."""
    return 0.1 * worth if o.dies(loss) else worth


def _enough(o: Outlook, needed: int) -> float:
    """A factor for the price of a card. If two Missed! are needed, one alone is worth nothing, so it is better to pass
    than to play the only one."""
    if needed <= 1:
        return 1.0
    at_hand = 0
    for option in o.decision.options:
        if option.verb == "play" or (option.verb == "use" and not lore_of(str(option.thing)).any_time):
            at_hand += 1
    return 2.0 if at_hand >= needed else 100.0


def _lying(o: Outlook, key: str) -> float:
    """What I lose by using a card in front of me; below 0 if the card stays there."""
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
    """A card to cancel another card that would affect me."""
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
    """The card that I need least."""
    card = option.card()
    if is_in_play(card):
        return o.loses(card)
    return -o.keeps(card)


def picks(o: Outlook, option: Option) -> float:
    """The card that is worth most."""
    if option.verb == "pass":
        return 0.0
    return o.gets(option.card())


def spares(o: Outlook, option: Option) -> float:
    """Who is spared by an effect of mine that hits many players: a friend, or an enemy if the effect is a favour."""
    if option.verb == "pass":
        return 0.0
    seat = ref_seat(option.card())
    bad = lore_of(o.decision.about).evading(o) or o.heals(o.me) or 1.0
    return bad if seat == o.me else -o.harm[seat] * bad


def turns(o: Outlook, option: Option) -> float:
    """Which of two cards turned over counts: the one that helps."""
    return lore_of(o.decision.about).turned(o, option.card())


def loots(o: Outlook, option: Option) -> float:
    """A card that another player loses, or a card of a dead player that I take."""
    return asked_by_lore(o, option) if o.decision.about else o.takes(option.card())


def asked_by_lore(o: Outlook, option: Option) -> float:
    """A question that a single card, character or event asks."""
    return lore_of(o.decision.about).chosen(o, option)


def takes_part(o: Outlook, option: Option) -> float:
    """The choice of my character for the whole game."""
    return standing(id_of(str(option.thing)))


#: By the kind of the decision. Any other kind belongs to a single card, character or event: `asked_by_lore`.
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
