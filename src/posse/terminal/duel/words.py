"""What happened at the table, as sentences: one function for each kind of event."""

from collections.abc import Callable, Sequence
from typing import Final

from posse.duel import cards
from posse.kernel.event import Event
from posse.terminal import facts as in_general
from posse.terminal.duel import names as named
from posse.terminal.duel.names import Sides
from posse.terminal.english import capital, counted, listed

_PLACES: Final = ["AC", "RC"]
#: Hits that were told when the card was played on its target.
_AIMED: Final = frozenset(kind.key for kind in cards.KINDS.values() if kind.hit and kind.id != "gatling")


class Facts(in_general.Facts):
    """The facts of an event of the Duel."""

    @property
    def card(self) -> str:
        return named.card(self.number("card"))

    @property
    def cards(self) -> str:
        """The cards by name if they are known, otherwise how many there are."""
        if self.has("cards"):
            return named.card_list(self.numbers("cards"))
        return counted(self.number("count"), "card")

    @property
    def character(self) -> int:
        return self.number("character")


# ---- characters come, go and change places


def _looked(say: Sides, f: Facts) -> str:
    count = f.number("count")
    if f.has("characters"):
        who = listed([named.character(number) for number in f.numbers("characters")])
        return f"{say.does(f.player, 'have')} {count} characters: {who}."
    return f"{say.does(f.player, 'have')} {count} characters."


def _chose(say: Sides, f: Facts) -> str:
    if f.has("character"):
        return f"{say.does(f.player, 'choose')} {named.character(f.character)} as AC."
    return f"{say.does(f.player, 'choose')} an AC."


def _entered(say: Sides, f: Facts) -> str:
    place = _PLACES[f.number("place")]
    return f"{named.character(f.character)} {named.verb_of(f.character, 'enter')} as {say.whose(f.player)} {place}."


def _swapped(say: Sides, f: Facts) -> str:
    step, are = (named.verb_of(f.character, verb) for verb in ("step", "are"))
    return f"{named.character(f.character)} {step} forward and {are} {say.whose(f.player)} AC now."


def _eliminated(say: Sides, f: Facts) -> str:
    return f"{say.one_does(f.character, 'bite')} the dust."


# ---- cards come


def _drew(say: Sides, f: Facts) -> str:
    drew = f"{say.does(f.player, 'draw')} {f.cards}"
    if f.has("deck") and f.number("deck") != f.player:
        drew += f" from {say.whose(f.number('deck'))} deck"
    return f"{drew}."


def _showed(say: Sides, f: Facts) -> str:
    return f"{say.does(f.player, 'show')} {named.with_symbol(f.number('card'))}."


def _laid_out(say: Sides, f: Facts) -> str:
    return f"On the counter: {f.cards}." if f.numbers("cards") else "The shelves are bare."


def _picked(say: Sides, f: Facts) -> str:
    return f"{say.does(f.player, 'pick')} {f.card}."


def _took(say: Sides, f: Facts) -> str:
    taker, victim = f.player, f.number("victim")
    if f.has("character"):
        return f"{say.does(taker, 'take')} {say.ones(f.character)} {f.card}."
    what = f.card if f.has("card") else "a card"
    return f"{say.does(taker, 'take')} {what} from {say.whose(victim)} hand."


def _reshuffled(say: Sides, f: Facts) -> str:
    return f"The discard pile is shuffled into a common deck of {counted(f.number('count'), 'card')}."


# ---- cards are played and go


def _played(say: Sides, f: Facts) -> str:
    what = f.card
    if f.word("used_as"):
        what += f" as {named.thing(f.word('used_as'))}"
    if f.has("answer"):
        return f"{say.does(f.player, 'answer')} with {what}."
    return f"{say.does(f.player, 'play')} {what}{_aim(say, f)}."


