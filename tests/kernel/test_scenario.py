"""The scenario checker: what passes, what fails, and what is said of a file that is no scenario."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posse.kernel.scenario import check
from posse.scenarios import SETTERS, check_scenario, scenario_files

GOOD = """\
scenario: good
game: bang
sets: [base]
cites: "a test"
players:
  - ann: {role: sheriff, character: willy-the-kid, hand: [bang@2C, bang, beer@6H], life: 3}
  - bob: {role: outlaw, character: rose-doolan, hand: [missed@2S, missed@3S]}
  - cal: {character: lucky-duke}
  - dee: {role: renegade, character: paul-regret, dead: true}
deck: [stagecoach, missed@4S]
discard: [duel]
turn: ann
turn_state: {bangs_played: 0}
moves:
  - legal: {ann: [play bang -> bob, end], not: [pass, play bang -> dee]}
  - ann: play bang@2C -> bob
  - expect: {asked: bob, bob.hand.count: 2, discard.top: bang@2C, discard.count: 2, phase: play}
  - bob: play missed@2S
  - expect: {bob.life: 4, bob.hand: [missed], ann.hand: [beer, bang], turn: ann, over: false, winners: []}
  - cal: pass
  - ann: play bang -> cal
  - cal: pass
  - expect: {cal.life: 3, ann.max_life: 5, ann.role: sheriff, cal.character: lucky-duke, dee.life: 0}
  - expect: {dee.alive: false, bob.in_play: [], distance.ann.bob: 1, distance.ann.dee: null, stick: null}
