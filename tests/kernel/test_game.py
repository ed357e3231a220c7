"""The game as its users meet it: decisions, moves, views, clones."""

import pytest

import posse
from posse.kernel.event import Event
from posse.kernel.option import Option


def at_a_menu() -> posse.Game:
    game = posse.new("bang", players=4, seed=2, roles={"ann": "sheriff"}, characters={"ann": "willy-the-kid"})
    assert game.decision is not None
    assert game.decision.kind == "play"
    return game


def test_a_game_is_the_same_for_the_same_seed() -> None:
    one, other = (posse.new("bang", players=6, seed="s") for _ in range(2))
    assert one.state.fingerprint() == other.state.fingerprint()
    assert posse.new("bang", players=6, seed="t").state.fingerprint() != one.state.fingerprint()


def test_a_move_is_an_option_its_number_or_its_text() -> None:
    game = at_a_menu()
    assert game.decision is not None
    options = game.decision.options
    assert game.index(options[-1]) == game.index(len(options) - 1) == game.index("end") == len(options) - 1
    assert game.index(Option("end")) == len(options) - 1  # equal, not the same
    by_option, by_number, by_text = game.clone(), game.clone(), game.clone()
    by_option.apply(options[-1])
    by_number.apply(len(options) - 1)
    by_text.apply("end")
    assert by_option.state.fingerprint() == by_number.state.fingerprint() == by_text.state.fingerprint()
    assert game.decision.options is options


@pytest.mark.parametrize("wrong", [-1, 99, "fly", "play gatling -> nobody", Option("swap")])
def test_a_move_that_is_not_there_is_refused_and_nothing_happens(wrong: int | str | Option) -> None:
    game = at_a_menu()
    before = game.state.fingerprint()
    with pytest.raises(posse.PosseError):
        game.apply(wrong)
    assert game.state.fingerprint() == before
    assert not game.moves


def test_after_the_end_every_move_is_refused() -> None:
    game = at_a_menu()
    while not game.over:
        game.apply(0)
    assert game.decision is None
    assert game.winners
    with pytest.raises(posse.PosseError, match="the game is over"):
        game.apply("end")
    assert game.clone().over
    assert game.clone().winners == game.winners


def test_there_is_a_view_for_each_seat_and_one_for_spectators() -> None:
    game = at_a_menu()
    for seat in range(-1, 4):
        assert game.view(seat).seat == seat
    for seat in (-2, 4):
        with pytest.raises(posse.PosseError, match="there is no seat"):
            game.view(seat)


def test_a_view_stays_what_it_was() -> None:
    game = at_a_menu()
    view = game.view(0)
    before, told = view.as_dict(), view.events
    for _ in range(10):
        game.apply(0)
    assert view.as_dict() == before
    assert view.events == told
    assert len(game.view(0).events) > len(told)
    assert game.view(0).events_since(len(told))[0] == game.view(0).events[len(told)]


def test_an_event_shows_its_secret_to_its_audience_only() -> None:
    event = Event("drew", {"player": 1}, {"cards": (3, 4)}, 0b0010)
    assert event.seen_by(1).facts == {"player": 1, "cards": (3, 4)}
    for seat in (-1, 0, 2):
        assert event.seen_by(seat) == Event("drew", {"player": 1})
    assert event.seen_by(1) != event
    assert "cards" in repr(event)
    assert event != "drew"
    assert hash(event) == hash(Event("drew", {"player": 1}))
    assert Event("turn", {"player": 1}).seen_by(-1).kind == "turn"


def test_without_telling_no_events_are_kept_but_all_moves() -> None:
    from posse.games import rules
    from posse.kernel.game import Game

    game = Game.start(rules("bang", 4), "2", telling=False)
    loud = Game.start(rules("bang", 4), "2")
    while not game.over:
        game.apply(0)
        loud.apply(0)
    assert not game.events
    assert loud.events
    assert game.record() == loud.record()


def test_a_long_journal_is_cut_by_a_snapshot() -> None:
    """Even a game nobody has cloned before is cloned in the middle of an effect without going back to its start."""
    game = posse.new("bang", players=7, seed=11)
    seen_inside = False
    while game.decision is not None:
        if game.decision.kind != "play":
            seen_inside = True
            fresh = posse.load(game.record())  # never cloned
            assert fresh.clone().state.fingerprint() == game.state.fingerprint()
        game.apply(len(game.moves) % len(game.decision.options))
    assert seen_inside


def test_a_decision_shows_itself() -> None:
    game = at_a_menu()
    assert game.decision is not None
    assert game.decision.name in repr(game.decision)
    assert game.decision.texts[-1] == "end"
    assert game.decision.text(game.decision.options[-1]) == "end"


@pytest.mark.parametrize("seed", [" 7", "7 ", "", "a\nb", "\u2028x", "\ud800", "x" * 201])
def test_a_seed_that_no_record_could_hold_is_refused(seed: str) -> None:
    with pytest.raises(posse.PosseError, match="a seed is one line"):
        posse.new("bang", seed=seed)


def test_odd_seeds_are_recorded_as_they_are() -> None:
    for seed in ("7: x", "# 7", "result: ann", "ä ö", "a, b"):
        game = posse.new("bang", seed=seed)
        assert posse.load(game.record()).state.fingerprint() == game.state.fingerprint()


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": "abcd"},
        {"players": True},
        {"players": 5.0},
        {"players": ["as", "bob", "cal", "dee"]},
        {"sets": "base"},
        {"sets": None},
        {"variants": "first-game"},
    ],
)
def test_what_is_no_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(posse.PosseError):
        posse.new("bang", **wrong)  # type: ignore[arg-type]


def test_only_seats_at_the_table_are_imagined() -> None:
    game = at_a_menu()
    for seat in (4, -2, 10**30):
        with pytest.raises(posse.PosseError, match="there is no seat"):
            game.imagine(seat, 1)
        with pytest.raises(posse.PosseError, match="there is no seat"):
            game.view(seat)


@pytest.mark.parametrize("wrong", [None, 1.5, [], b"end"])
def test_what_is_no_move_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError):
        at_a_menu().apply(wrong)  # type: ignore[arg-type]


def test_a_view_holds_nothing_its_seat_may_not_know() -> None:
    game = at_a_menu()
    for _ in range(30):
        game.apply(0)
    assert any(event.secret for event in game.events)
    assert not any(event.secret for event in game.view(0)._told)
