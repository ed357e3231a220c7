"""Whole games of bots."""

import json
from typing import Any

import pytest

from posse.bots import Bot, make
from posse.dice.rules import DiceRules
from posse.dice.scenario import DiceSetter
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.kernel.scenario import read
from posse.lab.simulate import run
from tests.bots.dice.positions import chooses
from tests.dice.configurations import ALL, NAMES, PLAIN
from tests.properties import QUICK


def played(rules: Rules, seed: str, specs: list[str]) -> Game:
    """A game of bots. The names are assigned to the seats in turn."""
    game = Game.start(rules, seed)
    run(game, [make(specs[seat % len(specs)], f"{seed}/{seat}") for seat in range(len(rules.names))])
    return game


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: str(len(rules.names)))
def test_every_game_comes_to_its_end(rules: Rules) -> None:
    specs = ["rule-of-thumb", "random", "rule-of-thumb/easy/vengeful", "rule-of-thumb/normal/careful"]
    for number in range(max(1, 6 // QUICK)):
        assert played(rules, f"end/{number}", specs).over


def test_the_same_seed_gives_the_same_game() -> None:
    for rules in PLAIN[::2]:
        records = {played(rules, "same", ["rule-of-thumb/normal"]).record() for _ in range(2)}
        assert len(records) == 1


def test_the_renegade_may_be_asked_while_the_sheriff_falls() -> None:
    """A Renegade's Gatling takes the Sheriff's last point, and the other Renegade may still take an arrow."""
    roles = ["renegade", "sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy"]
    players: list[dict[str, dict[str, Any]]] = [
        {name: {"role": role, "dead": role in ("outlaw", "deputy")}}
        for name, role in zip(NAMES, roles, strict=True)
    ]
    players[1]["bob"]["life"] = 1
    players[2]["cal"]["character"] = "bart-cassidy"
    rolls = ["gatling", "gatling", "gatling", "dynamite", "dynamite"]
    table = {"scenario": "x", "game": "dice", "players": players, "rolls": rolls, "turn": "ann", "moves": []}
    game = DiceSetter().table(read(json.dumps(table), "x"), list(NAMES))
    game.apply("keep")
    assert game.decision is not None
    assert (game.decision.name, game.decision.kind) == ("cal", "ability")
    assert chooses(game) == "use bart-cassidy"


def test_without_noise_it_needs_no_luck() -> None:
    """The best option is the same every time: only misjudgement depends on random numbers."""
    game = Game.start(PLAIN[1], "luck")
    bots = [make("rule-of-thumb", str(seat)) for seat in range(5)]
    while (decision := game.decision) is not None:
        bot, before = bots[decision.player], bots[decision.player].luck.getstate()
        game.apply(bot.choose(game.view(decision.player), decision))
        assert bot.luck.getstate() == before


@pytest.mark.parametrize(("side", "chance"), [("law", 0.33), ("outlaws", 0.62), ("renegade", 0.055)])
def test_it_beats_random_players_on_every_side(side: str, chance: float) -> None:
    """`chance`: how often that side wins at a table of five if everybody chooses at random."""
    rules = DiceRules(NAMES[:5])
    games = 48 // QUICK
    won = 0
    for number in range(games):
        game = Game.start(rules, f"strong/{side}/{number}")
        sides = rules.sides(game.state)
        bots: list[Bot] = [
            make("rule-of-thumb" if mine == side else "random", f"{number}/{seat}")
            for seat, mine in enumerate(sides)
        ]
        run(game, bots)
        won += sides[game.state.winners[0]] == side
    assert won / games > chance + 0.2
