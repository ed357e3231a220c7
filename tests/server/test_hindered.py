"""The asked player is told why their other cards cannot be played; nobody else is told anything about it."""

import random

import pytest

from posse.kernel.telling import hindrance
from posse.server import log_entries, seat_view, wire
from posse.server.table import TableState


@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_only_who_is_asked_is_told_what_hinders(game: str) -> None:
    state = TableState("t", "CODE")
    players = 2 if game == "duel" else 5
    state.apply(log_entries.Created(wire.Settings(game=game, players=players), "ann", "Ann", False), 0.0)
    state.apply(log_entries.Started("1", ["random"] * players), 0.0)
    choose = random.Random(1)
    told = 0
    while state.game is not None and (decision := state.game.decision) is not None:
        for seat in range(-1, players):
            play = seat_view.play(state, seat, [])
            assert play is not None
            if seat != decision.player:
                assert play.hindered == {}
                continue
            found = state.game.rules.hindrances(state.game.state, seat, decision)
            assert play.hindered == {text: hindrance(why).plain() for text, why in found.items()}
            told += len(play.hindered)
        state.apply(
            log_entries.Moved(state.decision, choose.randrange(len(decision.options))), state.asked_at
        )
    assert (told > 50) == (game != "dice")
