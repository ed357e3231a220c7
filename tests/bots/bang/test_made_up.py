"""Rules of thumb with a set from outside that changes who wins: bots know that they have no friends, so games end."""

import posse
from posse.bots import make, sit_down
from tests.made_up.sets import FAIR, added

#: More decisions than any of these games takes.
MOST_MOVES = 3000


def test_games_end_when_everybody_plays_for_himself() -> None:
    with added(FAIR):
        for seed in range(40):
            game = posse.new(players=5, sets=["fair"], variants=["dry-fair"], seed=seed)
            bots = [make("rule-of-thumb/normal", f"{seed} {seat}") for seat in range(5)]
            for seat, bot in enumerate(bots):
                sit_down(bot, game, seat)
            while (decision := game.decision) is not None:
                game.apply(bots[decision.player].choose(game.view(decision.player), decision))
                assert len(game.moves) < MOST_MOVES, f"seed {seed} goes on and on"
