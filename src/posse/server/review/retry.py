"""Plays on from a position of a finished game, against bots and from one's own seat.

It becomes the beginning of a new table: the same deal and the same moves, made by bots, and then the player takes the
seat from one of them. Latecomers are not rated and nothing counts for them, so it is the same here. The deck is in the
same order, so the record of such a game is a record like any other.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs

from posse.kernel.errors import PosseError
from posse.server import log_entries
from posse.server.refusal import Refusal
from posse.server.replay import jobs
from posse.server.replay.from_log import PlayedGame
from posse.server.replay.jobs import FinishedGame, Outcome
from posse.server.wire import Settings


class Beginning(NamedTuple):
    """How such a table begins, or a reason why it does not."""

    settings: Settings = Settings()
    facts: Sequence[log_entries.AnyFact] = ()  # after the table was made
    refused: Outcome = Outcome()


def begin(what: FinishedGame, person: str, move: int) -> Beginning:
    """The table for somebody who wants to make one of their moves differently. A job, which raises nothing."""
    try:
        played = jobs.played_game(what)
        # Nobody is in a hurry there, and nobody else is expected.
        settings = structs.replace(played.settings, public=False, per_move=None)
        return Beginning(settings, _facts(played, person, move))
    except PosseError as error:
        return Beginning(refused=jobs.refused(error))


def _facts(played: PlayedGame, person: str, move: int) -> list[log_entries.AnyFact]:
    game, moves = played.game(), list[log_entries.AnyFact]()
    for answer in played.answers:
        if len(game.moves) >= move - 1:
            break
        moves.append(log_entries.Moved(len(game.moves), answer.option, log_entries.BOT))
        game.apply(answer.option)
    decision = game.decision
    if decision is None:
        raise Refusal("no-such-move", f"there is no move {move}: this game has {len(game.moves)}")
    if len(game.moves) != move - 1 or len(decision.options) < 2:
        raise Refusal("no-choice", f"there was nothing to choose: move {move} was the only one possible")
    if played.people[decision.player] != person:
        raise Refusal("not-asked", f"move {move} was not yours")
    task = played.task
    started = log_entries.Started(
        task.seed, list(played.answers[-1].bots), task.roles, task.characters, list(task.names)
    )
    return [log_entries.Stood(person), started, *moves, log_entries.Sat(person, decision.player)]
