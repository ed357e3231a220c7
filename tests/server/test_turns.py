"""A caller who asks for much at once does not keep others waiting."""

import asyncio

import pytest

from posse.server.turns import AT_ONCE, Turns
from tests.simulation import virtual


def test_others_come_in_between() -> None:
    async def main() -> None:
        turns = Turns()
        begun: list[str] = []

        async def ask(address: str) -> None:
            await turns.wait(address)
            begun.append(address)

        flood = [asyncio.create_task(ask("flood")) for _ in range(20 * AT_ONCE)]
        await asyncio.sleep(0)
        other = asyncio.create_task(ask("other"))
        await other
        assert begun.count("flood") <= 3 * AT_ONCE
        await asyncio.gather(*flood)
        assert begun.count("flood") == 20 * AT_ONCE

    virtual.run(main())


def test_who_asks_for_little_does_not_wait() -> None:
    async def main() -> None:
        turns = Turns()
        for _ in range(3):
            for _ in range(AT_ONCE):
                with pytest.raises(StopIteration):  # it never yields
                    turns.wait("here").send(None)
            await asyncio.sleep(0)

    virtual.run(main())


def test_who_has_gone_takes_no_turn() -> None:
    async def main() -> None:
        turns = Turns()
        tasks = [asyncio.create_task(turns.wait("here")) for _ in range(5 * AT_ONCE)]
        await asyncio.sleep(0)
        for task in tasks[:-1]:
            task.cancel()
        await tasks[-1]
        await turns.wait("here")

    virtual.run(main())
