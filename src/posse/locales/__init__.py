"""Words in all languages, in Fluent: `LANGUAGE/TOPIC.ftl`; what can be looked up in `LANGUAGE/reference/SET.ftl`."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES: Final = ("en", "de", "it")
#: The one in which everything can be said.
FIRST: Final = "en"
_SUFFIX: Final = ".ftl"


@cache
def load(language: str, catalogue: str = "") -> FluentBundle:
    """The words of one catalogue, such as `reference/base`; by default those of all topics. A catalogue that is not
    there has no words."""
    # No marks around what is filled in: they are for browsers that mix ways of writing, and would stand in our lines.
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language, catalogue):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _files(language: str, catalogue: str) -> Iterator[Traversable]:
    if language not in LANGUAGES:
        raise ValueError(f"there are no words in {language}")
    folder = files(__name__) / language
    if catalogue:
        found = folder.joinpath(*f"{catalogue}{_SUFFIX}".split("/"))
        if found.is_file():
            yield found
    else:
        every = [file for file in folder.iterdir() if file.name.endswith(_SUFFIX)]
        yield from sorted(every, key=lambda file: file.name)


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
