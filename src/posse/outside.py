"""Adding a set from outside: its rules are taken in (`posse.bang.outside`), and everything else in its folder is looked
through, so that a mistake is told before anybody sits down, with the file, the line and what is wrong."""

from importlib import import_module
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

import yaml
from fluent.syntax import FluentParser, ast

from posse import folders, locales, looks, references
from posse.bang import outside
from posse.bang.cards import CardSet
from posse.folders import Folder
from posse.kernel.errors import PosseError


def add(folder: Path) -> CardSet:
    """Add the set in a folder, for this process and those that it starts. One that is broken leaves no trace."""
    new = outside.add_folder(folder)
    try:
        _look_through(folders.of("bang", new.id), folder)
    except PosseError:
        outside.take_back(new)
        raise
    return new


def _look_through(new: Folder, path: Path) -> None:
    looks.of(new)
    looks.symbols(new)
    _check_words(new)
    _check_reference(references.path(new.game, new.id))
    for module in ("tell", "lore"):
        _check_module(f"{new.package}.{module}", path)


def _check_words(new: Folder) -> None:
    """Well-formed in every language that it brings; in the first one everything has a name."""
    for language in locales.LANGUAGES:
        file = new.path / "words" / f"{language}.ftl"
        if file.is_file():
            ids = _ids(file)
            missing = [key for key in new.keys if f"{new.game}-{key.replace('/', '-')}" not in ids]
            if missing:
                id = f"{new.game}-{missing[0].replace('/', '-')}"
                raise PosseError(f"{file}: {missing[0]} has no name; add a line {id} = ...")
        elif language == locales.FIRST:
            raise PosseError(f"{file} is missing: it has the names of the set's things")


def _ids(file: Traversable) -> set[str]:
    """The messages of a file of words."""
    text = file.read_text("utf-8")
    found: set[str] = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            why = entry.annotations[0].message if entry.annotations else "this is no message"
            raise PosseError(f"{file}, line {line}: {why}")
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
    return found


def _check_reference(file: Traversable) -> None:
    try:
        found = references.read(file)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        raise PosseError(f"{file}, line {line}: {getattr(error, 'problem', None) or error}") from None
    for section in ("rules", "cards", "characters"):
        for entry in found.get(section) or []:
            if not isinstance(entry, dict) or "id" not in entry:
                raise PosseError(f"{file}: each of the {section} is a mapping with an id")


def _check_module(name: str, path: Path) -> None:
    if find_spec(name) is None:
        return
    try:
        import_module(name)
    except Exception as error:
        raise PosseError(outside.what_broke(error, path.resolve())) from error
