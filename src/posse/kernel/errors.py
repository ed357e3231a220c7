"""What goes wrong when somebody hands us something we cannot take."""

from posse.kernel.message import Arg, Message


class PosseError(ValueError):
    """Bad input: its text is one clear English sentence that says what is wrong and what to do. What a player meets has
    an id too, in `locales/LANGUAGE/errors.ftl`, and facts: whoever knows the reader's language says it in that
    (`posse.locales.speak.complaint`)."""

    def __init__(self, text: str, id: str = "", **facts: Arg) -> None:
        super().__init__(text)
        self.id = id
        self.facts = facts

    def said(self) -> Arg:
        """The error as part of a message: in the reader's language if there are words, or else in English."""
        return Message(self.id, **self.facts) if self.id else str(self)


class NotationError(PosseError):
    """A text that is no move, or no move that is legal now."""


class RecordError(PosseError):
    """A record that cannot be read or played."""


class ScenarioError(PosseError):
    """A scenario that is not valid; the message names the line and the key at fault."""
