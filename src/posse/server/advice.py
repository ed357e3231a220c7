"""What a bot takes and why: in a game that is on, and in a replay."""

from collections.abc import Mapping
from typing import Final

from posse import bots
from posse.bots import Bot
from posse.kernel.game import Game

#: The bot that gives advice to people.
ADVISER: Final = "rule-of-thumb"


def of(game: Game, lang: str, called: Mapping[str, str]) -> tuple[int, str]:
    """The number of the option that the adviser would take in place of the asked player, and why. He knows no more than
    that player does."""
    bot = bots.make(ADVISER, "")
    return choice(game, bot), in_words(bot, lang, called)


def choice(game: Game, bot: Bot) -> int:
    """The number of the option that a bot takes. It is shown what the asked player may see, and nothing else."""
    decision = game.decision
    assert decision is not None
    option = bot.choose(game.view(decision.player) if bot.looks else None, decision)
    return decision.options.index(option)


def in_words(bot: Bot, lang: str, called: Mapping[str, str]) -> str:
    """Why a bot took its last option, in a language. A bot without words for it explains itself in its own way.
    `called` says what people call the players."""
    from posse.bots.words import said  # only who asks needs the words

    reason = bot.reason()
    return bot.explain() if reason is None else said(reason, lang, called=called)
