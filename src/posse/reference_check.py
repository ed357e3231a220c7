"""Checks the reference of a set from outside. A mistake is reported with the file, the line and what is wrong."""

from importlib.resources.abc import Traversable
from typing import Any, Final

from posse import folders, locales
from posse.folders import Folder
from posse.kernel.errors import PosseError, ScenarioError
from posse.kernel.option import id_of
from posse.kernel.scenario import Document, document

_HEAD: Final = ("set", "title", "adds")
#: The keys of an entry that are plain text.
_TEXTS: Final = ("text", "effect", "decision", "written")
_NAME: Final = "a name by languages is expected, such as {en: Barrel}"

Path = tuple[str | int, ...]


def check(file: Traversable, of: Folder) -> None:
    """Raise an error if the reference file of a set cannot be used. A set need not have one."""
    if not file.is_file():
        return
    try:
        _Reader(document(file.read_text("utf-8")), of).read()
    except UnicodeDecodeError as error:
        raise PosseError(f"{file} is no UTF-8 text: {error.reason} at byte {error.start}") from None
    except ScenarioError as error:
        raise PosseError(f"{file}, {error}") from None


class _Reader:
    def __init__(self, doc: Document, of: Folder) -> None:
        self._doc = doc
        self._of = of
        # A set may add to what another says about a thing.
        self._keys = [key for each in folders.every() if each.game == of.game for key in each.keys]

    def read(self) -> None:
        for section, entries in self._doc.data.items():
            if section == "set" and entries != self._of.id:
                raise self._doc.error((section,), f"the set is called {self._of.id}")
            if section == "title":
                self._name((section,), entries)
            if section not in _HEAD:
                self._section(section, entries)

    def _section(self, section: str, entries: Any) -> None:
        sorts = sorted({key.partition("/")[0] for key in self._of.keys} - {"set", "part", "variant"})
        known = ("rules", *(f"{sort}s" for sort in sorts), "interactions")
        if section not in {*known, "cards", "characters"}:
            raise self._doc.error((section,), f"the set has no such things; expected {', '.join(known)}")
        for number, entry in enumerate(self._list((section,), entries)):
            path: Path = (section, number)
            if not isinstance(entry, dict):
                raise self._doc.error(path, "an entry is a mapping, with a text or an effect")
            if section != "interactions" and not isinstance(entry.get("id"), str):
                raise self._doc.error(path, "the entry has no id")
            self._entry(path, entry)
            if section in ("rules", "interactions"):
                if "text" not in entry:
                    raise self._doc.error(path, "the entry has no text")
            else:
                self._thing(section, path, entry)

    def _thing(self, section: str, path: Path, entry: dict[str, Any]) -> None:
        id = entry["id"]
        # `cards` has everything that is printed on a card.
        if not any(
            id_of(key) == id and section in ("cards", f"{key.partition('/')[0]}s") for key in self._keys
        ):
            raise self._doc.error((*path, "id"), f"there is no {section.removesuffix('s')} {id}")
        self._name((*path, "name"), entry.get("name"))

    def _entry(self, path: Path, entry: dict[str, Any]) -> None:
        """Check what any entry may have."""
        for key in _TEXTS:
            if key in entry and not isinstance(entry[key], str):
                raise self._doc.error((*path, key), "a text is expected")
        for number, ruling in enumerate(self._list((*path, "rulings"), entry.get("rulings", []))):
            if not isinstance(ruling, dict) or not isinstance(ruling.get("text"), str):
                raise self._doc.error((*path, "rulings", number), "a ruling is a mapping with a text")

    def _name(self, path: Path, names: Any) -> None:
        if not isinstance(names, dict) or not isinstance(names.get(locales.FIRST), str):
            raise self._doc.error(path, _NAME)

    def _list(self, path: Path, value: Any) -> list[Any]:
        if value is not None and not isinstance(value, list):
            raise self._doc.error(path, "a list is expected")
        return value or []
