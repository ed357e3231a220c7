"""What the kernel needs to know of a game: one object for a configured game, shared by all its copies."""

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from posse.kernel.event import Event
from posse.kernel.option import Decision, Option, Speaker
from posse.kernel.state import Script, State
from posse.kernel.view import View


class Hindrance:
    """Why something cannot be played now: an id of the game's own, and what the words for it need."""

    __slots__ = ("by", "count", "reach", "why")

    def __init__(self, why: str, by: str = "", reach: int = 0, count: int = 0) -> None:
        self.why = why
        self.by = by  # the key of the thing that hinders
        self.reach = reach  # the distance that it reaches
        self.count = count  # the most that there may be


class Sight:
    """How a player and another one see each other, in a game that knows distances."""

    __slots__ = ("distance", "reach", "seat", "sees")

    def __init__(self, seat: int, distance: int, reach: int, sees: int) -> None:
        self.seat = seat  # of the other one
        self.distance = distance  # at which he is seen
        self.reach = reach  # of his weapon
        self.sees = sees  # the distance at which he sees the player


class Outlook:
    """How far a player's weapon reaches, and how he and the others see each other."""

    __slots__ = ("reach", "sights")

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.sights: list[Sight] = []


def named(decision: Decision) -> set[int]:
    """What the options of a decision are about and what they cost, as refs; not what they are aimed at."""
    out: set[int] = set()
    for option in decision.options:
        thing = option.thing
        if isinstance(thing, int):
            out.add(thing)
        elif isinstance(thing, tuple):
            out.update(item for item in thing if isinstance(item, int))
        out.update(item for item in option.paid if isinstance(item, int))
    return out


def used(decision: Decision) -> set[str]:
    """The keys of what the options of a decision use."""
    out: set[str] = set()
    for option in decision.options:
        if option.verb == "use" and isinstance(option.thing, str):
            out.add(option.thing)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game with its sets, variants and players, ready to be set up from a seed."""

    def __init__(
        self,
        game: str,
        version: str,
        names: Sequence[str],
        sets: Sequence[str],
        variants: Sequence[str],
        setup: Mapping[str, str],
        speaker: Speaker,
    ) -> None:
        self.game = game
        self.version = version  # of the rules: a record is replayed by the version that made it
        self.names = list(names)
        self.sets = list(sets)
        self.variants = list(variants)
        self.setup = dict(setup)  # what was fixed beforehand, as it stands in a record's header
        self.speaker = speaker

    def deal(self, seed: str) -> State:
        """The table at the start of a game."""
        raise NotImplementedError

    def menu(self, state: State) -> Decision | None:
        """The decision of a player between two effects, or None where the game goes on by itself."""
        raise NotImplementedError

    def perform(self, state: State, option: Option) -> Script | None:
        """Carry out the option chosen from the menu; None if that took no script."""
        raise NotImplementedError

    def step(self, state: State) -> Script | None:
        """The next thing that happens by itself; None if that took no script."""
        raise NotImplementedError

    def redeal(self, state: State, seat: int) -> None:
        """Deal all that a seat cannot see anew, by the state's own generator, from what that seat can see alone."""
        raise NotImplementedError

    def view(self, state: State, seat: int, asked: Decision | None, told: list[Event]) -> View:
        raise NotImplementedError

    def plain(self, event: Event) -> dict[str, object]:
        """An event, as somebody saw it, as plain data for JSON: players and cards by name."""
        raise NotImplementedError

    def hindrances(self, state: State, seat: int, asked: Decision | None) -> dict[str, Hindrance]:
        """Why the player at a seat cannot play those of his own cards that no option names, each by its text as it
        stands in his view. Nothing that he cannot see has a part in it, nothing is changed, and no game asks for it
        while it is played."""
        return {}

    def outlook(self, state: State, seat: int) -> Outlook | None:
        """How the player at a seat and the others see each other; None where that says nothing."""
        return None

    def previews(self, state: State, seat: int, asked: Decision | None) -> dict[str, Outlook]:
        """The outlook as it would be once a card of his is played, by the text of each card that would change it."""
        return {}

    def sides(self, state: State) -> list[str]:
        """The side each seat is on, for statistics."""
        raise NotImplementedError

    def is_gagged(self, state: State) -> bool:
        """Whether the players may not talk to each other now."""
        return False

    def turns(self, state: State) -> int:
        """How many turns have begun."""
        raise NotImplementedError

    def tallies(self, state: State) -> dict[str, dict[str, int]]:
        """What a finished game adds to the counts of a simulation: counts by name, under a heading each."""
        return {}
