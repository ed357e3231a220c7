"""Errors for input that Posse cannot use."""

from posse.kernel.message import Arg, Message


class PosseError(ValueError):
    """Bad input. Its text is one English sentence that says what is wrong and what to do. An error that a player may
    meet also has facts and an id in `locales/LANGUAGE/errors.ftl`, so that it can be said in the reader's language
    (`posse.locales.speak.complaint`)."""

    def __init__(self, text: str, id: str = "", **facts: Arg) -> None:
        super().__init__(text)
        self.id = id
        self.facts = facts

    def said(self) -> Arg:
        """The error as part of a message: in the reader's language if there are words for it, otherwise in English."""
        return Message(self.id, **self.facts) if self.id else str(self)


class NotationError(PosseError):
    """A text that is not a move, or not a legal one now."""


class RecordError(PosseError):
    """A record that cannot be read or played."""


class ScenarioError(PosseError):
    """A scenario that is not valid; the message names the line and the key at fault."""
