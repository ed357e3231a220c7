"""Why a bot chose what it chose: as data, for `posse.bots.words` to put into any language."""

from collections.abc import Sequence
from typing import Final, TypeAlias, Union

from posse.kernel.message import Message
from posse.roles import ROLES

#: What the person at a terminal is called.
YOU: Final = "you"


class Named:
    """A card, a character or an event, by the message of its name: `bang-card-jail`."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id


class Player:
    """A player, as the game calls him."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Told:
    """A message of a game's own, with the names of the seats that it speaks of."""

    __slots__ = ("game", "message", "names")

    def __init__(self, message: Message, game: str, names: Sequence[str]) -> None:
        self.message = message
        self.game = game
        self.names = names


#: What a message speaks of. Words choose between forms of a sentence, and are never shown; a sequence is a list of
#: things, `a, b and c`.
Fact: TypeAlias = Union[str, int, Named, Player, Told, "Reason", Sequence[Union[int, Named, "Reason"]]]


class Reason:
    """A message and what it speaks of. A part that is itself a reason, such as what is
    believed of a player, is put into words first."""

    __slots__ = ("facts", "id")

    def __init__(self, id: str, **facts: Fact) -> None:
        self.id = id
        self.facts: dict[str, Fact] = facts

    def since(self, why: "Reason") -> "Reason":
        """The same, with what speaks for it as `$why`."""
        self.facts["why"] = why
        return self


def called(name: str) -> str:
    """A player's name in a sentence; the person at the terminal is simply you."""
    return name if name == YOU else name[:1].upper() + name[1:]


def yes(true: bool) -> str:
    """A condition, for a message to choose by."""
    return "yes" if true else "no"


def role_name(number: int) -> str:
    """A role, for a message to choose by."""
    return ROLES[number]
