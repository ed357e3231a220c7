"""Checks the words of a set from outside. A mistake is reported with the file, the line and what is wrong."""

import ast as python
import re
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, ast

from posse import folders, locales, references
from posse.folders import Folder
from posse.kernel.errors import PosseError


class Found(NamedTuple):
    """A message in a file."""

    line: int
    attributes: frozenset[str]
    filled_in: frozenset[str]  # the names of its variables


Messages = dict[str, Found]

#: Sorts whose things every set may have.
_COMMON_SORTS: Final = ("card", "character", "event", "face", "part", "set", "variant")
#: Finds the ids of messages in the code of a set.
_SAID: Final = re.compile(r"(?:log|ask)-[a-z]+-[a-z0-9-]*[a-z0-9]")


def check(new: Folder) -> None:
    """Check that the words are well-formed and complete in every language that the set brings."""
    first = new.path / "words" / f"{locales.FIRST}.ftl"
    if not first.is_file():
        raise PosseError(f"{first} is missing: it has the names of the set's things")
    english = _messages(first)
    for language in locales.LANGUAGES:
        file = new.path / "words" / f"{language}.ftl"
        if file.is_file():
            own = _messages(file)
            _check_new(file, own, new, language)
            _check_named(file, own, new)
            _check_complete(file, own, english)
        _check_reference(new.path / "words" / "reference" / f"{language}.ftl", new)


def check_said(new: Folder, module: Path) -> None:
    """Check that every message that a module of the set names exists."""
    if not module.is_file():
        return
    for node in python.walk(python.parse(module.read_text("utf-8"))):
        said = node.value if isinstance(node, python.Constant) else None
        if isinstance(said, str) and _SAID.fullmatch(said):
            need(new, said, f"{module}, line {node.lineno}")  # type: ignore[attr-defined]


def need(new: Folder, id: str, who: str) -> None:
    """Raise an error if there is no such message; `who` is the place where it is said."""
    if not locales.has(locales.load(locales.FIRST), id):
        raise PosseError(f"{who}: there is no message {id}; add it to {new.path / 'words'}")


def need_verb(new: Folder, verb: str, who: str) -> None:
    """Raise an error if the set has no label for options with this verb. The label of another set is about other
    things."""
    id = f"ask-{new.game}-do-{verb}"
    own = _messages(new.path / "words" / f"{locales.FIRST}.ftl")
    if not any(each == id or each.startswith(f"{id}-") for each in own):
        raise PosseError(
            f"{who}: there is no message {id}, or {id}-SORT for things of a sort of its own; add it to "
            f"{new.path / 'words'}"
        )


def _check_new(file: Traversable, own: Messages, new: Folder, language: str) -> None:
    """Check that no message exists already."""
    others = [each.path / "words" / f"{language}.ftl" for each in folders.every() if each.id != new.id]
    taken = {id for each in [*locales.topics(language), *others] if each.is_file() for id in _messages(each)}
    for id in sorted(own.keys() & taken):
        raise PosseError(
            f"{file}, line {own[id].line}: the message {id} is there already; give it another name"
        )


def _check_named(file: Traversable, own: Messages, new: Folder) -> None:
    """Check that everything has a name, including sorts that only this set has."""
    for key in new.keys:
        id = f"{new.game}-{key.replace('/', '-')}"
        if id not in own:
            raise PosseError(f"{file}: {key} has no name; add a line {id} = ...")
    known = {key.partition("/")[0] for each in folders.every() if each.id != new.id for key in each.keys}
    for sort in sorted({key.partition("/")[0] for key in new.keys} - known - {*_COMMON_SORTS}):
        id = f"{new.game}-sort-{sort}"
        if id not in own or "one" not in own[id].attributes:
            raise PosseError(f"{file}: the sort {sort} has no name; add {id} = ... with .one for one of them")


def _check_complete(file: Traversable, own: Messages, english: Messages) -> None:
    """Check that every language has the same messages."""
    first = f"{locales.FIRST}.ftl"
    for id, message in english.items():
        if id not in own:
            raise PosseError(f"{file}: the message {id} of {first} is missing")
        place = f"{file}, line {own[id].line}: {id}"
        for attribute in sorted(message.attributes - own[id].attributes):
            raise PosseError(f"{place} has no .{attribute}; in {first} it has one")
        for name in sorted(own[id].filled_in - message.filled_in):
            raise PosseError(f"{place} fills in ${name}; in {first} it does not")


# ---- the reference in another language


def _check_reference(file: Traversable, new: Folder) -> None:
    """Check that everything it translates is in the reference."""
    if not file.is_file():
        return
    entries = dict(_entries(references.read(references.path(new.game, new.id))))
    for id, message in _messages(file).items():
        if id not in entries:
            raise PosseError(f"{file}, line {message.line}: nothing in reference.yaml is called {id}")
        for attribute in sorted(message.attributes - entries[id]):
            raise PosseError(f"{file}, line {message.line}: {id} has no .{attribute} in reference.yaml")


def _entries(reference: dict[str, Any]) -> Iterator[tuple[str, frozenset[str]]]:
    """What may be translated: the id of each message, with the names of its attributes."""
    for section, entries in reference.items():
        if isinstance(entries, list):
            for number, entry in enumerate(entries, 1):
                texts = frozenset(_texts(entry))
                if section == "interactions":
                    yield f"interaction-{number}", texts
                elif section == "rules":
                    yield f"rule-{entry['id']}", texts
                else:
                    yield entry["id"], texts
                    yield f"{section.removesuffix('s')}-{entry['id']}", texts


def _texts(entry: dict[str, Any]) -> Iterator[str]:
    yield from (name for name in ("effect", "decision", "written") if entry.get(name))
    rulings: Sequence[object] = entry.get("rulings") or ()
    yield from (f"ruling-{number}" for number, _ in enumerate(rulings, 1))


# ---- reading


def _messages(file: Traversable) -> Messages:
    """The messages of a file of words."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise PosseError(f"{file} is no UTF-8 text: {error.reason} at byte {error.start}") from None
    found: Messages = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "this is no message"
            raise PosseError(f"{file}, line {line}: {why}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise PosseError(f"{file}, line {line}: the message {entry.id.name} stands there twice")
            found[entry.id.name] = Found(
                line, frozenset(each.id.name for each in entry.attributes), frozenset(_filled_in(entry))
            )
    return found


def _filled_in(node: object) -> Iterator[str]:
    """The names of the variables in a message or a part of it."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        yield from (name for part in vars(node).values() for name in _filled_in(part))
    elif isinstance(node, list):
        yield from (name for part in node for name in _filled_in(part))
