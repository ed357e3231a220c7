"""A set changes nothing if nothing of it is on the table. So all scenarios of the rulebook must hold with all other
sets in the game. The supply has no loads then, and scenarios that depend on which cards exist are left out."""

import re
from pathlib import Path
from typing import Final

import pytest

from posse.bang import sets
from posse.bang.scenario import BangSetter
from posse.kernel.scenario import check
from tests.properties import QUICK

RULEBOOK: Final = Path(__file__).parents[2] / "rulebook"
ALL: Final = [each.id for each in sets.ALL]
_SETS: Final = re.compile(r"^sets: \[(.*)\]$", re.MULTILINE)
#: Scenarios that only hold with their own sets.
ALONE: Final = {
    "ws-dorothy-rage-once-a-turn",  # with gold, a Beer that a player is ordered to play may be sold instead
}


def with_all_sets(text: str) -> str:
    """A scenario with all sets."""
    found = _SETS.search(text)
    assert found is not None
    own = [id.strip() for id in found.group(1).split(",")]
    loads = "" if "armed-and-dangerous" in own else "\nloads_supply: 0"
    return text.replace(found.group(0), f"sets: [{', '.join(ALL)}]{loads}")


@pytest.mark.parametrize("folder", ALL)
def test_other_sets_beside_them_change_nothing(folder: str) -> None:
    for path in sorted((RULEBOOK / folder).glob("*.yaml"))[:: 4 if QUICK > 1 else 1]:
        text = path.read_text(encoding="utf-8")
        if path.stem not in ALONE and "deck.count" not in text:
            assert check(with_all_sets(text), path.stem, {"bang": BangSetter()}) is None, path.stem
