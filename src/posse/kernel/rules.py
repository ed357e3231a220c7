"""What the kernel needs to know of a game: one object for a configured game, shared by all its copies."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from posse.kernel.errors import PosseError
from posse.kernel.event import Event
from posse.kernel.notation import Parsed
from posse.kernel.option import Decision, Option, Speaker
from posse.kernel.state import Script, State
from posse.kernel.view import View

#: Seen with all eyes together: what any player knows is known, only what nobody has seen yet is open.
EVERYBODY: Final = -2


class Hindrance:
    """Why something cannot be played now: an id of the game's own, and what the words for it need."""

    __slots__ = ("by", "count", "reach", "why")

    def __init__(self, why: str, by: str = "", reach: int = 0, count: int = 0) -> None:
        self.why = why
        self.by = by  # the key of the thing that hinders
        self.reach = reach  # the distance that it reaches
        self.count = count  # the most that there may be


class Outlook:
    """How a player and the others see each other, in a game that knows distances: by seat, 0 for who is not in it, and
    for the distance to oneself."""

    __slots__ = ("distances", "reaches", "sees")

    def __init__(self, reaches: list[int], seats: int) -> None:
        self.distances = [0] * seats  # at which the player sees the others
        self.reaches = reaches  # how far everybody's weapon reaches
        self.sees = [0] * seats  # the distances at which the others see the player


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
class Seen:
    """A table at one moment, for the eyes of many. A game may make once what all see alike."""

    def __init__(self, rules: "Rules", state: State, asked: Decision | None) -> None:
        self.rules = rules
        self.state = state
        self.asked = asked

    def view(self, seat: int) -> View:
        """What a seat may see, -1 for a spectator; without what has happened."""
        return self.rules.view(self.state, seat, self.asked, [])

    def data(self, seat: int) -> dict[str, object]:
        """The same as plain data, less what the outlook says. It is only to be read: seats may share parts of it."""
        return self.view(seat).as_dict()

    def outlook(self, seat: int) -> Outlook | None:
        """How the player at a seat and the others see each other; None where that says nothing."""
        return None


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

    def redeal(self, state: State, seat: int, roles: Sequence[int] | None = None) -> None:
        """Deal all that a seat cannot see anew, by the state's own generator, from what that seat can see alone. Where
        roles are hidden, it may be said which role each seat gets. For `EVERYBODY` players keep what they have, and
        only what nobody has seen is dealt anew."""
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

    def refusal(self, state: State, asked: Decision, move: Parsed) -> PosseError | None:
        """Why a move that somebody wrote is no option of the player who is asked; None if all there is to say is that
        it is none. Asked for only when a move was refused, and nothing is changed by it."""
        return None

    def seen(self, state: State, asked: Decision | None) -> Seen:
        """The table as it is now, for the eyes of many."""
        return Seen(self, state, asked)

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
