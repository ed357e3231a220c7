"""What is known about the characters of The Valley of Shadows."""

from posse.bang import cards
from posse.bang.sets.valley_of_shadows.lore.cards import aimed
from posse.bots.bang.lore import CARD, IN_REACH, CharacterLore, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.bots.reason import Reason
from posse.kernel.option import Option, ref_seat


class BlackFlower(CharacterLore):
    """One more BANG!, with a Clubs card."""

    id = "black-flower"
    hostile = 1.0
    range = IN_REACH

    def played(self, o: Outlook, option: Option) -> float:
        seat = seat_of(option)
        return aimed(o, seat) if len(option.paid) > 1 else o.bang(seat)

    def likes(self, o: Outlook, card: int) -> float:
        return 0.15 if cards.SUIT[card] == cards.CLUBS else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.5 if any(cards.SUIT[card] == cards.CLUBS for card in o.hand) else 0.1


class ColoradoBill(CharacterLore):
    """A quarter of his shots cannot be cancelled."""

    id = "colorado-bill"

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] == cards.SPADES else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.3 if o.held("bang") else 0.0


class DerSpotBurstRinger(CharacterLore):
    """A BANG! for everybody."""

    id = "der-spot-burst-ringer"

    def likes(self, o: Outlook, card: int) -> float:
        return 0.15 if cards.ID[card] == "bang" else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.5 if o.held("bang") else 0.0


class EvelynShebang(CharacterLore):
    """Shots instead of cards."""

    id = "evelyn-shebang"
    hostile = 1.0
    range = IN_REACH
    why = "reason-bang-shots-over-cards"

    def chosen(self, o: Outlook, option: Option) -> float:
        if not isinstance(option.thing, str):
            return o.shot(ref_seat(option.card()))
        drawn, most = int(option.thing), int(str(o.decision.options[0].thing))
        shots = sorted([o.shot(seat) for seat in self._in_reach(o)], reverse=True)
        return o.draws(drawn) + sum(shots[: most - drawn])

    def _in_reach(self, o: Outlook) -> list[int]:
        return [seat for seat in o.others if o.players[seat].distance <= o.view.reach]

    def because(self, o: Outlook, option: Option) -> Reason:
        all_cards = option.thing == o.decision.options[0].thing and isinstance(option.thing, str)
        return Reason("reason-bang-more-choices" if all_cards else self.why)

    def ability(self, o: Outlook) -> float:
        return 0.4 * o.aim(o.view.reach)


class HenryBlock(CharacterLore):
    """Players who take or discard his cards are shot at."""

    id = "henry-block"
    HITS = 0.65

    def when_robbed(self, o: Outlook, seat: int) -> float:
        return self.HITS * o.cost_of(1)

    def ability(self, o: Outlook) -> float:
        return 0.3


class LemonadeJim(CharacterLore):
    """Exchanges a card for a life point when others drink."""

    id = "lemonade-jim"
    why = "reason-bang-need-life"

    def chosen(self, o: Outlook, option: Option) -> float:
        return 0.0 if option.verb == "pass" else o.worth_of(1) - o.paid(option)

    def ability(self, o: Outlook) -> float:
        return 0.3 if o.life < o.mine.max_life else 0.0


class MickDefender(CharacterLore):
    """A Missed! against any brown card."""

    id = "mick-defender"

    def likes(self, o: Outlook, card: int) -> float:
        return 0.25 if cards.ID[card] in ("missed", "backfire") else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.3 * min(o.held("missed"), 2)


class TucoFranziskaner(CharacterLore):
    """Two more cards a turn as long as he has no blue card in play."""

    id = "tuco-franziskaner"

    def likes(self, o: Outlook, card: int) -> float:
        return -0.3 if cards.IS_BLUE[card] else 0.0

    def clutter(self, o: Outlook) -> float:
        return 0.0 if any(cards.IS_BLUE[card] for card in o.mine.in_play) else 2 * CARD

    def ability(self, o: Outlook) -> float:
        return 0.0 if any(cards.IS_BLUE[card] for card in o.mine.in_play) else 2 * CARD


CHARACTERS: list[Lore] = [
    BlackFlower(),
    ColoradoBill(),
    DerSpotBurstRinger(),
    EvelynShebang(),
    HenryBlock(),
    LemonadeJim(),
    MickDefender(),
    TucoFranziskaner(),
]

#: How many percentage points more often each wins than others with the same role, when rule-of-thumb bots play at
#: tables of five; each in 311 games or more.
STANDINGS: dict[str, float] = {
    "black-flower": 3,
    "colorado-bill": -6,
    "der-spot-burst-ringer": 3,
    "evelyn-shebang": -2,
    "henry-block": 1,
    "lemonade-jim": -4,
    "mick-defender": -4,
    "tuco-franziskaner": 20,
}
