"""Accounts: made from guests, renamed, left and deleted, with what they have played."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from posse.server import hub as hubs
from posse.server.passwords import Passwords
from posse.server.people import COOKIE
from posse.server.refusal import Refusal
from posse.server.room import Room
from posse.store import News, Rating, StoreUnavailable
from tests.server.browsers import DUEL, PASSWORD, Site, finished_game, person, says, site
from tests.server.house import Guest, run, until


def test_a_guest_who_makes_an_account_keeps_his_seats(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser("Ann")
            guest = await person(browser)
            await browser.post("/api/tables", json={"settings": {}})
            answer = await browser.post("/api/accounts", json={"name": "Annie", "password": PASSWORD})
            assert answer.status_code == 201
            assert answer.json()["person"] == {"id": guest.id, "name": "Annie", "account": True}
            assert len((await browser.get("/api/my/tables")).json()) == 1
            again = await browser.post("/api/accounts", json={"name": "Other", "password": PASSWORD})
            says(again, 409, "has-account")
            says(await browser.post("/api/me", json={"name": "Other"}), 409, "has-account")

    run(main())


async def on_two_devices(here: Site) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """The browsers of a guest who went on with a link, and what is in another link."""
    laptop, phone = await here.browser("Ann"), await here.browser()
    used, token = [(await laptop.post("/api/me/link")).json()["token"] for _ in range(2)]
    assert (await phone.post("/api/me/take", json={"token": used})).status_code == 200
    return laptop, phone, token


def test_a_guest_with_an_account_is_no_guest_any_more_on_other_devices(tmp_path: Path) -> None:
    """Neither his old cookie nor an old link makes anybody that person without the password."""

    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone, token = await on_two_devices(here)
            tablet = await here.browser()
            assert await person(phone) == await person(laptop)
            new = {"name": "Ann", "password": PASSWORD}
            assert (await laptop.post("/api/accounts", json=new)).status_code == 201
            assert (await phone.get("/api/me")).json() == {"person": None}
            says(await phone.get("/api/my/tables"), 401, "not-signed-in")
            says(await phone.post("/api/tables", json={"settings": {}}), 401, "not-signed-in")
            says(await phone.post("/api/me/link"), 401, "not-signed-in")
            says(await tablet.post("/api/me/take", json={"token": token}), 400, "old-link")
            assert (await phone.post("/api/me", json={"name": "Ann"})).status_code == 200
            assert (await person(phone)).id != (await person(laptop)).id  # somebody new
            assert (await phone.post("/api/login", json=new)).status_code == 200
            assert await person(phone) == await person(laptop)

    run(main())


def test_a_guest_who_makes_two_accounts_at_once_has_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser("Ann")
            news = [{"name": name, "password": PASSWORD} for name in ("Ann", "Annie")]
            answers = await asyncio.gather(*(browser.post("/api/accounts", json=new) for new in news))
            good, bad = sorted(answers, key=lambda answer: answer.status_code)
            assert good.status_code == 201
            says(bad, 409, "has-account")

    run(main())


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
    last = [guest.heard[-1] for guest in guests]
    return [message["why"] if message["it"] == "bye" else "" for message in last]


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
    """What others may have done while nobody could hear it is made up for."""
    here.service.hub._news(News("missed"))
    await until(lambda: not here.service.hub._errands)


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
            with pytest.raises(Refusal) as caught:  # whose session was read before
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
            assert (await (await here.browser(cookie=copy)).get("/api/me")).json() == {"person": None}

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
    monkeypatch.setattr(hubs, "AGAIN", 0.05)

    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            copy = await here.browser(cookie=f"{COOKIE}={ann.cookies[COOKIE]}")
            with monkeypatch.context() as patch:

                async def away(*_: object) -> bool:
                    raise StoreUnavailable("the store is away")

                patch.setattr(here.service.store, "spend", away)
                assert (await ann.delete("/api/me")).status_code == 204
                await asyncio.sleep(0.2)
                assert (await copy.get("/api/me")).json()["person"]["name"] == "Ann"
            for _ in range(100):
                if (await copy.get("/api/me")).json() == {"person": None}:
                    return
                await asyncio.sleep(0.02)
            raise AssertionError("the copy of the cookie is still good")

    run(main())


def test_names_are_taken_however_they_are_written(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            await here.account("Ann")
            for name in ("Ann", "aNN"):
                other = await here.browser()
                says(
                    await other.post("/api/accounts", json={"name": name, "password": PASSWORD}),
                    409,
                    "name-taken",
                )
                assert (await other.get("/api/me")).json() == {"person": None}

    run(main())


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_passwords_have_8_to_200_letters(tmp_path: Path, password: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            answer = await browser.post("/api/accounts", json={"name": "Ann", "password": password})
            says(answer, 400, "not-understood")
            assert password not in answer.text or not password

    run(main())


def test_logging_in_and_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await person(await here.account("Ann"))
            browser = await here.browser("Somebody")
            wrong = await browser.post("/api/login", json={"name": "Ann", "password": "wrong"})
            unknown = await browser.post("/api/login", json={"name": "Nobody", "password": "wrong"})
            says(wrong, 403, "wrong-password")
            assert wrong.json() == unknown.json()  # who has an account is not told
            assert (
                await browser.post("/api/login", json={"name": "ann", "password": PASSWORD})
            ).status_code == 200
            assert await person(browser) == ann
            assert (await browser.post("/api/logout")).status_code == 204
            assert (await browser.get("/api/me")).json() == {"person": None}

    run(main())


def test_guessing_is_slowed_down_by_name_and_by_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, generous=1.0, behind_proxy=True) as here:

            async def guess(name: str, address: str) -> int:
                browser = await here.browser(**{"x-forwarded-for": address})
                return (
                    await browser.post("/api/login", json={"name": name, "password": "guess"})
                ).status_code

            spellings = ("Ann", "ANN", "\uff21nn", "an\uff4e")  # which all name the same account
            by_name = [await guess(spellings[number % 4], f"192.0.2.{number}") for number in range(12)]
            assert by_name.count(403) == 10
            assert by_name[-1] == 429
            by_address = [await guess(f"Name {number}", "192.0.2.200") for number in range(22)]
            assert by_address.count(403) == 20
            assert by_address[-1] == 429
            assert await guess("Bob", "192.0.2.201") == 403

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
            assert (await phone.get("/api/me")).json() == {"person": None}
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
            assert (await thief.get("/api/me")).json() == {"person": None}
            says(await thief.get("/api/my/tables"), 401, "not-signed-in")
            assert (await person(phone)).name == "Ann"  # another device is another matter
            # A browser that never heard the answer has the old cookie still, and logs in all the same.
            again = (await thief.post("/api/login", json=login)).cookies[COOKIE]
            assert (await person(await here.browser(cookie=f"{COOKIE}={again}"))).name == "Ann"

    run(main())


def test_another_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone = await here.account("Ann"), await here.browser()
            await here.account("Bob")
            await phone.post("/api/login", json={"name": "Ann", "password": PASSWORD})
            ann = await person(laptop)

            async def rename(name: str, password: str = PASSWORD) -> httpx.Response:
                return await laptop.post("/api/account/name", json={"name": name, "password": password})

            says(await rename("Annie", "wrong one"), 403, "wrong-password")
            says(await rename("bOB"), 409, "name-taken")
            says(await rename(" "), 400, "bad-name")
            says(await rename("x" * 25), 400, "name-too-long")
            assert await person(laptop) == ann
            answer = await rename("  Annie   Oakley ")
            assert answer.status_code == 200
            assert answer.json()["person"] == {"id": ann.id, "name": "Annie Oakley", "account": True}
            assert (await person(phone)).name == "Annie Oakley"  # which stays logged in
            assert (await rename("annie OAKLEY")).status_code == 200  # one's own name, written otherwise
            says(
                await phone.post("/api/login", json={"name": "Ann", "password": PASSWORD}),
                403,
                "wrong-password",
            )
            login = {"name": "Annie Oakley", "password": PASSWORD}
            assert (await phone.post("/api/login", json=login)).status_code == 200
            await here.account("Ann")  # the old name is free
            guest = await here.browser("Cal")
            new = {"name": "Calvin", "password": PASSWORD}
            says(await guest.post("/api/account/name", json=new), 403, "no-account")

    run(main())


def test_a_table_learns_another_name_and_old_games_keep_the_old_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.account("Ann")
            room = await finished_game(here, ann)
            await ann.post("/api/account/name", json={"name": "Annie", "password": PASSWORD})
            await room.join(await person(ann))
            route = f"/api/tables/{room.state.code}"
            assert [each["name"] for each in (await ann.get(route)).json()["people"]] == ["Annie"]
            results = (await ann.get(f"{route}/games/1")).json()["results"]
            assert [line["name"] for line in results if line["person"]] == ["Ann"]

    run(main())


def test_deleting_an_account(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone = await here.account("Ann"), await here.browser()
            await phone.post("/api/login", json={"name": "Ann", "password": PASSWORD})
            says(
                await laptop.request("DELETE", "/api/account", json={"password": "wrong"}),
                403,
                "wrong-password",
            )
            gone = await laptop.request("DELETE", "/api/account", json={"password": PASSWORD})
            assert gone.status_code == 204
            for browser in (laptop, phone):
                assert (await browser.get("/api/me")).json() == {"person": None}
            await here.account("Ann")  # the name is free again

    run(main())


def test_a_guest_does_not_come_back_when_his_account_is_deleted(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone, token = await on_two_devices(here)
            await laptop.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
            await laptop.request("DELETE", "/api/account", json={"password": PASSWORD})
            assert (await phone.get("/api/me")).json() == {"person": None}
            says(await phone.post("/api/me/take", json={"token": token}), 400, "old-link")

    run(main())


async def rated(here: Site, account: str, games: int) -> None:
    """Games are rated soon after they are over: wait for it."""
    for _ in range(1000):
        if (await here.service.store.ratings(account)).get("duel", Rating()).games == games:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the games were not rated")


def test_what_an_account_has_played(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann, bob = await here.account("Ann"), await here.account("Bob")
            rooms = [await finished_game(here, ann, bob) for _ in range(3)]
            await rated(here, (await person(ann)).id, 3)
            won = sum(room.state.game.winners == ["law"] for room in rooms)  # type: ignore[union-attr]
            statistics = (await ann.get("/api/account/statistics")).json()
            assert statistics["tallies"] == [{"game": "duel", "role": "law", "played": 3, "won": won}]
            assert [(each["game"], each["games"]) for each in statistics["ratings"]] == [("duel", 3)]
            board = (await ann.get("/api/leaderboard/duel")).json()
            assert [line["rank"] for line in board] == [1, 2]
            assert {line["name"] for line in board} == {"Ann", "Bob"}
            assert board[0]["points"] > board[1]["points"]
            assert (await ann.get("/api/leaderboard/bang")).json() == []

    run(main())


def test_only_accounts_have_statistics(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            guest, route = await here.browser("Ann"), "/api/account/statistics"
            says(await guest.get(route), 403, "no-account")
            says(await (await here.browser()).get(route), 401, "not-signed-in")
            says(
                await guest.request("DELETE", "/api/account", json={"password": PASSWORD}), 403, "no-account"
            )

    run(main())


def test_nobody_has_the_password_that_stands_in() -> None:
    async def main() -> None:
        passwords = Passwords()
        try:
            assert not await passwords.right(None, "nobody has this password")
            assert not await passwords.right("no hash at all", PASSWORD)
            hashed = await passwords.hash(PASSWORD)
            assert await passwords.right(hashed, PASSWORD)
            assert not passwords.outdated(hashed)
            assert PASSWORD not in hashed
        finally:
            passwords.close()

    run(main())


def test_not_too_many_passwords_are_checked_at_once() -> None:
    async def main() -> None:
        passwords = Passwords()
        passwords._waiting = 1000
        try:
            with pytest.raises(Refusal, match="too many passwords"):
                await passwords.hash(PASSWORD)
        finally:
            passwords.close()

    run(main())
