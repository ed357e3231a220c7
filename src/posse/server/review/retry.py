"""A position of a finished game that is played on, against bots and from one's own seat.

It becomes the beginning of a table of its own: the same deal and the same moves, made by bots, and then somebody takes
his seat from one of them. Whoever comes late is not rated and has nothing counted, so neither has he. What lies in the
deck lies there as it did, so the record of such a game is a record like any other.
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
    facts: Sequence[log_entries.AnyFact] = ()  # after its making
    refused: Outcome = Outcome()


def begin(what: FinishedGame, person: str, move: int) -> Beginning:
    """The table of somebody who wants to make a move of his otherwise. A job, which raises nothing."""
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
