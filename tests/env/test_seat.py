"""One seat against bots, as Gymnasium wants it."""

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from posse.env import SeatEnv
from posse.kernel.errors import PosseError


@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_gymnasium_is_content(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(SeatEnv(game, opponents=["random"]), skip_render_check=True)


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    luck = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps = 0
    while True:
        seen, reward, terminated, truncated, _ = env.step(
            int(luck.choice(np.flatnonzero(seen["action_mask"])))
        )
        steps += 1
        if terminated or truncated:
            return float(reward), steps
        assert reward == 0


def test_one_seat_is_asked_and_bots_play_the_others() -> None:
    env = SeatEnv(seat=3, opponents=["random", "rule-of-thumb/easy"])
    outcomes = [play(env, seed) for seed in range(6)]
    assert {reward for reward, _ in outcomes} == {1.0, -1.0}
    assert outcomes == [play(env, seed) for seed in range(6)]


def test_who_takes_a_row_without_an_option_has_lost() -> None:
    env = SeatEnv("dice", opponents=["random"])
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(63)
    assert (reward, terminated, info) == (-1.0, True, {"illegal": True})
    with pytest.raises(PosseError, match="call reset first"):
        env.step(0)


def test_it_shows_what_the_seat_may_do(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("duel", opponents=["random"], render_mode="ansi")
    with pytest.raises(PosseError, match="call reset first"):
        env.render()
    env.reset(seed=1)
    assert "seen by seat 0" in str(env.render())
    assert "law is asked" in str(env.render())
    env = SeatEnv("duel", opponents=["random"], render_mode="human")
    env.reset(seed=1)
    env.step(0)
    assert "seen by seat 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seat": 5}, "there is no seat 5"),
        ({"opponents": ["genius"]}, "there is no bot"),
        ({"opponents": []}, "need opponents"),
        ({"opponents": "random"}, "a list of names"),
        ({"render_mode": "oil"}, "no render mode"),
    ],
)
def test_what_cannot_be_had_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(PosseError, match=message):
        SeatEnv(**settings)
