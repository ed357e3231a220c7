"""Parts: state that a set owns.

The table has its players, its playing cards and a dictionary of parts, and does not know what the parts are. A thing
that is in force for the whole table brings a part (`Thing.parts`), in the folder of its set. The part says itself how
it is copied and compared, what a seat may see of it, how what a seat cannot see is dealt anew, and how a scenario sets
it up.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from mypy_extensions import mypyc_attr

from posse.kernel.errors import PosseError
from posse.kernel.notation import Parsed
from posse.kernel.option import Decision
from posse.kernel.rules import Hindrance
from posse.kernel.shape import Shape

if TYPE_CHECKING:
    from posse.bang.table import Table
    from posse.bang.things import Thing

#: The answer of a part if a scenario asks for a fact that it does not know.
NO_FACT: Final = object()


class Laying(Protocol):
    """The table of a scenario while it is being set up, as a part sees it."""

    names: list[str]

    def given(self, key: str, otherwise: object = None) -> Any:
        """What the scenario says under a key of the part."""

    def given_to(self, seat: int, key: str, otherwise: object = None) -> Any:
        """What the scenario says of a player under a key of the part."""

    def seat(self, key: str) -> int:
        """The seat of the player named under a key."""

    def wrong(self, key: str, why: str, seat: int = -1) -> Exception:
        """The error to raise about the value of a key: of the part, or of a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One piece of state at a table."""

    id: ClassVar[str] = ""
    keys: ClassVar[tuple[str, ...]] = ()  # what a scenario may say of it
    player_keys: ClassVar[tuple[str, ...]] = ()  # what a scenario may say of it for each player
    turn_keys: ClassVar[tuple[str, ...]] = ()  # what a scenario may say of it under `turn_state`
    shows: ClassVar[tuple[str, ...]] = ()  # the ids of shapes that it shows besides those with its own id

    is_seen: ClassVar[bool] = True  # it shows something, so it has words and a look

    # Everybody sees the same of it. Then its shapes are kept until it says that they have changed (`changed`), because
    # views are made for every decision of a bot.
    seen_alike: ClassVar[bool] = False

    _kept: list[Shape] | None = None  # the shapes last shown

    def holds_role(self, seat: int) -> bool:
        """Whether a player's role is not dealt anew with those of the others."""
        return False

    def copy(self) -> "Part":
        raise NotImplementedError

    def fingerprint(self) -> tuple[object, ...]:
        """The whole part as one comparable value."""
        raise NotImplementedError

    # ---- what it brings to the game

    def in_force(self) -> "Sequence[Thing]":
        """The things that it puts in force for the whole table. Code that changes them must call `Table.refresh`."""
        return ()

    def belongings(self, seat: int) -> "Sequence[Thing]":
        """The things that it gives a player, besides abilities and cards in play. Code that changes them must call
        `Table.work_out`."""
        return ()

    def gives_belongings(self) -> bool:
        """Whether players can ever have something because of it."""
        return type(self).belongings is not Part.belongings

    def cards(self) -> list[list[int]]:
        """The lists of cards in it."""
        return []

    def turn_begins(self, t: "Table") -> None:
        """A turn has begun. Whatever was for the last turn only is over."""

    # ---- what can be seen

    def see(self, t: "Table", seat: int) -> list[Shape]:
        """What a seat may see of it; -1 for a spectator."""
        return []

    def hindrances(self, t: "Table", seat: int, asked: Decision) -> dict[str, Hindrance]:
        """Why a player who is asked what to play cannot have the things in this part, by their keys."""
        return {}

    def refusal(self, t: "Table", asked: Decision, move: Parsed) -> PosseError | None:
        """Why the player who is asked cannot make a move that has to do with it; None if it has no reason."""
        return None

    def shapes(self, t: "Table", seat: int) -> list[Shape]:
        """The same as `see`, made anew only if something has changed."""
        kept = self._kept
        if kept is None:
            kept = self.see(t, seat)
            if kept and self.seen_alike:
                self._kept = kept
        return kept

    def changed(self) -> None:
        """Its shapes have changed. Code that changes a part that everybody sees alike must call this."""
        self._kept = None

    def redeal(self, t: "Table", seat: int) -> None:
        """Deal anew what a seat cannot see, by the table's generator, from what it can see alone; for `EVERYBODY` only
        what nobody has seen."""

    # ---- scenarios

    def lay(self, t: "Table", laying: Laying) -> None:
        """Set it up as a scenario says. The players already have their seats and cards."""

    def fact(self, t: "Table", key: str) -> object:
        """A fact that a scenario expects of it, or NO_FACT."""
        return NO_FACT

    def player_fact(self, t: "Table", seat: int, key: str) -> object:
        """A fact that a scenario expects of a player because of it, or NO_FACT."""
        return NO_FACT
