"""Times without a running server."""

import asyncio

from posse.store import Outage, Store
from tests.store.scene import on_both


@on_both
async def test_a_gap_between_two_signs_of_life_is_an_outage(store: Store) -> None:
    await store.sign_of_life(100.0, 10.0)
    await store.sign_of_life(109.0, 10.0)
    assert await store.outages(0.0) == []
    await store.sign_of_life(120.0, 10.0)
    await store.sign_of_life(125.0, 10.0)
    await store.sign_of_life(200.0, 10.0)
    assert await store.outages(0.0) == [Outage(109.0, 120.0), Outage(125.0, 200.0)]
    assert await store.outages(120.0) == [Outage(125.0, 200.0)]
    assert await store.outages(200.0) == []


@on_both
async def test_one_that_comes_late_turns_no_clock_back(store: Store) -> None:
    for now in (100.0, 109.0, 118.0, 101.0, 119.0):
        await store.sign_of_life(now, 10.0)
    assert await store.outages(0.0) == []


@on_both
async def test_all_who_come_back_at_once_see_the_same_one(store: Store) -> None:
    await store.sign_of_life(100.0, 10.0)
    await asyncio.gather(*(store.sign_of_life(200.0 + number, 10.0) for number in range(10)))
    ((since, until),) = await store.outages(0.0)
    assert since == 100.0
    assert 200.0 <= until < 210.0
