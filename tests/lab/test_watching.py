"""Watching games does not change them, and counts who really won with whom."""

import random

import pytest

from posse.bang.rules import BangRules
from posse.bots import registry
from posse.kernel.game import Game
from posse.lab import simulate as lab
from posse.lab.watch import Watch, Watched
from posse.roles import ROLES
from tests.bang.configurations import NAMES
from tests.bang.peace import peaceful


@pytest.mark.parametrize(("game", "players", "count"), [("bang", 5, 15), ("dice", 5, 10)])
def test_watched_games_are_the_same_games(game: str, players: int, count: int) -> None:
    setting = lab.Setting(game, players, (), (), ("rule-of-thumb",), "1")
    rules = setting.rules()
    for number in range(count):
        told = []
        for watching in (False, True):
            report = lab.Report()
            lab.play_one(rules, setting, number, report, watching)
            assert (report.finished, report.messages) == (1, [])
            told.append((report.decisions, report.turns, report.wins, report.tallies))
        assert told[0] == told[1], f"game {number}"


def watched(seed: str) -> tuple[Game, Watched]:
    """A game to its end, at which everybody plays for himself."""
    game = Game.start(BangRules(NAMES[:5], ("wild-west-show",)), seed)
    watch = Watch(game, [registry.make("random", seed) for _ in range(5)], ["random"] * 5)
    luck = random.Random(1)
    while not game.over:
        game.apply(peaceful(game, luck))
    seen = Watched()
    watch.tell(seen)
    return game, seen


def test_who_wins_alone_is_counted_so() -> None:
    game, seen = watched("last one in play")
    assert game.rules.sides(game.state) == ["alone"] * 5
    assert seen.counts["seats_by_role"] == {"alone": 5}
    assert seen.counts["wins_by_role"] == {"alone": 1}


def test_a_kill_is_counted_by_the_roles_of_its_time() -> None:
    game, seen = watched("dealt anew 10")
    dealt = [event for event in game.events if event.kind == "role_dealt"]
    fallen = [event for event in game.events if event.kind == "eliminated" and not event.facts.get("ghost")]
    assert dealt and fallen
    victims = sorted(key.partition(" > ")[2] for key in seen.counts["kills_by_role"].elements())
    assert victims == sorted(ROLES[int(str(event.facts["role"]))] for event in fallen)
