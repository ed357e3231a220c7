"""How people may behave on a server: the host's settings for all tables."""

import re
import unicodedata
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from posse.server.refusal import Refusal
from posse.store import skeleton

Word = Annotated[str, Meta(min_length=2, max_length=40)]

_EMOTE: Final = re.compile(r":[a-z]{1,20}:")
_WORD: Final = re.compile(r"\w+")


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules at all tables of this server."""

    chat: Literal["open", "emotes", "off"] = "open"
    words: Annotated[tuple[Word, ...], Meta(max_length=500)] = ()  # blotted out in chat, refused in names
    lines: Annotated[int, Meta(ge=1, le=30)] = 30  # the most lines one person may say in a minute
    tables: Annotated[int, Meta(ge=1, le=40)] = 40  # the most unfinished tables at which one person may sit
    guests: bool = True  # people without an account may come
    accounts: bool = True  # new accounts may be made


_decoder: Final = msgspec.json.Decoder(HouseRules)


def read(stored: bytes | None) -> HouseRules:
    """The stored rules; the usual ones if there are none, or if a newer Posse wrote them and this one cannot read
    them."""
    if stored is None:
        return HouseRules()
    try:
        return _decoder.decode(stored)
    except msgspec.MsgspecError:
        return HouseRules()


def encode(rules: HouseRules) -> bytes:
    return msgspec.json.encode(rules)


class WordFilter:
    """Finds words in any capitalisation, and with letters that only look like the right ones."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._words = frozenset(_bare(word) for word in words)

    def blotted(self, text: str) -> str:
        """A text with stars for the letters of such words."""
        if not self._words:
            return text
        return _WORD.sub(lambda found: "*" * len(found[0]) if self._is_bad(found[0]) else found[0], text)

    def check_name(self, name: str) -> None:
        """Refuse a name with such a word in it, even as a part of another."""
        bare = _bare(name)
        if any(word in bare for word in self._words):
            raise Refusal("bad-name", "that name is not allowed here")

    def _is_bad(self, word: str) -> bool:
        return _bare(word) in self._words


def _bare(word: str) -> str:
    """A word without case and accents, and with look-alike letters replaced."""
    parts = unicodedata.normalize("NFKD", skeleton(word))
    return "".join(each for each in parts if not unicodedata.combining(each) and not each.isspace())


def is_emote(text: str) -> bool:
    """Whether a line of chat is one of the client's emotes."""
    return _EMOTE.fullmatch(text) is not None
