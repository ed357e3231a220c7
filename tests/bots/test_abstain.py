"""The rule-of-thumb bot uses what the sets bring, and the bots that abstain do not."""

import pytest

import posse
from posse.bots import make, sit_down
from posse.bots.bot import Bot
from posse.kernel.option import Option
from tests.bots.abstain import Abstains, NeverBuys, NeverSpends, NeverTakes


def taken(set_id: str, bots: list[Bot]) -> list[list[Option]]:
    """What each seat chose in a game of five, when it had a choice."""
    game = posse.new("bang", players=5, sets=[set_id], seed=7)
    for seat, bot in enumerate(bots):
        sit_down(bot, game, seat)
    chosen: list[list[Option]] = [[] for _ in bots]
    while (decision := game.decision) is not None:
        option = bots[decision.player].choose(game.view(decision.player), decision)
        chosen[decision.player].append(option)
        game.apply(option)
    return chosen


@pytest.mark.parametrize(
    ("kind", "set_id"),
    [(NeverBuys, "gold-rush"), (NeverSpends, "armed-and-dangerous"), (NeverTakes, "great-train-robbery")],
)
def test_who_does_without_something_never_has_it(kind: type[Abstains], set_id: str) -> None:
    shuns = kind("").shuns
    with_it = taken(set_id, [make("rule-of-thumb/hard", str(seat)) for seat in range(5)])
    assert sum(shuns(option) for options in with_it for option in options) > 5
    without = taken(set_id, [kind("0"), *(make("rule-of-thumb/hard", str(seat)) for seat in range(1, 5))])
    assert without[0]
    assert not any(shuns(option) for option in without[0])
