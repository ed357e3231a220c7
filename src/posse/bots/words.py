"""Puts reasons into words, in any available language."""

from collections.abc import Mapping, Sequence

from posse import locales
from posse.bots.reason import YOU, Fact, Named, Player, Reason, Told, called
from posse.kernel.message import Arg, Listed, Message, Seat
from posse.locales.speak import Voice


def said(
    reason: Reason,
    language: str = locales.FIRST,
    errors: list[Exception] | None = None,
    called: Mapping[str, str] | None = None,
) -> str:
    """A sentence. If something is wrong with its message, that is added to `errors`, and there is still a sentence.
    `called` gives the names by which people call the players, if known."""
    telling = _Telling(called or {})
    message = telling.message(reason)
    return Voice(language, telling.game, telling.names, telling.me, errors=errors).sentence(message)


class _Telling:
    """Turns a reason into an ordinary message, and gives seats to the players that it names."""

    __slots__ = ("_called", "_players", "game", "names")

    def __init__(self, called: Mapping[str, str]) -> None:
        self._called = called
        self.game = ""  # the game whose cards and characters are named, if a message of that game is included
        self._players: list[str] = []  # the names used in the game
        self.names: list[str] = []  # the names used in a sentence

    @property
    def me(self) -> int:
        """The seat of the reader, if the reason is about the reader."""
        return self._players.index(YOU) if YOU in self._players else -1

    def message(self, reason: Reason) -> Message:
        return Message(reason.id, **{key: self._arg(fact) for key, fact in reason.facts.items()})

    def _arg(self, fact: Fact) -> Arg:
        if isinstance(fact, (str, int)):
            return fact
        if isinstance(fact, Reason):
            return self.message(fact)
        if isinstance(fact, Named):
            return Message(fact.id)
        if isinstance(fact, Player):
            return self._seat(fact.name)
        if isinstance(fact, Told):
            self.game = fact.game
            return self._told(fact.message, fact.names)
        return Listed([self._arg(each) for each in fact])

    def _told(self, arg: Arg, names: Sequence[str]) -> Arg:
        """A fact of a message of the game, with the game's seats."""
        if isinstance(arg, Seat):
            return self._seat(names[arg.number])
        if isinstance(arg, Message):
            return Message(arg.id, **{key: self._told(each, names) for key, each in arg.args.items()})
        if isinstance(arg, Listed):
            return Listed([self._told(each, names) for each in arg.items], arg.last)
        return arg

    def _seat(self, name: str) -> Seat:
        if name not in self._players:
            self._players.append(name)
            self.names.append(self._called.get(name) or called(name))
        return Seat(self._players.index(name))
