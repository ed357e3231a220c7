"""The table as one player sees it: what every change of life points and arrows is worth to him.

One formula covers it all. A player with `life` points is worth `care * life - loss * RISK ** life`: each point counts,
and the fewer are left, the nearer the end is. Arrows count as points that the Indians will probably take.
"""

from typing import Final

from posse.bots.dice.characters import BY_ID, knack
from posse.bots.dice.enmity import Stakes
from posse.dice.faces import DICE
from posse.dice.table import ARROWS
from posse.dice.view import DiceView

#: How much of the danger of being eliminated remains with each further life point.
_RISK: Final = 0.6
_RISKS: Final = [_RISK**life for life in range(16)]
#: How much of the life points that a player's arrows may cost him already counts as lost, by the number of arrows left
#: in the pile. In games of these bots an arrow cost its point in 64 % of cases with eight in the pile and in 97 % with
#: one. Three quarters of these figures work best, since there will be beers before the Indians come.
_THREAT: Final = [0.75, 0.73, 0.7, 0.65, 0.62, 0.58, 0.55, 0.51, 0.48, 0.45]


class Outlook:
    """What a change on the table is worth to one player."""

    __slots__ = (
        "_now",
        "_spoils",
        "_taking",
        "_worth",
        "alive",
        "arrows",
        "care",
        "cast",
        "knacks",
        "life",
        "max_life",
        "pile",
        "turn",
    )

    def __init__(self, view: DiceView, stakes: Stakes) -> None:
        players = view.players
        self.care = stakes.care
        self.turn = view.turn
        self.pile = view.arrows_in_pile
        self.life = [player.life for player in players]
        self.max_life = [player.max_life for player in players]
        self.arrows = [player.arrows for player in players]
        self.alive = [seat for seat, player in enumerate(players) if player.alive]
        self.cast = [BY_ID[player.character] for player in players]
        self.knacks = [knack(player.character) for player in players]
        self._worth: list[list[float]] = []  # for each seat, the worth of each number of life points
        for seat, most in enumerate(self.max_life):
            care, loss = stakes.care[seat], stakes.loss[seat]
            self._worth.append([care * life - loss * _RISKS[life] for life in range(most + 1)])
        self._spoils = [0.0] * len(players)
        self._now = [self.worth(s, self.life[s], self.arrows[s], self.pile) for s in range(len(players))]
        self._taking: list[float] = []
        self._look_for_spoils()

    # ---- life and arrows

    def worth(self, seat: int, life: int, arrows: int, pile: int) -> float:
        """What a player with this much life and this many arrows is worth, with this many arrows in the pile."""
        by_life = self._worth[seat]
        full = by_life[life]
        if arrows == 0 or life == 0:
            return full
        left = life - self.cast[seat].lost_to_indians(arrows)
        return full + _THREAT[pile] * (by_life[left if left > 0 else 0] - full)

    def change(self, seat: int, life: int, arrows: int) -> float:
        """What it changes if a player's life and arrows become these."""
        if life <= 0:
            return self._worth[seat][0] - self._now[seat] + self._spoils[seat]
        most = self.max_life[seat]
        return self.worth(seat, life if life < most else most, arrows, self.pile) - self._now[seat]

    def healing(self, seat: int, points: int) -> float:
        """What it changes if a player gains this many life points."""
        return self.change(seat, self.life[seat] + points, self.arrows[seat])

    def losing_arrow(self, seat: int) -> float:
        """What it changes if a player returns an arrow."""
        return self.change(seat, self.life[seat], self.arrows[seat] - 1)

    def _look_for_spoils(self) -> None:
        """Add what other players gain when somebody is eliminated."""
        for heir in self.alive:
            points = self.knacks[heir].spoils
            if points:
                gain = self.healing(heir, points)
                for seat in self.alive:
                    if seat != heir:
                        self._spoils[seat] += gain

    # ---- arrows from the pile

    def taking_arrows(self, count: int) -> float:
        """What it changes if the player whose turn it is takes this many arrows, including an attack of the Indians."""
        if not self._taking:
            self._taking = [self._taken(number) for number in range(DICE + 1)]
        return self._taking[count]

    def _taken(self, count: int) -> float:
        if count >= self.pile:
            return self._indians(count - self.pile)
        change = 0.0
        for seat in self.alive:
            arrows = self.arrows[seat] + (count if seat == self.turn else 0)
            if arrows:
                change += self.worth(seat, self.life[seat], arrows, self.pile - count) - self._now[seat]
        return change

    def _indians(self, more: int) -> float:
        """The player whose turn it is takes the last arrow, and `more` arrows after the attack."""
        change = 0.0
        for seat in self.alive:
            arrows = self.arrows[seat]
            again = 0
            if seat == self.turn:
                arrows += self.pile
                again = more
            if arrows:
                life = self.life[seat] - self.cast[seat].lost_to_indians(arrows)
                if life <= 0:
                    change += self.change(seat, 0, 0)
                else:
                    change += self.worth(seat, life, again, ARROWS - again) - self._now[seat]
        return change
