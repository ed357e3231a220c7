"""Intervals are as wide as what was counted is unsure."""

import random

import pytest

from posse.lab.stats import (
    Cluster,
    clustered,
    difference,
    jackknife,
    student,
    wilson,
)


def test_wilson_by_the_book() -> None:
    low, value, high = wilson(0.5, 100)
    assert (round(low, 4), value, round(high, 4)) == (0.4038, 0.5, 0.5962)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10).high == 1.0
    assert wilson(0.3, 0) == (0.0, 0.3, 1.0)


def test_student_goes_over_into_the_normal_distribution() -> None:
    quantiles = [student(freedom) for freedom in range(1, 400)]
    assert quantiles == sorted(quantiles, reverse=True)
    assert (quantiles[9], round(quantiles[29], 2), round(quantiles[-1], 2)) == (2.228, 2.04, 1.97)


def test_seats_that_win_together_count_once() -> None:
    alone = [Cluster(1, won % 2) for won in range(100)]
    together = [Cluster(3, 3 * (won % 2)) for won in range(100)]
    one, three = clustered(alone), clustered(together)
    assert one.value == three.value == 0.5
    assert three.high - three.low == pytest.approx(one.high - one.low, rel=1e-3)
    assert wilson(0.5, 300).high < three.high
    assert clustered([Cluster(2, 2)] * 50 + [Cluster(0, 0)] * 50) == wilson(1.0, 50)


def test_intervals_cover_the_truth_95_times_of_100() -> None:
    luck = random.Random(1)
    covered = {"rate": 0, "difference": 0}
    for _ in range(400):
        ease = [luck.gauss(0.0, 0.2) for _ in range(60)]  # of a deal, which both share
        one, two = (
            [Cluster(2, sum(luck.random() < skill + each for _ in range(2))) for each in ease]
            for skill in (0.5, 0.4)
        )
        covered["rate"] += clustered(one).low < 0.5 < clustered(one).high
        covered["difference"] += difference(one, two).low < 0.1 < difference(one, two).high
    assert 370 <= covered["rate"] <= 392, covered
    assert 370 <= covered["difference"] <= 392, covered


def test_the_same_deals_tell_a_difference_more_exactly() -> None:
    """Both win where the deal is easy: what is left between them hardly scatters."""
    one = [Cluster(10, 8 if deal % 2 else 3) for deal in range(50)]
    two = [Cluster(10, 7 if deal % 2 else 2) for deal in range(50)]
    paired, crossed = difference(one, two), difference(one, two[1:] + two[:1])
    assert paired.value == crossed.value == pytest.approx(0.1)
    assert paired.high - paired.low < crossed.high - crossed.low
    assert paired.low < 0.1 < paired.high  # the same on every deal is not the same for ever
    assert difference(one[:1], two[:1]) == pytest.approx((-1.0, 0.1, 1.0))


def test_a_jackknife_of_a_mean_is_its_standard_error() -> None:
    values = [1.0, 2.0, 4.0, 7.0, 11.0]
    mean = sum(values) / 5
    error = (sum((x - mean) ** 2 for x in values) / 4 / 5) ** 0.5
    found = jackknife(mean, [(sum(values) - x) / 4 for x in values], 9.0)
    assert found is not None
    assert found.high - mean == pytest.approx(student(4) * error)
    assert jackknife(1.0, [1.0], 1.0) is None
    assert jackknife(1.0, [2.0, 2.0], 1.0) == pytest.approx((-0.96, 1.0, 2.96), abs=1e-4)
