"""A player alone among bots may ask what one of them would do. It knows no more than that player does, and the game
goes on as if nobody had asked."""

import asyncio
import gzip
import json
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from posse import games, locales
from posse.bots.search import budget
from posse.kernel.game import Game
from posse.server import advice, names, wire
from posse.server.advice import Advised
from posse.server.connection import serve
from posse.server.kept_games import Task
from posse.server.refusal import Refusal
from posse.server.replay import jobs
from posse.server.replay.jobs import FinishedGame
from posse.server.room import Room
from tests.server.house import HASTE, Guest, InHouse, house, play_on, run, table, until
from tests.server.running import Server, Visitor, until_too_fast
from tests.server.test_connection import Wire

GAMES = [
    msgspec.structs.replace(HASTE, players=5),
    msgspec.structs.replace(HASTE, game="dice", players=5),
    msgspec.structs.replace(HASTE, game="duel", players=2),
]
#: So slow that no bot moves while a test is looking.
SLOW = msgspec.structs.replace(HASTE, game="duel", players=2, pace=10.0)


@pytest.fixture(autouse=True)
def in_few_worlds() -> Iterator[None]:
    """How far it looks ahead does not matter here."""
    budget.limit(2)
    yield
    budget._most.clear()


def of_game(settings: wire.Settings) -> str:
    return settings.game


def asks(room: Room, person: str) -> bool:
    """Whether somebody has to choose now."""
    game, seat = room.state.game, room.state.seat_of(person)
    if game is None or game.decision is None or game.decision.player != seat or room.busy:
        return False
    return len(game.decision.options) > 1 or game.at_menu


async def play(room: Room, choose: Callable[[], Any], moves: int = 1_000_000) -> None:
    """`choose` makes Ann's decisions, until the game is over."""
    for _ in range(moves):
        await until(lambda: asks(room, "ann") or room.state.status == "over")
        if room.state.status == "over":
            return
        await choose()


async def refused(room: Room, person: str, what: wire.Advise, why: str) -> None:
    seq = room.state.seq
    with pytest.raises(Refusal) as caught:
        await room.advice(person, what)
    assert caught.value.why == why
    assert room.state.seq == seq


# ---- what is said


@pytest.mark.parametrize("settings", GAMES, ids=of_game)
def test_a_whole_game_by_advice(tmp_path: Path, settings: wire.Settings) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=settings)
            await room.do("ann", wire.Start())
            told: list[wire.Advice] = []

            async def follow() -> None:
                decision = room.state.decision
                said = await room.advice("ann", wire.Advise(decision))
                assert said.decision == decision
                assert said.text.endswith(".")
                told.append(said)
                await room.do("ann", wire.Move(decision, said.option))

            await play(room, follow)
            assert room.state.status == "over"
            assert len(told) > 3
            assert len({said.text for said in told}) > 1

    run(main())


@pytest.mark.parametrize("settings", GAMES, ids=of_game)
def test_in_the_language_of_whoever_asks(tmp_path: Path, settings: wire.Settings) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=settings)
            await room.do("ann", wire.Start())
            await until(lambda: asks(room, "ann"))
            said = [
                await room.advice("ann", wire.Advise(room.state.decision, lang))
                for lang in ("en", "de", "it")
            ]
            assert len({each.option for each in said}) == 1
            assert len({each.text for each in said}) == len(locales.LANGUAGES)

    run(main())


def world_of(settings: wire.Settings) -> Game:
    rules = games.rules(settings.game, None if settings.game == "duel" else settings.players)
    return Game.start(rules, "advice", pausing=True)


@pytest.mark.parametrize("settings", GAMES, ids=of_game)
def test_it_knows_what_the_asker_has_seen_and_no_more(settings: wire.Settings) -> None:
    """In worlds that look the same to the asker, with everything else dealt anew, the advice is the same."""
    game, luck = world_of(settings), random.Random(6)
    compared = 0
    while (decision := game.decision) is not None and compared < 40:
        world = game.imagine(decision.player, luck.randrange(1000))
        if world.decision is not None and world.decision.texts == decision.texts:
            said = advice.of(game, "en", {})
            assert advice.of(world, "en", {}) == said
            assert 0 <= said.instead <= 100 >= said.chance >= 0
            compared += 1
        game.apply(luck.randrange(len(decision.options)))
    assert compared > 10


