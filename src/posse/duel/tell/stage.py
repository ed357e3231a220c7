"""What the stage shows of the events of the Duel."""

from typing import Final

from posse.duel import cards
from posse.duel.tell import names
from posse.kernel.staging import (
    ANSWER,
    ATTACK,
    DEATH,
    Stage,
    Staged,
    averted,
    hit,
    used_against,
)
from posse.kernel.telling import Told, before

#: The only card for which both sides give up cards in turn, without a shot.
_DUEL: Final = "card/duel"


def _character(f: Told) -> str:
    return names.character(f.number("character")).key


def _played(f: Told) -> Staged | None:
    seat, number = f.seat("player"), f.number("card")
    used_as = f.word("used_as")
    key = f"card/{used_as or cards.ID[number]}"
    if f.has("answer"):
        return Staged(ANSWER, by=seat, thing=key, card=cards.TEXT[number])
    if key == _DUEL:
        return Staged(ATTACK, by=seat, at=1 - seat, thing=key, card=cards.TEXT[number])
    return None


def _used(f: Told) -> Staged:
    """Something was used. It is an answer only if something is going on."""
    return Staged(ANSWER, by=f.seat("player"), thing=f.word("thing"))


def _shot(f: Told) -> Staged:
    card = ""
    for event in before(f):
        if event.kind == "played" and event.facts.get("player") == f.event.facts.get("player"):
            card = cards.TEXT[int(str(event.facts["card"]))]
            break
    return Staged(
        ATTACK,
        by=f.seat("player"),
        at=f.seat("target"),
        thing=f.word("cause"),
        card=card,
        character=_character(f),
    )


def _avoided(f: Told) -> Staged:
    return averted(f, used_against(f), _character(f))


def _lost_life(f: Told) -> Staged:
    return hit(f, f.word("cause"), _character(f))


def _exploded(f: Told) -> Staged:
    """The loss comes next, as its outcome."""
    card = cards.TEXT[f.number("card")]
    return Staged(
        ATTACK,
        at=f.seat("player"),
        thing=f"card/{cards.ID[f.number('card')]}",
        card=card,
        character=_character(f),
    )


def _eliminated(f: Told) -> Staged:
    return Staged(DEATH, at=f.seat("player"), character=_character(f))


STAGE: Final[dict[str, Stage]] = {
    "avoided": _avoided,
    "eliminated": _eliminated,
    "exploded": _exploded,
    "lost_life": _lost_life,
    "played": _played,
    "shot": _shot,
    "used": _used,
}
