"""Watching games does not change them."""

import pytest

from posse.lab import simulate as lab


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
