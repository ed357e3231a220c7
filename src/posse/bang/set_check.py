"""Checks a set from outside: what keeps it from being played, in sentences with the file and the line."""

import inspect
import re
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, Final

from posse.bang import cards, set_places
from posse.bang.cards import RANKS, SUITS, CardSet
from posse.bang.hooks import ANY_TIME, DEFENCE, USES
from posse.bang.parts import Part
from posse.bang.things import Bill, Character, Kind, Thing, Variant
from posse.kernel.notation import ALONE, VERBS
from posse.roles import ROLES

_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ID_IS: Final = "an id is made of small letters, digits and single dashes"
#: What the lists of a set contain.
_LISTS: Final = {
    "kinds": Kind,
    "characters": Character,
    "variants": Variant,
    "bills": Bill,
    "rules": Thing,
}
#: What everybody may do in the play phase anyway, whatever the sets.
_OF_MENU: Final = ("play", "use", "end")
#: Sorts of things that moves name by the id alone.
_USED: Final = USES | ANY_TIME | DEFENCE


def problems(module: ModuleType) -> Iterator[str]:
    """What is wrong with the SET of a module. Stops at the first problem, because later ones may follow from it."""
    new, here = getattr(module, "SET", None), set_places.of_set(module)
    if not isinstance(new, CardSet):
        yield f"{here}: there is no SET; it must be a posse.bang.cards.CardSet"
        return
    for problem in _of_set(new):
        yield f"{here}: {problem}"
    for thing in new.things():
        yield from _of_thing(thing)
    for problem in _of_all(new):
        yield f"{here}: {problem}"
    yield from _of_copies(new, here)
    yield from _of_parts(new)


def _of_set(new: CardSet) -> Iterator[str]:
    for name, wanted in _LISTS.items():
        for each in getattr(new, name):
            if isinstance(each, type):
                yield f"{name}: {each.__name__} is a class; the set needs an instance, {each.__name__}()"
            elif not isinstance(each, wanted):
                said = f"{type(each).__name__}()" if isinstance(each, Thing) else repr(each)
                yield f"{name}: {said} is no {wanted.__name__}"
    if not _is_id(new.id):
        yield f'the id of the set is "{new.id}"; {_ID_IS}'
    if new.id in cards.SETS:
        yield f'there is a set "{new.id}" already'
    for count, roles in new.role_splits.items():
        if len(roles) != count:
            yield f"the roles of a table of {count} are {len(roles)}"
        for role in roles:
            if role not in range(len(ROLES)):
                yield f"role_splits: {role!r} is no role; they are in posse.roles: SHERIFF, DEPUTY, OUTLAW, RENEGADE"


def _of_all(new: CardSet) -> Iterator[str]:
    """Problems that show only when all things are looked at together."""
    keys = [thing.key for thing in new.things()]
    for key in keys:
        if keys.count(key) > 1:
            yield f"{key} is there twice"
    ids = [kind.id for kind in new.kinds]
    for id in ids:
        if ids.count(id) > 1:
            yield f"two of its kinds of cards are called {id}; the notation cannot tell them apart"


def _is_id(id: Any) -> bool:
    return isinstance(id, str) and _ID.fullmatch(id) is not None


def _where(thing: object, member: str = "") -> str:
    return f"{set_places.of_class(type(thing), member)}: class {type(thing).__name__}"


