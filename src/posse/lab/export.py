"""Games of bots as data for other programs: a row for each decision, with what the player saw, could do and did, and
what came of it.

An export is a folder of parts with a fixed number of games each. A part is written whole or not at all, and depends on
the settings and its number alone: so an export can be stopped and continued.
"""

import gzip
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from posse import __version__
from posse.bots import registry, sit_down
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.kernel.setup import check_seed
from posse.lab import files, simulate
from posse.lab.guard import Broken, Guard, guarded, looks
from posse.lab.parallel import WorkerDied, spread
from posse.lab.seats import roles_of
from posse.lab.simulate import Setting

FORMATS: Final = ("jsonl", "jsonl.gz", "parquet")
#: The number of games in a part.
PART: Final = 100
#: What an export was made with.
ABOUT: Final = "export.json"

Row = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """Some games of an export, for one process."""

    setting: Setting
    numbers: range
    format: str
    path: Path


@dataclass
class Written:
    """The result of a part, or of all of them."""

    games: int = 0
    decisions: int = 0
    bytes: int = 0
    errors: int = 0
    unfinished: int = 0
    messages: tuple[str, ...] = ()

    def add(self, other: "Written") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.bytes += other.bytes
        self.errors += other.errors
        self.unfinished += other.unfinished
        self.messages += other.messages


def check(setting: Setting, count: int, jobs: int, format: str) -> None:
    """Report errors before anything starts."""
    simulate.check(setting, count, jobs)
    check_seed(setting.seed)
    if format not in FORMATS:
        raise PosseError(f'there is no format "{format}"; choose from {", ".join(FORMATS)}')
    if format == "parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise PosseError(
                "Parquet takes pyarrow, which is not installed: pip install 'posse-game[data]'"
            ) from None


def export(
    setting: Setting,
    count: int,
    folder: Path,
    *,
    format: str = "jsonl",
    jobs: int = 1,
    resume: bool = False,
    done: Callable[[int], None] = lambda _: None,
) -> dict[str, Any]:
    """Play games and write them into a folder, or the missing ones; `done` is told of games as they finish."""
    check(setting, count, jobs, format)
    _open(folder, setting, format, count, resume)
    parts = [
        Part(setting, range(at, min(at + PART, count)), format, _path(folder, at, format))
        for at in range(0, count, PART)
    ]
    missing = [part for part in parts if not part.path.exists()]
    for part in parts:
        if part not in missing:
            done(len(part.numbers))
    began = time.perf_counter()
    total = Written()
    try:
        for number, written in spread(write_part, missing, jobs):
            total.add(written)
            done(len(missing[number].numbers))
    except WorkerDied as died:
        raise simulate.died_with(setting, died, f"what is in {folder} can be resumed") from None
    return {
        "folder": str(folder),
        "format": format,
        "parts": len(parts),
        "parts_written": len(missing),
        **{key: value for key, value in asdict(total).items() if key != "messages"},
        "wall_seconds": round(time.perf_counter() - began, 3),
        "messages": list(total.messages),
    }


def _open(folder: Path, setting: Setting, format: str, count: int, resume: bool) -> None:
    """Start an export, or make sure that the one to continue is the same."""
    about = {
        "posse": __version__,
        "rules": setting.rules().version,
        "format": format,
        "game": setting.game,
        "players": setting.players,
        "sets": list(setting.sets),
        "variants": list(setting.variants),
        "bots": list(setting.bots),
        "seed": setting.seed,
        "games_a_part": PART,
    }
    path = folder / ABOUT
    if not path.exists():
        files.write_json(path, {**about, "games": count})
        return
    if not resume:
        raise PosseError(
            f"{folder} holds an export already; --resume goes on with it, or name another folder"
        )
    try:
        before = json.loads(path.read_text("utf-8"))
        other = [key for key, value in about.items() if before[key] != value]
        games = int(before["games"])
    except (OSError, ValueError, KeyError, TypeError):
        raise PosseError(f"{path} cannot be read, so the export cannot be resumed") from None
    if other:
        told = ", ".join(f"{key} {before[key]}" for key in other)
        raise PosseError(f"the export in {folder} was made with other settings: {told}")
    if count < games:
        raise PosseError(f"{folder} is an export of {games} games; ask for at least as many to resume")
    if count > games:
        # The last part of the earlier request may be a short one: it is written again.
        files.remove(_path(folder, games - games % PART, format))
        files.write_json(path, {**about, "games": count})


