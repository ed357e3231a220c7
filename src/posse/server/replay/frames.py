"""The frames of a replay: a game move by move, as somebody saw it."""

import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, cast

from msgspec import Raw, Struct

from posse.kernel.errors import PosseError
from posse.kernel.event import SPECTATOR, Event
from posse.kernel.game import Game
from posse.kernel.state import Move
from posse.server import views
from posse.server.messages import option_parts, summary
from posse.server.told import told
from posse.server.views import View
from posse.server.wire import GameEvent, Line, OptionInfo, encoder
from posse.tellers import teller

#: Who watches: somebody who sees everything, or a spectator. A number is the seat of a player.
ALL: Final = "all"
TABLE: Final = "table"
#: The most moves of a replay, the most seconds it may take and the most bytes it may fill. Real games stay far below.
MOST_MOVES: Final = 5000
SECONDS: Final = 10.0
LARGEST: Final = 32 * 1024 * 1024

How = Literal["player", "bot", "forced", "timeout"]
#: Makes one move after the other. For each it yields how the move was made, or None if that is unknown.
Playback = Iterator[How | None]


class TooLong(PosseError):
    """A game that is too long to be replayed."""


class MoveInfo(Struct, frozen=True):
    """A move that was made. Not everybody is told what it was and how it was made, as that may reveal a hand."""

    number: int  # in the record, from 1
    seat: int
    option: OptionInfo | None
    how: How | None  # by the player, by a bot, because there was no choice, or because time ran out


class Frame(Struct, frozen=True):
    """One move, what came of it, and the table afterwards."""

    move: MoveInfo | None  # none at the start of the game
    forced: list[MoveInfo]  # moves that followed without anybody being asked
    events: list[GameEvent]
    view: View


class ReplaySeat(Struct, frozen=True):
    """A seat of a replayed game."""

    name: str  # in the game and its record
    called: str  # for people to read
    bot: str | None = None  # the one that sat there at the end


class Replay(Struct, frozen=True):
    """A game from its start, as somebody saw it: a seat, a spectator (`table`), or one who sees everything (`all`)."""

    game: str
    sets: list[str]
    variants: list[str]
    seats: list[ReplaySeat]
    seed: str
    eyes: str
    frames: list[Frame]
    over: bool
    winners: list[str]  # by the names in the game
    story: list[Line] = []  # once the game is over: what mattered
    counts: list[dict[str, int]] = []  # once the game is over: for each seat, how often it did what
    titles: list[list[str]] = []  # once the game is over: for each seat, the ids of its titles


class TimeLimit:
    """Stops work that takes too long. It counts processor time, so a busy machine makes no difference."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._end = time.process_time() + seconds

    def check(self) -> None:
        if time.process_time() > self._end:
            raise TooLong("this game takes too long to be played again here")


def make_replay(game: Game, playback: Playback, eyes: str, seats: Sequence[ReplaySeat]) -> Replay:
    """The replay of a game that stands at its start. Each frame becomes JSON at once: all of them as objects would fill
    the memory."""
    maker, limit = FrameMaker(game, eyes), TimeLimit()
    frames = [encoder.encode(maker.frame(first=True))]
    size = 0
    for how in playback:
        frames.append(encoder.encode(maker.frame(how)))
        size += len(frames[-1])
        if size > LARGEST or len(game.moves) > MOST_MOVES:
            raise TooLong(
                f"this game is too long to be told here: after move {len(game.moves)} it still goes on"
            )
        limit.check()
    rules = game.rules
    return Replay(
        game=rules.game,
        sets=rules.sets,
        variants=rules.variants,
        seats=list(seats),
        seed=game.seed or "",
        eyes=eyes,
        frames=cast(list[Frame], [Raw(frame) for frame in frames]),
        over=game.over,
        winners=game.winners,
        **maker.summary(),
    )


class FrameMaker:
    """Makes frames, each with what happened since the one before."""

    def __init__(self, game: Game, eyes: str) -> None:
        self._game = game
        self._says = teller(game.rules)
        self._all = eyes == ALL
        self._seat = int(eyes) if eyes.isdecimal() else SPECTATOR
        self._moves = 0
        self._events = 0
        if self._seat >= len(game.names):
            raise PosseError(f"there is no seat {eyes} in this game; seats are numbered from 0")

    def frame(self, how: How | None = None, first: bool = False) -> Frame:
        game = self._game
        moves = game.moves[self._moves :]
        events = game.events[self._events :]
        made = [self._move(self._moves + i, move, "forced") for i, move in enumerate(moves, 1)]
        asked = 0 if first else 1  # the first move is the one that was asked for
        frame = Frame(
            move=self._move(self._moves + 1, moves[0], how) if asked else None,
            forced=made[asked:],
            events=told(game.rules, self._says, [self._seen(event) for event in events], self._seat),
            view=self._view(),
        )
        self._moves += len(moves)
        self._events += len(events)
        return frame

    def summary(self) -> dict[str, Any]:
        """What mattered, and how often each player did what; nothing while the game goes on."""
        return summary(self._game, [self._seen(event) for event in self._game.events], self._seat)

    def _move(self, number: int, move: Move, how: How | None) -> MoveInfo:
        if not self._all and self._seat != move.player:
            return MoveInfo(number, move.player, None, None)
        return MoveInfo(number, move.player, option_parts(self._game.rules.speaker, move.option), how)

    def _seen(self, event: Event) -> Event:
        if self._all:
            return Event(event.kind, {**event.facts, **(event.secret or {})})
        return event.seen_by(self._seat)

    def _view(self) -> View:
        return open_view(self._game) if self._all else views.of(self._game.view(self._seat))


def open_view(game: Game) -> View:
    """The table with everything open: each player as they see themselves, and the cards that somebody looks at."""
    out: dict[str, Any] = game.view(SPECTATOR).as_dict()
    for seat in range(len(game.names)):
        own: dict[str, Any] = game.view(seat).as_dict()
        out["players"][seat] = own["players"][seat]
        if len(own.get("aside", ())) > len(out.get("aside", ())):
            out["aside"] = own["aside"]
    return out
