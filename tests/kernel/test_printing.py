"""What games, views, decisions and options print as: something to read."""

import posse
from posse.kernel.game import Game
from posse.kernel.option import Option, hand_ref, in_play_ref, player_ref


def after(game: Game, moves: int) -> Game:
    for _ in range(moves):
        if game.decision is not None:
            game.apply(0)
    return game


def test_a_game_says_what_is_played_and_what_is_asked() -> None:
    game = posse.new("bang", players=["ann", "bob", "cal", "dee"], sets=["high-noon"], seed=7)
    assert game.decision is not None
    lines = str(game).splitlines()
    assert lines[0] == "bang with base, high-noon: ann, bob, cal, dee; seed 7, 0 moves"
    assert lines[1] == f"{game.decision.name} is asked: play"
    assert lines[2].split(maxsplit=1) == ["0", game.decision.texts[0]]
    assert repr(game) == f"Game(bang, ann, bob, cal, dee, seed 7, 0 moves, {game.decision.name} is asked)"


def test_a_game_that_is_over_says_who_has_won() -> None:
    game = posse.new("dice", players=4, seed=1)
    while not game.over:
        game.apply(0)
    assert str(game).splitlines()[1] == f"over; won by {', '.join(game.winners)}"
    assert repr(game).endswith("over)")


def test_a_decision_says_what_it_is_about() -> None:
    game = posse.new("bang", players=4, seed=1)
    while game.decision is not None and not game.decision.about:
        game.apply(0)
    assert game.decision is not None
    about = game.decision.about.partition("/")[2]
    assert str(game.decision).startswith(
        f"{game.decision.name} is asked: {game.decision.kind} about {about}\n"
    )


def test_a_view_has_a_line_for_each_player() -> None:
    game = after(posse.new("bang", players=4, sets=["high-noon"], seed=3), 12)
    lines = str(game.view(1)).splitlines()
    assert lines[0] == "seen by seat 1"
    assert [line.split(",")[0].strip() for line in lines[1:5]] == game.names
    assert "hand [" in lines[2]
    assert "shapes [(shape bill" in lines[5]
    assert str(game.view(-1)).startswith("seen by a spectator\n")
    for other in ("duel", "dice"):
        assert str(posse.new(other).view(0)).startswith("seen by seat 0\n")


def test_an_option_names_cards_and_players() -> None:
    for game in (posse.new("bang", players=5, seed=1), posse.new("duel", seed=1), posse.new("dice", seed=1)):
        while (decision := game.decision) is not None and len(game.moves) < 60:
            assert [repr(option) for option in decision.options] == [
                f"Option({text})" for text in decision.texts
            ]
            game.apply(len(game.moves) % len(decision.options))


def test_a_view_is_told_from_others() -> None:
    game = posse.new("bang", players=4, seed=3)
    assert repr(game.view(1)) == f"BangView(seat 1, {len(game.events)} events)"


def test_an_option_without_a_table_says_what_it_can() -> None:
    assert repr(Option("end")) == "Option(end)"
    assert repr(Option("play", 37, player_ref(2), "bang")) == "Option(play card 37 as bang -> player 2)"
    shown = "Option(use event/ranch with card 3, card 4)"
    assert repr(Option("use", "event/ranch", paid=(3, 4))) == shown
    assert repr(Option("choose", hand_ref(1))) == "Option(choose the hand of player 1)"
    bought = Option("expel", in_play_ref(2, 12), spending=3, purpose="spite")
    assert repr(bought) == "Option(expel card 12 in front of player 2 spending 3 for spite)"
