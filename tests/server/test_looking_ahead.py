"""Bots that look ahead think in the processes of all bots, and no longer than the host allows."""

from posse.bots import make
from posse.bots.search.bot import Search
from posse.server.kept_games import Task
from posse.server.workers import Workers
from tests.server.house import run

TASK = Task("table/1", "duel", ("law", "outlaw"), (), (), {}, {}, "ahead", ())


def worlds(spec: str) -> int:
    """How many a bot imagines in this process."""
    bot = make(spec, "1")
    assert isinstance(bot, Search)
    return bot.worlds


def test_a_host_says_how_much_they_may_think() -> None:
    async def ask() -> None:
        workers = Workers(1, worlds=2)
        try:
            assert await workers.do(worlds, "search/deep") == 2
            assert await workers.choose(TASK, "search") == await workers.choose(TASK, "search/deep")
        finally:
            workers.close()

    run(ask())
    assert worlds("search/deep") > 2
