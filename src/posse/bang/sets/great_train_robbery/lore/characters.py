"""What is known about the characters."""

from typing import Final

from posse.bang.sets.great_train_robbery.lore.line import best_take, may_take, step, track
from posse.bang.sets.great_train_robbery.lore.railcars import worth_of
from posse.bots.bang.lore import CARD, CharacterLore, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option


class BennyBrawler(CharacterLore):
    """Many railcars for many cards."""

    id = "benny-brawler"

    def ability(self, o: Outlook) -> float:
        return 0.3


class EvanBabbit(CharacterLore):
    """Pays a card to let another player be shot."""

    id = "evan-babbit"
    hostile = 0.8
    why = "reason-bang-best"

    def stops(self, o: Outlook, seat: int) -> float:
        return 0.25 if o.players[seat].hand_count and len(o.living) > 2 else 0.0

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.shot(seat_of(option))


class JimmyTexas(CharacterLore):
    """A card in each turn."""

    id = "jimmy-texas"

    def ability(self, o: Outlook) -> float:
        return CARD


class Manuelita(CharacterLore):
    """Two cards at every arrival."""

    id = "manuelita"

    def ability(self, o: Outlook) -> float:
        return 0.3


class Sancho(CharacterLore):
    """A railcar without paying in each turn."""

    id = "sancho"
    takes_free = True
    haste = 1.0
    why = "reason-bang-good-railcar"

    def played(self, o: Outlook, option: Option) -> float:
        return worth_of(o, str(option.target))

    def ability(self, o: Outlook) -> float:
        return 0.8


class SgtBlaze(CharacterLore):
    """Spares a friend or himself."""

    id = "sgt-blaze"

    def ability(self, o: Outlook) -> float:
        return 0.2


class ShadeOConnor(CharacterLore):
    """Exchanges a bad card for an unknown one."""

    id = "shade-oconnor"
    why = "reason-bang-more-choices"

    def chosen(self, o: Outlook, option: Option) -> float:
        return o.draws() - o.paid(option) if option.verb == "use" else 0.0

    def ability(self, o: Outlook) -> float:
        return 0.2


class ZippyRoy(CharacterLore):
    """Advances by one station if that is good for him."""

    id = "zippy-roy"
    haste = 2.0
    why = "reason-bang-good-railcar"

    def played(self, o: Outlook, option: Option) -> float:
        line = track(o)
        now = line.position
        more = best_take(o, line, now + 1) - best_take(o, line, now) if may_take(o) else 0.0
        return step(o, line) + more

    def ability(self, o: Outlook) -> float:
        return 0.1


CHARACTERS: Final[list[Lore]] = [
    BennyBrawler(),
    EvanBabbit(),
    JimmyTexas(),
    Manuelita(),
    Sancho(),
    SgtBlaze(),
    ShadeOConnor(),
    ZippyRoy(),
]

#: How many percentage points more often each wins than others with the same role, when rule-of-thumb bots play at
#: tables of five; each in 269 games or more.
STANDINGS: dict[str, float] = {
    "benny-brawler": 1,
    "evan-babbit": -4,
    "jimmy-texas": 8,
    "manuelita": 21,
    "sancho": -12,
    "sgt-blaze": 5,
    "shade-oconnor": -8,
    "zippy-roy": 4,
}
