"""The games as PettingZoo wants them."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from posse import env as research
from posse.env import PosseEnv
from posse.kernel.errors import PosseError

SETTINGS: list[dict[str, Any]] = [
    {"players": 5},
    {"players": 7, "sets": ["dodge-city", "gold-rush"], "rows": 8},
    {"game": "duel"},
    {"game": "dice", "players": 4},
]
#: PettingZoo says so of every environment with a mask, but for a list of its own.
UNAVOIDABLE = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
each_setting = pytest.mark.parametrize("settings", SETTINGS, ids=str)


def play(env: PosseEnv, seed: int) -> dict[str, float]:
    """A random game to its end; what it was worth to everybody."""
    luck = np.random.default_rng(seed)
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert seen is not None
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@each_setting
def test_pettingzoo_is_content(settings: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(research.env(**settings), num_cycles=40)
    assert {str(each.message) for each in said} <= UNAVOIDABLE


@each_setting
def test_the_same_seed_gives_the_same_game(settings: dict[str, Any]) -> None:
    seed_test(lambda: research.env(**settings), num_cycles=10)


def test_it_renders(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(research.env)
    assert "is asked" in capsys.readouterr().out


@each_setting
def test_rewards_come_at_the_end_by_side_to_the_dead_too(settings: dict[str, Any]) -> None:
    env = research.raw_env(**settings)
    got = play(env, 1)
    winners = {f"player_{seat}" for seat in env.game.state.winners}
    assert winners
    assert got == {agent: 1.0 if agent in winners else -1.0 for agent in env.possible_agents}


def test_a_seed_decides_the_games_after_it_too() -> None:
    env = research.raw_env(game="dice")
    env.reset(seed=1)
    env.reset()
    second = env.game.seed
    env.reset(seed=1)
    assert env.game.seed != second
    env.reset()
    assert env.game.seed == second


def test_every_number_is_explained() -> None:
    env = research.raw_env()
    legend = env.legend()
    seen = env.observation_space("player_0")["observation"]  # type: ignore[index]
    rows = env.observation_space("player_0")["options"]  # type: ignore[index]
    assert (len(legend["observation"]),) == seen.shape
    assert legend["version"] == research.VERSION
    assert env.metadata["name"] == str(env) == f"posse_bang_v{research.VERSION}"
    assert (env.action_space("player_0").n, len(legend["options"])) == rows.shape  # type: ignore[attr-defined]


def test_a_long_list_comes_in_steps() -> None:
    """Through a small window every option can be reached, and the game goes the same way."""
    wide, narrow = research.raw_env(rows=64), research.raw_env(rows=3)
    more = wide.legend()["options"].index("more options")
    luck = np.random.default_rng(5)
    wide.reset(seed=5)
    narrow.reset(seed=5)
    longest = 0
    while not wide.game.over:
        rows = wide.observe(wide.agent_selection)
        number = int(luck.choice(np.flatnonzero(rows["action_mask"])))
        longest = max(longest, number)
        seen = narrow.observe(narrow.agent_selection)
        at = 0
        while number - at >= 2 and seen["options"][2][more]:
            narrow.step(2)
            assert narrow.agent_selection == wide.agent_selection
            seen = narrow.observe(narrow.agent_selection)
            at += 2
        assert (seen["options"][number - at] == rows["options"][number]).all()
        narrow.step(number - at)
        wide.step(number)
        assert narrow.game.record() == wide.game.record()
    assert longest > 8


def test_a_row_without_an_option_is_refused() -> None:
    env = research.raw_env()
    env.reset(seed=1)
    free = int(env.observe(env.agent_selection)["action_mask"].sum())
    for row in (free, -1, 10**6):
        with pytest.raises(PosseError, match="holds no option"):
            env.step(row)
    with pytest.raises(PosseError, match="has to choose"):
        env.step(None)
    assert not env.game.moves[-1:] or env.game.moves[-1].forced


def test_a_game_without_end_is_cut_off() -> None:
    env = research.raw_env(longest=25)
    got = play(env, 1)
    assert set(got.values()) == {0.0}
    assert not env.game.over


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"game": "poker"}, "there is no game"),
        ({"players": 2}, "players"),
        ({"rows": 2}, "rows"),
        ({"longest": 0}, "one step"),
        ({"render_mode": "oil"}, "no render mode"),
        ({"seats": 4}, "no room"),
        ({"room_for": ["moon"]}, "there is no set"),
    ],
)
def test_what_cannot_be_had_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(PosseError, match=message):
        research.raw_env(**settings)


def test_nothing_can_be_seen_before_a_game_begins() -> None:
    env = research.raw_env()
    with pytest.raises(PosseError, match="call reset first"):
        env.observe("player_0")
    env.reset()
    with pytest.raises(PosseError, match="render_mode"):
        env.render()
