"""The characters as they are listed, and the numbers a simulation reports."""

import yaml

from posse.dice.catalogue import catalogue
from posse.dice.character import HOOKS, Character
from posse.dice.characters import CHARACTERS
from posse.dice.faces import FACES
from posse.games import catalogue as whole_catalogue
from posse.lab.simulate import Setting, simulate
from tests.test_rulebook import ROOT

LIFE = {
    "el-gringo": 7,
    "jourdonnais": 7,
    "kit-carlson": 7,
    "jesse-jones": 9,
    "paul-regret": 9,
    "rose-doolan": 9,
}
LIFE["vulture-sam"] = 9


def test_the_catalogue_has_one_set_with_sixteen_characters() -> None:
    (dice,) = catalogue()
    assert (dice["id"], dice["game"], dice["cards"]) == ("dice", "dice", [])
    assert dice in whole_catalogue()
    assert len(dice["characters"]) == 16
    assert [who["life"] for who in dice["characters"]] == [
        LIFE.get(who["id"], 8) for who in dice["characters"]
    ]


def test_every_character_and_face_stands_in_the_reference() -> None:
    reference = yaml.safe_load((ROOT / "src/posse/dice/reference.yaml").read_text("utf-8"))
    assert [who["id"] for who in reference["characters"]] == [who.id for who in CHARACTERS]
    assert [who["name"]["en"] for who in reference["characters"]] == [who.name for who in CHARACTERS]
    assert [face["id"] for face in reference["faces"]] == FACES


def test_a_character_knows_which_hooks_it_overrides() -> None:
    assert Character().hooks == 0
    for bit, method in HOOKS.items():
        users = [who.id for who in CHARACTERS if who.hooks & bit]
        assert users == [who.id for who in CHARACTERS if method in vars(type(who))]
        assert users


def test_a_simulation_counts_faces_and_wins() -> None:
    games = 400
    report = simulate(Setting("dice", 5, (), (), ("random",), "faces"), games)
    assert (report.finished, report.errors) == (games, 0)
    assert set(report.wins) == {"law", "outlaws", "renegade"}
    faces = report.tallies["faces"]
    mean = faces.total() / len(FACES)
    assert set(faces) == set(FACES)
    assert all(abs(faces[face] - mean) < 5 * mean**0.5 for face in FACES)
    assert set(report.tallies["wins_by_character"]) == {who.id for who in CHARACTERS}
