"""Adding a set from outside: its rules are taken in (`posse.bang.outside`), and everything else in its folder is looked
through, so that a mistake is told before anybody sits down, with the file, the line and what is wrong."""

from importlib import import_module
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from fluent.syntax import FluentParser, ast

from posse import folders, locales, looks, reference_check, references
from posse.bang import cards, outside, set_places
from posse.bang.cards import CardSet
from posse.bang.parts import Part
from posse.bang.rules import BangRules
from posse.bang.table import Table
from posse.bang.tell.of_set import SetTells, tells_of
from posse.bots.bang.lore import Lore
from posse.folders import Folder
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.shape import Shape
from posse.tellers import teller

#: At a table that is dealt to look a set through.
_PLAYERS: Final = 5


def add(folder: Path) -> CardSet:
    """Add the set in a folder, for this process and those that it starts. One that is broken leaves no trace."""
    was_there = outside.is_added(folder)
    new = outside.add_folder(folder)
    try:
        _look_through(folders.of("bang", new.id), folder)
        _deal(new)
    except Exception as error:
        if not was_there:
            outside.take_back(new)
        if isinstance(error, PosseError):
            raise
        raise PosseError(outside.what_broke(error, folder.resolve())) from error
    return new


def check_installed() -> list[str]:
    """Look through the sets of installed packages as well. One that is broken is left out, so that it keeps nobody from
    the others; what is wrong with such sets, in sentences."""
    outside.find_all()
    for point, new in outside.installed().items():
        folder = folders.of("bang", new.id)
        try:
            _look_through(folder, Path(str(folder.path)))
            _deal(new)
        except PosseError as error:
            outside.leave_out(point, str(error))
        except Exception as error:
            outside.leave_out(point, outside.what_broke(error, Path(str(folder.path))))
    return [f"the installed set {point} is left out: {why}" for point, why in outside.broken.items()]


def _deal(new: CardSet) -> None:
    """Deal games with it and look at them, one with each of its variants: what breaks here would break any game."""
    for variants in ([], *([each.id] for each in new.variants if each.least_players <= _PLAYERS)):
        _look_at(Game.start(BangRules([f"p{seat}" for seat in range(_PLAYERS)], [new.id], variants), "any"))


def _look_at(game: Game) -> None:
    twin = game.clone()
    table = twin.state
    assert isinstance(table, Table)
    for seat in range(-1, len(game.names)):
        for part in table.parts.values():
            _look_at_part(part, table, seat)
        twin.view(seat).as_dict()
        twin.imagine(max(seat, 0), 1)
    says = teller(game.rules)
    if twin.decision is not None:
        view = twin.view(twin.decision.player)
        says.question(twin.decision, view)
        for option in twin.decision.options:
            says.label(twin.decision, option, view)


def _look_at_part(part: Part, table: Table, seat: int) -> None:
    seen: object = part.see(table, seat)
    if not isinstance(seen, list) or not all(isinstance(each, Shape) for each in seen):
        place = set_places.of_class(type(part), "see")
        raise PosseError(
            f"{place}: class {type(part).__name__}: see gives {seen!r}; it gives a list of shapes"
        )


def _look_through(new: Folder, path: Path) -> None:
    _check_words(new)  # first: looks read words too
    looks.of(new)
    looks.symbols(new)
    reference_check.check(references.path(new.game, new.id), new)
    tells = _module(f"{new.package}.tell", path)
    if tells is not None and not isinstance(getattr(tells, "TELLS", None), SetTells):
        raise PosseError(
            f"{path / 'tell.py'}: there is no TELLS; it must be a posse.bang.tell.of_set.SetTells"
        )
    if tells is not None:
        others = [id for id in cards.SETS if id != new.id]
        for kind in sorted(tells.TELLS.lines.keys() & tells_of(others, []).lines.keys()):
            raise PosseError(f"{path / 'tell.py'}: another set tells of {kind}; give the event another name")
    lore = getattr(_module(f"{new.package}.lore", path), "LORE", [])
    if not isinstance(lore, list) or not all(isinstance(each, Lore) for each in lore):
        raise PosseError(f"{path / 'lore.py'}: LORE must be a list of posse.bots.bang.lore.Lore")


def _check_words(new: Folder) -> None:
    """Well-formed in every language that it brings; in the first one everything has a name."""
    for language in locales.LANGUAGES:
        file = new.path / "words" / f"{language}.ftl"
        if file.is_file():
            ids = _ids(file)
            for id in sorted(ids.keys() & _taken(new, language)):
                raise PosseError(
                    f"{file}, line {ids[id]}: the message {id} is there already; give it another name"
                )
            missing = [key for key in new.keys if f"{new.game}-{key.replace('/', '-')}" not in ids]
            if missing:
                id = f"{new.game}-{missing[0].replace('/', '-')}"
                raise PosseError(f"{file}: {missing[0]} has no name; add a line {id} = ...")
        elif language == locales.FIRST:
            raise PosseError(f"{file} is missing: it has the names of the set's things")


def _taken(new: Folder, language: str) -> set[str]:
    """The messages of everybody else."""
    others = [each.path / "words" / f"{language}.ftl" for each in folders.every() if each.id != new.id]
    return {id for file in [*locales.topics(language), *others] if file.is_file() for id in _ids(file)}


def _ids(file: Traversable) -> dict[str, int]:
    """The messages of a file of words, and their lines."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise PosseError(f"{file} is no UTF-8 text: {error.reason} at byte {error.start}") from None
    found: dict[str, int] = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            why = entry.annotations[0].message if entry.annotations else "this is no message"
            raise PosseError(f"{file}, line {line}: {why}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise PosseError(f"{file}, line {line}: the message {entry.id.name} stands there twice")
            found[entry.id.name] = line
    return found


def _module(name: str, path: Path) -> ModuleType | None:
    """A module of the set, if it has one of that name."""
    if find_spec(name) is None:
        return None
    try:
        return import_module(name)
    except Exception as error:
        raise PosseError(outside.what_broke(error, path.resolve())) from error
