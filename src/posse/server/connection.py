"""One person's connection to a table, by WebSocket: acts come in, what happens goes out."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from posse.kernel.errors import PosseError
from posse.server import metrics, wire
from posse.server.background import Background
from posse.server.hub import Hub
from posse.server.limits import Bucket
from posse.server.people import Session
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.store import StoreUnavailable

#: The longest message; a line of chat is always shorter.
LONGEST: Final = 4096
#: Messages that may wait for a slow reader. If there are more, the connection is closed and the client connects again.
BACKLOG: Final = 200
#: Messages that one connection may send: as a burst, and per second.
BURST: Final = 40.0
RATE: Final = 10.0
#: Messages that may be refused before we hang up, and how many of them are forgiven per second.
PATIENCE: Final = 30.0
FORGIVEN: Final = 0.5
#: A client that has sent pings, and then is silent for this many seconds, is gone without a word. Browsers let hidden
#: pages send only once a minute.
SILENCE: Final = 90.0
#: Seconds that the goodbye may take.
FAREWELL: Final = 1.0
#: WebSocket close codes of our own.
GOODBYE: Final = 4000
ABUSE: Final = 4008
AWAY: Final = 4503
#: What is raised when the client is gone. That is not our error.
GONE: Final = (WebSocketDisconnect, WebSocketException, RuntimeError, OSError)

_log = structlog.get_logger()


class Connection:
    """One socket. Messages to the client are queued, so that nobody waits for a slow reader."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        person: wire.PersonInfo,
        session: Session | None = None,
        silence: float = SILENCE,
    ) -> None:
        self.person = person
        self.session = session
        self._socket = socket
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._code = GOODBYE
        self._silence = silence
        self._pings = False
        self.closing = False
        passing = asyncio.get_running_loop().time
        self._bucket = Bucket(BURST, RATE, passing)
        self._patience = Bucket(PATIENCE, FORGIVEN, passing)
        self._background = Background()
        self.acting = asyncio.Lock()  # held while something is being done

    # ---- out

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        if self._queue.qsize() >= BACKLOG:
            self.close("slow", "your connection is too slow; connect again")
            return
        self._queue.put_nowait(message)

    def close(self, why: str, text: str, code: int = GOODBYE) -> None:
        if not self.closing:
            self._queue.put_nowait(wire.encoder.encode(wire.Bye(why, text)))
            self._queue.put_nowait(None)
            self._code = code
            self.closing = True

    async def write(self) -> None:
        """Send what is queued, until the connection is closed or the client has gone."""
        while (message := await self._queue.get()) is not None:
            metrics.SENT.inc()
            try:
                await self._socket.send_data(message.decode(), mode="text")
            except GONE:
                return

    async def hang_up(self) -> None:
        """Say goodbye and close the socket."""
        if self.closing:
            await self._socket.close(code=self._code)

    # ---- in

    async def read(self, hub: Hub, room: Room) -> None:
        """Do what the client asks for, until the connection ends."""
        while not self.closing:
            try:
                async with asyncio.timeout(self._silence if self._pings else None):
                    data = await self._socket.receive_data(mode="text")
            except TimeoutError:
                self.close("slow", "nothing was heard of you for a while; connect again")
                return
            except GONE:
                return
            async with self.acting:
                await self._take(hub, room, data)

    async def _take(self, hub: Hub, room: Room, data: str) -> None:
        metrics.RECEIVED.inc()
        if len(data) > LONGEST:
            self.close("too-long", f"a message has at most {LONGEST} characters", ABUSE)
            return
        if not data:  # a binary frame arrives like this
            self._bear(
                "?", "not-understood", "a message is JSON in a text frame, not in a binary one, and not empty"
            )
            return
        try:
            act = wire.decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._bear("?", "not-understood", f"that was not understood: {error}")
            return
        if not self._bucket.take():
            self._bear(_named(act), "too-fast", "not so fast")
            return
        await self._do(hub, room, act)

    def _advise(self, hub: Hub, room: Room, act: wire.Advise) -> None:
        """Let a bot look ahead for this player, who may go on meanwhile. A new question cancels the old one."""
        self._background.cancel()
        self._background.start(self._attempt(_named(act), lambda: self._told_advice(hub, room, act)))

    async def _told_advice(self, hub: Hub, room: Room, act: wire.Advise) -> None:
        self.send(wire.encoder.encode(await hub.advice(room, self.person.id, act)))

    def leave_it(self) -> None:
        """The connection has ended, so nobody waits for advice any more."""
        self._background.cancel()

    async def _do(self, hub: Hub, room: Room, act: wire.Incoming) -> None:
        await self._attempt(_named(act), lambda: self._done(hub, room, act))

    async def _done(self, hub: Hub, room: Room, act: wire.Incoming) -> None:
        if isinstance(act, wire.Ping):
            self._pings = True
            self.send(wire.encoder.encode(wire.Pong(hub.now())))
        elif isinstance(act, wire.History):
            self.send(wire.encoder.encode(await hub.past(room, self.person.id)))
        elif isinstance(act, wire.Advise):
            hub.check_advice(self.person.id)
            self._advise(hub, room, act)
        elif isinstance(act, wire.Say):
            await hub.say(room, self.person, act.text)
        else:
            await hub.do(room, self.person.id, act)

    async def _attempt(self, what: str, act: Callable[[], Awaitable[None]]) -> None:
        """Do something, and say so if it cannot be done."""
        try:
            await act()
        except Refusal as refusal:
            self._refuse(what, refusal.why, str(refusal))
        except StoreUnavailable as error:
            metrics.STORE_AWAY.inc()
            _log.warning("the store is away", error=str(error))
            text = f"that could not be saved for certain, the table will tell: {error.plain}"
            self._refuse(what, "unavailable", text)
        except PosseError as error:
            self._refuse(what, "refused", str(error))

    def _refuse(self, do: str, why: str, text: str) -> None:
        metrics.REFUSED.labels(why=why).inc()
        self.send(wire.encoder.encode(wire.Refused(do, why, text)))

    def _bear(self, do: str, why: str, text: str) -> None:
        """Refuse a message. After too many of them, hang up."""
        if self._patience.take():
            self._refuse(do, why, text)
        else:
            self.close("abuse", "too many messages that could not be taken", ABUSE)


def _named(act: wire.Incoming) -> str:
    return str(act.__struct_config__.tag)


async def serve(
    socket: WebSocket[Any, Any, Any],
    hub: Hub,
    room: Room,
    person: wire.PersonInfo,
    session: Session | None = None,
) -> None:
    """One connection, from its welcome to its end."""
    connection = Connection(socket, person, session)
    metrics.SOCKETS.inc()
    writer = asyncio.create_task(connection.write())
    reader: asyncio.Task[None] | None = None
    try:
        try:
            await hub.enter(room, connection)
        except Refusal as refusal:
            connection.close(refusal.why, str(refusal))
        except StoreUnavailable as error:
            _log.warning("the store is away", error=str(error))
            connection.close("unavailable", error.plain, AWAY)
        reader = asyncio.create_task(connection.read(hub, room))
        await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.leave(room, connection)
        connection.leave_it()
        metrics.SOCKETS.dec()
        try:
            async with connection.acting:  # let an act that has begun finish
                await _end(reader)
        finally:
            if connection.closing:  # the goodbye must still be sent
                await asyncio.wait([writer], timeout=FAREWELL)
            await _end(writer)
            with suppress(*GONE):
                await connection.hang_up()


async def _end(task: asyncio.Task[None] | None) -> None:
    if task is None:
        return
    if not task.done():
        task.cancel()
    with suppress(asyncio.CancelledError):
        await task
