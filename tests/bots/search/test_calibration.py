"""The chances that the packaged nets give come true as often as they say, in games that they were not trained on."""

import pytest

from posse.lab.training import run

#: In percentage points.
CLOSE = 5.0
FEWEST_POSITIONS = 2000
#: Bins with fewer chances than this say more about luck.
FEWEST_IN_A_BIN = 100


@pytest.mark.parametrize(
    ("game", "net", "players", "games"),
    [
        ("bang", "sides", (4, 5, 6, 7, 8), 700),
        ("bang", "alone", (3,), 4000),
        ("duel", "sides", (), 900),
        ("dice", "sides", (), 600),
    ],
)
def test_chances_come_true(game: str, net: str, players: tuple[int, ...], games: int) -> None:
    """With any sets, chosen at random."""
    told = run.checked(game, games, "calibration", players=players)["nets"][net]
    assert told["tested"] >= FEWEST_POSITIONS
    assert told["error"] < told["error_of_shares"]
    off = {
        f"{each['from']:.1f} to {each['to']:.1f}": round(100 * (each["came"] - each["said"]), 1)
        for each in told["calibration"]
        if each["count"] >= FEWEST_IN_A_BIN
    }
    assert len(off) >= 7
    assert max(map(abs, off.values())) <= CLOSE, off
