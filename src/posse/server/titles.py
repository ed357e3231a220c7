"""The titles that a finished game bestows: who was shot at most, who hit their own side ...

They are based on what everybody could see, in the same way for all games. A title goes to one seat alone: a seat that
shares the first place has not earned it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from posse.kernel.event import Event
from posse.kernel.telling import NOBODY, Told
from posse.roles import has_friends

#: Kinds of events that aim at somebody, and kinds that say it was in vain.
_AIMS: Final = ("shot", "aimed")
_IN_VAIN: Final = ("cancelled", "avoided")
_DUEL: Final = 2  # seats: there nobody has friends, and the first to fall is only a character


class _Deeds:
    """What the seats did, counted for the titles."""

    def __init__(self, sides: Sequence[str]) -> None:
        self.sides = sides
        self.shot_at: Counter[int] = Counter()
        self.shots: Counter[int] = Counter()
        self.hits: Counter[int] = Counter()
        self.friendly: Counter[int] = Counter()
        self.kills: Counter[int] = Counter()
        self.dodges: Counter[int] = Counter()
        self.healed: Counter[int] = Counter()
        self.lost: Counter[int] = Counter()
        self.fell_first: Counter[int] = Counter()

    def add(self, f: Told) -> None:
        who, target, source = f.seat("player"), f.seat("target"), f.seat("source")
        if f.kind in _AIMS:
            self.shot_at[target] += 1
            self.shots[who] += 1
        elif f.kind in _IN_VAIN:
            self.dodges[target] += 1
        elif f.kind == "healed":
            self.healed[who] += 1
        elif f.kind == "lost_life":
            self.lost[who] += 1
            if source not in (who, NOBODY):
                self.hits[source] += 1
                self.friendly[source] += self._are_friends(source, who)
        elif f.kind == "eliminated" and not f.has("ghost"):
            self._fell(who, f.seat("killer"))
        elif f.has("dealt_roles"):
            self.friendly.clear()  # friends now may have been enemies before

    def _fell(self, who: int, killer: int) -> None:
        if not self.fell_first and len(self.sides) > _DUEL:
            self.fell_first[who] = 1
        if killer not in (who, NOBODY):
            self.kills[killer] += 1

    def _are_friends(self, one: int, other: int) -> bool:
        return self.sides[one] == self.sides[other] and has_friends(self.sides[one])


#: Each title: what is counted for it, and the least that earns it.
TITLES: Final[dict[str, tuple[Callable[[_Deeds], Counter[int]], int]]] = {
    "most-wanted": (lambda deeds: deeds.shot_at, 3),
    "friendly-fire": (lambda deeds: deeds.friendly, 1),
    "undertaker": (lambda deeds: deeds.kills, 1),
    "sharpshooter": (lambda deeds: deeds.hits, 2),
    "itchy-finger": (lambda deeds: deeds.shots, 4),
    "hard-to-hit": (lambda deeds: deeds.dodges, 2),
    "punchbag": (lambda deeds: deeds.lost, 4),
    "doctors-pet": (lambda deeds: deeds.healed, 2),
    "early-grave": (lambda deeds: deeds.fell_first, 1),
}


def titles(events: Sequence[Event], sides: Sequence[str]) -> list[list[str]]:
    """The titles of each seat, after a game."""
    deeds = _Deeds(sides)
    for event in events:
        deeds.add(Told(event, NOBODY))
    out: list[list[str]] = [[] for _ in sides]
    for title, (counted, least) in TITLES.items():
        best = [(seat, count) for seat, count in counted(deeds).most_common() if 0 <= seat < len(sides)][:2]
        is_alone = len(best) == 1 or (len(best) == 2 and best[0][1] > best[1][1])
        if is_alone and best[0][1] >= least:
            out[best[0][0]].append(title)
    return out
