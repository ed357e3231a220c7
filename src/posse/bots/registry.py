"""All bots, by name: Posse's own, those of installed packages, and any class given by its module.

A name may be followed by a level and a temper: `rule-of-thumb/easy/bold`. A single word that says how good a bot is, as
people say it at a table, is a name too: `deadly`, `hard/bold`.
"""

import importlib
import os
import re
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final

from posse.bots.bot import Bot, RandomBot
from posse.bots.learned.bot import Learned, LearnedSearch
from posse.bots.rule_of_thumb import RuleOfThumb
from posse.bots.search.bot import Search
from posse.bots.style import canonical_words, style_of
from posse.kernel.errors import PosseError

#: Packages that offer bots name them under this group of their entry points.
ENTRY_POINTS: Final = "posse.bots"
#: The level of a bot with its own levels, if none is given.
USUAL: Final = "normal"
OWN: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "rule-of-thumb": RuleOfThumb,
    "learned": Learned,
    "search": Search,
    "learned-search": LearnedSearch,
}
#: Words for how good a bot is, and the bot that each stands for; from the weakest to the strongest.
GRADES: Final = {
    "easy": "rule-of-thumb/easy",
    "fair": "rule-of-thumb/normal",
    "hard": "rule-of-thumb/hard",
    "deadly": "search",
}

_LONGEST_MESSAGE: Final = 200
_ADDRESS: Final = re.compile(r"\b0x[0-9a-fA-F]+")

_found: dict[str, Callable[..., Bot]] = dict(OWN)  # Posse's own bots, and those found so far.


def names() -> list[str]:
    """The names of all bots that have a plain name."""
    return [*OWN, *sorted(point.name for point in entry_points(group=ENTRY_POINTS) if point.name not in OWN)]


def make(spec: str, seed: str) -> Bot:
    """The bot with this name, with its own random numbers."""
    name, style = made_of(spec)
    maker = _maker(name)
    if getattr(maker, "styled", False):
        return _made(name, maker, seed, style_of(style, name))
    if levels := getattr(maker, "levels", ()):
        return _made(name, maker, seed, _level(style, levels, name))
    if style:
        raise PosseError(f"{name} comes in no levels or tempers, so {spec} cannot be had; say {name}")
    return _made(name, maker, seed)


def canonical(spec: str) -> str:
    """The one name of a bot that can be asked for by several names: defaults are left out."""
    name, style = made_of(spec)
    if style and getattr(_maker(name), "styled", False):
        style = canonical_words(style, name)
    elif style and (levels := getattr(_maker(name), "levels", ())):
        level = _level(style, levels, name)
        style = [] if level == USUAL else [level]
    return "/".join((name, *style))


def made_of(spec: str) -> tuple[str, list[str]]:
    """The name of a bot and the words after it. If the name is a word that says how good the bot is, it is replaced by
    the bot that the word stands for."""
    name, *style = [word.strip() for word in spec.split("/")]
    if name in GRADES:
        name, *level = GRADES[name].split("/")
        style = [*level, *style]
    return name, style


def check(specs: tuple[str, ...]) -> None:
    """Check that all these bots exist."""
    for spec in specs:
        make(spec, "check")


def said(error: BaseException) -> str:
    """What an error in foreign code says, as one line that is always the same for the same error: without addresses of
    objects."""
    name = type(error).__name__
    try:
        words = " ".join(_ADDRESS.sub("0x...", f"{name}: {error}").split())
    except KeyboardInterrupt:
        raise
    except BaseException:  # even this runs foreign code
        words = name
    words = words.encode("utf-8", "replace").decode()  # a lone surrogate cannot be written to a file
    return words if len(words) <= _LONGEST_MESSAGE else f"{words[:_LONGEST_MESSAGE]}..."


def _level(words: list[str], levels: tuple[str, ...], name: str) -> str:
    """The level in the words after a bot's name."""
    if not words:
        return USUAL
    if len(words) > 1 or words[0] not in levels:
        raise PosseError(
            f"{name}/{'/'.join(words)} cannot be had; {name} has the levels {', '.join(levels)}, and no tempers"
        )
    return words[0]


def _maker(name: str) -> Callable[..., Bot]:
    maker = _found.get(name)
    if maker is None:
        maker = _found[name] = _find(name)
    return maker


def _made(name: str, maker: Callable[..., Any], *how: Any) -> Bot:
    try:
        bot: Any = maker(*how)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # foreign code, which may even try to end the program
        raise PosseError(f"the bot {name} could not be made: {said(error)}") from error
    if not isinstance(bot, Bot):
        raise PosseError(f"{name} makes a {type(bot).__name__}, which is no bot: it must be a posse.bots.Bot")
    return bot


def _find(name: str) -> Callable[..., Bot]:
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            return _loaded(name, point.load)
    if ":" in name:
        return _loaded(name, lambda: _by_module(name))
    choice = ", ".join([*GRADES, *names()])
    raise PosseError(
        f'there is no bot "{name}"; choose from {choice}, '
        "or name a class by its module, for instance my_bots:MyBot",
        "error-no-bot",
        word=name,
        choice=choice,
    )


def _loaded(name: str, load: Callable[[], Any]) -> Callable[..., Bot]:
    try:
        maker = load()
    except (PosseError, KeyboardInterrupt):
        raise
    except BaseException as error:  # foreign code, which may even try to end the program
        raise PosseError(f"the bot {name} could not be loaded: {said(error)}") from error
    if not callable(maker):
        raise PosseError(f"{name} is not a class or a function that makes a bot")
    made: Callable[..., Bot] = maker
    return made


def _by_module(name: str) -> Any:
    """The class in `module:Class`. The module may be in the current folder."""
    module_name, _, attribute = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    module = importlib.import_module(module_name)
    if not hasattr(module, attribute):
        raise PosseError(f"the module {module_name} has no {attribute or 'class named after the colon'}")
    return getattr(module, attribute)
