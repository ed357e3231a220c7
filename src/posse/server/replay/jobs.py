"""The jobs of the replay process: replay a finished game or a record, and say why a move was made.

Each job returns bytes that are ready to be sent, or the reason why there are none. It raises nothing: an exception
might not survive the trip between processes.
"""

import gzip
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from posse import games
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.server.refusal import Refusal
from posse.server.replay import from_log, from_record
from posse.server.replay.frames import MOST_MOVES, Replay, ReplaySeat, TooLong, make_replay
from posse.server.replay.from_log import PlayedGame
from posse.server.replay.why import Why, explain
from posse.server.wire import encoder

#: The compression level: a higher one takes longer, and the result is hardly smaller.
_EFFORT: Final = 6


class Outcome(NamedTuple):
    """The result of a job: compressed JSON, or a reason why there is none."""

    packed: bytes = b""
    why: str = ""
    text: str = ""


class FinishedGame(NamedTuple):
    """A finished game as the store has it."""

    record: str
    entries: Sequence[bytes]  # the log of its table
    table: str
    number: int
    called: dict[str, str]  # the names that may still be shown, by people's ids


def replay(what: FinishedGame, eyes: str) -> Outcome:
    """A finished game of a table, frame by frame."""
    return outcome(lambda: _replay(what, eyes))


def replay_record(text: str, eyes: str) -> Outcome:
    """The game of a record, frame by frame."""
    text = text.removeprefix("\ufeff")  # editors on Windows put it there
    return outcome(lambda: _replay_record(text, eyes))


def why(what: FinishedGame, move: int, lang: str) -> Outcome:
    """Why a move was made, in one language."""
    return outcome(lambda: _why(what, move, lang))


def outcome(work: Callable[[], msgspec.Struct]) -> Outcome:
    """The result of some work: its answer, compressed."""
    try:
        return Outcome(gzip.compress(encoder.encode(work()), _EFFORT, mtime=0))
    except PosseError as error:
        return refused(error)


def refused(error: PosseError) -> Outcome:
    """The result of work that cannot be done."""
    if isinstance(error, Refusal):
        return Outcome(why=error.why, text=str(error))
    if isinstance(error, TooLong):
        return Outcome(why="too-long", text=str(error))
    return Outcome(why="bad-record", text=str(error))


def _replay(what: FinishedGame, eyes: str) -> Replay:
    played = played_game(what)
    _check_eyes(eyes, len(played.seats))
    game = played.game()
    return make_replay(game, played.play(game), eyes, _seats(played, what.called))


def _replay_record(text: str, eyes: str) -> Replay:
    record = Record.parse(text)
    if len(record.lines) > MOST_MOVES:
        raise TooLong(
            f"a record of {len(record.lines)} moves is too long; at most {MOST_MOVES} are told here"
        )
    check_rules(record)
    _check_eyes(eyes, len(record.players))
    game = Game.start(games.rules_of_record(record), record.header["seed"], pausing=True)
    seats = [ReplaySeat(name, name.capitalize()) for name in game.names]
    return make_replay(game, from_record.play(game, record), eyes, seats)


def _why(what: FinishedGame, move: int, lang: str) -> Why:
    played = played_game(what)
    called = {seat.name: seat.called for seat in _seats(played, what.called)}
    return explain(played, move, lang, called)


def played_game(what: FinishedGame) -> PlayedGame:
    """A finished game with its moves; refused if it was played with other rules."""
    check_rules(Record.parse(what.record))
    return from_log.read(what.entries, what.table, what.number)


def _seats(played: PlayedGame, called: dict[str, str]) -> list[ReplaySeat]:
    """The seats, without the names that may no longer be shown."""
    return [
        msgspec.structs.replace(seat, called=called.get(person, "")) if person else seat
        for seat, person in zip(played.seats, played.people, strict=True)
    ]


def _check_eyes(eyes: str, seats: int) -> None:
    if eyes.isdecimal() and int(eyes) >= seats:
        raise Refusal(
            "no-such-seat", f"there is no seat {eyes} in this game: it has {seats}, numbered from 0"
        )


def check_rules(record: Record) -> None:
    """Refuse a game that was played with other rules."""
    now, then = games.rules_of_record(record).version, record.header["rules"]
    if now != then:
        raise Refusal(
            "old-rules",
            f"this game was played by version {then} of the rules, and this server knows version {now}",
        )
