"""Puzzles: those in the package, how they are found, tried again and asked."""

import io
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from posse.bots.search.trial import Move
from posse.cli import main
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.lab.puzzles import run
from posse.locales import LANGUAGES
from posse.puzzles import Puzzle, Tried, shelf
from posse.puzzles.confirm import confirm
from posse.puzzles.contest import MARGIN, Contest
from posse.puzzles.days import Progress, chosen, keep_progress, of_day, read_progress
from posse.puzzles.puzzle import without_copies
from posse.puzzles.shelf import read_file
from posse.puzzles.themes import THEMES
from posse.review.look import Foresight
from posse.terminal.puzzle import ask
from tests.terminal.games import paper, scripted, written

DAY = date(2026, 3, 1)


def test_every_puzzle_in_the_package_can_be_asked() -> None:
    for puzzle in shelf():
        assert puzzle.is_sound(), puzzle.id
        assert puzzle.theme in THEMES
        assert puzzle.margin >= MARGIN
        assert puzzle.best == max(puzzle.tried, key=lambda each: each.chance).move
        decision = puzzle.position().decision
        assert decision is not None
        assert sorted(decision.texts) == sorted(each.move for each in puzzle.tried)
    assert len({puzzle.id for puzzle in shelf()}) == len(shelf())
    assert len(shelf()) >= 300
    assert {puzzle.game for puzzle in shelf()} == {"bang", "duel", "dice"}
    assert {puzzle.theme for puzzle in shelf()} == set(THEMES)


def test_a_puzzle_whose_rules_have_changed_is_noticed() -> None:
    puzzle = shelf()[0]
    assert not replace(puzzle, moves=[*puzzle.moves[:-1], "play nothing"]).is_sound()
    assert not replace(puzzle, tried=[replace(puzzle.tried[0], move="dance")]).is_sound()
    assert not confirm(replace(puzzle, moves=["play nothing"]), 2, "1").holds


def test_a_puzzle_is_the_same_from_its_line() -> None:
    puzzle = shelf()[0]
    assert Puzzle.of(puzzle.line()) == puzzle
    assert Puzzle.of(puzzle.line()).id == puzzle.id


def test_the_same_seed_finds_the_same() -> None:
    found = [run.find("dice", 1, "again", players=(4,), worlds=(2, 2, 2)) for _ in range(2)]
    assert found[0] == found[1]
    for puzzle in found[0]:
        assert puzzle.is_sound()


def test_it_is_tried_again_in_fresh_worlds() -> None:
    puzzle = next(each for each in shelf() if each.game == "dice")
    one, same, other = (confirm(puzzle, 2, seed) for seed in ("1", "1", "2"))
    assert one == same
    assert one.puzzle.worlds == 2
    assert one.puzzle.tried != other.puzzle.tried
    assert one.puzzle.best == puzzle.best


# ---- day by day


def test_there_is_one_a_day_and_all_come_round() -> None:
    asked = [of_day(shelf(), DAY + timedelta(days=day)) for day in range(len(shelf()))]
    assert sorted(each.id for each in asked) == sorted(each.id for each in shelf())
    assert of_day(shelf(), DAY) is of_day(shelf(), DAY)


def test_days_in_a_row() -> None:
    progress = Progress()
    for day, right, streak in (
        (0, True, 1),
        (1, True, 2),
        (1, False, 2),
        (2, True, 3),
        (4, True, 1),
        (5, False, 0),
    ):
        progress.answered_daily(right, DAY + timedelta(days=day))
        assert progress.streak == streak


def test_what_is_solved_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "somewhere" / "puzzles.json"
    assert read_progress(file) == Progress()
    progress = Progress()
    progress.answered(shelf()[0], False)
    progress.answered(shelf()[1], True)
    progress.answered(shelf()[1], True)
    assert progress.solved == [shelf()[1].id]
    keep_progress(file, progress)
    assert read_progress(file) == progress
    file.write_text("nonsense")
    assert read_progress(file) == Progress()


def test_by_game_and_theme() -> None:
    assert {each.game for each in chosen(shelf(), "duel", "")} == {"duel"}
    assert {each.theme for each in chosen(shelf(), "", "whom")} == {"whom"}
    with pytest.raises(PosseError, match="no such puzzle"):
        chosen(shelf(), "chess", "")


# ---- asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_and_told_in_every_language(language: str) -> None:
    for game in ("bang", "duel", "dice"):
        puzzle = next(each for each in shelf() if each.game == game)
        errors: list[Exception] = []
        said = []
        for answer in (puzzle.tried[0].move, puzzle.tried[1].move):
            console = paper(90)
            assert ask(puzzle, console, scripted(answer), language, errors) is (answer in puzzle.answers)
            said.append(written(console))
        assert not errors
        assert puzzle.id in said[0]
        assert f"{round(puzzle.tried[0].chance)} %" in said[0]
        assert said[0] != said[1]
        assert ask(puzzle, paper(90), scripted("quit"), language, errors) is None


