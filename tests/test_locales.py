"""Words in all languages."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from posse import folders, locales
from tests.made_up.sets import added


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
    assert (
        locales.words(locales.of_reference("en", "bang", "base"), "bang") is None
    )  # stands in reference.yaml
    with pytest.raises(ValueError, match="no words in fr"):
        locales.load("fr")


def test_nothing_is_put_around_what_is_filled_in() -> None:
    bundle = locales.of_reference("de", "bang", "base")
    said = locales.words(bundle, "bang.effect")
    assert said
    assert said.isprintable()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_client_gets_all_words_of_sets_but_those_of_the_bots(language: str) -> None:
    def ids(text: str) -> list[str]:
        body = FluentParser().parse(text).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        return [entry.id.name for entry in body if isinstance(entry, ast.Message)]

    files = [each.path / "words" / f"{language}.ftl" for each in folders.every()]
    every = [id for file in files for id in ids(file.read_text("utf-8"))]
    sent = ids(locales.of_sets(language))
    assert sent == [id for id in every if not id.startswith("reason-")]
    assert len(sent) < len(every)


def test_a_set_that_is_added_later_is_heard(tmp_path: Path) -> None:
    (tmp_path / "late" / "words").mkdir(parents=True)
    code = 'from posse.bang.cards import CardSet\nSET = CardSet("late", "Late", [], [])\n'
    (tmp_path / "late" / "__init__.py").write_text(code, "utf-8")
    words = "bang-set-late = Late\n    .line = Better than never\n"
    (tmp_path / "late" / "words" / "en.ftl").write_text(words, "utf-8")
    assert not locales.has(locales.load("de"), "bang-set-late")
    with added(tmp_path / "late"):
        # It knows no German, so it speaks English.
        assert locales.words(locales.load("de"), "bang-set-late.line") == "Better than never"
        assert "bang-set-late" in locales.of_sets("it")
    assert not locales.has(locales.load("de"), "bang-set-late")
