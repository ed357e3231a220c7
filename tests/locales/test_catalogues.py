"""The words: the same messages in every language, well formed, and for everything there is."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from posse import games

LOCALES = Path(games.__file__).parent / "locales"
LANGUAGES = ("en", "de", "it")
TOPICS = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
GAMES = tuple(games.GAMES)


class Variables(Visitor):
    """The variables a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(node: Any) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.found)


@cache
def messages(language: str, topic: str) -> dict[str, dict[str, frozenset[str]]]:
    """By id the parts of a message ('' is its value), each with its variables."""
    path = LOCALES / language / f"{topic}.ftl"
    resource = FluentParser().parse(path.read_text("utf-8"))
    found: dict[str, dict[str, frozenset[str]]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            parts = {"": variables(entry.value)} if entry.value else {}
            parts |= {each.id.name: variables(each.value) for each in entry.attributes}
            found[entry.id.name] = parts
    return found


@cache
def every(language: str) -> dict[str, dict[str, frozenset[str]]]:
    found: dict[str, dict[str, frozenset[str]]] = {}
    for topic in TOPICS:
        for id, parts in messages(language, topic).items():
            assert id not in found, f"{language}: {id} is in two catalogues"
            found[id] = parts
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_catalogue(language: str) -> None:
    assert sorted(path.stem for path in (LOCALES / language).glob("*.ftl")) == TOPICS


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same(language: str, topic: str) -> None:
    english, other = messages("en", topic), messages(language, topic)
    assert sorted(other) == sorted(english)
    for id, parts in english.items():
        assert sorted(other[id]) == sorted(parts), f"{id}: attributes"
        for part, used in parts.items():
            # `you`, counts and the game choose between forms: a language without such a form need not ask.
            assert other[id][part] <= used | {"you", "count", "game"}, f"{id}.{part}: unknown variables"
            named = used - SELECTORS
            assert named <= other[id][part], f"{id}.{part}: leaves out {sorted(named - other[id][part])}"


#: Variables that only choose between forms of a sentence.
SELECTORS = frozenset(
    {
        "you",
        "count",
        "others",
        "amount",
        "life",
        "missing",
        "left",
        "number",
        "open",
        "reach",
        "many",
        "renegades",
    }
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_has_a_name_and_a_line(language: str, game: str) -> None:
    words = messages(language, "things")
    assert f"game-{game}" in words
    for each in games.catalogue():
        if each["game"] != game:
            continue
        assert "line" in words[f"set-{each['id']}"]
        for thing in [*each["cards"], *each["characters"], *each.get("events", [])]:
            assert "line" in words[f"{game}-{thing['id']}"], thing["id"]


#: How each language quotes and writes an apostrophe; nothing else may look like that.
QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "it": ("«", "»")}
APOSTROPHE = "’"
LIKE_QUOTES = frozenset("'\"´‘’‚‛“”„‟«»‹›′″")


class Texts(Visitor):
    """What a message says, without its variables."""

    def __init__(self) -> None:
        super().__init__()
        self.found = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found += node.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            texts = Texts()
            texts.visit(entry)
            wrong = LIKE_QUOTES.intersection(texts.found) - {opening, closing, APOSTROPHE}
            assert not wrong, f"{path}: {entry.id.name} has {sorted(wrong)}"
            pairs = texts.found.count(opening), texts.found.count(closing)
            assert pairs[0] == pairs[1], f"{path}: {entry.id.name} has quotes without their other half"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    table = page[page.index("## Reasons") : page.index("## Fair dealing")]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    codes = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
    assert len(codes) > 30
    words = messages(language, "refused")
    assert {code for code in codes if f"refused-{code}" not in words} == set()
