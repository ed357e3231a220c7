"""How things look and sound: everything has a picture, and mistakes are told."""

import re
import sys
from pathlib import Path

import pytest

from posse import folders, locales, looks, pictures
from posse.bang.tell.of_set import tells_of
from posse.folders import Folder
from posse.kernel.errors import PosseError

ROOT = Path(__file__).parents[1]
EVERY = folders.every()
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def label(folder: Folder) -> str:
    return f"{folder.game}-{folder.id}"


@pytest.mark.parametrize("folder", EVERY, ids=label)
def test_everything_has_a_picture_and_every_character_a_colour(folder: Folder) -> None:
    known = {key: look for key, look in looks.of(folder).items() if not key.startswith("happens/")}
    assert set(known) == set(folder.keys)
    for key, look in known.items():
        assert look.icon, key
        assert bool(look.tint) == key.startswith("character/"), key
        assert bool(look.shape) == key.startswith("part/"), key


def test_what_only_one_set_has_happen_is_shown_as_it_says() -> None:
    base = looks.of(folders.of("bang", "base"))
    assert base["happens/exploded"] == looks.Look(
        motion="loud", icon="mine-explosion", sound="explosion", mark=True
    )
    bang = [each for each in EVERY if each.game == "bang"]
    every = {key for each in bang for key in looks.of(each) if key.startswith("happens/")}
    told = tells_of([each.id for each in bang], []).lines
    assert {key.partition("/")[2] for key in every} <= set(told)


def test_a_key_belongs_to_one_set() -> None:
    keys = [(each.game, key) for each in EVERY for key in each.keys]
    assert len(keys) == len(set(keys))


def test_there_is_one_folder_for_each_set() -> None:
    assert folders.of("bang", "dodge-city").package == "posse.bang.sets.dodge_city"
    assert "card/knife" in folders.of("duel", "duel").keys
    with pytest.raises(PosseError, match='there is no set "no-such-set" in bang'):
        folders.of("bang", "no-such-set")


def test_every_sound_is_one_that_the_client_can_make() -> None:
    text = (ROOT / "web/src/lib/sound.ts").read_text("utf-8")
    table = text[text.index("const SOUNDS = {") : text.index("} satisfies")]
    assert re.findall(r"^  '?([a-z-]+)'?:", table, re.MULTILINE) == looks.SOUNDS


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_verb_has_words(language: str) -> None:
    bundle = locales.load(language)
    for verb in looks.VERBS["bang"]:
        assert locales.has(bundle, f"ask-bang-aim-{verb}"), verb
    duel = (ROOT / f"src/posse/locales/{language}/ask-duel.ftl").read_text("utf-8")
    dice = (ROOT / f"src/posse/locales/{language}/ask-dice.ftl").read_text("utf-8")
    for text, game in ((duel, "duel"), (dice, "dice")):
        short = text[text.index(f"ask-{game}-aim-short = ") :]
        assert {verb for verb in looks.VERBS[game] if f"[{verb}]" not in short} == set()


# ---- a set from elsewhere


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    """A set that does not come with Posse."""
    (tmp_path / "gold_diggers").mkdir()
    (tmp_path / "gold_diggers" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "gold_diggers", raising=False)
    return Folder("bang", "gold-diggers", "gold_diggers", ("set/gold-diggers", "card/pan", "character/joe"))


def write(outside: Folder, name: str, text: str) -> None:
    path = Path(str(outside.path)) / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")


def test_a_set_may_have_no_looks(outside: Folder) -> None:
    assert looks.of(outside) == {}
    assert looks.symbols(outside) == {}


