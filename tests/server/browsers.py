"""The app in the test's own process, and browsers that use it."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
from argon2 import PasswordHasher
from litestar import Litestar

from posse.server import wire
from posse.server.app import create_app
from posse.server.config import Config
from posse.server.health import StoreHealth
from posse.server.limits import Limits
from posse.server.passwords import Passwords
from posse.server.room import Room
from posse.server.service import Allowances, Service, open_service
from tests.patience import PATIENCE
from tests.server.house import InHouse, play_on, until

SITE = "http://posse.test"
#: The answer to somebody unknown.
NOBODY = {"person": None, "before": None, "host": False}
PASSWORD = "correct horse battery"
#: No effort: passwords in tests are not secret.
HASTY = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
#: A game that is over soon, and does not wait.
DUEL = wire.Settings(game="duel", players=2, pace=0.0, per_move=None, public=True)


class Site:
    """A service and its app."""

    def __init__(self, app: Litestar, service: Service, stack: AsyncExitStack) -> None:
        self.app = app
        self.service = service
        self._stack = stack

    async def browser(self, name: str = "", **headers: str) -> httpx.AsyncClient:
        """Somebody's browser; with a name it is known already."""
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(cast(Any, self.app)),
            base_url=SITE,
            headers={"origin": SITE, **headers},
        )
        await self._stack.enter_async_context(client)
        if name:
            answer = await client.post("/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
        return client

    async def account(self, name: str) -> httpx.AsyncClient:
        """The browser of somebody with an account."""
        client = await self.browser()
        answer = await client.post("/api/accounts", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        return client

    async def room(self, code: str) -> Room:
        """The table with this code."""
        head = await self.service.store.by_code(code)
        assert head is not None
        return await self.service.hub.room(head.table)


@asynccontextmanager
async def site(folder: Path, generous: float = 1000.0, **config: Any) -> AsyncIterator[Site]:
    """A site with its own store. It is healthy, however busy the machine is."""
    chosen = Config(str(folder / "posse.db"), web=config.pop("web", folder / "no-web"), **config)
    opened = open_service(chosen, Allowances(generous), Passwords(HASTY))
    async with opened as service, AsyncExitStack() as stack:
        service.hub.rooms.workers = service.replays.workers = service.reviews.workers = InHouse()
        service.loop_lag.stop()
        service.store_health = StoreHealth(service.store, patience=PATIENCE)
        yield Site(create_app(chosen, service), service, stack)


def never_filled_up(here: Site) -> None:
    """Passwords may be tried as often as usual, but the limits never refill, however long it takes."""
    allowances = here.service.allowances
    for name, burst in (("logins", 20), ("wrong_passwords", 10)):
        limits = Limits(burst, 0.0)
        limits.name = name
        setattr(allowances, name, limits)


async def person(client: httpx.AsyncClient) -> wire.PersonInfo:
    answer = await client.get("/api/me")
    return msgspec.convert(answer.json()["person"], wire.PersonInfo)


async def finished_game(site: Site, *players: httpx.AsyncClient) -> Room:
    """A table where these people have played a game to its end."""
    room = await site.service.hub.create(DUEL, await person(players[0]))
    for number, player in enumerate(players[1:], 1):
        other = await person(player)
        await room.join(other)
        await room.do(other.id, wire.Sit(number))
        await room.do(other.id, wire.Ready(True))
    await room.do(room.state.host, wire.Start())
    await play_on(room, random.Random(1).randrange)
    await until(lambda: room.state.status == "over")
    return room


def says(answer: httpx.Response, status: int, why: str) -> None:
    """Check that an answer is a proper error."""
    assert (answer.status_code, answer.json().get("why")) == (status, why), answer.text
    assert answer.headers["content-type"].startswith("application/json")
    assert set(answer.json()) == {"why", "text"}
    assert answer.json()["text"]
    assert "Traceback" not in answer.text


async def on_two_devices(here: Site) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Two browsers of a guest who used a link, and the token of another link."""
    laptop, phone = await here.browser("Ann"), await here.browser()
    used, token = [(await laptop.post("/api/me/link")).json()["token"] for _ in range(2)]
    assert (await phone.post("/api/me/take", json={"token": used})).status_code == 200
    return laptop, phone, token
