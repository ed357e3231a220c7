"""Messages put into words, in any language there is."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from posse import folders, locales, looks
from posse.kernel.errors import PosseError
from posse.kernel.message import Arg, Card, Copy, Listed, Message, Named, Seat, Verb

SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_PLAYING: Final = re.compile(r"(10|[2-9JQKA])([SHDC])")
#: Italian says `ad Amos` and `ed Emma`: before the same vowel, of a marked name too, a and e do not stand alone.
_ALONE: Final = re.compile(r"(?<!\w)([ae])( \[?)(?=\1)", re.IGNORECASE)

#: What a word in a sentence stands for, and the word: for whoever gives names a colour. The sentence must stay whole.
Mark = Callable[[Arg, str], str]


def unmarked(what: Arg, words: str) -> str:
    return words


def complaint(error: PosseError, language: str) -> str:
    """What went wrong, in a language if there are words for it; developers' errors have none but English."""
    if language == locales.FIRST or not error.id:
        return str(error)
    return Voice(language, "", ()).say(Message(error.id, **error.facts))


class Voice:
    """Speaks of one game to one reader."""

    def __init__(
        self,
        language: str,
        game: str,
        names: Sequence[str],
        me: int = -1,
        mark: Mark = unmarked,
        errors: list[Exception] | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.names = names  # as they are shown, by seat
        self.me = me  # the reader's seat, or -1 for somebody who only watches
        self.mark = mark
        self.errors = [] if errors is None else errors  # what was wrong with the words: tests look here
        self._bundle = locales.load(language)

    def say(self, message: Message) -> str:
        """A message in words."""
        words = self._put(message)
        return _ALONE.sub(r"\1d\2", words) if self.language == "it" else words

    def sentence(self, message: Message) -> str:
        """A message as a sentence. The exclamation mark of a name needs no full stop after it, and gives way to a
        colon."""
        return re.sub(r"\s*!(?=\W*:)", "", self.say(message).replace("!.", "!"))

    def has(self, id: str) -> bool:
        """Whether there are words for a message."""
        return locales.has(self._bundle, id)

    def name(self, key: str) -> str:
        """The printed name of a thing."""
        return self._words(f"{self.game}-{key.replace('/', '-')}", {})

    def word(self, arg: Arg) -> str:
        """What a message would say for an argument."""
        return str(self._arg(arg))

    # ---- arguments

    def _put(self, message: Message) -> str:
        facts = {key: self._arg(arg) for key, arg in message.args.items()}
        facts.setdefault("you", self._you(message.args))
        facts.setdefault("game", self.game)  # some words are others in another game
        return self._words(message.id, facts)

    def _you(self, args: dict[str, Arg]) -> str:
        """Which of those a message speaks of is the reader."""
        for key, part in (("who", "subject"), ("whom", "object")):
            arg = args.get(key)
            if isinstance(arg, Seat) and arg.number == self.me >= 0:
                return part
        return "none"

    def _arg(self, arg: Arg) -> str | int:
        if isinstance(arg, str | int):
            return arg
        if isinstance(arg, Message):
            return self._put(arg)
        if isinstance(arg, Listed):
            return self._listed([str(self._arg(item)) for item in arg.items], arg.last)
        if isinstance(arg, Verb):
            return looks.verb(self.game, arg.aim)
        return self.mark(arg, self._name(arg))

    def _name(self, arg: Seat | Card | Copy | Named) -> str:
        if isinstance(arg, Seat):
            return self._seat(arg.number)
        if isinstance(arg, Named):
            return self.name(arg.key)
        id, _, copy = arg.text.partition("@")
        shown = self._copy(copy)
        if isinstance(arg, Copy):
            return shown
        return f"{self.name(folders.key_of(self.game, id))} {shown}".strip()

    def _seat(self, number: int) -> str:
        """Who sits there; nobody has a name at a seat that there is not."""
        if number < 0:
            return self._words("log-nobody", {})
        return self.names[number] if number < len(self.names) else ""

    def _copy(self, copy: str) -> str:
        """`4♣`, or whatever tells the copies of a card apart in other games."""
        if found := _PLAYING.fullmatch(copy):
            return found[1] + SIGNS[found[2]]
        return self._words(f"{self.game}-copy", {"copy": copy}) if copy else ""

    def _listed(self, words: list[str], last: str) -> str:
        """`a, b and c`."""
        out = words[0] if words else ""
        for number, word in enumerate(words[1:], 2):
            id = f"log-list-{last}" if number == len(words) else "log-list-comma"
            out = self._words(id, {"a": out, "b": word})
        return out

    def _words(self, id: str, facts: dict[str, str | int]) -> str:
        pattern = locales.pattern(self._bundle, id)
        if pattern is None:
            self.errors.append(LookupError(f"there is no message {id} in {self.language}"))
            return id
        words, errors = self._bundle.format_pattern(pattern, facts)
        self.errors += errors
        return str(words)
