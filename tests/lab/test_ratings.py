"""Ratings: who wins more is rated higher, and a bot on several sides does not rate itself."""

import random

import pytest
from openskill.models import PlackettLuce

from posse.lab.arena import schedule
from posse.lab.arena.match import ERROR, FORFEIT, UNFINISHED, Deal, Played
from posse.lab.arena.ratings import AVERAGE, SIGMA, Contest, contest_of, rate, ratings
from posse.lab.seats import sides_of, teams_of

ROLES = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]


def made_up(count: int, skills: list[float], seed: str = "1") -> list[Deal]:
    """Deals of five players in which the side of the stronger bots wins more often."""
    luck = random.Random(seed)
    deals = []
    for number in range(count):
        roles = luck.sample(ROLES, 5)
        games = []
        for bots in schedule.block(seed, number, 5, len(skills)):
            teams = teams_of(sides_of(roles))
            weights = [2.718 ** sum(skills[bots[seat]] for seat in team) for team in teams]
            games.append(Played(bots, won=luck.choices(teams, weights)[0]))
        deals.append(Deal(number, roles, games))
    return deals


def test_the_stronger_bot_is_rated_higher_and_more_games_make_surer() -> None:
    widths = []
    for count in (40, 240):
        rated = ratings(made_up(count, [0.0, 0.8, 0.3]), 3)
        assert rated.values[1] > rated.values[2] > rated.values[0]
        assert sum(rated.values) / 3 == pytest.approx(AVERAGE)
        interval = rated.interval(1)
        assert interval is not None
        assert interval.low < interval.value < interval.high
        widths.append(interval.high - interval.low)
    assert 1.6 < widths[0] / widths[1] < 3.8  # six times the games: the root of that, but for chance


def test_intervals_cover_the_truth() -> None:
    skills = [0.0, 0.4]
    many = made_up(2000, skills, "truth")
    truth = rate([[c for game in deal.games if (c := contest_of(deal.roles, game))] for deal in many], 2)[0][
        1
    ]
    covered = 0
    for seed in range(20):
        interval = ratings(made_up(40, skills, f"{seed}"), 2).interval(1)
        assert interval is not None
        covered += interval.low < truth < interval.high
    assert 17 <= covered <= 20


def test_equal_bots_are_not_told_apart() -> None:
    difference = ratings(made_up(200, [0.5, 0.5]), 2).difference(0, 1)
    assert difference is not None
    assert difference.low < 0 < difference.high


def test_who_wins_everything_gets_the_higher_rating_and_no_false_certainty() -> None:
    deals = [
        Deal(number, ["law", "outlaw"], [Played([0, 1], won=[0]), Played([1, 0], won=[1])])
        for number in range(40)
    ]
    rated = ratings(deals, 2)
    assert rated.values[0] > AVERAGE + SIGMA > AVERAGE - SIGMA > rated.values[1]
    interval, difference = rated.interval(0), rated.difference(0, 1)
    assert interval is not None
    assert difference is not None
    assert interval.high - interval.low > 1
    assert difference.low > 0


def test_a_single_deal_has_no_interval() -> None:
    rated = ratings(made_up(1, [0.0, 0.0]), 2)
    assert rated.interval(0) is None
    assert rated.difference(0, 1) is None


def test_two_bots_alone_are_rated_as_openskill_rates_them() -> None:
    model = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
    winner, loser = (team[0] for team in model.rate([[model.rating()], [model.rating()]], ranks=[1, 2]))
    values, sigmas = rate([[Contest([[0], [1]], [1, 2])]], 2)
    assert values == [pytest.approx(winner.mu), pytest.approx(loser.mu)]
    assert sigmas == [pytest.approx(winner.sigma), pytest.approx(loser.sigma)]


def test_a_bot_against_itself_says_nothing() -> None:
    before = rate([[Contest([[0], [1]], [1, 2])]], 2)[0]
    after = rate([[Contest([[0], [1]], [1, 2]), *[Contest([[0], [0]], [1, 2])] * 20]], 2)[0]
    assert after == pytest.approx(before)
    # On all sides alike, whichever wins: the third bot's defeat is all that is left.
    values, _ = rate([[Contest([[0, 1], [0, 1], [2]], [1, 2, 2])]], 3)
    assert values[0] == pytest.approx(values[1])
    assert values[2] < values[0]


def test_every_seat_is_a_member_of_its_team() -> None:
    """A victory that three seats of a bot won moves it further from the loser than one seat's."""
    one = rate([[Contest([[0, 2, 2], [1]], [1, 2])]], 3)[0]
    three = rate([[Contest([[0, 0, 0], [1]], [1, 2])]], 3)[0]
    assert three[0] - three[2] > one[0] - one[1] > 0


@pytest.mark.parametrize(
    ("game", "teams", "ranks"),
    [
        (Played([0, 1, 0, 1, 0], won=[0, 2]), [[0, 0], [1, 1], [0]], [1, 2, 2]),
        (Played([0, 1, 0, 1, 0], won=[4]), [[0, 0], [1, 1], [0]], [2, 2, 1]),
        (Played([0, 1, 2, 1, 0], FORFEIT, won=[1, 2, 3], seat=4), [[0, 0], [1, 2, 1]], [2, 1]),
        # Whoever is left wins alone, and the roles dealt say nothing.
        (Played([0, 1, 0, 1, 0], won=[2], sides=["alone"] * 5), [[0], [1], [0], [1], [0]], [2, 2, 1, 2, 2]),
        # The roles were dealt anew: an Outlaw of the deal has won with the Sheriff.
        (
            Played([0, 1, 2, 3, 4], won=[0, 1], sides=["law", "law", "outlaws", "outlaws", "renegade"]),
            [[0, 1], [2, 3], [4]],
            [1, 2, 2],
        ),
    ],
)
def test_the_teams_of_a_contest(game: Played, teams: list[list[int]], ranks: list[float]) -> None:
    assert contest_of(ROLES, game) == Contest(teams, ranks)


def test_what_nobody_won_is_not_rated() -> None:
    assert contest_of(ROLES, Played([0, 1, 0, 1, 0], UNFINISHED)) is None
    assert contest_of(ROLES, Played([0, 1, 0, 1, 0], ERROR)) is None


def test_two_renegades_are_two_teams() -> None:
    roles = ["renegade", "sheriff", "outlaw", "renegade", "deputy", "outlaw", "outlaw", "deputy"]
    assert sorted(teams_of(sides_of(roles))) == [[0], [1, 4, 7], [2, 5, 6], [3]]
    assert teams_of(["law", "outlaw"]) == [[0], [1]]
