"""A game played again from its record."""

from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.server.replay.frames import Playback


def play(game: Game, record: Record) -> Playback:
    """Make the moves of a record. A player who can only pass is asked all the same, so that the pass is a move too."""
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
