"""What happened at the table, as sentences: one function for each kind of event."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.bang import cards
from posse.bang.things import BROWN
from posse.kernel.event import Event
from posse.kernel.option import id_of
from posse.terminal import facts as in_general
from posse.terminal import reference, roles
from posse.terminal.bang import names as named
from posse.terminal.english import Teller, capital, counted


class Facts(in_general.Facts):
    """The facts of an event of the card game."""

    @property
    def card(self) -> str:
        return named.card(self.number("card"))

    @property
    def cards(self) -> str:
        """The cards by name if they are known, otherwise how many there are."""
        if self.has("cards"):
            return named.card_list(self.numbers("cards"))
        return counted(self.number("count"), "card")


# ---- the turn


def _event(say: Teller, f: Facts) -> str:
    event = cards.THINGS[f.word("thing")]
    return f"A new event, {event.name}: {reference.effect('bang', event.id)}"


def _returned(say: Teller, f: Facts) -> str:
    back = say.does(f.player, "rise")
    if f.number("life") == 0:
        return f"{back} from the grave as a ghost, for one turn."
    return f"{back} from the dead with {counted(f.number('life'), 'life point')}."


def _jailed(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'stay')} behind bars and {say.verb(f.player, 'lose')} the turn."


def _exploded(say: Teller, f: Facts) -> str:
    return f"The Dynamite blows up in {say.whose(f.player)} face!"


def _passed_on(say: Teller, f: Facts) -> str:
    return f"The Dynamite keeps fizzing and moves on to {say.whom(f.number('target'))}."


def _copied(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'take')} on the ability of {named.thing(f.word('character'))}."


# ---- cards come


def _drew(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'draw')} {f.cards}."


def _drew_discard(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'take')} {f.card} off the discard pile."


def _looked(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'look')} at {f.cards} from the deck."


def _showed(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'show')} {f.card}."


def _guessed(say: Teller, f: Facts) -> str:
    outcome = (
        f"right, and {say.whom(f.player)} may keep it" if f.number("right") else "wrong, and it is discarded"
    )
    return f"{say.does(f.player, 'call')} {f.word('colour')} and {say.verb(f.player, 'turn')} up {f.card}: {outcome}."


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
    whose = say.whose(target)
    if f.has("at_hand"):
        return f" on {whose} hand"
    if not f.has("aimed_at"):
        return f" on {say.whom(target)}"
    if target == f.player:
        whose = "your own" if say.hears(target) else "their own"
    return f" on {whose} {named.card(f.number('aimed_at'))}"


def _eliminated(say: Teller, f: Facts) -> str:
    if f.has("ghost") and f.number("ghost"):
        return f"{say.does(f.player, 'fade')} away again."
    return roles.eliminated(say, f)


def _used(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'use')} {_by_name(f.word('thing'))}{_aim(say, f)}."


def _by_name(id: str) -> str:
    """Something on the table that somebody uses."""
    if named.is_character(id):
        return f"the ability of {named.thing(id)}"
    return f"the event {named.thing(id)}" if named.is_event(id) else f"the {named.thing(id)}"


def _unaffected(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'take')} no notice, thanks to {_by_name(f.word('thing'))}."


def _discarded(say: Teller, f: Facts) -> str:
    if f.has("in_play"):
        return f"{capital(say.whose(f.player))} {f.card} goes to the discard pile."
    return f"{say.does(f.player, 'discard')} {f.card}."


def _put_on_deck(say: Teller, f: Facts) -> str:
    what = f.card if f.has("card") else "a card"
    return f"{say.does(f.player, 'put')} {what} face down on the deck."


def _discarded_all(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'leave')} everything behind: {f.cards}."


def _flipped(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'turn')} up {f.cards} for {named.the(f.word('about'))}."


def _counted(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'let')} {f.card} count for {named.the(f.word('about'))}."


# ---- shots, life and death


def _shot(say: Teller, f: Facts) -> str | None:
    """A brown card was told when it was played, but not how hard it is to get away."""
    shooter, target, missing = f.player, f.number("target"), f.number("missing")
    needs = f"{say.does(target, 'need')} {missing} Missed! to get away." if missing > 1 else ""
    kind = cards.KINDS.get(id_of(f.word("cause")))
    if kind is not None and kind.border == BROWN:
        return needs or None
    cause = named.the(f.word("cause"))
    if shooter < 0:
        fired = f"{capital(cause)} shoots at {say.whom(target)}."
    elif kind is not None:
        fired = f"{say.does(shooter, 'shoot')} at {say.whom(target)} with {cause}."
    else:
        fired = f"{say.does(shooter, 'shoot')} at {say.whom(target)}."
    return f"{fired} {needs}".rstrip()


def _cancelled(say: Teller, f: Facts) -> str:
    return f"The shot misses {say.whom(f.number('target'))}."


def _lost_life(say: Teller, f: Facts) -> str:
    left = f.number("life")
    lost = f"{say.does(f.player, 'lose')} {counted(f.number('amount'), 'life point')}"
    cause = f" to {named.thing(f.word('cause'))}" if named.is_event(f.word("cause")) else ""
    return f"{lost}{cause}: {left if left > 0 else 'none'} left."


def _healed(say: Teller, f: Facts) -> str:
    life = f.number("life")
    gained = f"{say.does(f.player, 'regain')} {counted(f.number('amount'), 'life point')}"
    return f"{gained}: {life} now." if life > 0 else f"{gained}: still {1 - life} short of living."


def _rewarded(say: Teller, f: Facts) -> str:
    return f"{say.does(f.player, 'collect')} the bounty on {say.whom(f.number('victim'))}."


def _penalised(say: Teller, f: Facts) -> str:
    return f"The law has shot its own: {say.whom(f.player)} must lay down every card."


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
    "copied": _copied,
    "counted": _counted,
    "discarded": _discarded,
    "discarded_all": _discarded_all,
    "drew": _drew,
    "drew_discard": _drew_discard,
    "dynamite_placed": _dynamite_placed,
    "eliminated": _eliminated,
    "event": _event,
    "exploded": _exploded,
    "flipped": _flipped,
    "guessed": _guessed,
    "healed": _healed,
    "jailed": _jailed,
    "looked": _looked,
    "lost_life": _lost_life,
    "over": in_general.over,
    "passed_on": _passed_on,
    "penalised": _penalised,
    "picked": _picked,
    "played": _played,
    "put_on_deck": _put_on_deck,
    "reshuffled": _reshuffled,
    "returned": _returned,
    "revealed": _revealed,
    "rewarded": _rewarded,
    "shot": _shot,
    "showed": _showed,
    "shuffled_in": _shuffled_in,
    "stick": _stick,
    "took": _took,
    "took_hand": _took_hand,
    "turn": in_general.turn,
    "unaffected": _unaffected,
    "used": _used,
}


def sentence(event: Event, names: Sequence[str], seat: int) -> str | None:
    """An event in words for the player at a seat (-1: for nobody in particular), as `event.seen_by` left it."""
    tell = SENTENCES.get(event.kind)
    if tell is None:
        return in_general.unheard_of(event)
    return tell(Teller(names, seat), Facts(event.facts))
