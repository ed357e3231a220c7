"""Connections that want more than to play."""

import asyncio
from typing import Any

import pytest

from posse.server.http.slow_bodies import PATIENCE, in_time
from posse.server.refusal import Refusal
from tests.simulation import virtual


def test_a_body_must_arrive_in_time() -> None:
    async def drip() -> Any:
        await asyncio.sleep(5)
        return {"type": "http.request", "body": b"{", "more_body": True}

    async def main() -> None:
        receive, began = in_time(drip), asyncio.get_running_loop().time()
        with pytest.raises(Refusal, match="within 30 seconds"):
            while True:
                await receive()
        assert asyncio.get_running_loop().time() - began == PATIENCE

    virtual.run(main())


def test_who_has_sent_everything_may_wait_for_the_answer() -> None:
    async def all_at_once() -> Any:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def hang_up() -> Any:
        await asyncio.sleep(1000)
        return {"type": "http.disconnect"}

    calls = iter((all_at_once, hang_up))

    async def main() -> None:
        receive = in_time(lambda: next(calls)())
        assert (await receive())["type"] == "http.request"
        assert (await receive())["type"] == "http.disconnect"

    virtual.run(main())
