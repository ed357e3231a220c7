"""What judges of positions have in common: facts about a table go into a net, a chance for each seat comes out."""

from mypy_extensions import mypyc_attr

from posse.bots.value.net import Net
from posse.kernel.errors import PosseError
from posse.kernel.state import State


class Position:
    """One question to a net: its facts, and for whom they were gathered; -1 for all together."""

    __slots__ = ("facts", "net", "seat")

    def __init__(self, net: str, facts: list[float], seat: int = -1) -> None:
        self.net = net
        self.facts = facts
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """One game's. It looks at a whole table, so it is shown imagined ones only, or finished games to learn from."""

    def __init__(self, nets: dict[str, Net]) -> None:
        self.nets = nets

    def sizes(self) -> dict[str, tuple[int, int]]:
        """The nets it needs: how many facts go in, how many outcomes come out."""
        raise NotImplementedError

    def positions(self, state: State) -> list[Position]:
        """What is asked about a table."""
        raise NotImplementedError

    def came(self, position: Position, end: State) -> int:
        """The outcome of a position, once the game is over."""
        raise NotImplementedError

    def by_seat(self, state: State, positions: list[Position], said: list[list[float]]) -> list[float]:
        """The chances of the seats, from what the nets said."""
        raise NotImplementedError

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win."""
        if state.over:
            return [float(seat in state.winners) for seat in range(len(state.speaker.names))]
        positions = self.positions(state)
        return self.by_seat(state, positions, [self.nets[each.net].chances(each.facts) for each in positions])

    def check(self) -> None:
        """That the nets are those it needs: facts may have been added since they were made."""
        for name, (inputs, _) in self.sizes().items():
            if name not in self.nets or self.nets[name].inputs != inputs:
                raise PosseError(f"the value net {name} does not fit; make it anew with posse train value")
