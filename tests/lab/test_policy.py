"""Policy nets in training, in small."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from posse.bots.learned.mind import layout_of
from posse.bots.learned.net import Player, packed, unpacked
from posse.bots.learned.sight import CONSIDERED
from posse.bots.style import TEMPERS
from posse.cli import main
from posse.kernel.errors import PosseError
from posse.lab.policy import lessons
from posse.lab.policy.lessons import Lesson, make_lessons
from posse.lab.policy.plan import Plan
from posse.lab.training.tables import Chunk, chunks_of, some_rules_of_thumb
from tests import needs
from tests.bots.learned.nets import some_net

SMALL = {"lessons": 1, "rounds": 2, "games": 2, "arena": 2, "measured": 2}


CHUNK = Chunk("dice", (), (4,), "some", range(1))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lessons")


@pytest.fixture(scope="module")
def some_lessons(folder: Path) -> list[Lesson]:
    return make_lessons(folder, [CHUNK], 1)


def same(one: Lesson, two: Lesson) -> bool:
    arrays: list[Any] = [*one.seen, *one[1:]]
    others: list[Any] = [*two.seen, *two[1:]]
    return all(np.array_equal(a, b) for a, b in zip(arrays, others, strict=True))


def test_lessons_are_kept_in_files_and_not_made_twice(folder: Path, some_lessons: list[Lesson]) -> None:
    told: list[int] = []
    kept = next(folder.iterdir())
    before = kept.stat().st_mtime_ns
    again = make_lessons(folder, [CHUNK], 1, told.append)
    assert len(again) == len(some_lessons) and all(map(same, again, some_lessons))
    assert told == [1]
    assert kept.stat().st_mtime_ns == before


def test_a_lesson_has_a_chance_for_each_option_that_is_looked_at(some_lessons: list[Lesson]) -> None:
    assert some_lessons
    for lesson in some_lessons:
        assert 1 < lesson.seen.size == len(lesson.chances) <= CONSIDERED
        assert ((lesson.chances >= 0) & (lesson.chances <= 1)).all()
    assert any(len(set(lesson.chances.tolist())) > 1 for lesson in some_lessons)


def test_games_for_lessons_come_in_portions() -> None:
    chunks = chunks_of("duel", (), (), "s", 60, 25)
    assert [number for chunk in chunks for number in chunk.numbers] == list(range(60))


def test_some_tempers_are_never_met() -> None:
    luck = random.Random(1)
    met = {word for _ in range(300) for word in some_rules_of_thumb(luck, lessons.KNOWN).split("/")}
    assert met & set(TEMPERS) == set(TEMPERS) - set(lessons.STRANGERS)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "chess"),
        ({"lessons": 0, "rounds": 0}, "lessons or rounds"),
        ({"lessons": -1}, "lessons or rounds"),
        ({"lessons": 1, "begin": "package"}, "has had its lessons"),
        ({"games": 0}, "one game at least"),
        ({"measured": 0}, "one round at least"),
        ({"arena": -2}, "2 games at least"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(changes: dict[str, object], says: str) -> None:
    with pytest.raises(PosseError, match=says):
        Plan(**{"game": "duel", **changes}).check(1)  # type: ignore[arg-type]


def test_without_torch_the_command_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit) as stopped:
        main(["train", "policy", "--game", "duel", "--out", str(tmp_path / "net")])
    assert stopped.value.code == 2
    assert "posse-game[train]" in capsys.readouterr().err
    assert not (tmp_path / "net").exists()


# ---- with torch


@needs.TORCH.needed
@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_the_net_that_learns_says_what_the_one_that_plays_says(game: str) -> None:
    import torch

    from posse.lab.policy.model import Model, Tables
    from tests.bots.learned.test_net import some_decisions

    torch.set_num_threads(1)
    torch.manual_seed(1)
    model = Model(Tables(layout_of(game)), 8)
    seen = some_decisions(game)
    given = model.tables.together(seen)
    with torch.no_grad():
        before = model(given).numpy()
        for name in ("out", "places", "context_bias"):
            model.weights[name].normal_()
        after = model(given).numpy()
        chances = model.logs(given).exp().numpy()
    opinions = np.concatenate([each.opinions[:, 0] for each in seen])
    assert before == pytest.approx(model.weights["trust"].item() * opinions, abs=1e-5)
    player = Player(model.net(), layout_of(game))
    assert after == pytest.approx(np.concatenate([player.scores(each) for each in seen]), abs=1e-3)
    assert np.add.reduceat(chances, given.starts.numpy()) == pytest.approx(1.0, abs=1e-5)


def close(some: list[Lesson]) -> list[Lesson]:
    """Those in which the second option is nearly as good as the first, by rules of thumb."""
    out = [each for each in some if each.seen.opinions[1, 0] > -0.5]
    assert len(out) > 3
    return out


@needs.TORCH.needed
def test_a_net_learns_what_lessons_say_on_average(some_lessons: list[Lesson]) -> None:
    """The second option is said to be better than the first, most of the time."""
    import torch

    from posse.lab.policy.clone import clone, measured
    from posse.lab.policy.model import Model, Tables

    torch.set_num_threads(1)
    torch.manual_seed(1)
    taught = []
    for number in range(200):
        for lesson in close(some_lessons):
            chances = np.full(lesson.seen.size, 0.4, np.float32)
            chances[1] = 0.3 if number % 3 == 0 else 0.6
            taught.append(lesson._replace(chances=chances))
    model = Model(Tables(layout_of("dice")), 16)
    before = measured(model, taught)
    told = clone(model, taught, 1, 25)
    after = measured(model, taught)
    assert [each["epoch"] for each in told] == list(range(1, 26))
    assert told[-1]["loss"] < told[0]["loss"]
    assert before["differs"] == before["gain"] == 0.0
    assert after["gain"] > 0.05  # of 0.1 that could be gained


@needs.TORCH.needed
def test_what_went_well_becomes_likelier(some_lessons: list[Lesson]) -> None:
    import torch

    from posse.lab.policy.blocks import Part, blocks_of
    from posse.lab.policy.model import Model, Tables
    from posse.lab.policy.ppo import Learner

    torch.set_num_threads(1)
    torch.manual_seed(1)
    model = Model(Tables(layout_of("dice")), 16)
    chosen = close(some_lessons)
    seen = [lesson.seen for lesson in chosen]
    given = model.tables.together(seen)
    best, second = given.starts, given.starts + 1
    with torch.no_grad():
        before = model.logs(given)
    parts = []
    for taken, won in ((second, 1.0), (best, 0.0)):
        part = Part()
        part.seen, part.taken = seen, (taken - given.starts).tolist()
        part.logs, part.chances, part.won = before[taken].tolist(), [0.5] * len(seen), won
        parts.append(part)
    assert (parts[0].gains(0.7) > 0).all() and (parts[1].gains(0.7) < 0).all()
    assert parts[0].gains(0.7)[-1] == pytest.approx(0.5)
    learner = Learner(model)
    for seed in range(5):
        learner.learn(blocks_of(parts, model.tables, 0.7, np.random.default_rng(seed)), seed)
    with torch.no_grad():
        changed = model.logs(given) - before
    assert changed[second].mean() > 0 > changed[best].mean()


@needs.TORCH.needed
@pytest.mark.parametrize("game", ["bang", "duel", "dice"])
def test_blocks_put_together_say_what_they_said_alone(game: str) -> None:
    import torch

    from posse.lab.policy import blocks
    from posse.lab.policy.blocks import Part, blocks_of, merged
    from posse.lab.policy.model import Model, Tables
    from tests.bots.learned.test_net import some_decisions

    torch.set_num_threads(1)
    torch.manual_seed(1)
    model = Model(Tables(layout_of(game)), 8)
    torch.nn.init.normal_(model.weights["out"])  # at first it has no opinion
    part = Part()
    part.seen = [seen for seen in some_decisions(game) for _ in range(1 + blocks.SIZE // 4)]
    part.taken = [number % each.size for number, each in enumerate(part.seen)]
    part.logs = part.chances = [0.5] * len(part.seen)
    several = blocks_of([part], model.tables, 0.7, np.random.default_rng(1))
    assert len(several) > 1
    alone = torch.cat([model.logs(block.given)[block.taken] for block in several])
    together = merged(several)
    assert torch.allclose(model.logs(together.given)[together.taken], alone, atol=1e-5)
    assert torch.equal(together.gained, torch.cat([block.gained for block in several]))


@needs.TORCH.needed
def test_rounds_are_the_same_in_any_number_of_processes(tmp_path: Path) -> None:
    from posse.lab.policy.run import Training

    plan = Plan("duel", rounds=1, games=60, arena=0)
    for jobs in (1, 2):
        Training(plan, tmp_path / str(jobs), jobs=jobs).run()
    one, two = ((tmp_path / str(jobs) / "duel.npz").read_bytes() for jobs in (1, 2))
    assert one == two


@needs.TORCH.needed
def test_a_critic_learns_who_wins() -> None:
    from posse import games
    from posse.kernel.game import Game
    from posse.lab.policy.critic import Critic, Outcome

    state = Game.start(games.rules("duel", None), "critic").state
    critic = Critic("duel")
    before = critic.chance(state, 0)
    positions = critic.judge.positions(state)
    surprises = [critic.learn([Outcome(each.net, each.facts, 0) for each in positions] * 8) for _ in range(5)]
    assert surprises == sorted(surprises, reverse=True)
    assert critic.chance(state, 0) > before


@needs.TORCH.needed
def test_the_same_seed_gives_the_same_net_stopped_or_not(tmp_path: Path) -> None:
    from posse.lab.policy.run import Training

    settings = {"game": "dice", "players": (4,), "lessons": 0, "games": 2, "arena": 0}
    plan = Plan(**settings, rounds=2)  # type: ignore[arg-type]
    told: list[str] = []
    whole = Training(plan, tmp_path / "whole").run(lambda what, done, of: told.append(what))
    part = Plan(**settings, rounds=1)  # type: ignore[arg-type]
    Training(part, tmp_path / "parts").run()
    resumed = Training(plan, tmp_path / "parts", resume=True).run()
    nets = [(tmp_path / name / "dice.npz").read_bytes() for name in ("whole", "parts")]
    arrays = [unpacked(net, "dice", "it").arrays for net in nets]
    assert all(np.array_equal(arrays[0][name], arrays[1][name]) for name in arrays[0])
    assert whole["rounds"] == resumed["rounds"]
    assert {"round 1 of 2", "round 2 of 2"} == set(told)
    with pytest.raises(PosseError, match="--resume"):
        Training(plan, tmp_path / "whole")
    with pytest.raises(PosseError, match="another seed"):
        Training(Plan(**settings, seed="2"), tmp_path / "whole", resume=True)  # type: ignore[arg-type]


@needs.TORCH.needed
def test_a_training_may_begin_with_a_net_that_is_there(tmp_path: Path) -> None:
    from posse.lab.policy.model import HIDDEN
    from posse.lab.policy.run import Training

    settings = {"game": "dice", "players": (4,), "games": 2, "arena": 0}
    first = tmp_path / "first"
    Training(Plan(**settings, rounds=1), first).run()  # type: ignore[arg-type]
    taken = Training(Plan(**settings, rounds=1, begin=str(first)), tmp_path / "second")  # type: ignore[arg-type]
    taken.plan = Plan(**settings, rounds=0, begin=str(first))  # type: ignore[arg-type]
    taken.run()
    arrays = [
        unpacked((folder / "dice.npz").read_bytes(), "dice", "it").arrays for folder in (first, taken.folder)
    ]
    assert arrays[0]["out"].any()
    assert all(np.array_equal(arrays[0][name], arrays[1][name]) for name in arrays[0])
    other = some_net("dice")
    assert other.hidden != HIDDEN
    (first / "dice.npz").write_bytes(packed(other, "dice"))
    with pytest.raises(PosseError, match="hidden units"):
        Training(Plan(**settings, rounds=1, begin=str(first)), tmp_path / "third").run()  # type: ignore[arg-type]


@needs.TORCH.needed
def test_what_is_played_with_is_the_mean_of_several_rounds(tmp_path: Path) -> None:
    from posse.lab.policy.run import Training

    plan = Plan("dice", players=(4,), rounds=2, games=2, arena=0)
    training = Training(plan, tmp_path)
    seen = []
    training.run(lambda what, done, of: seen.append(training.model.weights["out"].detach().clone()))
    first, last = seen[-1], training.model.weights["out"].detach()
    mean = training.mean.weights["out"].detach()
    assert not first.equal(last)
    assert mean == pytest.approx((first + last) / 3, abs=1e-6)  # and once 0, where all begins


@needs.TORCH.needed
def test_the_command_leaves_a_net_figures_and_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "net"
    settings = [f"--{key}={value}" for key, value in SMALL.items()]
    with pytest.raises(SystemExit) as ended:
        main(["train", "policy", "--game", "dice", "--players", "4", *settings, "--out", str(out), "--json"])
    assert not ended.value.code
    figures = json.loads(capsys.readouterr().out)
    assert figures == json.loads((out / "dice-figures.json").read_text("utf-8"))
    assert [each["round"] for each in figures["rounds"]] == [1, 2]
    assert [each["round"] for each in figures["arenas"]] == [0, 2]
    assert {each["rival"] for each in figures["strangers"]} > {"rule-of-thumb/vengeful"}
    page = (out / "dice.html").read_text("utf-8")
    assert "Against rules of thumb" in page
    assert "round 2" in page
    picture = (out / "dice-curve.svg").read_text("utf-8")
    assert picture.startswith("<svg") and "round 2" in picture
