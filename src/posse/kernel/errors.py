"""What goes wrong when somebody hands us something we cannot take."""


class PosseError(ValueError):
    """Bad input: the message is one clear sentence that says what is wrong and what to do."""


class NotationError(PosseError):
    """A text that is no move, or no move that is legal now."""


class RecordError(PosseError):
    """A record that cannot be read or played."""


class ScenarioError(PosseError):
    """A scenario that is not valid; the message names the line and the key at fault."""
