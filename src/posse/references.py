"""The references of the sets: every rule, card, character and ruling, as a player may look them up.

They lie beside the rules of each set as `reference.yaml`, in English.
"""

from importlib.resources.abc import Traversable
from typing import Any

import yaml

from posse import folders


def path(game: str, set_id: str) -> Traversable:
    """Where the reference of a set is."""
    return folders.of(game, set_id).path / "reference.yaml"


def read(file: Traversable) -> dict[str, Any]:
    """What a reference says, section by section; nothing if it is not there."""
    if not file.is_file():
        return {}
    # Safe either way, and ten times as fast where the C library is there.
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    out: dict[str, Any] = yaml.load(file.read_text("utf-8"), loader)
    return out
