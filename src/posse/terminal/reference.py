"""Looking things up: what a card or character does, and the rulings about it, from the references of the sets."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

import yaml
from rich.console import Console

from posse.bang import cards
from posse.kernel.errors import PosseError
from posse.terminal.bang import names as named
from posse.terminal.pen import Pen

_SECTIONS = {"cards": "card", "characters": "character", "rules": "rule"}


class Entry:
    """One thing that can be looked up."""

    def __init__(self, section: str, of_set: str, data: dict[str, Any]) -> None:
        self.kind = _SECTIONS[section]  # card, character or rule
        self.of_set = of_set
        self.id: str = data["id"]
        self.names: dict[str, str] = data.get("name", {})  # by language
        self.effect: str = data.get("effect") or data.get("text", "")
        self.rulings: list[str] = [ruling["text"] for ruling in data.get("rulings", [])]
        self.decision: str = data.get("decision", "")  # how we read what the rulebook leaves open

    @property
    def name(self) -> str:
        return self.names.get("en") or self.id.replace("-", " ").capitalize()

    @property
    def facts(self) -> str:
        """What kind of thing it is, in a few words."""
        if self.kind == "card" and self.id in cards.KINDS:
            return _card_facts(self.id)
        if self.kind == "character" and self.id in cards.CHARACTER_NUMBER:
            life = cards.CHARACTER[cards.CHARACTER_NUMBER[self.id]].life
            return f"character, {life} life points"
        return self.kind

    def is_called(self, word: str) -> bool:
        return word in {_key(self.id), *(_key(name) for name in self.names.values())}

    def as_dict(self) -> dict[str, object]:
        """The entry as plain data."""
        out: dict[str, object] = {"id": self.id, "kind": self.kind, "set": self.of_set, "name": self.name}
        if self.kind == "card":
            out["copies"] = [cards.TEXT[card].partition("@")[2] for card in _copies(self.id)]
        if self.kind == "character" and self.id in cards.CHARACTER_NUMBER:
            out["life"] = cards.CHARACTER[cards.CHARACTER_NUMBER[self.id]].life
        out |= {"effect": self.effect, "rulings": self.rulings}
        return out | {"decision": self.decision} if self.decision else out


def _copies(id: str) -> list[int]:
    return [card for card, key in enumerate(cards.KEY) if key == id]


def _card_facts(id: str) -> str:
    kind = cards.KINDS[id]
    what = f"{kind.border} card" + (f", weapon with reach {kind.reach}" if kind.reach else "")
    copies = _copies(id)
    count = "one copy" if len(copies) == 1 else f"{len(copies)} copies"
    return f"{what}, {count}: {' '.join(named.copy(card) for card in copies)}"


@cache
def entries() -> tuple[Entry, ...]:
    """Everything that can be looked up, set by set."""
    return tuple(_read())


def _read() -> Iterator[Entry]:
    # Safe either way, and ten times as fast where the C library is there.
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    for folder in sorted(files("posse.bang.sets").iterdir(), key=lambda folder: folder.name):
        source = folder / "reference.yaml"
        if not source.is_file():
            continue
        reference = yaml.load(source.read_text("utf-8"), loader)
        for section in _SECTIONS:
            for data in reference.get(section) or []:
                yield Entry(section, reference["set"], data)


def effect(id: str) -> str:
    """What the card or character of an id does; nothing if no reference tells."""
    return next((entry.effect for entry in entries() if entry.id == id), "")


def look_up(word: str) -> list[Entry]:
    """The entries of a name or id; a piece of one will do where only one has it."""
    key = _key(word)
    if found := [entry for entry in entries() if entry.is_called(key)]:
        return found
    if key:
        for found in (
            [entry for entry in entries() if key in entry.id.split("-")],
            [entry for entry in entries() if key in entry.id],
        ):
            if len(found) == 1:
                return found
    raise PosseError(f'nothing here is called "{word.strip()[:40]}"{_hint(key)}')


def _hint(key: str) -> str:
    known = list(dict.fromkeys(_key(entry.id) for entry in entries()))
    close = [id for id in known if len(key) > 2 and key in id][:5]
    close += [id for id in get_close_matches(key, known, 3, 0.55) if id not in close]
    return f"; did you mean {' or '.join(close[:5])}?" if close else ""


def _key(word: str) -> str:
    return re.sub(r"[\W_]+", "-", word.casefold()).strip("-")


def explain(word: str, console: Console) -> None:
    """Print the rule of whatever is called so."""
    pen = Pen(console)
    for entry in look_up(word):
        pen.line(f"{entry.name} ({entry.facts})", "bold")
        pen.line(entry.effect, indent=2)
        for ruling in entry.rulings:
            pen.line(f"· {ruling}", indent=2, hang=2)
        if entry.decision:
            pen.line(f"Where the rulebook is silent: {entry.decision}", "italic", indent=2)
