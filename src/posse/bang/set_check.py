"""Looking through a set from outside: what keeps it from being played, in sentences."""

import inspect
import re
from collections.abc import Iterator
from typing import Any, Final

from posse.bang import cards
from posse.bang.cards import RANKS, SUITS, CardSet
from posse.bang.parts import Part
from posse.bang.things import ANY_TIME, DEFENCE, HOOKS, USES, Bill, Character, Kind, Thing, Variant
from posse.kernel.notation import VERBS

_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ID_IS: Final = "an id is made of small letters, digits and single dashes"
#: What lists of a set are made of.
_LISTS: Final = {
    "kinds": Kind,
    "characters": Character,
    "variants": Variant,
    "bills": Bill,
    "rules": Thing,
}
#: What a player does with a thing is written with its id alone.
_USED: Final = USES | ANY_TIME | DEFENCE


def problems(new: object) -> Iterator[str]:
    """The first that is found is enough: what comes later may hang on it."""
    if not isinstance(new, CardSet):
        yield "__init__.py has no SET; it must be a posse.bang.cards.CardSet"
        return
    yield from _of_types(new)
    if not _is_id(new.id):
        yield f'the id of the set is "{new.id}"; {_ID_IS}'
    if new.id in cards.SETS:
        yield f'there is a set "{new.id}" already'
    for thing in new.things():
        yield from _of_thing(thing)
    keys = [thing.key for thing in new.things()]
    for key in keys:
        if keys.count(key) > 1:
            yield f"{key} is there twice"
    ids = [kind.id for kind in new.kinds]
    for id in ids:
        if ids.count(id) > 1:
            yield f"two of its kinds of cards are called {id}; the notation cannot tell them apart"
    yield from _of_copies(new)
    yield from _of_parts(new)
    for count, roles in new.role_splits.items():
        if len(roles) != count:
            yield f"the roles of a table of {count} are {len(roles)}"


def _of_types(new: CardSet) -> Iterator[str]:
    for name, wanted in _LISTS.items():
        for each in getattr(new, name):
            if isinstance(each, type):
                yield f"{name}: {each.__name__} is a class; the set needs an instance, {each.__name__}()"
            elif not isinstance(each, wanted):
                yield f"{name}: {each!r} is no {wanted.__name__}"


def _is_id(id: Any) -> bool:
    return isinstance(id, str) and _ID.fullmatch(id) is not None


def _where(thing: object) -> str:
    return f"{type(thing).__module__.rpartition('.')[2]}.py, class {type(thing).__name__}"


def _of_thing(thing: Thing) -> Iterator[str]:
    where = _where(thing)
    if not hasattr(thing, "hooks"):
        yield f"{where}: its __init__ does not call super().__init__()"
        return
    if not _is_id(thing.id):
        yield f'{where}: its id is "{thing.id}"; {_ID_IS}'
    if cards.THINGS.get(thing.key, thing) is not thing:  # a rule may be shared with another set
        yield f"{where}: there is a {thing.sort} {thing.id} already"
    if isinstance(thing, Kind) and cards.KINDS.get(thing.id, thing) is not thing:
        yield f"{where}: the notation would take it for the {cards.KINDS[thing.id].sort} {thing.id}; choose another id"
    for verb in thing.verbs:
        if verb not in VERBS:
            yield f'{where}: its verb is "{verb}"; the notation knows {", ".join(VERBS)}'
    life: Any = thing.life if isinstance(thing, Character) else 1
    if not isinstance(life, int):
        yield f"{where}: its life is {life!r}, which is no number"
    for other in cards.THINGS.values():
        if thing.hooks & _USED and other.hooks & _USED and other.id == thing.id and other is not thing:
            yield f"{where}: `use {thing.id}` would also mean the {other.sort} {other.id}; choose another id"
    yield from _of_hooks(thing, where)


def _of_hooks(thing: Thing, where: str) -> Iterator[str]:
    """Each hook that it overrides takes what the pipeline gives, and waits if the pipeline does."""
    for method in HOOKS.values():
        own, known = getattr(type(thing), method), getattr(Thing, method)
        if own is known or not inspect.isfunction(own):
            continue
        given, waits = _GIVEN[method]
        if inspect.iscoroutinefunction(own) != waits:
            yield f"{where}: {method} must {'' if waits else 'not '}be async"
        takes = len(inspect.signature(own).parameters) - 1
        if takes != given and "*" not in str(inspect.signature(own)):
            yield f"{where}: {method} takes {takes} arguments; it is given {given}"


def _of_copies(new: CardSet) -> Iterator[str]:
    for id in new.further_copies:
        if id not in cards.KINDS:
            yield f'further copies of "{id}": no earlier set has such a card'
    named: list[tuple[str, Any]] = [(kind.id, kind.copies) for kind in new.kinds]
    for id, copies in [*named, *new.further_copies.items()]:
        if not isinstance(copies, str):
            yield f"the copies of {id} are {copies!r}; they are ranks and suits in one text, such as 10H AS"
            return
        for copy in copies.split():
            if copy != "-" and not (copy[-1:] in SUITS and copy[:-1] in RANKS):
                yield f'a copy of {id} is "{copy}"; it is a rank and a suit, such as 10H or AS, or - for a card without'


def _of_parts(new: CardSet) -> Iterator[str]:
    known = {part.id: type(part) for each in cards.THINGS.values() for part in each.parts()}
    for thing in new.things():
        brought: Any = thing.parts()
        if not isinstance(brought, list) or not all(isinstance(part, Part) for part in brought):
            yield f"{_where(thing)}: parts gives {brought!r}; it gives a list of parts"
            return
        for part in brought:
            if known.get(part.id, type(part)) is not type(part):
                yield f"{_where(part)}: another set has a part {part.id}"
            for method in ("copy", "fingerprint"):
                if getattr(type(part), method) is getattr(Part, method):
                    yield f"{_where(part)}: it has no {method}"


#: What the pipelines give to each hook: how many arguments, and whether they wait. Compiled code cannot be asked.
_GIVEN: Final = {
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
