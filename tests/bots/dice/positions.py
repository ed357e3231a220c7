"""Tables of the Dice Game set up by hand, and what a bot does there."""

import json
from collections.abc import Sequence
from typing import Any

from posse.bots import Bot, make
from posse.bots.dice.thumb import DiceThumb
from posse.bots.style import Style
from posse.dice.scenario import DiceSetter
from posse.kernel.game import Game
from posse.kernel.scenario import read

#: Who sits where unless a test says otherwise. Ann's neighbours are Bob and Eve; Cal and Dee sit two places away.
ROLES = {"ann": "sheriff", "bob": "deputy", "cal": "renegade", "dee": "outlaw", "eve": "outlaw"}
#: Characters whose abilities do not matter in most positions.
PLAIN = {
    "ann": "paul-regret",
    "bob": "jourdonnais",
    "cal": "jesse-jones",
    "dee": "vulture-sam",
    "eve": "pedro-ramirez",
}


def position(turn: str, rolls: str, moves: Sequence[str] = (), **table: Any) -> Game:
    """A table of five after some moves (`eve: choose ann`). `rolls` are the next dice to fall (`one two beer`). `table`
    says what each player has, and how many arrows are in the pile."""
    players = [
        {name: {"role": role, "character": PLAIN[name], **table.pop(name, {})}}
        for name, role in ROLES.items()
    ]
    data = {
        "scenario": "x",
        "game": "dice",
        "players": players,
        "turn": turn,
        "rolls": rolls.split(),
        **table,
    }
    game = DiceSetter().table(read(json.dumps({**data, "moves": []}), "x"), list(ROLES))
    for move in moves:
        name, _, text = move.partition(": ")
        assert game.decision is not None
        assert game.decision.name == name, (move, game.decision)
        game.apply(text)
    return game


def chooses(game: Game, bot: Bot | None = None) -> str:
    """The choice of the bot whose decision it is."""
    decision = game.decision
    assert decision is not None
    bot = bot or make("rule-of-thumb", "1")
    return decision.text(bot.choose(game.view(decision.player), decision))


def rolled_again(game: Game) -> set[int]:
    """The dice the bot rolls again; none if it keeps them all."""
    verb, _, dice = chooses(game).partition(" ")
    assert verb in ("reroll", "keep")
    return {int(die) for die in dice.split(", ") if die}


def worth(game: Game, style: Style | None = None) -> dict[str, float]:
    """What the options are worth to the player who has to decide."""
    decision = game.decision
    assert decision is not None
    thumb = DiceThumb(style or Style(), make("random", "1").luck)
    return dict(zip(decision.texts, thumb.weigh(game.view(decision.player), decision), strict=True))


def says(game: Game) -> str:
    """What the bot says about its choice."""
    bot = make("rule-of-thumb", "1")
    chooses(game, bot)
    return bot.explain()
