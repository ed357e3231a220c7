"""Replays over HTTP: of finished games, and of records that somebody sends."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import posse
from posse.server import wire
from posse.server.limits import Limits
from posse.server.replay import frames
from posse.server.replay.frames import Replay
from tests.golden.golden import FOLDER
from tests.server.browsers import PASSWORD, Site, finished_game, says, site
from tests.server.house import run
from tests.server.test_replay import DUEL_RECORD, all_moves

LAST = next(line.split()[0] for line in reversed(DUEL_RECORD.splitlines()) if line[:1].isdigit())


# ---- games of tables


def test_a_replay_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            room = await finished_game(here, await here.browser("Ann"))
            route = f"/api/tables/{room.state.code.lower()}/games/1/replay"
            browser = await here.browser()
            answer = await browser.get(route)
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["cache-control"] == "public, max-age=86400, immutable"
            assert answer.json()["eyes"] == "table"
            assert len(answer.content) > 10 * int(answer.headers["content-length"])
            again = await browser.get(route, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            unpacked = await browser.get(route, headers={"accept-encoding": "identity, gzip;q=0"})
            assert "content-encoding" not in unpacked.headers
            assert unpacked.json() == answer.json()
            other = await browser.get(route, params={"eyes": "1"})
            assert other.headers["etag"] != answer.headers["etag"]
            assert other.json()["frames"][0]["view"]["seat"] == 1
            says(await browser.get(route, params={"eyes": "2"}), 400, "no-such-seat")
            for bad in ("-1", "8", "me", "00", ""):
                says(await browser.get(route, params={"eyes": bad}), 400, "not-understood")
            says(await browser.get(route.replace("/1/", "/2/")), 404, "no-such-game")

    run(main())


def test_only_what_is_over_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.browser("Ann")
            code = (await ann.post("/api/tables", json={"settings": {"players": 4}})).json()["code"]
            room = await here.room(code)
            await room.do(room.state.host, wire.Start())
            says(await ann.get(f"/api/tables/{code}/games/1/replay?eyes=all"), 404, "no-such-game")
            says(await ann.get(f"/api/tables/{code}/games/1/why/1"), 404, "no-such-game")

    run(main())


def test_a_name_that_is_gone_is_not_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            ann = await here.account("Annabel")
            room = await finished_game(here, ann)
            route = f"/api/tables/{room.state.code}/games/1/replay"
            before = await ann.get(route)
            assert before.json()["seats"][0]["called"] == "Annabel"
            await ann.request("DELETE", "/api/account", json={"password": PASSWORD})
            after = await ann.get(route, headers={"if-none-match": before.headers["etag"]})
            assert after.status_code == 200
            assert after.json()["seats"][0]["called"] == ""
            assert "Annabel" not in after.text

    run(main())


def test_why_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            room = await finished_game(here, await here.browser("Ann"))
            route = f"/api/tables/{room.state.code}/games/1"
            browser = await here.browser()
            moves = (await browser.get(f"{route}/replay?eyes=all")).json()["frames"]
            by_bot = next(frame["move"] for frame in moves[1:] if frame["move"]["how"] == "bot")
            answer = await browser.get(f"{route}/why/{by_bot['number']}")
            assert answer.json()["bot"].startswith("rule-of-thumb/normal")  # and a temper, by its name
            assert answer.json()["agrees"]
            german = await browser.get(f"{route}/why/{by_bot['number']}?lang=de")
            assert german.json()["option"] == answer.json()["option"]
            assert german.headers["etag"] != answer.headers["etag"]
            says(await browser.get(f"{route}/why/1?lang=fr"), 400, "not-understood")
            again = await browser.get(
                f"{route}/why/{by_bot['number']}", headers={"if-none-match": answer.headers["etag"]}
            )
            assert again.status_code == 304
            says(await browser.get(f"{route}/why/4999"), 404, "no-such-move")
            says(await browser.get(f"{route}/why/0"), 400, "not-understood")
            says(await browser.get(f"{route}/why/99999"), 400, "not-understood")

    run(main())


def test_not_too_often(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            here.service.allowances.replays = Limits(2, 0.0)  # it does not refill
            ann = await here.browser("Ann")
            room = await finished_game(here, ann)
            route = f"/api/tables/{room.state.code}/games/1/replay"
            assert (await ann.get(route)).status_code == 200
            assert (await ann.get(f"{route}?eyes=0")).status_code == 200
            says(await ann.get(f"{route}?eyes=1"), 429, "too-many")
            assert (await ann.get(route)).status_code == 200  # it was told before

    run(main())


# ---- records


async def post(here: Site, record: str, eyes: str = "all") -> Any:
    return await (await here.browser()).post("/api/replay", params={"eyes": eyes}, json={"record": record})


@pytest.mark.parametrize("name", ["bang-8-everything", "dice-5", "duel"])
def test_a_record_is_told(tmp_path: Path, name: str) -> None:
    record = (FOLDER / f"{name}.txt").read_text("utf-8")

    async def main() -> None:
        async with site(tmp_path) as here:
            answer = await post(here, record)
            assert answer.status_code == 200, answer.text
            assert answer.headers["cache-control"] == "no-store"
            replay = msgspec.json.decode(answer.content, type=Replay)
            game = posse.load(record)
            assert replay.winners == game.winners
            told = [event for frame in replay.frames for event in frame.events]
            assert all(line["id"] for event in told if (line := event.get("say")))
            facts = [
                {key: fact for key, fact in event.items() if key not in ("say", "stage")} for event in told
            ]
            assert facts == [
                game.rules.plain(type(event)(event.kind, {**event.facts, **(event.secret or {})}))
                for event in game.events
            ]
            assert sum(len(all_moves(frame)) for frame in replay.frames) == len(game.moves)
            seen = msgspec.json.decode((await post(here, record, "1")).content, type=Replay)
            assert seen.frames[-1].view.seat == 1

    run(main())


def test_a_record_that_is_not_over_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    record = (FOLDER / "bang-4.txt").read_text("utf-8")
    head, _, moves = record.partition("\n\n")
    begun = f"{head}\n\n" + "\n".join(moves.splitlines()[:9])

    async def main() -> None:
        async with site(tmp_path) as here:
            replay = (await post(here, begun)).json()
            assert (await post(here, "\ufeff" + begun)).json() == replay  # as some editors save it
            assert not replay["over"]
            assert replay["winners"] == []
            assert replay["frames"][-1]["view"]["asked"]
            assert sum(1 + len(frame["forced"]) for frame in replay["frames"][1:]) == 9

    run(main())


@pytest.mark.parametrize(
    ("record", "status", "why", "text"),
    [
        ("nonsense", 400, "bad-record", "a record begins with"),
        (DUEL_RECORD.replace("rules: ", "rules: 99"), 409, "old-rules", "version 99"),
        (DUEL_RECORD.replace("game: duel", "game: chess"), 400, "bad-record", 'no game "chess"'),
        (DUEL_RECORD.replace("\n1 ", "\n2 ", 1), 400, "bad-record", "this should be move 1"),
        (DUEL_RECORD.replace("seed: ", "seed: other-"), 400, "bad-record", "move "),
        (DUEL_RECORD.replace("result: ", "result: nobody, "), 400, "bad-record", "but the game says otherwise"),
        (DUEL_RECORD.replace("result: ", f"{int(LAST) + 1} law: end\nresult: "), 400, "bad-record", "game is over"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_record_is_said(
    tmp_path: Path, record: str, status: int, why: str, text: str
) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            answer = await post(here, record)
            says(answer, status, why)
            assert text in answer.json()["text"]

    run(main())


def test_too_long_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            says(await post(here, "x" * (256 * 1024 + 1)), 400, "not-understood")
            says(await post(here, "x" * (600 * 1024)), 413, "too-large")
            lines = "".join(f"{number} law: end\n" for number in range(1, 5002))
            head = DUEL_RECORD.partition("\n\n")[0]
            says(await post(here, f"{head}\n\n{lines}"), 400, "too-long")
            monkeypatch.setattr(frames, "LARGEST", 10_000)
            says(await post(here, DUEL_RECORD), 400, "too-long")

    run(main())
