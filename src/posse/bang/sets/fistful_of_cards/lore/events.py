"""What is known about the events of A Fistful of Cards."""

from posse.bang import cards
from posse.bots.bang.lore import ANYBODY, CARD, IN_REACH, EventLore, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option, ref_seat


class AFistfulOfCards(EventLore):
    """Every card in hand is a shot at its owner."""

    id = "a-fistful-of-cards"


class AbandonedMine(EventLore):
    """Cards are drawn from the discard pile."""

    id = "abandoned-mine"


class Ambush(EventLore):
    """Everybody is near."""

    id = "ambush"
    everybody_near = True


class BloodBrothers(EventLore):
    """A life point for a friend who needs it more."""

    id = "blood-brothers"
    hostile = -1.5  # it costs a life point of one's own
    why = "reason-bang-life-worth-more-there"

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.heals(seat_of(option)) - o.cost_of(1) if option.verb == "use" else 0.0


class DeadMan(EventLore):
    """The first player who died returns."""

    id = "dead-man"


class HardLiquor(EventLore):
    """A life point instead of cards."""

    id = "hard-liquor"
    why = "reason-bang-need-life-more"

    def chosen(self, o: Outlook, option: Option) -> float:
        tempo = 0.25  # a turn without new cards is half a turn
        return o.worth_of(1) if option.verb == "use" else o.draws(2) + tempo


class Lasso(EventLore):
    """Cards in play have no effect."""

    id = "lasso"
    silences_cards = True


class LawOfTheWest(EventLore):
    """The second card must be played."""

    id = "law-of-the-west"


class Peyote(EventLore):
    """Guess the colour that has more cards left. A guess costs nothing."""

    id = "peyote"
    why = "reason-bang-colour"

    def chosen(self, o: Outlook, option: Option) -> float:
        if option.verb == "pass":
            return 0.0
        red = self._red_left(o)
        return CARD * (red if option.thing == "red" else 1.0 - red)

    def _red_left(self, o: Outlook) -> float:
        """The share of red cards among those I cannot see. About half the cards of every set are red."""
        gone = o.view.discard + o.hand
        for player in o.players:
            gone = gone + player.in_play
        red = sum(cards.SUIT[card] in (cards.HEARTS, cards.DIAMONDS) for card in gone)
        left = o.view.deck_count + sum(o.players[seat].hand_count for seat in o.others)
        whole = (left + len(gone)) * o.hearts * 2.0
        return min(max((whole - red) / max(left, 1), 0.0), 1.0)


class Ranch(EventLore):
    """Exchange the cards that are worth less than an unknown one."""

    id = "ranch"
    why = "reason-bang-hope-for-better"

    def chosen(self, o: Outlook, option: Option) -> float:
        worth = 0.0
        for card in option.paid:  # up to hundreds of exchanges are offered, so this must be quick
            if isinstance(card, int):
                worth += CARD - o.keeps(card)
        return worth


class Ricochet(EventLore):
    """A BANG! against a card in play."""

    id = "ricochet"
    hostile = 0.8
    range = ANYBODY
    haste = 0.5

    def refused(self, o: Outlook) -> float:
        """The question does not say which card is attacked, so this assumes an average one."""
        return 0.8

    def played(self, o: Outlook, option: Option) -> float:
        seat = ref_seat(option.at())
        chance = o.hits(seat)
        return chance * o.loses(option.at()) + (1.0 - chance) * o.loses_card(seat)


class RussianRoulette(EventLore):
    """A Missed! or two life points."""

    id = "russian-roulette"

    def refused(self, o: Outlook) -> float:
        return o.cost_of(2)


class Sniper(EventLore):
    """Two BANG! cards for a shot that takes two Missed!."""

    id = "sniper"
    hostile = 1.3  # it costs two cards
    range = IN_REACH
    haste = -0.5

    def played(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option), 2)


class TheJudge(EventLore):
    """No cards may be put into play."""

    id = "the-judge"


class Vendetta(EventLore):
    """Hearts bring another turn."""

    id = "vendetta"

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] == cards.HEARTS else 0.0


EVENTS: list[Lore] = [
    AFistfulOfCards(),
    AbandonedMine(),
    Ambush(),
    BloodBrothers(),
    DeadMan(),
    HardLiquor(),
    Lasso(),
    LawOfTheWest(),
    Peyote(),
    Ranch(),
    Ricochet(),
    RussianRoulette(),
    Sniper(),
    TheJudge(),
    Vendetta(),
]
