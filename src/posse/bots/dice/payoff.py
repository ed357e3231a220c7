"""What the final dice gain the player who rolled them. Each face has a small table, so the worth of any five dice is a
sum of a few numbers."""

from posse.bots.dice.beers import best_beers
from posse.bots.dice.outlook import Outlook
from posse.bots.dice.shots import IMPOSSIBLE, WIDTH, best_shots, marks
from posse.dice.faces import DICE, DYNAMITES


class Payoff:
    """The worth of any final dice for the player whose turn it is."""

    __slots__ = ("_beers", "_beers_after", "_doubles", "_explosion", "_eyes", "_gatlings", "_last_point")

    def __init__(self, o: Outlook, ring: list[int]) -> None:
        seat = o.turn
        knack = o.knacks[seat]
        self._eyes = best_shots(list(marks(o, ring).values()), DICE, DICE)
        self._eyes[0] += knack.no_bulls_eye(o, seat)
        self._beers = best_beers(o, DICE)
        self._beers_after = best_beers(o, DICE - DYNAMITES, lost=1)  # after the explosion, which comes first
        self._gatlings = [_gatlings(o, count) for count in range(DICE + 1)]
        self._explosion = o.change(seat, o.life[seat] - 1, o.arrows[seat])
        self._last_point = o.life[seat] == 1
        self._doubles = knack.doubles

    def worth(self, dynamites: int, ones: int, twos: int, beers: int, gatlings: int) -> float:
        """The worth of this many final dice of each face; arrows are already counted."""
        worth = self._gatlings[gatlings]
        by_beers = self._beers
        if dynamites >= DYNAMITES:
            if self._last_point:
                return self._explosion  # nothing else is applied
            worth += self._explosion
            by_beers = self._beers_after
        drunk = self._eyes[ones * WIDTH + twos] + by_beers[beers]
        if self._doubles and beers and ones + twos:
            spent = self._doubled(ones, twos) + by_beers[beers - 1]
            if spent > drunk:
                drunk = spent
        return worth + drunk

    def _doubled(self, ones: int, twos: int) -> float:
        """These bull's eyes with one of them doubled, which is as good as one more of its kind."""
        one = self._eyes[(ones + 1) * WIDTH + twos] if ones else IMPOSSIBLE
        two = self._eyes[ones * WIDTH + twos + 1] if twos else IMPOSSIBLE
        return one if one > two else two


def _gatlings(o: Outlook, count: int) -> float:
    """What this many Gatlings are worth. With enough of them everybody else is hit, and the player returns his
    arrows."""
    seat = o.turn
    worth = o.knacks[seat].gatlings_shown(o, seat, count)
    if count < o.cast[seat].gatlings_needed:
        return worth
    worth += o.change(seat, o.life[seat], 0)
    for other in o.alive:
        if other != seat and o.cast[other].lost_to_gatling():
            worth += o.knacks[other].hit(o, other, 1)
    return worth
