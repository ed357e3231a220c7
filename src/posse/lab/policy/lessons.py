"""Lessons for a policy net: decisions from games of bots, and what came of their options when they were tried out.

Options are tried out as the search bot does it, but in the real game with new luck, not in imagined worlds. The net
does not see the hidden hands and roles, so over many lessons it learns what is right on average. A few worlds are
enough: many decisions looked at briefly teach more than a few looked at closely.

A lesson holds what a net is told about the decision, and for each option that it looks at the chance to win with it.
They come in files of some games each, so that making them can be stopped and resumed.
"""

import random
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from posse.bots import make
from posse.bots.learned.mind import layout_of
from posse.bots.learned.sight import Real, Seen
from posse.bots.rule_of_thumb import UNUSED, thumb_of
from posse.bots.search.games import ahead_of
from posse.bots.search.minds import Minds
from posse.bots.search.rollout import horizon, play_on
from posse.bots.style import TEMPERS, Style
from posse.bots.thumb import Thumb
from posse.bots.value.judges import judge_of
from posse.kernel.game import Game
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.lab import files
from posse.lab.parallel import spread
from posse.lab.simulate import MOST_DECISIONS
from posse.lab.training.tables import Chunk, Tables, some_rules_of_thumb

#: The number of games in a file.
CHUNK: Final = 25
#: How often a table of the card game has only the base set: its cards are in all games, and its games are short.
PLAIN: Final = 0.7
#: How often a decision becomes a lesson: its neighbours are much like it.
ASKED: Final = 0.2
#: How often a random option is played then, so that the net also sees where that leads.
ASTRAY: Final = 0.15
#: In how many worlds options are tried out.
WORLDS: Final = 2
#: Tempers that no learning net meets: to see how it does against strangers.
STRANGERS: Final = ("vengeful",)
KNOWN: Final = tuple(temper for temper in TEMPERS if temper not in STRANGERS)


class Lesson(NamedTuple):
    """A decision, and the chance to win with each of the options that are looked at."""

    seen: Seen
    chances: Real


def make_lessons(
    folder: Path, chunks: Sequence[Chunk], jobs: int, done: Callable[[int], None] = lambda _: None
) -> list[Lesson]:
    """All lessons of some chunks; those already in the folder are not made again."""
    missing = [chunk for chunk in chunks if not _file(folder, chunk).exists()]
    done(sum(len(chunk.numbers) for chunk in chunks) - sum(len(chunk.numbers) for chunk in missing))
    for number, lessons in spread(play_chunk, missing, jobs):
        _write(_file(folder, missing[number]), lessons)
        done(len(missing[number].numbers))
    return [lesson for chunk in chunks for lesson in read(_file(folder, chunk))]


def _file(folder: Path, chunk: Chunk) -> Path:
    return folder / f"{chunk.numbers.start:06}-{chunk.numbers.stop:06}.npz"


def play_chunk(chunk: Chunk) -> list[Lesson]:
    """The lessons of some games."""
    tables = Tables(chunk.game, chunk.sets, chunk.players, PLAIN)
    return [lesson for number in chunk.numbers for lesson in _play(chunk, tables, number)]


def _play(chunk: Chunk, tables: Tables, number: int) -> list[Lesson]:
    seed = f"{chunk.seed}/{number}"
    luck = random.Random(seed)
    rules = tables.drawn(luck)
    game = Game.start(rules, seed)
    seats = range(len(rules.names))
    players = [make(some_rules_of_thumb(luck, KNOWN), f"{seed}/{seat}") for seat in seats]
    pupils = [Pupil(chunk.game, luck) for _ in seats]
    out: list[Lesson] = []
    decisions = 0
    while (decision := game.decision) is not None and decisions < MOST_DECISIONS:
        seat = decision.player
        view = game.view(seat)
        choice = players[seat].choose(view, decision)
        if len(decision.options) > 1 and luck.random() < ASKED:
            lesson = pupils[seat].ask(game, view, decision)
            out.append(lesson)
            if luck.random() < ASTRAY:
                choice = decision.options[luck.choice(lesson.seen.numbers.tolist())]
        game.apply(choice)
        decisions += 1
    return out


class Pupil:
    """A player whose options are tried out now and then."""

    def __init__(self, game: str, luck: random.Random) -> None:
        self._layout = layout_of(game)
        self._judge = judge_of(game)
        self._luck = luck
        self._thumb: Thumb | None = None
        self._minds: Minds | None = None

    def ask(self, game: Game, view: View, decision: Decision) -> Lesson:
        ahead = ahead_of(view)
        if self._thumb is None or self._minds is None:
            self._thumb, self._minds = thumb_of(view, Style(), UNUSED), ahead.minds(Style())
        self._minds.catch_up(view)
        seen = self._layout.see(view, decision, self._thumb)
        chances = np.zeros(seen.size, np.float32)
        for _ in range(WORLDS):
            world = game.with_new_luck(self._luck.getrandbits(48))
            until = horizon(world, ahead.turns)
            for place, number in enumerate(seen.numbers.tolist()):
                offshoot = world.offshoot()
                offshoot.apply(number)
                play_on(offshoot, self._minds, until)
                chances[place] += self._judge.chances(offshoot.state)[view.seat] / WORLDS
        return Lesson(seen, chances)


# ---- files: all arrays of all lessons one after the other, and the size of each


def _write(path: Path, lessons: Sequence[Lesson]) -> None:
    arrays = [(*lesson.seen, lesson.chances) for lesson in lessons]
    out: dict[str, Any] = {}
    for number, parts in enumerate(zip(*arrays, strict=True)):
        out[f"sizes{number}"] = np.array([len(part) for part in parts], np.int32)
        out[f"array{number}"] = _small(np.concatenate(parts))
    packed = BytesIO()
    np.savez_compressed(packed, **out)
    files.write_bytes(path, packed.getvalue())


def _small(array: Any) -> Any:
    return array.astype(np.uint16) if array.dtype == np.int64 else array


def read(path: Path) -> list[Lesson]:
    """The lessons of a file."""
    with np.load(path) as stored:
        parts = [
            np.split(stored[f"array{number}"], np.cumsum(stored[f"sizes{number}"])[:-1])
            for number in range(len(stored.files) // 2)
        ]
    return [
        Lesson(Seen(*(each.astype(np.int64) if each.dtype == np.uint16 else each for each in seen)), chances)
        for *seen, chances in zip(*parts, strict=True)
    ]
