"""Positions of the Duel, for its net: both sides, fact by fact: who stands where and waits, which cards lie and are
held."""

from typing import Final, cast

from posse.bots.value.judge import Judge, Position
from posse.duel import cards
from posse.duel.cards import SIDES as NAMES
from posse.duel.side import Fighter
from posse.duel.table import Table
from posse.kernel.state import State

#: The one net: which side wins, in the order of the seats.
NET: Final = "sides"

# What is told of a side.
ON_TURN: Final = 0
RESERVE: Final = 1
HAND: Final = 2
HITS: Final = 3
AVOIDS: Final = 4
EQUIPMENT: Final = 5
SINGLE: Final = 6  # the last character is on his own
OWN_DECK: Final = 7  # whether it still has one
HELD: Final = (
    8  # how many cards in hand of each kind there is; then who waits in the reserve, then the AC and the RC
)

# What is told of a character in play.
LIFE: Final = 0
LAST_LIFE: Final = 1
TWO_LIVES: Final = 2
EQUIPPED: Final = 3
WHO: Final = 4  # a number for each character there is, then one for each kind of card that may lie before him


class DuelJudge(Judge):
    """Knows the Duel."""

    def sizes(self) -> dict[str, tuple[int, int]]:
        return {NET: (len(NAMES) * _side_facts(), len(NAMES))}

    def positions(self, state: State) -> list[Position]:
        t = cast(Table, state)
        return [Position(NET, _facts(t, 0) + _facts(t, 1))]

    def came(self, position: Position, end: State) -> int:
        return end.winners[0]

    def by_seat(self, state: State, positions: list[Position], said: list[list[float]]) -> list[float]:
        return said[0]


def _kinds() -> int:
    return len(cards.KINDS)


def _waiting() -> int:
    """Where those in the reserve begin."""
    return HELD + _kinds()


def _fighters() -> int:
    """Where the AC begins."""
    return _waiting() + len(cards.CHARACTER)


def _fighter_facts() -> int:
    return WHO + len(cards.CHARACTER) + _kinds()


def _side_facts() -> int:
    return _fighters() + 2 * _fighter_facts()


def _facts(t: Table, seat: int) -> list[float]:
    side = t.sides[seat]
    out = [0.0] * _side_facts()
    out[ON_TURN] = float(t.turn == seat)
    out[RESERVE] = float(len(side.reserve))
    out[HAND] = float(len(side.hand))
    out[OWN_DECK] = float(len(t.decks[seat]) > 0)
    for card in side.hand:
        out[HELD + cards.KIND_NUMBER[card]] += 1.0
        if cards.IS_AVOID[card]:
            out[AVOIDS] += 1.0
        elif cards.IS_HIT[card]:
            out[HITS] += 1.0
        elif cards.IS_EQUIPMENT[card]:
            out[EQUIPMENT] += 1.0
    for character in side.reserve:
        out[_waiting() + character] = 1.0
    fighters = side.fighters()
    out[SINGLE] = float(len(fighters) == 1)
    for place, fighter in enumerate(fighters):
        _tell(out, _fighters() + place * _fighter_facts(), fighter)
    return out


def _tell(out: list[float], base: int, fighter: Fighter) -> None:
    out[base + LIFE] = float(fighter.life)
    out[base + LAST_LIFE] = float(fighter.life == 1)
    out[base + TWO_LIVES] = float(fighter.life == 2)
    out[base + EQUIPPED] = float(len(fighter.equipment))
    out[base + WHO + fighter.character] = 1.0
    for card in fighter.equipment:
        out[base + WHO + len(cards.CHARACTER) + cards.KIND_NUMBER[card]] += 1.0
