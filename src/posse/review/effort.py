"""How thorough a review is."""

from dataclasses import dataclass
from typing import Final

#: The least that means anything.
LEAST: Final = 2


@dataclass(frozen=True)
class Effort:
    """In how many worlds, at most."""

    position: int = 24  # each position
    change: int = 72  # extra, where much seems to change
    tried: int = 12  # the moves of a decision
    again: int = 100  # those in which a suspected mistake must be confirmed

    def share(self, part: float) -> "Effort":
        """A part of it, for less time."""
        return Effort(
            *(max(LEAST, round(each * part)) for each in (self.position, self.change, self.tried, self.again))
        )


USUAL: Final = Effort()
