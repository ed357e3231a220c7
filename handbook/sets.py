"""The pages of the sets: each rule, card, character and event with its rulings, and each ruling with its proof."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from copy import copy
from html import escape
from typing import Any, Final, NamedTuple

from handbook.scene import drawn
from posse import folders
from posse.folders import Folder
from posse.locales import FIRST
from posse.locales.pages import Page
from posse.terminal import reference
from posse.terminal.speech import Words

#: The order of the kinds on the page of a set; kinds that only some sets have come in between.
_FIRST: Final = ("card", "event")
_LAST: Final = ("character", "rule")
#: The introduction of the page on which things of a set meet things of others.
_TOGETHER: Final = "Where things meet"


class Item(NamedTuple):
    """Something with a page of its own."""

    sort: str
    id: str
    name: str
    text: str
    entry: dict[str, Any]  # as in the reference


class Book(NamedTuple):
    """Everything about one set."""

    folder: Folder
    title: str
    line: str  # the set in one sentence
    items: list[Item]
    facts: dict[tuple[str, str], str]  # what kind of thing it is, in a few words
    variants: list[tuple[str, str]]  # with what they do
    cases: list[dict[str, Any]]


def books() -> list[Book]:
    """All sets of all games."""
    return [_book(folder) for folder in folders.every()]


def pages() -> Iterator[tuple[str, str]]:
    """The name and the text of each page."""
    every = books()
    also = _also(every)
    yield "rules/index.md", _front(every)
    for book in every:
        yield f"rules/{book.folder.id}/index.md", _set_page(book)
        for item in book.items:
            yield f"rules/{book.folder.id}/{_file(item)}", _item_page(book, item, also)
        if book.cases:
            yield f"rules/{book.folder.id}/together.md", _together(book)


# ---- reading


def _book(folder: Folder) -> Book:
    page = Page(folder.game, folder.id, FIRST)
    items = [
        Item(thing.key.partition("/")[0], thing.told.id, thing.told.name, thing.told.text, thing.entry)
        for thing in page.things(folder.keys)
    ]
    for entry in page.section("rules"):
        name = entry["id"].replace("-", " ").capitalize()
        items.append(Item("rule", entry["id"], name, entry["text"], entry))
    known = [entry for entry in reference.of_game(folder.game) if entry.of_set == folder.id]
    line = next((entry.effect for entry in known if entry.sort == "set"), "")
    variants = [(entry.name, entry.effect) for entry in known if entry.sort == "variant"]
    return Book(folder, page.title, line, items, _facts(folder), variants, page.section("interactions"))


def _facts(folder: Folder) -> dict[tuple[str, str], str]:
    """What kind of thing each one is. If several sets bring copies of a card, each page has those of its set."""
    words = Words(FIRST, folder.game)
    out = {}
    for entry in reference.of_game(folder.game):
        mine = copy(entry)
        mine.copies = [each for each in entry.copies if each[0] == folder.id]
        if mine.copies or (entry.of_set == folder.id and entry.sort != "rule"):
            out[entry.sort, entry.id] = reference.traits(mine, words)
    return out


def _also(every: Iterable[Book]) -> dict[tuple[str, str, str], list[tuple[Book, Item]]]:
    """For each thing, where it is described: a later set may say more about it."""
    out: dict[tuple[str, str, str], list[tuple[Book, Item]]] = defaultdict(list)
    for book in every:
        for item in book.items:
            if item.sort != "rule":
                out[book.folder.game, item.sort, item.id].append((book, item))
    return out


# ---- writing


def _file(item: Item) -> str:
    return f"{item.sort}/{item.id}.md"


def _front(every: list[Book]) -> str:
    lines = [
        "# Rules",
        "",
        "Every card, character, event and rule has a page with its rulings. Below each ruling are the scenarios that "
        "prove it: open one to see the table and the moves. They are not examples but tests, and they run with every "
        "change.",
        "",
        "| set | cards and the like | characters | rules |",
        "|---|--:|--:|--:|",
    ]
    for book in every:
        sorts = [item.sort for item in book.items]
        things = sum(sort not in _LAST for sort in sorts)
        counts = f"{things} | {sorts.count('character')} | {sorts.count('rule')}"
        lines.append(f"| [{book.title}]({book.folder.id}/index.md) | {counts} |")
    return "\n".join([*lines, ""])


def _set_page(book: Book) -> str:
    lines = [f"# {book.title}", "", _md(book.line), ""]
    sorts = sorted({item.sort for item in book.items}, key=_place)
    for sort in sorts:
        lines += [f"## {_plural(sort)}", ""]
        for item in book.items:
            if item.sort == sort:
                lines.append(f"- [{_md(item.name)}]({_file(item)}): {_md(item.text)}")
        lines.append("")
    if book.variants:
        lines += ["## Variants", "", *(f"- **{_md(name)}**: {_md(text)}" for name, text in book.variants), ""]
    if book.cases:
        lines += [f"## {_TOGETHER}", "", f"[{len(book.cases)} cases]({'together.md'}).", ""]
    return "\n".join(lines)


def _place(sort: str) -> tuple[int, str]:
    if sort in _FIRST:
        return _FIRST.index(sort), ""
    return (9 + _LAST.index(sort), "") if sort in _LAST else (5, sort)


def _plural(sort: str) -> str:
    return {"equipment": "Equipment"}.get(sort, f"{sort.capitalize()}s")


def _item_page(book: Book, item: Item, also: dict[tuple[str, str, str], list[tuple[Book, Item]]]) -> str:
    facts = book.facts.get((item.sort, item.id)) or item.sort.capitalize()
    lines = [f"# {_md(item.name)}", "", f"*{_md(facts)}* · [{book.title}](../index.md)", ""]
    lines += [f"**{_md(item.text)}**" if item.sort != "rule" else _md(item.text), ""]
    lines += _proof(book, item.entry.get("proof", ()))
    if rulings := item.entry.get("rulings"):
        lines += ["## Rulings", ""]
        for ruling in rulings:
            lines += [_md(ruling["text"]), "", *_proof(book, ruling.get("proof", ()))]
    if decision := item.entry.get("decision"):
        lines += ["## How we read it", "", _md(decision), ""]
    if written := item.entry.get("written"):
        lines += ["## How it is written", "", _md(written, code=True), ""]
    others = (
        [(other, same) for other, same in also[book.folder.game, item.sort, item.id] if other is not book]
        if item.sort != "rule"
        else []
    )
    if others:
        links = ", ".join(f"[{other.title}](../../{other.folder.id}/{_file(same)})" for other, same in others)
        lines += [f"More about it in {links}.", ""]
    return "\n".join(lines)


def _together(book: Book) -> str:
    lines = [f"# {book.title}: {_TOGETHER[0].lower()}{_TOGETHER[1:]}", "", f"[{book.title}](index.md)", ""]
    for case in book.cases:
        lines += [_md(case["text"]), "", *_proof(book, case.get("proof", ()))]
    return "\n".join(lines)


def _proof(book: Book, proofs: Iterable[str]) -> list[str]:
    """What proves something: scenarios are shown, tests are named."""
    lines: list[str] = []
    for proof in proofs:
        if "::" in proof:
            lines.append(f'<p class="test">Test <code>{escape(proof)}</code></p>')
        else:
            lines.append(drawn(book.folder.id, proof))
    return [f'<div class="proof" data-search-exclude>{"".join(lines)}</div>', ""] if lines else []


def _md(text: str, code: bool = False) -> str:
    """Text as Markdown that says exactly that. With `code`, what is between backticks is code, and left alone."""
    words = " ".join(text.split())
    if not code:
        return _escaped(words)
    return "`".join(part if i % 2 else _escaped(part) for i, part in enumerate(words.split("`")))


def _escaped(words: str) -> str:
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>#|" else letter for letter in words)
