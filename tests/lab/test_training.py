"""Value nets made from games of bots among themselves."""

import json
import random
from pathlib import Path

import numpy as np
import pytest

from posse.bots.value.judges import MAKERS, with_nets
from posse.cli import main
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.lab.training import run
from posse.lab.training.fit import EPOCHS, Data, Fit, figures, surprise
from posse.lab.training.lessons import Lessons, empty, play_chunk
from posse.lab.training.tables import Chunk, Tables


def test_a_net_learns_what_can_be_learnt() -> None:
    """Of two facts the second decides, the first is noise."""
    luck = np.random.default_rng(1)
    lessons = Lessons(2)
    for game in range(4000):
        noise, fact = luck.normal(), luck.normal()
        lessons.facts.extend([noise, 10.0 + fact])
        lessons.outcomes.append(int(fact + 0.3 * luck.normal() > 0))
        lessons.games.append(game)
    learnt, sharpened, tested = Data.parts_of(lessons)
    assert len(learnt.outcomes) == 6 * len(tested.outcomes) == 6 * len(sharpened.outcomes)
    fit = Fit(learnt, 32, 2, 1)
    for epoch in range(EPOCHS):
        fit.learn(epoch)
    told = figures(fit, learnt, tested)
    assert told["error"] < 0.9 * told["error_of_shares"]
    assert sum(each["count"] for each in told["calibration"]) == 2 * len(tested.outcomes)


def test_a_net_that_is_too_timid_is_sharpened() -> None:
    """What comes surprises it less afterwards, and likewise a net that is too bold."""
    luck = np.random.default_rng(2)
    facts = luck.normal(size=(4000, 1)).astype(np.float32)
    chances = 1.0 / (1.0 + np.exp(-2.0 * facts[:, 0]))
    data = Data(facts, (luck.random(4000) < chances).astype(np.int64))
    for factor in (0.5, 8.0):
        fit = Fit(data, 32, 2, 1)
        for epoch in range(EPOCHS):
            fit.learn(epoch)
        fit._weights[2] *= factor
        fit._weights[3] *= factor
        before = surprise(fit.chances(data.facts), data.outcomes)
        fit.sharpen(data)
        assert surprise(fit.chances(data.facts), data.outcomes) < before


def test_tables_are_of_the_sizes_that_are_wanted() -> None:
    """Sets that are not for three are not drawn for them."""
    tables, luck = Tables("bang", players=(3,)), random.Random(1)
    assert {len(tables.drawn(luck).names) for _ in range(40)} == {3}
    with pytest.raises(PosseError, match="not for 3"):
        Tables("bang", ("base",), (3,)).drawn(luck)


def test_nets_are_checked_on_other_games() -> None:
    found = [run.checked("dice", 16, "other", players=(4, 5)) for _ in range(2)]
    assert found[0] == found[1]
    net = found[0]["nets"]["sides"]
    assert sum(each["count"] for each in net["calibration"]) == 3 * net["tested"]
    with pytest.raises(PosseError, match="take another"):
        run.checked("dice", 16, "1")


def test_a_net_in_a_file_says_the_same() -> None:
    chunk = Chunk("dice", (), (), "same", range(16))
    lessons = play_chunk(chunk)["sides"]
    data = Data.all_of(lessons)
    fit = Fit(data, 32, 3, 1)
    fit.learn(0)
    judge = with_nets("dice", {"sides": json.loads(json.dumps(fit.as_dict()))})
    for row, said in zip(data.facts[:20], fit.chances(data.facts[:20]), strict=True):
        assert judge.nets["sides"].chances([float(fact) for fact in row]) == pytest.approx(said, abs=0.01)


def test_the_same_seed_gives_the_same_nets() -> None:
    whole = [run.train("dice", 16, "again") for _ in range(2)]
    assert whole[0] == whole[1]
    assert json.loads(run.text(whole[0][0])) == whole[0][0]


@pytest.mark.parametrize("game", list(MAKERS))
def test_lessons_come_from_all_sorts_of_tables(game: str) -> None:
    tables = Tables(game)
    luck = random.Random(1)
    drawn = [tables.drawn(luck) for _ in range(60)]
    sizes = {len(rules.names) for rules in drawn}
    assert sizes == ({2} if game == "duel" else {4, 5, 6, 7, 8} if game == "dice" else {3, 4, 5, 6, 7, 8})
    judge = MAKERS[game]({})
    for rules in drawn[:6]:
        positions = judge.positions(Game.start(rules, "1").state)
        for position in positions:
            assert len(position.facts) == judge.sizes()[position.net][0]


def test_what_cannot_be_learnt_is_said() -> None:
    with pytest.raises(PosseError, match="16 games"):
        run.train("dice", 3, "1")
    with pytest.raises(PosseError, match="play more games"):
        run.fitted("dice", empty("dice"), {"seed": "1"})


def test_the_command_writes_nets_and_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(
            [
                "train",
                "value",
                "--game",
                "dice",
                "--games",
                "16",
                "--jobs",
                "1",
                "--out",
                str(tmp_path),
                "--json",
            ]
        )
    assert end.value.code == 0
    told = json.loads(capsys.readouterr().out)
    assert told["nets"]["sides"]["tested"] > 0
    with_nets("dice", json.loads((tmp_path / "dice.json").read_text())["nets"])
    assert "Calibration" in (tmp_path / "dice.html").read_text()
    with pytest.raises(SystemExit) as wrong:
        main(["train", "value", "--players", "four", "--out", str(tmp_path)])
    assert wrong.value.code == 2
