"""How far a search looks ahead."""

import posse
from posse.bots.search.games import ahead_of
from posse.bots.search.rollout import horizon, play_on
from posse.bots.style import Style


def test_all_moves_are_judged_at_the_same_moment() -> None:
    """Also a move that ends the turn. Otherwise it alone would be credited with what a later turn gains."""
    game = posse.new("bang", players=5, seed=4)
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    minds = ahead_of(view).minds(Style())
    minds.catch_up(view)
    world = game.imagine(decision.player, 1, past=False)
    until = horizon(world, 2)
    reached = set()
    for number in range(len(decision.options)):
        tried = world.offshoot()
        tried.apply(number)
        play_on(tried, minds, until)
        reached.add(tried.rules.turns(tried.state))
    assert "end" in decision.texts
    assert reached == {until}
