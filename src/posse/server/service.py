"""What a request may need: the store, the tables, who people are, and how much they may ask for."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from posse.review import USUAL
from posse.server import metrics
from posse.server.config import WORLDS, Config
from posse.server.health import StoreHealth
from posse.server.host_kit.watchman import Watchman
from posse.server.hub import Hub
from posse.server.limits import Limits
from posse.server.loop_lag import LoopLag
from posse.server.notices.herald import Herald
from posse.server.passwords import Passwords
from posse.server.people import People
from posse.server.refusal import Refusal
from posse.server.replay.runner import ReplayRunner
from posse.server.review.queue import ReviewQueue
from posse.server.socket_limits import SocketLimits
from posse.server.sweep import Keep
from posse.server.workers import Workers
from posse.store import Store, open_store

#: Seconds that sockets have to close when the server stops.
FAREWELL: Final = 2.0


class Allowances:
    """How often something may be asked for, by person or by address."""

    def __init__(self, generous: float = 1.0) -> None:
        def limits(burst: float, a_minute: float) -> Limits:
            return Limits(burst * generous, a_minute / 60 * generous)

        # By address. A whole school may share one.
        self.anything = limits(500, 2400)  # requests of any kind, before anybody looks at them
        self.knocks = limits(400, 600)  # the same for sockets
        self.requests = limits(300, 1200)
        self.guests = limits(60, 12)
        self.accounts = limits(10, 2)
        self.logins = limits(20, 6)
        self.sockets = limits(300, 300)  # after a restart, all open sockets come back at once
        self.tables = limits(60, 12)
        self.replays = limits(40, 30)
        self.questions = limits(120, 60)
        self.misses = limits(60, 20)  # codes of tables that do not exist
        self.reports = limits(30, 2)
        self.notices = limits(60, 5)
        # Wrong passwords: by name and address together, or by device for somebody who is logged in. So nobody can lock
        # the owner of an account out from elsewhere.
        self.wrong_passwords = limits(10, 2)
        # By person.
        self.sockets_by_person = limits(20, 60)
        self.tables_by_person = limits(10, 2)
        self.reviews_by_person = limits(10, 0.5)
        self.reports_by_person = limits(6, 0.2)
        self.notices_by_person = limits(10, 0.5)
        for name, each in vars(self).items():
            each.name = name


def spend(limits: Limits, who: str) -> None:
    """Count one more; refused if it is one too many."""
    if not limits.allow(who):
        metrics.TURNED_AWAY.labels(door=limits.name).inc()
        raise too_many()


def too_many() -> Refusal:
    return Refusal("too-many", "that was too often; wait a moment and try again")


@dataclass
class Service:
    """Everything that lives as long as the server."""

    config: Config
    store: Store
    people: People
    hub: Hub
    allowances: Allowances
    passwords: Passwords
    replays: ReplayRunner
    reviews: ReviewQueue
    socket_limits: SocketLimits = field(default_factory=SocketLimits)
    loop_lag: LoopLag = field(default_factory=LoopLag)
    stopping: bool = False

    def __post_init__(self) -> None:
        self.store_health = StoreHealth(self.store)
        self.watchman = Watchman(self.store, self.hub.rooms, self.hub.now, self.hub.sign_outs.check_all)
        self.hub.talk = self.watchman.heard
        self.herald = Herald(self.store, self.hub.now)
        self.hub.rooms.on_entry = self.herald.heard

    async def stop(self) -> None:
        """Say goodbye to everybody, and wait a moment until all sockets are closed."""
        if self.stopping:
            return
        self.stopping = True
        await self.hub.stop()
        waited = 0.0
        while self.socket_limits.open and waited < FAREWELL:
            await asyncio.sleep(0.02)
            waited += 0.02


@asynccontextmanager
async def open_service(
    config: Config, allowances: Allowances | None = None, passwords: Passwords | None = None
) -> AsyncIterator[Service]:
    """A service with its store; both are closed at the end."""
    async with await open_store(config.database) as store:
        people = People(await store.secrets())
        keep = Keep(config.keep, config.keep_guests)
        hub = Hub(store, Workers(config.workers, config.worlds), config.patience, keep=keep)
        replays = ReplayRunner(Workers(1, config.worlds))
        # A host who lets bots look at fewer worlds wants to spare the machine.
        reviews = ReviewQueue(store, Workers(1), USUAL.share(min(1.0, config.worlds / WORLDS)))
        service = Service(
            config, store, people, hub, allowances or Allowances(), passwords or Passwords(), replays, reviews
        )
        await hub.start()
        await service.watchman.look()
        await service.herald.open(config.origins[0] if config.origins else "https://posse.invalid")
        watching = asyncio.create_task(service.watchman.run())
        service.loop_lag.start()
        try:
            yield service
        finally:
            watching.cancel()
            service.herald.close()
            await service.stop()
            service.loop_lag.stop()
            service.passwords.close()
            service.replays.close()
            service.reviews.close()
