"""Makes reviews one after the other, in a process of their own, so that no table waits for them.

A review is kept in the store, so it is made once. Only the process that makes it knows the progress: if two processes
are asked for the same one at the same time, both make it, and find the same.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Final

import structlog

from posse.review import Effort, Review
from posse.server.refusal import Refusal
from posse.server.replay.jobs import Outcome
from posse.server.review import jobs
from posse.server.review.told import ReviewState
from posse.server.workers import Workers
from posse.store import Game, Store, StoreUnavailable

#: Raised when reviews are made or told differently: older ones are made again.
MADE: Final = "1"
#: How many may wait, in all, from one person and from one address; more are refused.
MOST_WAITING: Final = 30
MOST_OF_ONE: Final = 2
MOST_OF_ADDRESS: Final = 8
#: The reason is remembered for this many failed reviews.
MOST_FAILED: Final = 100

_log = structlog.get_logger()
#: The table and the number of a game.
Key = tuple[str, int]


@dataclass
class _Wanted:
    """A review that is being made, or will be."""

    game: Game
    person: str  # the first who asked for it
    address: str  # where they asked from
    parts: list[Review] = field(default_factory=list)


class ReviewQueue:
    """The reviews that this process makes."""

    def __init__(self, store: Store, workers: Workers, effort: Effort) -> None:
        self.workers = workers
        self._store = store
        self._effort = effort
        self._wanted: dict[Key, _Wanted] = {}  # in order; the first is being made
        self._failed: dict[Key, Outcome] = {}
        self._making: asyncio.Task[None] | None = None

    async def kept(self, game: Game) -> bytes | None:
        """A review that is done, as it is sent."""
        return await self._store.review(game.table, game.number, MADE)

    def state(self, game: Game) -> ReviewState:
        """How far an unfinished review is; refused if it cannot be made."""
        key = _key(game)
        failed = self._failed.get(key)
        if failed is not None:
            raise Refusal(failed.why, failed.text)
        wanted = self._wanted.get(key)
        if wanted is None:
            return ReviewState("none")
        ahead = list(self._wanted).index(key)
        if ahead:
            return ReviewState("waiting", ahead=ahead)
        return ReviewState("working", percent=100 * len(wanted.parts) // jobs.PARTS)

    def check(self, game: Game, person: str, address: str) -> bool:
        """Whether a review has to be started; refused if somebody may not ask for another."""
        if _key(game) in self._wanted:
            return False
        if sum(each.person == person for each in self._wanted.values()) >= MOST_OF_ONE:
            raise Refusal(
                "too-many", "other games of yours are still being reviewed; wait until they are done"
            )
        here = sum(each.address == address for each in self._wanted.values())
        if here >= MOST_OF_ADDRESS or len(self._wanted) >= MOST_WAITING:
            raise Refusal("busy", "too many games are being reviewed at the moment; try again")
        return True

    def begin(self, game: Game, person: str, address: str) -> None:
        """Make a review when its turn comes."""
        self._failed.pop(_key(game), None)
        self._wanted[_key(game)] = _Wanted(game, person, address)
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make_all())

    async def _make_all(self) -> None:
        while self._wanted:
            key, wanted = next(iter(self._wanted.items()))
            try:
                outcome = await self._made(wanted)
            except Exception:
                _log.exception("a review failed", table=wanted.game.table, number=wanted.game.number)
                outcome = Outcome(why="error", text="the review failed; the server has noted why")
            del self._wanted[key]
            if outcome.why:
                self._remember(key, outcome)

    async def _made(self, wanted: _Wanted) -> Outcome:
        """Make a review and keep it."""
        game = wanted.game
        while len(wanted.parts) < jobs.PARTS:
            part: jobs.Part = await self.workers.do(jobs.look, game.record, len(wanted.parts), self._effort)
            if part.found is None:
                return part.refused
            wanted.parts.append(part.found)
        outcome: Outcome = await self.workers.do(jobs.tell, game.record, wanted.parts)
        if outcome.why:
            return outcome
        try:
            await self._store.keep_review(game.table, game.number, MADE, outcome.packed)
        except StoreUnavailable:
            return Outcome(
                why="unavailable", text="the server cannot reach its store at the moment; try again"
            )
        return outcome

    def _remember(self, key: Key, outcome: Outcome) -> None:
        self._failed[key] = outcome
        if len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]

    def close(self) -> None:
        if self._making is not None:
            self._making.cancel()
        self.workers.close()


def _key(game: Game) -> Key:
    return game.table, game.number
