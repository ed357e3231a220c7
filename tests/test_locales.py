"""Words in all languages."""

import pytest

from posse import locales


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_language_has_its_words(language: str) -> None:
    bundle = locales.load(language)
    assert bundle is locales.load(language)
    assert locales.words(bundle, "bang-card-jail")
    assert locales.words(bundle, "bang-card-jail.line")


def test_what_is_not_there() -> None:
    bundle = locales.load("en")
    assert locales.words(bundle, "no-such-message") is None
    assert locales.words(bundle, "bang-card-jail.no-such-attribute") is None
    assert locales.words(locales.load("en", "reference/no-such-set"), "bang") is None
    with pytest.raises(ValueError, match="no words in fr"):
        locales.load("fr")


def test_nothing_is_put_around_what_is_filled_in() -> None:
    bundle = locales.load("de", "reference/base")
    said = locales.words(bundle, "bang.effect")
    assert said
    assert said.isprintable()
