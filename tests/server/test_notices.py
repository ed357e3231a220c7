"""Notices to people who are away: with our own push service and webhooks, on loopback by an explicit permission."""

import asyncio
import ipaddress
import json
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from posse.server import wire
from posse.server.notices import web_push
from posse.server.notices.herald import CALLS_OF_HOST, OF_A_HOST, Herald
from posse.server.notices.outbound import CallFailed, Outbound, is_outside, parsed
from posse.server.refusal import Refusal
from posse.store import Notice, Store
from tests.server.browsers import Site, person, says, site
from tests.server.house import Guest, run, until
from tests.simulation import virtual

#: A move may take a day.
SLOW = wire.Settings(game="duel", players=2, pace=0.0, per_move=24 * 3600)


class Call:
    """What was posted to somebody."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class Post:
    """Our own service on this machine, which accepts what it is sent."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.answer = "201 Created"
        self.more = ""
        self.port = 0

    def at(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.calls.append(Call(first.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.answer}\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def post_office() -> AsyncIterator[Post]:
    post = Post()
    server = await asyncio.start_server(post.take, "127.0.0.1", 0)
    post.port = server.sockets[0].getsockname()[1]
    async with server:
        yield post


@asynccontextmanager
async def scene(tmp_path: Path) -> AsyncIterator[tuple[Site, Post]]:
    async with site(tmp_path) as here, post_office() as post:
        here.service.herald.outbound.loopback = True  # for tests only
        yield here, post


class Browser:
    """The browser's side of push."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"
        self.p256dh = web_push.encoded(web_push._point(self._key.public_key()))
        self.auth = web_push.encoded(self._auth)

    def read(self, body: bytes) -> Any:
        salt, size, rest = body[:16], body[20], body[21:]
        point, sealed = rest[:size], rest[size:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + web_push.decoded(self.p256dh) + point
        material = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        return json.loads(AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02"))


async def at_table(here: Site, settings: wire.Settings = SLOW) -> tuple[Any, Any, Any]:
    """Ann and Bob at a table; Bob is away and there is no game yet."""
    ann, bob = await here.browser("Ann"), await here.browser("Bob")
    first, second = await person(ann), await person(bob)
    room = await here.service.hub.create(settings, first)
    guests = [Guest(first.id, "Ann"), Guest(second.id, "Bob")]
    for guest in guests:
        await here.service.hub.enter(room, guest)
    await room.do(second.id, wire.Sit(1))
    for guest in guests:
        here.service.hub.leave(room, guest)
    return room, ann, bob


async def quiet(here: Site) -> None:
    """Everything that had to be told has been told."""
    await until(lambda: not here.service.herald.background.tasks)


def test_a_webhook_hears_that_it_is_ones_turn(tmp_path: Path) -> None:
    async def main() -> None:
        async with scene(tmp_path) as (here, post):
            room, ann, bob = await at_table(here)
            for browser in (ann, bob):
                for kind in ("discord", "slack", "ntfy"):
                    hook = {"kind": kind, "address": post.at(f"/{kind}"), "lang": "de"}
                    answer = await browser.post("/api/notices", json=hook)
                    assert answer.status_code == 200, answer.text
            assert {each["where"] for each in answer.json()["notices"]} == {"127.0.0.1"}
            await room.do(room.state.host, wire.Start())
            await quiet(here)
            asked = room.state.seats[room.state.asked].person
            told = {call.path: call for call in post.calls if "an Tisch" in call.body.decode()}
            assert set(told) == {"/discord", "/slack", "/ntfy"}, asked
            discord = json.loads(told["/discord"].body)
            assert discord["allowed_mentions"] == {"parse": []}
            assert f"/table/{room.state.code}" in discord["content"]
            assert f"Tisch {room.state.code}" in json.loads(told["/slack"].body)["text"]
            assert told["/ntfy"].headers["click"].endswith(f"/table/{room.state.code}")
            assert "/stop#" in told["/ntfy"].body.decode()

    run(main())


def test_a_browser_is_told_what_only_it_can_read(tmp_path: Path) -> None:
    async def main() -> None:
        async with scene(tmp_path) as (here, post):
            room, ann, bob = await at_table(here)
            device = Browser()
            key = (await ann.get("/api/notices")).json()["key"]
            for browser in (ann, bob):
                body = {
                    "kind": "push",
                    "address": post.at("/push/abc"),
                    "p256dh": device.p256dh,
                    "auth": device.auth,
                }
                answer = await browser.post("/api/notices", json=body)
                assert answer.status_code == 200, answer.text
            await room.do(room.state.host, wire.Start())
            await quiet(here)
            call = next(each for each in post.calls if "turn" in device.read(each.body)["text"])
            told = device.read(call.body)
            assert told["table"] == room.state.code
            token, used = call.headers["authorization"].removeprefix("vapid t=").split(", k=")
            assert used == key
            signed, _, signature = token.rpartition(".")
            claims = json.loads(web_push.decoded(signed.partition(".")[2]))
            assert claims["aud"] == post.at("").rstrip("/")
            r, s = (
                int.from_bytes(half, "big")
                for half in (web_push.decoded(signature)[:32], web_push.decoded(signature)[32:])
            )
            public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), web_push.decoded(key))
            public.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
            # One tap stops them, without signing in.
            stranger = await here.browser()
            assert (await stranger.delete(f"/api/notices/{told['stop']}")).json() == {"stopped": True}
            assert (await stranger.delete(f"/api/notices/{told['stop']}")).json() == {"stopped": False}

    run(main())


def test_only_who_is_away_and_has_hours_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with scene(tmp_path) as (here, post):
            quick = wire.Settings(game="duel", players=2, pace=0.0, per_move=60)
            for settings, connected in ((quick, False), (SLOW, True)):
                room, ann, bob = await at_table(here, settings)
                for browser in (ann, bob):
                    hook = {"kind": "ntfy", "address": post.at("/hook")}
                    assert (await browser.post("/api/notices", json=hook)).status_code == 200
                if connected:
                    for browser in (ann, bob):
                        await here.service.hub.enter(room, Guest((await person(browser)).id))
                await room.do(room.state.host, wire.Start())
                await quiet(here)
            assert not any("turn" in call.body.decode() for call in post.calls)

    run(main())


def test_a_full_table_is_told_to_its_host_and_a_channel_hears_of_the_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with scene(tmp_path) as (here, post):
            ann, bob = await here.browser("Ann"), await here.browser("Bob")
            first, second = await person(ann), await person(bob)
            room = await here.service.hub.create(SLOW, first)
            await here.service.hub.enter(room, guest := Guest(second.id, "Bob"))
            assert (
                await ann.post("/api/notices", json={"kind": "slack", "address": post.at("/ann")})
            ).status_code == 200
            channel = {"kind": "discord", "address": post.at("/channel"), "table": room.state.code}
            assert (await ann.post("/api/notices", json=channel)).status_code == 200
            says(await bob.post("/api/notices", json=channel), 403, "not-host")
            await room.do(second.id, wire.Sit(1))
            await quiet(here)
            assert [(call.path, "is full" in call.body.decode()) for call in post.calls] == [("/ann", True)]
            here.service.hub.leave(room, guest)
            await room.do(first.id, wire.Start())
            await quiet(here)
            heard = [json.loads(call.body)["content"] for call in post.calls if call.path == "/channel"]
            assert any("has begun" in each for each in heard)
            assert any("’s turn" in each for each in heard)

    run(main())


def test_a_webhook_that_fails_is_dropped_after_some_tries(tmp_path: Path) -> None:
    async def main() -> None:
        async with scene(tmp_path) as (here, post):
            ann = await here.browser("Ann")
            herald, me = here.service.herald, await person(ann)
            hook = {"kind": "slack", "address": post.at("/hook")}
            device = Browser()
            push = {"kind": "push", "address": post.at("/push"), "p256dh": device.p256dh, "auth": device.auth}
            for body in (hook, push):
                assert (await ann.post("/api/notices", json=body)).status_code == 200
            post.answer = "410 Gone"
            room = await here.service.hub.create(SLOW, me)
            for number in range(5):
                await herald._told(room, me.id, "turn", str(number))
            assert sum(call.path == "/push" for call in post.calls) == 1  # that browser wants no more
            assert sum(call.path == "/hook" for call in post.calls) == 5
            assert (await ann.get("/api/notices")).json()["notices"] == []
            await herald._told(room, me.id, "turn", "6")
            assert sum(call.path == "/hook" for call in post.calls) == 5

    run(main())


class Gate(Outbound):
    """Counts the calls; those to one host are not answered until the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.calls: Counter[str] = Counter()

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        host = urlsplit(url).hostname or ""
        self.calls[host] += 1
        if host == "slow.example":
            await self.open.wait()
        return 204


def to(address: str) -> Notice:
    return Notice("id", "ann", None, "slack", address, "", "", "https://posse.example", "en", 0.0)


def test_nobody_waits_behind_a_host_that_does_not_answer() -> None:
    async def main() -> None:
        gate = Gate()
        herald = Herald(cast(Store, None), lambda: 0.0, gate)
        slow = [
            asyncio.create_task(herald._send(to(f"https://slow.example/{number}"), "CODE", "turn", ""))
            for number in range(20)
        ]
        await asyncio.sleep(1)
        assert gate.calls == {"slow.example": OF_A_HOST}
        await herald._send(to("https://other.example/"), "CODE", "turn", "")
        gate.open.set()
        await asyncio.wait(slow)
        assert gate.calls == {"slow.example": 20, "other.example": 1}

    virtual.run(main())


def test_a_host_is_not_flooded_by_way_of_many_addresses() -> None:
    async def main() -> None:
        gate = Gate()
        herald = Herald(cast(Store, None), lambda: 0.0, gate)
        burst, rate = CALLS_OF_HOST
        for number in range(2 * int(burst)):
            await herald._send(to(f"https://victim.example/{number}"), "CODE", "turn", "")
        assert gate.calls["victim.example"] == burst
        await asyncio.sleep(10 / rate)
        for number in range(2 * int(burst)):
            await herald._send(to(f"https://victim.example/{number}"), "CODE", "turn", "")
        assert gate.calls["victim.example"] == burst + 10

    virtual.run(main())


def test_two_processes_tell_it_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with scene(tmp_path) as (here, post):
            ann = await here.browser("Ann")
            me = await person(ann)
            assert (
                await ann.post("/api/notices", json={"kind": "ntfy", "address": post.at("/a")})
            ).status_code == 200
            room = await here.service.hub.create(SLOW, me)
            await asyncio.gather(*(here.service.herald._told(room, me.id, "turn", "1 7") for _ in range(3)))
            assert len(post.calls) == 1

    run(main())


def test_redirects_are_not_followed(tmp_path: Path) -> None:
    async def main() -> None:
        async with post_office() as post, post_office() as inner:
            post.answer, post.more = "307 Temporary Redirect", f"Location: {inner.at('/secret')}\r\n"
            assert await Outbound(loopback=True).post(post.at("/x"), b"{}", {}) == 307
            assert inner.calls == []

    run(main())


def test_who_does_not_answer_is_not_waited_for() -> None:
    async def main() -> None:
        held = asyncio.Event()

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await held.wait()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(CallFailed):
            await Outbound(loopback=True, patience=0.05).post(f"http://127.0.0.1:{port}/", b"", {})
        held.set()
        server.close()

    run(main())


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1"),
        *(
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:0:a00:1::",
            "::7f00:1",
        ),
    ],
)
def test_addresses_inside_are_inside(address: str) -> None:
    assert not is_outside(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_addresses_outside_are_outside(address: str) -> None:
    assert is_outside(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://example.org/",
            "ftp://example.org/",
            "https://",
            "https://user@example.org/",
            "example.org",
        ),
        *("https://127.0.0.1/", "https://[::1]/", "https://[fe80::1]/", "https://169.254.169.254/latest"),
        *(
            "https://example.org:22/",
            "https://example.org:99999/",
            "https://exa mple.org/",
            "https://exämple.org/",
        ),
        *("https://example.org/\r\nX: y", "https://[::ffff:10.0.0.1]/", "https://example.org/" + "x" * 1000),
    ],
)
def test_such_addresses_are_refused(url: str) -> None:
    with pytest.raises(Refusal):
        parsed(url)


