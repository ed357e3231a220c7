"""Saying no, with a code for the client and a sentence for people."""

from posse.kernel.errors import PosseError


class Refusal(PosseError):
    """Something cannot be done; nothing has changed."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why
