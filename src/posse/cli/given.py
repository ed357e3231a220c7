"""What several commands may be given."""

import os
from collections.abc import Mapping
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
        help="Variants, separated by commas. BANG!: stick-of-dynamite, first-game, shadow-gunslingers; "
        "duel: long-game, all-characters."
    ),
]
Bots = Annotated[
    str,
    Parameter(
        help="Bots, separated by commas and dealt out to the seats in turn: random, rule-of-thumb, with a level "
        "(easy, normal, hard) and a temper (bold, careful, greedy, vengeful) as in rule-of-thumb/easy/bold, "
        "or a class of yours as in my_bots:MyBot."
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
Jobs = Annotated[
    int | None, Parameter(help="How many processes play at a time; by default one for every core.")
]


def with_own_sets(sets: str, folders: tuple[Path, ...]) -> tuple[str, ...]:
    """The ids of the sets to play with: those that are named, and those in the folders, which are added."""
    return (*words(sets), *add_own_sets(folders))


def add_own_sets(folders: tuple[Path, ...]) -> list[str]:
    """Add the sets in folders; their ids. Those that are installed are looked through too."""
    from posse.bang.outside import ENTRY_POINTS

    if not folders and not entry_points(group=ENTRY_POINTS):
        return []
    from posse import outside

    complain(outside.check_installed())
    return [outside.add(folder).id for folder in folders]


def words(text: str) -> tuple[str, ...]:
    """A list given as one word, `a,b,c`."""
    return tuple(item.strip() for item in text.split(",") if item.strip())


def language(lang: str, environment: Mapping[str, str] = os.environ) -> str:
    """The language somebody asked for; by default that of his environment if we have it, otherwise English."""
    from posse.locales import FIRST, LANGUAGES

    if lang:
        if lang not in LANGUAGES:
            raise PosseError(f'there are no words in "{lang}"; choose from {", ".join(LANGUAGES)}')
        return lang
    wished = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2].lower()
    return wished if wished in LANGUAGES else FIRST
