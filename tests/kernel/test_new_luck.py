"""The same table with new luck: for who looks back at a game."""

import pytest

import posse
from posse.bang.cards import SETS
from posse.bots.bot import RandomBot
from posse.kernel.game import Game

ALL_SETS = [id for id in SETS if id != "base"]
GAMES: list[tuple[str, int, list[str]]] = [
    ("bang", 5, []),
    ("bang", 8, ALL_SETS),
    ("duel", 2, []),
    ("dice", 5, []),
]


def positions(game: Game, seed: str) -> list[Game]:
    """Copies of a random game, at every seventh decision."""
    bot, found = RandomBot(seed), list[Game]()
    while (decision := game.decision) is not None:
        if len(game.moves) % 7 == 0:
            found.append(game.clone())
        game.apply(bot.choose(None, decision))
    return found


def seen(game: Game) -> list[object]:
    """What each player has, and what he is asked."""
    views = [game.view(seat).as_dict() for seat in range(len(game.names))]
    for view in views:
        view.pop("events", None)
    return [*views, game.decision and game.decision.texts]


@pytest.mark.parametrize(("name", "players", "sets"), GAMES)
def test_players_keep_what_they_have(name: str, players: int, sets: list[str]) -> None:
    for position in positions(posse.new(name, players=players, sets=sets, seed="keep"), "keep"):
        assert seen(position.with_new_luck("another")) == seen(position)


@pytest.mark.parametrize(("name", "players", "sets"), GAMES)
def test_what_comes_is_another(name: str, players: int, sets: list[str]) -> None:
    """Two copies with the same luck go the same way, those with other luck mostly not."""
    for position in positions(posse.new(name, players=players, sets=sets, seed="other"), "other")[:3]:
        ways = [played_on(position.with_new_luck(seed)) for seed in (1, 1, 2, 3)]
        assert ways[0] == ways[1]
        assert len({tuple(way) for way in ways}) > 1


def played_on(game: Game) -> list[str]:
    bot = RandomBot("on")
    while (decision := game.decision) is not None and len(game.moves) < 60:
        game.apply(bot.choose(None, decision))
    return [game.rules.speaker.text(move.option) for move in game.moves]
