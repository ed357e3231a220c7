"""The disk is full, or the database is away, while a server runs: moves are refused, nothing is half-written, and play
goes on when it is over."""

import asyncio
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from posse.server import log_entries
from posse.server.room import Room
from posse.server.table import TableState
from posse.store import Entry, open_store
from posse.store.postgres import _MIGRATING
from tests.patience import PATIENCE
from tests.server.duels import DUEL, duel
from tests.server.house import Guest, house, run, table
from tests.server.running import Server, Visitor, answers, free_port
from tests.store.cluster import Cluster

#: One person, and bots slow enough that the game is not over soon.
BOTS = {"game": "bang", "players": 4, "per_move": None, "pace": 2.0, "bots": "random"}


def troubled(
    server: Server, database: str, away: Callable[[], None], back: Callable[[], None], says: str
) -> None:
    """A duel, and a table with bots, before, during and after trouble with the store."""
    with server, Visitor(server, "Ann") as ann, Visitor(server, "Bob") as bob, ExitStack() as stack:
        code, other = ann.new_table(**DUEL), ann.new_table(**BOTS)
        with ann.at(other) as with_bots:
            with_bots.do("start")
            with_bots.hear("play")
            with_bots.do("stand")  # only bots play there
            while with_bots.hear("table")["table"]["seats"][0]["person"]:
                pass
        players = stack.enter_context(duel(ann, bob, code))
        players.play(6)
        away()
        try:
            for _ in range(3):
                assert says in players.try_in_vain()
            players.sockets[0].do("say", text="is anybody there?")
            assert players.sockets[0].hear("refused")["why"] == "unavailable"
            answer = ann.http.post("/api/tables", json={"settings": DUEL})
            assert (answer.status_code, answer.json()["why"]) == (503, "unavailable")
            wait_for(ann, 503)
        finally:
            back()
        wait_for(ann, 200)
        players.play(6)
        decision = players.seen[0]["decision"]
        with ann.at(other) as with_bots:
            went_on = with_bots.hear("welcome")["play"]["decision"]
            while with_bots.hear("play")["decision"] <= went_on:
                pass
        code_of_stop, written = server.stop()
    assert code_of_stop == 0
    levels = {json.loads(line)["level"] for line in written.splitlines()}
    assert levels == {"info", "warning"}, written
    assert asyncio.run(moves_in(database, code)) == decision
    assert asyncio.run(moves_in(database, other)) > went_on


def wait_for(visitor: Visitor, status: int) -> None:
    """Until the server reports this health; it checks every few seconds."""
    end = time.monotonic() + PATIENCE
    while visitor.http.get("/health").status_code != status:
        assert time.monotonic() < end
        time.sleep(0.1)


async def moves_in(database: str, code: str) -> int:
    """How many moves the log of a table has; it must be whole and playable."""
    async with await open_store(database) as store:
        head = await store.by_code(code)
        assert head is not None
        entries = await store.entries(head.table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    state = TableState(head.table, code)
    for entry in entries:
        state.apply(log_entries.decode(entry.data), entry.at)
    return state.decision


def test_files_that_may_not_grow(tmp_path: Path) -> None:
    """The kernel refuses to let any of the server's files grow, whoever runs it."""
    database = tmp_path / "posse.db"
    server = Server(database)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)

    def away() -> None:
        size = database.with_name("posse.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))

    def back() -> None:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))

    troubled(server, str(database), away, back, "for certain, the table will tell: The database")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("no disk can be mounted here")
    yield disk
    subprocess.run(["umount", str(disk)], check=True)


def test_a_full_disk(small_disk: Path) -> None:
    database, junk = small_disk / "posse.db", small_disk / "junk"

    def away() -> None:
        with junk.open("wb", buffering=0) as file, pytest.raises(OSError, match="No space left"):
            while True:
                file.write(bytes(4096))

    troubled(Server(database), str(database), away, junk.unlink, "the disk is full: make room")


def test_a_database_that_is_away() -> None:
    cluster = Cluster()
    try:
        database = cluster.database()
        troubled(Server(database), database, cluster.stop, cluster.start, "does not answer")
    finally:
        cluster.remove()


def test_a_server_that_waits_for_another_to_migrate_can_be_stopped() -> None:
    cluster = Cluster()
    try:
        database = cluster.database()
        asyncio.run(_stopped_while_waiting(database))
    finally:
        cluster.remove()


async def _stopped_while_waiting(database: str) -> None:
    another = await asyncpg.connect(database)
    await another.execute("SELECT pg_advisory_lock($1)", _MIGRATING)
    command = ("-m", "posse.cli", "serve", "--port", str(free_port()), "--database", database)
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stderr=subprocess.PIPE)
    assert process.stderr is not None
    assert b"takes its time" in await asyncio.wait_for(process.stderr.readline(), PATIENCE)
    process.terminate()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    await another.close()


def test_a_table_whose_log_cannot_be_played_is_left_alone_for_a_while(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"))
            del hub.rooms.alive[room.state.id]
            head, bad = room.head(), log_entries.Moved(0, 99)
            entry = Entry(room.state.seq, time.time(), "moved", log_entries.encode(bad))
            assert await hub.store.append(room.state.id, room.state.seq, [entry], head)
            opened: list[str] = []
            real = hub.rooms.open

            async def counted(id: str, code: str = "") -> Room:
                opened.append(id)
                return await real(id, code)

            hub.rooms.open = counted  # type: ignore[method-assign, assignment]
            for _ in range(3):
                await hub.sweep.take_up(room.state.id)
            assert len(opened) == 1

    run(main())


def test_a_log_that_cannot_be_written(tmp_path: Path) -> None:
    """The disk of the log is full; the server plays on without a log."""
    port = free_port()
    command = [sys.executable, "-m", "posse.cli", "serve", "--port", str(port), "--database"]
    with open("/dev/full", "wb") as full:
        process = subprocess.Popen([*command, str(tmp_path / "posse.db")], stderr=full)
    try:
        end = time.monotonic() + PATIENCE
        while not answers(f"http://127.0.0.1:{port}/api/me"):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        for _ in range(3):
            assert answers(f"http://127.0.0.1:{port}/api/me")
        process.terminate()
        assert process.wait(PATIENCE) in (0, 120)  # Python's own code for output that could not be flushed
    finally:
        process.kill()
        process.wait()
