from posse.duel import cards
from posse.duel.rules import DuelRules
from posse.lab.simulate import Setting, simulate
from tests.duel.configurations import BUSY
from tests.properties import walk


def test_a_finished_game_counts_for_every_character_of_both_groups() -> None:
    rules = DuelRules(characters=BUSY)
    *_, game = walk(rules, 1)
    tallies = rules.tallies(game.state)
    groups = {side: set(ids.split("+")) for side, ids in BUSY.items()}
    assert set(tallies["games_by_character"]) == groups["law"] | groups["outlaw"]
    assert set(tallies["wins_by_character"]) == groups[game.winners[0]]


def test_a_simulation_reports_wins_by_side_and_by_character() -> None:
    figures = simulate(Setting("duel", 2, (), (), ("random",), "1"), 20).as_dict()
    wins = figures["wins"]
    by_character = figures["wins_by_character"]
    assert isinstance(wins, dict)
    assert isinstance(by_character, dict)
    assert figures["finished"] == sum(wins.values()) == 20
    assert set(wins) <= {"law", "outlaw"}
    assert set(by_character) <= {who.id for who in cards.CHARACTER}
    assert sum(by_character.values()) == 4 * 20