def _of_thing(thing: Thing) -> Iterator[str]:
    if not hasattr(thing, "hooks"):
        yield f"{_where(thing, '__init__')}: its __init__ does not call super().__init__()"
        return
    by_id = _where(thing, "id")
    if not _is_id(thing.id):
        yield f'{by_id}: its id is "{thing.id}"; {_ID_IS}'
    if cards.THINGS.get(thing.key, thing) is not thing:  # a rule may be shared with another set
        yield f"{by_id}: there is a {thing.sort} {thing.id} already"
    for other in cards.THINGS.values():
        if (
            isinstance(thing, Kind)
            and isinstance(other, Kind)
            and other.id == thing.id
            and other is not thing
        ):
            yield f"{by_id}: the notation would take it for the {other.sort} {other.id}; choose another id"
    yield from _of_verbs(thing)
    life: Any = thing.life if isinstance(thing, Character) else 1
    if not isinstance(life, int) or life < 1:
        yield f"{_where(thing, 'life')}: its life is {life!r}; it is a number, 1 at least"
    for other in cards.THINGS.values():
        if thing.hooks & _USED and other.hooks & _USED and other.id == thing.id and other is not thing:
            yield f"{by_id}: `use {thing.id}` would also mean the {other.sort} {other.id}; choose another id"
    yield from _of_methods(thing, Thing, _GIVEN)
    if isinstance(thing, Kind):
        yield from _of_methods(thing, Kind, _GIVEN_TO_CARDS)


def _of_verbs(thing: Thing) -> Iterator[str]:
    """The verbs of its own in the menu, and what cards may be played for by it: who does it must be beyond doubt."""
    others = [other for other in cards.THINGS.values() if other is not thing]
    for verb in thing.verbs:
        its = f'{_where(thing, "verbs")}: its verb is "{verb}"'
        if verb not in VERBS:
            yield f"{its}; the notation knows {', '.join(VERBS)}"
        if verb in _OF_MENU:
            yield f"{its}, which the menu has for all cards; choose another"
        for other in others:
            if verb in ALONE and verb in other.verbs:
                yield f"{its}, which is all the notation says, and the {other.sort} {other.id} has it; choose another"
    for other in others:
        if thing.purpose and thing.purpose in (other.purpose, *getattr(other, "purposes", ())):
            yield (
                f'{_where(thing, "purpose")}: cards are played for "{thing.purpose}" by the {other.sort} {other.id}; '
                "choose another word"
            )


def _of_methods(own: object, base: type, expected: Mapping[str, tuple[int, bool]]) -> Iterator[str]:
    """Each method that it overrides must take the arguments that it gets, and be async if its caller awaits it."""
    for method, (given, waits) in expected.items():
        its = getattr(type(own), method)
        if its is getattr(base, method) or not inspect.isfunction(its):
            continue
        if inspect.iscoroutinefunction(its) != waits:
            yield f"{_where(own, method)}: {method} must {'' if waits else 'not '}be async"
        takes = len(inspect.signature(its).parameters) - 1
        if takes != given and "*" not in str(inspect.signature(its)):
            yield f"{_where(own, method)}: {method} takes {takes} arguments; it is given {given}"


def _of_copies(new: CardSet, here: str) -> Iterator[str]:
    for id in new.further_copies:
        if id not in cards.KINDS:
            yield f'{here}: further copies of "{id}": no earlier set has such a card'
    named: list[tuple[str, str, Any]] = [(_where(kind, "copies"), kind.id, kind.copies) for kind in new.kinds]
    named += [(here, id, copies) for id, copies in new.further_copies.items()]
    for where, id, copies in named:
        if not isinstance(copies, str):
            yield f"{where}: the copies of {id} are {copies!r}; they are ranks and suits in one text, such as 10H AS"
            return
        for copy in copies.split():
            if copy != "-" and not (copy[-1:] in SUITS and copy[:-1] in RANKS):
                yield (
                    f'{where}: a copy of {id} is "{copy}"; it is a rank and a suit, such as 10H or AS, or - for a card '
                    "without"
                )


def _of_parts(new: CardSet) -> Iterator[str]:
    known = {part.id: type(part) for each in cards.THINGS.values() for part in each.parts()}
    for thing in new.things():
        brought: Any = thing.parts()
        if not isinstance(brought, list) or not all(isinstance(part, Part) for part in brought):
            yield f"{_where(thing, 'parts')}: parts gives {brought!r}; it gives a list of parts"
            return
        for part in brought:
            if not _is_id(part.id):
                yield f'{_where(part, "id")}: its id is "{part.id}"; {_ID_IS}'
            if known.get(part.id, type(part)) is not type(part):
                yield f"{_where(part, 'id')}: another set has a part {part.id}"
            for method in ("copy", "fingerprint"):
                if getattr(type(part), method) is getattr(Part, method):
                    yield f"{_where(part)}: it has no {method}"
            yield from _of_methods(part, Part, _GIVEN_TO_PARTS)
            if type(part.copy()) is not type(part):
                yield f"{_where(part, 'copy')}: copy gives {part.copy()!r}; it gives another {type(part).__name__}"


