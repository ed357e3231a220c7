"""Nothing hidden ever leaks: everything that people are told, over whole games of every kind, is searched for what they
may not know.

POSSE_LEAKS=1000 plays a thousand games instead of a few, POSSE_LEAKS_FROM=5000 others than usual.
"""

import os
import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from posse.bang import cards as bang_cards
from posse.bang import sets as bang_sets
from posse.duel import cards as duel_cards
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.roles import ROLES
from posse.server import log_entries, seat_view, wire
from posse.server.hub import Hub
from posse.server.messages import question_info
from posse.server.room import Room
from posse.server.table import TableState
from posse.tellers import teller
from tests.bang import configurations as bang
from tests.bang.everything import coaches_first, everything
from tests.properties import QUICK
from tests.server.browsers import person, site
from tests.server.eyes import Eyes, Leak, cards_in, hands, unseen_keys
from tests.server.house import HASTE, Guest, house, play_on, run, table, until

GAMES = int(os.environ.get("POSSE_LEAKS", "0")) or max(10, 60 // QUICK)
EVERYTHING = int(os.environ.get("POSSE_LEAKS", "0")) or max(2, 8 // QUICK)
FROM = int(os.environ.get("POSSE_LEAKS_FROM", "0"))
EXPANSIONS = tuple(each.id for each in bang_sets.ALL[1:])
#: Every choice of sets and variants with every number of players. The other games have fewer, so they are repeated.
CONFIGURATIONS = [
    *[
        wire.Settings(players=len(rules.names), sets=tuple(rules.sets[1:]), variants=tuple(rules.variants))
        for rules in bang.ALL
    ],
    *[
        wire.Settings(game="duel", players=2, variants=variants)
        for variants in ((), ("long-game",), ("all-characters",))
        for _ in range(10)
    ],
    *[wire.Settings(game="dice", players=players) for players in range(4, 9) for _ in range(3)],
]
TABLES = [
    wire.Settings(game="bang", players=5),
    wire.Settings(game="bang", players=5, variants=("two-characters",)),
    wire.Settings(game="bang", players=7, sets=("dodge-city", "high-noon", "fistful-of-cards")),
    wire.Settings(game="bang", players=4, sets=("fistful-of-cards",)),
    wire.Settings(game="bang", players=5, sets=("valley-of-shadows",)),
    wire.Settings(game="bang", players=5, sets=("armed-and-dangerous",)),
    wire.Settings(game="bang", players=7, sets=EXPANSIONS, variants=("shadow-gunslingers",)),
    wire.Settings(game="dice", players=5),
    wire.Settings(game="duel", players=2),
]


#: What mentions cards, but none in particular.
THE_SAME_FOR_ALL = ("/api/catalogue", "/api/reference", "/api/words")


def seed_of(number: int) -> str:
    """One that does not turn up in a message by chance."""
    return f"{FROM + number:024x}5eed5eed"


# ---- everything that a table tells, by the thousand


Choose = Callable[[Game, random.Random], int]


def at_random(game: Game, luck: random.Random) -> int:
    assert game.decision is not None
    return luck.randrange(len(game.decision.options))


class Told:
    """A table without a server, told to all its seats and to a spectator."""

    def __init__(self, settings: wire.Settings, seed: str, game: Game | None = None) -> None:
        self.seed = seed
        self.state = TableState("table", "CODE")
        self.state.apply(log_entries.Created(settings, "ann", "Ann", False), 0.0)
        self.state.apply(log_entries.Started(seed, ["random"] * settings.players), 0.0)
        if game is not None:
            self.state.game = game
            self.state.says = teller(game.rules)
        self.eyes = [Eyes(self.game, seat) for seat in range(-1, settings.players)]
        self.messages = 0
        self.moment = self._moment([])

    @property
    def game(self) -> Game:
        assert self.state.game is not None
        return self.state.game

    def _moment(self, events: list[Event]) -> seat_view.Moment:
        return seat_view.moment(self.state, self.game, events)

    def moves(self, luck: random.Random, choose: Choose = at_random) -> Iterator[list[Event]]:
        """A game, random unless something else chooses: what happened in each move."""
        while True:
            events = self.game.events.copy()
            self.moment = self._moment(events)
            for eyes in self.eyes:
                eyes.watch(events)
            yield events
            self.game.log.forget_events()
            decision = self.game.decision
            if decision is None:
                return
            self.state.apply(log_entries.Moved(self.state.decision, choose(self.game, luck)), 0.0)

    def message(self, seat: int) -> str:
        """What a seat is told."""
        self.messages += 1
        return wire.encoder.encode(self.moment.play(seat)).decode()


@pytest.mark.parametrize("number", range(GAMES))
def test_no_seat_is_told_what_it_may_not_know(number: int) -> None:
    luck = random.Random(f"leak/{FROM + number}")
    told = Told(luck.choice(CONFIGURATIONS), seed_of(number))
    for _ in told.moves(luck):
        for eyes in told.eyes:
            eyes.check(told.message(eyes.seat), told.seed)
    assert told.messages > 40


@pytest.mark.parametrize("number", range(EVERYTHING))
def test_with_everything_that_hides_something(number: int) -> None:
    """All sets, shadows, a Map, hands opened and closed again, roles dealt anew."""
    luck = random.Random(f"everything/{FROM + number}")
    settings = wire.Settings(players=7, sets=EXPANSIONS, variants=("shadow-gunslingers", "stick-of-dynamite"))
    told = Told(settings, seed_of(number), everything(FROM + number))
    happened = set()
    for events in told.moves(luck, coaches_first):
        happened |= {event.kind for event in events}
        for eyes in told.eyes:
            eyes.check(told.message(eyes.seat), told.seed)
    assert {"looked", "show", "drew"} <= happened


@pytest.mark.parametrize("number", range(6))
def test_what_is_told_to_all_is_what_each_would_be_told_alone(number: int) -> None:
    luck = random.Random(f"alike/{number}")
    told = Told(luck.choice(CONFIGURATIONS), seed_of(number))
    for events in told.moves(luck):
        for eyes in told.eyes:
            alone = wire.encoder.encode(seat_view.play(told.state, eyes.seat, events)).decode()
            assert told.message(eyes.seat) == alone


@pytest.mark.parametrize("number", range(6))
def test_who_waits_is_asked_nothing_that_only_he_knows(number: int) -> None:
    """So all of them can be told the same question as a spectator."""
    luck = random.Random(f"waiting/{number}")
    told = Told(luck.choice(CONFIGURATIONS), seed_of(number))
    for _ in told.moves(luck):
        decision, says = told.game.decision, told.state.says
        assert says is not None
        for seat in range(len(told.state.seats)) if decision is not None else ():
            assert decision is not None
            if seat != decision.player:
                own = question_info(says, decision, told.game.view(seat))
                assert own == question_info(says, decision, told.game.view(-1))


# ---- planted leaks are found


def _anothers_hand(told: Told, eyes: Eyes, _: list[Event], message: dict[str, Any]) -> bool:
    for seat, hand in enumerate(hands(told.game)):
        unknown = [card for card in hand if seat != eyes.seat and not eyes.knows(card)]
        if unknown:
            text = (duel_cards if told.game.rules.game == "duel" else bang_cards).TEXT[unknown[0]]
            message["view"]["players"][seat].setdefault("hand", []).append(text)
            return True
    return False


def _top_of_the_deck(told: Told, eyes: Eyes, _: list[Event], message: dict[str, Any]) -> bool:
    deck = getattr(told.game.state, "deck", [])
    if deck and not eyes.knows(deck[-1]):
        message["view"]["deck_top"] = [bang_cards.TEXT[deck[-1]]]
        return True
    return False


def _role(told: Told, eyes: Eyes, _: list[Event], message: dict[str, Any]) -> bool:
    for seat, player in enumerate(getattr(told.game.state, "players", [])):
        shown = message["view"]["players"][seat]
        if not shown.get("role") and seat != eyes.seat:
            shown["role"] = ROLES[player.role]
            return True
    return False


def _secret_of_an_event(told: Told, eyes: Eyes, events: list[Event], message: dict[str, Any]) -> bool:
    for number, event in enumerate(events):
        drawn = (event.secret or {}).get("cards")
        if event.kind == "drew" and event.facts["player"] != eyes.seat and isinstance(drawn, tuple):
            if not any(eyes.knows(card) for card in drawn):
                told_all = Event(event.kind, {**event.facts, "cards": drawn})
                message["events"][number] = told.game.rules.plain(told_all)
                return True
    return False


def _anothers_options(told: Told, eyes: Eyes, _: list[Event], message: dict[str, Any]) -> bool:
    decision = told.game.decision
    if decision is None or decision.player == eyes.seat:
        return False
    message["options"] = [{"text": "pass", "verb": "pass"}]
    return True


def _seed(told: Told, _: Eyes, __: list[Event], message: dict[str, Any]) -> bool:
    message["about"] += told.seed
    return not told.game.over


def _event_to_come(told: Told, _: Eyes, __: list[Event], message: dict[str, Any]) -> bool:
    parts = getattr(told.game.state, "parts", {})
    to_come = parts["event"].stack[:-1] if "event" in parts else []
    if to_come:
        message["view"]["shapes"][0]["next"] = bang_cards.BILL[to_come[0]].key
    return bool(to_come)


def _character_kept_back(told: Told, eyes: Eyes, _: list[Event], message: dict[str, Any]) -> bool:
    for seat, side in enumerate(getattr(told.game.state, "sides", [])):
        if seat != eyes.seat and side.reserve:
            message["view"]["players"][seat]["gone"] = [duel_cards.CHARACTER[side.reserve[0]].key]
            return True
    return False


def _show_to_come(told: Told, _: Eyes, __: list[Event], message: dict[str, Any]) -> bool:
    parts = getattr(told.game.state, "parts", {})
    to_come = parts["show"].stack if "show" in parts else []
    if to_come:
        message["about"] = bang_cards.BILL[to_come[-1]].key
    return bool(to_come)


def _railcar_to_come(told: Told, _: Eyes, __: list[Event], message: dict[str, Any]) -> bool:
    parts = getattr(told.game.state, "parts", {})
    unseen = sorted(unseen_keys(told.game, told.eyes[0].keys)) if "train" in parts else []
    if unseen:
        message["about"] = unseen[0]
    return bool(unseen)


LEAKS = (
    _anothers_hand,
    _top_of_the_deck,
    _role,
    _secret_of_an_event,
    _anothers_options,
    _seed,
    _event_to_come,
    _character_kept_back,
    _show_to_come,
    _railcar_to_come,
)


@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: f"{settings.game}-{settings.players}")
def test_a_leak_would_be_found(settings: wire.Settings) -> None:
    """Whatever is planted in a message, if the game has such a thing, is noticed every time."""
    luck = random.Random(1)
    told = Told(settings, seed_of(settings.players))
    found = set()
    for events in told.moves(luck):
        eyes = luck.choice(told.eyes)
        for leak in luck.sample(LEAKS, 3):
            message = msgspec.json.decode(told.message(eyes.seat))
            if leak(told, eyes, events, message):
                with pytest.raises(Leak):
                    eyes.check(msgspec.json.encode(message).decode(), told.seed)
                found.add(leak.__name__)
    most = len(LEAKS) - 1 if settings.sets == EXPANSIONS else 6
    assert len(found) >= {"bang": most, "dice": 3, "duel": 5}[settings.game], found


def test_a_hand_that_lay_open_is_hidden_again() -> None:
    """Nobody is shown it any more, though they have seen it."""
    luck = random.Random("everything/0")
    told = Told(wire.Settings(players=7, sets=EXPANSIONS), seed_of(0), everything(0))
    watcher = told.eyes[0]
    lay_open: set[int] = set()
    found = 0
    for _ in told.moves(luck, coaches_first):
        message = msgspec.json.decode(told.message(-1))
        if getattr(told.game.state, "hands_open", False):
            lay_open = {card for hand in hands(told.game) for card in hand}
            continue
        for seat, hand in enumerate(hands(told.game)):
            hidden = [card for card in hand if card in lay_open and not watcher.knows(card)]
            if hidden:
                slipped = msgspec.json.decode(msgspec.json.encode(message))
                text = bang_cards.TEXT[hidden[0]]
                slipped["view"]["players"][seat].setdefault("hand", []).append(text)
                with pytest.raises(Leak):
                    watcher.check(msgspec.json.encode(slipped).decode(), told.seed)
                found += 1
    assert found > 3


# ---- a table with people


class Witness(Guest):
    """Remembers every message about the game, and which seat it went to."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.room: Room | None = None
        self.told: list[tuple[int, int, str]] = []  # the decision, the seat and the message

    def send(self, message: bytes) -> None:
        super().send(message)
        said = self.heard[-1]
        play = said if said["it"] == "play" else said.get("play")
        if play and self.room is not None:
            seat = self.room.state.seat_of(self.person.id)
            raw = msgspec.json.encode(play).decode()
            self.told.append((play["decision"], -1 if seat is None else seat, raw))

    @property
    def story(self) -> list[dict[str, Any]]:
        """All events in those messages."""
        return [event for said in self.heard if said["it"] == "play" for event in said["events"]]


async def audit(hub: Hub, room: Room, witnesses: list[Witness]) -> int:
    """Play the log of a table again and check what everybody was told after each move; returns how many messages there
    were."""
    state = TableState(room.state.id, room.state.code)
    eyes: list[Eyes] = []
    read = 0
    for entry in await hub.store.entries(room.state.id):
        fact = log_entries.decode(entry.data)
        state.apply(fact, entry.at)
        if state.game is None or not isinstance(fact, log_entries.Started | log_entries.Moved):
            continue
        if isinstance(fact, log_entries.Started):
            eyes = [Eyes(state.game, seat) for seat in range(-1, len(state.seats))]
        for each in eyes:
            each.watch(state.game.events)
        state.game.log.forget_events()
        for witness in witnesses:
            for decision, seat, raw in witness.told:
                if decision == state.decision:
                    eyes[seat + 1].check(raw, state.seed)
                    read += 1
    return read


@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: f"{settings.game}-{settings.players}")
def test_nobody_is_told_what_he_may_not_know(tmp_path: Path, settings: wire.Settings) -> None:
    """Two play, one of them comes and goes and finally stands up; one watches from the start, one comes late."""
    quick = msgspec.structs.replace(settings, pace=0.0, per_move=None, bots="random")

    async def main() -> None:
        async with house(tmp_path / "posse.db") as hub:
            ann, bob, watcher, late = everybody = [Witness(name) for name in ("ann", "bob", "wes", "zoe")]
            room = await table(hub, ann, bob, settings=quick)
            for witness in everybody:
                witness.room = room
            await hub.enter(room, watcher)
            await room.do("ann", wire.Start())
            luck = random.Random(5)
            await play_on(room, luck.randrange, lambda: room.state.decision >= 12)
            hub.leave(room, bob)
            await hub.enter(room, late)
            await play_on(room, luck.randrange, lambda: room.state.decision >= 24)
            await hub.enter(room, bob)
            assert (await room.past("zoe")).events == watcher.story
            assert (await room.past("ann")).events == ann.story
            await play_on(room, luck.randrange, lambda: room.state.decision >= 36)
            await room.do("bob", wire.Stand())
            await play_on(room, luck.randrange)
            await until(lambda: room.state.status == "over")
            assert (await room.past("ann")).events == ann.story
            assert (await room.past("bob")).events == watcher.story  # he only watches now
            assert await audit(hub, room, everybody) == sum(len(witness.told) for witness in everybody) > 40

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


def test_no_page_tells_of_a_game_that_is_on(tmp_path: Path) -> None:
    """Whatever can be fetched about a table, by somebody who sits there and by a stranger."""

    async def main() -> None:
        async with site(tmp_path) as here:
            ann, stranger = await here.browser("Ann"), await here.browser("Bob")
            settings = msgspec.structs.replace(HASTE, public=True, bots="random")
            room = await here.service.hub.create(settings, await person(ann))
            await room.do(room.state.host, wire.Start())
            luck = random.Random(2)
            for moves in (0, 15, 30):
                await play_on(room, luck.randrange, partial(_has_made, room, moves))
                assert room.state.status == "playing"
                for browser in (ann, stranger):
                    for address in addresses(here.app.openapi_schema.to_schema()["paths"], room.state.code):
                        answer = await browser.get(address)
                        assert room.state.seed not in answer.text, address
                        if not address.startswith(THE_SAME_FOR_ALL):
                            assert cards_in(answer.text) == set(), address
                            assert '"role"' not in answer.text, address

    run(main())


def _has_made(room: Room, moves: int) -> bool:
    return room.state.decision >= moves


def addresses(paths: dict[str, Any], code: str) -> list[str]:
    """Everything that can be fetched; with the table's code where it is about a table."""
    gets = [path for path, ways in paths.items() if "get" in ways]
    assert len(gets) > 5
    return [re.sub(r"\{.*?\}", "1", path.replace("{code}", code).replace("{game}", "bang")) for path in gets]
