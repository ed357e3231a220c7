"""What the tests of the store share."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from posse.store import Entry, Game, Head, Result, Store, open_store
from tests.patience import PATIENCE

T = TypeVar("T")
Scene = Callable[[Store], Awaitable[None]]
ROOT = Path(__file__).parent.parent.parent
#: A separate process; the rest of its command follows.
CHILD = (sys.executable, "-m", "tests.store.child")


def run(scene: Coroutine[Any, Any, T]) -> T:
    """A test gives up after a while, whatever it waits for."""
    return asyncio.run(asyncio.wait_for(scene, 2 * PATIENCE))


def on_both(scene: Scene) -> Callable[[str], None]:
    """A test that gets an open store, once of each kind."""

    def test(url: str) -> None:
        run(played(url, scene))

    return test


async def played(url: str, scene: Scene) -> None:
    async with await open_store(url) as store:
        await scene(store)


def head(table: str = "t1", **changes: Any) -> Head:
    values: dict[str, Any] = {
        "table": table,
        "code": table.upper(),
        "status": "lobby",
        "public": True,
        "game": "bang",
        "summary": b'{"seats": 4}',
        "players": ("ann", "bob"),
        "asked": ("ann",),
        "deadline": None,
        "updated": 1000.0,
    }
    return Head(**(values | changes))


def entry(seq: int, data: bytes = b"{}") -> Entry:
    return Entry(seq, 1000.0 + seq, "move", data)


def finished(table: str = "t1", number: int = 1, **changes: Any) -> Game:
    values: dict[str, Any] = {
        "table": table,
        "number": number,
        "game": "bang",
        "at": 2000.0 + number,
        "players": 2,
        "seed": "7",
        "record": "posse record 1\ngame: bang\n\n1 ann: pass ♣\n",
    }
    return Game(**(values | changes))


def result(game: Game, player: str, account: str | None = None, **changes: Any) -> Result:
    values: dict[str, Any] = {
        "table": game.table,
        "number": game.number,
        "player": player,
        "account": account,
        "name": player.title(),
        "game": game.game,
        "at": game.at,
        "players": game.players,
        "role": "sheriff",
        "side": "law",
        "place": 1,
        "won": True,
    }
    return Result(**(values | changes))


async def has_played(store: Store, game: Game, *results: Result) -> None:
    """A game is over: the table is made if there is none yet."""
    last = len(await store.entries(game.table))
    if not last:
        assert await store.create(head(game.table), [entry(1)])
        last = 1
    over = head(game.table, status="playing")
    assert await store.append(game.table, last + 1, [entry(last + 1)], over, game, results)


def execute(url: str, sql: str) -> None:
    """Statements that bypass the store."""
    if url.startswith("sqlite"):
        db = sqlite3.connect(url.removeprefix("sqlite:///"))
        db.executescript(sql)
        db.close()
    else:
        asyncio.run(_execute(url, sql))


async def _execute(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()
