"""The archive: games are told in a process of its own, not too many at a time, and the last answers are kept."""

import asyncio
import gzip

import pytest

from posse.server import archive, retold
from posse.server.refusal import Refusal
from posse.server.retold import Outcome
from posse.server.workers import Workers
from tests.golden.golden import FOLDER
from tests.server.house import InHouse, run

RECORD = (FOLDER / "duel.txt").read_text("utf-8")


def test_told_in_a_process_of_its_own() -> None:
    async def main() -> None:
        shelf = archive.Archive(Workers(1))
        try:
            telling = asyncio.create_task(shelf.tell("key", retold.replay_record, RECORD, "all"))
            waits = 0
            while not telling.done():
                await asyncio.sleep(0.01)
                waits += 1
            assert waits > 3  # meanwhile others are served
            assert gzip.decompress(await telling).startswith(b'{"game":"duel"')
            assert shelf.kept("key") == await telling
        finally:
            shelf.close()

    run(main())


def test_not_too_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shelf = archive.Archive(InHouse())
        monkeypatch.setattr(archive, "MOST_WAITING", 0)
        with pytest.raises(Refusal, match="too many games"):
            await shelf.tell("key", retold.replay_record, RECORD, "all")

    run(main())


def test_the_oldest_answers_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shelf = archive.Archive(InHouse())
        monkeypatch.setattr(archive, "KEPT", 250)
        for key in "ab":
            await shelf.tell(key, lambda: Outcome(b"x" * 100))
        assert shelf.kept("a") is not None  # so b is the oldest now
        await shelf.tell("c", lambda: Outcome(b"x" * 100))
        assert [shelf.kept(key) is not None for key in "abc"] == [True, False, True]

    run(main())
