"""What a bot takes and why: in a game that is on, and in a replay."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from posse.bots import Bot, sit_down
from posse.bots.registry import USUAL
from posse.bots.search.bot import Search
from posse.bots.words import said
from posse.kernel.game import Game

#: The bot that says what it would have done, where a game is told again: at once, for every move.
ADVISER: Final = "rule-of-thumb"


class Advised(NamedTuple):
    """A move that a bot would make, and why."""

    option: int  # by its number
    text: str
    chance: int = 0  # so many games of a hundred are won with it; 0 if nobody can say
    instead: int = 0  # and so many with the next best move


def of(game: Game, lang: str, called: Mapping[str, str]) -> Advised:
    """What a strong player would do in place of the one who is asked: a bot that looks ahead, in as many worlds as the
    host of the server lets bots imagine. It knows no more than that player does."""
    bot = Search("", USUAL)
    option = choice(game, bot)
    return Advised(option, said(bot.in_words(), lang, called=called), *(bot.figures() or ()))


def choice(game: Game, bot: Bot) -> int:
    """The number of the option that a bot takes. It is shown what the asked player may see, and nothing else."""
    decision = game.decision
    assert decision is not None
    sit_down(bot, game, decision.player)
    option = bot.choose(game.view(decision.player) if bot.looks else None, decision)
    return decision.options.index(option)


def in_words(bot: Bot, lang: str, called: Mapping[str, str]) -> str:
    """Why a bot took its last option, in a language. A bot without words for it explains itself in its own way.
    `called` says what people call the players."""
    reason = bot.reason()
    return bot.explain() if reason is None else said(reason, lang, called=called)
