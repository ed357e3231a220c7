"""What one player, or a spectator, may see. Views and events are the only two ways out of the engine."""

from typing import Final

from mypy_extensions import mypyc_attr

from posse.kernel.event import Event

#: How many cards of the discard pile a view names in plain data, from the top. The rest would make it long, and no
#: client draws it.
SHOWN: Final = 3


def _told(data: dict[str, object]) -> str:
    """Facts in a row, without empty ones."""
    said = [f"{key.replace('_', ' ')} {_plain(value)}" for key, value in data.items() if _says(value)]
    return ", ".join(said).removeprefix("name ")


def _says(value: object) -> bool:
    return value is not None and value != "" and value != [] and value is not False


def _plain(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_plain, value))}]"
    return f"({_told(value)})" if isinstance(value, dict) else str(value)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class View:
    """The common part of every game's view; each game adds its own fields."""

    def __init__(self, seat: int, asked: int, told: list[Event]) -> None:
        self.seat = seat  # whose view this is; -1 for a spectator
        self.asked = asked  # who must decide; -1 when the game is over
        self._told = told  # as this seat saw it; it grows with the game
        self._until = len(told)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened so far, as this seat saw it."""
        return self.events_since(0)

    @property
    def told(self) -> int:
        """How many events there have been."""
        return self._until

    def events_since(self, number: int) -> list[Event]:
        """The events from that number on, as this seat saw them."""
        return self._told[number : self._until]

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seat {self.seat}, {self._until} events)"

    def __str__(self) -> str:
        """The table for people to read: a line for each player, then everything else."""
        data = self.as_dict()
        players = data.pop("players", [])
        assert isinstance(players, list)
        lines = [f"  {_told(player)}" for player in players]
        return "\n".join(
            [f"seen by seat {self.seat}" if self.seat >= 0 else "seen by a spectator", *lines, _told(data)]
        )

    def as_dict(self) -> dict[str, object]:
        """The view as plain data, for JSON; the events are sent on their own."""
        raise NotImplementedError