#: How many arguments each method of a thing gets, and whether the caller awaits it. A table, because compiled code
#: cannot be inspected.
_GIVEN: Final = {
    "parts": (0, False),
    "in_the_deck": (1, False),
    "in_the_characters": (1, False),
    "hand_out": (1, False),
    "stands_for": (1, False),
    "refusal": (2, False),
    "set_up": (1, False),
    "come_back": (2, False),
    "left_game": (2, False),
    "leave": (2, True),
    "played_for": (4, True),
    "act": (3, True),
    "use": (3, True),
    "robbed_of": (3, False),
    "give_up": (3, True),
    "defend": (3, True),
    "goals": (1, False),
    "obliges": (1, False),
    "seats_between": (1, False),
    "shows_hands": (1, False),
    "silences_abilities": (2, False),
    "enters": (1, True),
    "any_time": (2, False),
    "eliminated": (2, False),
    "hand_empty": (2, False),
    "hit": (2, False),
    "keeps_out": (2, False),
    "lost_everything": (2, False),
    "missed_needed": (2, False),
    "more_plays": (2, False),
    "no_choice": (2, False),
    "returns": (2, False),
    "silences_cards": (2, False),
    "skips": (2, False),
    "gives": (3, False),
    "hides": (2, False),
    "gained": (2, False),
    "bars": (3, False),
    "before_play": (4, True),
    "excess": (4, False),
    "shot_over": (2, True),
    "shuns": (4, False),
    "sight": (4, False),
    "suit": (2, False),
    "uses": (2, False),
    "before_drawing": (2, True),
    "before_loss": (2, True),
    "loss_looms": (2, False),
    "loss_prevented": (2, False),
    "opens": (2, True),
    "shot_declared": (2, True),
    "turn_begins": (2, True),
    "turn_ends": (2, True),
    "turn_starts": (2, True),
    "wounded": (2, True),
    "answered": (3, False),
    "cards_drawn": (3, False),
    "defence": (3, False),
    "draw_count": (3, False),
    "evades": (3, False),
    "forbids": (3, False),
    "gone": (3, False),
    "laid_down": (3, False),
    "left_hand": (3, False),
    "left_play": (3, False),
    "after_drawing": (3, True),
    "after_flip": (3, True),
    "card_played": (3, True),
    "draws": (3, True),
    "forgoes": (3, True),
    "other_eliminated": (3, True),
    "robbed": (3, True),
    "stays": (3, True),
    "turn_check": (3, True),
    "wound_settled": (3, True),
    "ignores": (4, False),
    "reroutes": (4, False),
    "serves_as": (4, False),
    "killed": (4, True),
}
_GIVEN_TO_CARDS: Final = {
    "plays": (3, False),
    "copied": (1, False),
    "play": (4, True),
    "further_targets": (3, False),
    "more_answers": (3, False),
    "answer": (4, True),
    "answer_shot": (3, True),
    "given_up": (3, False),
    "may_lie": (2, False),
    "hindrance": (2, False),
    "use_hindrance": (2, False),
    "answer_hindrance": (2, False),
}
_GIVEN_TO_PARTS: Final = {
    "holds_role": (1, False),
    "copy": (0, False),
    "fingerprint": (0, False),
    "in_force": (0, False),
    "belongings": (1, False),
    "gives_belongings": (0, False),
    "cards": (0, False),
    "turn_begins": (1, False),
    "see": (2, False),
    "hindrances": (3, False),
    "refusal": (3, False),
    "shapes": (2, False),
    "changed": (0, False),
    "redeal": (2, False),
    "lay": (2, False),
    "fact": (2, False),
    "player_fact": (3, False),
}
