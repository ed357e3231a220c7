import pytest

import posse
from tests.golden.golden import FOLDER, GAMES, text


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_out_byte_for_byte(name: str) -> None:
    assert text(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_is_replayed(name: str) -> None:
    record = (FOLDER / f"{name}.txt").read_text("utf-8")
    game = posse.load(record)
    assert game.over
    assert record.startswith(game.record())


def test_no_golden_record_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
