"""Replays are made in their own process, not too many at a time, and the latest answers are kept."""

import asyncio
import gzip
import time
from pathlib import Path

import pytest

from posse.server.refusal import Refusal
from posse.server.replay import jobs, runner
from posse.server.replay.jobs import Outcome
from posse.server.workers import Workers
from tests.golden.golden import FOLDER
from tests.server.house import InHouse, run

RECORD = (FOLDER / "duel.txt").read_text("utf-8")


def told_when(file: str, record: str) -> Outcome:
    """Returns a game as soon as a file exists."""
    while not Path(file).exists():
        time.sleep(0.01)
    return jobs.replay_record(record, "all")


def test_told_in_a_process_of_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        replays, file = runner.ReplayRunner(Workers(1)), tmp_path / "now"
        try:
            telling = asyncio.create_task(replays.run("key", "here", told_when, str(file), RECORD))
            await asyncio.sleep(0.01)
            file.touch()  # a blocked loop would never get here
            assert gzip.decompress(await telling).startswith(b'{"game":"duel"')
            assert replays.kept("key") == await telling
        finally:
            replays.close()

    run(main())


def test_not_too_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        replays = runner.ReplayRunner(InHouse())
        monkeypatch.setattr(runner, "MOST_WAITING", 0)
        with pytest.raises(Refusal, match="too many games"):
            await replays.run("key", "here", jobs.replay_record, RECORD, "all")

    run(main())


def test_the_oldest_answers_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        replays = runner.ReplayRunner(InHouse())
        monkeypatch.setattr(runner, "KEPT", 250)
        for key in "ab":
            await replays.run(key, "here", lambda: Outcome(b"x" * 100))
        assert replays.kept("a") is not None  # so b is the oldest now
        await replays.run("c", "here", lambda: Outcome(b"x" * 100))
        assert [replays.kept(key) is not None for key in "abc"] == [True, False, True]

    run(main())
