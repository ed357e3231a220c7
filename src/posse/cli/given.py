"""Parameters that several commands share."""

import os
from collections.abc import Mapping
from contextvars import ContextVar
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from posse.cli.paper import complain
from posse.kernel.errors import PosseError

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for a program to read.")]
Game = Annotated[str, Parameter(help="Which game: bang, dice or duel.")]
Sets = Annotated[str, Parameter(help="Sets of BANG!, separated by commas; base is always in.")]
OwnSets = Annotated[
    tuple[Path, ...],
    Parameter(
        name="--set",
        negative="",
        help="A folder with a set of your own (docs/add-a-set.md); may be given several times.",
    ),
]
Variants = Annotated[
    str,
    Parameter(
        help="Variants, or house rules, separated by commas; `posse catalogue` names those of every set."
    ),
]
Preset = Annotated[
    str,
    Parameter(
        help="Sets and variants of BANG! in one word, such as classic, everything, or surprise, which picks sets at "
        "random. What you name with --sets and --variants is added."
    ),
]
Bots = Annotated[
    str,
    Parameter(
        help="Bots, separated by commas; they take the seats in turn. By strength: easy, fair, hard, deadly. By name: "
        "random; rule-of-thumb, perhaps with a level (easy, normal, hard) and a temper (bold, careful, greedy, "
        "vengeful), as in rule-of-thumb/easy/bold; learned, which has a net; search (quick, normal, deep), which looks "
        "ahead; learned-search, which does both; or a class of your own, as in my_bots:MyBot."
    ),
]
Lang = Annotated[
    str,
    Parameter(
        help="The language: en, de or it. By default that of the environment (LC_ALL, LC_MESSAGES, LANG)."
    ),
]
Seed = Annotated[str, Parameter(help="The same seed gives the same games.")]
Players = Annotated[int | None, Parameter(help="How many sit at the table.")]
Sizes = Annotated[str, Parameter(help="The sizes of the tables, separated by commas; by default all sizes.")]
Jobs = Annotated[
    int | None, Parameter(help="How many processes play at a time; by default one for every core.")
]


#: The language of this command, once it is known. Later errors use it.
SPOKEN: ContextVar[str] = ContextVar("spoken", default="en")


def with_own_sets(sets: str, folders: tuple[Path, ...]) -> tuple[str, ...]:
    """The ids of the sets to play with: those named, and those in the folders, which are added."""
    return (*words(sets), *add_own_sets(folders))


def with_preset(
    preset: str, game: str, players: int, sets: tuple[str, ...], variants: str, seed: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sets and variants to play with: those of the preset, if one is named, and those named."""
    if not preset:
        return sets, words(variants)
    from posse.bang.presets import fitting
    from posse.games import preset as preset_of

    its_sets, its_variants = fitting(preset_of(game, preset), players, seed)
    return _each_once(*its_sets, *sets), _each_once(*its_variants, *words(variants))


def _each_once(*ids: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ids))


def add_own_sets(folders: tuple[Path, ...]) -> list[str]:
    """Add the sets in folders and return their ids. Installed sets are searched too."""
    from posse.bang.outside import ENTRY_POINTS

    if not folders and not entry_points(group=ENTRY_POINTS):
        return []
    from posse import outside

    complain(outside.check_installed())
    return [outside.add(folder).id for folder in folders]


def words(text: str) -> tuple[str, ...]:
    """A list given as one word: `a,b,c`."""
    return tuple(item.strip() for item in text.split(",") if item.strip())


def numbers(sizes: str) -> tuple[int, ...]:
    """Sizes of tables given as one word, `4,5,6`."""
    if not all(size.isdecimal() for size in words(sizes)):
        raise PosseError(f"sizes of tables are numbers, as in 4,5,6, not {sizes}")
    return tuple(map(int, words(sizes)))


def processes(jobs: int | None) -> int:
    """As many processes as were asked for, or one for every core."""
    from posse.lab.parallel import cores

    return cores() if jobs is None else jobs


def language(lang: str, environment: Mapping[str, str] = os.environ) -> str:
    """The requested language; by default the environment's if we have it, otherwise English."""
    from posse.locales import FIRST, LANGUAGES

    if lang:
        if lang not in LANGUAGES:
            raise PosseError(f'there are no words in "{lang}"; choose from {", ".join(LANGUAGES)}')
        SPOKEN.set(lang)
        return lang
    wished = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2].lower()
    SPOKEN.set(wished if wished in LANGUAGES else FIRST)
    return SPOKEN.get()
