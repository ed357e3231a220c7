"""A whole Duel, told in a few lines and numbers."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.duel.cards import LAW, OUTLAW, SIDES
from posse.duel.tell.lines import line
from posse.duel.tell.names import card, cause, character, subject
from posse.kernel.event import Event
from posse.kernel.message import HURT, PLAIN, TURN, Line, Message, Seat
from posse.kernel.telling import NOBODY, Count, Moment, Told, pick_moments, tally

#: How much an event matters in a story; events of 0 and less only fill it up.
_WEIGHTS: Final = {"over": 100, "healed": -1, "avoided": -2, "lost_life": -3}
_FELL: Final = 90
_LAST: Final = 70
_EXPLODED: Final = 65
_OPENING: Final = 60
_FIRST_BLOOD: Final = 50


class Story:
    """A game while its story is collected: who opened it, the first blood, who was killed by what, and who was left."""

    def __init__(self) -> None:
        self.characters = [0, 0]  # how many each side has
        self.in_play: list[list[int]] = [[], []]
        self.hurt_by: dict[int, str] = {}  # by character: what cost the last life point
        self.moments: list[Moment] = []
        self.at = 0  # the number of the event that is told

    def add(self, weight: int, told: Line | None) -> None:
        if told is not None:
            self.moments.append(Moment(self.at, weight, told))


def _looked(s: Story, f: Told) -> None:
    s.characters[f.seat("player")] = f.number("count")


def _entered(s: Story, f: Told) -> None:
    """The first two who come to the front open the duel."""
    s.in_play[f.seat("player")].append(f.number("character"))
    law, outlaw = s.in_play[LAW], s.in_play[OUTLAW]
    if len(law) == len(outlaw) == 1:
        opening = Message("log-duel-story-opening", law=character(law[0]), outlaw=character(outlaw[0]))
        s.add(_OPENING, Line(opening, "duel", PLAIN))


def _lost_life(s: Story, f: Told) -> None:
    number, by = f.number("character"), f.word("cause")
    if s.hurt_by:
        s.add(_WEIGHTS["lost_life"], line(f))
    else:
        first = Message("log-duel-story-first-blood", cause=cause(by), **subject(number))
        s.add(_FIRST_BLOOD, Line(first, "broken-heart", HURT))
    s.hurt_by[number] = by


def _eliminated(s: Story, f: Told) -> None:
    seat, number = f.seat("player"), f.number("character")
    if number in s.hurt_by:
        by = cause(s.hurt_by[number])
        fell = Message("log-duel-story-fell", who=Seat(seat), character=character(number), cause=by)
        s.add(_FELL, Line(fell, "tombstone", HURT))
    else:
        s.add(_FELL, line(f))
    s.in_play[seat] = [each for each in s.in_play[seat] if each != number]
    s.characters[seat] -= 1
    if s.characters[seat] == 1 and s.in_play[seat]:
        last = Message("log-duel-story-last", who=Seat(seat), **subject(s.in_play[seat][0]))
        s.add(_LAST, Line(last, "western-hat", TURN))


def _exploded(s: Story, f: Told) -> None:
    bearer = character(f.number("character"))
    went_off = Message("log-duel-story-exploded", card=card(f.number("card")), character=bearer)
    s.add(_EXPLODED, Line(went_off, "mine-explosion", HURT))


def _as_told(s: Story, f: Told) -> None:
    if f.kind in _WEIGHTS:
        s.add(_WEIGHTS[f.kind], line(f))


_FOLLOWING: Final[dict[str, Callable[[Story, Told], None]]] = {
    "eliminated": _eliminated,
    "entered": _entered,
    "exploded": _exploded,
    "looked": _looked,
    "lost_life": _lost_life,
}


def story(events: Sequence[Event], me: int) -> list[Line]:
    """What mattered in a game, in order."""
    s = Story()
    for at, event in enumerate(events):
        s.at = at
        follow = _FOLLOWING.get(event.kind, _as_told)
        follow(s, Told(event, me))
    return pick_moments(s.moments)


# ---- numbers

COUNTS: Final = (
    "turns",
    "played",
    "shots",
    "hits",
    "dodges",
    "lost",
    "healed",
    "drawn",
    "swaps",
    "fallen",
)
#: Kinds of events of which a side's own are simply counted.
_OWN: Final = {"eliminated": "fallen", "played": "played", "swapped": "swaps", "turn": "turns"}


def numbers(events: Sequence[Event]) -> list[dict[str, int]]:
    """How often each side did what."""
    counts: list[Count] = []
    for event in events:
        counts += _counts(Told(event, NOBODY))
    return tally(COUNTS, len(SIDES), counts)


def _counts(f: Told) -> list[Count]:
    """What an event adds to the counts."""
    player = f.seat("player")
    if f.kind in _OWN:
        return [Count(_OWN[f.kind], player)]
    if f.kind == "avoided":
        return [Count("dodges", f.seat("target"))]
    if f.kind == "drew":
        return [Count("drawn", player, f.number("count"))]
    if f.kind == "healed":
        return [Count("healed", player, f.number("amount"))]
    if f.kind == "shot" and f.word("cause") != "card/indians":
        return [Count("shots", player)]
    if f.kind == "lost_life":
        source = f.seat("source")
        return [Count("lost", player), Count("hits", NOBODY if source == player else source)]
    return []
