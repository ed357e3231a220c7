"""Why a move of a finished game was made: its bot is asked again, or, for a person's move, the adviser."""

from typing import NamedTuple

import msgspec

from posse import bots
from posse.bots import Bot
from posse.kernel.game import Game
from posse.server import advice
from posse.server.advice import ADVISER
from posse.server.messages import option_info
from posse.server.refusal import Refusal
from posse.server.replay.frames import How, TimeLimit
from posse.server.replay.from_log import Answer, PlayedGame
from posse.server.wire import OptionInfo
from posse.tellers import teller


class Why(msgspec.Struct, frozen=True):
    """What a bot thinks about a move: the one that made it, or, for a person's move, one that was asked afterwards."""

    move: int  # in the record, from 1
    seat: int
    how: How
    made: OptionInfo
    bot: str
    option: OptionInfo  # what the bot would take
    agrees: bool  # and that is what was played
    text: str  # in the requested language, if the bot speaks it
    beliefs: list[list[float]]  # for each seat, the chance that it is sheriff, deputy, outlaw, renegade


class _Asked(NamedTuple):
    """A bot that is asked about a move."""

    bot: Bot
    spec: str
    lang: str
    called: dict[str, str]  # what people call the players, by their names in the game


def explain(played: PlayedGame, move: int, lang: str, called: dict[str, str]) -> Why:
    """Why a move was made."""
    game, answer = _before(played, move)
    seat = _seat(game)
    if answer.how == "forced":
        raise _no_choice(move)
    if answer.how == "player":
        return _opinion(game, answer, move, _Asked(bots.make(ADVISER, ""), ADVISER, lang, called))
    spec = answer.bots[seat]
    bot = bots.make(spec, f"{played.task.seed}/{seat}")  # the same seed as in the game
    asked = _Asked(bot, spec, lang, called)
    return _opinion(_asked_all_along(played, bot, seat, spec, move), answer, move, asked)


def _before(played: PlayedGame, move: int) -> tuple[Game, Answer]:
    """The game before a move, and how it was answered."""
    game = played.game()
    for answer in played.answers:
        if len(game.moves) == move - 1:
            return game, answer
        if len(game.moves) >= move:
            raise _no_choice(move)
        game.apply(answer.option)
    if len(game.moves) >= move:
        raise _no_choice(move)
    raise Refusal("no-such-move", f"there is no move {move}: this game has {len(game.moves)}")


def _no_choice(move: int) -> Refusal:
    return Refusal("no-choice", f"there was nothing to choose: move {move} was the only one possible")


def _seat(game: Game) -> int:
    assert game.decision is not None
    return game.decision.player


def _asked_all_along(played: PlayedGame, bot: Bot, seat: int, spec: str, move: int) -> Game:
    """The game before a move. On the way the bot is asked everything that it was asked in the game, so that its luck is
    the same. One that looks ahead has new luck at every decision, and asking it all would take long."""
    game, limit = played.game(), TimeLimit()
    for answer in played.answers:
        if len(game.moves) == move - 1:
            break
        if (
            not bot.imagines
            and _seat(game) == seat
            and answer.how in ("bot", "timeout")
            and answer.bots[seat] == spec
        ):
            advice.choice(game, bot)
        game.apply(answer.option)
        limit.check()
    return game


def _opinion(game: Game, answer: Answer, move: int, asked: _Asked) -> Why:
    decision = game.decision
    assert decision is not None
    bot = asked.bot
    taken = advice.choice(game, bot)
    says, view = teller(game.rules), game.view(decision.player)
    return Why(
        move=move,
        seat=decision.player,
        how=answer.how,
        made=option_info(says, decision, decision.options[answer.option], view),
        bot=asked.spec,
        option=option_info(says, decision, decision.options[taken], view),
        agrees=taken == answer.option,
        text=advice.in_words(bot, asked.lang, asked.called),
        beliefs=[[round(chance, 3) for chance in row] for row in bot.beliefs(view)],
    )
