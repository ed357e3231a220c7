"""How much is looked at for a review."""

from dataclasses import dataclass
from typing import Final

#: The least that says something at all.
LEAST: Final = 2


@dataclass(frozen=True)
class Effort:
    """In how many worlds, at most."""

    position: int = 24  # each position
    change: int = 72  # more, where much seems to change
    tried: int = 12  # the moves of a decision
    again: int = 100  # those in which what looks like a mistake must prove to be one

    def share(self, part: float) -> "Effort":
        """A part of it, for who has less time."""
        return Effort(
            *(max(LEAST, round(each * part)) for each in (self.position, self.change, self.tried, self.again))
        )


USUAL: Final = Effort()
