"""What the tellers of all games use: the facts of an event, lines and questions that games share, the outcome of a card
that was turned over, the moments of a story, and counts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from posse.kernel.event import Event
from posse.kernel.message import (
    GOOD,
    HURT,
    PLAIN,
    TURN,
    Arg,
    Label,
    Line,
    Listed,
    Message,
    Named,
    Question,
    Seat,
    Steps,
)
from posse.kernel.option import NOTHING, Decision, Option
from posse.kernel.rules import Hindrance
from posse.kernel.view import View

NOBODY: Final = -1


class Told:
    """An event on its way into words: its facts by name."""

    __slots__ = ("_me", "around", "event", "is_personal")

    def __init__(self, event: Event, me: int, around: Sequence[Event] = ()) -> None:
        self.event = event  # as the reader saw it
        self._me = me
        self.is_personal = False  # the line depends on the reader: another reader may get a different one
        self.around = around  # the events told before and after it, if they are known

    @property
    def me(self) -> int:
        """The seat of the reader, NOBODY for somebody who only watches."""
        self.is_personal = True
        return self._me

    def marked(self, line: Line | None) -> Line | None:
        """The line made from it, marked if another reader might get a different one."""
        if line is not None:
            line.is_personal = self.is_personal
        return line

    @property
    def kind(self) -> str:
        return self.event.kind

    def has(self, key: str) -> bool:
        """Whether there is such a fact. A fact that is false or empty, or names nobody or no card, does not count."""
        value = self.event.facts.get(key, False)
        return value is not False and value not in (NOBODY, "")

    def word(self, key: str) -> str:
        value = self.event.facts.get(key)
        return value if isinstance(value, str) else ""

    def number(self, key: str) -> int:
        """A fact that is a number; 0 if it is missing."""
        value = self.event.facts.get(key)
        return value if isinstance(value, int) else 0

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self.event.facts.get(key)
        return value if isinstance(value, tuple) else ()

    def seat(self, key: str) -> int:
        """A fact that is a player's seat; NOBODY if there is none."""
        value = self.event.facts.get(key)
        return value if isinstance(value, int) else NOBODY

    def player(self, key: str) -> Seat:
        """A player to be named in a message."""
        return Seat(self.seat(key))


def before(f: Told) -> Sequence[Event]:
    """The events told before this one in the same batch, the latest first."""
    at = 0
    for event in f.around:
        if event is f.event:
            break
        at += 1
    return list(reversed(f.around[:at]))


#: Makes the line for a kind of event; None if another line already says the same.
Tell = Callable[[Told], Line | None]
#: Names a card in a message.
NameCard = Callable[[int], Arg]


def card_count(count: int) -> Message:
    """`a card`, `3 cards`: cards that the reader cannot see, as the object of a sentence."""
    return Message("log-cards", count=count)


def card_of(f: Told, name: NameCard) -> Arg:
    """The card of an event: by name if it is known."""
    return name(f.number("card")) if f.has("card") else card_count(1)


def cards_of(f: Told, name: NameCard) -> Arg:
    """The cards of an event: by name if they are known, otherwise by how many there are."""
    if "cards" in f.event.facts:
        return Listed([name(card) for card in f.numbers("cards")])
    return card_count(f.number("count"))


# ---- lines


def does(f: Told, icon: str, tone: str, id: str, **args: Arg) -> Line:
    """A line about one player: `$who` does something."""
    return Line(Message(id, who=f.player("player"), **args), icon, tone)


def does_to(f: Told, whom: str, icon: str, tone: str, id: str, **args: Arg) -> Line:
    """A line about two: `$who` does something to `$whom`, a fact by this name."""
    return Line(Message(id, who=f.player("player"), whom=f.player(whom), **args), icon, tone)


def turn(f: Told) -> Line:
    return does(f, "western-hat", TURN, "log-turn")


