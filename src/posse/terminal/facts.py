"""Events on their way into words: what the words of every game are made with."""

from collections.abc import Mapping

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
