"""A way to play at which the last show card is turned up: nobody hurts anybody before it."""

import random
from typing import Final, cast

from posse.bang.table import Table
from posse.kernel.game import Game

_COACHES: Final = ("play stagecoach", "play wells-fargo")
_HARM: Final = ("->", "gatling", "indians", "dynamite", "howitzer", "brawl", "rust", "discard stagecoach")


def peaceful(game: Game, luck: random.Random) -> int:
    """Stagecoaches first, and nothing that harms anybody, until everybody plays for himself; then at random."""
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
