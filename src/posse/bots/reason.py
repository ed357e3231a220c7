"""Why a bot made its choice: as data, which `posse.bots.words` puts into any language."""

from collections.abc import Sequence
from typing import Final, TypeAlias, Union

from posse.kernel.message import Message
from posse.roles import ROLES

#: The name of the person at a terminal.
YOU: Final = "you"


class Named:
    """A card, a character or an event, by the id of the message with its name: `bang-card-jail`."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id


class Player:
    """A player, by the name used in the game."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Told:
    """A message that belongs to a game, with the names of the seats in it."""

    __slots__ = ("game", "message", "names")

    def __init__(self, message: Message, game: str, names: Sequence[str]) -> None:
        self.message = message
        self.game = game
        self.names = names


#: The facts of a message. A `str` chooses between forms of a sentence and is never shown. A sequence is a list of
#: things: `a, b and c`.
Fact: TypeAlias = Union[str, int, Named, Player, Told, "Reason", Sequence[Union[int, Named, "Reason"]]]


class Reason:
    """A message and its facts. A fact that is itself a reason, such as what is believed about a player, is put into
    words first."""

    __slots__ = ("facts", "id")

    def __init__(self, id: str, **facts: Fact) -> None:
        self.id = id
        self.facts: dict[str, Fact] = facts

    def since(self, why: "Reason") -> "Reason":
        """The same with the reason for it as `$why`."""
        self.facts["why"] = why
        return self


def called(name: str) -> str:
    """A player's name in a sentence; the person at the terminal is `you`."""
    return name if name == YOU else name[:1].upper() + name[1:]


def yes(true: bool) -> str:
    """A condition, by which a message chooses its form."""
    return "yes" if true else "no"


def role_name(number: int) -> str:
    """A role, by which a message chooses its form."""
    return ROLES[number]