@pytest.mark.parametrize(
    "known", [["10.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::1"], ["2606:4700::1111", "fd00::1"], []]
)
def test_a_name_that_leads_inside_is_not_called(known: list[str]) -> None:
    """All addresses of a name are checked, and we connect to one of those: asked again, the name may resolve to
    another."""

    async def main() -> None:
        loop = asyncio.get_running_loop()

        async def lookup(host: str, port: int, **_: Any) -> list[Any]:
            return [(0, 0, 0, "", (address, port)) for address in known]

        loop.getaddrinfo = lookup  # type: ignore[assignment]
        with pytest.raises(CallFailed, match="not on the open internet"):
            await Outbound().post("https://sly.example/", b"", {})

    asyncio.run(main())


@pytest.mark.parametrize(
    "host", ["2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "127.1", "localhost", "localhost."]
)
def test_our_own_address_in_disguise_is_not_called(host: str) -> None:
    """No name has to be looked up for these: the system reads them as addresses, or finds none."""

    async def main() -> None:
        with pytest.raises(CallFailed, match=r"not on the open internet|gaierror"):
            await Outbound().post(f"https://{host}/", b"", {})

    asyncio.run(main())


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    read = web_push.decoded
    key = ec.derive_private_key(
        int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    sealed = web_push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        lambda _: read("DGv6ra1nlYgDCS1FRnbzlw"),
        key,
    )
    assert web_push.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7"
        "A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), ("ä", "b"), ("B" * 87, "A" * 22)])
def test_keys_of_no_browser_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refusal):
        web_push.check_keys(p256dh, auth)


def test_a_server_without_cryptography_has_webhooks_only(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['cryptography'] = None\n"
        "import asyncio\n"
        "from posse.server.config import Config\n"
        "from posse.server.service import open_service\n"
        "async def main():\n"
        f"    async with open_service(Config({str(tmp_path / 'posse.db')!r})) as service:\n"
        "        assert service.herald.signer is None\n"
        "        service.herald.outbound.check('https://hooks.example.org/1')\n"
        "asyncio.run(main())\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
