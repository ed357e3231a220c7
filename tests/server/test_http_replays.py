"""Finished games told again, and what the bots thought."""

import asyncio
import gzip
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import posse
from posse.roles import ROLES
from posse.server import archive, frames, retold, wire
from posse.server.frames import Clock, Frame, Replay, TooMuch
from posse.server.hub import Hub
from posse.server.refusal import Refusal
from posse.server.retold import Outcome, Told, Why
from posse.server.room import Room
from posse.server.workers import Workers
from tests.golden.golden import FOLDER
from tests.server.browsers import PASSWORD, Site, finished_game, says, site
from tests.server.house import Guest, InHouse, house, play_on, run, table

GAMES = [
    wire.Settings(players=5, sets=("dodge-city", "high-noon"), pace=0.0, per_move=None),
    wire.Settings(game="duel", players=2, pace=0.0, per_move=None),
    wire.Settings(game="dice", players=6, pace=0.0, per_move=None),
]
FOUR = wire.Settings(players=4, pace=0.0, per_move=None)


async def told(hub: Hub, room: Room, number: int = 1) -> Told:
    """A finished game as the store has it."""
    game = await hub.store.game(room.state.id, number)
    assert game is not None
    entries = [entry.data for entry in await hub.store.entries(room.state.id)]
    called = {each.player: each.name for each in await hub.store.results(room.state.id, number)}
    return Told(game.record, entries, room.state.id, number, called)


def unpacked(outcome: Outcome, kind: Any = Replay) -> Any:
    assert not outcome.why, outcome
    return msgspec.json.decode(gzip.decompress(outcome.packed), type=kind)


def plain(outcome: Outcome) -> Any:
    return json.loads(gzip.decompress(outcome.packed))


# ---- what is told


@pytest.mark.parametrize("settings", GAMES, ids=lambda settings: settings.game)
def test_a_seat_sees_again_what_it_saw(tmp_path: Path, settings: wire.Settings) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, watcher = Guest("ann"), Guest("watcher")
            room = await table(hub, ann, settings=settings)
            await hub.enter(room, watcher)
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(6).randrange)
            what = await told(hub, room)
            for guest, eyes in ((ann, "0"), (watcher, "table")):
                plays = [said for said in guest.heard if said["it"] == "play"]
                again = plain(retold.replay(what, eyes))["frames"]
                assert [frame["view"] for frame in again] == [said["view"] for said in plays]
                assert [frame["events"] for frame in again] == [said["events"] for said in plays]
                for frame in again[1:]:
                    known = eyes == str(frame["move"]["seat"])
                    assert (frame["move"]["option"] is not None) == known
                    assert (frame["move"]["how"] is not None) == known

    run(main())


@pytest.mark.parametrize("settings", GAMES, ids=lambda settings: settings.game)
def test_who_sees_everything(tmp_path: Path, settings: wire.Settings) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=settings)
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(7).randrange)
            what = await told(hub, room)
            replay: Replay = unpacked(retold.replay(what, "all"))
            seats = [plain(retold.replay(what, str(seat)))["frames"] for seat in range(len(replay.seats))]
            for number, frame in enumerate(plain(retold.replay(what, "all"))["frames"]):
                for seat, own in enumerate(seats):
                    player = frame["view"]["players"][seat]
                    mine = own[number]["view"]["players"][seat]
                    assert player == mine
                    if settings.game != "duel":
                        assert player["role"] in ROLES
                for event, *seen in zip(
                    frame["events"], *(own[number]["events"] for own in seats), strict=True
                ):
                    assert all(fact.items() <= event.items() for fact in seen)
                if number:
                    assert frame["move"]["option"]["text"]
            moves = [move for frame in replay.frames for move in all_moves(frame)]
            assert [move.number for move in moves] == list(range(1, len(moves) + 1))
            texts = [line.partition(": ")[2] for line in what.record.splitlines() if line[:1].isdigit()]
            assert [move.option.text for move in moves if move.option] == [
                text.removesuffix(" (forced)") for text in texts
            ]
            assert replay.over
            assert replay.frames[-1].view.winners == replay.winners
            assert {move.how for move in moves} >= {"player", "bot"}
            if settings.game == "bang":
                hidden = {"card", "cards"}
                secret = [event for frame in replay.frames for event in frame.events if hidden & event.keys()]
                assert len(secret) > 20

    run(main())


def all_moves(frame: Frame) -> list[frames.MoveInfo]:
    return [*([] if frame.move is None else [frame.move]), *frame.forced]


def test_what_is_looked_at_is_open() -> None:
    """Whoever sees everything sees what somebody looks at, too."""
    for seed in range(300):
        game = posse.new("bang", players=4, seed=seed, characters={"ann": "kit-carlson"})
        luck = random.Random(seed)
        while game.decision is not None and game.decision.about != "kit-carlson":
            game.apply(luck.randrange(len(game.decision.options)))
        if game.decision is not None:
            break
    shown = frames.open_view(game)
    assert "aside" not in game.view(-1).as_dict() or not game.view(-1).as_dict()["aside"]
    assert len(shown["aside"]) == 3  # type: ignore[index]


