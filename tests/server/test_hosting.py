"""A host who is away, as one process sees it."""

import pytest

from posse.server import hosting, log_entries, wire
from posse.server.hosting import Hosting
from posse.server.table import TableState


@pytest.fixture
def state() -> TableState:
    """Ann's table: Bob sits there too, Cal watches."""
    state = TableState("t", "CODE")
    state.apply(log_entries.Created(wire.Settings(game="duel", players=2), "ann", "Ann", False), 0.0)
    state.apply(log_entries.Joined("bob", "Bob", False), 0.0)
    state.apply(log_entries.Sat("bob", 1), 0.0)
    state.apply(log_entries.Joined("cal", "Cal", False), 0.0)
    return state


@pytest.fixture
def now() -> list[float]:
    """The clock, which stands still unless it is turned."""
    return [1000.0]


def write(state: TableState, known: Hosting, at: float, connected: set[str]) -> list[log_entries.AnyFact]:
    """The entries to write, after writing them."""
    facts = known.facts(state, connected)
    for fact in facts:
        assert isinstance(fact, log_entries.HostIs)
        known.hear(state, fact, connected)
        state.apply(fact, at)
    return facts


def test_he_is_asked_for_before_somebody_takes_over(state: TableState, now: list[float]) -> None:
    known = Hosting(lambda: now[0])
    now[0] += hosting.AWAY - 1
    assert write(state, known, now[0], {"bob", "cal"}) == []
    now[0] += 2
    assert write(state, known, now[0], {"bob", "cal"}) == [log_entries.HostIs("ann", absent=True)]
    assert write(state, known, now[0], {"bob", "cal"}) == []
    now[0] += hosting.ASKED
    assert write(state, known, now[0], {"cal"}) == []  # a spectator cannot be host
    assert write(state, known, now[0], {"bob", "cal"}) == [log_entries.HostIs("bob", absent=True)]


def test_whoever_has_him_says_so_and_is_asked_again_later(state: TableState, now: list[float]) -> None:
    here, elsewhere = Hosting(lambda: now[0]), Hosting(lambda: now[0])
    now[0] += hosting.AWAY + 1
    write(state, here, now[0], {"bob"})
    (answer,) = elsewhere.facts(state, {"ann"})
    assert answer == log_entries.HostIs("ann")
    here.hear(state, log_entries.HostIs("ann"), {"bob"})
    state.apply(answer, now[0])
    now[0] += hosting.VOUCHED
    assert write(state, here, now[0], {"bob"}) == []
    now[0] += hosting.AWAY + 1  # the process that had the host may be gone too
    assert write(state, here, now[0], {"bob"}) == [log_entries.HostIs("ann", absent=True)]


def test_one_who_was_there_all_the_time_is_the_host_again(state: TableState, now: list[float]) -> None:
    known = Hosting(lambda: now[0])
    known.hear(state, log_entries.HostIs("bob", absent=True), {"ann"})
    state.apply(log_entries.HostIs("bob", absent=True), now[0])
    assert known.facts(state, {"ann"}) == [log_entries.HostIs("ann")]
    assert known.facts(state, {"bob"}) == []  # he has gone since


def test_a_game_settles_it(state: TableState, now: list[float]) -> None:
    known = Hosting(lambda: now[0])
    now[0] += hosting.AWAY + 1
    write(state, known, now[0], {"bob"})
    state.apply(log_entries.Started("seed", ["", ""]), now[0])
    assert state.host_missed is None
    now[0] += hosting.AWAY + 1
    assert write(state, known, now[0], {"bob"}) == []  # nobody is asked for during a game


def test_a_log_from_the_future_keeps_nobody_waiting(state: TableState, now: list[float]) -> None:
    known = Hosting(lambda: now[0])
    state.apply(log_entries.HostIs("ann", absent=True), now[0] + 3600)
    assert known.facts(state, {"bob"}) == []
    now[0] += hosting.ASKED
    assert known.facts(state, {"bob"}) == [log_entries.HostIs("bob", absent=True)]
