"""Messages: the text of an event, a decision or an option, before it is put into words.

A message is an id and typed arguments, never a sentence, because every reader has a language of their own. The teller
of a game makes it (see `posse.tellers`). Browser and terminal put it into words, from the same files. Messages are made
from redacted events, so they cannot leak anything.
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
    """A player, given by the seat."""

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
    """The part of a card that distinguishes it from others with the same name: `4♣`."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def plain(self) -> object:
        return f"r:{self.text}"


class Named:
    """A thing by its printed name. It is given by its key (`card/jail`)."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def plain(self) -> object:
        return f"t:{self.key}"


class Verb:
    """What a thing does to its target: the verb in its looks, which selects a form of the message. It is given by the
    key of the thing, or by the verb itself."""

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
    """An id in the Fluent files, or one of its attributes (`ask-play.why`), with its arguments.

    A plain string among the arguments selects a form and is never shown. `who` does something to `whom`. If the reader
    is one of them, the formatter sets `$you`, unless the message does so itself.
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
        self.is_personal = False  # another reader would get another line
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
    """What is asked: a headline for the player who is asked, and sentences for everybody on why, and on what is at
    stake."""

    __slots__ = ("ask", "icon", "tone", "why")

    def __init__(self, icon: str, tone: str, ask: Message | None, why: list[Message]) -> None:
        self.icon = icon
        self.tone = tone
        self.ask = ask
        self.why = why


class Steps:
    """The prompts while the parts of an option are picked one after the other; None if there is no such part."""

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
        self.more = more  # it is complete, but may take more
        self.does = does  # everything is picked: what the move does
        self.reach = reach  # why these are the targets: how far it reaches

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
    """The texts of an option: the whole sentence, a short one for a button, what is done to its target, and the prompts
    while it is picked part by part."""

    __slots__ = ("aim", "full", "short", "steps")

    def __init__(self, full: Message, short: Message | None = None, aim: str = "") -> None:
        self.full = full
        self.short = short  # None: use the whole sentence
        self.aim = aim  # a verb of the catalogue (`rob`), or the key of the thing whose verb it is
        self.steps = Steps()
