"""A game that pauses for those who can only pass is the same game: same record, same events, same end."""

import random

import pytest

from posse import games
from posse.kernel.game import Game


@pytest.mark.parametrize("name", ["bang", "dice", "duel"])
def test_pauses_leave_no_trace_in_the_record(name: str) -> None:
    pauses = 0
    rules = games.rules(name)
    for seed in range(12):
        game = Game.start(rules, str(seed), pausing=True)
        choose = random.Random(seed)
        while (decision := game.decision) is not None:
            pauses += len(decision.options) == 1 and not game.at_menu
            if choose.random() < 0.1:
                game = game.clone()  # a copy pauses where its original does
            game.apply(choose.randrange(len(decision.options)))
        again = games.load(game.record())
        assert again.record() == game.record()
        assert [repr(event) for event in again.events] == [repr(event) for event in game.events]
        assert again.state.fingerprint() == game.state.fingerprint()
    assert pauses > (20 if name != "dice" else -1)  # nobody in the Dice Game can only pass


def test_only_who_can_pass_is_waited_for() -> None:
    rules = games.rules("bang")
    game = Game.start(rules, "1", pausing=True)
    choose = random.Random(1)
    verbs = []
    while (decision := game.decision) is not None:
        if len(decision.options) == 1 and not game.at_menu:
            verbs.append(decision.options[0].verb)
        game.apply(choose.randrange(len(decision.options)))
    assert len(verbs) > 3
    assert set(verbs) == {"pass"}
