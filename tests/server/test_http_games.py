"""Finished games."""

from pathlib import Path

from posse import games
from posse.server import fair, wire
from tests.server.browsers import PASSWORD, finished_game, person, says, site
from tests.server.house import run


def test_a_finished_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            room = await finished_game(here, ann)
            route = f"/api/tables/{room.state.code.lower()}/games"
            stranger = await here.browser()
            (line,) = (await stranger.get(route)).json()
            assert (line["number"], line["game"], line["players"]) == (1, "duel", 2)
            result = (await stranger.get(f"{route}/1")).json()
            assert result["seed"] == room.state.seed
            assert result["seed_hash"] == room.state.info().seed_hash
            seats = {line["role"]: line for line in result["results"]}
            assert seats["law"]["person"] == (await person(ann)).id
            assert (seats["law"]["name"], seats["law"]["bot"]) == ("Ann", None)
            assert seats["outlaw"]["person"] is None
            assert seats["outlaw"]["bot"].startswith("rule-of-thumb/normal")  # its temper is random
            assert [line["place"] for line in result["results"]] == [1, 2]
            says(await stranger.get(f"{route}/2"), 404, "no-such-game")
            says(await stranger.get(f"{route}/2/record"), 404, "no-such-game")
            says(await stranger.get(f"{route}/0"), 400, "not-understood")
            says(await stranger.get(f"{route}/{10**30}"), 400, "not-understood")

    run(main())


def test_the_record_can_be_replayed_and_verified(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            room = await finished_game(here, await here.browser("Ann"))
            code = room.state.code
            answer = await (await here.browser()).get(f"/api/tables/{code}/games/1/record")
            assert answer.headers["content-type"].startswith("text/plain")
            assert f'filename="posse-{code}-1.txt"' in answer.headers["content-disposition"]
            assert room.state.game is not None
            assert games.load(answer.text).winners == room.state.game.winners
            published = room.state.info().seed_hash
            assert f"# seed-hash: {published}\n" in answer.text
            assert str(fair.verify(answer.text, published)).startswith("fair: ")

    run(main())


def test_a_game_under_way_is_no_secret_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            code = (await ann.post("/api/tables", json={"settings": {"players": 4}})).json()["code"]
            room = await here.room(code)
            await room.do((await person(ann)).id, wire.Start())
            for route in ("", "/games", "/games/1", "/games/1/record"):
                assert room.state.seed not in (await ann.get(f"/api/tables/{code}{route}")).text

    run(main())


def test_a_guest_finds_his_games_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann, bob = await here.browser("Ann"), await here.browser("Bob")
            rooms = [
                await finished_game(here, ann),
                await finished_game(here, ann, bob),
                await finished_game(here, ann),
            ]
            pages = [(await ann.get("/api/my/games?limit=2")).json()]
            assert pages[0]["next"]
            pages.append((await ann.get("/api/my/games", params={"before": pages[0]["next"]})).json())
            games_of_ann = [game for page in pages for game in page["games"]]
            assert [game["code"] for game in games_of_ann] == [room.state.code for room in rooms[::-1]]
            assert pages[1]["next"] is None
            game = games_of_ann[0]
            assert (game["number"], game["game"], game["players"], game["role"]) == (1, "duel", 2, "law")
            assert game["won"] == (rooms[2].state.game.winners == ["law"])  # type: ignore[union-attr]
            (of_bob,) = (await bob.get("/api/my/games")).json()["games"]
            assert (of_bob["code"], of_bob["side"]) == (rooms[1].state.code, "outlaw")
            # An account keeps the id and so the games, and counts them.
            await ann.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})
            assert len((await ann.get("/api/my/games")).json()["games"]) == 3
            (tally,) = (await ann.get("/api/account/statistics")).json()["tallies"]
            assert (tally["game"], tally["role"], tally["played"]) == ("duel", "law", 3)
            says(await (await here.browser()).get("/api/my/games"), 401, "not-signed-in")
            says(await ann.get("/api/my/games?before=x"), 400, "bad-page")

    run(main())


def test_there_is_no_leaderboard_of_another_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            says(await browser.get("/api/leaderboard/chess"), 404, "no-such-game")
            for wrong in ("limit=0", "limit=101", "after=-1", "after=10001", "after=x"):
                says(await browser.get(f"/api/leaderboard/bang?{wrong}"), 400, "not-understood")

    run(main())