def test_seats_have_their_names(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob = Guest("ann", "Ann Lee"), Guest("bob")
            room = await table(hub, ann, bob, settings=FOUR)
            await room.do("ann", wire.SeatBot(3, "random"))
            await room.do("ann", wire.Start())
            await room.do("bob", wire.Leave())
            await play_on(room, random.Random(8).randrange)
            third, fourth = room.state.names[2:]
            # Another game, at which somebody else sits, does not change the first one.
            await room.do("ann", wire.Rematch(keep_characters=True))
            await hub.enter(room, Guest("cal"))
            await room.do("cal", wire.Sit(1))
            await room.do("cal", wire.Ready(True))
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(9).randrange)
            first: Replay = unpacked(retold.replay(await told(hub, room, 1), "table"))
            assert [(seat.name, seat.called, seat.bot) for seat in first.seats] == [
                ("ann-lee", "Ann Lee", None),
                ("bob", "Bob", FOUR.bots),
                (third, third.capitalize(), FOUR.bots),
                (fourth, fourth.capitalize(), "random"),
            ]
            second: Replay = unpacked(retold.replay(await told(hub, room, 2), "table"))
            assert [seat.called for seat in second.seats][:2] == ["Ann Lee", "Cal"]
            assert second.seed == room.state.seed
            assert second.frames[-1].view.over

    run(main())


# ---- over HTTP


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
            room = await here.service.hub.by_code(code)
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
            assert [event for frame in replay.frames for event in frame.events] == [
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
            assert not replay["over"]
            assert replay["winners"] == []
            assert replay["frames"][-1]["view"]["asked"]
            assert sum(1 + len(frame["forced"]) for frame in replay["frames"][1:]) == 9

    run(main())


DUEL_RECORD = (FOLDER / "duel.txt").read_text("utf-8")
LAST = next(line.split()[0] for line in reversed(DUEL_RECORD.splitlines()) if line[:1].isdigit())
FIRST = DUEL_RECORD.splitlines().index("") + 1


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


def test_a_record_with_the_wrong_mover_or_a_wrong_forced_move() -> None:
    lines = DUEL_RECORD.splitlines()
    swapped = lines.copy()
    swapped[FIRST] = swapped[FIRST].replace("law:", "nobody:", 1)
    assert "must decide, not nobody" in retold.replay_record("\n".join(swapped), "all").text
    bang = (FOLDER / "bang-5.txt").read_text("utf-8").splitlines()
    forced = next(n for n, line in enumerate(bang) if line.endswith("(forced)") and "pass" not in line)
    number, who, *_ = bang[forced].split()
    bang[forced] = f"{number} {who} pass (forced)"
    assert "the record says pass" in retold.replay_record("\n".join(bang), "all").text


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


def test_nobody_works_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TooMuch):
        Clock(-1.0).check()
    monkeypatch.setattr(frames, "Clock", lambda: Clock(-1.0))
    outcome = retold.replay_record(DUEL_RECORD, "all")
    assert (outcome.packed, outcome.why) == (b"", "too-long")


# ---- the archive


def test_told_in_a_process_of_its_own() -> None:
    async def main() -> None:
        shelf = archive.Archive(Workers(1))
        try:
            telling = asyncio.create_task(shelf.tell("key", retold.replay_record, DUEL_RECORD, "all"))
            waits = 0
            while not telling.done():
                await asyncio.sleep(0.01)
                waits += 1
            assert waits > 3  # meanwhile others are served
            assert gzip.decompress(await telling).startswith(b'{"game":"duel"')
            assert shelf.kept("key") == await telling
        finally:
            shelf.close()

    asyncio.run(main())


def test_not_too_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shelf = archive.Archive(InHouse())
        monkeypatch.setattr(archive, "MOST_WAITING", 0)
        with pytest.raises(Refusal, match="too many games"):
            await shelf.tell("key", retold.replay_record, DUEL_RECORD, "all")

    asyncio.run(main())


def test_the_oldest_answers_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        shelf = archive.Archive(InHouse())
        monkeypatch.setattr(archive, "KEPT", 250)
        for key in "abc":
            await shelf.tell(key, lambda: Outcome(b"x" * 100))
            assert shelf.kept("a") is not None or key == "c"
        assert [shelf.kept(key) is not None for key in "abc"] == [True, False, True]

    asyncio.run(main())


# ---- why


@pytest.mark.parametrize("settings", GAMES, ids=lambda settings: settings.game)
def test_bots_say_what_they_thought(tmp_path: Path, settings: wire.Settings) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=settings)
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(10).randrange)
            what = await told(hub, room)
            replay: Replay = unpacked(retold.replay(what, "all"))
            asked = [frame.move for frame in replay.frames if frame.move is not None]
            chosen = [move for move in asked if move.how in ("bot", "player")]
            for move in random.Random(1).sample(chosen, min(25, len(chosen))):
                said: Why = unpacked(retold.why(what, move.number, "en"), Why)
                assert (said.move, said.seat, said.how, said.made) == (
                    move.number, move.seat, move.how, move.option,
                )  # fmt: skip
                assert said.bot == (settings.bots if move.how == "bot" else "rule-of-thumb")
                assert said.text
                if move.how == "bot":
                    assert said.agrees
                    assert said.option == said.made
                assert said.agrees == (said.option == said.made)
                if settings.game != "duel":
                    assert [len(row) for row in said.beliefs] == [4] * settings.players
            for frame in replay.frames:
                idle = [*frame.forced, *(move for move in all_moves(frame) if move.how == "forced")]
                for each in idle[:1]:
                    assert retold.why(what, each.number, "en").why == "no-choice"
            last = replay.frames[-1].move
            assert last is not None
            assert retold.why(what, last.number + 100, "en").why == "no-such-move"

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
            assert answer.json()["bot"] == "rule-of-thumb/normal"
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
        async with site(tmp_path, generous=0.05) as here:
            ann = await here.browser("Ann")
            room = await finished_game(here, ann)
            route = f"/api/tables/{room.state.code}/games/1/replay"
            assert (await ann.get(route)).status_code == 200
            assert (await ann.get(f"{route}?eyes=0")).status_code == 200
            says(await ann.get(f"{route}?eyes=1"), 429, "too-many")
            assert (await ann.get(route)).status_code == 200  # which was told before

    run(main())