def over(f: Told) -> Line:
    """The reader, if he has won, is not among those named."""
    winners = f.numbers("winners")
    others = [seat for seat in winners if seat != f.me]
    you = "subject" if len(others) < len(winners) else "none"
    named = Listed([Seat(seat) for seat in others])
    return Line(Message("log-over", who=named, others=len(others), you=you), "trophy", GOOD)


def eliminated(f: Told, game: str, role: str, renegades: int) -> Line:
    """The elimination of a player, by another player or nobody, and the role that it reveals. `renegades` is how many
    Renegades there are at the table."""
    fallen = f.player("player")
    killer = f.player("killer")
    if killer.number in (NOBODY, fallen.number):
        died = Message("log-died", who=fallen, role=role, game=game, renegades=renegades)
        return Line(died, "tombstone", HURT)
    killed = Message("log-eliminated", who=killer, whom=fallen, role=role, game=game, renegades=renegades)
    return Line(killed, "tombstone", HURT)


def turned_over(
    f: Told, follows: Mapping[str, str], icon: str, id: str, otherwise: str = GOOD, **args: Arg
) -> Line:
    """A line about a card that was turned over. Its message ends with `$end`, which says how it came out. `follows`
    gives the tone of each kind of event that may come next; for any other the tone is `otherwise`."""
    tone = outcome(f.event, f.around, follows, otherwise)
    end = Message("log-outcome", outcome=tone or "open")
    return Line(Message(id, end=end, **args), icon, tone)


def unheard_of(f: Told) -> Line:
    """For a kind of event without a sentence of its own."""
    kind = f.kind.replace("_", " ")
    return Line(Message("log-unknown", kind=kind), "perspective-dice-six-faces-random")


# ---- what came of a card that was turned over: of a draw!, of a reveal

_TURNED: Final = ("flipped", "revealed", "counted")
_ASIDE: Final = "reshuffled"


def outcome(event: Event, around: Sequence[Event], follows: Mapping[str, str], otherwise: str = GOOD) -> str:
    """How it came out, judged by the events around it: a tone, or PLAIN as long as that is open. `follows` gives the
    tone of each kind of event that may come next; for any other it is `otherwise`."""
    cards = event.facts.get("cards")
    if isinstance(cards, tuple) and len(cards) > 1:
        return PLAIN  # the next event says which of the cards counts
    at = _place(event, around)
    if at < 0:
        return PLAIN
    before = around[:at]
    following = _after(around[at + 1 :])
    if _is_try(event, before):
        return _of_try(following, before, follows)
    if following is None:
        return PLAIN
    if following.kind == "turn":
        return GOOD if following.facts.get("player") == event.facts.get("player") else HURT
    return follows.get(following.kind, otherwise)


def _place(event: Event, around: Sequence[Event]) -> int:
    """The place of an event among others. Compares by identity, because another event may be equal."""
    for at, each in enumerate(around):
        if each is event:
            return at
    return -1


def _after(later: Sequence[Event]) -> Event | None:
    """The event that shows how it came out, or the discard that follows. Shuffling does not count."""
    first: Event | None = None
    for event in later:
        if event.kind not in (_ASIDE, "discarded"):
            return event
        if first is None and event.kind != _ASIDE:
            first = event
    return first


def _is_try(event: Event, before: Sequence[Event]) -> bool:
    """Whether a player chose to turn the card over. If a rule did so, it is good when nothing happens."""
    for each in reversed(before):
        if each.kind != _ASIDE and each.kind not in _TURNED:
            return each.kind == "used" and each.facts.get("thing") == event.facts.get("about")
    return False


def _of_try(following: Event | None, before: Sequence[Event], follows: Mapping[str, str]) -> str:
    """The outcome of a player's own try. Players who fail may try something else. If one success is not enough against
    a shot, only the end of the shot shows the outcome."""
    followed = PLAIN if following is None else follows.get(following.kind, PLAIN)
    missing = _missing(before)
    if followed == GOOD or missing == 0:
        return followed
    return HURT if missing == 1 else PLAIN