def test_a_set_may_bring_its_own_pictures_and_verbs(outside: Folder) -> None:
    write(outside, "icons/pan.svg", SVG.format('<path fill="currentColor" d="M0 0L9 9Z"/>'))
    write(outside, "words/en.ftl", "ask-bang-aim-sieve = Sieve { $whom }\n")
    write(
        outside,
        "looks.yaml",
        "set: {icon: revolver}\ncards:\n  pan: {icon: pan, verb: sieve, sound: knife}\n",
    )
    assert looks.of(outside) == {
        "set/gold-diggers": looks.Look(icon="revolver"),
        "card/pan": looks.Look(icon="#bang-gold-diggers-pan", verb="sieve", sound="knife"),
    }
    assert looks.symbols(outside) == {
        "bang-gold-diggers-pan": '<symbol id="bang-gold-diggers-pan" viewBox="0 0 9 9">'
        '<path d="M0 0L9 9Z"></path></symbol>'
    }


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("- pan", "line 1: the file must be a mapping"),
        ("cards: [", "no valid YAML"),
        ("dice:\n  one: {}", "line 1, dice: the set has no such things; expected set, cards, characters"),
        ("cards:\n  pam: {}", "line 2, cards.pam: the set has no such card"),
        ("cards:\n  pan: gold", "line 2, cards.pan: a mapping is expected"),
        ("cards: gold", "line 1, cards: a mapping is expected"),
        ("cards:\n  pan: {image: gold}", "line 2, cards.pan.image: expected one of icon, tint, verb"),
        ("cards:\n  pan: {icon: 3}", "line 2, cards.pan.icon: 3 is no word"),
        ("cards:\n  pan: {gun: loud}", "line 2, cards.pan.gun: loud is no true or false"),
        ("cards:\n  pan: {icon: no-such}", "cards.pan.icon: no-such is no picture that is packed"),
        ("cards:\n  pan: {verb: sieve}", "cards.pan.verb: sieve is unknown; choose from choose, shoot"),
        ("cards:\n  pan: {sound: plop}", "cards.pan.sound: plop is unknown; choose from shot-colt"),
        ("cards:\n  pan: {draws: red}", "cards.pan.draws: red is no suit; expected H or 2–9S, say"),
        ("characters:\n  joe: {tint: pink}", "characters.joe.tint: pink is unknown; choose from blood"),
    ],
)
def test_mistakes_are_told_with_their_place(outside: Folder, text: str, wrong: str) -> None:
    write(outside, "looks.yaml", text)
    with pytest.raises(PosseError, match=re.escape(wrong)) as caught:
        looks.of(outside)
    assert "looks.yaml, line " in str(caught.value)


@pytest.mark.parametrize(
    ("inside", "wrong"),
    [
        ("<script>alert(1)</script>", "<script> may not stand in a picture"),
        ('<path d="M0 0" onclick="alert(1)"/>', "<path> has onclick"),
        ('<path d="M0 0" style="fill: red"/>', "<path> has style"),
        ('<path fill="url(https://example.org)"/>', "only numbers and colours are allowed"),
        ('<g><use href="#else"/></g>', "<use> may not stand in a picture"),
        ("<path", "no valid SVG"),
    ],
)
def test_pictures_are_plain_shapes(outside: Folder, inside: str, wrong: str) -> None:
    write(outside, "icons/pan.svg", SVG.format(inside))
    with pytest.raises(PosseError, match=re.escape(wrong)):
        looks.symbols(outside)


@pytest.mark.parametrize(
    ("name", "text", "wrong"),
    [
        ("Pan.svg", SVG.format(""), "small letters"),
        ("pan.svg", "<svg/>", "xmlns"),
        ("pan.svg", '<svg xmlns="http://www.w3.org/2000/svg"/>', "needs a viewBox"),
        ("pan.svg", "<!DOCTYPE svg>" + SVG.format(""), "no <!DOCTYPE>"),
    ],
)
def test_what_a_picture_must_be(outside: Folder, name: str, text: str, wrong: str) -> None:
    write(outside, f"icons/{name}", text)
    with pytest.raises(PosseError, match=re.escape(wrong)):
        looks.symbols(outside)


def test_the_list_of_the_interface_is_in_order() -> None:
    lines = [
        line for line in (ROOT / "src/posse/pictures.txt").read_text("utf-8").splitlines() if line[:1] != "#"
    ]
    assert lines == sorted(set(lines))
    assert set(lines) == pictures.of_the_interface() <= looks.packed()
