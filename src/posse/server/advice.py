"""What a bot takes and why: in a game that is on, and in a replay."""

from collections.abc import Mapping
from typing import Final

from posse import bots
from posse.bots import Bot
from posse.kernel.game import Game

#: Who says what he would do in a person's place.
ADVISER: Final = "rule-of-thumb"


def of(game: Game, lang: str, called: Mapping[str, str]) -> tuple[int, str]:
    """What somebody who had seen what the asked player has seen would take, by number, and why."""
    bot = bots.make(ADVISER, "")
    return choice(game, bot), in_words(bot, lang, called)


def choice(game: Game, bot: Bot) -> int:
    """The number of the option that a bot takes. It is shown what the asked player may see, and nothing else."""
    decision = game.decision
    assert decision is not None
    option = bot.choose(game.view(decision.player) if bot.looks else None, decision)
    return decision.options.index(option)


def in_words(bot: Bot, lang: str, called: Mapping[str, str]) -> str:
    """Why it took that, in a language as far as it speaks it; `called` says what people call the players."""
    from posse.bots.words import said  # only who asks needs the words

    reason = bot.reason()
    return bot.explain() if reason is None else said(reason, lang, called=called)
