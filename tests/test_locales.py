"""Words in all languages."""

from pathlib import Path

import pytest

from posse import locales
from posse.bang import sets
from posse.bang.cards import CardSet


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
    assert locales.words(locales.reference("en", "bang", "base"), "bang") is None  # stands in reference.yaml
    with pytest.raises(ValueError, match="no words in fr"):
        locales.load("fr")


def test_nothing_is_put_around_what_is_filled_in() -> None:
    bundle = locales.reference("de", "bang", "base")
    said = locales.words(bundle, "bang.effect")
    assert said
    assert said.isprintable()


def test_a_set_that_is_registered_later_is_heard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = tmp_path / "late_set" / "words"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").write_text("")
    (words / "en.ftl").write_text("bang-set-late = Late\n    .line = Better than never\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert not locales.has(locales.load("de"), "bang-set-late")
    late = CardSet("late", "Late", [], [])
    late.package = "late_set"
    sets.ALL.append(late)
    try:
        # It knows no German, so it speaks English.
        assert locales.words(locales.load("de"), "bang-set-late.line") == "Better than never"
        assert "bang-set-late" in locales.of_sets("it")
    finally:
        sets.ALL.remove(late)
    assert not locales.has(locales.load("de"), "bang-set-late")
