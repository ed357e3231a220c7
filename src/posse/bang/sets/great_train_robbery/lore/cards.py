"""What is known about the playing cards."""

from typing import ClassVar, Final

from posse.bang import cards
from posse.bang.sets.great_train_robbery.lore.line import best_take, may_take, step, track
from posse.bang.sets.great_train_robbery.lore.railcars import lying_of, worth_of
from posse.bots.bang.kinds import Arms, Draws, Equips, Shoots
from posse.bots.bang.lore import ANYBODY, CARD, Lore, lore_of_kind
from posse.bots.bang.outlook import LIFE, Outlook, seat_of
from posse.bots.reason import Reason
from posse.kernel.option import Option, ref_card, ref_seat

JACK: Final = 11
RED: Final = (cards.HEARTS, cards.DIAMONDS)
#: The chance that a card turned over is Spades.
SPADES: Final = 0.25


class Dragoon(Arms):
    """Reach 2, and a second BANG!."""

    id = "dragoon"

    def lying(self, o: Outlook, seat: int, card: int) -> float:
        return super().lying(o, seat, card) + (0.25 if seat != o.me or o.held("bang") < 2 else 0.6)


class Map(Equips):
    """One bad card fewer in each turn."""

    id = "map"
    worth = 0.5

    def chosen(self, o: Outlook, option: Option) -> float:
        return 0.0 if option.verb == "pass" else o.draws() - o.gets(option.card())


class Refund(Equips):
    """A card for each that is taken."""

    id = "refund"
    worth = 0.5

    def when_robbed(self, o: Outlook, seat: int) -> float:
        return CARD * o.harm[seat]


class Strongbox(Equips):
    """A card in each turn."""

    id = "strongbox"
    worth = 1.2


class Cactus(Lore):
    """A Missed! that may heal."""

    id = "cactus"
    brings = 0.3

    def held(self, o: Outlook, card: int) -> float:
        return 0.85 if o.life <= 2 else 0.75

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] in RED else 0.0


class Evaded(Lore):
    """A Missed! that gains a card."""

    id = "evaded"
    brings = 0.3

    def held(self, o: Outlook, card: int) -> float:
        return 1.0


class FullSteam(Lore):
    """The effect of the locomotive twice or not at all (see `line`)."""

    id = "full-steam"

    def held(self, o: Outlook, card: int) -> float:
        return 0.4


class KnifeRevolver(Shoots):
    """A BANG! that may come back."""

    id = "knife-revolver"
    worth = 0.6

    def played(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option)) + 0.15

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.RANK[card] >= JACK else 0.0


class MoneyBag(Lore):
    """The effect of the top card of the discard pile."""

    id = "money-bag"
    hostile = 0.5

    def held(self, o: Outlook, card: int) -> float:
        return 0.45

    def played(self, o: Outlook, option: Option) -> float:
        return lore_of_kind(option.as_id).played(o, option)

    def because(self, o: Outlook, option: Option) -> Reason:
        return lore_of_kind(option.as_id).because(o, option)


class MostWanted(Lore):
    """A card, and one player in four loses a life point, perhaps I myself."""

    id = "most-wanted"
    why = "reason-bang-more-enemies"

    def held(self, o: Outlook, card: int) -> float:
        return 0.5

    def played(self, o: Outlook, option: Option) -> float:
        return o.draws() + SPADES * (sum(o.hurts(seat) for seat in o.others) - o.cost_of(1))

    def evading(self, o: Outlook) -> float:
        return SPADES * o.cost_of(1)

    def turned(self, o: Outlook, card: int) -> float:
        return 0.0 if cards.SUIT[card] == cards.SPADES else 1.0


class NextStop(Draws):
    """A card, and the train goes on."""

    id = "next-stop"
    count = 1
    haste = 2.0

    def played(self, o: Outlook, option: Option) -> float:
        line = track(o)
        now = line.position
        more = max(0.0, best_take(o, line, now + 1) - best_take(o, line, now)) if may_take(o) else 0.0
        return o.draws() + step(o, line) + 0.5 * more + 0.05


class Switch(Lore):
    """Exchanges a worse card for a better one."""

    id = "switch"
    hostile = 0.5
    range = ANYBODY
    haste = 1.0
    why = "reason-bang-best"

    def held(self, o: Outlook, card: int) -> float:
        return 0.4

    def played(self, o: Outlook, option: Option) -> float:
        place = option.at()
        seat, wanted = ref_seat(place), ref_card(place)
        mine = next(ref_card(ref) for ref in option.paid if isinstance(ref, int))
        theirs = o.lying(seat, wanted) - lying_of(o, seat, mine)
        return lying_of(o, o.me, wanted) + o.harm[seat] * theirs

    def evading(self, o: Outlook) -> float:
        return 0.6


class TrainRobbery(Lore):
    """For each card in play, that card or a shot."""

    id = "train-robbery"
    hostile = 1.0
    range = ANYBODY
    A_SHOT: ClassVar[float] = 0.6  # how often such a shot would hit

    def held(self, o: Outlook, card: int) -> float:
        return 0.55

    def played(self, o: Outlook, option: Option) -> float:
        seat = seat_of(option)
        player = o.players[seat]
        shot = 0.0 if player.ghost else self.A_SHOT * LIFE[min(max(player.life, 1), 10)]
        return o.harm[seat] * sum(min(o.lying(seat, card), shot) for card in player.in_play)

    def evading(self, o: Outlook) -> float:
        return sum(min(o.lying(o.me, card), o.cost_of(1)) for card in o.mine.in_play)

    def chosen(self, o: Outlook, option: Option) -> float:
        if option.verb != "choose":
            price = o.price(option.card()) if option.verb == "play" else 0.0
            return self.evading(o) - price - self.first(o)
        assert isinstance(option.thing, tuple)
        place, how = option.thing
        assert isinstance(place, int)
        return -o.lying(o.me, ref_card(place)) if how == "discard" else -self.shot(o)

    def first(self, o: Outlook) -> float:
        """What it costs to deal with the cheapest card first. A player who evades the robbery instead is spared the
        other cards too."""
        return min([self.shot(o), *(o.lying(o.me, card) for card in o.mine.in_play)])

    def shot(self, o: Outlook) -> float:
        if o.mine.ghost:
            return 0.0
        answers = [o.keeps(card) for card in o.hand if cards.HAS_MISSED[card]]
        return min([o.cost_of(1), *answers]) * (1.0 if not o.in_front(o.me, "barrel") else 0.75)


class WaterTower(Lore):
    """A railcar without paying."""

    id = "water-tower"
    haste = 1.2
    why = "reason-bang-good-railcar"

    def held(self, o: Outlook, card: int) -> float:
        return 0.6

    def played(self, o: Outlook, option: Option) -> float:
        return worth_of(o, str(option.target))


CARDS: Final[list[Lore]] = [
    Dragoon(),
    Map(),
    Refund(),
    Strongbox(),
    Cactus(),
    Evaded(),
    FullSteam(),
    KnifeRevolver(),
    MoneyBag(),
    MostWanted(),
    NextStop(),
    Switch(),
    TrainRobbery(),
    WaterTower(),
]
