"""Many games in lockstep, arrays in and out: for training."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from posse.env.aec import LONGEST
from posse.env.setting import Setting
from posse.kernel.errors import PosseError
from posse.kernel.setup import check_seed
from posse.lockstep import Lockstep, seating

#: The default number of games side by side.
COUNT: Final = 256


class Step(NamedTuple):
    """The state of all games: one question in each, and what has ended since the last answers."""

    observations: NDArray[np.uint8]  # [games, facts]: what the asked seat sees
    options: NDArray[np.uint8]  # [options of all games, features]: one game after the other
    starts: NDArray[np.int64]  # [games + 1]: where the options of each game begin; the last is the total
    seats: NDArray[np.int64]  # [games]: who is asked
    done: NDArray[np.bool_]  # [games]: the game before this one ended with the last answer
    truncated: NDArray[np.bool_]  # [games]: it was cut off because it was too long
    rewards: NDArray[
        np.float32
    ]  # [games, players]: of the game that ended, for all its seats; 0 where none did

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many options each game has."""
        return np.diff(self.starts)


class Batch:
    """Many games side by side. Every game waits for an answer from a learner; `step` answers all of them at once. A
    game that ends is followed by a new one at once. The same seed and the same answers give the same arrays."""

    def __init__(
        self,
        game: str = "bang",
        *,
        count: int = COUNT,
        players: int | None = None,
        sets: Sequence[str] = (),
        variants: Sequence[str] = (),
        learners: Sequence[int] | None = None,
        opponents: Sequence[str] = (),
        room_for: Sequence[str] = (),
        seats: int = 0,
        longest: int = LONGEST,
        seed: int | str = 0,
        first: int = 0,
        of: int = 0,
    ) -> None:
        """`learners` are the seats that the answers are for, by default all; `opponents` are the names of the bots on
        the other seats, dealt out in turn. With `first` and `of` these games are part of a larger batch: from place
        `first`, of `of` games in all."""
        check_seed(str(seed))
        if isinstance(opponents, str):
            raise PosseError("opponents are a list of names")
        if longest < 1:
            raise PosseError("a game has one step at least")
        if first < 0 or (of and first + count > of):
            raise PosseError(f"of {of} games there are none from {first} to {first + count - 1}")
        self._setting = Setting(game, players, sets, variants, room_for, seats)
        self.players = self._setting.players
        self.learners = list(range(self.players)) if learners is None else list(learners)
        seated = seating(self.players, self.learners, opponents)
        encoding = self._setting.encoding
        places = range(first, first + count)
        self._games = Lockstep(self._setting.rules, encoding, places, of or count, str(seed), seated, longest)
        self.count = count
        self.facts = len(encoding.facts)
        self.features = len(encoding.features)

    def legend(self) -> dict[str, Any]:
        """The meaning of every number of an observation and of an option, in order."""
        return self._setting.legend()

    @property
    def played(self) -> int:
        """How many games have ended."""
        return self._games.played

    @property
    def decisions(self) -> int:
        """How many decisions these games took, including those of bots."""
        return self._games.decisions

    def texts(self, place: int) -> list[str]:
        """The options of one of the games, as people write them."""
        return self._games.texts(place)

    def reset(self) -> Step:
        """Start, or start over: all games from the first."""
        self._games.begin()
        return self._step()

    def step(self, actions: ArrayLike) -> Step:
        """Take an option in each game: its number, counted from 0."""
        self._games.answer(np.asarray(actions, np.int64).ravel().tolist())
        return self._step()

    def _step(self) -> Step:
        games = self._games
        observations, options = games.told()
        starts = np.zeros(self.count + 1, np.int64)
        np.cumsum(games.counts, out=starts[1:])
        done = np.zeros(self.count, np.bool_)
        truncated = np.zeros(self.count, np.bool_)
        rewards = np.zeros((self.count, self.players), np.float32)
        if games.ended:
            done[games.ended] = True
            rewards[games.ended] = games.rewards
            truncated[games.too_long] = True
        return Step(
            np.frombuffer(observations, np.uint8).reshape(self.count, self.facts),
            np.frombuffer(options, np.uint8).reshape(-1, self.features),
            starts,
            np.array(games.seats, np.int64),
            done,
            truncated,
            rewards,
        )
