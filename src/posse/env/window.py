"""Options as PettingZoo and Gymnasium need them: a fixed number of rows and a mask, however long the list is."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from posse.encoding.encoding import MOST, Encoding
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision
from posse.kernel.view import View

#: The default number of rows.
ROWS: Final = 64
#: The fewest that make sense: two options and the way to further ones.
FEWEST: Final = 3

_NOTHING: Final = b""
Observation = dict[str, NDArray[Any]]


class Window:
    """Shows a list of options through a fixed number of rows. If the list is longer, the last row is not an option: it
    leads to the next part of the list, and the seat is asked again."""

    def __init__(self, encoding: Encoding, rows: int) -> None:
        if rows < FEWEST:
            raise PosseError(f"options need {FEWEST} rows at least, not {rows}")
        self.encoding = encoding
        self.rows = rows
        self.first = 0  # the number of the option in the first row
        self._features = len(encoding.features)
        self._rest = [bytes(empty * self._features) for empty in range(rows + 1)]
        self._masks = [(np.arange(rows) < filled).astype(np.int8) for filled in range(rows + 1)]

    def observation_space(self) -> spaces.Dict:
        """What an observation looks like."""
        facts = len(self.encoding.facts)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (facts,), np.uint8),
                "options": spaces.Box(0, MOST, (self.rows, self._features), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.rows,), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """The rows."""
        return spaces.Discrete(self.rows)

    def observation(self, view: View, decision: Decision | None) -> Observation:
        """What a seat sees, and what it may do if it is asked."""
        encoding = self.encoding
        facts = np.frombuffer(bytearray(encoding.observation(view, decision)), np.uint8)
        if decision is None or decision.player != view.seat:
            return self._told(facts, _NOTHING, 0)
        options = encoding.options(view, decision)
        filled = len(decision.options) - self.first
        if self.first == 0 and filled <= self.rows:
            return self._told(facts, options, filled)
        if filled <= self.rows:
            return self._told(facts, options[self.first * self._features :], filled)
        last = self.first + self.rows - 1
        page = options[self.first * self._features : last * self._features] + encoding.more(self.rows - 1)
        return self._told(facts, page, self.rows)

    def _told(self, facts: NDArray[Any], options: bytes, filled: int) -> Observation:
        rows = np.frombuffer(bytearray(options + self._rest[self.rows - filled]), np.uint8)
        return {
            "observation": facts,
            "options": rows.reshape(self.rows, self._features),
            "action_mask": self._masks[filled].copy(),
        }

    def has(self, decision: Decision, row: int) -> bool:
        """Whether a row may be taken."""
        return 0 <= row < min(len(decision.options) - self.first, self.rows)

    def chosen(self, decision: Decision, row: int) -> int | None:
        """The number of the option in a row; None if that row leads on to further options."""
        left = len(decision.options) - self.first
        if not self.has(decision, row):
            raise PosseError(f"row {row} holds no option; the action mask says which rows do")
        if left > self.rows and row == self.rows - 1:
            self.first += self.rows - 1
            return None
        number = self.first + row
        self.first = 0
        return number
