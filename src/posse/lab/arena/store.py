"""The folder of an arena: what was played so far, so that a run can be stopped and continued.

`results.jsonl` has the settings in its first line, and a line for each finished portion of games. A line is written at
once; one that was cut off, because the machine stopped just then, is dropped and its games are played again. A file of
that name that is not ours is never touched.
"""

import json
import math
import os
from pathlib import Path
from typing import Any, Final

from posse import __version__
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.lab.arena.match import Deal, Portion, game_seed
from posse.lab.seats import roles_of
from posse.lab.simulate import Setting

RESULTS: Final = "results.jsonl"
FORMAT: Final = "posse arena 1"
_START: Final = f'{{"format":"{FORMAT}",'.encode()  # of our own files


def settings_of(setting: Setting) -> dict[str, Any]:
    """What an arena depends on, except for the number of games."""
    rules = setting.rules()
    return {
        "game": setting.game,
        "players": setting.players,
        "sets": rules.sets,
        "variants": rules.variants,
        "bots": list(setting.bots),
        "seed": setting.seed,
    }


def versions_of(setting: Setting) -> dict[str, str]:
    """The versions that must match for the same settings to give the same games."""
    return {"posse": __version__, "rules": setting.rules().version}


class Results:
    """What was played so far, in memory. Only the records of games that went wrong are written to files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.deals: dict[int, Deal] = {}  # by number
        self.cpu_seconds = 0.0

    def keep(self, portion: Portion) -> None:
        """Take in the result of a task."""
        try:
            self._write(portion)
        except OSError as error:
            raise PosseError(f"nothing can be written to {self.folder}: {error.strerror}") from None
        self._take(portion.deals, portion.cpu_seconds)

    def _write(self, portion: Portion) -> None:
        for name, text in portion.records.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def _take(self, deals: list[Deal], cpu_seconds: float) -> None:
        self.cpu_seconds += cpu_seconds
        for deal in deals:
            self.deals.setdefault(deal.number, deal)


class Folder(Results):
    """What was played so far, in files."""

    def __init__(self, folder: Path, setting: Setting, resume: bool) -> None:
        super().__init__(folder)
        self._path = folder / RESULTS
        self._setting = setting
        head = {"format": FORMAT, "settings": settings_of(setting), "versions": versions_of(setting)}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lines = self._lines()
            if len(lines) > 1:
                self._go_on(lines, head, resume)
            else:  # no games yet
                self._path.write_text(_line(head), encoding="utf-8")
        except OSError as error:
            raise PosseError(f"the folder {folder} cannot be used: {error.strerror}") from None

    def _write(self, portion: Portion) -> None:
        super()._write(portion)
        deals = [deal.as_dict() for deal in portion.deals]
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line({"cpu": round(portion.cpu_seconds, 3), "deals": deals}))
            file.flush()
            os.fsync(file.fileno())

    def _lines(self) -> list[str]:
        """The complete lines; what follows them is cut off."""
        if not self._path.exists():
            return []
        text = self._path.read_bytes()
        if not text.startswith(_START) and not _START.startswith(text):
            raise PosseError(
                f"{self._path} is there already and holds no arena that this Posse can go on with; name another folder"
            )
        whole = text[: text.rfind(b"\n") + 1]
        if len(whole) < len(text):
            os.truncate(self._path, len(whole))
        return whole.decode("utf-8", "replace").split("\n")[:-1]

    def _go_on(self, lines: list[str], head: dict[str, Any], resume: bool) -> None:
        """Read what was played before."""
        if not resume:
            raise PosseError(
                f"{self.folder} holds an arena already; --resume goes on with it, or name another folder"
            )
        self._check(self._read(lines[0], 1), head)
        roles = sorted(roles_of(Game.start(self._setting.rules(), game_seed(self._setting, 0))))
        for number, line in enumerate(lines[1:], 2):
            data = self._read(line, number)
            try:
                cpu = data["cpu"]
                if type(cpu) not in (int, float) or not (math.isfinite(cpu) and cpu >= 0):
                    raise ValueError("no time")
                self._take([Deal.of(deal, self._setting, roles) for deal in data["deals"]], cpu)
            except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
                raise self._damaged(number, "tells no games of this arena") from None

    def _read(self, line: str, number: int) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            raise self._damaged(number, "cannot be read")
        return data

    def _damaged(self, number: int, how: str) -> PosseError:
        remedy = "name another folder" if number == 1 else "delete that line, and its games are played again"
        return PosseError(f"line {number} of {self._path} {how}: the file was damaged; {remedy}")

    def _check(self, found: dict[str, Any], head: dict[str, Any]) -> None:
        """Check that the folder holds games with the same settings."""
        parts = ("settings", "versions")
        if not all(isinstance(found.get(part), dict) for part in parts):
            raise self._damaged(1, "tells no settings")
        differ = [
            f"{key} {_shown(found[part].get(key))}, not {_shown(value)}"
            for part in parts
            for key, value in head[part].items()
            if found[part].get(key) != value
        ]
        if differ:
            raise PosseError(
                f"{self.folder} holds an arena of other settings, so it cannot be resumed: {'; '.join(differ)}"
            )


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def _shown(value: object) -> str:
    return (" + ".join(map(str, value)) or "none") if isinstance(value, list) else str(value)
