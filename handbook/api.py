"""The pages on the Python interface, with signatures and docstrings from the code."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

#: What has a page: each module, and its public names.
MODULES: Final[dict[str, tuple[str, ...]]] = {
    "posse": ("new", "load", "add_set", "Game", "PosseError"),
    "posse.bots": ("Bot", "make", "sit_down"),
    "posse.kernel.option": ("Decision", "Option"),
    "posse.kernel.view": ("View",),
    "posse.kernel.event": ("Event",),
    "posse.kernel.imaginer": ("Imaginer",),
    "posse.kernel.scenario": ("check", "check_file", "Failure"),
    "posse.review": ("review", "joined", "Review", "Effort"),
    "posse.lab.simulate": ("simulate",),
}
#: Longer signatures are broken into lines.
_WIDTH: Final = 90


def pages() -> Iterator[tuple[str, str]]:
    """The name and the text of each page."""
    lines = ["# The Python interface", "", "Signatures and words come from the code.", ""]
    for name, members in MODULES.items():
        lines.append(f"- [`{name}`]({_file(name)}): {', '.join(f'`{member}`' for member in members)}")
        yield f"api/{_file(name)}", _page(name, members)
    yield "api/index.md", "\n".join([*lines, ""])


def _file(name: str) -> str:
    return f"{name.replace('.', '-')}.md"


def _page(name: str, members: tuple[str, ...]) -> str:
    module = import_module(name)
    lines = [f"# `{name}`", "", *_words(module)]
    for member in members:
        lines += _member(member, getattr(module, member))
    return "\n".join(lines)


def _member(name: str, what: Any) -> list[str]:
    if not inspect.isclass(what):
        return [f"## {name}", "", *_signature("def", name, what), *_words(what)]
    lines = [f"## {name}", "", *_signature("class", name, what), *_words(what)]
    for each, member in vars(what).items():
        if each.startswith("_"):
            continue
        if isinstance(member, property):
            given = inspect.signature(member.fget).return_annotation if member.fget else ""
            lines += [f"### {name}.{each}", "", *_code(f"{each}: {_plain(given)}"), *_words(member)]
        elif inspect.isfunction(function := inspect.unwrap(getattr(member, "__func__", member))):
            lines += [f"### {name}.{each}", "", *_signature("def", each, function), *_words(function)]
    return lines


def _signature(sort: str, name: str, what: Any) -> list[str]:
    try:
        signature = str(inspect.signature(what))
    except (TypeError, ValueError):  # an exception, for instance, has no signature
        signature = ""
    said = f"{sort} {name}{_plain(signature)}"
    return _code(said if len(said) <= _WIDTH else _by_lines(said))


def _by_lines(said: str) -> str:
    """A long signature, one parameter per line."""
    head, _, rest = said.partition("(")
    given, closed, result = rest.rpartition(")")
    params = re.split(r", (?![^\[]*\])", given)
    return "\n".join([f"{head}(", *(f"    {param}," for param in params), f"{closed}{result}"])


def _plain(annotation: Any) -> str:
    """A type as it is written in code."""
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    text = re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", text).removesuffix(" -> None")
    return re.sub(r"(: |-> |^)'([^']*)'", r"\1\2", text)  # types that are used before they are defined


def _code(text: str) -> list[str]:
    return ["```python", text, "```", ""]


def _words(what: Any) -> list[str]:
    """A docstring; its examples become code."""
    words = inspect.getdoc(what) or ""
    out: list[str] = []
    session = False
    for line in words.splitlines():
        if line.startswith(">>>") and not session:
            out += ["", "```pycon"]
            session = True
        elif session and not line.strip():
            out.append("```")
            session = False
        out.append(line)
    if session:
        out.append("```")
    return [*out, ""]
