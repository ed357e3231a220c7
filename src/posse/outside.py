"""Adding a set from outside. Its rules are added (`posse.bang.outside`), and everything else in its folder is checked,
so that a mistake is reported before anybody sits down, with the file, the line and what is wrong."""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from posse import folders, games, looks, reference_check, references, words_check
from posse.bang import cards, outside, set_places
from posse.bang.bills import BillStack
from posse.bang.cards import CardSet
from posse.bang.hooks import GOALS
from posse.bang.parts import Part
from posse.bang.rules import BangRules
from posse.bang.table import Table
from posse.bang.tell.lines import LINES
from posse.bang.tell.of_set import SetTells, tells_of
from posse.bots.bang.lore import Lore
from posse.folders import Folder
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.shape import Shape
from posse.tellers import teller
from posse.tried_out import PLAYERS, try_out


def add(folder: Path) -> CardSet:
    """Add the set in a folder, for this process and those that it starts. A broken set leaves no trace."""
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
    """Check the sets of installed packages as well. A broken one is left out, so that the others can be used. Gives
    what is wrong with such sets, in sentences."""
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
    """Deal games with it, one with each of its variants, look at them, and then play some. What breaks here would break
    any game."""
    _check_tables(new)
    for variants in ([], *([each.id] for each in new.variants if each.least_players <= PLAYERS)):
        _look_at(
            Game.start(BangRules([f"p{seat}" for seat in range(PLAYERS)], [new.id], variants), "any"), new
        )
    try_out(new, folders.of("bang", new.id))


def _check_tables(new: CardSet) -> None:
    """Its tables are such as people can open."""
    bang = games.entry("bang")
    fewest, most = bang.fewest_players, len(bang.names)
    for count in new.role_splits:
        if not fewest <= count <= most:
            place = set_places.of_set(sys.modules[new.package])
            raise PosseError(f"{place}: role_splits: a table has {fewest} to {most} players, not {count}")


def _look_at(game: Game, new: CardSet) -> None:
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
    _look_for_words(table, new)


def _look_at_part(part: Part, table: Table, seat: int) -> None:
    seen: object = part.see(table, seat)
    if not isinstance(seen, list) or not all(isinstance(each, Shape) for each in seen):
        place = set_places.of_class(type(part), "see")
        raise PosseError(
            f"{place}: class {type(part).__name__}: see gives {seen!r}; it gives a list of shapes"
        )


def _look_for_words(table: Table, new: CardSet) -> None:
    """Everything that the set shows, turns up or makes the common goal must have words."""
    folder = folders.of("bang", new.id)
    for part in table.parts.values():
        if f"part/{part.id}" in folder.keys:
            place = f"{set_places.of_class(type(part))}: class {type(part).__name__}"
            if isinstance(part, BillStack):
                words_check.need(folder, f"log-bang-{part.id}", place)
            for shape in part.see(table, -1):
                for id in (f"part/{shape.id}", *shape.places):
                    words_check.need(folder, f"bang-{id.replace('/', '-')}", place)
    for thing in new.things():
        for verb in thing.verbs:
            words_check.need_verb(folder, verb, set_places.of_class(type(thing), "verbs"))
        for purpose in (thing.purpose, *getattr(thing, "purposes", ())):
            if purpose:
                words_check.need(
                    folder, f"ask-bang-for-{purpose}", set_places.of_class(type(thing), "purpose")
                )
    changed = [thing.goals(table) for thing in new.things() if thing.hooks & GOALS]
    for goals in (*changed, *new.goals.values()):
        if goals is not None and goals.for_all:
            words_check.need(folder, goals.for_all, set_places.of_class(type(goals), "for_all"))


def _look_through(new: Folder, path: Path) -> None:
    reference_check.check(references.path(new.game, new.id), new)  # first: its translations are words
    words_check.check(new)  # before looks, which read words too
    looks.of(new)
    looks.symbols(new)
    tells = _module(f"{new.package}.tell", path)
    if tells is not None and not isinstance(getattr(tells, "TELLS", None), SetTells):
        raise PosseError(
            f"{path / 'tell.py'}: there is no TELLS; it must be a posse.bang.tell.of_set.SetTells"
        )
    if tells is not None:
        others = [id for id in cards.SETS if id != new.id]
        for kind in sorted(tells.TELLS.lines.keys() & tells_of(others, []).lines.keys()):
            raise PosseError(f"{path / 'tell.py'}: another set tells of {kind}; give the event another name")
        words_check.check_said(new, path / "tell.py")
    _check_happens(new)
    lore = getattr(_module(f"{new.package}.lore", path), "LORE", [])
    if not isinstance(lore, list) or not all(isinstance(each, Lore) for each in lore):
        raise PosseError(f"{path / 'lore.py'}: LORE must be a list of posse.bots.bang.lore.Lore")


def _check_happens(new: Folder) -> None:
    """Every event with a motion must also have words, in this set or another."""
    told = tells_of([*cards.SETS], []).lines.keys() | LINES.keys()
    for key in looks.of(new):
        sort, _, kind = key.partition("/")
        if sort == looks.HAPPENS and kind not in told:
            raise PosseError(
                f"{new.path / looks.FILE}, {key.replace('/', '.')}: nobody tells of such an event"
            )


def _module(name: str, path: Path) -> ModuleType | None:
    """A module of the set, if it has one of that name."""
    if find_spec(name) is None:
        return None
    try:
        return import_module(name)
    except Exception as error:
        raise PosseError(outside.what_broke(error, path.resolve())) from error
