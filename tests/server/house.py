"""A hub in the test's own process, with people who remember what they were told."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from posse.server import watch, wire, workers
from posse.server.hub import Hub
from posse.server.kept_games import KeptGames, Task
from posse.server.people import Session
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.server.watch import Now
from posse.store import open_store
from tests.patience import PATIENCE

#: At once, so that tests need not wait.
HASTE = wire.Settings(pace=0.0, per_move=None)


class InHouse(workers.Workers):
    """Thinks in the test's own process."""

    def __init__(self) -> None:
        super().__init__(0)
        self._kept = KeptGames()

    async def _ask(self, question: Callable[..., Any], task: Task, *what: Any) -> Any:
        return question(self._kept, task, *what)

    async def _run(self, key: str, work: Callable[..., Any], *what: Any) -> Any:
        return work(*what)


class Guest:
    """Somebody at a table."""

    def __init__(self, id: str, name: str = "", account: bool = False, device: str = "") -> None:
        self.session: Session | None = (
            None if not device else Session(wire.PersonInfo(id, id, account), device=device)
        )
        self.person = wire.PersonInfo(id, name or id.capitalize(), account)
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def send(self, message: bytes) -> None:
        self.raw.append(message.decode())
        self.heard.append(json.loads(message))

    def close(self, why: str, text: str) -> None:
        self.heard.append({"it": "bye", "why": why, "text": text})

    def heard_of(self, kind: str) -> bool:
        """Whether they were told something of a kind. Comings and goings are told at any time, so it need not be the
        last."""
        return any(message["it"] == kind for message in self.heard)

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in reversed(self.heard) if message["it"] == kind)


@asynccontextmanager
async def house(path: Path | str, now: Now = watch.now, workers: InHouse | None = None) -> AsyncIterator[Hub]:
    async with await open_store(str(path)) as store:
        hub = Hub(store, workers or InHouse(), now=now)
        await hub.start()
        try:
            yield hub
        finally:
            await hub.stop()


async def alone(hub: Hub) -> None:
    """Stop what happens there every few seconds: only the test sweeps and gives signs of life."""
    for task in hub._loops:
        task.cancel()
    await asyncio.wait(hub._loops)


async def table(hub: Hub, *guests: Guest, settings: wire.Settings = HASTE) -> Room:
    """A table with these people around it, the first one as its host; all are seated and ready, if there are enough
    seats."""
    room = await hub.create(settings, guests[0].person)
    for number, guest in enumerate(guests):
        await hub.enter(room, guest)
        if 0 < number < settings.players:
            await room.do(guest.person.id, wire.Sit(number))
            await room.do(guest.person.id, wire.Ready(True))
    return room


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise AssertionError("it did not happen")
        await asyncio.sleep(0.002)


async def play_on(room: Room, choose: Callable[[int], int], stop: Callable[[], bool] | None = None) -> None:
    """Each person who is asked takes some option, until the game is over."""
    while room.state.status == "playing" and not (stop and stop()):
        seat = room.state.asked
        game = room.state.game
        assert game is not None
        person = room.state.seats[seat].person if seat is not None else ""
        decision = game.decision
        if person and decision is not None and not room.busy and (len(decision.options) > 1 or game.at_menu):
            await room.do(person, wire.Move(room.state.decision, choose(len(decision.options))))
        else:
            await asyncio.sleep(0.001)
    await until(lambda: not room.busy)


def run(work: Coroutine[Any, Any, None]) -> None:
    """A test gives up after a while, whatever it waits for."""
    asyncio.run(asyncio.wait_for(work, 2 * PATIENCE))


async def refused(work: Awaitable[object], why: str) -> None:
    """Something may not be done, for this reason."""
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.why == why
