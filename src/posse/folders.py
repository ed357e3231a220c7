"""The folders of the sets: what each set brings, and where its words, looks and reference are.

Caches about all sets compare `generation`, which changes when a set is added.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from posse.bang import sets
from posse.bang.cards import CardSet, generation
from posse.bang.things import Thing
from posse.dice.catalogue import SET as DICE
from posse.dice.characters import CHARACTERS
from posse.dice.faces import FACES
from posse.duel.catalogue import SET as DUEL
from posse.duel.registry import ALL_CHARACTERS, ALL_KINDS
from posse.duel.rules import MORE_CHARACTERS
from posse.kernel.errors import PosseError

__all__ = ["Folder", "every", "generation", "key_of", "of"]

#: Sorts of things that are in force but not visible on the table: they have neither words nor a picture.
_RULE: Final = Thing.sort


class Folder(NamedTuple):
    """One set of a game."""

    game: str
    id: str
    package: str
    keys: tuple[str, ...]  # of all things that it brings: `card/bang`, `set/base`

    @property
    def path(self) -> Traversable:
        return files(self.package)


def every() -> list[Folder]:
    """All sets of all games, including those that were added a moment ago."""
    return _every(generation())


@cache
def _every(generation: int) -> list[Folder]:
    return [*_bang(), _duel(), _dice()]


def of(game: str, set_id: str) -> Folder:
    """The folder of one set."""
    for folder in every():
        if (folder.game, folder.id) == (game, set_id):
            return folder
    raise PosseError(f'there is no set "{set_id}" in {game}')


def _bang() -> Iterator[Folder]:
    parts: set[str] = set()  # a part that several sets use belongs to the first of them
    for each in sets.ALL:
        own = [part for part in _parts(each) if part not in parts]
        parts.update(own)
        keys = [f"set/{each.id}", *(thing.key for thing in each.things() if thing.sort != _RULE), *own]
        yield Folder("bang", each.id, each.package, tuple(keys))


@cache
def _keys(game: str, generation: int) -> dict[str, str]:
    """The keys of everything that may be among cards, by id. A playing card comes before anything else with its id."""
    keys = [key for each in every() if each.game == game for key in each.keys]
    return {key.partition("/")[2]: key for key in sorted(keys, key=lambda key: key.startswith("card/"))}


def key_of(game: str, id: str) -> str:
    """The key of a card by its id. Cards that are drawn from a deck of their own are not of the sort `card`."""
    return _keys(game, generation()).get(id, f"card/{id}")


def _parts(each: CardSet) -> Iterator[str]:
    for thing in each.things():
        for part in thing.parts():
            if part.is_seen:
                yield f"part/{part.id}"
                yield from (f"part/{shown}" for shown in part.shows)


def _duel() -> Folder:
    keys = [f"set/{DUEL}"]
    keys += [f"card/{kind.id}" for kind in ALL_KINDS]
    keys += [f"character/{who.id}" for who in ALL_CHARACTERS]
    keys += [f"variant/{id}" for id in MORE_CHARACTERS]
    return Folder("duel", DUEL, "posse.duel", tuple(keys))


def _dice() -> Folder:
    keys = [f"set/{DICE}"]
    keys += [f"face/{face}" for face in FACES]
    keys += [f"character/{who.id}" for who in CHARACTERS]
    return Folder("dice", DICE, "posse.dice", tuple(keys))
