"""Making and finding tables."""

import time
from pathlib import Path

import msgspec
import pytest

from posse.server import wire
from posse.server.limits import Limits
from posse.server.rooms import CODE_LENGTH, PRIVATE_CODE_LENGTH
from tests.server.browsers import DUEL, person, says, site
from tests.server.house import run


def test_making_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            answer = await ann.post("/api/tables", json={"settings": {"players": 4, "sets": ["dodge-city"]}})
            assert answer.status_code == 201
            table = msgspec.convert(answer.json(), wire.TableInfo)
            assert table.settings == wire.Settings(players=4, sets=("dodge-city",))
            assert table.host == (await person(ann)).id
            stranger = await here.browser()
            for code in (table.code, table.code.lower()):
                assert (await stranger.get(f"/api/tables/{code}")).json() == answer.json()
            says(await stranger.post("/api/tables", json={"settings": {}}), 401, "not-signed-in")

    run(main())


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"game": "chess"}, "bad-settings"),
        ({"game": "bang", "players": 2}, "bad-settings"),
        ({"sets": ["moon"]}, "bad-settings"),
        ({"bots": "os:system"}, "no-such-bot"),
        ({"bots": "rule-of-thumb/genius"}, "bad-settings"),
        ({"players": 99}, "not-understood"),
        ({"per_move": 1}, "not-understood"),
        ({"cheat": True}, "not-understood"),
        ({"sets": ["base"] * 21}, "not-understood"),
        ([], "not-understood"),
    ],
)
def test_bad_settings(tmp_path: Path, settings: object, why: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            says(await ann.post("/api/tables", json={"settings": settings}), 400, why)
            assert (await ann.get("/api/my/tables")).json() == []

    run(main())


def test_not_too_many_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.allowances.tables_by_person = Limits(10, 0.0)  # it does not refill
            ann, bob = await here.browser("Ann"), await here.browser("Bob")
            made = [await ann.post("/api/tables", json={"settings": {}}) for _ in range(11)]
            assert [answer.status_code for answer in made[:10]] == [201] * 10
            says(made[10], 429, "too-many")
            assert int(made[10].headers["retry-after"]) > 0
            assert (await bob.post("/api/tables", json={"settings": {}})).status_code == 201

    run(main())


def test_the_lobby_shows_public_tables_page_by_page(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            codes = []
            for _ in range(5):
                answer = await ann.post("/api/tables", json={"settings": {"public": True, "players": 4}})
                codes.append(answer.json()["code"])
            await ann.post("/api/tables", json={"settings": {"public": False}})
            stranger, seen = await here.browser(), []
            page = (await stranger.get("/api/tables?limit=2")).json()
            seen += page["tables"]
            while page["next"] is not None:
                page = (await stranger.get("/api/tables", params={"limit": 2, "before": page["next"]})).json()
                seen += page["tables"]
            assert [line["code"] for line in seen] == codes[::-1]
            assert seen[0]["host"] == "Ann"
            assert seen[0]["seated"] == ["Ann"]
            assert seen[0]["free"] == 3
            for bad in ("x", "1~", "~a", "1~a b", "nan~a", "1e9~a", "1~" + "a" * 41):
                says(await stranger.get("/api/tables", params={"before": bad}), 400, "bad-page")

    run(main())


def test_a_long_lobby_is_packed(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann, stranger = await here.browser("Ann"), await here.browser()
            short = await stranger.get("/api/tables")
            assert "content-encoding" not in short.headers
            for _ in range(9):
                await ann.post("/api/tables", json={"settings": {"public": True}})
            long = await stranger.get("/api/tables")
            assert long.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in long.headers["vary"].lower()
            assert len(long.json()["tables"]) == 9
            plain = await stranger.get("/api/tables", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json() == long.json()

    run(main())


def test_what_is_for_one_person_is_not_packed(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            for _ in range(9):
                await ann.post("/api/tables", json={"settings": {}})
            for method, path in (("GET", "/api/my/tables"), ("GET", "/api/me"), ("POST", "/api/me/link")):
                assert "content-encoding" not in (await ann.request(method, path)).headers

    run(main())


def test_my_tables_begin_with_those_that_wait_for_me(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            me = await person(ann)
            with_clock = msgspec.structs.replace(DUEL, per_move=3600)
            playing = await here.service.hub.create(with_clock, me)
            await playing.do(me.id, wire.Start())
            idle = (await ann.post("/api/tables", json={"settings": {}})).json()["code"]
            tables = (await ann.get("/api/my/tables")).json()
            assert [table["code"] for table in tables] == [playing.state.code, idle]
            assert [table["your_turn"] for table in tables] == [True, False]
            assert tables[0]["due"] > playing.state.asked_at + 3000
            assert tables[1]["due"] is None
            # No server runs for a while: nobody has opened the table since, but its time is known.
            store = here.service.store
            now = time.time()
            await store._write(("INSERT INTO outages (since, until) VALUES ($1, $2)", (now + 10, now + 110)))  # type: ignore[attr-defined]
            later = (await ann.get("/api/my/tables")).json()
            assert later[0]["due"] == pytest.approx(tables[0]["due"] + 100, abs=0.01)

    run(main())


def test_an_older_summary_is_worked_out_anew(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            room = await here.service.hub.create(DUEL, await person(ann))
            head = msgspec.structs.replace(room.head(), summary=b'{"of": "another time"}')
            assert await here.service.store.append(room.state.id, room.state.seq, [], head)
            lobby = (await ann.get("/api/tables")).json()
            assert lobby["tables"][0]["host"] == "Ann"

    run(main())


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("ABCDEF", "no-such-table"),
        ("abc", "no-such-table"),
        ("%00%00%00%00%00%00", "no-such-table"),
        ("ABCDE%2F", "no-such-table"),
        ("ABC%2FDE", "no-such-page"),
        ("ÄÖÜÄÖÜ", "no-such-table"),
        ("IIIIII", "no-such-table"),
    ],
)
def test_there_is_no_such_table(tmp_path: Path, code: str, why: str) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            says(await (await here.browser()).get(f"/api/tables/{code}"), 404, why)

    run(main())


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path, behind_proxy=True) as here:
            here.service.allowances.misses = Limits(5, 0.0)  # it does not refill
            ann, cal = (
                await here.browser("Ann"),
                await here.browser("Cal", **{"x-forwarded-for": "192.0.2.7"}),
            )
            settings = {"game": "duel", "players": 2}
            made = [
                (await ann.post("/api/tables", json={"settings": {**settings, "public": public}})).json()[
                    "code"
                ]
                for public in (False, True)
            ]
            private, public = made
            assert (len(private), len(public)) == (PRIVATE_CODE_LENGTH, CODE_LENGTH)
            thief = await here.browser()  # at the same address as Ann
            wrong = [await thief.get(f"/api/tables/ZZZZZ{letter}") for letter in "ABCDEF"]
            says(wrong[0], 404, "no-such-table")
            says(wrong[-1], 429, "too-many")
            says(await thief.get(f"/api/tables/{private}"), 429, "too-many")
            assert (await thief.get(f"/api/tables/{public}")).status_code == 200  # it is listed anyway
            assert (await ann.get(f"/api/tables/{private}")).status_code == 200  # she sits there
            assert (await cal.get(f"/api/tables/{private}")).status_code == 200  # from elsewhere

    run(main())
