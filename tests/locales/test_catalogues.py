"""The words: the same messages in every language, well formed, for everything there is, and none for nothing."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from posse import folders, games, locales
from posse.bang import cards
from posse.folders import Folder

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "posse" / "locales"
LANGUAGES = ("en", "de", "it")
TOPICS = sorted(path.stem for path in (LOCALES / "en").glob("*.ftl"))
SETS = {f"{each.game}/{each.id}": each for each in folders.every()}
#: A topic by its name, the words of a set by game and id.
CATALOGUES = [*TOPICS, *SETS]


def path_of(language: str, catalogue: str) -> Path:
    if catalogue in SETS:
        return Path(str(SETS[catalogue].path)) / "words" / f"{language}.ftl"
    return LOCALES / language / f"{catalogue}.ftl"


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
def messages(language: str, catalogue: str) -> dict[str, dict[str, frozenset[str]]]:
    """By id the parts of a message ('' is its value), each with its variables."""
    path = path_of(language, catalogue)
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
    for catalogue in CATALOGUES:
        for id, parts in messages(language, catalogue).items():
            assert id not in found, f"{language}: {id} is in two catalogues"
            found[id] = parts
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_catalogue(language: str) -> None:
    assert sorted(path.stem for path in (LOCALES / language).glob("*.ftl")) == TOPICS


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_say_the_same(language: str, catalogue: str) -> None:
    english, other = messages("en", catalogue), messages(language, catalogue)
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
def test_no_message_stands_in_two_places(language: str) -> None:
    assert len(every(language)) == sum(len(messages(language, each)) for each in CATALOGUES)


#: A line has fewer letters than this, by the sort of what it tells about.
LONGEST = {"card": 26, "face": 26, "event": 40, "character": 60}


def names(folder: Folder) -> list[tuple[str, str]]:
    """The sorts of a set's things, and the messages of their names."""
    return [(key.partition("/")[0], f"{folder.game}-{key.replace('/', '-')}") for key in folder.keys]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("catalogue", SETS)
def test_every_thing_has_a_name_and_a_line(language: str, catalogue: str) -> None:
    folder = SETS[catalogue]
    own = messages(language, catalogue)
    bundle = locales.load(language)
    for sort, name in names(folder):
        assert name in own, name
        if sort == "part":  # a part of the table does nothing by itself
            continue
        line = locales.words(bundle, f"{name}.line")
        assert line, name
        assert len(line.replace("\u00ad", "")) < LONGEST.get(sort, 100), (name, line)
    assert "harder" in own[f"{folder.game}-set-{folder.id}"]


#: Parts that the question explains which they come from.
EXPLAINED = {"face-down"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_is_told_what_every_part_is(language: str) -> None:
    parts = {part.id for thing in cards.THINGS.values() for part in thing.parts() if part.is_seen}
    assert len(parts) > 8
    told = {part for part in parts if locales.has(locales.load(language), f"bang-part-{part}.guide")}
    assert parts - told == EXPLAINED


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_has_a_name(game: str) -> None:
    assert "line" in messages("en", "things")[f"game-{game}"]


@cache
def sources() -> str:
    """The code that may name a message, all of it."""
    python = (ROOT / "src" / "posse").rglob("*.py")
    client = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in [*python, *client])


def is_used(id: str, ids: set[str]) -> bool:
    """Whether a message is named, by itself or with the id of a thing put behind it."""
    text = sources()
    for ending in (
        "-to",
        "-why",
    ):  # the story of a game says whose doing a loss was; a question says why it is asked
        if id.endswith(ending):
            return is_used(id.removesuffix(ending), ids)
    if any(f"{quote}{id}{end}" in text for quote in "\"'`" for end in "\"'`."):
        return True
    parts = [id.removesuffix(each) for each in ids if id.endswith(f"-{each}")]
    if any(f"{part}{{" in text or f"{part}${{" in text for part in parts):
        return True
    for ending in ("-on", "-on-hand", "-on-card", "-on-own", "-for"):  # what something is aimed at
        if id.endswith(ending):
            return is_used(id.removesuffix(ending), ids)
    return False


@pytest.mark.parametrize("catalogue", SETS)
def test_a_set_has_no_words_that_nobody_says(catalogue: str) -> None:
    folder = SETS[catalogue]
    ids = {key.partition("/")[2] for key in folder.keys} | WORDS
    own = {name for _, name in names(folder)} | {f"bang-sort-{sort}" for sort, _ in names(folder)}
    assert [id for id in messages("en", catalogue) if id not in own and not is_used(id, ids)] == []


#: What a message may end with, beside the id of a thing.
WORDS = {
    "jail-target",
    "too-few-loads",
    "too-dear",
    "no-effect-now",
    "once-a-turn",
    "red",
    "black",
    "green",
    "orange",
    "event",
    "guess",
    "copy",
    "ricochet",
    "buy-equipment",
    "bought",
    "expel",
    "expel-equipment",
    "post",
    "order",
    "trade",
    "again",
    "load",
    "unload",
    "take",
    "take-railcar",
    "advance",
    "double",
    "ignore",
    "spare",
    "put",
    "switch",
    "rob-train",
    "divert",
    "hand-it-over",
    "be-shot",
    "no-railcar",
    "nothing-to-copy",
    "nothing-to-swap",
    "no-discards",
    "no-other-railcar",
    "no-blue-card",
}


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
    references = [Path(str(each.path)) / "words" / "reference" / f"{language}.ftl" for each in SETS.values()]
    for path in [*(path_of(language, each) for each in CATALOGUES), *references]:
        if not path.is_file():  # the English reference is in reference.yaml
            continue
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
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    table = page[page.index("## Reasons") : page.index("## Fair dealing")]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    codes = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
    assert len(codes) > 30
    words = messages(language, "refused")
    assert {code for code in codes if f"refused-{code}" not in words} == set()


def test_no_full_stop_follows_the_exclamation_mark_of_a_name() -> None:
    """A sentence that ends with the name of a card, BANG! or Missed!, ends there."""
    folders_of_words = [LOCALES, *(Path(str(each.path)) / "words" for each in SETS.values())]
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line}"
        for folder in folders_of_words
        for file in folder.rglob("*.ftl")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if "!." in line
    ]
    assert not found, "\n".join(found)
