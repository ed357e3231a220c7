"""The words for what hinders a card: one message a reason, in every language, short enough for a card."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "posse"
LANGUAGES = ["en", "de", "it"]
#: What a reason may speak of.
FACTS = {"by": "The Reverend", "reach": 1, "count": 2}
_REASONS = re.compile(r"Hindrance\(([^)]*)")
_ID = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')
_MESSAGE = re.compile(r"^(why-[a-z-]+) =(.*\n(?:[ }].*\n)*)", re.MULTILINE)
_VARIABLE = re.compile(r"\$(\w+)")


def reasons() -> set[str]:
    """The ids of all reasons that the games give."""
    found = set()
    for game in ("bang", "duel"):
        for file in (SOURCES / game).rglob("*.py"):
            for inside in _REASONS.findall(file.read_text("utf-8")):
                found.update(_ID.findall(inside))
    return found


def text(language: str) -> str:
    """What all sets share, and what single sets add."""
    of_sets = sorted((SOURCES / "bang" / "sets").glob(f"*/words/{language}.ftl"))
    files = [SOURCES / "locales" / language / "why.ftl", *of_sets]
    return "\n".join(file.read_text("utf-8") for file in files)


def messages(language: str) -> dict[str, str]:
    return dict(_MESSAGE.findall(text(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_and_no_other(language: str) -> None:
    assert len(reasons()) > 15
    assert list(messages(language)) == list(messages("en"))
    assert set(messages(language)) == {f"why-{each}" for each in reasons()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_variables_are_the_same_in_every_language(language: str) -> None:
    for id, words in messages(language).items():
        assert set(_VARIABLE.findall(words)) == set(_VARIABLE.findall(messages("en")[id])), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_short(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    for id in messages(language):
        message = bundle.get_message(id)
        assert message.value is not None
        for count in (1, 2):
            sentence, errors = bundle.format_pattern(message.value, FACTS | {"count": count})
            assert not errors
            assert 5 < len(str(sentence)) <= 80
        if id == "why-not-now":  # it is true of all cards, so that it stands on none
            assert not message.attributes
            continue
        assert list(message.attributes) == ["short"]
        short, errors = bundle.format_pattern(message.attributes["short"], {})  # the same whatever hinders
        assert not errors
        assert 3 < len(str(short)) <= 18, short
