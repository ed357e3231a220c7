"""Records: reading, writing, and what is said when one is broken."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import posse
from posse.games import rules_of_record
from posse.kernel.errors import PosseError, RecordError
from posse.kernel.record import Record
from posse.kernel.replay import replay


def some_record(moves: int = 40) -> str:
    game = posse.new("bang", players=5, seed="a record", characters={"ann": "el-gringo"})
    for number in range(moves):
        assert game.decision is not None
        game.apply(number % len(game.decision.options))
    return game.record()


RECORD = some_record()


def test_a_record_reads_as_it_was_written() -> None:
    assert Record.parse(RECORD).text() == RECORD
    assert posse.load(RECORD).record() == RECORD


def test_comments_and_space_do_no_harm() -> None:
    game = posse.load(RECORD + "\n# a remark\n\n")
    assert game.record() == RECORD


def test_a_record_may_be_replayed_up_to_a_move() -> None:
    stops: list[int] = []
    game = replay(Record.parse(RECORD), rules_of_record, until=20, each=lambda g: stops.append(len(g.moves)))
    assert len(game.moves) >= 20
    assert stops == sorted(set(stops))
    assert RECORD.startswith(game.record().rstrip())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("posse record 1", "chess record 1", 'line 1: a record begins with "posse record 1"'),
        ("game: bang", "game: poker", 'there is no game "poker"'),
        ("game: bang\n", "", "does not say game"),
        ("seed:", "sseed:", "line 5: expected one of"),
        ("seed: a record", "seed: a record\nseed: b", "line 6: seed stands twice"),
        ("rules: 1", "rules: 99", "rules version 99"),
        ("characters: ann=el-gringo", "characters: ann", "should read name=value"),
        ("players: ann, bob, cal, dee, eve", "players: ann, bob", "is for 4, 5, 6, 7 players, not for 2"),
        ("players: ann, bob", "players: ann", "move 1: cal must decide, not bob"),
        ("\n2 ", "\n3 ", "this should be move 2, not 3"),
        ("\n2 ", "\ntwo ", "expected a move such as"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    assert old in RECORD
    with pytest.raises(PosseError, match=message):
        posse.load(RECORD.replace(old, new, 1))


def test_a_record_of_other_moves_is_refused_with_the_move() -> None:
    first = RECORD.splitlines()[8]
    assert first.startswith("1 ")
    player = first.split()[1]
    with pytest.raises(RecordError, match=r"move 1: .* cannot"):
        posse.load(RECORD.replace(first, f"1 {player} play gatling", 1))
    with pytest.raises(RecordError, match=r"move 1: .* must decide, not nobody"):
        posse.load(RECORD.replace(first, "1 nobody: end", 1))


def test_a_forced_move_must_be_the_one_the_game_made() -> None:
    forced = next(line for line in RECORD.splitlines() if line.endswith("pass (forced)"))
    with pytest.raises(RecordError, match="the game made the move"):
        posse.load(RECORD.replace(forced, forced.replace("pass", "end"), 1))


def test_a_wrong_result_is_noticed() -> None:
    with pytest.raises(RecordError, match="won, but the game says otherwise"):
        posse.load(RECORD + "result: ann\n")


def test_nothing_follows_the_result_and_the_end() -> None:
    with pytest.raises(RecordError, match="nothing may follow the result"):
        posse.load(RECORD + "result: ann\n41 ann: end\n")
    game = posse.new("bang", players=4, seed=3)
    while game.decision is not None:
        game.apply(len(game.moves) % len(game.decision.options))
    lines = game.record().splitlines()
    longer = "\n".join([*lines[:-1], f"{len(game.moves) + 1} ann: end"])
    with pytest.raises(RecordError, match="the game is over"):
        posse.load(longer)


def test_an_imagined_game_has_no_record() -> None:
    game = posse.new("bang", players=4)
    with pytest.raises(PosseError, match="no seed reproduces it"):
        game.imagine(0, 1).record()


pieces = st.sampled_from(
    [*RECORD.splitlines(), "1 ann: end", "result:", "", "seed: 7", "# x", "posse record 1"]
)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.one_of(st.text(max_size=200), st.lists(pieces, max_size=14).map("\n".join)))
def test_any_text_is_a_record_or_a_clear_error(text: str) -> None:
    try:
        posse.load(text)
    except PosseError as error:
        assert str(error)
        assert "\n" not in str(error)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.integers(0, len(RECORD) - 1), st.characters(max_codepoint=0x2FF))
def test_a_damaged_record_is_replayed_or_refused(at: int, char: str) -> None:
    try:
        posse.load(RECORD[:at] + char + RECORD[at + 1 :])
    except PosseError as error:
        assert str(error)


def test_a_move_that_was_a_choice_is_not_forced() -> None:
    chosen = next(line for line in RECORD.splitlines() if line[:1].isdigit() and "forced" not in line)
    with pytest.raises(RecordError, match="the record calls it forced"):
        posse.load(RECORD.replace(chosen, f"{chosen} (forced)", 1))


def test_a_rule_of_a_set_that_changed_leaves_other_records_alone() -> None:
    """The version of a game is that of its newest set, those of its variants included."""
    plain = posse.new(players=5, sets=["dodge-city"], variants=["stick-of-dynamite"])
    assert plain.rules.version == "1"
    newer = posse.new(players=5, sets=["dodge-city", "wild-west-show"])
    assert int(newer.rules.version) > 1
    with_variant = posse.new(players=5, sets=["dodge-city"], variants=["shadow-gunslingers"])
    assert with_variant.rules.version == posse.new(players=5, sets=["gold-rush"]).rules.version
