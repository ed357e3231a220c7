"""Sets from outside: a folder or an installed package, added in the same way as our own sets.

A folder is a Python package whose `__init__.py` makes a `CardSet` and calls it `SET`. Everything else of the set is
beside it (see docs/add-a-set.md). The environment variable POSSE_SETS lists the folders, so that every process of a
program finds the same ones in the same order; the order matters, because cards are numbered as they come. An installed
package names its module under the entry point `posse.sets`.
"""

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Final

from posse.bang import cards, sets
from posse.bang.cards import CardSet
from posse.bang.set_check import problems
from posse.kernel.errors import PosseError

VARIABLE: Final = "POSSE_SETS"
ENTRY_POINTS: Final = "posse.sets"
#: The packages of sets from folders are named below this one.
_HOME: Final = "posse_sets"

#: Lists the installed sets that are left out, for the processes that this one starts.
_LEFT_OUT: Final = "POSSE_SETS_LEFT_OUT"

_loaded: Final[dict[str, CardSet]] = {}  # by folder or entry point
#: Installed sets that are left out, by entry point, and why. A broken one must not keep the others from being used.
broken: Final[dict[str, str]] = {}


def add_folder(folder: Path) -> CardSet:
    """Add the set in a folder, for this process and those that it starts."""
    folder = folder.resolve()
    if os.pathsep in str(folder):
        raise PosseError(f"{folder}: the path of a set may not contain {os.pathsep}")
    added = _of_folder(folder)
    named = [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path]
    if str(folder) not in named:
        os.environ[VARIABLE] = os.pathsep.join([*named, str(folder)])
    return added


def is_added(folder: Path) -> bool:
    """Whether the set in a folder was added."""
    return str(folder.resolve()) in _loaded


def take_back(last: CardSet) -> None:
    """Forget a set from outside, because it is refused after all, or a test is over."""
    later = sets.ALL[sets.ALL.index(last) + 1 :]
    for each in [*reversed(later), last]:
        cards.take_back(each)
        sets.ALL.remove(each)
    for each in later:
        sets.ALL.append(each)
        cards.add_set(each, each.package)
    for where in [where for where, each in _loaded.items() if each is last]:
        del _loaded[where]
        kept = [path for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path not in ("", where)]
        os.environ[VARIABLE] = os.pathsep.join(kept)
    _forget(last.package)


def find_all() -> None:
    """Add all sets that the environment and installed packages name and that were not added yet."""
    for path in os.environ.get(VARIABLE, "").split(os.pathsep):
        if path:
            _of_folder(Path(path).resolve())
    left_out = os.environ.get(_LEFT_OUT, "").split()
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        if point.value not in _loaded and point.value not in (*broken, *left_out):
            try:
                _loaded[point.value] = _add(_imported(point.module))
            except PosseError as error:
                broken[point.value] = str(error)


def installed() -> dict[str, CardSet]:
    """The added sets of installed packages, by entry point."""
    return {where: each for where, each in _loaded.items() if not Path(where).is_absolute()}


def leave_out(point: str, why: str) -> None:
    """Leave an installed set out, in this process and those that it starts."""
    take_back(_loaded[point])
    broken[point] = why
    os.environ[_LEFT_OUT] = " ".join([*os.environ.get(_LEFT_OUT, "").split(), point])


def folders_of(ids: Sequence[str]) -> list[str]:
    """The folders of the sets with these ids. Sets from installed packages need none, so they are left out."""
    own = installed()
    return [where for where, each in _loaded.items() if each.id in ids and where not in own]


def _of_folder(folder: Path) -> CardSet:
    if str(folder) not in _loaded:
        _loaded[str(folder)] = _add(_package(folder))
    return _loaded[str(folder)]


# ---- reading the code


def _package(folder: Path) -> ModuleType:
    """The folder as a package, with everything that its `__init__.py` imports."""
    file = folder / "__init__.py"
    if not folder.is_dir():
        raise PosseError(f"{folder} is no folder; a set is a folder with an __init__.py")
    if not file.is_file():
        raise PosseError(f"{folder} is no set: it has no __init__.py that makes a CardSet and calls it SET")
    name = f"{_HOME}.{re.sub(r'[^0-9A-Za-z]', '_', folder.name)}"
    if name in sys.modules:
        other = Path(str(sys.modules[name].__file__)).parent
        raise PosseError(f"{folder} has the name of another set, {other}; give one of them another name")
    if _HOME not in sys.modules:
        sys.modules[_HOME] = ModuleType(_HOME)
        sys.modules[_HOME].__path__ = []
    spec = spec_from_file_location(name, file, submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        _forget(name)
        raise PosseError(what_broke(error, folder)) from error
    return module


def _forget(package: str) -> None:
    """A package and its modules, as if they had never been imported."""
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


def _imported(module: str) -> ModuleType:
    try:
        return import_module(module)
    except Exception as error:
        raise PosseError(f"the installed set {module} is broken: {what_broke(error)}") from error


def what_broke(error: Exception, folder: Path | None = None) -> str:
    """The file, the line and what is wrong there. The place is the innermost one in a folder, if there is one."""
    said = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}, line {error.lineno}: {error.msg}"
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if folder is None or Path(frame.filename).is_relative_to(folder)]
    if not own:
        return f"{folder}: {said}"
    return f"{own[-1].filename}, line {own[-1].lineno}: {said}"


def culprit(error: BaseException) -> str:
    """The innermost place in a set from outside that an error went through, as `FILE, line N`; empty if it went through
    none."""
    homes = [Path(str(sys.modules[each.package].__file__)).parent for each in _loaded.values()]
    for frame in reversed(extract_tb(error.__traceback__)):
        if any(Path(frame.filename).is_relative_to(home) for home in homes):
            return f"{frame.filename}, line {frame.lineno}"
    return ""


# ---- taking it in


def _add(module: ModuleType) -> CardSet:
    try:
        for problem in problems(module):
            raise PosseError(problem)
        found: CardSet = module.SET
        _enter(found, module.__name__)
    except PosseError:
        _forget(module.__name__)
        raise
    except Exception as error:
        _forget(module.__name__)
        raise PosseError(what_broke(error, Path(str(module.__file__)).parent)) from error
    return found


def _enter(new: CardSet, package: str) -> None:
    """Number the sets from outside in the order of their ids, no matter when they were added, because a deal depends on
    the numbers."""
    later = [each for each in sets.ALL if not each.package.startswith("posse.") and each.id > new.id]
    for each in reversed(later):
        cards.take_back(each)
        sets.ALL.remove(each)
    sets.ALL.append(new)
    cards.add_set(new, package)
    for each in later:
        sets.ALL.append(each)
        cards.add_set(each, each.package)
