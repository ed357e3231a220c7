"""Records: a game as text that people can read and that alone reproduces it, event for event.

    posse record 1
    game: bang
    sets: base
    players: ann, bob, cal, dee
    seed: 7
    rules: 1

    1 ann: play bang@4C -> bob
    2 bob: pass (forced)
    ...
    result: ann, cal

A forced move is one that nobody was asked for, because it was the only option.
"""

import re
from typing import Final

from posse.kernel.errors import PosseError, RecordError
from posse.kernel.notation import parse

FORMAT: Final = "posse record 1"
_KEYS: Final = ("game", "sets", "variants", "players", "seed", "rules", "roles", "characters")
_NEEDED: Final = ("game", "players", "seed", "rules")
_MOVE: Final = re.compile(r"(\d{1,6}) ([\w-]+): (.*?)( \(forced\))?")
#: No game has more moves. A file that claims so is not a record.
_MOST_MOVES: Final = 100_000


class Line:
    """One move of a record."""

    __slots__ = ("forced", "number", "player", "text")

    def __init__(self, number: int, player: str, text: str, forced: bool) -> None:
        self.number = number
        self.player = player
        self.text = text
        self.forced = forced


class Record:
    """A game's header, its moves and, if it is over, who won."""

    def __init__(self, header: dict[str, str], lines: list[Line], winners: list[str] | None) -> None:
        self.header = header
        self.lines = lines
        self.winners = winners  # None: the game was not over

    @property
    def game(self) -> str:
        return self.header["game"]

    @property
    def players(self) -> list[str]:
        return _items(self.header["players"])

    @property
    def sets(self) -> list[str]:
        return _items(self.header.get("sets", ""))

    @property
    def variants(self) -> list[str]:
        return _items(self.header.get("variants", ""))

    def fixed(self, key: str) -> dict[str, str]:
        """What was fixed beforehand: the role or character of each name."""
        out: dict[str, str] = {}
        for item in _items(self.header.get(key, "")):
            name, equals, value = item.partition("=")
            if not equals:
                raise RecordError(f'"{item}" under {key} should read name=value')
            out[name.strip()] = value.strip()
        return out

    def text(self) -> str:
        """The record as it is written to a file."""
        out = [FORMAT, *(f"{key}: {self.header[key]}" for key in _KEYS if self.header.get(key))]
        out.append("")
        out += [f"{x.number} {x.player}: {x.text}{' (forced)' if x.forced else ''}" for x in self.lines]
        if self.winners is not None:
            out.append(f"result: {', '.join(self.winners)}")
        return "\n".join(out) + "\n"

    @staticmethod
    def parse(text: str) -> "Record":
        """Read a record. Errors name the line."""
        rows = text.splitlines()
        if not rows or rows[0].strip() != FORMAT:
            raise RecordError(f'line 1: a record begins with "{FORMAT}"', "error-no-record", begins=FORMAT)
        header: dict[str, str] = {}
        at = 1
        while at < len(rows) and rows[at].strip():
            key, colon, value = rows[at].partition(":")
            if not colon or key not in _KEYS:
                raise RecordError(
                    f"line {at + 1}: expected one of {', '.join(_KEYS)} and a colon, or an empty line"
                )
            if key in header:
                raise RecordError(f"line {at + 1}: {key} stands twice")
            header[key] = value.strip()
            at += 1
        for key in _NEEDED:
            if not header.get(key):
                raise RecordError(f"line {at + 1}: the header does not say {key}")
        lines: list[Line] = []
        winners: list[str] | None = None
        for number in range(at, len(rows)):
            row = rows[number].strip()
            if not row or row.startswith("#"):
                continue
            if winners is not None:
                raise RecordError(f"line {number + 1}: nothing may follow the result")
            if row.startswith("result:"):
                winners = _items(row.removeprefix("result:"))
            else:
                lines.append(_line(row, number + 1, len(lines) + 1))
        return Record(header, lines, winners)


def _line(row: str, at: int, expected: int) -> Line:
    match = _MOVE.fullmatch(row)
    if match is None:
        raise RecordError(f'line {at}: expected a move such as "{expected} ann: play beer@6H"')
    number = int(match[1])
    if number != expected or number > _MOST_MOVES:
        raise RecordError(f"line {at}: this should be move {expected}, not {number}")
    try:
        text = parse(match[3]).text()
    except PosseError as error:
        raise RecordError(f"line {at}: {error}", "error-line", line=at, why=error.said()) from None
    return Line(number, match[2], text, match[4] is not None)


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]
