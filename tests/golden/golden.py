"""Golden records: games whose every move, event and view must come out byte for byte, on both builds.

`python -m tests.golden.golden` writes them anew; do so only when a rule was meant to change.
"""

import hashlib
import json
import random
from pathlib import Path

from posse.bang import sets
from posse.bang.rules import BangRules
from posse.games import rules
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from tests.bang.configurations import NAMES
from tests.bang.peace import peaceful

FOLDER = Path(__file__).parent
GAMES: dict[str, Rules] = {
    "bang-4": BangRules(NAMES[:4]),
    "bang-5": BangRules(NAMES[:5]),
    "bang-6-first-game": BangRules(NAMES[:6], (), ["first-game"]),
    "bang-7-stick": BangRules(NAMES[:7], (), ["stick-of-dynamite"]),
    "bang-5-two-characters": BangRules(NAMES[:5], (), ["two-characters"]),
    "bang-3-dodge-city": BangRules(NAMES[:3], ["dodge-city"]),
    "bang-5-high-noon": BangRules(NAMES[:5], ["high-noon"]),
    "bang-6-fistful": BangRules(NAMES[:6], ["fistful-of-cards"]),
    "bang-5-valley-of-shadows": BangRules(NAMES[:5], ["valley-of-shadows"]),
    "bang-5-gold-rush": BangRules(NAMES[:5], ["gold-rush"]),
    "bang-6-shadows": BangRules(NAMES[:6], ["gold-rush", "dodge-city"], ["shadow-gunslingers"]),
    "bang-5-wild-west-show": BangRules(NAMES[:5], ["wild-west-show"]),
    "bang-5-armed-and-dangerous": BangRules(NAMES[:5], ["armed-and-dangerous"]),
    "bang-5-last-one-in-play": BangRules(
        NAMES[:5], ["dodge-city", "gold-rush", "wild-west-show", "armed-and-dangerous"]
    ),
    "bang-7-wild-west-show": BangRules(
        NAMES[:7], ["dodge-city", "fistful-of-cards", "gold-rush", "wild-west-show", "armed-and-dangerous"]
    ),
    "bang-5-great-train-robbery": BangRules(NAMES[:5], ["great-train-robbery"]),
    "bang-8-all-nine": BangRules(NAMES[:8], [each.id for each in sets.ALL[1:]], ["shadow-gunslingers"]),
    "bang-8-everything": BangRules(
        NAMES[:8], ["dodge-city", "high-noon", "fistful-of-cards"], ["stick-of-dynamite"]
    ),
    "dice-5": rules("dice", 5),
    "dice-8": rules("dice", 8),
    "duel": rules("duel"),
}
#: Those in which the goals change, which chance alone would hardly bring about.
TO_THE_LAST_SHOW = ("bang-5-last-one-in-play",)


def played(name: str) -> tuple[Game, str]:
    """The game of a name, played at random by its own seed, and the fingerprint of all that anybody saw in it."""
    game = Game.start(GAMES[name], name)
    choose = random.Random(name)
    digest = hashlib.sha256()
    while True:
        for seat in range(-1, len(game.names)):
            digest.update(json.dumps(game.view(seat).as_dict(), sort_keys=True).encode())
        if game.decision is None:
            break
        digest.update(repr(game.decision.texts).encode())
        peace = name in TO_THE_LAST_SHOW
        game.apply(peaceful(game, choose) if peace else choose.randrange(len(game.decision.options)))
    digest.update("\n".join(map(repr, game.events)).encode())
    return game, digest.hexdigest()


def text(name: str) -> str:
    game, seen = played(name)
    return f"{game.record()}# everything seen: {seen}\n"


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(text(each), encoding="utf-8")
