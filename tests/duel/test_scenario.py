"""Scenarios that are no valid scenarios of the Duel are refused with the line and the key at fault."""

import pytest

from posse.kernel.scenario import check
from posse.scenarios import SETTERS

GOOD = """\
scenario: good
game: duel
players:
  - law: {ac: {character: jango}, rc: {character: wild-bill}, hand: [colt]}
  - outlaw: {ac: {character: sid-curry}}
turn: law
moves:
  - expect: {law.hand: [colt@law], law.rc.character: wild-bill, outlaw.rc.life: null, asked: law}
"""


def test_a_good_one() -> None:
    assert check(GOOD, "good", SETTERS) is None


def test_sides_may_come_in_any_order() -> None:
    law, outlaw = GOOD.splitlines(keepends=True)[3:5]
    assert check(GOOD.replace(law + outlaw, outlaw + law), "good", SETTERS) is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("- outlaw:", "- bob:", "line 3, players: the players of a Duel are law and outlaw"),
        ("character: jango", "character: bob", "line 4, players.law.ac.character: there is no character bob"),
        ("character: jango", "character: sid-curry", "sid-curry is on the other side"),
        ("character: wild-bill", "character: jango", "jango is named twice"),
        ("{character: jango}", "jango", "a character in play is a mapping"),
        ("{character: jango}", "{character: jango, life: 4}", "life is a number from 1 to 3"),
        ("{character: jango}", "{character: jango, lives: 4}", "players.law.ac.lives: known keys are"),
        ("{character: jango}", "{character: jango, equipment: [colt]}", "does not stay in play"),
        ("{character: jango}", "{character: jango, equipment: [hat, hat]}", "two cards of one name"),
        ("ac: {character: sid-curry}", "hand: []", "each side has at least an ac"),
        ("{ac: {character: sid-curry}}", "{ac: {character: sid-curry}, reserve: [tom-thorn]}", "no reserve"),
        ("hand: [colt]", "hand: [bang]", "line 4, players.law.hand: there is no card bang in the Duel"),
        ("hand: [colt]", "hand: [bank, bank]", "no bank is left"),
        ("hand: [colt]", "hand: colt", "a list of cards is expected"),
        ("hand: [colt]", "reserve: jango", "a list of characters is expected"),
        ("turn: law", "turn: ann", "line 6, turn: expected one of law, outlaw"),
        ("turn: law", "turn: law\nphase: end", "the phase is one of"),
        ("turn: law", "turn: law\ndecks: {ann: []}", "the decks are law, outlaw, common"),
        ("turn: law", "turn: law\ndecks: {law: [beer]}", "has not the back of this deck"),
        ("turn: law", "turn: law\ndecks: []", "a mapping such as"),
        ("turn: law", "turn: law\nturn_state: []", "a mapping such as"),
        ("turn: law", "turn: law\nturn_state: {bangs: 1}", "known are bangs_played"),
        ("turn: law", "turn: law\nvariants: [first-game]", "no variant"),
        ("law.hand: [colt@law]", "law.role: sheriff", "there is no such fact"),
        ("law.rc.character", "law.rc.name", "there is no such fact"),
    ],
)
def test_bad_ones_name_the_line_and_the_key(old: str, new: str, said: str) -> None:
    failure = check(GOOD.replace(old, new, 1), "good", SETTERS)
    assert failure is not None
    assert failure.invalid
    assert said in str(failure)


def test_what_a_turn_has_seen() -> None:
    text = GOOD.replace("turn: law", "turn: law\nturn_state: {bangs_played: 1, swapped: true, used: [jango]}")
    text = text.replace("- expect:", "- legal: {law: [end], not: [swap, play colt]}\n  - expect:")
    assert check(text, "good", SETTERS) is None


def test_loose_cards_in_a_deck_have_its_back() -> None:
    text = GOOD.replace("turn: law", "decks: {law: [hat, missed], outlaw: [hat]}\nturn: law\nphase: draw")
    text = text.replace("law.hand: [colt@law]", "law.hand: [colt@law, hat@law, missed@law]")
    assert check(text, "good", SETTERS) is None


HALF_NAMED = """\
scenario: good
game: duel
players:
  - law: {ac: {character: jango}, hand: [missed@law-barrel, missed@outlaw-barrel]}
  - outlaw: {ac: {character: sid-curry}, hand: [water@barrel]}
discard: [water@outlaw]
turn: law
phase: [play]
moves:
  - expect: {law.hand: [missed@barrel, missed@law], outlaw.hand: [water@law], discard.top: water@outlaw}
"""


def test_half_named_cards_are_found_and_matched_as_a_whole() -> None:
    assert check(HALF_NAMED.replace("phase: [play]\n", ""), "good", SETTERS) is None


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("phase: [play]", "line 8, phase: the phase is one of"),
        ("turn_state: {used: [[1]]}", "line 8, turn_state.used"),
        ("deck_exact: maybe", "line 8, deck_exact: deck_exact is true or false"),
        ("sets: [base]", 'line 8, sets: there is no set "base"'),
    ],
)
def test_odd_values_are_refused_where_they_stand(line: str, said: str) -> None:
    failure = check(HALF_NAMED.replace("phase: [play]", line), "good", SETTERS)
    assert failure is not None
    assert failure.message.startswith(said)
