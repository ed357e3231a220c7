"""What the tests of arenas have in common."""

import json
from typing import Any

from posse.lab.arena.run import TIMING
from posse.lab.simulate import Setting
from tests.lab import bots
from tests.lab.bots import spec

RANDOM = ("random", spec(bots.Plain))


def setting(*names: str, **changes: Any) -> Setting:
    given = {"game": "bang", "players": 4, "sets": (), "variants": (), "bots": names or RANDOM, "seed": "1"}
    return Setting(**{**given, **changes})


def text(figures: dict[str, Any]) -> str:
    """All that must not depend on how an arena was run, to the last letter."""
    return json.dumps({key: value for key, value in figures.items() if key != TIMING})
