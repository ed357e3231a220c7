"""The references of the sets in any language there is; what is not translated is told in English."""

from collections.abc import Collection, Iterator
from typing import Any, Final, NamedTuple

from posse import locales, references
from posse.kernel.option import id_of

#: Under `cards` stands whatever is printed on a card: also events, and what only some set has.
_PRINTED: Final = "cards"
#: Sorts whose things have a section of their own in any case.
_APART: Final = ("character", "part", "set", "variant")


class Told(NamedTuple):
    """A rule, a card, a character or the like, as it is told."""

    id: str
    name: str  # nothing for a rule
    text: str  # what the rule says, or the thing does
    rulings: list[str]
    decision: str  # how we read what the rulebook leaves open
    written: str  # how its moves are written


class Page:
    """The reference of one set in one language."""

    def __init__(self, game: str, set_id: str, language: str) -> None:
        self._game = game
        self._language = language
        self._english = references.read(references.path(game, set_id))
        self._words = locales.of_reference(language, game, set_id)

    @property
    def title(self) -> str:
        """What the set is called; nothing if it has no reference."""
        titles: dict[str, str] = self._english.get("title", {})
        return titles.get(self._language) or titles.get(locales.FIRST, "")

    def section(self, name: str) -> list[dict[str, Any]]:
        """The entries of a section as they stand in the file."""
        return self._english.get(name) or []

    def rule(self, entry: dict[str, Any]) -> Told:
        id = f"rule-{entry['id']}"
        return self._told(id, entry, "", self._say(id, "", entry["text"]))

    def things(self, keys: Collection[str]) -> Iterator["Thing"]:
        """All that is told of the things of a set, which has these keys. A section is named after its sort: `cards`,
        `prizes`. Where several things have the same id each stands in the section of its own sort."""
        sorts = {key.partition("/")[0] for key in keys} | {"card", "character", "face"}
        for section in self._english:
            sort = section.removesuffix("s")
            if sort in sorts and sort not in ("set", "variant"):
                for entry in self.section(section):
                    key = _key(section, sort, entry["id"], keys)
                    yield Thing(key, self._thing(key, entry), entry)

    def _thing(self, key: str, entry: dict[str, Any]) -> Told:
        """A card, a character, an event or a face of the dice. Its words have its id; its key (`event-charity`) where
        another thing of the set has the same id."""
        own = key.replace("/", "-")
        id, names = own if locales.has(self._words, own) else entry["id"], entry["name"]
        name = self._say(id, "", names.get(self._language) or self._called(key) or names[locales.FIRST])
        return self._told(id, entry, name, self._say(id, "effect", entry.get("effect", "")))

    def _called(self, key: str) -> str:
        """What the words of its set call a thing."""
        said = locales.words(locales.load(self._language), f"{self._game}-{key.replace('/', '-')}")
        return (said or "").replace("\N{SOFT HYPHEN}", "")

    def cases(self) -> list[str]:
        """How things work together."""
        cases = enumerate(self.section("interactions"), 1)
        return [self._say(f"interaction-{number}", "", entry["text"]) for number, entry in cases]

    def _told(self, id: str, entry: dict[str, Any], name: str, text: str) -> Told:
        rulings = enumerate(entry.get("rulings", ()), 1)
        return Told(
            id=entry["id"],
            name=name,
            text=text,
            rulings=[self._say(id, f"ruling-{number}", ruling["text"]) for number, ruling in rulings],
            decision=self._say(id, "decision", entry["decision"]) if entry.get("decision") else "",
            written=self._say(id, "written", entry["written"]) if entry.get("written") else "",
        )

    def _say(self, id: str, attribute: str, english: str) -> str:
        return locales.words(self._words, f"{id}.{attribute}" if attribute else id) or english


class Thing(NamedTuple):
    """What is told of one thing."""

    key: str
    told: Told
    entry: dict[str, Any]  # as it stands in the file


def _key(section: str, sort: str, id: str, keys: Collection[str]) -> str:
    """The key of an entry: of the sort of its section, unless it is a card that the set knows as something else."""
    key = f"{sort}/{id}"
    if section != _PRINTED or key in keys:
        return key
    others = (each for each in keys if id_of(each) == id and each.partition("/")[0] not in _APART)
    return next(others, key)
