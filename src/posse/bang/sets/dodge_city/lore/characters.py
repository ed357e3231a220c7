"""What is known about the characters of Dodge City."""

from posse.bang import cards
from posse.bots.bang.lore import CARD, CHARACTER_LORE, IN_REACH, PLAIN, CharacterLore, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.bots.reason import Reason
from posse.kernel.option import Option, is_in_play, ref_card, ref_seat


class ApacheKid(CharacterLore):
    """A quarter of what others play does not affect him."""

    id = "apache-kid"

    def stops(self, o: Outlook, seat: int) -> float:
        return 0.25

    def ability(self, o: Outlook) -> float:
        return 0.4


class BelleStar(CharacterLore):
    """In her turn Barrels do not help."""

    id = "belle-star"

    def ability(self, o: Outlook) -> float:
        return 0.15 * sum(len(o.players[seat].in_play) for seat in o.others)


class BillNoface(CharacterLore):
    """The more he is hurt, the more he draws."""

    id = "bill-noface"

    def when_hurt(self, o: Outlook, seat: int) -> float:
        return 0.5 * o.harm[seat] * CARD

    def ability(self, o: Outlook) -> float:
        return CARD * (o.mine.max_life - o.life - 1)


class ChuckWengam(CharacterLore):
    """Two cards for a life point, if there are plenty of those."""

    id = "chuck-wengam"
    why = "reason-bang-life-to-spare"

    def played(self, o: Outlook, option: Option) -> float:
        return o.draws(2) - o.cost_of(1)

    def ability(self, o: Outlook) -> float:
        return 0.1


class DocHolyday(CharacterLore):
    """Two cards for a shot."""

    id = "doc-holyday"
    hostile = 1.3  # it costs two cards
    range = IN_REACH
    haste = -0.5

    def played(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option))

    def ability(self, o: Outlook) -> float:
        return 0.3 if len(o.hand) > 2 else 0.0


class ElenaFuente(CharacterLore):
    """Any card can be a Missed!."""

    id = "elena-fuente"

    def as_missed(self, o: Outlook) -> float:
        return 1.0

    def likes(self, o: Outlook, card: int) -> float:
        return 0.25

    def ability(self, o: Outlook) -> float:
        return 0.3 * len(o.hand)


class GregDigger(CharacterLore):
    """Regains life when others die."""

    id = "greg-digger"

    def ability(self, o: Outlook) -> float:
        return 0.4 if any(o.players[seat].life == 1 for seat in o.others) else 0.1


class HerbHunter(CharacterLore):
    """Draws cards when others die."""

    id = "herb-hunter"

    def ability(self, o: Outlook) -> float:
        return 0.4 if any(o.players[seat].life == 1 for seat in o.others) else 0.1


class JoseDelgado(CharacterLore):
    """A blue card for two others."""

    id = "jose-delgado"
    haste = 2.5
    why = "reason-bang-two-for-one"

    def played(self, o: Outlook, option: Option) -> float:
        return o.draws(2)

    def likes(self, o: Outlook, card: int) -> float:
        return 0.2 if cards.IS_BLUE[card] else 0.0

    def ability(self, o: Outlook) -> float:
        return CARD * min(sum(cards.IS_BLUE[card] for card in o.hand), 2)


class MollyStark(CharacterLore):
    """Her answers bring cards."""

    id = "molly-stark"

    def likes(self, o: Outlook, card: int) -> float:
        return 0.2 if cards.ID[card] in ("missed", "beer", "bang") else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.3


class PatBrennan(CharacterLore):
    """Takes a card in play instead of two unknown cards."""

    id = "pat-brennan"
    why = "reason-bang-better-than-deck"

    def because(self, o: Outlook, option: Option) -> Reason:
        return Reason(self.why if isinstance(option.thing, int) else "reason-bang-no-card-worth-it")

    def chosen(self, o: Outlook, option: Option) -> float:
        if isinstance(option.thing, int) and is_in_play(option.thing):
            # Not cards that come back again and again: he might take one for ever.
            again = o.memory.stolen.get(ref_card(option.thing), 0)
            return (o.loses(option.thing) + o.takes(option.thing)) * 0.7**again
        return o.draws(2)

    def ability(self, o: Outlook) -> float:
        return 0.4


class PixiePete(CharacterLore):
    """A card more each turn."""

    id = "pixie-pete"

    def ability(self, o: Outlook) -> float:
        return CARD


class SeanMallory(CharacterLore):
    """Hardly ever discards."""

    id = "sean-mallory"

    def ability(self, o: Outlook) -> float:
        return 0.3 * max(len(o.hand) - o.life, 0)


class TequilaJoe(CharacterLore):
    """Beer for two."""

    id = "tequila-joe"

    def likes(self, o: Outlook, card: int) -> float:
        return 0.4 if cards.ID[card] == "beer" else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.7 * o.held("beer") if o.life < o.mine.max_life - 1 else 0.0


class VeraCuster(CharacterLore):
    """Takes the ability that fits best at the moment."""

    id = "vera-custer"
    why = "reason-bang-ability"

    def chosen(self, o: Outlook, option: Option) -> float:
        return CHARACTER_LORE.get(o.players[ref_seat(option.card())].character, PLAIN).ability(o)


CHARACTERS: list[Lore] = [
    ApacheKid(),
    BelleStar(),
    BillNoface(),
    ChuckWengam(),
    DocHolyday(),
    ElenaFuente(),
    GregDigger(),
    HerbHunter(),
    JoseDelgado(),
    MollyStark(),
    PatBrennan(),
    PixiePete(),
    SeanMallory(),
    TequilaJoe(),
    VeraCuster(),
]

#: How many percentage points more often each wins than others with the same role, when rule-of-thumb bots play at
#: tables of five; each in 244 games or more.
STANDINGS: dict[str, float] = {
    "apache-kid": 4,
    "belle-star": 1,
    "bill-noface": -1,
    "chuck-wengam": -5,
    "doc-holyday": 2,
    "elena-fuente": -8,
    "greg-digger": 1,
    "herb-hunter": 2,
    "jose-delgado": 16,
    "molly-stark": 5,
    "pat-brennan": -1,
    "pixie-pete": 2,
    "sean-mallory": -21,
    "tequila-joe": -3,
    "vera-custer": -10,
}
