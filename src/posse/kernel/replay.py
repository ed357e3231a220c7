"""Playing a record again."""

from collections.abc import Callable

from posse.kernel.errors import PosseError, RecordError
from posse.kernel.game import Game
from posse.kernel.record import Line, Record
from posse.kernel.rules import Rules


def replay(
    record: Record,
    rules_of: Callable[[Record], Rules],
    until: int | None = None,
    each: Callable[[Game], None] | None = None,
) -> Game:
    """Play a record, up to a move number if one is given. `each` is called before every decision."""
    rules = rules_of(record)
    if rules.version != record.header["rules"]:
        raise RecordError(
            f"this record was made by rules version {record.header['rules']}, this Posse plays version {rules.version}",
            "error-rules-version",
            made=record.header["rules"],
            now=rules.version,
        )
    game = Game.start(rules, record.header["seed"])
    for line in record.lines:
        if until is not None and line.number > until:
            return game
        if len(game.moves) >= line.number:
            _check_forced(game, line)
            continue
        if each is not None:
            each(game)
        _play_line(game, line)
    if record.winners is not None and (not game.over or game.winners != record.winners):
        raise RecordError(
            f"the record says that {', '.join(record.winners)} won, but the game says otherwise"
        )
    return game


def _play_line(game: Game, line: Line) -> None:
    decision = game.decision
    if decision is None:
        raise RecordError(f"move {line.number}: the game is over, no further move is possible")
    if decision.name != line.player:
        raise RecordError(f"move {line.number}: {decision.name} must decide, not {line.player}")
    if line.forced:
        raise RecordError(
            f"move {line.number}: the record calls it forced, but {line.player} has a choice here"
        )
    try:
        game.apply(line.text)
    except PosseError as error:
        raise RecordError(
            f"move {line.number}: {error}", "error-move", move=line.number, why=error.said()
        ) from None


def _check_forced(game: Game, line: Line) -> None:
    """A move that the engine has made by itself must be the one in the record."""
    move = game.moves[line.number - 1]
    found = f"{game.names[move.player]}: {game.rules.speaker.text(move.option)}"
    if found != f"{line.player}: {line.text}":
        raise RecordError(
            f"move {line.number}: the game made the move {found} here, the record says {line.text}"
        )
