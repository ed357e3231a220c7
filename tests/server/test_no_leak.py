"""Nothing hidden ever leaves: every message to everybody, over whole games, is read for what he may not know."""

import random
import re
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from posse import games
from posse.bang import cards as bang_cards
from posse.duel import cards as duel_cards
from posse.kernel.game import Game
from posse.roles import ROLES
from posse.server import log, wire
from posse.server.hub import Hub
from posse.server.room import Room
from tests.server.house import HASTE, Guest, house, play_on, run, table

TABLES = [
    wire.Settings(game="bang", players=5),
    wire.Settings(game="bang", players=7, sets=("dodge-city", "high-noon", "fistful-of-cards")),
    wire.Settings(game="bang", players=4, sets=("fistful-of-cards",)),
    wire.Settings(game="dice", players=5),
    wire.Settings(game="duel", players=2),
]
_CARD = re.compile(r'"(?:[\w-]+\.(?:ac\.|rc\.)?)?([\w-]+@[\w-]+)"')


def known_cards(game: Game, seat: int) -> set[str]:
    """The texts of the cards whose place a seat knows."""
    known = getattr(game.state, "known", [])
    texts = duel_cards.TEXT if game.rules.game == "duel" else bang_cards.TEXT
    return {texts[card] for card, who in enumerate(known) if who < 0 or (seat >= 0 and who >> seat & 1)}


def told_roles(message: dict[str, Any]) -> dict[str, str]:
    """Whose role a message gives away."""
    out = {}
    play = message.get("play") if message["it"] == "welcome" else message if message["it"] == "play" else None
    if play:
        for player in play["view"]["players"]:
            if player.get("role"):
                out[player["name"]] = player["role"]
        for event in play["events"]:
            if "role" in event:
                out[event["player"]] = event["role"]
    return out


class Auditor:
    """Plays the log of a table again beside the server and reads what everybody was told meanwhile."""

    def __init__(self, room: Room, guests: list[Guest]) -> None:
        self.room = room
        self.guests = guests
        self.read = [0] * len(guests)
        self.checked = 0

    async def audit(self, hub: Hub) -> None:
        """The whole game, message by message: the n-th message about the game comes after the n-th move."""
        facts = [log.decode(entry.data) for entry in await hub.store.entries(self.room.state.id)]
        started = next(fact for fact in facts if isinstance(fact, log.Started))
        moves = [fact for fact in facts if isinstance(fact, log.Moved)]
        names = self.room.state.names
        settings = self.room.state.settings
        game = Game.start(
            games.rules(settings.game, names, settings.sets, settings.variants), started.seed, pausing=True
        )
        before = {seat: known_cards(game, seat) for seat in range(-1, len(names))}
        for number in range(len(moves) + 1):
            if number:
                game.apply(moves[number - 1].option)
            for guest in self.guests:
                seat = self.room.state.seat_of(guest.person.id)
                self.check(game, -1 if seat is None else seat, guest, number, started.seed, before)
            before = {seat: known_cards(game, seat) for seat in range(-1, len(names))}

    def check(
        self, game: Game, seat: int, guest: Guest, number: int, seed: str, before: dict[int, set[str]]
    ) -> None:
        plays = [raw for raw, said in zip(guest.raw, guest.heard, strict=True) if said["it"] == "play"]
        raw = plays[number]
        message = msgspec.json.decode(raw)
        shown = {player["name"] for player in game.view(seat).as_dict()["players"] if player.get("role")}  # type: ignore[attr-defined]
        assert set(told_roles(message)) <= shown, raw
        told = {card for card in _CARD.findall(raw) if not card.startswith("hand@")}  # a back is open to all
        assert told <= known_cards(game, seat) | before[seat] | self.in_events(game, seat), raw
        if not game.over:
            assert seed not in raw
        if message["options"] is not None:
            assert game.decision is not None
            assert game.decision.player == seat
        self.checked += 1

    def in_events(self, game: Game, seat: int) -> set[str]:
        """Cards that a seat saw pass by in the last move."""
        told = [game.rules.plain(event.seen_by(seat)) for event in game.events[-60:]]
        return set(_CARD.findall(msgspec.json.encode(told).decode()))


@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: f"{settings.game}-{settings.players}")
def test_nobody_is_told_what_he_may_not_know(
    tmp_path: Path, settings: wire.Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        secrets, "token_hex", lambda size: f"{settings.players:032x}"
    )  # the same game every time

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            guests = [Guest("ann"), Guest("bob"), *[Guest(f"watcher{i}") for i in range(2)]]
            room = await table(
                hub, *guests[:2], settings=msgspec.structs.replace(settings, pace=0.0, per_move=None)
            )
            for watcher in guests[2:]:
                await hub.enter(room, watcher)
            choose = random.Random(5)
            await room.do("ann", wire.Start())
            await play_on(room, choose.randrange)
            assert room.state.status == "over"
            auditor = Auditor(room, guests)
            await auditor.audit(hub)
            assert auditor.checked > 40

    run(main())


def test_the_seed_is_shown_at_the_end_and_not_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann = Guest("ann")
            room = await table(hub, ann, settings=HASTE)
            await room.do("ann", wire.Start())
            seed = room.state.seed
            shown = ann.last("table")["table"]
            assert shown["seed"] == ""
            assert len(shown["seed_hash"]) == 64
            await play_on(room, random.Random(1).randrange)
            assert all(seed not in raw for raw in ann.raw[:-2])
            assert ann.last("table")["table"]["seed"] == seed

    run(main())


def test_roles_are_those_of_the_rules() -> None:
    assert ROLES == ["sheriff", "deputy", "outlaw", "renegade"]
