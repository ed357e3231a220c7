"""Words in all languages, in Fluent.

What all sets share is here as `LANGUAGE/TOPIC.ftl`. The words of a set are in its folder: `words/LANGUAGE.ftl` has the
names of its things and its own sentences, `words/reference/LANGUAGE.ftl` translates its reference.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from posse import folders

LANGUAGES: Final = ("en", "de", "it")
#: The language that has all messages.
FIRST: Final = "en"
_SUFFIX: Final = ".ftl"
#: A message of the bots, with all its lines.
_REASON: Final = re.compile(r"^reason-.*\n(?:[ }].*\n)*", re.MULTILINE)


def load(language: str) -> FluentBundle:
    """All words of a language: every topic and every set, including those that were added a moment ago."""
    return _load(language, folders.generation())


@cache
def _load(language: str, generation: int) -> FluentBundle:
    return _bundle(language, [*topics(language), *_of_sets(language)])


def of_reference(language: str, game: str, set_id: str) -> FluentBundle:
    """The reference of a set in a language; empty if it is not translated."""
    file = folders.of(game, set_id).path / "words" / "reference" / f"{_known(language)}{_SUFFIX}"
    return _bundle(language, [file] if file.is_file() else [])


def of_sets(language: str) -> str:
    """The words of all sets as Fluent, for a client that has the topics. What bots say is not among them: it comes to a
    client as sentences."""
    return "\n".join(_REASON.sub("", file.read_text("utf-8")) for file in _of_sets(language))


def _bundle(language: str, every: list[Traversable]) -> FluentBundle:
    # No marks around what is filled in: they are for browsers that mix ways of writing, and would stand in our lines.
    bundle = FluentBundle([language], use_isolating=False)
    for file in every:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there are no words in {language}")
    return language


def topics(language: str) -> list[Traversable]:
    """The files of what all sets share."""
    folder = files(__name__) / _known(language)
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(_SUFFIX)), key=lambda file: file.name
    )


def _of_sets(language: str) -> Iterator[Traversable]:
    """A set that does not know a language speaks the first one."""
    for folder in folders.every():
        for each in (_known(language), FIRST):
            file = folder.path / "words" / f"{each}{_SUFFIX}"
            if file.is_file():
                yield file
                break


def pattern(bundle: FluentBundle, id: str) -> Pattern | None:
    """What a message, or an attribute of one (`id.attribute`), is made of; None if it is not there."""
    id, _, attribute = id.partition(".")
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.attributes.get(attribute) if attribute else message.value


def has(bundle: FluentBundle, id: str) -> bool:
    """Whether there is a message, or an attribute of one."""
    return pattern(bundle, id) is not None


def words(bundle: FluentBundle, id: str) -> str | None:
    """A message, or an attribute of one, that needs nothing filled in; None if it is not there or is broken."""
    found = pattern(bundle, id)
    if found is None:
        return None
    said, errors = bundle.format_pattern(found)
    return None if errors else str(said)
