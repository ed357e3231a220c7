"""How fast things happen by themselves at a table: bots, and players who can only pass."""

import random

import pytest

from posse.server import acts, log_entries, wire
from posse.server.agenda import SHOCKS, due
from posse.server.refusal import Refusal
from posse.server.table import TableState

ALONE = ["", "random", "random", "random"]


def table(*bots: str, per_move: int | None = None, seed: str = "seed") -> TableState:
    """Ann, the host, and Bob, unless a bot is on the second seat, at a game of four."""
    state = TableState("t", "CODE")
    state.apply(log_entries.Created(wire.Settings(players=4, per_move=per_move), "ann", "Ann", False), 0.0)
    if not bots[1]:
        state.apply(log_entries.Joined("bob", "Bob", False), 0.0)
        state.apply(log_entries.Sat("bob", 1), 0.0)
    state.apply(log_entries.Started(seed, list(bots)), 0.0)
    return state


def say(state: TableState, person: str, what: wire.Act, at: float = 0.0) -> None:
    for fact in acts.act(state, person, what):
        state.apply(fact, at)


def until_asked(kind: str) -> TableState:
    """A table at which Ann is asked something that she can only pass."""
    for seed in range(50):
        state = table(*ALONE, seed=str(seed))
        choose = random.Random(seed)
        while state.game is not None and (decision := state.game.decision) is not None:
            if (decision.player, decision.kind, len(decision.options)) == (0, kind, 1):
                return state
            state.apply(
                log_entries.Moved(state.decision, choose.randrange(len(decision.options))), state.asked_at
            )
    raise AssertionError(f"{kind} was never asked")


def until_out() -> TableState:
    """A table at which Ann is out of the game, and the others play on."""
    for seed in range(50):
        state = table(*ALONE, seed=str(seed))
        choose = random.Random(seed)
        while state.game is not None and (decision := state.game.decision) is not None:
            if state.is_out(0):
                return state
            state.apply(
                log_entries.Moved(state.decision, choose.randrange(len(decision.options))), state.asked_at
            )
    raise AssertionError("Ann survived every game")


def to_bot(state: TableState) -> None:
    while state.asked == 0:
        state.apply(log_entries.Moved(state.decision, 0), state.asked_at)


def test_the_pace_is_for_the_host_or_who_plays_alone() -> None:
    state = table("", "", "random", "random")
    with pytest.raises(Refusal, match="host"):
        acts.act(state, "bob", wire.Pace(pace=0.4))
    say(state, "ann", wire.Pace(pace=0.4))
    assert state.settings.pace == state.pace == 0.4
    assert acts.act(state, "ann", wire.Pace(pace=0.4)) == []


def test_bots_wait_for_who_plays_alone() -> None:
    state = table("", "", "random", "random")
    with pytest.raises(Refusal, match="alone"):
        acts.act(state, "ann", wire.Pace(paused=True))
    state = table(*ALONE, per_move=60)
    to_bot(state)
    say(state, "ann", wire.Pace(paused=True))
    assert state.info().paused
    assert due(state) is None
    say(state, "ann", wire.Pace(paused=False), at=1000.0)
    what = due(state)
    assert what is not None
    assert what.at >= 1000.0


def test_the_rest_is_skipped_when_no_person_is_in_the_game() -> None:
    state = table(*ALONE)
    with pytest.raises(Refusal, match="still in the game"):
        acts.act(state, "ann", wire.Pace(skip=True))
    state = until_out()
    say(state, "ann", wire.Pace(skip=True))
    what = due(state)
    assert what is not None
    assert what.at == state.asked_at
    state.status, state.game = "lobby", None
    state.apply(log_entries.Started("another", ALONE), 0.0)
    assert not state.skipping  # the next game goes at its own pace


@pytest.mark.parametrize("kind", ["defend", "give-up", "save"])
def test_who_loses_life_has_the_time_to_read_it(kind: str) -> None:
    state = until_asked(kind)
    what = due(state)
    assert what is not None
    assert what.how == log_entries.FORCED
    assert what.at - state.asked_at >= SHOCKS[kind][0]
    state.seats[0].away = True  # somebody who is away reads nothing
    sooner = due(state)
    assert sooner is not None
    assert sooner.at < what.at
