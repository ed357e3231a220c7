"""What a character may change. Each of the 16 overrides only what its rule says (see characters.py).

Queries are plain functions, reactions that ask somebody are `async`. The hooks stand in the order in which a turn
meets them. A pipeline passes over `async` hooks that are not overridden (`Character.hooks`).
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
    """A character with his ability; the docstring of each is the rule."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    life: ClassVar[int] = 8
    rerolls: ClassVar[int] = 2  # so many times he may roll again
    gatlings_needed: ClassVar[int] = 3  # so many dice fire the Gatling

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
        """Whether his dice that show dynamite, so many of them, must be left alone."""
        return True

    # ---- shooting

    def reach(self, eye: int) -> list[int]:
        """How many places away those sit whom his one or two may hit."""
        return [eye]

    def aims(self, t: "Table", targets: list[int]) -> list[Option]:
        """What he may do with a bull's eye besides naming one of these targets."""
        raise NotImplementedError

    def aim(self, t: "Table", option: Option) -> int:
        """Carry out such an option: how many life points the bull's eye is worth."""
        raise NotImplementedError

    # ---- losing life

    def lost_to_indians(self, arrows: int) -> int:
        """How many life points an Indian attack costs him who holds so many arrows."""
        return arrows

    def lost_to_gatling(self) -> int:
        """How many life points another player's Gatling costs him."""
        return 1

    async def instead(self, t: "Table", seat: int) -> bool:
        """He is about to lose a point to a bull's eye or the Gatling; True if something else happens instead."""
        raise NotImplementedError

    async def point_lost(self, t: "Table", seat: int) -> None:
        """He has lost a life point, but not his last, and not to Indians."""
        raise NotImplementedError

    def others_eliminated(self, t: "Table", seat: int, count: int) -> None:
        """So many other players were eliminated at the same time, and he is still in the game."""

    def harmed(self, t: "Table", seat: int, shooter: int) -> None:
        """He lost life to the bull's eyes or the Gatling of a player, and may be dead of it."""

    # ---- the other results

    def own_beer(self, life: int) -> int:
        """What each of his beers brings himself, `life` being what he had when his beers began."""
        return 1

    async def gatlings_shown(self, t: "Table", seat: int, count: int) -> None:
        """His final dice show so many Gatlings, one or more; if they were enough he has fired."""
        raise NotImplementedError

    def turn_ends(self, t: "Table", seat: int) -> None:
        """His dice are applied, and he is still in the game."""
