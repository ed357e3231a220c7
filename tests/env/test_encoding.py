"""What a seat sees and may do, as numbers: complete, explained, and nothing that is hidden."""

import pytest

import posse
from posse.encoding.encoding import Encoding
from posse.encoding.encodings import encoding_of
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from tests.env.tables import ALL, OF_SETS, At, positions

each_table = pytest.mark.parametrize("at", ALL, ids=str)


def rows(encoding: Encoding, game: Game) -> list[bytes]:
    """The options of a game, a row each."""
    assert game.decision is not None
    told = encoding.options(game.view(game.decision.player), game.decision)
    size = len(encoding.features)
    assert len(told) == size * len(game.decision.options)
    return [told[start : start + size] for start in range(0, len(told), size)]


def lit(names: list[str], row: bytes) -> dict[str, int]:
    """What is not 0, by name."""
    return {name: number for name, number in zip(names, row, strict=True) if number}


@each_table
def test_every_number_has_one_name(at: At) -> None:
    encoding = encoding_of(at.new(0).rules)
    assert len(set(encoding.facts)) == len(encoding.facts)
    assert len(set(encoding.features)) == len(encoding.features)


@each_table
def test_what_is_hidden_does_not_show(at: At) -> None:
    """In every world that a seat can imagine it sees the same numbers."""
    encoding = encoding_of(at.new(0).rules)
    for game in positions(at, [1], every=9):
        assert game.decision is not None
        seat = game.decision.player
        told = encoding.observation(game.view(seat), game.decision)
        assert len(told) == len(encoding.facts)
        for seed in range(2):
            world = game.imagine(seat, seed)
            assert encoding.observation(world.view(seat), world.decision) == told
            assert rows(encoding, world) == rows(encoding, game)


@each_table
def test_who_is_not_asked_is_not_told_what_another_may_do(at: At) -> None:
    encoding = encoding_of(at.new(0).rules)
    for game in positions(at, [2], every=20):
        assert game.decision is not None
        for seat in range(at.players):
            if seat != game.decision.player:
                view = game.view(seat)
                assert encoding.observation(view, game.decision) == encoding.observation(view, None)


@pytest.mark.parametrize("at", [*OF_SETS, At("duel", 2), At("dice", 5)], ids=str)
def test_options_say_nothing_that_has_no_place(at: At) -> None:
    """Every verb, thing, target and purpose has a name of its own."""
    encoding = encoding_of(at.new(0).rules)
    unnamed = {name for name in encoding.features if name.endswith(" another")}
    for game in positions(at, [3]):
        for row in rows(encoding, game):
            assert not unnamed & set(lit(encoding.features, row))


@pytest.mark.parametrize("at", [At("bang", 5), At("duel", 2), At("dice", 5)], ids=str)
def test_no_two_options_look_the_same(at: At) -> None:
    encoding = encoding_of(at.new(0).rules)
    for game in positions(at, [4]):
        told = [row[:-2] for row in rows(encoding, game)]  # without its number in the list
        assert len(set(told)) == len(told)


def test_it_is_told_from_the_seat_of_the_viewer() -> None:
    game = posse.new("bang", players=5, seed=1, roles={"cal": "sheriff"}, characters={"cal": "el-gringo"})
    encoding = encoding_of(game.rules)
    seen = lit(encoding.facts, encoding.observation(game.view(0), game.decision))
    assert (
        seen["+2: sheriff"]
        == seen["+2: on turn"]
        == seen["+2: asked"]
        == seen["+2: character el-gringo"]
        == 1
    )
    assert (seen["+2: life"], seen["+2: most life"], seen["+2: distance from me"]) == (4, 4, 2)
    assert seen["+1: role hidden"] == 1
    assert sum(number for name, number in seen.items() if name.startswith("me: in hand")) == seen["me: hand"]
    seen = lit(encoding.facts, encoding.observation(game.view(2), game.decision))
    assert seen["me: sheriff"] == seen["phase play"] == seen["question play"] == 1
    assert game.decision is not None
    assert seen["options"] == len(game.decision.options)


def test_an_option_says_what_it_is_about() -> None:
    game = posse.new("bang", players=5, seed=1)
    encoding = encoding_of(game.rules)
    assert game.decision is not None
    told = dict(zip(game.decision.texts, rows(encoding, game), strict=True))
    assert lit(encoding.features, told["end"])["verb end"] == 1
    shot = next(text for text in told if text.startswith("play bang@"))
    shown = lit(encoding.features, told[shot])
    assert shown["verb play"] == shown["thing card/bang"] == 1
    target = game.names.index(shot.rpartition(" ")[2])
    assert shown[f"target +{(target - game.decision.player) % 5}"] == 1


def test_seats_that_were_changed_are_told_as_they_are() -> None:
    """The places round the table follow the ring, not the numbers of the seats."""
    game = posse.new("bang", players=4, seed=3)
    encoding = encoding_of(game.rules)
    view = game.view(0)
    view.ring = [0, 2, 1, 3]  # type: ignore[attr-defined]
    assert encoding.look(view).order == [0, 2, 1, 3]
    changed = encoding.look(view)
    assert encoding.look(game.view(0)).order == [0, 1, 2, 3]
    assert encoding.look(view) is changed  # what was worked out is kept, for games side by side


def test_an_encoding_may_have_room_for_more() -> None:
    small, large = posse.new("bang", players=4, seed=1), posse.new("bang", players=7, sets=["dodge-city"])
    wide = encoding_of(small.rules, ["dodge-city"], 7)
    assert wide.facts == encoding_of(large.rules).facts
    assert wide.features == encoding_of(large.rules).features
    seen = lit(wide.facts, wide.observation(small.view(1), small.decision))
    assert seen["+3: here"] == 1
    assert "+4: here" not in seen


def test_an_encoding_needs_room_for_all() -> None:
    with pytest.raises(PosseError, match="no room for 5 players"):
        encoding_of(posse.new("bang", players=5).rules, seats=4)
