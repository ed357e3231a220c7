"""Connections that want more than to play."""

import asyncio
import json
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from posse.server import metrics
from posse.server.addresses import household
from posse.server.admission import NEW_BURST, TELL_EVERY, Admission
from posse.server.http.guard import few_enough
from posse.server.http_door import (
    FIRST_WORD,
    GULP,
    LARGEST_HEAD,
    LARGEST_REQUEST,
    MOST_AHEAD,
    NOT_TAKEN,
    WHOLE_REQUEST,
    MayAsk,
)
from posse.server.limits import Limits
from posse.server.serve import configured
from posse.server.socket_door import BURST, CONTROL, LARGEST
from tests.server.browsers import site
from tests.server.house import run
from tests.server.running import Server, Visitor
from tests.simulation import virtual

DOORS = (
    "server-full",
    "address-full",
    "address-too-often",
    "silent",
    "slow",
    "too-large",
    "too-many-ahead",
    "not-taken",
    "frames",
    "bad-frame",
    "address-asks-too-often",
)
HEAD = b"POST /here HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n"
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A connection without a network."""

    def __init__(self, host: str = "10.0.0.1") -> None:
        super().__init__({"peername": (host, 4711)})
        self.sent = b""
        self.protocol: Any = None
        self._closed = ""
        self.taken = True  # whether what was sent was read
        self._closing = False

    def write(self, data: Any) -> None:
        self.sent += data

    def close(self) -> None:
        self._closing = True
        if self.taken:
            self._end("closed")

    def abort(self) -> None:
        self._end("cut off")

    def _end(self, how: str) -> None:
        if not self._closed:
            self._closed = how
            asyncio.get_running_loop().call_soon(lambda: self.protocol.connection_lost(None))

    def closed(self) -> str:
        """How it ended; empty while it is open."""
        return self._closed

    def is_closing(self) -> bool:
        return self._closing or bool(self._closed)

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        """Nobody is kept waiting."""

    def resume_reading(self) -> None:
        """Nobody was kept waiting."""

    def hear(self, data: bytes) -> None:
        self.protocol.data_received(data)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Reads everything and answers."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (message := await receive()).get("more_body"):
        pass
    if message["type"] == "http.request":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


def always(_: Any, __: bool) -> bool:
    """Everybody may ask for everything."""
    return True


async def never(scope: Any, receive: Any, send: Any) -> None:
    """Thinks forever."""
    await asyncio.get_running_loop().create_future()


class House:
    """A server without a network."""

    def __init__(self, app: Any = echo, admission: Admission | None = None, may_ask: MayAsk = always) -> None:
        self.admission = admission or Admission(passing=asyncio.get_running_loop().time)
        self._config = configured(app, self.admission, may_ask)
        self._config.load()

    def come(self, host: str = "10.0.0.1") -> Wire:
        """Somebody connects, and is let in."""
        address = self.admission.enter(host)
        assert address is not None
        made: Any = self._config.http_protocol_class
        door = made(address=address, config=self._config, server_state=ServerState(), app_state={})
        wire = Wire(host)
        wire.set_protocol(door)
        door.connection_made(wire)
        return wire

    async def come_to_a_table(self) -> Wire:
        wire = self.come()
        wire.hear(UPGRADE)
        await asyncio.sleep(0.1)
        assert b"101 Switching" in wire.sent
        return wire


def turned_away(door: str) -> float:
    return metrics.REGISTRY.get_sample_value("posse_turned_away_total", {"door": door}) or 0.0


@pytest.fixture
def away() -> Iterator[Callable[[str], float]]:
    """How often somebody was turned away at a door in this test."""
    before: dict[str, float] = {door: turned_away(door) for door in DOORS}
    yield lambda door: turned_away(door) - before[door]


def frame(kind: Opcode, data: bytes = b"", last: bool = True) -> bytes:
    """A frame of a client, masked with zeros."""
    size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BQ", 0xFF, len(data))
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data


# ---- connections


def test_only_so_many_connections_of_one_address_and_in_all(away: Callable[[str], float]) -> None:
    async def main() -> None:
        house = House(admission=Admission(most=5, most_of_one=3))
        enter = house.admission.enter
        here = [house.come() for _ in range(3)]
        assert enter("10.0.0.1") is None
        assert [enter(host) is None for host in ("10.0.0.2", "10.0.0.3", "10.0.0.4")] == [False, False, True]
        assert (away("address-full"), away("server-full")) == (1, 1)
        here[0].close()
        await asyncio.sleep(0)
        assert enter("10.0.0.1") is not None  # there is room again

    virtual.run(main())


def test_behind_a_proxy_all_have_one_address() -> None:
    admission = Admission(most=5, most_of_one=3, behind_proxy=True)
    assert [admission.enter("10.0.0.1") is None for _ in range(6)] == [False] * 5 + [True]


def test_nobody_connects_again_and_again(away: Callable[[str], float]) -> None:
    async def main() -> None:
        admission = Admission(passing=lambda: 0.0)
        for _ in range(int(NEW_BURST)):
            address = admission.enter("10.0.0.1")
            assert address is not None
            admission.leave(address)
        assert admission.enter("10.0.0.1") is None
        assert admission.enter("10.0.0.2") is not None
        assert away("address-too-often") == 1

    virtual.run(main())


def test_a_flood_does_not_flood_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    times = iter((0.0, 1.0, 2.0, TELL_EVERY))
    admission = Admission(most=0, passing=lambda: next(times))
    for _ in range(4):
        assert admission.enter("10.0.0.1") is None
    lines = [line for line in capsys.readouterr().out.splitlines() if "turned away" in line]
    assert len(lines) == 2
    assert "10.0.0.1" not in "".join(lines)


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:2", "2001:db8::/64"),
        ("somewhere", "unknown"),
    ],
)
def test_what_counts_as_one_address(host: str, counts_as: str) -> None:
    assert household(host) == counts_as


# ---- requests


def test_who_says_nothing_has_to_go(away: Callable[[str], float]) -> None:
    async def main() -> None:
        wire = House().come()
        await asyncio.sleep(FIRST_WORD - 0.1)
        assert not wire.closed()
        await asyncio.sleep(0.2)
        assert wire.closed()
        assert away("silent") == 1

    virtual.run(main())


@pytest.mark.parametrize("said", [b"\r\n", b"POST /h", HEAD, HEAD + b"{"])
def test_a_request_must_arrive_in_time(said: bytes, away: Callable[[str], float]) -> None:
    async def main() -> None:
        wire = House().come()
        wire.hear(said)
        await asyncio.sleep(WHOLE_REQUEST - 0.1)
        assert not wire.closed()
        await asyncio.sleep(0.2)
        assert wire.closed()
        assert b"408 Request Timeout" in wire.sent
        assert json.loads(wire.sent.partition(b"\r\n\r\n")[2])["why"] == "too-slow"
        assert away("slow") == 1

    virtual.run(main())


def test_who_sends_letter_by_letter_has_no_more_time() -> None:
    async def main() -> None:
        wire = House().come()
        wire.hear(HEAD)
        for _ in range(10):
            await asyncio.sleep(WHOLE_REQUEST / 10 - 0.1)
            assert not wire.closed()
            wire.hear(b"x")
        await asyncio.sleep(1.1)
        assert wire.closed()

    virtual.run(main())


def test_who_has_sent_everything_may_wait_for_the_answer() -> None:
    async def main() -> None:
        wire = House(never).come()
        wire.hear(HEAD + b"x" * 20)
        await asyncio.sleep(1000)
        assert not wire.closed()

    virtual.run(main())


def test_one_request_after_the_other() -> None:
    async def main() -> None:
        wire = House().come()
        for number in range(1, 4):
            wire.hear(HEAD + b"x" * 20 + HEAD[:10])
            await asyncio.sleep(WHOLE_REQUEST - 1)
            wire.hear(HEAD[10:] + b"x" * 20)
            await asyncio.sleep(1)
            assert wire.sent.count(b"200 OK") == 2 * number
        assert not wire.closed()
        await asyncio.sleep(100)
        assert wire.closed()  # nothing more came

    virtual.run(main())


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"GET /" + b"x" * LARGEST_HEAD, b" 431 "),
        (b"GET / HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * (LARGEST_HEAD // 6), b" 431 "),
        (
            b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n"
            + b"a: b\r\n" * (LARGEST_REQUEST // 6 + GULP),
            b" 413 ",
        ),
    ],
)
def test_a_request_is_not_too_large(said: bytes, status: bytes, away: Callable[[str], float]) -> None:
    async def main() -> None:
        wire = House().come()
        wire.hear(said)
        assert wire.closed()
        assert status in wire.sent
        assert away("too-large") == 1

    virtual.run(main())


def test_nobody_asks_for_everything_at_once(away: Callable[[str], float]) -> None:
    async def main() -> None:
        wire = House(never).come()
        wire.hear(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * (MOST_AHEAD + 2))
        assert wire.closed()
        assert away("too-many-ahead") == 1

    virtual.run(main())


@pytest.mark.parametrize("at_a_table", [False, True])
def test_what_is_sent_must_be_taken(at_a_table: bool, away: Callable[[str], float]) -> None:
    async def main() -> None:
        house = House()
        wire = await house.come_to_a_table() if at_a_table else house.come()
        if not at_a_table:
            wire.hear(HEAD + b"x" * 20)
        wire.protocol.pause_writing()
        wire.protocol.resume_writing()  # the client read it
        await asyncio.sleep(10)
        assert not wire.closed()
        wire.protocol.pause_writing()
        wire.taken = False
        await asyncio.sleep(NOT_TAKEN)
        assert wire.closed() == "cut off"
        assert away("not-taken") == 1

    virtual.run(main())


def test_an_address_that_asks_without_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            service = here.service
            service.allowances.anything = service.allowances.knocks = Limits(2, 0)
            scope = {"client": ("10.0.0.1", 1), "headers": []}
            for is_socket in (False, True):
                asked = [few_enough(service, scope, is_socket) for _ in range(3)]
                assert asked == ([True, True, False] if not is_socket else [False] * 3)

    run(main())


@pytest.mark.parametrize("said", [HEAD, HEAD + b"x" * 20, HEAD + b"x" * 20 + HEAD, UPGRADE])
def test_nothing_is_done_for_who_asks_without_end(said: bytes, away: Callable[[str], float]) -> None:
    async def main() -> None:
        asked: list[bool] = []

        def may_ask(_: Any, is_socket: bool) -> bool:
            asked.append(is_socket)
            return False

        begun: list[Any] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            begun.append(scope)

        wire = House(app, may_ask=may_ask).come()
        wire.hear(said)
        await asyncio.sleep(1)
        assert wire.closed()
        assert wire.sent.startswith(b"HTTP/1.1 429 ")
        assert json.loads(wire.sent.partition(b"\r\n\r\n")[2])["why"] == "too-many"
        assert not begun
        assert asked[0] is (said is UPGRADE)
        assert away("address-asks-too-often") >= 1

    virtual.run(main())


def test_who_has_no_answer_yet_gets_none_for_what_is_too_much(away: Callable[[str], float]) -> None:
    """The first answer on a connection belongs to the first request."""

    async def main() -> None:
        may = iter((True, False))
        wire = House(never, may_ask=lambda *_: next(may)).come()
        wire.hear(HEAD + b"x" * 20 + HEAD)
        assert wire.closed() == "cut off"
        assert not wire.sent
        assert away("address-asks-too-often") == 1

    virtual.run(main())


# ---- sockets


PIECE = frame(Opcode.TEXT, b"{", last=False)


@pytest.mark.parametrize(
    ("what", "cost"),
    [
        (frame(Opcode.PING), CONTROL),
        (frame(Opcode.PONG), CONTROL),
        (frame(Opcode.TEXT, b"{}"), 1),
        (frame(Opcode.BINARY, b"{}"), 1),
        (frame(Opcode.CONT, last=False), CONTROL),
    ],
)
def test_frames_of_any_kind_are_counted(what: bytes, cost: float, away: Callable[[str], float]) -> None:
    async def main() -> None:
        wire = await House().come_to_a_table()
        allowed = int(BURST // cost)
        if what[0] & 0xF == Opcode.CONT:
            wire.hear(PIECE)
            allowed -= 1
        wire.hear(what * allowed)
        assert not wire.closed()
        wire.hear(what * 10_000)  # only the first are looked at
        assert wire.closed() == "cut off"
        assert away("frames") == 1

    virtual.run(main())


def test_pings_at_leisure_are_answered() -> None:
    async def main() -> None:
        wire = await House().come_to_a_table()
        for number in range(200):
            wire.hear(frame(Opcode.PING, b"%d" % number))
            await asyncio.sleep(1)
            assert wire.sent.endswith(b"%d" % number)
        assert not wire.closed()

    virtual.run(main())


@pytest.mark.parametrize("pieces", [1, 3])
def test_a_huge_message_is_not_even_read(pieces: int, away: Callable[[str], float]) -> None:
    async def main() -> None:
        wire = await House().come_to_a_table()
        size = LARGEST // pieces + 1
        kinds = [Opcode.TEXT] + [Opcode.CONT] * (pieces - 1)
        said = b"".join(frame(kind, b"x" * size, last=False)[: None if pieces > 1 else 14] for kind in kinds)
        wire.hear(said)  # of a single fragment only the head is sent
        assert wire.closed()
        assert struct.pack("!H", 1009) in wire.sent
        assert away("bad-frame") == 1

    virtual.run(main())


def test_a_real_server_has_enough_of_pings(tmp_path: Path) -> None:
    with Server(tmp_path / "posse.db") as server, Visitor(server, "Ann") as ann:
        with ann.at(ann.new_table()) as socket, pytest.raises(ConnectionClosed):
            for _ in range(1_000_000):
                socket.connection.ping()
        figures = ann.http.get("/metrics").text
        assert 'posse_turned_away_total{door="frames"} 1.0' in figures
