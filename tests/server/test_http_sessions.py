"""Who is signed in, on which device, and when that ends."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from posse.server import sign_outs
from posse.server.people import COOKIE
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.store import News, StoreUnavailable
from tests.server.browsers import DUEL, NOBODY, PASSWORD, Site, on_two_devices, person, says, site
from tests.server.house import Guest, run, until


async def sits(here: Site, room: Room, browser: httpx.AsyncClient) -> Guest:
    """Somebody's connection to a table."""
    who = await person(browser)
    guest = Guest(who.id, who.name, who.account)
    guest.session = here.service.people.read_cookie(browser.cookies[COOKIE])
    assert guest.session is not None
    assert guest.session.device
    await here.service.hub.enter(room, guest)
    return guest


def goodbyes(*guests: Guest) -> list[str]:
    """Why each was sent away, if at all."""
    return [guest.last("bye")["why"] if guest.heard_of("bye") else "" for guest in guests]


def test_open_connections_end_with_the_password_and_with_the_account(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone, other = await here.account("Ann"), await here.browser(), await here.account("Bob")
            await phone.post("/api/login", json={"name": "Ann", "password": PASSWORD})
            room = await here.service.hub.create(DUEL, await person(laptop))
            hers, elsewhere, his = [await sits(here, room, each) for each in (laptop, phone, other)]
            change = {"old": PASSWORD, "new": "another password"}
            await laptop.post("/api/account/password", json=change)
            assert goodbyes(hers, elsewhere, his) == ["", "signed-out", ""]
            again = {"old": "another password", "new": PASSWORD}
            await laptop.post("/api/account/password", json=again)
            assert goodbyes(hers) == [""]  # it is still the same device
            await laptop.request("DELETE", "/api/account", json={"password": PASSWORD})
            assert goodbyes(hers, his) == ["signed-out", ""]

    run(main())


def test_connections_of_a_guest_end_when_he_makes_an_account_elsewhere(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone, _ = await on_two_devices(here)
            room = await here.service.hub.create(DUEL, await person(laptop))
            hers, elsewhere = [await sits(here, room, each) for each in (laptop, phone)]
            await laptop.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
            assert goodbyes(hers, elsewhere) == ["", "signed-out"]

    run(main())


async def missed(here: Site) -> None:
    """Catch up on what others may have done while nobody could hear it."""
    here.service.hub.news.hear(News("missed"))
    await until(lambda: not here.service.hub.background.tasks)


def test_a_device_that_changed_the_password_is_checked_like_any_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser("Ann")
            room = await here.service.hub.create(DUEL, await person(browser))
            hers = await sits(here, room, browser)
            await browser.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
            await missed(here)
            await browser.post("/api/account/password", json={"old": PASSWORD, "new": "another password"})
            await missed(here)
            assert goodbyes(hers) == [""]
            await here.service.store.set_password(hers.person.id, "hash")  # elsewhere
            await missed(here)
            assert goodbyes(hers) == ["signed-out"]

    run(main())


def test_who_is_signed_out_at_the_door_does_not_get_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone, hub = await here.account("Ann"), await here.browser(), here.service.hub
            await phone.post("/api/login", json={"name": "Ann", "password": PASSWORD})
            room = await hub.create(DUEL, await person(laptop))
            chat = hub.store.chat
            change = {"old": PASSWORD, "new": "another password"}

            async def changed_meanwhile(*what: Any) -> Any:
                await laptop.post("/api/account/password", json=change)
                return await chat(*what)

            hub.store.chat = changed_meanwhile  # type: ignore[assignment, method-assign]
            coming = await sits(here, room, phone)
            assert coming.heard[0]["it"] == "bye"  # after which nothing is sent
            assert coming.heard[0]["why"] == "signed-out"
            hub.leave(room, coming)
            with pytest.raises(Refusal) as caught:  # the session was read before
                await hub.enter(room, coming)
            assert caught.value.why == "signed-out"
            assert not room.clients

    run(main())


@pytest.mark.parametrize(("how", "where"), [("POST", "/api/logout"), ("DELETE", "/api/me")])
def test_who_logs_out_is_disconnected_on_this_device(tmp_path: Path, how: str, where: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone, other = await here.account("Ann"), await here.browser(), await here.account("Bob")
            await phone.post("/api/login", json={"name": "Ann", "password": PASSWORD})
            room = await here.service.hub.create(DUEL, await person(laptop))
            hers, elsewhere, his = [await sits(here, room, each) for each in (laptop, phone, other)]
            assert (await laptop.request(how, where)).status_code == 204
            assert goodbyes(hers, elsewhere, his) == ["signed-out", "", ""]

    run(main())


@pytest.mark.parametrize("how", ["login", "link"])
def test_who_becomes_somebody_else_is_nobody_else_on_this_device(tmp_path: Path, how: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann, guest = await here.account("Ann"), await here.browser("Guest")
            room = await here.service.hub.create(DUEL, await person(guest))
            his, copy = await sits(here, room, guest), f"{COOKIE}={guest.cookies[COOKIE]}"
            if how == "login":
                answer = await guest.post("/api/login", json={"name": "Ann", "password": PASSWORD})
            else:
                token = (await ann.post("/api/me/link")).json()["token"]
                answer = await guest.post("/api/me/take", json={"token": token})
            assert answer.status_code == 200
            assert await person(guest) == await person(ann)
            assert goodbyes(his) == ["signed-out"]
            assert (await (await here.browser(cookie=copy)).get("/api/me")).json() == NOBODY

    run(main())


def test_who_logs_in_again_stays_connected(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.account("Ann")
            hers = await sits(here, await here.service.hub.create(DUEL, await person(ann)), ann)
            assert (
                await ann.post("/api/login", json={"name": "Ann", "password": PASSWORD})
            ).status_code == 200
            assert goodbyes(hers) == [""]
            await ann.post("/api/logout")
            assert goodbyes(hers) == ["signed-out"]

    run(main())


def test_who_logs_out_while_the_store_is_away_is_so_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sign_outs, "AGAIN", 0.01)

    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            copy = await here.browser(cookie=f"{COOKIE}={ann.cookies[COOKIE]}")
            with monkeypatch.context() as patch:
                tries = 0

                async def away(*_: object) -> bool:
                    nonlocal tries
                    tries += 1
                    raise StoreUnavailable("the store is away")

                patch.setattr(here.service.store, "spend", away)
                assert (await ann.delete("/api/me")).status_code == 204
                await until(lambda: tries > 2)
                assert (await copy.get("/api/me")).json()["person"]["name"] == "Ann"
            while (await copy.get("/api/me")).json() != NOBODY:
                await asyncio.sleep(0.02)

    run(main())


def test_another_password_logs_other_devices_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone = await here.account("Ann"), await here.browser()
            await phone.post("/api/login", json={"name": "Ann", "password": PASSWORD})
            token = (await phone.post("/api/me/link")).json()["token"]
            change = {"old": "wrong one", "new": "another password"}
            says(await laptop.post("/api/account/password", json=change), 403, "wrong-password")
            change["old"] = PASSWORD
            assert (await laptop.post("/api/account/password", json=change)).status_code == 200
            assert (await person(laptop)).name == "Ann"
            assert (await phone.get("/api/me")).json() == NOBODY
            says(await phone.post("/api/me/take", json={"token": token}), 400, "old-link")
            login = {"name": "Ann", "password": "another password"}
            assert (await phone.post("/api/login", json=login)).status_code == 200

    run(main())


def test_who_logs_out_voids_every_copy_of_the_cookie(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone = await here.account("Ann"), await here.browser()
            login = {"name": "Ann", "password": PASSWORD}
            await phone.post("/api/login", json=login)
            copy = f"{COOKIE}={laptop.cookies[COOKIE]}"
            thief = await here.browser(cookie=copy)
            assert (await person(thief)).name == "Ann"
            assert (await laptop.post("/api/logout")).status_code == 204
            assert (await thief.get("/api/me")).json() == NOBODY
            says(await thief.get("/api/my/tables"), 401, "not-signed-in")
            assert (await person(phone)).name == "Ann"  # another device is another matter
            # A browser that never got the answer still has the old cookie, and logs in all the same.
            again = (await thief.post("/api/login", json=login)).cookies[COOKIE]
            assert (await person(await here.browser(cookie=f"{COOKIE}={again}"))).name == "Ann"

    run(main())
