"""Tables set up by hand, and what a bot does there."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import yaml

from posse.bang.scenario import BangSetter
from posse.bots import Bot, make
from posse.kernel.game import Game
from posse.kernel.scenario import read

#: Who sits where unless a test says otherwise. Nobody's ability matters.
ROLES = {"ann": "sheriff", "bob": "outlaw", "cal": "outlaw", "dee": "renegade", "eve": "deputy"}
PLAIN = {
    "ann": "paul-regret",
    "bob": "black-jack",
    "cal": "willy-the-kid",
    "dee": "lucky-duke",
    "eve": "vulture-sam",
}


def position(turn: str, moves: Sequence[str] = (), sets: Sequence[str] = (), **table: Any) -> Game:
    """A table of five, or only of the players in `only`, after some moves (`bob: play bang@2C -> ann`). `table` says
    what each player has, and anything else that a scenario may say."""
    people = table.pop("only", list(ROLES))
    players = []
    for name in people:
        entry = {"role": ROLES[name], "character": PLAIN[name], **deepcopy(table.pop(name, {}))}
        players.append({name: entry})
    data = {"scenario": "x", "game": "bang", "sets": ["base", *sets], "players": players, "turn": turn}
    data.update(table)
    data["moves"] = []
    game = BangSetter().table(read(yaml.safe_dump(data, sort_keys=False), "x"), people)
    for move in moves:
        name, _, text = move.partition(": ")
        assert game.decision is not None
        assert game.decision.name == name, (name, game.decision)
        game.apply(text)
    return game


def chooses(game: Game, bot: Bot | None = None) -> str:
    """The choice of the bot on turn."""
    decision = game.decision
    assert decision is not None
    bot = bot or make("rule-of-thumb", "1")
    return decision.text(bot.choose(game.view(decision.player), decision))


def plays_on(game: Game) -> list[str]:
    """The choices of the bot whose decision it is, until another player has to decide."""
    seat = None if game.decision is None else game.decision.player
    bot = make("rule-of-thumb", "1")
    done: list[str] = []
    while (decision := game.decision) is not None and decision.player == seat:
        done.append(chooses(game, bot))
        game.apply(done[-1])
    return done
