"""What is known about the train: what a station costs, what can be taken, and what an arrival gains."""

from typing import Final

from posse.bang import cards
from posse.bang.sets.great_train_robbery.stations import BY_KEY
from posse.bang.sets.great_train_robbery.train import IRONHORSE, LELAND
from posse.bots.bang.lore import CARD, Lore, lore_of, lore_of_option
from posse.bots.bang.outlook import LIFE, Outlook
from posse.kernel.option import Option, in_play_ref
from posse.kernel.shape import Shape

#: The price of a station that I cannot pay for.
TOO_DEAR: Final = 99.0
TAKE: Final = Option("take")


def track(o: Outlook) -> Shape:
    """The line and the train on it."""
    shape = o.view.shape("train")
    assert shape is not None
    return shape


def cost(o: Outlook, station: str) -> float:
    """The least that it costs me to pay for a station, worked out once for each decision."""
    known = o.noted.get(station)
    if known is None:
        known = o.noted[station] = _cost(o, station)
    return known


def _cost(o: Outlook, station: str) -> float:
    if station == "station/tombrock":
        return o.cost_of(1) if o.life > 1 and not o.mine.ghost else TOO_DEAR
    pays = BY_KEY[station].faces()
    least = second = TOO_DEAR
    for card in o.hand:
        if pays[card]:
            worth = o.price(card)
            if worth < least:
                least, second = worth, least
            elif worth < second:
                second = worth
    for card in o.mine.in_play:
        if pays[card]:
            worth = o.gives(in_play_ref(o.me, card))
            if worth < least:
                least, second = worth, least
            elif worth < second:
                second = worth
    if station == "station/virginia-town":  # any two cards
        return least + second if second < TOO_DEAR else TOO_DEAR
    return least


def best_take(o: Outlook, line: Shape, position: int, free: bool = False) -> float:
    """What the best railcar gains me that I could take with the locomotive at `position`, less what it costs."""
    places, train = line.places, line.cards  # the locomotive first
    best = 0.0
    for place in range(1, len(train)):
        number = position - place
        if 0 <= number < len(places):
            price = 0.0 if free else cost(o, places[number])
            if price < TOO_DEAR:
                best = max(best, lore_of(train[place]).chosen(o, TAKE) - price)
    return best


def may_take(o: Outlook) -> bool:
    """Whether I may still take my railcar of this turn, judging by my options."""
    return any(option.verb in ("take", "advance") for option in o.decision.options)


def arrives(o: Outlook, line: Shape) -> float:
    """What the effect of the locomotive gains me."""
    return lore_of(line.cards[0]).played(o, Option("advance"))


def step(o: Outlook, line: Shape) -> float:
    """What it gains me if the train advances by a station, apart from a railcar that I take then."""
    return arrives(o, line) if line.position + 1 >= len(line.places) else 0.0


class Train(Lore):
    """Which railcar to take at the End of the Line, or after advancing the train for it."""

    sort = "part"
    id = "train"
    why = "reason-bang-good-railcar"

    def chosen(self, o: Outlook, option: Option) -> float:
        if option.verb == "pass":
            return 0.0
        return lore_of_option(option).played(o, option) - o.paid(option)


class Advance(Lore):
    """Advancing the train for free: worth the railcar that can be taken then."""

    sort = "verb"
    id = "advance"
    why = "reason-bang-good-railcar"

    def played(self, o: Outlook, option: Option) -> float:
        line = track(o)
        free = any(lore.takes_free for lore in o.own)
        return best_take(o, line, line.position + 1, free) + step(o, line)


class Ironhorse(Lore):
    """Shoots at everybody: friends, enemies and myself."""

    sort = "locomotive"
    id = IRONHORSE
    why = "reason-bang-more-enemies"

    def played(self, o: Outlook, option: Option) -> float:
        missed = sum(cards.HAS_MISSED[card] for card in o.hand)
        worth = -o.cost_of(1) * (0.25 if missed else 1.0)
        for seat in o.others:
            player = o.players[seat]
            if not player.ghost:
                worth += o.hits(seat) * o.harm[seat] * LIFE[min(max(player.life, 1), 10)]
        return worth

    def evading(self, o: Outlook) -> float:
        return o.cost_of(1)


class Leland(Lore):
    """A General Store; the player on turn picks first."""

    sort = "locomotive"
    id = LELAND
    why = "reason-bang-more-choices"

    def played(self, o: Outlook, option: Option) -> float:
        return 1.6 * o.draws() - sum(o.harm[seat] * CARD for seat in o.others)

    def evading(self, o: Outlook) -> float:
        return -CARD


class Double(Lore):
    """Full Steam: the effect of the locomotive twice."""

    sort = "purpose"
    id = "double"

    def played(self, o: Outlook, option: Option) -> float:
        line = track(o)
        taken = best_take(o, line, len(line.places)) if may_take(o) else 0.0
        return 2 * arrives(o, line) + taken


class Ignore(Lore):
    """Full Steam: only the railcar at the End of the Line."""

    sort = "purpose"
    id = "ignore"
    why = "reason-bang-good-railcar"

    def played(self, o: Outlook, option: Option) -> float:
        line = track(o)
        return best_take(o, line, len(line.places)) if may_take(o) else 0.0


LINE: Final[list[Lore]] = [Train(), Advance(), Ironhorse(), Leland(), Double(), Ignore()]
