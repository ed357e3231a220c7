"""Finished games told again and asked about: what a process of its own does for the archive.

It answers with bytes ready to be sent, or says why not; an exception might not survive the way between processes.
"""

import gzip
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from posse import bots, games
from posse.bots import Bot
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.server import advice, chronicle
from posse.server.advice import ADVISER
from posse.server.chronicle import Answer, Chronicle
from posse.server.frames import MOST_MOVES, Clock, Course, How, ReplaySeat, TooMuch, told
from posse.server.telling import said
from posse.server.wire import OptionInfo, encoder

#: How hard we try to pack: beyond this it takes longer and is hardly smaller.
_EFFORT: Final = 6


class Outcome(NamedTuple):
    """What came of it: packed JSON, or a reason why there is none."""

    packed: bytes = b""
    why: str = ""
    text: str = ""


class Told(NamedTuple):
    """A finished game as the store has it."""

    record: str
    entries: Sequence[bytes]  # the log of its table
    table: str
    number: int
    called: dict[str, str]  # people's names by their ids, as they may still be shown


class Why(msgspec.Struct, frozen=True):
    """What a bot thinks of a move: the one that made it, or, for a person's move, one that was asked afterwards."""

    move: int  # in the record, from 1
    seat: int
    how: How
    made: OptionInfo
    bot: str
    option: OptionInfo  # what the bot takes
    agrees: bool  # and that is what was done
    text: str  # in the language that was asked for, as far as the bot speaks it
    beliefs: list[list[float]]  # for each seat the chance that it is sheriff, deputy, outlaw, renegade


class _Asked(NamedTuple):
    """A bot that is asked about a move."""

    bot: Bot
    spec: str
    lang: str
    called: dict[str, str]  # what people call the players, by their names in the game


