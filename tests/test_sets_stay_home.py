"""A set is known to its own folder only: nothing else names one of its cards, characters, events, variants or parts, or
a kind of event that only it tells.

What the engine, the server, the terminal, the client and the shared words must know of a thing they learn from its set:
by a hook, by its looks, by its words. The Duel and the Dice Game are each a set of their own, and so is whatever lies
in a folder of theirs.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from posse import folders
from posse.bang import cards
from posse.bang.tell.of_set import tells_of
from posse.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
SORTS = {key.partition("/")[0] for each in folders.every() for key in each.keys} - {"set", "face"}
IDS = {
    key.partition("/")[2] for each in folders.every() for key in each.keys if key.partition("/")[0] in SORTS
}
#: The kinds of events that only one set tells.
KINDS = {kind for id in cards.SETS for kind in tells_of([id], []).lines}
#: Ids that nobody takes for other words: they are looked for inside of strings too. A set may have the id of a thing.
LONG = {id for id in IDS if "-" in id} - {each.id for each in folders.every()}
_INSIDE = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(LONG, key=len, reverse=True))})(?![\w-])")
#: A whole string that names a thing: by its id, its key, or as a card with rank and suit.
NAMED = re.compile(rf"(?:(?:{'|'.join(sorted(SORTS))})/)?([a-z0-9-]+)(?:@[\w-]*)?")

#: Words that are ids too, but mean something else wherever they stand.
OTHER_WORDS = {
    "duel": "a game",
    "event": "a sort of things",
    "ghost": "somebody in the game without life points",
    "aim": "what an option is aimed at",
    "bounty": "an act on the stage",
    "shot": "what is fired, and the event that tells it",
    "switch": "what turns something on or off",
}
#: The shot, the dodge and the drink are rules of the game itself: every set builds on them.
THE_GAME_ITSELF = {"bang", "missed", "beer"}
#: Words that are ids too, but mean something else in a file.
IN_FILES = {
    "src/posse/bang/presets.py": {
        "first-game": "what a table is played with",
        "shadow-gunslingers": "what a table is played with",
        "high-noon": "a set",
        "gold-rush": "a set",
    },
    "src/posse/bang/set_check.py": {"copied": "a method"},
    "src/posse/bang/tell/questions.py": {"dodge": "what is at stake, a part of a message"},
    "src/posse/cli/__init__.py": {"train": "a command"},
    "src/posse/cli/train.py": {"train": "a command"},
    "src/posse/server/people.py": {"clock": "what tells the time"},
    "src/posse/server/titles.py": {"most-wanted": "what a player is called after a game"},
    "src/posse/terminal/faces.py": {"gatling": "a face of the dice"},
    "web/src/lib/icons.ts": {
        "barrel": "a symbol of the Duel",
        "dynamite": "a symbol of the Duel",
        "horseshoe": "a symbol of the Duel",
        "rattlesnake": "a picture",
    },
    "web/src/lib/wire.ts": {
        "arrow": "a face of the dice",
        "dynamite": "a face of the dice",
        "gatling": "a face of the dice",
    },
    "web/src/pages/rules/DuelPrimer.svelte": {"map": "a drawing that is explained"},
    "web/src/table/bang/animations.ts": {"dodge": "a sound"},
    "web/src/table/parts/KeysDialog.svelte": {"escape": "a key"},
    **{f"src/posse/locales/{each}/end.ftl": {"most-wanted": "a title"} for each in LANGUAGES},
    **{f"src/posse/locales/{each}/lobby.ftl": {"first-game": "a preset"} for each in LANGUAGES},
    **{f"src/posse/locales/{each}/table.ftl": {"face-down": "how any card may lie"} for each in LANGUAGES},
}
#: Pictures by their names, with those who drew them.
CREDITS = "web/src/pages/about/credits.ts"


def at_home(path: Path) -> bool:
    """Whether a file belongs to a set, or to a game that is one."""
    place = path.relative_to(ROOT).as_posix()
    return place.startswith("src/posse/bang/sets/") or bool({"duel", "dice"} & set(path.parts))


def sources() -> Iterator[Path]:
    for folder, endings in (("src/posse", (".py", ".ftl")), ("web/src", (".ts", ".svelte"))):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in endings and not path.name.endswith(".test.ts") and not at_home(path):
                yield path


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """The strings in a file with their lines: no comments, no docstrings."""
    text = path.read_text("utf-8")
    if path.suffix == ".ftl":
        return _in_words(text)
    return _in_python(text) if path.suffix == ".py" else _in_typescript(text)


def _in_python(text: str) -> Iterator[tuple[int, str]]:
    tree = ast.parse(text)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.lineno, node.value


_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
#: Not those that name a picture.
_QUOTED = re.compile(r"""(?<!icon: )(?<!icon=)(?<!name=)(['"`])((?:(?!\1)[^\\\n])*)\1""")
#: A key of an object stands there without quotes. Only kinds of events are looked for: as a key, the id of a thing is
#: mostly another word.
_KEY = re.compile(rf"(?:^|[{{,(])\s*({'|'.join(sorted(KINDS))}):")


def _in_typescript(text: str) -> Iterator[tuple[int, str]]:
    text = _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    for number, line in enumerate(text.splitlines(), 1):
        for found in _QUOTED.finditer(line):
            yield number, found[2]
        for key in _KEY.finditer(line):
            yield number, key[1]


#: The name of a message, or what it chooses by.
_NAME = re.compile(r"^([a-z][\w-]*) =|\[([\w-]+)\]")


def _in_words(text: str) -> Iterator[tuple[int, str]]:
    """Of a file of words what its messages are called, each piece by itself, and what they choose by."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in _NAME.finditer(line) if not line.startswith("#") else ():
            name = found[1] or found[2]
            yield from ((number, id) for id in LONG if f"-{id}-" in f"-{name}-")


def thing_in(string: str) -> str:
    """The id of the thing, or the kind of event, that a string names, if it names one."""
    if string in KINDS:
        return string
    found = NAMED.fullmatch(string)
    if found:
        return found[1] if found[1] in IDS else ""
    inside = _INSIDE.search(string)
    is_example = string.startswith("posse ")  # of a command: it must name something
    return inside[0] if inside and not is_example else ""


def offenders(path: Path) -> list[tuple[int, str]]:
    place = path.relative_to(ROOT).as_posix()
    allowed = THE_GAME_ITSELF | OTHER_WORDS.keys() | IN_FILES.get(place, {}).keys()
    found = ((line, thing_in(string)) for line, string in strings(path))
    return [(line, thing) for line, thing in found if thing and thing not in allowed]


def test_no_file_outside_a_set_names_its_things() -> None:
    found = [
        f"{place}:{line}: {thing}"
        for path in sources()
        if (place := path.relative_to(ROOT).as_posix()) != CREDITS
        for line, thing in offenders(path)
    ]
    assert not found, "these belong into the folders of their sets:\n" + "\n".join(found)


@pytest.mark.parametrize("place", IN_FILES)
def test_every_exception_is_one(place: str) -> None:
    named = {thing_in(string) for _, string in strings(ROOT / place)}
    assert IN_FILES[place].keys() <= named


@pytest.mark.parametrize(
    ("string", "thing"),
    [
        ("volcanic", "volcanic"),
        ("card/volcanic", "volcanic"),
        ("volcanic@10S", "volcanic"),
        ("character/jango", "jango"),
        ("passed_on", "passed_on"),
        ("no-such-thing", ""),
        ("a volcanic", ""),
        ("slab-the-killer, or another", "slab-the-killer"),
        ("posse rule slab-the-killer", ""),
        ("high-noon, or another set", ""),
        ("shot-volcanic", ""),
    ],
)
def test_how_a_thing_is_named(string: str, thing: str) -> None:
    assert thing_in(string) == thing


def test_where_strings_are_looked_for() -> None:
    python = 'def f():\n    """volcanic"""\n    return "jail"  # "duel"\n'
    assert list(_in_python(python)) == [(3, "jail")]
    client = """/* 'bank' */ // 'bank'
const a = ['jail', `hat`]; <Icon name="dynamite" />
<!-- 'bank' -->{ icon: 'barrel' }"""
    assert list(_in_typescript(client)) == [(2, "jail"), (2, "hat")]
    words = "# bart-cassidy\nask-dice-bart-cassidy-why = a\nx = { $about ->\n    [tom-thorn] tom-thorn\n}"
    assert list(_in_words(words)) == [(2, "bart-cassidy"), (4, "tom-thorn")]
    table = "{\n  // jailed: 1,\n  jailed: (h) => [],\n  other: { exploded: 2 },\n  made: copied ? 1 : 2,\n}"
    assert list(_in_typescript(table)) == [(3, "jailed"), (4, "exploded")]
