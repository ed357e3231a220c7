"""The layout styles stay small: how long they are, what they ask for, and how often they say the same thing again."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent.parent / "web" / "src"
FILES = sorted(WEB.rglob("*.css"))
#: Lines of all styles that are no component's own.
MOST_LINES = 2400
#: What a window, a device or the table as a whole may be asked. What a part asks of its own room is its business.
MOST_CONDITIONS = 8
#: How often one selector may set one property, counted over all conditions.
MOST_TIMES = 4


class Declaration(NamedTuple):
    selector: str
    property: str
    where: str  # the conditions and layers around it


def declarations(css: str) -> Iterator[Declaration]:
    stack: list[str] = []
    head = ""
    for token in re.findall(r"[^{};]+|[{};]", re.sub(r"/\*.*?\*/", "", css, flags=re.S)):
        if token == "{":
            stack.append(" ".join(head.split()))
            head = ""
        elif token in ";}":
            inner = [each for each in stack if not each.startswith("@")]
            if ":" in head and inner and not any(each.startswith("@keyframes") for each in stack):
                where = " ".join(each for each in stack if each.startswith("@"))
                for selector in re.split(r",(?![^(]*\))", inner[-1]):
                    yield Declaration(selector.strip(), head.split(":")[0].strip(), where)
            head = ""
            if token == "}":
                stack.pop()
        else:
            head = token


def conditions() -> Counter[str]:
    """What is asked outside components: media, and the room of the whole table."""
    asked = re.compile(r"^\s*@(media|container table)\b([^{]*)\{", re.M)
    return Counter(
        f"{kind}{' '.join(what.split())}" for path in FILES for kind, what in asked.findall(path.read_text())
    )


def test_all_styles_together_are_short() -> None:
    lines = {str(path.relative_to(WEB)): len(path.read_text().splitlines()) for path in FILES}
    assert sum(lines.values()) <= MOST_LINES, lines


def test_few_conditions_choose_the_layout() -> None:
    found = conditions()
    assert len(found) <= MOST_CONDITIONS, found


def styles_of(component: str) -> str:
    """The styles of a component; `:global` is where they stand, and no selector."""
    found = re.search(r"<style[^>]*>(.*)</style>", component, re.S)
    return found[1].replace(":global {", "@layer {") if found else ""


def test_no_selector_says_the_same_again_and_again() -> None:
    """Nor do the styles of the table's parts, which may set what stands in the files."""
    css = {path: path.read_text() for path in FILES}
    parts = {path: styles_of(path.read_text()) for path in sorted((WEB / "table").rglob("*.svelte"))}
    times: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path, text in {**css, **parts}.items():
        for each in declarations(text):
            times[each.selector, each.property].append(f"{path.name} {each.where}")
    often = {what: where for what, where in times.items() if len(where) > MOST_TIMES}
    assert not often


def test_one_declaration_stands_on_a_line() -> None:
    dense = [
        f"{path.name}:{number}"
        for path in FILES
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if line.count(";") > 1
    ]
    assert not dense
