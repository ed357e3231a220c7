"""Playing on in an imagined world for a few turns: all players follow rules of thumb."""

from typing import Final

from posse.bots.search.minds import Minds
from posse.bots.thumb import Thumb
from posse.kernel.game import Game

#: A few turns never take more decisions than this.
MOST: Final = 600


#: What a decision costs on top of its options, counted in options.
DECISION: Final = 5


def horizon(game: Game, turns: int) -> int:
    """Where to stop looking ahead from a position: when this many more turns have begun. It is worked out before a move
    is made, so that all moves are judged at the same moment. Otherwise a move that ends the turn would be judged a turn
    later."""
    return game.rules.turns(game.state) + turns


def play_on(game: Game, minds: Minds, until: int) -> int:
    """Play until the turn with this number has begun, or the game is over. Returns the effort, counted in options."""
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
