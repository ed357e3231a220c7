"""What a person sees in the terminal is the same in all worlds that look the same to him."""

import random

import pytest

import posse
from posse.kernel.game import Game
from posse.terminal.faces import face_of
from posse.terminal.pen import Pen
from posse.terminal.play import Session
from posse.terminal.replay import replay_as_json, show_replay
from tests.terminal.games import BOTH, finished, paper, scripted, written


def everything_shown(game: Game, seat: int) -> str:
    """All that a session prints for a seat: introduction, log, table and, where it is his, the question."""
    console = paper(100)
    session = Session(game, seat, console, scripted())
    session.welcome()
    session._show_log()
    session.show_table()
    if game.decision is not None and game.decision.player == seat:
        session.show_question()
    return written(console)


@pytest.mark.parametrize("seed", range(4))
def test_hidden_things_leave_no_trace(seed: int) -> None:
    game = posse.new(players=4 + seed % 4, seed=seed, variants=BOTH[: seed % 3])
    choose = random.Random(seed)
    step = 0
    while game.decision is not None:
        step += 1
        if step % 40 == 0:
            seat = choose.choice([game.decision.player, choose.randrange(len(game.names))])
            real = everything_shown(game, seat)
            assert everything_shown(game.imagine(seat, step), seat) == real
        game.apply(choose.randrange(len(game.decision.options)))


def test_a_spectator_sees_no_more_than_the_table() -> None:
    game = posse.new(players=5, seed=3)
    console = paper()
    pen = Pen(console)
    pen.put(face_of(game).table(game.view(-1), pen))
    for role in ("Outlaw", "Deputy", "Renegade", "holds"):
        assert role not in written(console)


def test_a_replay_as_a_player_tells_no_more_than_he_saw() -> None:
    record = finished(5, 3).record()
    console = paper()
    show_replay(record, 30, "bob", console)
    assert "Outlaw" not in written(console)
    data = replay_as_json(record, None, "bob")
    moves, events = data["moves"], data["events"]
    assert isinstance(moves, list)
    assert isinstance(events, list)
    assert all(("move" in move) == (move["player"] == "bob") for move in moves)
    for event in events:
        if event["kind"] == "drew":
            assert ("cards" in event) == (event["player"] == "bob")
