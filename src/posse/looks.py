"""How things look and sound: `looks.yaml` in the folder of a set.

    set: {icon: watchtower}
    cards:
      knife: {icon: bowie-knife, verb: stab, sound: knife}
    characters:
      doc-holyday: {icon: doctor-face, tint: sky, verb: shoot}

    happens:
      exploded: {motion: loud, icon: mine-explosion, sound: explosion, mark: true}

An icon is the name of a picture that is packed, or of an SVG file in `icons/` beside this file. Things that are left
out look like any card.
"""

import re
from functools import cache
from typing import Any, Final

from msgspec import Struct

from posse import folders, pictures
from posse.folders import Folder
from posse.kernel import shape
from posse.kernel.errors import PosseError, ScenarioError
from posse.kernel.scenario import Document, document

FILE: Final = "looks.yaml"
#: The section for events that only the set has, by their kinds.
HAPPENS: Final = "happens"
#: The motions that an event may have: a small or a large sign at the player, a card that goes from the player to the
#: target, a card turned over from the deck, something taken from a part, a part that arrives.
MOTIONS: Final = ("sign", "loud", "pass", "turn", "take", "arrive")
TINTS: Final = ("blood", "ochre", "plum", "sage", "sky", "teal", "wood")
#: The sounds, which `web/src/lib/sound.ts` makes.
SOUNDS: Final = (
    "shot-colt shot-volcanic shot-schofield shot-remington shot-carabine shot-winchester shot-gatling shot-howitzer "
    "knife punch dodge hit draw card flip heal death explosion jail shuffle reward event chug whistle turn harm asked "
    "over"
).split()
#: What may be done to a target, by game. The messages `ask-GAME-aim` have the words. A set may bring more.
VERBS: Final = {
    "bang": "choose shoot stab punch duel jail rob strip treat heal copy".split(),
    "duel": "shoot stab challenge place pour steal take discard swap front count reload".split(),
    "dice": "shoot double drink buy gain heal return".split(),
}
_DRAWS: Final = re.compile(r"([0-9JQKA]+–[0-9JQKA]+)?[HDSC]")


class Look(Struct, frozen=True, omit_defaults=True):
    """How a thing looks and sounds."""

    icon: str = ""  # a picture that is packed; with a # before it, a symbol that the set brings
    tint: str = ""  # the colour of a character's medallion
    verb: str = ""  # what is done with it to its target
    sound: str = ""
    gun: bool = False  # a weapon: its sound is heard when its owner shoots
    shape: str = ""  # of a part of the table: how it is drawn
    motion: str = ""  # of something that happens: how it is shown
    part: str = ""  # of a motion: the part of the table where it begins, or which it moves
    mark: bool = False  # of something that happens: a replay marks the place
    draws: str = ""  # what is printed on it for its "draw!": a suit, perhaps with ranks before it, `2–9S`


def of(folder: Folder) -> dict[str, Look]:
    """The looks of a set's things by their keys; none if it has no such file."""
    file = folder.path / FILE
    if not file.is_file():
        return {}
    try:
        return _Reader(folder, document(file.read_text("utf-8"))).looks()
    except ScenarioError as error:
        raise PosseError(f"{file}, {error}") from None


def verb(game: str, aim: str) -> str:
    """The verb for a target. `aim` is the verb itself, or the key of the thing that is used."""
    return (_verbs(game, folders.generation()).get(aim, "") if "/" in aim else aim) or "choose"


@cache
def _verbs(game: str, generation: int) -> dict[str, str]:
    """The verbs of all things of a game by their keys."""
    return {key: look.verb for each in folders.every() if each.game == game for key, look in of(each).items()}


def symbols(folder: Folder) -> dict[str, str]:
    """The pictures that a set brings, as symbols by their ids."""
    found = pictures.brought(folder.path)
    return {(id := _symbol_id(folder, name)): pictures.symbol(id, file) for name, file in found.items()}


def _symbol_id(folder: Folder, name: str) -> str:
    return f"{folder.game}-{folder.id}-{name}"


