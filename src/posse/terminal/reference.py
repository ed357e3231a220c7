"""Looking things up: what a card, a character, an event, a rule or a set does, with the rulings about it, from the
references of the sets. Ids are only unique within a kind, so a key (`event/high-noon`) may say which kind is meant."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

from posse import folders, games
from posse.bang import outside
from posse.duel.registry import ALL_CHARACTERS, ALL_KINDS
from posse.kernel.errors import PosseError
from posse.kernel.message import Copy, Listed
from posse.locales import FIRST
from posse.locales.pages import Page, Told
from posse.terminal.pen import Pen
from posse.terminal.speech import Words

_RULE: Final = "rule"
_SET: Final = "set"
_VARIANT: Final = "variant"
_PART: Final = "part"
#: The order in which things are found; kinds that only some sets have come after cards.
_ORDER: Final = ("card", "", "character", "event", "face", _VARIANT, _PART, _RULE, _SET)


class Entry:
    """One thing that can be looked up."""

    def __init__(self, game: str, set_id: str, sort: str, told: Told, names: Iterable[str] = ()) -> None:
        self.sort = sort
        self.game = game
        self.of_set = set_id
        self.id = told.id
        self.name = told.name or told.id.replace("-", " ").capitalize()
        self.names = {_key(name) for name in (told.id, self.name, *names)}
        self.effect = told.text
        self.rulings = told.rulings.copy()
        self.decision = told.decision
        self.written = told.written
        self.about: dict[str, Any] = {}  # what the catalogue knows about it
        self.copies: list[tuple[str, list[str]]] = []  # of a card, by set

    def add(self, title: str, told: Told) -> None:
        """A later set says more about the same thing."""
        if told.text:
            self.rulings.append(f"{title}: {told.text}")
        self.rulings += told.rulings
        self.decision = " ".join(words for words in (self.decision, told.decision) if words)
        self.written = " ".join(words for words in (self.written, told.written) if words)

    def learn(self, set_id: str, about: dict[str, Any]) -> None:
        """What the catalogue of a set knows. A later set may bring more copies of a card."""
        known = {key: about[key] for key in ("border", "reach", "life", "side", "last") if key in about}
        self.about = known | self.about
        if self.sort == "card":
            self.copies.append((set_id, [games.copy_text(copy) for copy in about.get("copies", ())]))
            self.about["copies"] = [copy for _, copies in self.copies for copy in copies]
        else:
            self.about.pop("border", None)

    def as_dict(self) -> dict[str, object]:
        """The entry as plain data."""
        out: dict[str, object] = {"id": self.id, "kind": self.sort, "game": self.game, "set": self.of_set}
        out |= {"name": self.name, **self.about, "effect": self.effect, "rulings": self.rulings}
        more = {"decision": self.decision, "written": self.written}
        return out | {key: words for key, words in more.items() if words}


# ---- everything there is


def of_game(game: str, language: str = FIRST) -> tuple[Entry, ...]:
    """What can be looked up in the sets of one game; what a later set says about a thing is added to it."""
    return _of_game(game, language, folders.generation())


@cache
def _of_game(game: str, language: str, generation: int) -> tuple[Entry, ...]:
    found: dict[tuple[str, str], Entry] = {}
    for each in games.entry(game).catalogue():
        _add_set(found, game, each, language)
    return tuple(sorted(found.values(), key=lambda entry: _ORDER.index(_known(entry.sort))))


def _known(sort: str) -> str:
    return sort if sort in _ORDER else ""


def entries(language: str = FIRST) -> list[Entry]:
    """Everything that can be looked up, game by game."""
    return [entry for game in ("bang", "dice", "duel") for entry in of_game(game, language)]


def _add_set(found: dict[tuple[str, str], Entry], game: str, each: dict[str, Any], language: str) -> None:
    page, set_id = Page(game, each["id"], language), each["id"]
    words = Words(language, game)
    catalogue = _catalogue(each, words)
    told_of = [
        (thing.key, thing.told, thing.entry["name"].values())
        for thing in page.things([f"{sort}/{id}" for sort, id in catalogue])
    ]
    rules = [_rule(page.rule(rule), language) for rule in page.section("rules")]
    for name, told, names in [*told_of, *((f"{_RULE}/{rule.id}", rule, ()) for rule in rules)]:
        sort, _, id = name.partition("/")
        if (sort, id) in found:
            found[sort, id].add(page.title, told)
        else:
            found[sort, id] = Entry(game, set_id, sort, told, names)
    for key, about in catalogue.items():
        if key not in found:  # no reference describes it
            name = words.thing(*key)
            told = Told(key[1], name, _line(words, *key), _rules_of(key[0], name, rules), "", "")
            found[key] = Entry(game, set_id, key[0], told, _other_names(words, key, about))
        found[key].learn(set_id, about)
    title = page.title or each["name"]
    told = Told(set_id, title, _line(words, _SET, set_id), page.cases(), "", "")
    found[_SET, set_id] = Entry(game, set_id, _SET, told, [each["name"]])


def _rule(told: Told, language: str) -> Told:
    """A rule has no name but its id, which says something in the first language only."""
    return told if language == FIRST else told._replace(name=told.id)


def _catalogue(each: dict[str, Any], words: Words) -> dict[tuple[str, str], dict[str, Any]]:
    """What the catalogue knows about a set, by kind and id; and what it puts on the table, if it has a word for
    that."""
    out: dict[tuple[str, str], dict[str, Any]] = {
        (thing["key"].partition("/")[0], thing["id"]): thing
        for thing in [*each["cards"], *each["characters"]]
    }
    keys = [key.split("/") for key in folders.of(words.game, each["id"]).keys]
    return out | {
        (sort, id): {} for sort, id in keys if sort == _VARIANT or (sort == _PART and _guide(words, id))
    }


def _line(words: Words, sort: str, id: str) -> str:
    """What something does in a few words, if that is given."""
    return _guide(words, id) if sort == _PART else _attribute(words, sort, id, "line")


def _guide(words: Words, id: str) -> str:
    """What a newcomer is told about something on the table."""
    return _attribute(words, _PART, id, "guide")


def _attribute(words: Words, sort: str, id: str, name: str) -> str:
    message = f"{words.game}-{sort}-{id}.{name}"
    return words.say(message) if words.voice.has(message) else ""


def _rules_of(sort: str, name: str, rules: list[Told]) -> list[str]:
    """What the rules of its set say about a variant: they begin with its name."""
    told = [rule.text.removeprefix(f"{name}: ") for rule in rules if rule.text.startswith(name)]
    return [text[:1].upper() + text[1:] for text in told] if sort == _VARIANT else []


def _other_names(words: Words, key: tuple[str, str], about: dict[str, Any]) -> list[str]:
    one = _attribute(words, *key, "one")
    return [name for name in (about.get("name", ""), one) if name]


def effect(game: str, sort: str, id: str, language: str = FIRST) -> str:
    """What a thing does; empty if nothing says so."""
    for entry in of_game(game, language):
        if (entry.sort, entry.id) == (sort, id):
            return entry.effect
    return ""


# ---- finding something


def look_up(word: str, game: str = "", language: str = FIRST) -> list[Entry]:
    """The entries with this name, id or key, in one game or in all; a part of it is enough if it is unique."""
    outside.find_all()
    known = [entry for entry in entries(language) if game in ("", entry.game)]
    sort, mark, rest = re.sub(r"\s*[:/]\s*", "/", word.strip()).partition("/")
    of_sort = [entry for entry in known if entry.sort == sort.casefold()] if mark else []
    key = _key(rest if of_sort else word)
    known = of_sort or known
    if found := [entry for entry in known if key in entry.names]:
        return found
    if key:
        for found in (
            [entry for entry in known if key in entry.id.split("-")],
            [entry for entry in known if key in entry.id],
        ):
            if len({entry.id for entry in found}) == 1:
                return found
    raise PosseError(_unknown(word.strip()[:40], _close(key, known), Words(language)))


def _close(key: str, known: list[Entry]) -> list[str]:
    """Ids similar to a word."""
    ids = list(dict.fromkeys(_key(entry.id) for entry in known))
    words = [id for id in ids if key in id.split("-")]
    close = (words or [id for id in ids if len(key) > 2 and key in id])[:5]
    if words:
        return close
    return [*close, *(id for id in get_close_matches(key, ids, 3, 0.55) if id not in close)][:5]


def _unknown(word: str, close: list[str], words: Words) -> str:
    if not close:
        return words.say("terminal-unknown", word=word)
    return words.say("terminal-unknown-hint", word=word, hints=Listed(close, "or"))


def _key(word: str) -> str:
    return re.sub(r"[\W_]+", "-", word.casefold()).strip("-")


# ---- on a console


def explain(word: str, pen: Pen, game: str = "", language: str = FIRST) -> None:
    """Print the rule of everything with this name, in one game or in all."""
    for number, entry in enumerate(look_up(word, game, language)):
        if number:
            pen.line()
        words = Words(language, entry.game)
        pen.line(f"{entry.name} ({facts(entry, words)})", "bold")
        pen.line(entry.effect, indent=2)
        for ruling in entry.rulings:
            pen.line(f"· {ruling}", indent=2, hang=2)
        if entry.decision:
            pen.line(f"{words.say('rules-decided')}: {entry.decision}", "italic", indent=2)
        if entry.written:
            pen.line(words.say("terminal-written", written=entry.written), indent=2)


def facts(entry: Entry, words: Words) -> str:
    """In a few words: what kind of thing it is, and from which set unless it is the first."""
    said = traits(entry, words)
    if entry.of_set == "base" or entry.sort == _SET:
        return said
    return f"{_title(entry.game, entry.of_set, words.language)}: {said}"


def traits(entry: Entry, words: Words) -> str:
    """In a few words: what kind of thing it is."""
    about = entry.about
    out = [_sort(entry, words)]
    if about.get("reach"):
        out.append(words.say("terminal-about-weapon", reach=about["reach"]))
    if about.get("last"):
        out.append(words.say("terminal-about-last"))
    out += [words.say(f"terminal-about-{mark}") for mark in _marks(entry)]
    if "life" in about:
        out.append(words.say("terminal-about-life", count=about["life"]))
    first, *later = entry.copies or [("", [])]
    if first[1]:
        out.append(_copies(entry.game, first[1], words))
    more = [(_title(entry.game, id, words.language), copies) for id, copies in later if copies]
    return "; ".join(
        [", ".join(out), *(f"{title}: {_copies(entry.game, each, words)}" for title, each in more)]
    )


def _copies(game: str, copies: list[str], words: Words) -> str:
    """How many copies there are of a card, and what tells them apart."""
    shown = [words.voice.word(Copy(f"@{copy}")).strip("()") for copy in copies]
    gap = " " if game == "bang" else ", "
    return words.say("terminal-about-copies", count=len(copies), copies=gap.join(shown))


def _sort(entry: Entry, words: Words) -> str:
    """What kind of thing it is; a set has words for the kinds that only it has."""
    if words.voice.has(own := f"{entry.game}-sort-{entry.sort}.one"):
        return words.say(own)
    border, side = entry.about.get("border", ""), entry.about.get("side", "")
    return words.say("terminal-about", sort=entry.sort, border=border, side=side)


def _title(game: str, set_id: str, language: str) -> str:
    return next(each.name for each in of_game(game, language) if (each.sort, each.id) == (_SET, set_id))


def _marks(entry: Entry) -> list[str]:
    """The symbols on cards and characters of the Duel."""
    if entry.game != "duel" or entry.sort not in ("card", "character"):
        return []
    every = ALL_KINDS if entry.sort == "card" else ALL_CHARACTERS
    printed = next(each for each in every if each.id == entry.id)
    marks = {"active": printed.always_active, "reload": getattr(printed, "reload", False)}
    return [mark for mark, has in marks.items() if has]
