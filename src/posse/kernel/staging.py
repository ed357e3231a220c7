"""The stage: a client shows there what players do to each other, from the shot to its outcome. This module says which
part an event plays in that.

It depends only on the kinds of events that all sets share, so a new set need not do anything for it, and a client need
not know the kinds.
"""

from collections.abc import Callable
from typing import Final

from posse.kernel.message import GOOD, HURT, PLAIN, Message, Named
from posse.kernel.telling import NOBODY, Told, before

#: What an event may be: an attack, the target's answer, the outcome, a death, the bounty or penalty for it, a roll of
#: dice.
ATTACK: Final = "attack"
ANSWER: Final = "answer"
OUTCOME: Final = "outcome"
DEATH: Final = "death"
BOUNTY: Final = "bounty"
ROLL: Final = "roll"


class Staged:
    """What the stage shows of an event."""

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
        self.character = character  # the key of the target's character, if a player has several
        self.die = die  # the die that does it, numbered from 1
        self.alone = alone  # an outcome without an attack before it
        self.cards = cards  # how many cards a bounty brings

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON, without empty facts."""
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


#: Says what the stage shows of an event of some kind; None if nothing.
Stage = Callable[[Told], Staged | None]


# ---- outcomes


def hit(f: Told, thing: str, character: str = "", alone: bool = False) -> Staged:
    """Somebody loses life."""
    stamp = Message("stage-hit", amount=max(f.number("amount"), 1))
    return Staged(
        OUTCOME, at=f.seat("player"), thing=thing, stamp=stamp, tone=HURT, character=character, alone=alone
    )


def averted(f: Told, by: str, character: str = "") -> Staged:
    """An attack fails. `by` is the key of what was used against it, unless that was a card from the hand."""
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