def command(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as end:
        main(list(words))
    told = capsys.readouterr()
    return int(str(end.value.code or 0)), told.out + told.err


def test_the_command_keeps_the_streak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    puzzle = of_day(shelf(), date.today())
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{puzzle.best}\n"))
    command(capsys, "puzzle", "--lang", "en")
    kept = json.loads((tmp_path / "posse" / "puzzles.json").read_text())
    if kept["last"] == date.today().toordinal():  # unless it has just struck midnight
        assert (kept["streak"], kept["solved"]) == (1, [puzzle.id])


def test_what_is_wrong_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nonsense = tmp_path / "nonsense.jsonl"
    nonsense.write_text("{}\n")
    for words, said in (
        (("puzzle", "nobody"), 'there is no puzzle "nobody"'),
        (("puzzle", "--game", "chess"), "no such puzzle"),
        (("train", "confirm", str(tmp_path / "none")), "cannot be read"),
        (("train", "confirm", str(nonsense)), "is no file of puzzles"),
        (("train", "puzzles", "--games", "0", "--out", str(tmp_path / "x")), "takes one game at least"),
    ):
        code, told = command(capsys, *words)
        assert code != 0
        assert said in told
    with pytest.raises(PosseError, match="two worlds"):
        run.confirmed([], 1)
    assert read_file(Path(__file__).parents[2] / "src/posse/puzzles/puzzles.jsonl") == shelf()


# ---- what is right


def tried(*moves: tuple[str, float]) -> Puzzle:
    return replace(shelf()[0], tried=[Tried(move, chance) for move, chance in moves])


def test_another_copy_of_a_card_is_right_too_unless_it_is_worse() -> None:
    puzzle = tried(
        ("play bang@KD -> ann", 60.0),
        ("play bang@6C -> ann", 57.0),
        ("play bang@KD -> bob", 59.0),
        ("end", 40.0),
    )
    assert puzzle.answers == ["play bang@KD -> ann", "play bang@6C -> ann"]
    assert tried(("play bang@KD -> ann", 60.0), ("play bang@6C -> ann", 55.0)).answers == [
        "play bang@KD -> ann"
    ]
    assert without_copies("play cat-balou@9D -> ann.rev-carabine") == "play cat-balou -> ann.rev-carabine"
    assert without_copies("choose panic@AH, jail@4H") == "choose panic, jail"


class Given(Foresight):
    """Says what it is told to say: chances of each option, world by world."""

    def __init__(self, game: Game, **chances: list[float]) -> None:
        assert game.decision is not None
        self.asked: list[list[int]] = []
        self._chances = [chances.get(text.split("@")[0].split()[-1], [0.1]) for text in game.decision.texts]

    def try_out(
        self, game: Game, luck: random.Random, numbers: Sequence[int], worlds: int, spare: bool = True
    ) -> dict[int, Move]:
        assert not spare, "puzzles are tried in as many worlds as they say"
        self.asked.append(list(numbers))
        out = {number: Move(number) for number in numbers}
        for number, move in out.items():
            for world in range(worlds):
                move.came(self._chances[number][world % len(self._chances[number])])
        return out


def contest(**chances: list[float]) -> tuple[Contest, Given]:
    """At a decision between the General Store's cards: panic, beer, missed and so on, whatever it offers."""
    game = STORE.position()
    assert game.decision is not None
    given = Given(game, **chances)
    return Contest(given, game, random.Random(1), range(len(game.decision.options))), given


STORE = next(
    each
    for each in shelf()
    if each.game == "bang" and each.best.startswith("choose ") and "," not in each.best
)
NAMES = [without_copies(each.move).split()[-1] for each in STORE.tried]


def test_a_move_must_be_clear_of_all_others() -> None:
    best, other = NAMES[0], NAMES[1]
    clear, _ = contest(**{best: [0.5, 0.6], other: [0.3, 0.4]})
    clear.go_on(20)
    assert clear.is_clear()
    assert not clear.is_hopeless(400, 3.0)
    near, _ = contest(**{best: [0.5, 0.6], other: [0.45, 0.55]})
    near.go_on(20)
    assert not near.is_clear()
    assert near.is_hopeless(400, 3.0)
    unsure, _ = contest(**{best: [0.9, 0.1], other: [0.1, 0.7]})
    unsure.go_on(20)
    assert not unsure.is_clear()
    assert not unsure.is_hopeless(400, 0.0)
    assert unsure.is_hopeless(20, 3.0)


def test_what_is_far_behind_is_given_up_but_not_the_next_best() -> None:
    best, other = NAMES[0], NAMES[1]
    some, given = contest(**{best: [0.9], other: [0.5]})
    some.go_on(20)
    some.go_on(20)
    assert len(given.asked[0]) == len(NAMES)
    assert len(given.asked[1]) == 2
    assert [len(move.results) for move in some.standings()][:3] == [40, 40, 20]
