"""What an event is on the stage: a client shows there what somebody does to somebody, from the shot to its outcome.

It follows from the kinds of events that all sets share, so a new set has it for nothing. A client need not know them.
"""

from collections.abc import Callable
from typing import Final

from posse.kernel.message import GOOD, HURT, PLAIN, Message, Named
from posse.kernel.telling import NOBODY, Told, before

#: What an event may be: something is done to somebody; he answers; it is decided; somebody falls; that pays or costs
#: somebody; dice are rolled.
ATTACK: Final = "attack"
ANSWER: Final = "answer"
OUTCOME: Final = "outcome"
DEATH: Final = "death"
BOUNTY: Final = "bounty"
ROLL: Final = "roll"


class Staged:
    """What is shown of an event."""

    __slots__ = ("alone", "at", "by", "card", "cards", "character", "die", "do", "stamp", "thing", "tone")

    def __init__(
        self,
        do: str,
        by: int = NOBODY,
        at: int = NOBODY,
        thing: str = "",
        card: str = "",
        stamp: Message | None = None,
        tone: str = PLAIN,
        character: str = "",
        die: int = 0,
        alone: bool = False,
        cards: int = 0,
    ) -> None:
        self.do = do
        self.by = by  # who does it, or answers
        self.at = at  # to whom; NOBODY: to everybody
        self.thing = thing  # the key of what does it
        self.card = card  # the card that does it, as the notation prints it
        self.stamp = stamp  # an outcome in a word or two
        self.tone = tone
        self.character = character  # the key of whom it is done to, where a player has several
        self.die = die  # the die that does it, numbered from 1
        self.alone = alone  # an outcome that nobody's attack came before
        self.cards = cards  # how many cards a bounty brings

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON; what says nothing is left out."""
        out: dict[str, object] = {"do": self.do}
        if self.by != NOBODY:
            out["by"] = self.by
        if self.at != NOBODY:
            out["at"] = self.at
        for key, value in (("thing", self.thing), ("card", self.card), ("tone", self.tone)):
            if value:
                out[key] = value
        if self.character:
            out["character"] = self.character
        if self.die:
            out["die"] = self.die
        if self.cards:
            out["cards"] = self.cards
        if self.alone:
            out["alone"] = True
        if self.stamp is not None:
            out["stamp"] = self.stamp.plain()
        return out


#: What a kind of event is on the stage; None if nothing.
Stage = Callable[[Told], Staged | None]


# ---- outcomes


def hit(f: Told, thing: str, character: str = "", alone: bool = False) -> Staged:
    """Somebody loses life."""
    stamp = Message("stage-hit", amount=max(f.number("amount"), 1))
    return Staged(
        OUTCOME, at=f.seat("player"), thing=thing, stamp=stamp, tone=HURT, character=character, alone=alone
    )


def averted(f: Told, by: str, character: str = "") -> Staged:
    """An attack comes to nothing: `by` is the key of what was used against it, if it was not a card from the hand."""
    stamp = Message("stage-saved", thing=Named(by)) if by else Message("stage-dodged")
    return Staged(
        OUTCOME, at=f.seat("target"), thing=f.word("cause"), stamp=stamp, tone=GOOD, character=character
    )


def used_against(f: Told) -> str:
    """The key of what its target has just used against an attack; nothing if he played a card."""
    for event in before(f):
        if event.facts.get("player") == f.event.facts.get("target"):
            if event.kind == "used":
                return str(event.facts["thing"])
            if event.kind == "played":
                return ""
    return ""
