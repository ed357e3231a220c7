"""What a character may change. Each of the 16 characters overrides only what its rule says (see characters.py).

Queries are plain functions, reactions that ask somebody are `async`. The hooks are in the order in which they come up
in a turn. A pipeline passes over `async` hooks that are not overridden (`Character.hooks`).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.kernel.option import Option

if TYPE_CHECKING:
    from posse.dice.table import Table

# A bit for each hook that may be passed over.
TURN_BEGINS: Final = 1 << 0
AIMS: Final = 1 << 1
INSTEAD: Final = 1 << 2
POINT_LOST: Final = 1 << 3
GATLINGS_SHOWN: Final = 1 << 4

#: The hooks and the methods behind them.
HOOKS: Final = {
    TURN_BEGINS: "turn_begins",
    AIMS: "aims",
    INSTEAD: "instead",
    POINT_LOST: "point_lost",
    GATLINGS_SHOWN: "gatlings_shown",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A character with an ability. The docstring of each is its rule."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    life: ClassVar[int] = 8
    rerolls: ClassVar[int] = 2  # how many times the player may roll again
    gatlings_needed: ClassVar[int] = 3  # how many dice fire the Gatling

    def __init__(self) -> None:
        self.key = f"character/{self.id}"
        self.hooks = 0
        for bit, method in HOOKS.items():
            if getattr(type(self), method) is not getattr(Character, method):
                self.hooks |= bit

    # ---- rolling

    async def turn_begins(self, t: "Table", seat: int) -> None:
        """His turn begins; nothing is rolled yet."""
        raise NotImplementedError

    def locks(self, dynamites: int) -> bool:
        """Whether so many dice with dynamite must be left alone."""
        return True

    # ---- shooting

    def reach(self, eye: int) -> list[int]:
        """How many places away the targets of a one or a two may be."""
        return [eye]

    def aims(self, t: "Table", targets: list[int]) -> list[Option]:
        """What else the player may do with a bull's eye, besides naming one of these targets."""
        raise NotImplementedError

    def aim(self, t: "Table", option: Option) -> int:
        """Carry out such an option: how many life points the bull's eye is worth."""
        raise NotImplementedError

    # ---- losing life

    def lost_to_indians(self, arrows: int) -> int:
        """How many life points an Indian attack costs a player with so many arrows."""
        return arrows

    def lost_to_gatling(self) -> int:
        """How many life points another player's Gatling costs."""
        return 1

    async def instead(self, t: "Table", seat: int) -> bool:
        """The player is about to lose a point to a bull's eye or the Gatling; True if something else happens
        instead."""
        raise NotImplementedError

    async def point_lost(self, t: "Table", seat: int) -> None:
        """The player has lost a life point, but not the last, and not to Indians."""
        raise NotImplementedError

    def others_eliminated(self, t: "Table", seat: int, count: int) -> None:
        """So many other players were eliminated at the same time, and this one is still in the game."""

    def harmed(self, t: "Table", seat: int, shooter: int) -> None:
        """The player lost life to the bull's eyes or the Gatling of another, and may be dead."""

    # ---- the other results

    def own_beer(self, life: int) -> int:
        """What each beer brings to the player of the beers. `life` is what that player had before the first."""
        return 1

    async def gatlings_shown(self, t: "Table", seat: int, count: int) -> None:
        """The final dice show so many Gatlings, one or more. If they are enough, the Gatling was fired."""
        raise NotImplementedError

    def turn_ends(self, t: "Table", seat: int) -> None:
        """The dice were applied, and the player is still in the game."""
