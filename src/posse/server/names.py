"""What the seats of a table are called: people as they call themselves, bots by names of ours."""

import random
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from posse import games
from posse.kernel.setup import RESERVED

#: Names for bots, by the temper that goes with each: short, in plain letters, and not the name of a character in any
#: game.
_BY_TEMPER: Final = {
    "bold": ("Birdie", "Clem", "Hattie", "Ignacio", "Ramona"),
    "careful": ("Amos", "Dorcas", "Levi", "Mabel", "Ottilie"),
    "greedy": ("Enoch", "Fidelia", "Josefa", "Nestor", "Opal"),
    "vengeful": ("Cora", "Ezra", "Jebediah", "Lupe", "Zeke"),
    "even": ("Gideon", "Hanne", "Mateo", "Silas"),
}
TEMPERS: Final = {name: temper for temper, names in _BY_TEMPER.items() for name in names}
BOTS: Final = tuple(sorted(TEMPERS))
_MOST_SEATS: Final = 8
_LONGEST: Final = 16


def bots(table: str, people: Sequence[str]) -> list[str]:
    """What a bot is called at each seat of a table: always the same, and unlike any of these people."""
    order = list(BOTS)
    random.Random(f"{table}/bots").shuffle(order)
    taken = {plain(name) for name in people}
    spare = iter(name for name in order[_MOST_SEATS:] if name.lower() not in taken)
    return [next(spare) if name.lower() in taken else name for name in order[:_MOST_SEATS]]


def of_seats(game: str, table: str, people: Sequence[str]) -> list[str]:
    """The names in the game, as the notation wants them. `people` are the names of those who sit there, empty for a
    bot."""
    if game == "duel":
        return list(games.GAMES[game].names)
    names = _of_people(people, plain)
    spare = bots(table, names)
    return [name or spare[number].lower() for number, name in enumerate(names)]


def of_seats_at_first(game: str, people: Sequence[str]) -> list[str]:
    """The same for old logs, which do not contain the names: they must always give the same ones."""
    if game == "duel":
        return list(games.GAMES[game].names)
    names = _of_people(people, _ascii)
    spare = iter(name for name in games.NAMES if name not in names)
    return [name or next(spare) for name in names]


def _of_people(people: Sequence[str], plain: Callable[[str], str]) -> list[str]:
    names = [""] * len(people)
    for number, person in enumerate(people):
        if person:
            name = plain(person)
            while not name or name in names or name in RESERVED:
                name = f"{name or 'player'}{number + 1}"
            names[number] = name
    return names


def plain(name: str) -> str:
    """A name in small letters, digits, - and _, as the notation wants it: "Ödön" is "odon"."""
    return _ascii(unicodedata.normalize("NFKD", name.casefold()))


def _ascii(name: str) -> str:
    letters = [letter for letter in name.lower().replace(" ", "-") if letter.isascii()]
    return "".join(letter for letter in letters if letter.isalnum() or letter in "-_")[:_LONGEST].strip("-_")
