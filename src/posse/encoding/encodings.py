"""The encoding of each game."""

from collections.abc import Sequence
from typing import Final

from posse import games
from posse.encoding.bang import BangEncoding
from posse.encoding.dice import DiceEncoding
from posse.encoding.duel import DuelEncoding
from posse.encoding.encoding import Encoding
from posse.kernel.errors import PosseError
from posse.kernel.rules import Rules

#: The seats at the largest table of any game.
LARGEST: Final = 8

_widest: Final[dict[str, Encoding]] = {}  # those already asked for


def encoding_of(rules: Rules, sets: Sequence[str] = (), seats: int = 0) -> Encoding:
    """The encoding of a configured game. It has room for the sets and players of that game, or for more: then what was
    learned at one table fits another."""
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


def widest(game: str) -> Encoding:
    """The encoding of a game with room for all known sets, and for the largest table."""
    encoding = _widest.get(game)
    if encoding is None:
        encoding = _widest[game] = _make_widest(game)
    return encoding


def _make_widest(game: str) -> Encoding:
    entry = games.entry(game)
    if game == "duel":
        return DuelEncoding()
    if game == "dice":
        return DiceEncoding(LARGEST)
    return BangEncoding(LARGEST, [each["id"] for each in entry.catalogue()], entry.variants())


def _ordered(rules: Rules, sets: Sequence[str]) -> list[str]:
    """The sets of a game and some more, in their usual order."""
    return games.rules(rules.game, None, [*rules.sets, *sets]).sets if sets else rules.sets
