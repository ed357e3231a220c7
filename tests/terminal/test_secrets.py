"""What a person sees in the terminal is the same in all worlds that look the same to him."""

import random

import pytest

import posse
from posse.kernel.game import Game
from posse.terminal.faces import face_of
from posse.terminal.pen import Pen
from posse.terminal.play import Session
from posse.terminal.replay import replay_as_json, show_replay
from tests.properties import sample
from tests.terminal.games import TABLES, finished, paper, scripted, some, told_to, written


def everything_shown(game: Game, seat: int) -> str:
    """All that a session prints for a seat: introduction, log, table and, where it is his, the question."""
    console = paper(100)
    session = Session(game, seat, console, scripted())
    session.welcome()
    session.show_table()
    if game.decision is not None and game.decision.player == seat:
        session.show_question()
    session._show_log()
    return written(console)


@pytest.mark.parametrize(("name", "count", "every"), [("bang", 8, 60), ("dice", 3, 40), ("duel", 5, 60)])
def test_hidden_things_leave_no_trace(name: str, count: int, every: int) -> None:
    for rules, seed in some(name, count):
        choose = random.Random(seed)
        for game in sample(rules, seed, every):
            asked = 0 if game.decision is None else game.decision.player
            seat = choose.choice([asked, choose.randrange(len(game.names))])
            real = everything_shown(game, seat)
            assert everything_shown(game.imagine(seat, seed), seat) == real


def test_a_spectator_sees_no_more_than_the_table() -> None:
    game = posse.new(players=5, seed=3)
    console = paper()
    pen = Pen(console)
    pen.put(face_of(game).table(game.view(-1), told_to(game, -1), pen))
    for role in ("Outlaw", "Deputy", "Renegade", "hand,"):
        assert role not in written(console)


def test_a_spectator_of_the_duel_sees_no_hand_and_no_reserve() -> None:
    for game in sample(TABLES["duel"][0], 2, 20):
        console = paper()
        pen = Pen(console)
        pen.put(face_of(game).table(game.view(-1), told_to(game, -1), pen))
        assert ":" not in "".join(
            line for line in written(console).splitlines() if line.startswith("Reserve")
        )


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


def test_the_header_of_a_replay_keeps_fixed_roles_from_a_player() -> None:
    game = posse.new("dice", players=5, seed=3, roles={"bob": "sheriff", "dee": "outlaw", "ann": "renegade"})
    assert "roles" in replay_as_json(game.record(), None, None)["header"]  # type: ignore[operator]
    assert "roles" not in replay_as_json(game.record(), None, "cal")["header"]  # type: ignore[operator]
