"""What is known about the characters of Armed & Dangerous."""

from posse.bang import cards
from posse.bang.sets.armed_and_dangerous.lore.loads import (
    AT_MOST,
    LOAD,
    all_loads,
    loads_on,
    own_loads,
    spent,
    taken_from,
)
from posse.bots.bang.lore import IN_REACH, CharacterLore, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option, is_character, ref_card


class AlPreacher(CharacterLore):
    """Draws cards for loads when others put cards into play."""

    id = "al-preacher"
    why = "reason-bang-more-choices"

    def chosen(self, o: Outlook, option: Option) -> float:
        return 0.0 if option.verb == "pass" else o.draws() - spent(option)

    def ability(self, o: Outlook) -> float:
        return 0.3 if all_loads(o, o.me) > 1 else 0.05


class BassGreeves(CharacterLore):
    """A card for two loads."""

    id = "bass-greeves"
    haste = 0.1
    why = "reason-bang-loads-ready"
    BRINGS = 2

    def played(self, o: Outlook, option: Option) -> float:
        place = option.at()
        held = own_loads(o, o.me) if is_character(place) else loads_on(o, o.me, ref_card(place))
        return LOAD * min(AT_MOST - held, self.BRINGS) - (0.02 if is_character(place) else 0.0)

    def ability(self, o: Outlook) -> float:
        return 0.2


class BloodyMary(CharacterLore):
    """Draws a card when her BANG! is cancelled."""

    id = "bloody-mary"

    def likes(self, o: Outlook, card: int) -> float:
        return 0.15 if cards.ID[card] == "bang" else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.2 if o.held("bang") else 0.0


class FrankieCanton(CharacterLore):
    """Takes a load from anybody each turn."""

    id = "frankie-canton"
    hostile = 0.3
    haste = 2.0
    why = "reason-bang-loads-ready"

    def played(self, o: Outlook, option: Option) -> float:
        return LOAD + taken_from(o, option.at())

    def ability(self, o: Outlook) -> float:
        return 0.2


class JulieCutter(CharacterLore):
    """Those who hurt her may be shot at."""

    id = "julie-cutter"
    SHOOTS = 0.5
    HITS = 0.65

    def when_hurt(self, o: Outlook, seat: int) -> float:
        return self.SHOOTS * self.HITS * o.cost_of(1)

    def turned(self, o: Outlook, card: int) -> float:
        return 1.0 if cards.SUIT[card] in (cards.HEARTS, cards.DIAMONDS) else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.3


class MexicaliKid(CharacterLore):
    """A shot for two loads."""

    id = "mexicali-kid"
    hostile = 1.0
    range = IN_REACH
    why = "reason-bang-loads-pay"

    def played(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option)) - spent(option)

    def ability(self, o: Outlook) -> float:
        return 0.4 * o.aim(o.view.reach) if all_loads(o, o.me) > 1 else 0.05


class MsAbigail(CharacterLore):
    """High cards do nothing to her."""

    id = "ms-abigail"

    def ability(self, o: Outlook) -> float:
        return 0.3


class RedRingo(CharacterLore):
    """Loads for his cards."""

    id = "red-ringo"
    haste = 0.2
    why = "reason-bang-loads-ready"

    def played(self, o: Outlook, option: Option) -> float:
        refs = option.target if isinstance(option.target, tuple) else (option.target,)
        places = [ref_card(ref) for ref in refs if isinstance(ref, int)]
        return sum(self._wants(o, card) for card in places) * option.spending / len(places)

    def _wants(self, o: Outlook, card: int) -> float:
        """What one more load on a card is worth beyond one on himself."""
        return 0.08 if loads_on(o, o.me, card) < AT_MOST - 1 else 0.02

    def ability(self, o: Outlook) -> float:
        return 0.1


CHARACTERS: list[Lore] = [
    AlPreacher(),
    BassGreeves(),
    BloodyMary(),
    FrankieCanton(),
    JulieCutter(),
    MexicaliKid(),
    MsAbigail(),
    RedRingo(),
]

#: How many percentage points more often each wins than others with the same role, when rule-of-thumb bots play at
#: tables of five; each in 305 games or more.
STANDINGS: dict[str, float] = {
    "al-preacher": -3,
    "bass-greeves": -2,
    "bloody-mary": -3,
    "frankie-canton": 1,
    "julie-cutter": -3,
    "mexicali-kid": 4,
    "ms-abigail": 3,
    "red-ringo": 7,
}
