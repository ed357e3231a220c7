"""Events on their way into words and into plain data: what the words of every game are made with."""

from collections.abc import Callable, Mapping, Sequence

from posse.kernel.event import Event, Fact
from posse.terminal.english import Teller, capital, listed


class Facts:
    """The facts of an event as its listener knows them; each game adds its own ways of putting them."""

    def __init__(self, known: Mapping[str, Fact]) -> None:
        self._known = known

    def has(self, key: str) -> bool:
        return key in self._known

    def number(self, key: str) -> int:
        value = self._known[key]
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self._known[key]
        assert isinstance(value, tuple)
        return value

    def word(self, key: str) -> str:
        return str(self._known.get(key, ""))

    @property
    def player(self) -> int:
        return self.number("player")


# ---- sentences that all games share


def turn(say: Teller, f: Facts) -> str:
    return f"{capital(say.whose(f.player))} turn."


def over(say: Teller, f: Facts) -> str:
    winners = f.numbers("winners")
    those = listed([say.whom(seat) for seat in winners])
    verb = say.verb(winners[0], "win") if len(winners) == 1 else "win"
    return f"The smoke clears: {those} {verb}."


def unheard_of(event: Event) -> str:
    """For a kind of event that nobody gave a sentence."""
    return f"({event.kind.replace('_', ' ')})"


# ---- plain data


def plain(event: Event, ways: Mapping[str, Callable[[int], object]]) -> dict[str, object]:
    """An event as plain data. `ways` says of each fact that is a number, or a row of them, what the number means."""

    def put(key: str, value: Fact) -> object:
        way = ways.get(key)
        if isinstance(value, tuple):
            return [item if way is None else way(item) for item in value]
        return value if way is None or isinstance(value, str) else way(value)

    return {"kind": event.kind, **{key: put(key, value) for key, value in event.facts.items()}}


def seat_name(names: Sequence[str]) -> Callable[[int], object]:
    """How a seat is put in plain data: by the player's name, or by nothing for nobody."""
    return lambda seat: names[seat] if seat >= 0 else None
