"""Games in which everything that is hidden comes together: all sets and shadows, a Map, hands that are opened and
closed again, roles dealt anew. That would hardly happen by chance."""

import random
from typing import Final

from posse.bang import sets
from posse.bang.scenario import BangSetter
from posse.kernel.game import Game
from posse.kernel.scenario import read

NAMES: Final = ["ann", "bob", "cal", "dee", "eve", "flo", "gus"]
_COACHES: Final = ("play stagecoach", "play wells-fargo")
_SCENE: Final = """\
scenario: everything-SEED
game: bang
sets: [SETS]
variants: [shadow-gunslingers, stick-of-dynamite]
players:
  - ann: {role: sheriff, character: kit-carlson, in_play: [map@3D], hand: [stagecoach@9S, beer@6H, bang@2C, poker@JH]}
  - bob: {role: outlaw, character: black-jack, hand: [wells-fargo@3H, missed@2S, bang@3C], gold: 3}
  - cal: {role: outlaw, character: youl-grinner, hand: [stagecoach@9S, missed@3S, bang@4C]}
  - dee: {role: renegade, character: jesse-jones, dead: 1, gold: 2}
  - eve: {role: deputy, character: flint-westwood, hand: [panic@JH, beer@7H], loads: {character: 2}}
  - flo: {role: outlaw, character: pedro-ramirez, dead: 2, gold: 1}
  - gus: {role: deputy, character: john-pain, hand: [duel@QD, missed@4S, bang@5C], in_play: [barrel@QS]}
show: null
show_next: [sacagaway, helena-zontero, dorothy-rage, bone-orchard, darling-valentine, gag]
turn: ann
phase: start
moves: []
"""


def everything(seed: int) -> Game:
    """The start of such a game."""
    text = _SCENE.replace("SEED", str(seed)).replace("SETS", ", ".join(each.id for each in sets.ALL))
    return BangSetter().table(read(text, f"everything-{seed}"), NAMES)


def coaches_first(game: Game, luck: random.Random) -> int:
    """A random move, but usually one that turns up the next show card, if there is one."""
    assert game.decision is not None
    texts = game.decision.texts
    coaches = [number for number, text in enumerate(texts) if text.startswith(_COACHES)]
    return luck.choice(coaches) if coaches and luck.random() < 0.8 else luck.randrange(len(texts))
