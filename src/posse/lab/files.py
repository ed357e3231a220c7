"""Files that the lab writes."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from posse.kernel.errors import PosseError


def check(path: Path | None) -> None:
    """Check that a file can be written, before hours are spent on its content."""
    if path is not None:
        _draft(path, b"").unlink()


def write(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    draft = _draft(path, data)
    try:
        draft.replace(path)
    except OSError as error:
        raise PosseError(f"{path} cannot be written: {error.strerror}") from None


def remove(path: Path) -> None:
    """Remove a file, if it exists."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise PosseError(f"{path} cannot be removed: {error.strerror}") from None


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    """Write figures for programs and for people to read."""
    write(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def _draft(path: Path, data: bytes) -> Path:
    draft = path.with_name(f".{path.name}.draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(data)
    except OSError as error:
        raise PosseError(f"{path} cannot be written: {error.strerror}") from None
    return draft