@cache
def packed() -> frozenset[str]:
    """The pictures that are packed with the client. Sets that are added later cannot add to them."""
    own = (each for each in folders.every() if _comes_with_posse(each))
    return pictures.of_the_interface() | {look.icon for each in own for look in of(each).values()}


def _comes_with_posse(folder: Folder) -> bool:
    """Whether a set's pictures are packed because the set names them. The build stops if game-icons does not have
    one."""
    return folder.package.startswith("posse.")


class _Reader:
    """Reads the looks of one set."""

    def __init__(self, folder: Folder, doc: Document) -> None:
        self._folder = folder
        self._doc = doc
        self._own = pictures.brought(folder.path)
        self._ids: dict[str, list[str]] = {}  # of the set's things, by sort
        for key in folder.keys:
            sort, _, id = key.partition("/")
            self._ids.setdefault(sort, []).append(id)

    def looks(self) -> dict[str, Look]:
        out: dict[str, Look] = {}
        for section, entries in self._doc.data.items():
            if section == "set":
                out[f"set/{self._folder.id}"] = self._look((section,), entries)
                continue
            if section == HAPPENS:
                for kind, fields in self._mapping((section,), entries).items():
                    out[f"{HAPPENS}/{kind}"] = self._look((section, kind), fields)
                continue
            sort = self._sort(section)
            for id, fields in self._mapping((section,), entries).items():
                if id not in self._ids[sort]:
                    raise self._doc.error((section, id), f"the set has no such {sort}")
                out[f"{sort}/{id}"] = self._look((section, id), fields)
        return out

    def _sort(self, section: str) -> str:
        """The sort that a section is about: `cards` is about the sort `card`."""
        for sort in self._ids:
            if section in (sort, f"{sort}s"):
                return sort
        known = sorted(f"{sort}s" for sort in self._ids if sort != "set")
        raise self._doc.error((section,), f"the set has no such things; expected set, {', '.join(known)}")

    def _mapping(self, path: tuple[str, ...], value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self._doc.error(path, "a mapping is expected, such as {icon: revolver}")
        return value

    def _look(self, path: tuple[str, ...], value: Any) -> Look:
        fields = self._mapping(path, value)
        for field, said in fields.items():
            if field not in Look.__struct_fields__:
                raise self._doc.error((*path, field), f"expected one of {', '.join(Look.__struct_fields__)}")
            wanted = bool if field in ("gun", "mark") else str
            if not isinstance(said, wanted):
                raise self._doc.error(
                    (*path, field), f"{said} is no {'word' if wanted is str else 'true or false'}"
                )
        if "icon" in fields:
            fields["icon"] = self._icon((*path, "icon"), fields["icon"])
        for field, known in (
            ("tint", TINTS),
            ("verb", self._verbs()),
            ("sound", SOUNDS),
            ("shape", shape.ALL),
            ("motion", MOTIONS),
            ("part", self._ids.get("part", [])),
        ):
            if field in fields and fields[field] not in known:
                raise self._doc.error(
                    (*path, field), f"{fields[field]} is unknown; choose from {', '.join(known)}"
                )
        if not _DRAWS.fullmatch(fields.get("draws", "H")):
            raise self._doc.error((*path, "draws"), f"{fields['draws']} is no suit; expected H or 2–9S, say")
        return Look(**fields)

    def _icon(self, path: tuple[str, ...], name: str) -> str:
        if name in self._own:
            return pictures.OWN + _symbol_id(self._folder, name)
        if not _comes_with_posse(self._folder) and name not in packed():
            raise self._doc.error(
                path, f"{name} is no picture that is packed, and there is no icons/{name}.svg"
            )
        return name

    def _verbs(self) -> list[str]:
        """The verbs of the game, and those that the set has words for."""
        game = self._folder.game
        words = self._folder.path / "words" / "en.ftl"
        own = words.read_text("utf-8") if words.is_file() else ""
        return VERBS[game] + re.findall(rf"^ask-{game}-aim-([a-z-]+) *=", own, re.MULTILINE)
