"""Accounts: made from guests, renamed, logged out of and deleted, with what they have played."""

import asyncio
from pathlib import Path

import httpx
import pytest

from posse.server.passwords import Passwords
from posse.server.refusal import Refusal
from posse.store import Account, Rating
from tests.server.browsers import (
    NOBODY,
    PASSWORD,
    Site,
    finished_game,
    never_filled_up,
    on_two_devices,
    person,
    says,
    site,
)
from tests.server.house import run


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


def test_a_guest_with_an_account_is_no_guest_any_more_on_other_devices(tmp_path: Path) -> None:
    """Neither an old cookie nor an old link makes anybody that person without the password."""

    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone, token = await on_two_devices(here)
            tablet = await here.browser()
            assert await person(phone) == await person(laptop)
            new = {"name": "Ann", "password": PASSWORD}
            assert (await laptop.post("/api/accounts", json=new)).status_code == 201
            assert (await phone.get("/api/me")).json() == NOBODY
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
                assert (await other.get("/api/me")).json() == NOBODY

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
            assert wrong.json() == unknown.json()  # it does not say who has an account
            assert (
                await browser.post("/api/login", json={"name": "ann", "password": PASSWORD})
            ).status_code == 200
            assert await person(browser) == ann
            assert (await browser.post("/api/logout")).status_code == 204
            assert (await browser.get("/api/me")).json() == NOBODY

    run(main())


def test_guessing_is_slowed_down_by_name_and_by_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, behind_proxy=True) as here:
            never_filled_up(here)

            async def guess(name: str, address: str) -> int:
                browser = await here.browser(**{"x-forwarded-for": address})
                return (
                    await browser.post("/api/login", json={"name": name, "password": "guess"})
                ).status_code

            spellings = ("Ann", "ANN", "\uff21nn", "an\uff4e")  # which all name the same account
            by_name = [await guess(spellings[number % 4], "192.0.2.199") for number in range(12)]
            assert by_name.count(403) == 10
            assert by_name[-1] == 429
            assert await guess("Ann", "192.0.2.198") == 403  # from elsewhere the name is not locked
            by_address = [await guess(f"Name {number}", "192.0.2.200") for number in range(22)]
            assert by_address.count(403) == 20
            assert by_address[-1] == 429
            assert await guess("Bob", "192.0.2.201") == 403

    run(main())


def test_who_has_guessed_too_often_costs_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            never_filled_up(here)
            looked_up = 0
            look = here.service.store.account_by_name

            async def counted(name: str) -> Account | None:
                nonlocal looked_up
                looked_up += 1
                return await look(name)

            monkeypatch.setattr(here.service.store, "account_by_name", counted)
            browser = await here.browser()
            for number in range(30):
                await browser.post("/api/login", json={"name": f"Ann {number}", "password": "guess"})
            assert looked_up == 20  # as many as may be tried

    run(main())


def test_nobody_locks_an_owner_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, behind_proxy=True) as here:
            never_filled_up(here)

            async def owner(address: str) -> httpx.AsyncClient:
                return await here.browser(**{"x-forwarded-for": address})

            home, cafe = await owner("192.0.2.1"), await owner("192.0.2.2")
            right = {"name": "Ann", "password": PASSWORD}
            assert (await home.post("/api/accounts", json=right)).status_code == 201
            thief = await owner("192.0.2.1")  # in the same house
            wrong = [await thief.post("/api/login", json={**right, "password": "guess"}) for _ in range(11)]
            assert wrong[0].status_code == 403
            assert wrong[-1].status_code == 429
            says(await thief.post("/api/login", json=right), 429, "too-many")  # after guessing
            # Somebody who is logged in may prove it, and so may somebody from elsewhere.
            assert (await home.post("/api/login", json=right)).status_code == 200
            change = {"old": PASSWORD, "new": "another password"}
            assert (await home.post("/api/account/password", json=change)).status_code == 200
            assert (
                await cafe.post("/api/login", json={**right, "password": change["new"]})
            ).status_code == 200
            # Right passwords do not count.
            for _ in range(20):
                back = {"name": "Ann", "password": change["new"]}
                assert (await home.post("/api/account/name", json=back)).status_code == 200
            # But being logged in does not allow endless tries either.
            tried = [
                await home.post("/api/account/password", json={**change, "old": "guess"}) for _ in range(12)
            ]
            assert tried[-1].status_code == 429

    run(main())


