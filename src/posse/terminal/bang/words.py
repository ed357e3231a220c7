"""What happened at the table, as sentences: one function for each kind of event."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from posse.bang import cards
from posse.bang.table import ROLES
from posse.kernel.event import Event, Fact
from posse.terminal.bang import names as named
from posse.terminal.bang.teller import Teller

_SEATS: Final = ("player", "target", "victim", "source", "killer")
_CARDS: Final = ("card", "aimed_at")


class Facts:
    """The facts of an event as its listener knows them."""

    def __init__(self, known: Mapping[str, Fact]) -> None:
        self._known = known

    def has(self, key: str) -> bool:
        return key in self._known

    def number(self, key: str) -> int:
        value = self._known[key]
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self._known[key]
        assert isinstance(value, tuple)
        return value

    def word(self, key: str) -> str:
        return str(self._known.get(key, ""))

    @property
    def player(self) -> int:
        return self.number("player")

    @property
    def card(self) -> str:
        return named.card(self.number("card"))

    @property
    def cards(self) -> str:
        """The cards by name if they are known, otherwise how many there are."""
        if self.has("cards"):
            return named.card_list(self.numbers("cards"))
        return counted(self.number("count"), "card")


def counted(number: int, what: str) -> str:
    """`a card`, `2 cards`."""
    return f"a {what}" if number == 1 else f"{number} {what}s"


# ---- the turn


def _turn(say: Teller, f: Facts) -> str:
    whose = say.whose(f.player)
    return f"{whose[0].upper()}{whose[1:]} turn."


def _jailed(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'stay')} behind bars and {say.verb(f.player, 'lose')} the turn."


def _exploded(say: Teller, f: Facts) -> str:
    return f"The Dynamite blows up in {say.whose(f.player)} face!"


def _passed_on(say: Teller, f: Facts) -> str:
    return f"The Dynamite keeps fizzing and moves on to {say.whom(f.number('target'))}."


# ---- cards come


def _drew(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'draw')} {f.cards}."


def _drew_discard(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'take')} {f.card} off the discard pile."


def _looked(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'look')} at {f.cards} from the deck."


def _showed(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'show')} {f.card}."


def _revealed(say: Teller, f: Facts) -> str:
    return f"On the counter: {f.cards}." if f.numbers("cards") else "The shelves are bare."


def _picked(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'pick')} {f.card}."


def _reshuffled(say: Teller, f: Facts) -> str:
    return f"The discard pile is shuffled into a new deck of {counted(f.number('count'), 'card')}."


def _took(say: Teller, f: Facts) -> str:
    taker, victim = f.player, f.number("victim")
    if taker == victim:
        return f"{say.does(taker, 'take')} {f.card} back in hand."
    if f.has("in_play"):
        return f"{say.does(taker, 'take')} {say.whose(victim)} {f.card}."
    what = f.card if f.has("card") else "a card"
    return f"{say.does(taker, 'take')} {what} from {say.whose(victim)} hand."


def _took_hand(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'pick')} {f.cards} out of {say.whose(f.number('victim'))} cold hand."


# ---- cards are played and go


def _played(say: Teller, f: Facts) -> str:
    what = f.card
    if f.word("used_as"):
        what += f" as {named.thing(f.word('used_as'))}"
    return f"{say.does(f.player, 'play')} {what}{_aim(say, f)}."


def _aim(say: Teller, f: Facts) -> str:
    if not f.has("target"):
        return ""
    target = f.number("target")
    if not f.has("aimed_at"):
        return f" on {say.whom(target)}"
    whose = say.whose(target)
    if target == f.player:
        whose = "your own" if say.hears(target) else "their own"
    return f" on {whose} {named.card(f.number('aimed_at'))}"


def _used(say: Teller, f: Facts) -> str:
    id = f.word("thing")
    what = f"the ability of {named.thing(id)}" if named.is_character(id) else f"the {named.thing(id)}"
    return f"{say.does(f.player, 'use')} {what}."


def _discarded(say: Teller, f: Facts) -> str:
    if f.has("in_play"):
        whose = say.whose(f.player)
        return f"{whose[0].upper()}{whose[1:]} {f.card} goes to the discard pile."
    return f"{say.does(f.player, 'discard')} {f.card}."


def _discarded_all(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'leave')} everything behind: {f.cards}."


def _flipped(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'turn')} up {f.cards} for the {named.thing(f.word('about'))}."


# ---- shots, life and death


def _shot(say: Teller, f: Facts) -> str | None:
    """What was played says it already, but for how hard it is to get away."""
    missing = f.number("missing")
    return f"{say.does(f.number('target'), 'need')} {missing} Missed! to get away." if missing > 1 else None


def _cancelled(say: Teller, f: Facts) -> str:
    return f"The shot misses {say.whom(f.number('target'))}."


def _lost_life(say: Teller, f: Facts) -> str:
    left = f.number("life")
    lost = counted(f.number("amount"), "life point")
    return f"{say.does(f.player, 'lose')} {lost}: {left if left > 0 else 'none'} left."


def _healed(say: Teller, f: Facts) -> str:
    life = f.number("life")
    gained = f"{say.does(f.player, 'regain')} {counted(f.number('amount'), 'life point')}"
    return f"{gained}: {life} now." if life > 0 else f"{gained}: still {1 - life} short of living."


def _eliminated(say: Teller, f: Facts) -> str:
    dead, killer = f.player, f.number("killer")
    if killer in (-1, dead):
        end = say.does(dead, "bite") + " the dust"
    else:
        end = f"{say.does(killer, 'send')} {say.whom(dead)} to Boot Hill"
    return f"{end}. {say.does(dead, 'were')} {named.role(f.number('role'))}."


def _rewarded(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'collect')} the bounty on {say.whom(f.number('victim'))}."


def _penalised(say: Teller, f: Facts) -> str:
    return f"The law has shot its own: {say.whom(f.player)} must lay down every card."


def _over(say: Teller, f: Facts) -> str:
    winners = f.numbers("winners")
    those = named.listed([say.whom(seat) for seat in winners])
    verb = say.verb(winners[0], "win") if len(winners) == 1 else "win"
    return f"The smoke clears: {those} {verb}."


# ---- the Stick of Dynamite


def _stick(say: Teller, f: Facts) -> str:
    if f.player < 0:
        return "Nobody holds the Stick of Dynamite now."
    return f"{say.does(f.player, 'take')} the Stick of Dynamite."


def _dynamite_placed(say: Teller, f: Facts) -> str:
    return f"The {f.card} lands in front of {say.whom(f.player)}."


def _shuffled_in(say: Teller, f: Facts) -> str:
    return f"{f.card} is shuffled into the deck."


#: A sentence for each kind of event; it may be None where another event tells the same.
SENTENCES: Final[dict[str, Callable[[Teller, Facts], str | None]]] = {
    "cancelled": _cancelled,
    "discarded": _discarded,
    "discarded_all": _discarded_all,
    "drew": _drew,
    "drew_discard": _drew_discard,
    "dynamite_placed": _dynamite_placed,
    "eliminated": _eliminated,
    "exploded": _exploded,
    "flipped": _flipped,
    "healed": _healed,
    "jailed": _jailed,
    "looked": _looked,
    "lost_life": _lost_life,
    "over": _over,
    "passed_on": _passed_on,
    "penalised": _penalised,
    "picked": _picked,
    "played": _played,
    "reshuffled": _reshuffled,
    "revealed": _revealed,
    "rewarded": _rewarded,
    "shot": _shot,
    "showed": _showed,
    "shuffled_in": _shuffled_in,
    "stick": _stick,
    "took": _took,
    "took_hand": _took_hand,
    "turn": _turn,
    "used": _used,
}
#: Kinds of events of which the log says nothing.
SILENT: Final[frozenset[str]] = frozenset()


def sentence(event: Event, names: Sequence[str], seat: int) -> str | None:
    """An event in words for the player at a seat (-1: for nobody in particular), as `event.seen_by` left it."""
    if event.kind in SILENT:
        return None
    tell = SENTENCES.get(event.kind)
    if tell is None:
        return f"({event.kind.replace('_', ' ')})"
    return tell(Teller(names, seat), Facts(event.facts))


def facts(event: Event, names: Sequence[str]) -> dict[str, object]:
    """An event as plain data, with players and cards by name."""
    return {"kind": event.kind, **{key: _plain(key, value, names) for key, value in event.facts.items()}}


def _plain(key: str, value: Fact, names: Sequence[str]) -> object:
    if key == "winners" and isinstance(value, tuple):
        return [names[seat] for seat in value]
    if isinstance(value, tuple):
        return [cards.TEXT[card] for card in value]
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    if key == "role":
        return ROLES[value]
    if key in _SEATS:
        return names[value] if value >= 0 else None
    return cards.TEXT[value] if key in _CARDS else value