def _missing(before: Sequence[Event]) -> int:
    """How many successes the latest shot needed; 0 if there was no such event."""
    for event in reversed(before):
        missing = event.facts.get("missing")
        if isinstance(missing, int):
            return missing
    return 0


# ---- questions and labels


def asked(decision: Decision, view: View, icon: str, tone: str, ask: Message, why: Message) -> Question:
    """A headline for the player who is asked, and the sentence that goes with it for everybody."""
    return Question(icon, tone, ask if view.seat == decision.player else None, [why])


def unheard_of_question(decision: Decision, view: View, tone: str) -> Question:
    """For a kind of decision without a sentence of its own."""
    why = Message("ask-unknown-why", who=Seat(decision.player))
    return asked(decision, view, "help", tone, Message("ask-unknown"), why)


def unheard_of_label(decision: Decision, option: Option) -> Label:
    """For an option without a sentence of its own: as the notation prints it."""
    return Label(Message("ask-choose", what=decision.text(option)))


def steps(
    decision: Decision, option: Option, what: Arg, target: Message | None, does: Message | None
) -> Steps:
    """The prompts while an option is picked part by part: `what` it begins with, how its target is asked for, and what
    it does."""
    several = isinstance(option.thing, tuple) and len(option.thing) > 1
    return Steps(
        target=target if option.target != NOTHING else None,
        pay=Message("ask-pay") if option.paid else None,
        another=Message("ask-another") if several else None,
        more=Message("ask-more", what=what) if goes_on(decision, option) else None,
        does=does if option.target == NOTHING and not several else None,
    )


def goes_on(decision: Decision, option: Option) -> bool:
    """Whether another option begins like this one and takes more."""
    thing, picks = option.thing, _picks(option)
    for other in decision.options:
        if other.thing == thing and other is not option and _picks(other) > picks:
            return True
    return False


def _picks(option: Option) -> int:
    return len(option.paid) + (option.target != NOTHING)


def line_of(game: str, key: str) -> Message:
    """What a thing does, in a line."""
    return Message(f"{game}-{key.replace('/', '-')}.line")


def hindrance(why: Hindrance) -> Line:
    """Why a card cannot be played now. If the message has a `.short`, that is shown on the card."""
    args: dict[str, Arg] = {}
    if why.by:
        args["by"] = Named(why.by)
    if why.reach:
        args["reach"] = why.reach
    if why.count:
        args["count"] = why.count
    return Line(Message(f"why-{why.why}", **args), why.by)


# ---- the moments of a game from which a short story of it is made

FEWEST: Final = 5
MOST: Final = 12


class Moment:
    """An event that may have a line in the story."""

    __slots__ = ("at", "line", "weight")

    def __init__(self, at: int, weight: int, line: Line) -> None:
        self.at = at  # the number of the event
        self.weight = weight  # how much it matters; moments of 0 and less only fill up a story
        self.line = line


def pick_moments(moments: Sequence[Moment]) -> list[Line]:
    """The most important moments in the order in which they happened: all that matter, but neither too few nor too
    many."""
    ranked = sorted(moments, key=lambda each: (-each.weight, -each.at))
    weighty = sum(1 for each in ranked if each.weight > 0)
    kept = ranked[: min(MOST, max(FEWEST, weighty))]
    return [each.line for each in sorted(kept, key=lambda each: (each.at, -each.weight))]


# ---- counting what happened


class Count:
    """What an event adds to the counts: which count, of which seat, and how much."""

    __slots__ = ("amount", "seat", "what")

    def __init__(self, what: str, seat: int, amount: int = 1) -> None:
        self.what = what
        self.seat = seat  # NOBODY: it is not counted
        self.amount = amount


def tally(keys: Sequence[str], seats: int, counts: Sequence[Count]) -> list[dict[str, int]]:
    """The counts of each seat, by their names."""
    out = [dict.fromkeys(keys, 0) for _ in range(seats)]
    for count in counts:
        if count.seat != NOBODY:
            out[count.seat][count.what] += count.amount
    return out
