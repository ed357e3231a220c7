"""Playing on in an imagined world, everybody by rules of thumb, for a few turns."""

from typing import Final

from posse.bots.search.minds import Minds
from posse.bots.thumb import Thumb
from posse.kernel.game import Game

#: More decisions than a few turns ever take.
MOST: Final = 600


#: What a decision takes beside its options, counted in options.
DECISION: Final = 5


def horizon(game: Game, turns: int) -> int:
    """How far to look from a position: until so many more turns have begun. It is settled before a move is made, so
    that all moves are judged at the same moment; a move that ends the turn would else be judged a turn later."""
    return game.rules.turns(game.state) + turns


def play_on(game: Game, minds: Minds, until: int) -> int:
    """Play until the turn of that number has begun, or to the end of the game; how much that took, counted in
    options."""
    rules = game.rules
    thumbs: list[Thumb | None] = [None] * len(rules.names)
    effort = 0
    for _ in range(MOST):
        decision = game.decision
        if decision is None or rules.turns(game.state) >= until:
            break
        effort += DECISION + len(decision.options)
        if len(decision.options) == 1:
            game.apply(0)
            continue
        seat = decision.player
        thumb = thumbs[seat]
        if thumb is None:
            thumb = thumbs[seat] = minds.thumb(seat, game.state)
        worth = thumb.weigh(game.view(seat), decision)
        game.apply(worth.index(max(worth)))
    return effort
