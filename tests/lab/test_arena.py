"""Arenas: balanced, and with figures that add up."""

import io
from collections import Counter

import pytest
from rich.console import Console

from posse.kernel.game import Game
from posse.lab.arena import schedule
from posse.lab.arena import text as arena_text
from posse.lab.arena.match import Task, play_task
from posse.lab.arena.run import arena
from posse.lab.seats import roles_of
from tests.lab import bots
from tests.lab.arenas import RANDOM, setting
from tests.lab.bots import spec

# ---- who sits where


@pytest.mark.parametrize("count", [2, 3, 4, 5, 9])
@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_over_a_block_every_bot_has_every_seat_once(players: int, count: int) -> None:
    for deal in range(5):
        block = schedule.block("1", deal, players, count)
        assert len(block) == count
        seats = Counter((bot, seat) for game in block for seat, bot in enumerate(game))
        assert seats == {(bot, seat): 1 for bot in range(count) for seat in range(players)}
        for game in block:  # and in each game the bots are as even as can be
            often = [game.count(bot) for bot in range(count)]
            assert max(often) - min(often) <= 1


def test_neighbours_change_from_deal_to_deal() -> None:
    pairs = Counter(
        (game[seat], game[(seat + 1) % 5])
        for deal in range(300)
        for game in schedule.block("1", deal, 5, 3)
        for seat in range(5)
    )
    assert set(pairs) == {(one, two) for one in range(3) for two in range(3)}
    different = [often for (one, two), often in pairs.items() if one != two]
    assert min(different) > 0.8 * max(different)


@pytest.mark.parametrize(("game", "players"), [("bang", 5), ("dice", 8), ("duel", 2)])
def test_over_a_block_every_bot_has_every_role_equally_often(game: str, players: int) -> None:
    count = 3
    portion = play_task(
        Task(setting("random", *bots.specs(bots.Patient, bots.Counts), game=game, players=players), (0, 1, 2))
    )
    for deal in portion.deals:
        had = Counter((bot, deal.roles[seat]) for each in deal.games for seat, bot in enumerate(each.bots))
        assert had == {
            (bot, role): often for role, often in Counter(deal.roles).items() for bot in range(count)
        }


def test_a_block_is_one_deal() -> None:
    """The seed of the game alone fixes it: whoever plays, the roles are those of that seed."""
    for names in (RANDOM, ("random", *bots.specs(bots.Patient, bots.Counts))):
        for deal in play_task(Task(setting(*names), (0, 5))).deals:
            assert len(deal.games) == len(names)
            assert deal.roles == roles_of(Game.start(setting().rules(), f"1/{deal.number}"))


def test_two_names_of_one_bot_come_out_even() -> None:
    """Luck belongs to the seat: where only names are exchanged nothing changes."""
    figures = arena(setting("random", "posse.bots.bot:RandomBot"), 60)
    one, two = figures["bots"]
    assert one["wins"] == two["wins"]
    assert figures["pairs"][0]["win_rate"]["value"] == 0


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert [schedule.deals_for(games, 3) for games in (1, 3, 4, 2000)] == [1, 1, 2, 667]
    assert arena(setting(), 5)["games"] == 6


def test_a_task_has_a_hundred_games_where_there_are_so_many() -> None:
    tasks = schedule.tasks(range(667), 3)
    assert [number for task in tasks for number in task] == list(range(667))
    assert all(len(task) * 3 >= 100 for task in tasks[:-1])
    assert schedule.tasks(range(10), 3) == [tuple(range(10))]


# ---- figures


def test_figures_add_up() -> None:
    figures = arena(setting("random", *bots.specs(bots.Counts, bots.Patient)), 60)
    assert figures["games"] == figures["finished"] == 60
    for bot in figures["bots"]:
        assert bot["seats"] == 20 * 4
        assert bot["wins"] == sum(role["wins"] for role in bot["roles"].values())
        assert bot["seats"] == sum(role["seats"] for role in bot["roles"].values())
        assert bot["rating"]["low"] < bot["rating"]["value"] < bot["rating"]["high"]
    for name, role in figures["roles"].items():
        assert role["wins"] == sum(bot["roles"][name]["wins"] for bot in figures["bots"])
        assert {bot["roles"][name]["expected"] for bot in figures["bots"]} == {role["win_rate"]["value"]}
    assert {tuple(sorted(pair["bots"])) for pair in figures["pairs"]} == {
        tuple(sorted(pair))
        for pair in (
            ("random", spec(bots.Counts)),
            ("random", spec(bots.Patient)),
            (spec(bots.Counts), spec(bots.Patient)),
        )
    }
    first = figures["pairs"][0]
    by_name = {bot["name"]: bot for bot in figures["bots"]}
    rates = [by_name[name]["win_rate"]["value"] for name in first["bots"]]
    assert first["win_rate"]["value"] == pytest.approx(rates[0] - rates[1], abs=2e-4)


# ---- in the terminal


@pytest.mark.parametrize("width", [60, 80, 200])
def test_names_are_not_folded(width: int) -> None:
    names = ("rule-of-thumb/easy/vengeful", spec(bots.Counts), "random")
    figures = arena(setting(*names), 6)
    console = Console(file=io.StringIO(), width=width)
    arena_text.show(figures, console)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    ends = ("easy/vengeful", ":Counts", "random")
    pairs = [line for line in lines if sum(end in line for end in ends) == 2]
    assert len(pairs) == 3
    assert len([line for line in lines if any(end in line for end in ends)]) == 3 + 3 * (
        1 + len(figures["roles"])
    )
