"""Which move a bot would make and why: in a running game, and in a replay."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from posse.bots import Bot, sit_down
from posse.bots.registry import USUAL
from posse.bots.search.bot import Search
from posse.bots.words import said
from posse.kernel.game import Game

#: The bot that says what it would have done in a replay: at once, for every move.
ADVISER: Final = "rule-of-thumb"


class Advised(NamedTuple):
    """A move that a bot would make, and why."""

    option: int  # by its number
    text: str
    chance: int = 0  # games won with it, out of a hundred; 0 if unknown
    instead: int = 0  # the same for the next best move


def of(game: Game, lang: str, called: Mapping[str, str]) -> Advised:
    """What a strong player would do in place of the one who is asked: a bot that looks ahead, in as many worlds as the
    server allows. It knows no more than that player does."""
    bot = Search("", USUAL)
    option = choice(game, bot)
    return Advised(option, said(bot.in_words(), lang, called=called), *(bot.figures() or ()))


def choice(game: Game, bot: Bot) -> int:
    """The number of the option that a bot takes. The bot sees what the asked player may see, and nothing else."""
    decision = game.decision
    assert decision is not None
    sit_down(bot, game, decision.player)
    option = bot.choose(game.view(decision.player) if bot.looks else None, decision)
    return decision.options.index(option)


def in_words(bot: Bot, lang: str, called: Mapping[str, str]) -> str:
    """Why a bot took its last option, in the given language. A bot without translated words explains itself in its own
    way. `called` maps players to the names that people know them by."""
    reason = bot.reason()
    return bot.explain() if reason is None else said(reason, lang, called=called)
