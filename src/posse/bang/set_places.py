"""Where something is in the code of a set, as file and line, for error messages."""

import ast
import sys
from pathlib import Path
from types import ModuleType


def of_set(module: ModuleType) -> str:
    """The place where a module makes its SET, or only the module if it does not."""
    file = Path(str(module.__file__))
    return _place(file, next((node.lineno for node in _read(file).body if _binds_set(node)), 0))


def of_class(cls: type, member: str = "") -> str:
    """The place where a class or a member of it is declared. The member may be inherited from another class of the
    set."""
    owner = next((each for each in cls.__mro__ if member in vars(each)), cls)
    if owner.__module__.partition(".")[0] != cls.__module__.partition(".")[0]:
        owner, member = cls, ""
    file = Path(str(sys.modules[owner.__module__].__file__))
    for node in ast.walk(_read(file)):
        if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
            return _place(
                file, next((inner.lineno for inner in node.body if _declares(inner, member)), node.lineno)
            )
    return _place(file, 0)


def _place(file: Path, line: int) -> str:
    return f"{file}, line {line}" if line else str(file)


def _read(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8") if file.suffix == ".py" else "")


def _binds_set(node: ast.stmt) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom):
        return any((name.asname or name.name) == "SET" for name in node.names)
    return _declares(node, "SET")


def _declares(node: ast.stmt, name: str) -> bool:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name == name
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return any(isinstance(target, ast.Name) and target.id == name for target in targets)
