"""How well and in what manner a bot plays: its level and its temper."""

from typing import Final

from posse.kernel.errors import PosseError


class Level:
    """How strong a bot is: a weaker level is the same bot, less sure of itself."""

    __slots__ = ("inference", "noise")

    def __init__(self, noise: float, inference: float) -> None:
        self.noise = noise  # the error when it judges an option, in life points (standard deviation)
        self.inference = inference  # how much weight it gives to what it saw others do: 0 none, 1 all


class Temper:
    """What a bot likes: factors for the value of things. With 1 it is neutral."""

    __slots__ = ("cards", "grudge", "harm", "safety")

    def __init__(
        self, harm: float = 1.0, safety: float = 1.0, cards: float = 1.0, grudge: float = 0.0
    ) -> None:
        self.harm = harm  # of harm done to enemies
        self.safety = safety  # of its own life
        self.cards = cards  # of cards
        self.grudge = grudge  # how much more it wants to hurt a player for each life point lost to him


LEVELS: Final = {
    "easy": Level(noise=1.5, inference=0.2),
    "normal": Level(noise=0.45, inference=0.7),
    "hard": Level(noise=0.0, inference=1.0),
}
TEMPERS: Final = {
    "even": Temper(),
    "bold": Temper(harm=1.2, safety=0.85),
    "careful": Temper(harm=0.9, safety=1.2),
    "greedy": Temper(cards=1.25),
    "vengeful": Temper(grudge=0.12),
}
#: Plays as usual but draws no conclusions from what others do: used to measure what the conclusions are worth.
BLIND: Final = "blind"

_LEVEL: Final = "hard"  # if none is given
_TEMPER: Final = "even"


class Style:
    """A level and a temper."""

    __slots__ = ("cards", "grudge", "harm", "inference", "noise", "safety")

    def __init__(self, level: str = _LEVEL, temper: str = _TEMPER, blind: bool = False) -> None:
        self.noise = LEVELS[level].noise
        self.inference = 0.0 if blind else LEVELS[level].inference
        self.harm = TEMPERS[temper].harm
        self.safety = TEMPERS[temper].safety
        self.cards = TEMPERS[temper].cards
        self.grudge = TEMPERS[temper].grudge


def style_of(words: list[str], bot: str) -> Style:
    """The style asked for by the words after a bot's name."""
    level, temper, blind = _read(words, bot)
    return Style(level, temper, blind)


def canonical_words(words: list[str], bot: str) -> list[str]:
    """The fewest words that ask for the same style, always in the same order."""
    level, temper, blind = _read(words, bot)
    return [
        *([] if level == _LEVEL else [level]),
        *([] if temper == _TEMPER else [temper]),
        *([BLIND] if blind else []),
    ]


def _read(words: list[str], bot: str) -> tuple[str, str, bool]:
    levels, tempers, blind = [], [], []
    for word in words:
        if word in LEVELS:
            levels.append(word)
        elif word in TEMPERS:
            tempers.append(word)
        elif word == BLIND:
            blind.append(word)
        else:
            raise PosseError(
                f'there is no level or temper "{word}" for {bot}; '
                f"levels are {', '.join(LEVELS)}, tempers {', '.join(TEMPERS)}"
            )
    for what, given in (("level", levels), ("temper", tempers), ("word", blind)):
        if len(given) > 1:
            raise PosseError(
                f"{bot}/{'/'.join(words)} cannot be had: {' and '.join(given)} are two {what}s; give one"
            )
    return (levels or [_LEVEL])[0], (tempers or [_TEMPER])[0], bool(blind)
