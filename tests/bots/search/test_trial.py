"""Which of several moves is made, by what came of them in the same worlds."""

from posse.bots.search.trial import FIRST, Trial


def tried(*results: list[float]) -> Trial:
    """Moves with their results, world by world."""
    trial = Trial(list(range(len(results))))
    for world in range(max(map(len, results))):
        for move in trial.left:
            move.came(results[move.number][world])
        trial.weed()
    return trial


def test_what_is_clearly_worse_is_given_up() -> None:
    trial = tried([0.5, 0.6] * 12, [0.1, 0.2] * 12, [0.5, 0.61] * 12)
    assert [move.number for move in trial.left] == [0, 2] or trial.left[0].number == 2
    assert len(trial.moves[1].results) < 24
    assert len(trial.moves[1].results) >= FIRST


def test_another_move_must_prove_better_than_the_first_sight() -> None:
    noisy = tried([0.5] * 12, [0.9, 0.2] * 6)
    assert noisy.chosen().number == 0
    better = tried([0.5] * 12, [0.7, 0.6] * 6)
    assert better.chosen().number == 1


def test_moves_that_come_to_the_same_are_not_looked_at_twice() -> None:
    trial = tried([0.3, 0.6] * 9, [0.3, 0.6] * 9)
    assert [move.number for move in trial.left] == [0]


def test_a_move_is_compared_with_the_one_at_first_sight_or_the_next_best() -> None:
    better = tried([0.5] * 8, [0.7, 0.6] * 4, [0.1] * 8)
    assert (other := better.next_best(better.chosen())) is not None
    assert other.number == 0
    same = tried([0.6] * 8, [0.5] * 8, [0.55] * 8)
    assert (other := same.next_best(same.chosen())) is not None
    assert other.number == 2


def test_who_has_no_choice_has_nothing_to_compare() -> None:
    trial = Trial([0])
    assert trial.chosen().number == 0
    assert trial.next_best(trial.chosen()) is None