"""


def run(text: str) -> str:
    failure = check(text, "good", SETTERS)
    return "" if failure is None else f"{'invalid' if failure.invalid else 'failed'}: {failure}"


def test_a_good_scenario_passes() -> None:
    assert run(GOOD) == ""


def test_who_is_out_may_be_said_to_have_no_life() -> None:
    assert run(GOOD.replace("dead: true", "dead: true, life: 0")) == ""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("bob.life: 4", "bob.life: 3", "failed: move 5: expected bob.life: 3, found 4"),
        ("asked: bob", "asked: ann", "failed: move 3: expected asked: ann, found bob"),
        ("over: false", "over: true", "failed: move 5: expected over: true, found false"),
        ("[beer, bang]", "[beer, beer]", "failed: move 5: expected ann.hand: [beer, beer], found ["),
        (
            "[missed]",
            "[missed, missed]",
            "failed: move 5: expected bob.hand: [missed, missed], found [missed@3S]",
        ),
        (
            "- ann: play bang -> cal",
            "- ann: play duel -> cal",
            'failed: move 7: ann cannot "play duel -> cal" now',
        ),
        (
            "- ann: play bang -> cal",
            "- bob: end",
            'failed: move 7: expected bob to "end", but ann must decide',
        ),
        (
            "{ann: [play bang -> bob, end]",
            "{bob: [end]",
            "failed: move 1: expected bob to be asked, found ann",
        ),
        (
            "[play bang -> bob, end]",
            "[play duel]",
            'failed: move 1: expected "play duel" to be legal; the options',
        ),
        ("[pass, play", "[end, play", 'failed: move 1: expected "end" not to be legal, found "end"'),
        (
            "scenario: good",
            "scenario: bad",
            "invalid: line 1, scenario: the id must be equal to the file's name",
        ),
        ("game: bang", "game: poker", "invalid: line 2, game: the game must be one of bang"),
        ("cites:", "sites:", "invalid: line 4, sites: there is no such key"),
        ("role: sheriff", "role: king", 'invalid: line 6, players.ann.role: there is no role "king"'),
        (
            "character: willy-the-kid",
            "character: billy",
            'invalid: line 6, players.ann.character: there is no character "billy"',
        ),
        ("role: sheriff,", "rolle: sheriff,", "invalid: line 6, players.ann.rolle: known keys are"),
        ("role: sheriff,", "role: 3,", "invalid: line 6, players.ann.role: a role is named by its id"),
        ("life: 3", "life: 9", "invalid: line 6, players.ann.life: life is a number from 1 to 5"),
        ("life: 3", "life: 0", "invalid: line 6, players.ann.life: life is a number from 1 to 5"),
        ("bang@2C, bang,", "missed@2S, bang,", "missed@2S is named twice"),
        ("bang@2C, bang,", "bang@2S, bang,", "invalid: line 6, players.ann.hand: there is no card bang@2S"),
        ("[base]", "[base, moon]", 'there is no set "moon"'),
        ("sets: [base]", "sets: base", "invalid: line 3, sets: a list of ids is expected"),
        ("turn: ann", "turn: zoe", "invalid: line 12, turn: expected one of ann, bob, cal, dee, not zoe"),
        ("turn: ann", "turn: dee", "invalid: line 12, turn: a player out of the game has no turn"),
        ("turn: ann", "turn: ann\nphase: lunch", "invalid: line 13, phase: the phase is one of start, draw"),
        (
            "turn: ann",
            "turn: ann\nstick: ann",
            "invalid: line 13, stick: this is there only with the variant stick-of-dynamite",
        ),
        ("bangs_played: 0", "bangs: 0", "invalid: line 13, turn_state.bangs: known are bangs_played"),
        ("bangs_played: 0", "bangs_played: x", "a number of BANG! cards is expected"),
        ("{bangs_played: 0}", "7", "invalid: line 13, turn_state: a mapping"),
        ("dead: true", "dead: maybe", "invalid: line 9, players.dee.dead: dead is true, or the place"),
        ("dead: true", "dead: true, hand: [beer]", "a player out of the game has no cards"),
        ("deck: [stagecoach, missed@4S]", "deck: stagecoach", "invalid: line 10, deck: a list of cards"),
        ("hand: [missed@2S, missed@3S]", "in_play: [missed@2S]", "missed@2S does not stay in play"),
        (
            "hand: [missed@2S, missed@3S]",
            "in_play: [barrel, barrel]",
            "nobody has two cards of one name in play",
        ),
        ("hand: [missed@2S, missed@3S]", "in_play: [volcanic, schofield]", "nobody has two weapons"),
        ("discard: [duel]", "discard: [duel, duel, duel, duel]", "no duel is left in the game"),
        ("- cal: pass", "- zoe: pass", "invalid: line 20, moves.zoe: nobody is called zoe"),
        ("- cal: pass", "- cal: 5", "invalid: line 20, moves.cal: a move is a text"),
        ("- cal: pass", "- cal: shoot", 'invalid: line 20, moves.cal: "shoot" is no move'),
        ("- cal: pass", "- cal", "invalid: line 20, moves: each entry of moves is one line"),
        ("phase: play}", "weather: play}", "invalid: line 17, moves.expect.weather: there is no such fact"),
        (
            "bob.hand.count: 2",
            "bob.gold: 2",
            "invalid: line 17, moves.expect.bob.gold: there is no such fact",
        ),
        ("- expect: {dee.alive: false, bob", "- expect: [dee, bob", "no valid YAML"),
        ("  - legal: {ann: [play bang -> bob, end]", "  - legal: {ann: x", "a list of moves is expected"),
        ("  - legal: {ann: [play bang -> bob, end]", "  - legal: {zoe: [end]", "nobody is called zoe"),
        (
            "  - legal: {ann: [play bang -> bob, end], not: [pass, play bang -> dee]}",
            "  - legal: {}",
            "legal is a mapping such as {ann: [end], not: [pass]}",
        ),
        ("moves:\n", "moores:\n", "invalid: line 14, moores: there is no such key"),
        ("  - cal: {character: lucky-duke}", "  - cal", "each player is one entry"),
        ("  - cal: {character: lucky-duke}", "  - cal: lucky-duke", "a player is a mapping"),
        (
            "deck: [stagecoach, missed@4S]\ndiscard: [duel]",
            "deck: &pile [duel]\ndiscard: *pile",
            "anchors and aliases are not allowed",
        ),
        ('cites: "a test"', "cites: !!bool foo", "invalid: line 4: this is no simple value"),
        ("[base]", "[base, high-noon]\nevent: [lasso]", "invalid: line 4, event: there is no event"),
        ("[base]", "[base, high-noon]\nround: no", "invalid: line 4, round: a number of rounds"),
        ("deck: [", "deck_exact: 5\ndeck: [", "deck_exact is true or false"),
        ("kid, hand", "kid, ghost: true, hand", "players.ann.ghost: without the Sheriff the game is over"),
        ("role: outlaw", "role: outlaw, copies: [el-gringo]", "players.bob.copies: rose-doolan copies no"),
        ("{bangs_played: 0}", "{used: [sid]}", "turn_state.used: nothing is called sid"),
        ("dead: true", "ghost: 5", "players.dee.ghost: ghost is true or false"),
        ("role: outlaw", "role: outlaw, dead: 1", "players.bob.dead: a player out of the game has no cards"),
        ("turn: ann", "turn: ann\nturn: bob", "invalid: line 13, turn: the key stands twice"),
        (
            "character: willy-the-kid",
            "character: belle-star",
            "invalid: line 6, players.ann.character: this table has no belle-star",
        ),
        ("turn: ann\n", "", "invalid: line 1, turn: it is missing; expected one of ann, bob, cal, dee"),
        ("dead: true", "dead: 5", "players.dee.dead: dead is true, or the place in the order of death, from"),
        (
            "  - cal: {character: lucky-duke}",
            "  - cal: []",
            "invalid: line 8, players.cal: a player is a mapping",
        ),
        (
            "life: 3}",
            "life: 3, copies: [belle-star]}",
            "players.ann.copies: there is no character belle-star",
        ),
        ("life: 3}", "life: 3, copies: belle-star}", "players.ann.copies: a list of characters is expected"),
        ("bangs_played: 0", "used: [zorro]", "invalid: line 13, turn_state.used: nothing is called zorro"),
        ("bangs_played: 0", "fresh: [barrel@QS]", "turn_state.fresh: ann has no such card in play"),
    ],
)
def test_a_bad_scenario_says_what_is_wrong(old: str, new: str, message: str) -> None:
    assert old in GOOD
    found = run(GOOD.replace(old, new, 1))
    assert message in found


def test_no_two_players_fell_at_the_same_place() -> None:
    text = GOOD.replace("dead: true", "dead: 1").replace("role: outlaw", "dead: 1, role: outlaw")
    text = text.replace("hand: [missed@2S, missed@3S]", "hand: []")
    assert run(text) == "invalid: line 9, players.dee.dead: somebody else was already number 1 to fall"


def test_a_move_the_engine_made_by_itself_is_skipped() -> None:
    """Jesse Jones finds no other hand to draw from, so his draw is made before the first line."""
    text = """\