def _aim(say: Sides, f: Facts) -> str:
    """On whom or what something is aimed: a hand, a card lying with a character, a character, or a side."""
    if f.has("at_hand"):
        return f" on {say.whose(f.number('target'))} hand"
    if f.has("aimed_at"):
        return f" on {say.ones(f.character)} {named.card(f.number('aimed_at'))}"
    if f.has("character"):
        return f" on {say.one(f.character)}"
    if f.has("target"):
        target = f.number("target")
        if target != f.player:
            return f" on {say.whom(target)}"
        return " on your own side" if say.hears(target) else " on their own side"
    return ""


def _used(say: Sides, f: Facts) -> str:
    id = f.word("thing")
    what = f"the ability of {named.thing(id)}" if named.is_character(id) else f"the {named.thing(id)}"
    return f"{say.does(f.player, 'use')} {what}{_aim(say, f)}."


def _copied(say: Sides, f: Facts) -> str:
    """A card on the discard pile serves again."""
    verb = "reload" if f.number("reload") else "play"
    return f"{say.does(f.player, verb)} {f.card} from the discard pile."


def _reloaded(say: Sides, f: Facts) -> str:
    return f"{say.does(f.player, 'reload')} {f.card}."


def _discarded(say: Sides, f: Facts) -> str:
    if f.has("character"):
        return f"{capital(say.ones(f.character))} {f.card} goes to the discard pile."
    return f"{say.does(f.player, 'discard')} {f.card}."


def _revealed(say: Sides, f: Facts) -> str:
    shown = listed([named.with_symbol(card) for card in f.numbers("cards")])
    return f"{capital(say.whose(f.number('deck')))} deck reveals {shown} for {named.the(f.word('about'))}."


def _counted(say: Sides, f: Facts) -> str:
    shown = named.with_symbol(f.number("card"))
    return f"{say.does(f.player, 'let')} {shown} count for {named.the(f.word('about'))}."


def _exploded(say: Sides, f: Facts) -> str:
    return f"The Dynamite blows up in {say.ones(f.character)} face!"


def _passed_on(say: Sides, f: Facts) -> str:
    return f"The Dynamite keeps fizzing and moves on to {say.one(f.character)}."


# ---- hits and life


def _shot(say: Sides, f: Facts) -> str | None:
    """A card that was played on its target has told it."""
    cause = f.word("cause")
    return None if cause in _AIMED else f"{capital(named.the(cause))} takes aim at {say.one(f.character)}."


def _avoided(say: Sides, f: Facts) -> str:
    return f"{say.one_does(f.character, 'avoid')} the hit."


def _lost_life(say: Sides, f: Facts) -> str:
    left = f.number("life")
    return f"{say.one_does(f.character, 'lose')} a life point: {left if left > 0 else 'none'} left."


def _healed(say: Sides, f: Facts) -> str:
    gained = counted(f.number("amount"), "life point")
    return f"{say.one_does(f.character, 'regain')} {gained}: {f.number('life')} now."


#: A sentence for each kind of event; it may be None where another event tells the same.
SENTENCES: Final[dict[str, Callable[[Sides, Facts], str | None]]] = {
    "avoided": _avoided,
    "chose": _chose,
    "copied": _copied,
    "counted": _counted,
    "discarded": _discarded,
    "drew": _drew,
    "eliminated": _eliminated,
    "entered": _entered,
    "exploded": _exploded,
    "healed": _healed,
    "laid_out": _laid_out,
    "looked": _looked,
    "lost_life": _lost_life,
    "over": in_general.over,
    "passed_on": _passed_on,
    "picked": _picked,
    "played": _played,
    "reloaded": _reloaded,
    "reshuffled": _reshuffled,
    "revealed": _revealed,
    "shot": _shot,
    "showed": _showed,
    "swapped": _swapped,
    "took": _took,
    "turn": in_general.turn,
    "used": _used,
}


def sentence(event: Event, names: Sequence[str], seat: int) -> str | None:
    """An event in words for the player at a seat (-1: for nobody in particular), as `event.seen_by` left it."""
    tell = SENTENCES.get(event.kind)
    if tell is None:
        return in_general.unheard_of(event)
    return tell(Sides(names, seat), Facts(event.facts))
