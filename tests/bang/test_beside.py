"""A set changes nothing where nothing of it is on the table: the rulebook holds with all sets beside those of a
scenario. Nobody has a load to put anywhere then, and what depends on which cards there are is left out."""

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
#: Scenarios that are about what there is with these sets alone.
ALONE: Final = {
    "ws-dorothy-rage-once-a-turn",  # a Beer that is forced may be sold, where there is gold
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
