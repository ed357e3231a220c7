"""Tables of the Duel set up by hand, and what a bot does there."""

import json
from collections.abc import Sequence
from typing import Any

from posse.bots import Bot, make
from posse.bots.duel.thumb import DuelThumb
from posse.bots.style import Style
from posse.duel.scenario import DuelSetter
from posse.kernel.game import Game
from posse.kernel.scenario import read

#: The characters unless a test says otherwise. Their abilities do not matter in most positions.
LAW = {"ac": "bill-tightman", "rc": "wild-bill"}
OUTLAW = {"ac": "bull-anderson", "rc": "slim-poet"}
#: Two of these wait in reserve.
RESERVES = ["jango", "buffalo-bell", "pat-garret"], ["dalton-bros", "tom-thorn", "west-harding"]


def position(turn: str, moves: Sequence[str] = (), **table: Any) -> Game:
    """A table after some moves (`law: play colt -> outlaw.ac`). `law` and `outlaw` say what differs from the usual. A
    character is an id, or an id with its life and equipment (`sid-curry 2 hat barrel`)."""
    players = [
        {"law": side({**LAW, **table.pop("law", {})}, RESERVES[0])},
        {"outlaw": side({**OUTLAW, **table.pop("outlaw", {})}, RESERVES[1])},
    ]
    data = {"scenario": "x", "game": "duel", "players": players, "turn": turn, **table, "moves": []}
    game = DuelSetter().table(read(json.dumps(data), "x"), ["law", "outlaw"])
    for move in moves:
        name, _, text = move.partition(": ")
        assert game.decision is not None
        assert game.decision.name == name, (move, game.decision)
        game.apply(text)
    return game


def side(entry: dict[str, Any], reserve: list[str]) -> dict[str, Any]:
    """The entry of a side, as a scenario has it."""
    in_play = f"{entry['ac']} {entry['rc']}".split()
    out = {"reserve": [id for id in reserve if id not in in_play][:2], **entry}
    for place in ("ac", "rc"):
        if entry[place] is None:
            del out[place]
        else:
            out[place] = fighter(entry[place])
    return out


def fighter(text: str) -> dict[str, Any]:
    character, *rest = text.split()
    out: dict[str, Any] = {"character": character}
    if rest and rest[0].isdigit():
        out["life"] = int(rest.pop(0))
    out["equipment"] = rest
    return out


#: A side with a single character left.
ALONE: dict[str, Any] = {"rc": None, "reserve": []}


def chosen(game: Game, bot: Bot | None = None) -> str:
    """The choice of the bot whose decision it is."""
    decision = game.decision
    assert decision is not None
    bot = bot or make("rule-of-thumb", "1")
    return decision.text(bot.choose(game.view(decision.player), decision))


def chooses(game: Game, bot: Bot | None = None) -> str:
    """The same, without the copies of cards."""
    return short(chosen(game, bot))


def short(text: str) -> str:
    """`play colt@law-dynamite -> outlaw.ac` as `play colt -> outlaw.ac`."""
    return " ".join(word.partition("@")[0] if "-" in word and "@" in word else word for word in text.split())


def plays_on(game: Game) -> list[str]:
    """The choices of the bot whose decision it is, until another player has to decide."""
    seat = None if game.decision is None else game.decision.player
    bot = make("rule-of-thumb", "1")
    done: list[str] = []
    while (decision := game.decision) is not None and decision.player == seat:
        option = bot.choose(game.view(decision.player), decision)
        done.append(short(decision.text(option)))
        game.apply(option)
    return done


def worth(game: Game, style: Style | None = None) -> dict[str, float]:
    """What the options are worth to the player who has to decide."""
    decision = game.decision
    assert decision is not None
    thumb = DuelThumb(style or Style(), make("random", "1").luck)
    gains = thumb.weigh(game.view(decision.player), decision)
    return dict(zip([short(text) for text in decision.texts], gains, strict=True))


def says(game: Game) -> str:
    """What the bot says about its choice."""
    bot = make("rule-of-thumb", "1")
    chooses(game, bot)
    return bot.explain()
