"""The jobs of the review process: look back at a part of a game, and put together what was found in all parts.

A job raises nothing that the server expects: an exception might not survive the trip between processes.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from posse.kernel.errors import PosseError
from posse.kernel.record import Record
from posse.review import Effort, Review, joined, review
from posse.server.replay.frames import TooLong
from posse.server.replay.jobs import Outcome, check_rules, outcome, refused
from posse.server.review.told import ReviewState, told

#: A game is reviewed in this many parts; after each of them the progress is reported.
PARTS: Final = 20
#: The most moves of a game that is reviewed. Real games stay far below.
MOST_MOVES: Final = 1500


class Part(NamedTuple):
    """What was found in a part of a game, or a reason why nothing was."""

    found: Review | None
    refused: Outcome = Outcome()


def look(record: str, part: int, effort: Effort) -> Part:
    """Look back at a part of a game."""
    try:
        return Part(_look(record, part, effort))
    except PosseError as error:
        return Part(None, refused(error))


def tell(record: str, parts: Sequence[Review]) -> Outcome:
    """The whole review, ready to be sent."""
    return outcome(lambda: ReviewState("done", percent=100, review=told(record, joined(parts))))


def _look(text: str, part: int, effort: Effort) -> Review:
    record = Record.parse(text)
    check_rules(record)
    if len(record.lines) > MOST_MOVES:
        raise TooLong(
            f"a game of {len(record.lines)} moves is too long to be reviewed; it may have {MOST_MOVES}"
        )
    return review(text, seed=record.header["seed"], part=(part, PARTS), effort=effort)
