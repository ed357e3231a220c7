"""Bull's eyes: whom to shoot, with all of a turn's ones and twos taken together."""

from typing import Final

from posse.bots.dice.beers import last_beer
from posse.bots.dice.characters import in_reach
from posse.bots.dice.outlook import Outlook
from posse.dice.faces import BEER, DICE, ONE, TWO
from posse.dice.view import DiceView
from posse.kernel.option import Option, ref_seat

#: Ones and twos are combined in one number: `ones * WIDTH + twos`.
WIDTH: Final = DICE + 1
IMPOSSIBLE: Final = -1e9
#: The most points that five dice can aim at one player, since one of them may be doubled.
_MOST: Final = DICE + 1


class Mark:
    """A player in reach of ones, of twos or of both, and what it is worth to aim 0, 1, 2 ... points at him."""

    __slots__ = ("by_one", "by_two", "hits")

    def __init__(self, by_one: bool, by_two: bool, hits: list[float]) -> None:
        self.by_one = by_one
        self.by_two = by_two
        self.hits = hits

    def hit(self, points: int) -> "Mark":
        """The same player when this many points have already been aimed at him."""
        gone = self.hits[points]
        return Mark(self.by_one, self.by_two, [worth - gone for worth in self.hits[points:]])


def marks(o: Outlook, ring: list[int]) -> dict[int, Mark]:
    """All players whom the player at the head of the ring can shoot."""
    shooter = o.cast[ring[0]]
    near, far = in_reach(ring, shooter, 1), in_reach(ring, shooter, 2)
    return {
        seat: Mark(seat in near, seat in far, _hits(o, seat))
        for seat in ring[1:]
        if seat in near or seat in far
    }


def _hits(o: Outlook, seat: int) -> list[float]:
    if not o.life[seat]:  # eliminated since this turn began, but may still be chosen
        return [0.0] * (_MOST + 1)
    knack = o.knacks[seat]
    return [0.0] + [knack.hit(o, seat, points) for points in range(1, _MOST + 1)]


def best_shots(targets: list[Mark], ones: int, twos: int) -> list[float]:
    """The worth of every number of ones and twos up to these, if each is aimed at somebody, as the rules demand."""
    best = [IMPOSSIBLE] * (WIDTH * WIDTH)
    best[0] = 0.0
    for mark in targets:
        best = _with(mark, best, ones, twos)
    return best


def _with(mark: Mark, best: list[float], ones: int, twos: int) -> list[float]:
    """The same with one more target: any of the dice that reach him may be aimed at him."""
    out = best.copy()
    hits = mark.hits
    for one in range(ones + 1):
        for two in range(min(twos, DICE - one) + 1):
            most = best[one * WIDTH + two]
            for here in range(one + 1 if mark.by_one else 1):
                for there in range(two + 1 if mark.by_two else 1):
                    worth = best[(one - here) * WIDTH + two - there] + hits[here + there]
                    if worth > most:
                        most = worth
            out[one * WIDTH + two] = most
    return out


def weigh(o: Outlook, view: DiceView, options: list[Option]) -> list[float]:
    """The worth of each target for one bull's eye, if those still to be aimed go where they do most."""
    later = view.dice[view.die + 1 :]
    ones, twos = later.count(ONE), later.count(TWO)
    in_sight = {seat: mark.hit(view.players[seat].aimed) for seat, mark in marks(o, view.ring).items()}
    beer = last_beer(o, view.dice.count(BEER) - view.beers_spent)
    out: list[float] = []
    for option in options:
        target, points = aim(option)
        worth = in_sight[target].hits[points]
        if points > 1:
            worth -= beer
        if ones or twos:
            left = [mark.hit(points) if seat == target else mark for seat, mark in in_sight.items()]
            worth += best_shots(left, ones, twos)[ones * WIDTH + twos]
        out.append(worth)
    return out


def aim(option: Option) -> tuple[int, int]:
    """The target of an option and the number of points: two if a beer is spent to double them."""
    if option.verb == "use":
        return ref_seat(option.at()), 2
    return ref_seat(option.card()), 1
