"""The encoding of each game."""

from collections.abc import Sequence

from posse import games
from posse.encoding.bang import BangEncoding
from posse.encoding.dice import DiceEncoding
from posse.encoding.duel import DuelEncoding
from posse.encoding.encoding import Encoding
from posse.kernel.errors import PosseError
from posse.kernel.rules import Rules


def encoding_of(rules: Rules, sets: Sequence[str] = (), seats: int = 0) -> Encoding:
    """The encoding of a configured game. It has room for the sets and the players of that game, or for more: then what
    was learnt at one table fits another."""
    players = len(rules.names)
    seats = seats or players
    if seats < players:
        raise PosseError(f"an encoding for {seats} seats has no room for {players} players")
    if rules.game == "duel":
        return DuelEncoding()
    if rules.game == "dice":
        return DiceEncoding(seats)
    more = _ordered(rules, sets)
    return BangEncoding(seats, more, rules.variants)


def _ordered(rules: Rules, sets: Sequence[str]) -> list[str]:
    """The sets of a game and some more, in their usual order."""
    return games.rules(rules.game, None, [*rules.sets, *sets]).sets if sets else rules.sets
