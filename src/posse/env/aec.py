"""The games as a PettingZoo environment: all seats are agents, one after the other."""

import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from posse.env.setting import Setting
from posse.env.window import ROWS, Observation, Window
from posse.kernel.errors import PosseError
from posse.kernel.game import Game

#: A game with more steps than this is cut off: agents that never do anything never come to an end.
LONGEST: Final = 5_000

METADATA: Final[dict[str, Any]] = {
    "render_modes": ["human", "ansi"],
    "is_parallelizable": False,
    "render_fps": 1,
}


class PosseEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc] # PettingZoo has no types
    """A game of the BANG! family. An observation has what the seat sees (`observation`), a row for each of its options
    (`options`) and which rows may be taken (`action_mask`); an action is the number of a row. Rewards come at the end,
    by side. A player who is out of the game stays an agent: their side may still win."""

    metadata = METADATA

    def __init__(
        self,
        game: str = "bang",
        *,
        players: int | None = None,
        sets: Sequence[str] = (),
        variants: Sequence[str] = (),
        rows: int = ROWS,
        room_for: Sequence[str] = (),
        seats: int = 0,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise PosseError(f'there is no render mode "{render_mode}"; choose from human, ansi')
        if longest < 1:
            raise PosseError("a game has one step at least")
        self._setting = Setting(game, players, sets, variants, room_for, seats)
        self._window = Window(self._setting.encoding, rows)
        self._longest = longest
        self.metadata = {**METADATA, "name": self._setting.name}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._setting.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._window.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._window.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self._game: Game | None = None
        self._luck = np.random.default_rng()
        self._steps = 0

    # ---- its properties

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def legend(self) -> dict[str, Any]:
        """The meaning of every number of an observation and of an option, in order."""
        return self._setting.legend()

    @property
    def game(self) -> Game:
        """The game itself, with everything that is hidden: for looking at, not for agents."""
        if self._game is None:
            raise PosseError("no game has begun; call reset first")
        return self._game

    # ---- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. With a seed it is always the same one, and so are the games after it."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._window.first = 0
        deal = str(self._luck.integers(2**62))
        self._game = Game.start(self._setting.rules, deal, telling=self.render_mode is not None)
        self._turn_to_asked()

    def observe(self, agent: str) -> Observation:
        game = self.game
        return self._window.observation(game.view(self._seat[agent]), game.decision)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        decision = game.decision
        assert decision is not None
        if action is None:
            raise PosseError(f"{agent} has to choose a row, None is for agents whose game is over")
        number = self._window.chosen(decision, int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        if number is not None:
            game.apply(number)
            if game.over:
                self._end()
        if not game.over and self._steps >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to_asked()
        if self.render_mode == "human":
            self.render()

    def _turn_to_asked(self) -> None:
        decision = self.game.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.player]

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, reward in zip(self.possible_agents, self._setting.rewards(self.game), strict=True):
            self.rewards[agent] = reward
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # ---- looking

    def render(self) -> str | None:
        """The table as a spectator sees it, and who is asked; printed in the mode `human`."""
        if self.render_mode is None:
            raise PosseError("to render, make the environment with a render_mode: human or ansi")
        game = self.game
        asked = "over" if game.decision is None else f"{game.decision.name} is asked: {game.decision.kind}"
        text = f"{game.view(-1)}\n{asked}\n"
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return self._setting.name


def raw_env(**settings: Any) -> PosseEnv:
    """The environment without wrappers: faster, and just as strict about actions."""
    return PosseEnv(**settings)


def env(**settings: Any) -> AECEnv[str, Observation, int | None]:
    """The environment, wrapped so that it complains if it is used in the wrong order."""
    wrapped = wrappers.AssertOutOfBoundsWrapper(raw_env(**settings))
    return wrappers.OrderEnforcingWrapper(wrapped)
