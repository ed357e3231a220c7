"""What is looked up with `posse rule`: in the language that was asked for, under the names that stand on the cards."""

import re
from pathlib import Path

import pytest

from posse import folders, references
from posse.folders import Folder
from posse.locales import LANGUAGES, load, words
from posse.terminal.reference import entries
from tests.made_up.sets import added

FOREIGN = LANGUAGES[1:]


def prose(text: str) -> str:
    """What is left without the moves that are quoted."""
    return re.sub(r"`[^`]*`|\W", "", text)


@pytest.mark.parametrize("language", FOREIGN)
def test_how_moves_are_written_is_said_in_every_language(language: str) -> None:
    english = {(each.game, each.sort, each.id): each.written for each in entries()}
    told = [each for each in entries(language) if prose(english[each.game, each.sort, each.id])]
    assert len(told) > 20
    for each in told:
        assert prose(each.written) != prose(english[each.game, each.sort, each.id]), each.id


@pytest.mark.parametrize("language", FOREIGN)
def test_a_rule_is_called_by_its_id_where_that_is_no_sentence(language: str) -> None:
    rules = {each.id: each for each in entries(language) if each.sort == "rule"}
    assert rules["beer-for-gold"].name == "beer-for-gold"
    assert next(each for each in entries() if each.id == "beer-for-gold").name == "Beer for gold"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_tells_how_its_things_meet_others(language: str) -> None:
    (found,) = [each for each in entries(language) if (each.sort, each.id) == ("set", "gold-rush")]
    assert len(found.rulings) == len(references.read(references.path("bang", "gold-rush"))["interactions"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders.every(), ids=lambda each: each.id)
def test_the_reference_calls_things_what_everybody_calls_them(folder: Folder, language: str) -> None:
    said: dict[str, set[str]] = {}
    for key in folder.keys:
        name = words(load(language), f"{folder.game}-{key.replace('/', '-')}") or ""
        said.setdefault(key.partition("/")[2], set()).add(plain(name))
    for entries_of in references.read(folder.path / "reference.yaml").values():
        for entry in entries_of if isinstance(entries_of, list) else ():
            named = entry.get("name", {}) if isinstance(entry, dict) else {}
            if language in named and entry["id"] in said:
                assert plain(named[language]) in said[entry["id"]], entry["id"]


def plain(name: str) -> str:
    return name.replace("\N{SOFT HYPHEN}", "").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def test_a_set_that_translates_names_only_is_looked_up_by_them(tmp_path: Path) -> None:
    folder = tmp_path / "late"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text(
        "from posse.bang.cards import CardSet\n"
        "from posse.bang.things import Plain\n\n\n"
        "class Lamp(Plain):\n"
        '    id, name, copies = "lamp", "Lamp", "2D"\n\n\n'
        'SET = CardSet("late", "Late", [Lamp()], [])\n'
    )
    for language, name in (("en", "Lamp"), ("de", "Lampe")):
        text = f"bang-set-late = Late\n    .line = Late\nbang-card-lamp = {name}\n    .line = Light\n"
        (folder / "words" / f"{language}.ftl").write_text(text)
    (folder / "reference.yaml").write_text("cards: [{id: lamp, name: {en: Lamp}, effect: It gives light.}]\n")
    with added(folder):
        (lamp,) = [each for each in entries("de") if each.id == "lamp"]
        assert (lamp.name, lamp.effect) == ("Lampe", "It gives light.")
