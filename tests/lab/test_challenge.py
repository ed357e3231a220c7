"""One bot against a table of others."""

import json
from pathlib import Path

import pytest

from posse.cli import main
from posse.kernel.errors import PosseError
from posse.lab.challenge import Challenge, Deal, challenge, figures
from posse.lab.simulate import Setting


def of(bot: str = "rule-of-thumb", instead: str = "random", **other: object) -> Challenge:
    setting = {"game": "bang", "players": 4, "sets": (), "variants": (), "bots": ("random",), "seed": "1"}
    return Challenge(Setting(**{**setting, **other}), bot, instead)  # type: ignore[arg-type]


def without_timing(found: dict[str, object]) -> dict[str, object]:
    return {key: each for key, each in found.items() if key != "timing"}


def test_the_same_seed_gives_the_same_on_any_number_of_processes() -> None:
    one, two = challenge(of(), 8), challenge(of(), 8, jobs=2)
    assert without_timing(one) == without_timing(two)
    assert one["win_rate"]["value"] > one["instead"]["value"]
    assert sum(role["games"] for role in one["roles"].values()) == one["games"] == 8
    assert one["timing"]["decisions"] > 8


def test_the_seat_moves_on_and_both_bots_meet_the_same() -> None:
    """A bot gains nothing on itself, whoever sits around it."""
    found = challenge(
        of("rule-of-thumb/hard", "rule-of-thumb/hard/bold", bots=("random", "rule-of-thumb")), 8
    )
    assert found["settings"]["against"] == ["random", "rule-of-thumb"]
    assert {"sheriff", "outlaw", "renegade"} <= set(found["roles"])
    same = challenge(of("random", "rule-of-thumb", seed="2"), 8)
    turned = challenge(of("rule-of-thumb", "random", seed="2"), 8)
    assert same["win_rate"] == turned["instead"]
    assert same["difference"]["value"] == -turned["difference"]["value"]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    out = tmp_path / "new" / "challenge.jsonl"
    done: list[int] = []
    challenge(of(), 3, out=out)
    found = challenge(of(), 6, out=out, done=done.append)
    assert done[0] == 3
    assert sum(done) == 6
    assert without_timing(found) == without_timing(challenge(of(), 6))
    assert len(out.read_text().splitlines()) == 7
    with pytest.raises(PosseError, match="no challenge of these settings"):
        challenge(of(seed="2"), 6, out=out)
    out.write_text(out.read_text() + '{"number":')
    with pytest.raises(PosseError, match="no challenge of these settings"):
        challenge(of(), 6, out=out)


def test_what_is_counted() -> None:
    deals = [Deal(number, 0, "sheriff", number < 6, number < 2, [1.0, 3.0]) for number in range(8)]
    found = figures(of(), deals)
    assert (found["win_rate"]["value"], found["instead"]["value"]) == (0.75, 0.25)
    assert found["difference"]["value"] == 0.5
    assert found["difference"]["low"] > 0.0
    assert found["timing"] == {"decisions": 16, "mean": 2.0, "p99": 3.0}


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(PosseError, match="the same bot"):
        challenge(of("random", "random"), 2)
    with pytest.raises(PosseError, match="there is no bot"):
        challenge(of("nobody"), 2)
    with pytest.raises(PosseError, match="broke the game of seed"):
        challenge(of("tests.lab.bots:Raises"), 2)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["challenge", "--bot", "rule-of-thumb", "--instead", "random", "--game", "duel", "--games", "2"]
    with pytest.raises(SystemExit):
        main([*words, "--jobs", "1", "--json"])
    assert json.loads(capsys.readouterr().out)["settings"]["players"] == 2
    with pytest.raises(SystemExit):
        main([*words, "--jobs", "1"])
    assert "difference" in capsys.readouterr().out
