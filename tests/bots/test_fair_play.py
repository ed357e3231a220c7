"""What must be true of every bot in every game: it plays by the rules and knows nothing that it may not know."""

import random

import pytest

from posse.bang.rules import BangRules
from posse.bots import Bot, make
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from tests.bang import configurations as bang
from tests.dice import configurations as dice
from tests.duel import configurations as duel
from tests.properties import QUICK


def label(rules: Rules) -> str:
    return "-".join([rules.game, str(len(rules.names)), *rules.sets, *rules.variants])


TABLES: list[Rules] = [*bang.ALL[:: 5 * QUICK], *dice.ALL, *duel.ALL]
STYLES = [
    "rule-of-thumb",
    "rule-of-thumb/easy/bold",
    "rule-of-thumb/normal/vengeful",
    "rule-of-thumb/careful/blind",
    "learned",
]


def seated(rules: Rules, seed: str, specs: list[str]) -> list[Bot]:
    return [make(specs[seat % len(specs)], f"{seed}/{seat}") for seat in range(len(rules.names))]


def played(rules: Rules, seed: str, specs: list[str]) -> Game:
    game = Game.start(rules, seed)
    bots = seated(rules, seed, specs)
    while (decision := game.decision) is not None:
        view = game.view(decision.player)
        before = game.state.rng
        option = bots[decision.player].choose(view, decision)
        assert any(option is offered for offered in decision.options)
        assert game.state.rng == before
        assert bots[decision.player].explain().strip().endswith((".", "!", "?"))
        game.apply(option)
    return game


@pytest.mark.parametrize("rules", TABLES, ids=label)
def test_bots_play_every_table_to_its_end_by_the_rules(rules: Rules) -> None:
    for seed in range(max(1, 2 // QUICK)):
        played(rules, str(seed), STYLES)


@pytest.mark.parametrize("rules", TABLES[:: max(1, 12 // QUICK)], ids=label)
def test_the_same_seeds_give_the_same_game(rules: Rules) -> None:
    assert played(rules, "again", STYLES).record() == played(rules, "again", STYLES).record()


@pytest.mark.parametrize("spec", ["rule-of-thumb", "learned"])
@pytest.mark.parametrize("rules", TABLES[::6], ids=label)
def test_a_choice_depends_on_the_view_alone(rules: Rules, spec: str) -> None:
    """In an imagined world, where everything that the player cannot see is dealt anew, he makes the same choice."""
    game = Game.start(rules, "imagined")
    bots = seated(rules, "imagined", [spec])
    choose = random.Random(1)
    compared = 0
    while (decision := game.decision) is not None:
        seat = decision.player
        if choose.random() < 0.2:
            world = game.imagine(seat, choose.randrange(1000))
            assert world.decision is not None
            if world.decision.texts == decision.texts:
                bot, twin = make(spec, "a"), make(spec, "a")
                chosen = bot.choose(game.view(seat), decision)
                assert world.decision.text(twin.choose(world.view(seat), world.decision)) == decision.text(
                    chosen
                )
                assert bot.explain() == twin.explain()
                compared += 1
        game.apply(bots[seat].choose(game.view(seat), decision))
    assert compared


def law_wins(law: str, others: str, games: int) -> int:
    rules = BangRules(bang.NAMES[:5])
    won = 0
    for number in range(games):
        game = Game.start(rules, f"level/{number}")
        sides = rules.sides(game.state)
        bots = [make(law if side == "law" else others, f"{number}/{seat}") for seat, side in enumerate(sides)]
        while (decision := game.decision) is not None:
            game.apply(bots[decision.player].choose(game.view(decision.player), decision))
        won += sides[game.state.winners[0]] == "law"
    return won


def test_a_higher_level_wins_more() -> None:
    games = 120 // QUICK
    easy, hard = (
        law_wins(f"rule-of-thumb/{level}", "rule-of-thumb/normal", games) for level in ("easy", "hard")
    )
    assert hard > easy + games * 0.1


def test_two_who_rob_each_other_do_not_go_on_for_ever() -> None:
    """Pat Brennan and a Vera Custer with his ability once took the same card from each other for ever."""
    rules = BangRules(bang.NAMES[:5], ["dodge-city"], ["first-game"])
    tempers = ["careful", "greedy", "vengeful", "blind", "hard"]
    game = Game.start(rules, "many94")
    bots = [make(f"rule-of-thumb/{temper}", f"94/{seat}") for seat, temper in enumerate(tempers)]
    for _ in range(3000):
        decision = game.decision
        if decision is None:
            return
        game.apply(bots[decision.player].choose(game.view(decision.player), decision))
    raise AssertionError("this game has no end")
