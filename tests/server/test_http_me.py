"""Who somebody is: guests, their cookie and their link."""

from pathlib import Path

import httpx
import pytest
from litestar import Request

from posse.server.http.caller import address
from posse.server.people import BACK, COOKIE
from tests.server.browsers import DUEL, NOBODY, Site, person, says, site
from tests.server.house import run


def cookie_words(answer: httpx.Response) -> set[str]:
    """The attributes of the cookie that was set."""
    return {word.strip().lower() for word in answer.headers["set-cookie"].split(";")[1:]}


def test_a_guest_needs_only_a_name(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            assert (await browser.get("/api/me")).json() == NOBODY
            answer = await browser.post("/api/me", json={"name": "  Ann   Oakley "})
            assert answer.status_code == 200
            ann = answer.json()["person"]
            assert (ann["name"], ann["account"]) == ("Ann Oakley", False)
            assert (await browser.get("/api/me")).json() == {"person": ann, "before": None, "host": False}
            renamed = (await browser.post("/api/me", json={"name": "Annie"})).json()["person"]
            assert renamed == {**ann, "name": "Annie"}
            assert (await browser.delete("/api/me")).status_code == 204
            assert (await browser.get("/api/me")).json() == NOBODY

    run(main())


@pytest.mark.parametrize("name", ["", " ", "a" * 25, "a\u202eb", "a\x00b", "\u3164 \u2800"])
def test_bad_names(tmp_path: Path, name: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            answer = await (await here.browser()).post("/api/me", json={"name": name})
            assert answer.status_code == 400
            assert "set-cookie" not in answer.headers

    run(main())


def test_the_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            words = cookie_words(await browser.post("/api/me", json={"name": "Ann"}))
            assert {"httponly", "samesite=lax", "path=/"} <= words
            assert "secure" not in words  # we cannot see that it came over https
        async with site(tmp_path, behind_proxy=True) as here:
            browser = await here.browser(**{"x-forwarded-proto": "https"})
            answer = await browser.post("/api/me", json={"name": "Ann"})
            assert "secure" in cookie_words(answer)
            assert answer.headers["strict-transport-security"].startswith("max-age=")
        async with site(tmp_path, secure_cookies=True) as here:
            browser = await here.browser(**{"x-forwarded-proto": "https"})
            answer = await browser.post("/api/me", json={"name": "Ann"})
            assert "secure" in cookie_words(answer)
            assert "strict-transport-security" not in answer.headers

    run(main())


def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser("Ann")
            good = browser.cookies[COOKIE]
            for bad in (good[:-9] + "A" * 9, "nonsense", "a.b.c", "x" * 3000, '"'):
                stranger = await here.browser(cookie=f"{COOKIE}={bad}")
                assert (await stranger.get("/api/me")).json() == NOBODY
                says(await stranger.get("/api/my/tables"), 401, "not-signed-in")
            link = here.service.people.link(here.service.people.read_cookie(good))  # type: ignore[arg-type]
            stranger = await here.browser(cookie=f"{COOKIE}={link}")
            assert (await stranger.get("/api/me")).json() == NOBODY

    run(main())


def test_who_is_forgotten_goes_on_with_a_link_made_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone = await here.browser("Ann"), await here.browser()
            ann = await person(laptop)
            links = [
                (await laptop.post("/api/me/link")).json()["token"] for _ in range(2)
            ]  # in the same second
            assert (await laptop.delete("/api/me")).status_code == 204
            for browser, token in zip((phone, laptop), links, strict=True):
                assert (await browser.post("/api/me/take", json={"token": token})).status_code == 200
                assert await person(browser) == ann

    run(main())


def test_a_link_makes_another_device_the_same_person(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            laptop, phone = await here.browser("Ann"), await here.browser()
            says(await phone.post("/api/me/link"), 401, "not-signed-in")
            link = (await laptop.post("/api/me/link")).json()
            assert link["lasts"] > 0
            assert (await phone.post("/api/me/take", json={"token": link["token"]})).status_code == 200
            assert await person(phone) == await person(laptop)
            again = await phone.post("/api/me/take", json={"token": link["token"]})  # the page was reloaded
            assert again.status_code == 200
            tablet = await here.browser()
            says(await tablet.post("/api/me/take", json={"token": link["token"]}), 400, "old-link")
            says(await phone.post("/api/me/take", json={"token": laptop.cookies[COOKIE]}), 400, "old-link")
            says(await phone.post("/api/me/take", json={"token": "nonsense"}), 400, "old-link")

    run(main())


def test_a_link_is_looked_at_before_it_is_taken(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ruth, bob, stranger = await here.browser("Ruth"), await here.browser("Bob"), await here.browser()
            await here.service.hub.create(DUEL, await person(bob))
            token = {"token": (await ruth.post("/api/me/link")).json()["token"]}
            for _ in range(2):  # it stays good
                found = (await bob.post("/api/me/take/look", json=token)).json()
                assert (found["person"]["name"], found["here"]["name"], found["tables"]) == ("Ruth", "Bob", 1)
            nobody = (await stranger.post("/api/me/take/look", json=token)).json()
            assert (nobody["person"]["name"], nobody["here"], nobody["tables"]) == ("Ruth", None, 0)
            assert (await person(bob)).name == "Bob"
            assert (await stranger.post("/api/me/take", json=token)).status_code == 200
            says(await bob.post("/api/me/take/look", json=token), 400, "old-link")
            assert (await stranger.post("/api/me/take/look", json=token)).status_code == 200  # he is Ruth
            says(await bob.post("/api/me/take/look", json={"token": "nonsense"}), 400, "old-link")

    run(main())


def test_who_took_a_link_can_go_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ruth, bob = await here.browser("Ruth"), await here.browser("Bob")
            says(await bob.post("/api/me/back"), 400, "nobody-before")
            he, she, old = await person(bob), await person(ruth), bob.cookies[COOKIE]
            token = {"token": (await ruth.post("/api/me/link")).json()["token"]}
            answer = await bob.post("/api/me/take", json=token)
            assert (answer.json()["person"]["id"], answer.json()["before"]["id"]) == (she.id, he.id)
            kept = [line for line in answer.headers.get_list("set-cookie") if line.startswith(f"{BACK}=")]
            assert len(kept) == 1
            assert "httponly" in kept[0].lower()
            again = (await bob.post("/api/me/take", json=token)).json()  # the page was reloaded
            assert again["before"]["id"] == he.id
            assert (await bob.get("/api/me")).json()["before"]["id"] == he.id
            thief = await here.browser(cookie=f"{COOKIE}={old}")  # his former cookie is void
            assert (await thief.get("/api/me")).json() == NOBODY
            assert (await bob.post("/api/me/back")).json()["before"]["id"] == she.id
            assert await person(bob) == he
            assert (await bob.post("/api/me/back")).json()["before"]["id"] == he.id  # and back again
            assert await person(bob) == she

    run(main())


def test_who_is_forgotten_on_a_device_leaves_nobody_behind(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ruth, bob = await here.account("Ruth"), await here.browser("Bob")
            token = (await ruth.post("/api/me/link")).json()["token"]
            await bob.post("/api/me/take", json={"token": token})
            back = bob.cookies[BACK]
            assert (await bob.post("/api/logout")).status_code == 204
            assert (await bob.get("/api/me")).json() == NOBODY
            says(await bob.post("/api/me/back"), 400, "nobody-before")
            thief = await here.browser(cookie=f"{BACK}={back}")
            says(await thief.post("/api/me/back"), 400, "nobody-before")

    run(main())


def test_where_somebody_comes_from(tmp_path: Path) -> None:
    """Behind a proxy, what the proxy wrote last counts; what the caller wrote before it does not."""

    async def asked_from(here: Site, client: str, forwarded: str | None) -> str:
        headers = [] if forwarded is None else [(b"x-forwarded-for", forwarded.encode())]
        scope = {"type": "http", "headers": headers, "client": (client, 1), "scheme": "http"}
        return address(Request(scope), here.service)  # type: ignore[arg-type]

    async def main() -> None:
        async with site(tmp_path) as here:
            assert await asked_from(here, "192.0.2.1", "203.0.113.9") == "192.0.2.1"
            assert await asked_from(here, "2001:db8:1:2:3:4:5:6", None) == "2001:db8:1:2::/64"
            # IPv4 to a server that listens at ::, where everybody has their own address.
            assert await asked_from(here, "::ffff:192.0.2.1", None) == "192.0.2.1"
            assert await asked_from(here, "::ffff:192.0.2.2", None) == "192.0.2.2"
            assert await asked_from(here, "fe80::1%eth0", None) == "fe80::/64"
        async with site(tmp_path, behind_proxy=True) as here:
            assert await asked_from(here, "127.0.0.1", "10.9.9.9, 203.0.113.9") == "203.0.113.9"
            assert await asked_from(here, "127.0.0.1", None) == "127.0.0.1"
            assert await asked_from(here, "127.0.0.1", "<script>") == "unknown"

    run(main())
