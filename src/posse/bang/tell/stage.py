"""What the stage shows of the events of the card game."""

from typing import Final

from posse.bang import cards
from posse.bang.tell.lines import is_aimed
from posse.bang.things import BROWN, Kind
from posse.kernel.event import Event
from posse.kernel.message import GOOD, HURT, Message, Named
from posse.kernel.staging import (
    ANSWER,
    ATTACK,
    BOUNTY,
    DEATH,
    OUTCOME,
    Stage,
    Staged,
    averted,
    hit,
    used_against,
)
from posse.kernel.telling import Told, before
from posse.roles import ROLES


def _kind(event: Event) -> Kind:
    """What a card was played as."""
    used_as = str(event.facts["used_as"])
    card = event.facts["card"]
    assert isinstance(card, int)
    return cards.KINDS[used_as] if used_as else cards.KIND[card]


def _played(f: Told) -> Staged | None:
    """A card that makes others give something up, or one that can do nothing but answer."""
    kind, card = _kind(f.event), cards.TEXT[f.number("card")]
    seat = f.seat("player")
    if kind.demands and (is_aimed(f) or not _answers(kind)):
        return Staged(ATTACK, by=seat, at=f.seat("target"), thing=kind.key, card=card)
    if not is_aimed(f) and _answers(kind):
        return Staged(ANSWER, by=seat, thing=kind.key, card=card)
    return None


def _answers(kind: Kind) -> bool:
    return kind.border == BROWN and (kind.has_missed or kind.id == "bang")


def _used(f: Told) -> Staged | None:
    """Something was used. If it was used against a shot, the event says how many Missed! are missing."""
    return Staged(ANSWER, by=f.seat("player"), thing=f.word("thing")) if "missing" in f.event.facts else None


def _shot(f: Told) -> Staged:
    return Staged(
        ATTACK, by=f.seat("player"), at=f.seat("target"), thing=f.word("cause"), card=_shooting_card(f)
    )


def _shooting_card(f: Told) -> str:
    """The card that was played for a shot, if that has just been told."""
    for event in before(f):
        if event.kind in ("played", "used") and event.facts.get("player") == f.event.facts.get("player"):
            return "" if event.kind == "used" else cards.TEXT[int(str(event.facts["card"]))]
    return ""


def _cancelled(f: Told) -> Staged:
    return averted(f, used_against(f))


def _unaffected(f: Told) -> Staged:
    stamp = Message("stage-unaffected", thing=Named(f.word("thing")))
    return Staged(OUTCOME, at=f.seat("player"), stamp=stamp, tone=GOOD)


def _lost_life(f: Told) -> Staged:
    cause = f.word("cause")
    return hit(f, cause, alone=not f.has("source") and cause.startswith("card/"))


def _healed(f: Told) -> Staged | None:
    """Somebody who was dying is saved."""
    if f.number("life") - f.number("amount") > 0 or f.number("life") <= 0:
        return None
    for event in before(f):
        if event.kind == "played" and event.facts.get("player") == f.event.facts.get("player"):
            stamp = Message("stage-saved", thing=Named(_kind(event).key))
            card = cards.TEXT[int(str(event.facts["card"]))]
            return Staged(OUTCOME, at=f.seat("player"), card=card, stamp=stamp, tone=GOOD)
    return None


def _eliminated(f: Told) -> Staged | None:
    """A player is eliminated. A ghost who leaves again is not shown."""
    if f.has("ghost"):
        return None
    return Staged(
        DEATH,
        by=f.seat("killer"),
        at=f.seat("player"),
        thing=f"role/{ROLES[f.number('role')]}",
    )


def _rewarded(f: Told) -> Staged:
    return Staged(BOUNTY, by=f.seat("player"), at=f.seat("victim"), tone=GOOD)


def _drew(f: Told) -> Staged | None:
    """Cards are drawn. Those of a bounty come right after its event."""
    for event in before(f):
        if event.kind == "rewarded" and event.facts.get("player") == f.event.facts.get("player"):
            return Staged(BOUNTY, by=f.seat("player"), tone=GOOD, cards=f.number("count"))
        if event.kind in ("drew", "eliminated"):
            return None
    return None


def _penalised(f: Told) -> Staged:
    return Staged(BOUNTY, by=f.seat("player"), at=f.seat("victim"), tone=HURT)


STAGE: Final[dict[str, Stage]] = {
    "cancelled": _cancelled,
    "drew": _drew,
    "eliminated": _eliminated,
    "healed": _healed,
    "lost_life": _lost_life,
    "penalised": _penalised,
    "played": _played,
    "rewarded": _rewarded,
    "shot": _shot,
    "unaffected": _unaffected,
    "used": _used,
}
