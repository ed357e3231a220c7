"""Reasons put into words, in any language there is."""

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
    """A sentence. What is wrong with its message is added to `errors`; something is said all the same. `called` says
    what people call the players, where that is known."""
    telling = _Telling(called or {})
    message = telling.message(reason)
    return Voice(language, telling.game, telling.names, telling.me, errors=errors).sentence(message)


class _Telling:
    """Makes a reason a message like all others, and gives the players that it speaks of seats."""

    __slots__ = ("_called", "_players", "game", "names")

    def __init__(self, called: Mapping[str, str]) -> None:
        self._called = called
        self.game = ""  # whose things are named, if a message of its own is told
        self._players: list[str] = []  # as the game calls them
        self.names: list[str] = []  # as they are called in a sentence

    @property
    def me(self) -> int:
        """The seat of the reader, if the reason speaks of him."""
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
        """A part of a message of the game's own: its seats are those of the game."""
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
