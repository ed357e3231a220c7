"""Scenarios that cannot be: each is refused in one sentence with its line and key."""

import pytest

from posse.kernel.scenario import check
from posse.scenarios import SETTERS

GOOD = """scenario: x
game: dice
players:
  - ann: {role: sheriff, character: paul-regret}
  - bob: {role: outlaw, character: lucky-duke, arrows: 2}
  - cal: {role: renegade, character: black-jack, dead: true}
  - dee:
rolls: [one, two, beer, gatling, arrow]
turn: ann
moves:
  - expect: {dee.role: outlaw, dee.character: bart-cassidy, dee.max_life: 8, cal.alive: false, arrows_in_pile: 6}
"""


def test_defaults_fill_the_table() -> None:
    assert check(GOOD, "x", SETTERS) is None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("two, beer", "three, beer", "line 8, rolls: three is no face of a die"),
        ("rolls: [one", "rolls: [1", "line 8, rolls: a list of ids is expected"),
        ("arrows: 2", "arrows: 10", "line 5, players.bob.arrows: a number from 0 to 9 is expected"),
        ("arrows: 2", "arrows: 9", "line 3, players: one arrow at least lies in the pile"),
        ("arrows: 2", "life: 9", "line 5, players.bob.life: a number from 1 to 8 is expected"),
        (
            "arrows: 2",
            "hand: [bang]",
            "line 5, players.bob.hand: known keys are role, character, life, arrows, dead",
        ),
        ("dead: true", "dead: 1", "line 6, players.cal.dead: dead is true or false"),
        (
            "dead: true",
            "dead: true, arrows: 1",
            "line 6, players.cal.dead: a player out of the game has no arrows",
        ),
        (
            "paul-regret",
            "paul-regret, dead: true",
            "line 4, players.ann.dead: without the Sheriff the game is over",
        ),
        (
            "lucky-duke, arrows: 2",
            "lucky-duke, dead: true}\n  - eve: {dead: true",
            "the game is already over",
        ),
        ("role: outlaw", "role: deputy", "line 5, players.bob.role: this table has no deputy"),
        ("lucky-duke", "3", "line 5, players.bob.character: a character is named by its id"),
        ("turn: ann", "turn: cal", "line 9, turn: a player out of the game has no turn"),
        ("turn: ann", "turn: zoe", "line 9, turn: expected one of ann, bob, cal, dee, not zoe"),
        ("turn: ann", "turn: ann\nphase: roll", "line 10, phase: a scenario of the Dice Game begins"),
        (
            "turn: ann",
            "turn: ann\narrows_in_pile: 8",
            "line 10, arrows_in_pile: a number from 1 to 7 is expected",
        ),
        ("turn: ann", "turn: ann\ndeck: []", "line 10, deck: there is no such key"),
        ("turn: ann", "turn: ann\nsets: [base]", 'there is no set "base"'),
        ("dee.role: outlaw", "dee.hand: []", "line 11, moves.expect.dee.hand: there is no such fact"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, message: str) -> None:
    assert old in GOOD
    failure = check(GOOD.replace(old, new, 1), "x", SETTERS)
    assert failure is not None
    assert failure.invalid
    assert message in failure.message
