"""Fair dealing that anybody can check.

At the start of a game its players are shown the hash of its seed, and at the end the seed. The seed fixes the whole
deal, so it could not be chosen to suit the moves; and replaying the record from it shows that no card was swapped.
"""

import re
from typing import Final

from msgspec import Struct

from posse import games
from posse.kernel.errors import PosseError, RecordError
from posse.kernel.record import Record
from posse.kernel.replay import replay
from posse.server.table import seed_hash

_HASH: Final = re.compile(r"[0-9a-f]{64}")
_COMMENT: Final = re.compile(r"^# seed-hash:\s*(\S+)\s*$", re.MULTILINE)


class Unfair(PosseError):
    """A record that breaks the promise."""


def with_hash(record: str, published: str) -> str:
    """A record that also says what was published at the start."""
    return f"{record.rstrip()}\n# seed-hash: {published}\n"


class Fair(Struct, frozen=True):
    """What was found out about a fair game."""

    hashes: list[str]  # where the hashes of the seed were found
    moves: int
    winners: list[str]
    fixed: dict[str, dict[str, str]]  # what did not come from the seed: roles and characters by player

    def __str__(self) -> str:
        """In words, without the final full stop."""
        said = (
            f"fair: the seed gives the hash {' and '.join(self.hashes)}, and the {self.moves} moves lead to the same "
            f"end, {' and '.join(self.winners)} won"
        )
        fixed = [f"the {what} of {', '.join(names)}" for what, names in self.fixed.items()]
        if fixed:
            said += (
                f". But {' and '.join(fixed)} did not come from the seed: the header of the record fixes them"
            )
        return said


def verify(text: str, noted: str | None = None) -> Fair:
    """The findings about a fair game. `noted` is the hash that a player wrote down at its start."""
    record = Record.parse(text)
    published = _published(text, noted)
    actual = seed_hash(record.header["seed"])
    for what, hashed in published.items():
        if hashed != actual:
            raise Unfair(
                f"the seed does not give the hash {what}: {hashed} was promised, and it gives {actual}"
            )
    winners = _play(record)
    fixed = {what: record.fixed(what) for what in ("roles", "characters")}
    return Fair(
        list(published), len(record.lines), winners, {what: names for what, names in fixed.items() if names}
    )


def _published(text: str, noted: str | None) -> dict[str, str]:
    """The published hashes, by where they were found."""
    found = {}
    comments = _COMMENT.findall(text)
    if comments:
        found["in the record"] = comments[-1].lower()
    if noted is not None:
        found["you noted"] = noted.strip().lower()
    if not found:
        raise PosseError(
            'this record has no line "# seed-hash: ..."; give the hash that was shown at the start with --hash'
        )
    for what, hashed in found.items():
        if not _HASH.fullmatch(hashed):
            raise PosseError(f"the hash {what} is no SHA-256, which has 64 digits from 0 to 9 and a to f")
    return found


def _play(record: Record) -> list[str]:
    rules = games.rules_of_record(record)
    if rules.version != record.header["rules"]:
        raise RecordError(
            f"this record was made by rules version {record.header['rules']}, and this Posse plays version "
            f"{rules.version}: use one of that time to verify it"
        )
    if record.winners is None:
        raise PosseError("this game was not over yet; only a finished one can be verified")
    try:
        game = replay(record, games.rules_of_record)
    except RecordError as error:
        raise Unfair(f"played again, the game goes otherwise: {error}") from None
    return game.winners
