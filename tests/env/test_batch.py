"""Many games in lock step."""

from typing import Any

import numpy as np
import pytest

import posse
from posse.encoding.encodings import encoding_of
from posse.env import Batch, Step
from posse.kernel.errors import PosseError


def steps(batch: Batch, count: int, seed: int = 1) -> list[Step]:
    """So many steps by chance."""
    luck = np.random.default_rng(seed)
    out = [batch.reset()]
    for _ in range(count):
        out.append(batch.step((luck.random(batch.count) * out[-1].counts).astype(int)))
    return out


@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_all_games_go_on_together(game: str) -> None:
    batch = Batch(game, count=6, seed=3)
    seen = steps(batch, 250)
    ends = 0
    for step in seen:
        assert step.observations.shape == (6, batch.facts)
        assert step.options.shape == (step.starts[-1], batch.features)
        assert (step.counts >= 1).all()
        for place in range(6):
            won = set(step.rewards[place])
            assert won == ({1.0, -1.0} if step.done[place] else {0.0})
        ends += int(step.done.sum())
    assert ends == batch.played > 3
    assert batch.decisions > 0


def test_the_same_seed_and_answers_give_the_same_arrays() -> None:
    one, two = steps(Batch(count=5, seed="x"), 60), steps(Batch(count=5, seed="x"), 60)
    for ours, theirs in zip(one, two, strict=True):
        for name in Step._fields:
            assert np.array_equal(getattr(ours, name), getattr(theirs, name)), name
    again = Batch(count=5, seed="x")
    steps(again, 20)
    assert np.array_equal(steps(again, 5)[-1].observations, one[5].observations)
    assert not np.array_equal(steps(Batch(count=5, seed="y"), 3)[-1].observations, one[3].observations)


def test_each_game_is_the_one_of_its_number() -> None:
    """What a batch shows is what a game shows that is played by itself."""
    batch = Batch(count=3, seed=7)
    games = [posse.new(seed=f"7/{number}") for number in range(3)]
    encoding = encoding_of(games[0].rules)
    step = batch.reset()
    for _ in range(30):
        for place, game in enumerate(games):
            assert game.decision is not None
            view = game.view(game.decision.player)
            assert step.seats[place] == game.decision.player
            assert step.observations[place].tobytes() == encoding.observation(view, game.decision)
            rows = step.options[step.starts[place] : step.starts[place + 1]]
            assert rows.tobytes() == encoding.options(view, game.decision)
            assert batch.texts(place) == game.decision.texts
            game.apply(len(game.decision.options) - 1)
        step = batch.step(step.counts - 1)


def test_bots_play_the_other_seats() -> None:
    batch = Batch(count=4, learners=[1, 3], opponents=["rule-of-thumb", "random"], seed=1)
    asked = {int(seat) for step in steps(batch, 60) for seat in step.seats}
    assert asked == {1, 3}


def test_a_game_without_end_is_cut_off() -> None:
    batch = Batch(count=2, longest=10, seed=1)
    last = steps(batch, 10)[-1]
    assert last.done.all()
    assert last.truncated.all()
    assert not last.rewards.any()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"count": 0}, "at least 1"),
        ({"learners": []}, "nobody learns"),
        ({"learners": [5]}, "there is no seat 5"),
        ({"learners": [0]}, "need opponents"),
        ({"learners": [0], "opponents": ["genius"]}, "there is no bot"),
        ({"learners": [0], "opponents": "random"}, "a list of names"),
        ({"longest": 0}, "one step"),
        ({"count": 3, "first": 2, "of": 4}, "of 4 games there are none from 2 to 4"),
        ({"seed": " x"}, "a seed is one line"),
    ],
)
def test_what_cannot_be_had_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(PosseError, match=message):
        Batch(**settings)


def test_an_answer_that_is_none_changes_nothing() -> None:
    batch = Batch(count=2, seed=1)
    step = batch.reset()
    with pytest.raises(PosseError, match="2 games want 2 answers"):
        batch.step([0])
    with pytest.raises(PosseError, match="game 1 has no option"):
        batch.step([0, step.counts[1]])
    assert np.array_equal(batch._step().observations, step.observations)
