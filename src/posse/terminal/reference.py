"""Looking things up: what a card, a character or an event does, and the rulings about it, from the references of the
sets."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

from rich.console import Console

from posse import references
from posse.kernel.errors import PosseError
from posse.terminal.bang.lore import books as bang_books
from posse.terminal.dice.lore import books as dice_books
from posse.terminal.duel.lore import books as duel_books
from posse.terminal.lore import Book, Thing
from posse.terminal.pen import Pen

#: The sections of a reference that can be looked up, in the order in which things are found.
_SECTIONS: Final = {
    "cards": "card",
    "characters": "character",
    "events": "event",
    "faces": "die face",
    "rules": "rule",
}


class Entry:
    """One thing that can be looked up: as its reference has it, or as the game itself tells it."""

    def __init__(self, book: Book, kind: str, data: dict[str, Any], thing: Thing | None) -> None:
        self.kind = kind  # card, character, event, die face or rule
        self.game = book.game
        self.of_set = book.set_id
        self.id: str = data["id"]
        self.names: dict[str, str] = dict(data.get("name", {}))  # by language
        if thing is not None:
            self.names.setdefault("en", thing.name)
        self.effect: str = data.get("effect") or data.get("text") or (thing.rule if thing else "")
        self.rulings: list[str] = [ruling["text"] for ruling in data.get("rulings", [])]
        self.decision: str = data.get("decision", "")  # how we read what the rulebook leaves open
        self.written: str = data.get("written", "")  # how its moves are written
        self._thing = thing
        self._title = book.title

    def add(self, book: Book, data: dict[str, Any]) -> None:
        """A later set says more about the same thing."""
        if said := data.get("effect"):
            self.rulings.append(f"{book.title}: {said}")
        self.rulings += [ruling["text"] for ruling in data.get("rulings", [])]
        self.decision = " ".join(words for words in (self.decision, data.get("decision", "")) if words)
        self.written = " ".join(words for words in (self.written, data.get("written", "")) if words)

    @property
    def name(self) -> str:
        return self.names.get("en") or self.id.replace("-", " ").capitalize()

    @property
    def facts(self) -> str:
        """What kind of thing it is, and of which set unless it is the first, in a few words."""
        facts = self._thing.facts if self._thing is not None else self.kind
        return facts if self.of_set == "base" else f"{self._title}: {facts}"

    def is_called(self, word: str) -> bool:
        return word in {_key(self.id), *(_key(name) for name in self.names.values())}

    def as_dict(self) -> dict[str, object]:
        """The entry as plain data."""
        out: dict[str, object] = {"id": self.id, "kind": self.kind, "game": self.game, "set": self.of_set}
        out["name"] = self.name
        if self._thing is not None:
            out |= self._thing.data
        out |= {"effect": self.effect, "rulings": self.rulings}
        more = {"decision": self.decision, "written": self.written}
        return out | {key: words for key, words in more.items() if words}


@cache
def entries() -> tuple[Entry, ...]:
    """Everything that can be looked up, game by game and set by set."""
    return (*of_game(bang_books()), *of_game(dice_books()), *of_game(duel_books()))


def of_game(books: Iterable[Book]) -> list[Entry]:
    """What the sets of one game have to look up; what a later set says about a thing is added to it."""
    found: dict[tuple[str, str], Entry] = {}
    for book in books:
        things = {thing.id: thing for thing in book.things}
        for section, data in _read(book):
            thing = None if section == "rule" else things.get(data["id"])
            key = section if thing is None else thing.kind, data["id"]
            if key in found:
                found[key].add(book, data)
            else:
                found[key] = Entry(book, key[0], data, thing)
        for thing in book.things:
            if (thing.kind, thing.id) not in found:
                found[thing.kind, thing.id] = Entry(book, thing.kind, {"id": thing.id}, thing)
    order = list(_SECTIONS.values())
    return sorted(found.values(), key=lambda entry: order.index(entry.kind))


def _read(book: Book) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries of a reference, if it is there."""
    reference = references.read(book.reference)
    for section, kind in _SECTIONS.items():
        for data in reference.get(section) or []:
            yield kind, data


def effect(game: str, id: str) -> str:
    """What the card, character or event of an id does; nothing if nobody tells."""
    for entry in entries():
        if entry.game == game and entry.id == id and entry.kind != "rule":
            return entry.effect
    return ""


def look_up(word: str, game: str = "") -> list[Entry]:
    """The entries of a name or id, of one game or of all; a piece of one will do where only one has it."""
    key = _key(word)
    known = [entry for entry in entries() if game in ("", entry.game)]
    if found := [entry for entry in known if entry.is_called(key)]:
        return found
    if key:
        for found in (
            [entry for entry in known if key in entry.id.split("-")],
            [entry for entry in known if key in entry.id],
        ):
            if len({entry.id for entry in found}) == 1:
                return found
    raise PosseError(f'nothing here is called "{word.strip()[:40]}"{_hint(key, known)}')


def _hint(key: str, known: list[Entry]) -> str:
    ids = list(dict.fromkeys(_key(entry.id) for entry in known))
    close = [id for id in ids if len(key) > 2 and key in id][:5]
    close += [id for id in get_close_matches(key, ids, 3, 0.55) if id not in close]
    return f"; did you mean {' or '.join(close[:5])}?" if close else ""


def _key(word: str) -> str:
    return re.sub(r"[\W_]+", "-", word.casefold()).strip("-")


def explain(word: str, console: Console, game: str = "") -> None:
    """Print the rule of whatever is called so, in one game or in all."""
    pen = Pen(console)
    for number, entry in enumerate(look_up(word, game)):
        if number:
            pen.line()
        pen.line(f"{entry.name} ({entry.facts})", "bold")
        pen.line(entry.effect, indent=2)
        for ruling in entry.rulings:
            pen.line(f"· {ruling}", indent=2, hang=2)
        if entry.decision:
            pen.line(f"Where the rulebook is silent: {entry.decision}", "italic", indent=2)
        if entry.written:
            pen.line(f"In the notation: {entry.written}", indent=2)
