"""Beers: who needs one most."""

from posse.bots.dice.outlook import Outlook
from posse.kernel.option import Option, ref_seat


def best_beers(o: Outlook, count: int, lost: int = 0) -> list[float]:
    """What 0, 1, 2 ... beers are worth to the player whose turn it is, if each goes where it does most good. `lost`
    life points are taken from him first."""
    seat = o.turn
    life = o.life.copy()
    life[seat] -= lost
    own = o.cast[seat].own_beer(life[seat])
    out = [0.0]
    for _ in range(count):
        best = seat
        most = _drinking(o, seat, life[seat], own)
        for other in o.alive:
            gain = _drinking(o, other, life[other], 1)
            if other != seat and gain > most:
                best, most = other, gain
        life[best] += own if best == seat else 1
        out.append(out[-1] + most)
    return out


def _drinking(o: Outlook, seat: int, life: int, points: int) -> float:
    """What it changes if a player who would have `life` points gains `points` more."""
    arrows = o.arrows[seat]
    return o.change(seat, life + points, arrows) - o.change(seat, life, arrows)


def last_beer(o: Outlook, count: int) -> float:
    """What the last of this many beers is worth."""
    if not count:
        return 0.0
    worth = best_beers(o, count)
    return worth[count] - worth[count - 1]


def weigh(o: Outlook, drunk: int, options: list[Option]) -> list[float]:
    """What a beer is worth for each player who may get it. The player whose turn it is has already gained `drunk`
    points from his beers."""
    seat = o.turn
    own = o.cast[seat].own_beer(o.life[seat] - drunk)
    drinkers = [ref_seat(option.card()) for option in options]
    return [o.healing(drinker, own if drinker == seat else 1) for drinker in drinkers]