scenario: good
game: bang
players:
  - ann: {role: sheriff, character: jesse-jones}
  - bob: {role: outlaw, character: rose-doolan}
  - cal: {role: outlaw, character: lucky-duke}
  - dee: {role: renegade, character: paul-regret}
turn: ann
phase: draw
moves:
  - ann: draw deck
  - ann: end
"""
    assert run(text) == ""
    assert "cannot" in run(text.replace("draw deck", "draw discard"))


def test_after_the_end_every_further_move_fails() -> None:
    text = """\
scenario: good
game: bang
players:
  - ann: {role: sheriff, character: willy-the-kid, life: 1}
  - bob: {role: outlaw, character: rose-doolan, hand: [bang]}
  - cal: {role: outlaw, character: lucky-duke}
  - dee: {role: renegade, character: paul-regret}
turn: bob
moves:
  - bob: play bang -> ann
  - ann: pass
  - ann: pass
  - expect: {over: true, asked: null, winners: [bob, cal]}
"""
    assert run(text) == ""  # he passed twice without being asked: his defence and his life
    assert "the game is over" in run(text + "  - cal: pass\n")


def test_an_engine_that_breaks_fails_the_scenario_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr("posse.kernel.scenario.check", broken)
    (tmp_path / "good.yaml").write_text(GOOD)
    failure = check_scenario(tmp_path / "good.yaml")
    assert failure is not None
    assert str(failure) == "an error in Posse itself: ZeroDivisionError: oops"


def test_a_dead_sheriff_or_two_players_is_no_table() -> None:
    dead = GOOD.replace("character: willy-the-kid,", "character: willy-the-kid, dead: true,")
    assert "without the Sheriff the game is over" in run(dead)
    assert "a mapping of keys" in run("[1, 2]")
    assert "the file's name" in run("{}")
    assert "a list of players" in run("scenario: good\ngame: bang\nmoves: []")
    assert "a list of moves" in run("scenario: good\ngame: bang\nplayers: [{ann: {}}]\nmoves: 5")
    lonely = GOOD.replace("hand: [missed@2S, missed@3S]", "dead: 1").replace(
        "lucky-duke}", "lucky-duke, dead: 2}"
    )
    assert "with these players left the game is over" in run(lonely)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, message in ((tmp_path / "none.yaml", "No such file"), (binary, "not UTF-8")):
        failure = check_scenario(path)
        assert failure is not None
        assert failure.invalid
        assert message in str(failure)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "good.yaml").write_text(GOOD)
    assert [p.name for p in scenario_files([tmp_path])] == ["binary.yaml", "good.yaml"]


lines = st.sampled_from(GOOD.splitlines())


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.one_of(st.text(max_size=120), st.lists(lines, max_size=16).map("\n".join)))
def test_any_text_is_a_scenario_or_a_clear_failure(text: str) -> None:
    failure = check(text, "good", SETTERS)
    if failure is not None:
        assert str(failure)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.integers(0, len(GOOD) - 1), st.characters(max_codepoint=0x7F))
def test_a_damaged_scenario_passes_or_fails_clearly(at: int, char: str) -> None:
    failure = check(GOOD[:at] + char + GOOD[at + 1 :], "good", SETTERS)
    if failure is not None:
        assert str(failure)
