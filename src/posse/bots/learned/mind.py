"""What the bots that have learnt share: rules of thumb, the net, and what both said about the last decision.

The nets are in the package. POSSE_NETS names a folder with others: `bang.npz`, `duel.npz`, `dice.npz`, and perhaps
value nets for bots that look ahead: `bang-value.json`.
"""

import json
import os
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np

from posse import games
from posse.bang.view import BangView
from posse.bots.learned.net import Net, Player, unpacked
from posse.bots.learned.sight import Layout, Real, Whole
from posse.bots.reason import Reason, Told
from posse.bots.rule_of_thumb import UNUSED, thumb_of
from posse.bots.style import Style
from posse.bots.thumb import Thumb
from posse.bots.value.judge import Judge
from posse.bots.value.judges import judge_of, with_nets
from posse.dice.view import DiceView
from posse.encoding.encodings import widest
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Rules
from posse.kernel.view import View

#: The environment variable with the folder of nets to use instead of those in the package.
NETS: Final = "POSSE_NETS"
#: The score of an option that is not considered.
OVERLOOKED: Final = -1e6

_layouts: Final[dict[str, Layout]] = {}
_players: Final[dict[tuple[str, str], Player]] = {}  # by folder and game
_judges: Final[dict[tuple[str, str], Judge]] = {}


def layout_of(game: str) -> Layout:
    """Where things are in the encoding of a game with everything in it."""
    if game not in _layouts:
        _layouts[game] = Layout(widest(game))
    return _layouts[game]


def player_of(game: str) -> Player:
    """The net of a game, ready to play."""
    folder = os.environ.get(NETS, "")
    player = _players.get((folder, game))
    if player is None:
        player = _players[folder, game] = Player(net_in(folder, game), layout_of(game))
    return player


def net_in(folder: str, game: str) -> Net:
    """The net of a game from a folder, or from the package if none is named."""
    return unpacked(*_stored(folder, game))


def judge_in_use(game: str) -> Judge:
    """The net that judges positions: from the folder if it has value nets, otherwise from the package."""
    folder = os.environ.get(NETS, "")
    path = Path(folder) / f"{game}-value.json"
    if not folder or not path.exists():
        return judge_of(game)
    judge = _judges.get((folder, game))
    if judge is None:
        judge = _judges[folder, game] = _read_judge(path, game)
    return judge


def _read_judge(path: Path, game: str) -> Judge:
    try:
        return with_nets(game, json.loads(path.read_text("utf-8"))["nets"])
    except (AttributeError, IndexError, KeyError, OSError, TypeError, ValueError) as error:
        raise PosseError(f"{path} has no value nets: {error!r}; posse train makes some") from None


def forget(folder: str) -> None:
    """The nets of a folder have changed: read them again when they are needed."""
    for game in games.GAMES:
        _players.pop((folder, game), None)
        _judges.pop((folder, game), None)


def _stored(folder: str, game: str) -> tuple[bytes, str, str]:
    name = f"{game}.npz"
    if not folder:
        return files("posse.bots.learned").joinpath(f"weights/{name}").read_bytes(), game, name
    path = Path(folder) / name
    try:
        return path.read_bytes(), game, str(path)
    except OSError as error:
        raise PosseError(
            f"{path} cannot be read: {error.strerror}; {NETS} names a folder with nets"
        ) from None


def game_of(view: View) -> str:
    """The game of a view."""
    return "bang" if isinstance(view, BangView) else "dice" if isinstance(view, DiceView) else "duel"


class Mind:
    """The mind of one player."""

    def __init__(self, view: View) -> None:
        self.game = game_of(view)
        self.thumb: Thumb = thumb_of(view, Style(), UNUSED)
        self._player = player_of(self.game)
        self._scores: Real = np.zeros(1, np.float32)
        self._numbers: Whole = np.zeros(1, np.int64)
        self._asked: tuple[View, Decision] | None = None

    def weigh(self, view: View, decision: Decision) -> list[float]:
        """The score of each option, as the logarithm of a chance. Options that are not considered have next to no
        chance."""
        seen = self._player.layout.see(view, decision, self.thumb)
        self._scores = self._player.scores(seen)
        self._numbers = seen.numbers
        self._asked = (view, decision)
        out = [OVERLOOKED] * len(decision.options)
        for number, score in zip(seen.numbers.tolist(), self._scores.tolist(), strict=True):
            out[number] = score
        return out

    def reason(self) -> Reason:
        """How sure the net is of its choice and of the next best, and what the rules of thumb say."""
        if self._asked is None:
            return Reason("reason-nothing-chosen")
        view, decision = self._asked
        if len(decision.options) == 1:
            return self.thumb.reason(decision.options[0])
        chosen = int(self._scores.argmax())
        order = np.argsort(-self._scores, kind="stable")
        other = 0 if chosen else int(order[1])
        shares = np.exp(self._scores - self._scores.max())
        sure = np.rint(100 * shares / shares.sum()).astype(int)
        first, second = (decision.options[int(self._numbers[which])] for which in (chosen, other))
        return Reason(
            "reason-learned-differs" if chosen else "reason-learned-agrees",
            move=_label(self.game, view, decision, first),
            sure=int(sure[chosen]),
            other=_label(self.game, view, decision, second),
            less=int(sure[other]),
            count=len(decision.options),
        )


def _label(game: str, view: View, decision: Decision, option: Option) -> Told:
    """The name of a move, as players read it."""
    from posse.tellers import teller  # the words are only loaded for those who ask

    rules = _widest_rules(game)
    names = [player.name for player in view.players] if isinstance(view, BangView | DiceView) else rules.names
    return Told(teller(rules).label(decision, option, view).full, game, names)


def _widest_rules(game: str) -> Rules:
    """The rules of a game with everything in it: a view does not say what the game is played with, and these have words
    for all of it."""
    entry = games.entry(game)
    variants = entry.variants() if game == "bang" else ()  # those of the other games only change numbers
    return games.rules(game, None, [each["id"] for each in entry.catalogue()], variants)
