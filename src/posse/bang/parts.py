"""Parts: state that a set owns.

The table has its players, its playing cards and a dictionary of parts; it knows nothing of what they are. A part is
declared in the folder of its set, by a thing that holds for the whole table (`Thing.parts`). It says itself how it is
copied and compared, what a seat may see of it, how what a seat cannot see is dealt anew, and how a scenario sets it up.
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

#: The answer of a part to a scenario that asks for a fact it does not know.
NO_FACT: Final = object()


class Laying(Protocol):
    """The table of a scenario while it is being laid, as a part sees it."""

    names: list[str]

    def given(self, key: str, otherwise: object = None) -> Any:
        """What the scenario says under a key of the part."""

    def given_to(self, seat: int, key: str, otherwise: object = None) -> Any:
        """What it says of a player under a key of the part."""

    def seat(self, key: str) -> int:
        """The seat of the player named under a key."""

    def wrong(self, key: str, why: str, seat: int = -1) -> Exception:
        """The error to raise about what stands under a key: of the part, or of a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One piece of state at a table."""

    id: ClassVar[str] = ""
    keys: ClassVar[tuple[str, ...]] = ()  # what a scenario may say of it
    player_keys: ClassVar[tuple[str, ...]] = ()  # what a scenario may say of it for each player
    turn_keys: ClassVar[tuple[str, ...]] = ()  # what a scenario may say of it under `turn_state`
    shows: ClassVar[tuple[str, ...]] = ()  # the ids of shapes that it shows beside those with its own id

    is_seen: ClassVar[bool] = True  # it shows something, so it has words and a look

    # Everybody sees the same of it: its shapes are kept until it says that they have changed (`changed`), since views
    # are made for every decision of a bot.
    seen_alike: ClassVar[bool] = False

    _kept: list[Shape] | None = None  # the shapes last shown

    def holds_role(self, seat: int) -> bool:
        """Whether a player's role is not dealt anew with those of the others."""
        return False

    def copy(self) -> "Part":
        raise NotImplementedError

    def fingerprint(self) -> tuple[object, ...]:
        """All of it as one comparable value."""
        raise NotImplementedError

    # ---- what it brings to the game

    def in_force(self) -> "Sequence[Thing]":
        """What holds for the whole table because of it. Whoever changes that calls `Table.refresh`."""
        return ()

    def belongings(self, seat: int) -> "Sequence[Thing]":
        """Things that a player has because of it, beside abilities and cards in play. Whoever changes that calls
        `Table.work_out`."""
        return ()

    def gives_belongings(self) -> bool:
        """Whether players can ever have something because of it."""
        return type(self).belongings is not Part.belongings

    def cards(self) -> list[list[int]]:
        """The places where cards lie in it."""
        return []

    def turn_begins(self, t: "Table") -> None:
        """A turn has begun: what held for the last one only is over."""

    # ---- what can be seen

    def see(self, t: "Table", seat: int) -> list[Shape]:
        """What a seat may see of it; -1 for a spectator."""
        return []

    def hindrances(self, t: "Table", seat: int, asked: Decision) -> dict[str, Hindrance]:
        """Why a player who is asked what to play cannot have what lies here, by keys."""
        return {}

    def refusal(self, t: "Table", asked: Decision, move: Parsed) -> PosseError | None:
        """Why the player who is asked cannot make a move that has to do with it; None if there is nothing to tell."""
        return None

    def shapes(self, t: "Table", seat: int) -> list[Shape]:
        """The same as `see`, made anew only where something has changed."""
        kept = self._kept
        if kept is None:
            kept = self.see(t, seat)
            if kept and self.seen_alike:
                self._kept = kept
        return kept

    def changed(self) -> None:
        """What it shows is not what it showed last. Whoever changes a part that is seen alike says so."""
        self._kept = None

    def redeal(self, t: "Table", seat: int) -> None:
        """Deal anew what a seat cannot see, by the table's generator, from what it can see alone; for `EVERYBODY` only
        what nobody has seen."""

    # ---- scenarios

    def lay(self, t: "Table", laying: Laying) -> None:
        """Set it up as a scenario says; the players sit and have their cards."""

    def fact(self, t: "Table", key: str) -> object:
        """What a scenario may expect of it, or NO_FACT."""
        return NO_FACT

    def player_fact(self, t: "Table", seat: int, key: str) -> object:
        """What a scenario may expect of a player by it, or NO_FACT."""
        return NO_FACT
