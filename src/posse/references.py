"""The references of the sets: every rule, card, character and ruling, for players to look up.

They are beside the rules of each set as `reference.yaml`, in English.
"""

from importlib.resources.abc import Traversable
from typing import Any

import yaml

from posse import folders


def path(game: str, set_id: str) -> Traversable:
    """Where the reference of a set is."""
    return folders.of(game, set_id).path / "reference.yaml"


def read(file: Traversable) -> dict[str, Any]:
    """The contents of a reference, section by section; empty if there is none."""
    if not file.is_file():
        return {}
    # Safe either way, and ten times as fast with the C library.
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    out: dict[str, Any] = yaml.load(file.read_text("utf-8"), loader)
    return out
