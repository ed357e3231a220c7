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

#: The seat of all players together: it knows what any player knows, and only what nobody has seen yet is unknown to it.
EVERYBODY: Final = -2


class Hindrance:
    """Why something cannot be played now: an id, and the arguments that its words need."""

    __slots__ = ("by", "count", "reach", "why")

    def __init__(self, why: str, by: str = "", reach: int = 0, count: int = 0) -> None:
        self.why = why
        self.by = by  # the key of the thing that prevents it
        self.reach = reach  # the distance that it reaches
        self.count = count  # the most that there may be


class Outlook:
    """How far a player and the others see each other, in a game with distances. All lists are by seat, with 0 for
    players who are out of the game and for the distance to oneself."""

    __slots__ = ("distances", "reaches", "sees")

    def __init__(self, reaches: list[int], seats: int) -> None:
        self.distances = [0] * seats  # how far away the player sees the others
        self.reaches = reaches  # how far everybody's weapon reaches
        self.sees = [0] * seats  # how far away the others see the player


def named(decision: Decision) -> set[int]:
    """The cards and things that the options of a decision use or cost, as refs, but not their targets."""
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
    """The keys of the things that the options of a decision use."""
    out: set[str] = set()
    for option in decision.options:
        if option.verb == "use" and isinstance(option.thing, str):
            out.add(option.thing)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """A table at one moment, for many viewers. A game may work out only once what all of them see alike."""

    def __init__(self, rules: "Rules", state: State, asked: Decision | None) -> None:
        self.rules = rules
        self.state = state
        self.asked = asked

    def view(self, seat: int) -> View:
        """What a seat may see, without events; -1 for a spectator."""
        return self.rules.view(self.state, seat, self.asked, [])

    def data(self, seat: int) -> dict[str, object]:
        """The same as plain data, without what the outlook says. Do not change it, because seats may share parts of
        it."""
        return self.view(seat).as_dict()

    def outlook(self, seat: int) -> Outlook | None:
        """How far the player at a seat and the others see each other. None for a spectator, and in a game without
        distances."""
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
        self.version = version  # the version of the rules: only the version that made a record can replay it
        self.names = list(names)
        self.sets = list(sets)
        self.variants = list(variants)
        self.setup = dict(setup)  # what was fixed beforehand, as in a record's header
        self.speaker = speaker

    def deal(self, seed: str) -> State:
        """The table at the start of a game."""
        raise NotImplementedError

    def menu(self, state: State) -> Decision | None:
        """The decision of a player between two effects, or None if the game goes on by itself."""
        raise NotImplementedError

    def perform(self, state: State, option: Option) -> Script | None:
        """Carry out the option chosen from the menu: the script to run, or None if the work is already done."""
        raise NotImplementedError

    def step(self, state: State) -> Script | None:
        """Do the next thing that happens by itself: the script to run, or None if the work is already done."""
        raise NotImplementedError

    def redeal(self, state: State, seat: int, roles: Sequence[int] | None = None) -> None:
        """Deal everything anew that a seat cannot see, by the state's own generator. This may depend only on what the
        seat can see. `roles` may say which hidden role each seat gets. For `EVERYBODY` players keep what they have, and
        only what nobody has seen is dealt anew."""
        raise NotImplementedError

    def view(self, state: State, seat: int, asked: Decision | None, told: list[Event]) -> View:
        raise NotImplementedError

    def plain(self, event: Event) -> dict[str, object]:
        """An event, as somebody saw it, as plain data for JSON: players and cards by name."""
        raise NotImplementedError

    def hindrances(self, state: State, seat: int, asked: Decision | None) -> dict[str, Hindrance]:
        """Why the player at a seat cannot play those of their own cards that no option names. The cards are given by
        their text in the view. This uses nothing that the player cannot see and changes nothing. The engine never needs
        it."""
        return {}

    def refusal(self, state: State, asked: Decision, move: Parsed) -> PosseError | None:
        """Why a move that somebody wrote is not an option of the player who is asked; None if there is no better
        reason. This is called only when a move was refused, and changes nothing."""
        return None

    def seen(self, state: State, asked: Decision | None) -> Seen:
        """The table as it is now, for many viewers."""
        return Seen(self, state, asked)

    def previews(self, state: State, seat: int, asked: Decision | None) -> dict[str, Outlook]:
        """For each card of the player's that would change the outlook, by its text: the outlook once it is played."""
        return {}

    def sides(self, state: State) -> list[str]:
        """The side each seat is on, for statistics."""
        raise NotImplementedError

    def is_gagged(self, state: State) -> bool:
        """Whether the players are forbidden to talk now."""
        return False

    def turns(self, state: State) -> int:
        """How many turns have begun."""
        raise NotImplementedError

    def tallies(self, state: State) -> dict[str, dict[str, int]]:
        """What a finished game adds to the counts of a simulation: counts by name, grouped under headings."""
        return {}
