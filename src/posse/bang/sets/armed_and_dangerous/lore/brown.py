"""What is known about the brown cards, and about what more they do for loads."""

from typing import Final

from posse.bang.sets.armed_and_dangerous.lore.loads import (
    AT_MOST,
    LOAD,
    all_loads,
    loads_on,
    own_loads,
    spent,
)
from posse.bots.bang.kinds import Draws, Heals, Shoots, Strips
from posse.bots.bang.lore import ANYBODY, IN_REACH, Lore
from posse.bots.bang.outlook import Outlook, seat_of
from posse.kernel.option import Option, ref_seat

MOST_PLAYERS: Final = 8


class ALittleNip(Heals):
    """A life point, and more for loads."""

    id = "a-little-nip"
    UPGRADE = 3

    def played(self, o: Outlook, option: Option) -> float:
        return o.worth_of(1 + option.spending // self.UPGRADE) - spent(option)


class Caravan(Draws):
    """Two cards, and more for loads."""

    id = "caravan"
    UPGRADE = 2

    def played(self, o: Outlook, option: Option) -> float:
        return o.draws(2 + option.spending // self.UPGRADE) - spent(option)


def _best(worth: list[float], count: int) -> float:
    """The sum of the `count` highest, or of all if there are fewer. It removes them from the list."""
    total = 0.0
    for _ in range(min(count, len(worth))):
        best = worth[0]
        for each in worth:
            if each > best:
                best = each
        total += best
        worth.remove(best)
    return total


class Volley(Lore):
    """A card at one player, and at more for loads."""

    hostile = 1.0

    def __init__(self) -> None:
        super().__init__()
        self.notes = [f"{self.id} at {seat}" for seat in range(MOST_PLAYERS)]

    def held(self, o: Outlook, card: int) -> float:
        return 0.6

    def at(self, o: Outlook, seat: int) -> float:
        """What it is worth against a player, worked out once for all the ways to play it."""
        known = o.noted.get(self.notes[seat])
        if known is None:
            known = o.noted[self.notes[seat]] = self.against(o, seat)
        return known

    def against(self, o: Outlook, seat: int) -> float:
        raise NotImplementedError

    def reached(self, o: Outlook) -> list[int]:
        return o.others

    def played(self, o: Outlook, option: Option) -> float:
        first = seat_of(option)
        if not option.spending:
            return self.at(o, first)
        more = [self.at(o, seat) for seat in self.reached(o) if seat != first]
        return self.at(o, first) + _best(more, option.spending) - spent(option)

    def chosen(self, o: Outlook, option: Option) -> float:
        return self.at(o, ref_seat(option.card()))


class Arrow(Volley):
    """A BANG! card or a life point."""

    id = "arrow"
    range = ANYBODY

    def against(self, o: Outlook, seat: int) -> float:
        none = o.no_bang(seat)
        return none * o.hurts(seat) + 0.6 * (1.0 - none) * o.loses_card(seat)


class QuickShot(Volley):
    """Shots in reach."""

    id = "quick-shot"
    range = IN_REACH

    def reached(self, o: Outlook) -> list[int]:
        return [seat for seat in o.others if o.players[seat].distance <= o.view.reach]

    def at(self, o: Outlook, seat: int) -> float:
        return o.shot(seat)  # which keeps its own results


class Duck(Lore):
    """A Missed! that may be kept."""

    id = "duck"

    def held(self, o: Outlook, card: int) -> float:
        return 0.85 + (0.15 if all_loads(o, o.me) > 1 else 0.0)

    def tokens(self, o: Outlook, option: Option) -> float:
        return spent(option)


class Flintlock(Shoots):
    """A shot that may come back if it is cancelled."""

    id = "flintlock"
    worth = 0.6
    why = "reason-bang-loads-pay"
    COST = 2

    def chosen(self, o: Outlook, option: Option) -> float:
        return self.worth - self.COST * LOAD if option.thing == "yes" else 0.0


class Reloading(Lore):
    """Up to three more loads."""

    id = "reloading"
    haste = 1.5
    why = "reason-bang-loads-ready"
    BRINGS = 3

    def held(self, o: Outlook, card: int) -> float:
        return 0.35

    def played(self, o: Outlook, option: Option) -> float:
        room = AT_MOST - own_loads(o, o.me)
        for card in o.mine.in_play:
            held = loads_on(o, o.me, card)
            room += AT_MOST - held if held else 0
        return LOAD * min(room, self.BRINGS)


class Rust(Lore):
    """Takes loads from everybody else."""

    id = "rust"
    haste = 0.5
    why = "reason-bang-enemies-lose-more"

    def held(self, o: Outlook, card: int) -> float:
        return 0.35

    def played(self, o: Outlook, option: Option) -> float:
        taken, lost = 0, 0.0
        for seat in o.others:
            places = [loads_on(o, seat, card) for card in o.players[seat].in_play]
            gone = sum(1 for held in [*places, own_loads(o, seat)] if held)
            taken += gone
            lost += o.harm[seat] * LOAD * (gone + sum(1 for held in places if held == 1))
        return lost + LOAD * min(taken, AT_MOST - own_loads(o, o.me))


class Squaw(Strips):
    """Discards any card in play, or for loads takes it into the hand."""

    id = "squaw"
    worth = 0.5

    def played(self, o: Outlook, option: Option) -> float:
        taken = o.takes(option.at()) - spent(option) if option.spending else 0.0
        return o.loses(option.at()) + taken


BROWN: list[Lore] = [
    ALittleNip(),
    Arrow(),
    Caravan(),
    Duck(),
    Flintlock(),
    QuickShot(),
    Reloading(),
    Rust(),
    Squaw(),
]