def _path(folder: Path, first: int, format: str) -> Path:
    """The file of the part that begins with a game."""
    return folder / f"games-{first:09}.{format}"


# ---- a part


def write_part(part: Part) -> Written:
    """Play the games of a part and write it."""
    rules = part.setting.rules()
    came = Written()
    rows: list[Row] = []
    with guarded():
        for number in part.numbers:
            rows += _played(rules, part.setting, number, came)
    came.decisions = len(rows)
    data = _encoded(rows, part.format)
    came.bytes = len(data)
    files.write_bytes(part.path, data)
    return came


def _played(rules: Rules, setting: Setting, number: int, came: Written) -> list[Row]:
    """The rows of one game; none if it failed or did not end."""
    seed = f"{setting.seed}/{number}"
    try:
        game, rows = play(rules, setting, number, seed)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # one broken game must not stop the run; it is counted and reported
        came.errors += 1
        what = f"the bot at seat {error.seat}: {error}" if isinstance(error, Broken) else registry.said(error)
        came.messages += (f"the game of seed {seed} erred: {what}",)
        return []
    if not game.over:
        came.unfinished += 1
        return []
    came.games += 1
    roles, sides, won = roles_of(game), rules.sides(game.state), game.state.winners
    for row in rows:
        seat = row["seat"]
        row["role"], row["side"], row["won"] = roles[seat], sides[seat], seat in won
    return rows


def play(rules: Rules, setting: Setting, number: int, seed: str) -> tuple[Game, list[Row]]:
    """Let bots play a game, and note each decision."""
    seated = setting.players_bots(number)
    game = Game.start(rules, seed, telling=any(map(looks, seated)))
    for seat, bot in enumerate(seated):
        sit_down(bot, game, seat)
    guard, bots = Guard(seated), setting.names()
    rows: list[Row] = []
    while (decision := game.decision) is not None and len(rows) < simulate.MOST_DECISIONS:
        seat = decision.player
        view = game.view(seat)
        choice = guard.ask(seat, view, decision)
        rows.append(
            {
                "game": seed,
                "number": len(rows),
                "seat": seat,
                "bot": bots[seat],
                "kind": decision.kind,
                "about": decision.about,
                "view": view.as_dict(),
                "options": decision.texts,
                "choice": choice,
            }
        )
        game.apply(choice)
    return game, rows


# ---- a file


def _encoded(rows: list[Row], format: str) -> bytes:
    if format == "parquet":
        return _parquet(rows)
    lines = b"".join(_lines(rows))
    # Without the time of writing, so that the same games give the same file.
    return gzip.compress(lines, 6, mtime=0) if format == "jsonl.gz" else lines


def _lines(rows: list[Row]) -> Iterator[bytes]:
    for row in rows:
        yield msgspec.json.encode(row) + b"\n"


def _parquet(rows: list[Row]) -> bytes:
    """The same rows as columns; the view is one column of JSON, since it looks different in every game."""
    import pyarrow as pa
    from pyarrow import parquet

    schema = pa.schema(
        [
            ("game", pa.string()),
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("kind", pa.string()),
            ("about", pa.string()),
            ("view", pa.string()),
            ("options", pa.list_(pa.string())),
            ("choice", pa.int32()),
            ("role", pa.string()),
            ("side", pa.string()),
            ("won", pa.bool_()),
        ]
    )
    for row in rows:
        row["view"] = msgspec.json.encode(row["view"]).decode()
    out = pa.BufferOutputStream()
    parquet.write_table(pa.Table.from_pylist(rows, schema), out, compression="zstd")
    return bytes(out.getvalue().to_pybytes())
