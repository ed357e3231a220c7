"""One seat of a game as a Gymnasium environment: bots play the others."""

import sys
from collections.abc import Sequence
from typing import Any, Final, cast

import gymnasium

from posse.env.aec import LONGEST
from posse.env.setting import Setting
from posse.env.window import ROWS, Observation, Window
from posse.kernel.errors import PosseError
from posse.lockstep import Running, seating

METADATA: Final[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}


class SeatEnv(gymnasium.Env[Observation, int]):
    """One player against bots. Observations, actions and rewards are those of `posse.env.PosseEnv`; a step goes on to
    the next question to this seat, or to the end of the game. Taking a row without an option loses the game: so an
    algorithm without masks can learn which rows there are."""

    metadata = METADATA

    def __init__(
        self,
        game: str = "bang",
        *,
        players: int | None = None,
        sets: Sequence[str] = (),
        variants: Sequence[str] = (),
        seat: int = 0,
        opponents: Sequence[str] = ("rule-of-thumb",),
        rows: int = ROWS,
        room_for: Sequence[str] = (),
        seats: int = 0,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise PosseError(f'there is no render mode "{render_mode}"; choose from human, ansi')
        if isinstance(opponents, str):
            raise PosseError("opponents are a list of names")
        self._setting = Setting(game, players, sets, variants, room_for, seats)
        self._window = Window(self._setting.encoding, rows)
        self._seat = seat
        self._running = Running(
            self._setting.rules, seating(self._setting.players, [seat], opponents), longest
        )
        self.observation_space = cast(gymnasium.Space[Observation], self._window.observation_space())
        self.action_space = cast(gymnasium.Space[int], self._window.action_space())
        self.render_mode = render_mode

    def legend(self) -> dict[str, Any]:
        """The meaning of every number of an observation and of an option, in order."""
        return self._setting.legend()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, in which this seat is asked at least once."""
        super().reset(seed=seed)
        self._window.first = 0
        while True:
            self._running.begin(str(self.np_random.integers(2**62)))
            if not self._running.is_over():
                return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        running = self._running
        game = running.game
        if game is None or running.is_over():
            raise PosseError("no game is on; call reset first")
        assert game.decision is not None
        if not self._window.has(game.decision, int(action)):
            observation = self._observation()
            running.game = None
            return observation, -1.0, True, False, {"illegal": True}
        number = self._window.chosen(game.decision, int(action))
        if number is not None:
            running.answer(number)
        reward = running.rewards()[self._seat] if running.is_over() else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, game.over, running.too_long, {}

    def render(self) -> str | None:
        """The table as this seat sees it, and its options; printed in the mode `human`."""
        game = self._running.game
        if self.render_mode is None:
            raise PosseError("to render, make the environment with a render_mode: human or ansi")
        if game is None:
            raise PosseError("no game has begun; call reset first")
        text = f"{game.view(self._seat)}\n{game.decision or 'over'}\n"
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def _observation(self) -> Observation:
        game = self._running.game
        assert game is not None
        return self._window.observation(game.view(self._seat), game.decision)