def test_players_are_called_as_people_call_them() -> None:
    """By a name with a blank, which the notation does not have."""
    game, luck = world_of(GAMES[0]), random.Random(7)
    called = {name: f"{name.capitalize()} the Kid" for name in game.names}
    named = 0
    while (decision := game.decision) is not None:
        plain = advice.of(game, "en", {}).text
        option, text, *_ = advice.of(game, "en", called)
        for name in game.names:
            plain = plain.replace(name.capitalize(), called[name])
        assert text == plain
        named += "the Kid" in text
        game.apply(option if luck.random() < 0.8 else luck.randrange(len(decision.options)))
    assert named > 5


def test_so_they_are_where_a_game_is_told_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(
                hub, Guest("ann", "Mary Ann"), settings=msgspec.structs.replace(HASTE, players=4)
            )
            await room.do("ann", wire.Start())
            await play_on(room, random.Random(9).randrange)
            assert room.state.names[0] == "mary-ann"
            kept = await hub.store.game(room.state.id, 1)
            assert kept is not None
            entries = [entry.data for entry in await hub.store.entries(room.state.id)]
            told = FinishedGame(kept.record, entries, room.state.id, 1, {"ann": "Mary Ann"})
            moves = (jobs.why(told, move, "en").packed for move in range(1, 200))
            said = (str(msgspec.json.decode(gzip.decompress(why))["text"]) for why in moves if why)
            assert "Mary Ann" in next(text for text in said if "Mary" in text)

    run(main())


# ---- the game does not notice


async def recorded(tmp_path: Path, settings: wire.Settings, asking: bool) -> str:
    """The record of a game that Ann plays at random, with or without a question before each of her moves."""
    luck = random.Random(8)
    async with house(tmp_path / f"{asking}.db") as hub:
        room = await table(hub, Guest("ann"), settings=settings)
        await room.do("ann", wire.Start())

        async def move() -> None:
            decision, game = room.state.decision, room.state.game
            assert game is not None
            assert game.decision is not None
            if asking:
                await room.advice("ann", wire.Advise(decision))
            await room.do("ann", wire.Move(decision, luck.randrange(len(game.decision.options))))

        await play(room, move)
        await until(lambda: not room.busy)
        kept = await hub.store.game(room.state.id, 1)
        assert kept is not None
        return kept.record


@pytest.mark.parametrize("settings", GAMES, ids=of_game)
def test_the_record_is_the_same_with_and_without_asking(
    tmp_path: Path, settings: wire.Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(names, "bots", lambda _, people: list(names.BOTS[:8]))

    async def main() -> None:
        assert await recorded(tmp_path, settings, True) == await recorded(tmp_path, settings, False)

    run(main())


def test_doubled_and_late_questions_are_harmless(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            room = await table(hub, ann, settings=GAMES[2])
            await room.do("ann", wire.Start())
            await until(lambda: asks(room, "ann"))
            decision, seq, heard = room.state.decision, room.state.seq, len(ann.heard)
            what = wire.Advise(decision)
            said = await asyncio.gather(*[room.advice("ann", what) for _ in range(5)])
            assert len(set(said)) == 1
            assert (room.state.seq, room.state.decision, len(ann.heard)) == (seq, decision, heard)
            await room.do("ann", wire.Move(decision, said[0].option))
            await refused(room, "ann", what, "late")

    run(main())


def test_a_bot_that_fails_is_no_reason_to_lose_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), settings=GAMES[2])
            await room.do("ann", wire.Start())
            await until(lambda: asks(room, "ann"))
            monkeypatch.setattr(advice, "of", fail)
            await refused(room, "ann", wire.Advise(room.state.decision), "unavailable")

    run(main())


# ---- who may not


