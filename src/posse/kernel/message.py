"""Messages: what is told of an event, asked by a decision, printed on an option.

A message is an id and typed arguments, never a sentence: the reader's language is the reader's. It is made in one
place, by the teller of a game (see `posse.tellers`); browser and terminal only put it into words, from the same files.
Events are redacted before they are told, so a message can leak nothing.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

# Tones of a line.
PLAIN: Final = ""
GOOD: Final = "good"
HURT: Final = "hurt"
TURN: Final = "turn"
# Tones of a question.
ACT: Final = "act"
REACT: Final = "react"


class Seat:
    """A player, by his seat."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def plain(self) -> object:
        return f"p:{self.number}"


class Card:
    """One card, by its text in the notation: `BANG! 4♣`."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def plain(self) -> object:
        return f"c:{self.text}"


class Copy:
    """A card by what tells it from others of its name: `4♣`."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def plain(self) -> object:
        return f"r:{self.text}"


class Named:
    """A thing by its printed name; by its key (`card/jail`)."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def plain(self) -> object:
        return f"t:{self.key}"


class Verb:
    """What a thing does to whom it is aimed at: the verb in its looks, for a message to choose by. By the key of the
    thing, or the verb itself."""

    __slots__ = ("aim",)

    def __init__(self, aim: str) -> None:
        self.aim = aim

    def plain(self) -> object:
        return f"v:{self.aim}"


class Listed:
    """Several things: `a, b and c`, or with `or`."""

    __slots__ = ("items", "last")

    def __init__(self, items: Sequence["Arg"], last: str = "and") -> None:
        self.items = list(items)
        self.last = last

    def plain(self) -> object:
        items = [plain_arg(item) for item in self.items]
        return items if self.last == "and" else {"or": items}


class Message:
    """An id in the Fluent files, or one of its attributes (`ask-play.why`), and what it speaks of.

    A plain string among the arguments chooses between forms and is never shown. `who` is who does something and `whom`
    who it is done to: if one of them is the reader the formatter sets `$you`, unless the message says it itself.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: "Arg") -> None:
        self.id = id
        self.args: dict[str, Arg] = args

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON."""
        args = self.args
        if not args:
            return {"id": self.id}
        return {"id": self.id, "args": {key: plain_arg(arg) for key, arg in args.items()}}

    def __repr__(self) -> str:
        said = ", ".join(f"{key}={plain_arg(arg)!r}" for key, arg in self.args.items())
        return f"{self.id}({said})"


Arg: TypeAlias = int | str | Seat | Card | Copy | Named | Verb | Listed | Message


def plain_arg(arg: Arg) -> object:
    """An argument as plain data: a letter in front of the text says what it names."""
    return arg if isinstance(arg, (int, str)) else arg.plain()


class Line:
    """A line of the log."""

    __slots__ = ("icon", "is_personal", "message", "tone")

    def __init__(self, message: Message, icon: str = "", tone: str = PLAIN) -> None:
        self.is_personal = False  # it would be another one for another reader
        self.message = message
        self.icon = icon  # the name of a picture, or the key of the thing whose picture it is
        self.tone = tone

    def plain(self) -> dict[str, object]:
        out = self.message.plain()
        if self.icon:
            out["icon"] = self.icon
        if self.tone:
            out["tone"] = self.tone
        return out


class Question:
    """What is asked: a headline for whoever is asked, and sentences for everybody on why and what is at stake."""

    __slots__ = ("ask", "icon", "tone", "why")

    def __init__(self, icon: str, tone: str, ask: Message | None, why: list[Message]) -> None:
        self.icon = icon
        self.tone = tone
        self.ask = ask
        self.why = why


class Steps:
    """What is said while the parts of an option are picked one after the other; None where there is no such part."""

    __slots__ = ("another", "does", "more", "pay", "reach", "target")

    def __init__(
        self,
        target: Message | None = None,
        pay: Message | None = None,
        another: Message | None = None,
        more: Message | None = None,
        does: Message | None = None,
        reach: Message | None = None,
    ) -> None:
        self.target = target  # whom or what it is aimed at
        self.pay = pay  # what it costs
        self.another = another  # one more of several things that are chosen together
        self.more = more  # it could be done as it is, and takes more
        self.does = does  # all is picked: what comes of it
        self.reach = reach  # why these are the targets: how far it goes

    def plain(self) -> dict[str, dict[str, object]]:
        """As plain data, for JSON."""
        out: dict[str, dict[str, object]] = {}
        if self.target is not None:
            out["target"] = self.target.plain()
        if self.pay is not None:
            out["pay"] = self.pay.plain()
        if self.another is not None:
            out["another"] = self.another.plain()
        if self.more is not None:
            out["more"] = self.more.plain()
        if self.does is not None:
            out["does"] = self.does.plain()
        if self.reach is not None:
            out["reach"] = self.reach.plain()
        return out


class Label:
    """An option: as a whole sentence, short as on a button, what is done to somebody it is aimed at, and what is said
    while it is picked part by part."""

    __slots__ = ("aim", "full", "short", "steps")

    def __init__(self, full: Message, short: Message | None = None, aim: str = "") -> None:
        self.full = full
        self.short = short  # none: the whole sentence will do
        self.aim = aim  # a verb of the catalogue (`rob`), or the key of the thing whose verb it is
        self.steps = Steps()
