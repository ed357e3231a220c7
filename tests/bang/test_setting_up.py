"""Scenarios that set up the things of a set in an impossible way: the error names the wrong line and key."""

import pytest

from posse.bang import sets
from posse.bang.scenario import BangSetter
from posse.kernel.errors import ScenarioError
from posse.kernel.scenario import read

NAMES = ["ann", "bob", "cal", "dee"]
SCENE = f"""\
scenario: scene
game: bang
sets: [{", ".join(each.id for each in sets.ALL)}]
players:
  - ann: {{role: sheriff, character: slab-the-killer}}
  - bob: {{role: outlaw, character: willy-the-kid, BOB}}
  - cal: {{role: outlaw, character: calamity-janet}}
  - dee: {{role: renegade, character: lucky-duke}}
REST
turn: ann
moves: []
"""


def wrong(bob: str, rest: str) -> str:
    """The error for such a scenario."""
    text = SCENE.replace(", BOB", f", {bob}" if bob else "").replace("REST", rest or "deck: []")
    with pytest.raises(ScenarioError) as raised:
        BangSetter().table(read(text, "scene"), NAMES)
    return str(raised.value)


@pytest.mark.parametrize(
    ("bob", "why"),
    [
        ("loads: 3", "loads: a mapping such as {crate: 3, character: 1} is expected"),
        ("loads: {crate: 3}", "loads: no crate that holds loads is in play there"),
        ("loads: {character: 5}", "loads: a number from 0 to 4 is expected"),
        (
            "copies: [rose-doolan]",
            "copies: willy-the-kid copies no abilities",
        ),
        ("railcars: caboose", "railcars: a list of railcars is expected"),
        ("railcars: [barrel]", "railcars: no railcar barrel is left"),
        ("railcars: [caboose, caboose]", "railcars: no railcar caboose is left"),
        ("railcars: [caboose], dead: true", "railcars: a player out of the game has no railcars"),
    ],
)
def test_what_a_player_cannot_have(bob: str, why: str) -> None:
    assert wrong(bob, "") == f"line 6, players.bob.{why}"


def test_the_sheriff_cannot_have_the_ghost_car() -> None:
    text = (
        SCENE.replace(", BOB", "")
        .replace("REST\n", "")
        .replace("slab-the-killer", "slab-the-killer, railcars: [ghost-car]")
    )
    with pytest.raises(ScenarioError, match="ann cannot have the ghost-car"):
        BangSetter().table(read(text, "scene"), NAMES)


@pytest.mark.parametrize(
    ("character", "copies", "why"),
    [
        ("vera-custer", "[rose-doolan, bart-cassidy]", "vera-custer has the abilities of at most 1 other"),
        (
            "vera-custer",
            "[gregory-deck, rose-doolan, rose-doolan]",
            "vera-custer has the abilities of at most 3",
        ),
        (
            "gregory-deck",
            "[rose-doolan, bart-cassidy, el-gringo]",
            "gregory-deck has the abilities of at most 2",
        ),
        ("gregory-deck", "[gregory-deck]", "gregory-deck has the abilities of at most"),
    ],
)
def test_whom_a_character_cannot_copy(character: str, copies: str, why: str) -> None:
    text = (
        SCENE.replace(", BOB", f", copies: {copies}")
        .replace("REST\n", "")
        .replace("willy-the-kid", character)
    )
    with pytest.raises(ScenarioError, match=f"line 6, players.bob.copies: {why}"):
        BangSetter().table(read(text, "scene"), NAMES)


@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ("train: boom-town", "train: a mapping with stations, locomotive, at, railcars is expected"),
        ("train: {stations: boom-town}", "train: stations is a list"),
        ("train: {stations: [boomtown]}", "train: there is no station boomtown"),
        ("train: {railcars: 3}", "train: railcars is a list"),
        (
            "train: {railcars: [caboose, mail-car, coal-hopper, dining-car]}",
            "train: a train has no more than 3 railcars; the others are railcars_next",
        ),
        (
            "turn_state: {railcars_taken: -1}",
            "turn_state: railcars_taken is a number, advanced is true or false",
        ),
        ("train: {railcars_next: [barrel]}", "train: no railcar barrel is left"),
        ("train: {at: 4}", "train: at is the number of a station, from 0 on"),
        ("train: {at: first}", "train: at is the number of a station, from 0 on"),
        ("train: {locomotive: pacific}", "train: the locomotive is ironhorse or leland"),
        ("loads_supply: many", "loads_supply: a number of loads from 0 to 32 is expected"),
        ("loads_supply: 33", "loads_supply: a number of loads from 0 to 32 is expected"),
        ("turn_state: {used: [bandoleer]}", "turn_state.used: nothing is called bandoleer"),
        ("show: barrel", "show: there is no show barrel in the sets of this game"),
        ("show_next: [gag, gag]", "show_next: there is only one show gag"),
        ("events_next: [gag]", "events_next: there is no event gag in the sets of this game"),
    ],
)
def test_what_the_table_cannot_have(rest: str, why: str) -> None:
    assert wrong("", rest) == f"line 9, {why}"
