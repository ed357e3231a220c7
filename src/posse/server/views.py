"""What a seat may see, as it goes over the wire: types made from the facts of the games' views (`posse.kernel.facts`).

The client's types are made from these, and a test checks every view of many games against them. A key that is left out
where there is nothing to say is UNSET here.
"""

from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType, defstruct

from posse.bang.view import VIEW as BANG
from posse.dice.view import VIEW as DICE
from posse.duel.view import VIEW as DUEL
from posse.kernel.facts import Counts, Facts, Many, OneOf, OrNone
from posse.kernel.view import View as EngineView

Role = Literal["sheriff", "deputy", "outlaw", "renegade"]
Side = Literal["law", "outlaw"]

_made: Final[dict[str, type[Struct]]] = {}


def struct(facts: Facts) -> type[Struct]:
    """The type for these facts."""
    if facts.name not in _made:
        _made[facts.name] = defstruct(
            facts.name,
            [
                (fact.name, _type(fact.type))
                if fact.always
                else (fact.name, _type(fact.type) | UnsetType, UNSET)
                for fact in facts.facts
            ],
            namespace={"__doc__": facts.about},
            frozen=True,
            tag_field="game" if facts.game else None,
            tag=facts.game or None,
        )
    return _made[facts.name]


def _type(of: Any) -> Any:
    match of:
        case Facts():
            return struct(of)
        case Many():
            return list[_type(of.of)]  # type: ignore[misc]
        case OrNone():
            return _type(of.of) | None
        case OneOf():
            return Literal.__getitem__(of.words)
        case Counts():
            return dict[_type(OneOf(of.words)), int]  # type: ignore[misc]
    return of


if TYPE_CHECKING:
    View = Any
else:
    View = struct(BANG) | struct(DUEL) | struct(DICE)


def of(view: EngineView) -> View:
    """A view as it is sent. It stays plain data, which encodes to the same bytes: turning it into structs would cost
    more than making the data."""
    return view.as_dict()
