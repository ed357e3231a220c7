"""Words that the bots' reasons share."""

from typing import Final

_TIMES: Final = ["never", "once", "twice"]
#: A role as somebody is said to have it.
A_ROLE: Final = ["the Sheriff", "a Deputy", "an Outlaw", "a Renegade"]


def times(count: int) -> str:
    """How often: once, twice, 3 times."""
    return _TIMES[count] if count < len(_TIMES) else f"{count} times"


def called(name: str) -> str:
    """A player's name in a sentence; the person at the terminal is simply you."""
    return name if name == "you" else name[:1].upper() + name[1:]


def has(name: str) -> str:
    return f"{called(name)} {'have' if name == 'you' else 'has'}"


def is_(name: str) -> str:
    return f"{called(name)} {'are' if name == 'you' else 'is'}"


def sentence(words: str) -> str:
    """With a capital at the beginning and a full stop at the end."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "!", "?")) else ".")