class _No(Exception):
    """It cannot be told."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why


def replay(what: Told, eyes: str) -> Outcome:
    """A finished game of a table, frame by frame."""
    return _outcome(lambda: _replay(what, eyes))


def replay_record(text: str, eyes: str) -> Outcome:
    """The game of a record, frame by frame."""
    text = text.removeprefix("\ufeff")  # editors on Windows put it there
    return _outcome(lambda: _replay_record(text, eyes))


def why(what: Told, move: int, lang: str) -> Outcome:
    """Why a move was made, in a language."""
    return _outcome(lambda: _why(what, move, lang))


def _outcome(work: Any) -> Outcome:
    try:
        return Outcome(gzip.compress(encoder.encode(work()), _EFFORT, mtime=0))
    except _No as no:
        return Outcome(why=no.why, text=str(no))
    except TooMuch as error:
        return Outcome(why="too-long", text=str(error))
    except PosseError as error:
        return Outcome(why="bad-record", text=str(error))


# ---- telling


def _replay(what: Told, eyes: str) -> msgspec.Struct:
    found = _chronicle(what)
    _check_eyes(eyes, len(found.seats))
    game = found.game()
    return told(game, found.course(game), eyes, _called(found, what.called))


def _chronicle(what: Told) -> Chronicle:
    _check_rules(Record.parse(what.record))
    return chronicle.read(what.entries, what.table, what.number)


def _called(found: Chronicle, called: dict[str, str]) -> list[ReplaySeat]:
    """The seats; a name that may not be shown any more stays away."""
    return [
        msgspec.structs.replace(seat, called=called.get(person, "")) if person else seat
        for seat, person in zip(found.seats, found.people, strict=True)
    ]


def _check_eyes(eyes: str, seats: int) -> None:
    if eyes.isdecimal() and int(eyes) >= seats:
        raise _No("no-such-seat", f"there is no seat {eyes} in this game: it has {seats}, numbered from 0")


def _check_rules(record: Record) -> None:
    now, then = games.rules_of_record(record).version, record.header["rules"]
    if now != then:
        raise _No(
            "old-rules",
            f"this game was played by version {then} of the rules, and this server knows version {now}",
        )


def _replay_record(text: str, eyes: str) -> msgspec.Struct:
    record = Record.parse(text)
    if len(record.lines) > MOST_MOVES:
        raise TooMuch(
            f"a record of {len(record.lines)} moves is too long; at most {MOST_MOVES} are told here"
        )
    _check_rules(record)
    _check_eyes(eyes, len(record.players))
    game = Game.start(games.rules_of_record(record), record.header["seed"], pausing=True)
    seats = [ReplaySeat(name, name.capitalize()) for name in game.names]
    return told(game, _recorded(game, record), eyes, seats)


def _recorded(game: Game, record: Record) -> Course:
    """Plays a record. Who could only pass is asked all the same, so that his pass is a move like another."""
    for line in record.lines:
        if len(game.moves) >= line.number:
            move = game.moves[line.number - 1]
            made = f"{game.names[move.player]}: {game.rules.speaker.text(move.option)}"
            if made != f"{line.player}: {line.text}":
                raise PosseError(
                    f"move {line.number}: the game made the move {made}, the record says {line.text}"
                )
            continue
        if game.decision is None:
            raise PosseError(f"move {line.number}: the game is over, no further move is possible")
        if game.decision.name != line.player:
            raise PosseError(f"move {line.number}: {game.decision.name} must decide, not {line.player}")
        try:
            game.apply(line.text)
        except PosseError as error:
            raise PosseError(f"move {line.number}: {error}") from None
        yield "forced" if line.forced else None
    if record.winners is not None and (not game.over or game.winners != record.winners):
        raise PosseError(f"the record says that {', '.join(record.winners)} won, but the game says otherwise")


# ---- asking


def _why(what: Told, move: int, lang: str) -> Why:
    found = _chronicle(what)
    called = {seat.name: seat.called for seat in _called(found, what.called)}
    game, answer = _at(found, move)
    seat = _seat(game)
    if answer.how == "forced":
        raise _no_choice(move)
    if answer.how == "player":
        return _said(game, answer, move, _Asked(bots.make(ADVISER, ""), ADVISER, lang, called))
    spec = answer.bots[seat]
    bot = bots.make(spec, f"{found.task.seed}/{seat}")  # as the server did
    asked = _Asked(bot, spec, lang, called)
    return _said(_asked_all_along(found, bot, seat, spec, move), answer, move, asked)


def _at(found: Chronicle, move: int) -> tuple[Game, Answer]:
    """The game before a move, and how it was answered."""
    game = found.game()
    for answer in found.answers:
        if len(game.moves) == move - 1:
            return game, answer
        if len(game.moves) >= move:
            raise _no_choice(move)
        game.apply(answer.option)
    if len(game.moves) >= move:
        raise _no_choice(move)
    raise _No("no-such-move", f"there is no move {move}: this game has {len(game.moves)}")


def _no_choice(move: int) -> _No:
    return _No("no-choice", f"there was nothing to choose: move {move} was the only one possible")


def _seat(game: Game) -> int:
    assert game.decision is not None
    return game.decision.player


def _asked_all_along(found: Chronicle, bot: Bot, seat: int, spec: str, move: int) -> Game:
    """The game before a move, with a bot that was asked whatever the one of then was asked: so it has its luck."""
    game, clock = found.game(), Clock()
    for answer in found.answers:
        if len(game.moves) == move - 1:
            break
        if _seat(game) == seat and answer.how in ("bot", "timeout") and answer.bots[seat] == spec:
            advice.choice(game, bot)
        game.apply(answer.option)
        clock.check()
    return game


def _said(game: Game, answer: Answer, move: int, asked: _Asked) -> Why:
    decision = game.decision
    assert decision is not None
    bot = asked.bot
    taken = advice.choice(game, bot)
    return Why(
        move=move,
        seat=decision.player,
        how=answer.how,
        made=said(decision.speaker, decision.options[answer.option]),
        bot=asked.spec,
        option=said(decision.speaker, decision.options[taken]),
        agrees=taken == answer.option,
        text=advice.in_words(bot, asked.lang, asked.called),
        beliefs=[[round(chance, 3) for chance in row] for row in bot.beliefs(game.view(decision.player))],
    )
