"""Looking back at a finished game: what the chances were, which moves cost some, and what was luck."""

from posse.review.effort import USUAL, Effort
from posse.review.findings import Review, joined
from posse.review.walk import review

__all__ = ["USUAL", "Effort", "Review", "joined", "review"]
