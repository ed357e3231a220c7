"""A way of playing that turns up the last show card: nobody hurts anybody before that."""

import random
from typing import Final, cast

from posse.bang.table import Table
from posse.kernel.game import Game

_COACHES: Final = ("play stagecoach", "play wells-fargo")
_HARM: Final = ("->", "gatling", "indians", "dynamite", "howitzer", "brawl", "rust", "discard stagecoach")


def peaceful(game: Game, luck: random.Random) -> int:
    """First Stagecoaches and moves that harm nobody. Once everybody plays for himself, random moves."""
    assert game.decision is not None
    texts = game.decision.texts
    if not cast(Table, game.state).goals.for_all:
        for wanted in (
            [text for text in texts if text.startswith(_COACHES)],
            [text for text in texts if calm(text)],
        ):
            if wanted:
                return texts.index(luck.choice(wanted))
    return luck.randrange(len(texts))


def calm(text: str) -> bool:
    return not any(harm in text for harm in _HARM)