@pytest.mark.parametrize(
    "password",
    ["password", "PassWord", "Passw0rd", "password123!", "12345678", "qwertzuiop", "aaaaaaaaaa", "abababab"],
)
def test_passwords_that_are_tried_first(tmp_path: Path, password: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            new = {"name": "Ann", "password": password}
            says(await browser.post("/api/accounts", json=new), 400, "weak-password")
            ann = await here.account("Ann")
            change = {"old": PASSWORD, "new": password}
            says(await ann.post("/api/account/password", json=change), 400, "weak-password")

    run(main())


def test_a_password_with_the_name_in_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            for name, password in (("Annie Oakley", "x-annieoakley-7"), ("Annie Oakley", "my ANNIE oakley")):
                new = {"name": name, "password": password}
                says(await browser.post("/api/accounts", json=new), 400, "weak-password")
            short = {"name": "Bo", "password": "a bottle of beer"}  # which has nothing to do with the name
            assert (await browser.post("/api/accounts", json=short)).status_code == 201

    run(main())


def test_names_that_look_alike(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            await here.account("Bob")
            stranger = await here.browser()

            async def make(name: str) -> httpx.Response:
                return await stranger.post("/api/accounts", json={"name": name, "password": PASSWORD})

            says(await make("B\u043eb"), 400, "mixed-name")  # a Cyrillic o
            says(await make("\u0412\u041e\u0412"), 409, "name-taken")  # BOB, all in Cyrillic letters
            says(await make("B0B"), 409, "name-taken")
            for unseen in ("\ufe0f", "\u034f", "\u180b", "\u2800", "\U000e0100"):
                says(await make(f"Bob{unseen}"), 400, "bad-name")
            assert (
                await stranger.post("/api/me", json={"name": "B\u043eb"})
            ).status_code == 200  # a guest may
            says(await make("c0mmand  LINE (root)"), 409, "name-taken")  # so is the operator, in the log
            assert (await make("\u0418\u0432\u0430\u043d")).status_code == 201
            ann = await here.account("Ann")
            for name, status, why in (("\u0391nn", 400, "mixed-name"), ("b0b", 409, "name-taken")):
                change = {"name": name, "password": PASSWORD}
                says(await ann.post("/api/account/name", json=change), status, why)

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
            assert (await person(phone)).name == "Annie Oakley"  # the phone stays logged in
            assert (await rename("annie OAKLEY")).status_code == 200  # one's own name, written differently
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
                assert (await browser.get("/api/me")).json() == NOBODY
            await here.account("Ann")  # the name is free again

    run(main())


def test_a_guest_does_not_come_back_when_his_account_is_deleted(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone, token = await on_two_devices(here)
            await laptop.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
            await laptop.request("DELETE", "/api/account", json={"password": PASSWORD})
            assert (await phone.get("/api/me")).json() == NOBODY
            says(await phone.post("/api/me/take", json={"token": token}), 400, "old-link")

    run(main())


async def rated(here: Site, account: str, games: int) -> None:
    """Games are rated soon after they are over: wait for it."""
    while (await here.service.store.ratings(account)).get("duel", Rating()).games != games:
        await asyncio.sleep(0.01)


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
            best = board["players"]
            assert board["next"] is None
            assert [line["rank"] for line in best] == [1, 2]
            assert {line["name"] for line in best} == {"Ann", "Bob"}
            assert best[0]["points"] > best[1]["points"]
            first = (await ann.get("/api/leaderboard/duel?limit=1")).json()
            assert first == {"players": best[:1], "next": 1}
            second = (await ann.get("/api/leaderboard/duel?limit=1&after=1")).json()
            assert second == {"players": best[1:], "next": 2}
            assert (await ann.get("/api/leaderboard/duel?after=2")).json() == {"players": [], "next": None}
            assert (await ann.get("/api/leaderboard/bang")).json() == {"players": [], "next": None}

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