def test_nobody_is_advised_who_is_not_asked(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            watcher = Guest("wes")
            room = await table(hub, Guest("ann"), settings=SLOW)
            await hub.enter(room, watcher)
            await refused(room, "ann", wire.Advise(0), "not-playing")
            await room.do("ann", wire.Start())
            await until(lambda: asks(room, "ann"))
            decision = room.state.decision
            await refused(room, "wes", wire.Advise(decision), "no-seat")
            await refused(room, "nobody", wire.Advise(decision), "not-here")
            await refused(room, "ann", wire.Advise(decision + 1), "late")
            await room.do("ann", wire.Move(decision, 0))
            assert room.state.asked != room.state.seat_of("ann")
            await refused(room, "ann", wire.Advise(room.state.decision), "not-asked")

    run(main())


def test_there_is_no_help_against_people(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            room = await table(hub, Guest("ann"), Guest("bob"), settings=GAMES[2])
            await room.do("ann", wire.Start())
            await until(lambda: asks(room, "ann"))
            what = wire.Advise(room.state.decision)
            await refused(room, "ann", what, "not-alone")
            await room.do("bob", wire.Stand())  # a bot takes his seat, but he may come back to it
            await refused(room, "ann", what, "not-alone")
            await room.do("ann", wire.Kick("bob"))
            assert (await room.advice("ann", what)).decision == what.decision

    run(main())


def test_the_host_may_allow_it_to_everybody(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            settings = msgspec.structs.replace(GAMES[2], hints=True)
            room = await table(hub, Guest("ann"), Guest("bob"), settings=settings)
            await room.do("ann", wire.Start())
            asked = "ann" if room.state.asked == room.state.seat_of("ann") else "bob"
            what = wire.Advise(room.state.decision)
            assert (await room.advice(asked, what)).decision == what.decision
            await refused(room, "bob" if asked == "ann" else "ann", what, "not-asked")

    run(main())


class Slow(InHouse):
    """Thinks for as long as a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = asyncio.Event()
        self.enough = asyncio.Event()

    async def advise(self, task: Task, lang: str, called: Mapping[str, str]) -> Advised:
        self.thinking.set()
        await self.enough.wait()
        return await super().advise(task, lang, called)


def test_advice_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db", workers=(workers := Slow())) as hub:
            room = await table(hub, Guest("ann"), settings=SLOW)
            await room.do("ann", wire.Start())
            await until(lambda: asks(room, "ann"))
            decision = room.state.decision
            waiting = asyncio.create_task(room.advice("ann", wire.Advise(decision)))
            await workers.thinking.wait()
            await room.do("ann", wire.Move(decision, 0))
            workers.enough.set()
            with pytest.raises(Refusal) as caught:
                await waiting
            assert caught.value.why in ("late", "not-asked")

    run(main())


def test_nobody_waits_for_advice(tmp_path: Path) -> None:
    """What the player does meanwhile is done at once, and asking again gives one answer."""

    async def main() -> None:
        async with house(tmp_path / "posse.db", workers=(workers := Slow())) as hub:
            ann = Guest("ann")
            room = await table(hub, ann, settings=SLOW)
            await room.do("ann", wire.Start())
            await until(lambda: asks(room, "ann"))
            ask = json.dumps({"do": "advise", "decision": room.state.decision})
            line = Wire(ask, ask, '{"do": "ping"}')
            serving = asyncio.create_task(serve(cast(Any, line), hub, room, ann.person))

            def kinds() -> list[str]:
                return [json.loads(each)["it"] for each in line.sent]

            await until(lambda: "pong" in kinds())
            assert "advice" not in kinds()
            workers.enough.set()
            await until(lambda: "advice" in kinds())
            serving.cancel()
            with suppress(asyncio.CancelledError):
                await serving
            assert kinds().count("advice") == 1

    run(main())


# ---- over a socket


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("advice") / "posse.db") as running:
        yield running


def test_asked_over_a_socket_and_not_too_often(server: Server) -> None:
    with Visitor(server, "Ann") as ann:
        code = ann.new_table(game="duel", players=2, per_move=None, pace=10.0)
        with ann.at(code) as socket:
            socket.do("start")
            play = socket.hear("play")
            assert play["asked"] == 0
            socket.do("advise", decision=play["decision"], lang="de")
            said = socket.hear("advice")
            assert said["decision"] == play["decision"]
            assert 0 <= said["option"] < len(play["options"])
            socket.do("advise", decision=play["decision"])
            assert socket.hear("advice")["text"] != said["text"]
            for lang in ("fr", "", None):
                socket.do("advise", decision=play["decision"], lang=lang)
                assert socket.hear("refused")["why"] == "not-understood"
            until_too_fast(socket, "advise", decision=play["decision"])
            socket.do("move", decision=play["decision"], option=said["option"])
            assert socket.hear("play")["decision"] > play["decision"]
