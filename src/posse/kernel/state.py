"""The state of a game: plain data that can be copied, and the three things a script may do with the world outside:
ask a player, tell what happened, and throw dice."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from posse.kernel import rng
from posse.kernel.event import Event, Fact
from posse.kernel.option import Decision, Option, Speaker

#: The answer that means: the world was dealt anew, work your options out again.
AGAIN: Final = -1


class Finished(Exception):
    """Raised where the last condition for the end of the game is met."""


#: An effect being carried out: one `async def`, which awaits decisions. The kernel drives it with `send`: it sends the
#: number of the option chosen.
Script = Coroutine[Decision, int, None]


@mypyc_attr(acyclic=True)
class Move:
    """A move that was made; forced if it was the only option and so nobody was asked."""

    __slots__ = ("forced", "option", "player")

    def __init__(self, player: int, option: Option, forced: bool) -> None:
        self.player = player
        self.option = option
        self.forced = forced


class Log:
    """What happened so far: moves and events. Not part of the state."""

    __slots__ = ("_seen", "events", "moves", "muted", "telling")

    def __init__(self, telling: bool = True, muted: bool = False) -> None:
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.telling = telling  # events are kept
        self.muted = muted  # nothing is kept: the past is only being repeated
        self._seen: dict[int, list[Event]] = {}  # the events as each seat saw them, as far as somebody asked

    def copy(self) -> "Log":
        twin = Log(self.telling, self.muted)
        twin.moves = self.moves.copy()
        twin.events = self.events.copy()
        return twin

    def seen_by(self, seat: int) -> list[Event]:
        """The events as a seat saw them. The list grows with the game; it holds nothing the seat may not know."""
        seen = self._seen.setdefault(seat, [])
        events = self.events
        if len(seen) < len(events):
            for event in events[len(seen) :]:
                seen.append(event if event.secret is None else event.seen_by(seat))
        return seen

    def forget_events(self) -> None:
        """Whoever has told all events so far need not keep them."""
        self.events.clear()
        self._seen.clear()

    def only_seen_by(self, seat: int) -> None:
        """Forget whatever a seat has not seen; the moves too, for they tell what others chose in secret."""
        self.events = self.seen_by(seat).copy()
        self._seen = {}
        self.moves.clear()


SILENCE: Final = Log(telling=False, muted=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game's own state adds its fields and a hand-written `copy`."""

    __slots__ = ("log", "over", "pausing", "rng", "speaker", "winners")

    def __init__(self, seed: int, speaker: Speaker) -> None:
        self.rng = seed
        self.over = False
        self.winners: list[int] = []
        self.speaker = speaker  # never changes; shared by all copies
        self.log = SILENCE  # set by the game; a copy starts silent
        self.pausing = False  # set by the game: a player who can only pass is asked all the same

    def copy(self) -> "State":
        raise NotImplementedError

    def fingerprint(self) -> tuple[object, ...]:
        """Everything in the state as one comparable value."""
        raise NotImplementedError

    # ---- chance

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1."""
        self.rng = rng.advance(self.rng)
        return rng.scaled(self.rng, bound)

    def shuffle(self, items: list[int]) -> None:
        self.rng = rng.shuffle(self.rng, items)

    # ---- telling and asking

    def tell(self, kind: str, **facts: Fact) -> None:
        """Something happened that everybody may know."""
        if self.log.telling:
            self.log.events.append(Event(kind, facts))

    def tell_facts(self, kind: str, facts: Mapping[str, Fact]) -> None:
        """The same with facts that were collected one by one."""
        if self.log.telling:
            self.log.events.append(Event(kind, facts))

    def tell_only(self, audience: int, kind: str, secret: Mapping[str, Fact], **facts: Fact) -> None:
        """Something happened of which only some seats may know everything."""
        if self.log.telling:
            self.log.events.append(Event(kind, facts, secret, audience))

    def forced(self, player: int, option: Option) -> None:
        """A player has one option only: nobody is asked, the move is made and recorded."""
        if not self.log.muted:
            self.log.moves.append(Move(player, option, True))

    async def ask(
        self,
        player: int,
        kind: str,
        options: Callable[[], list[Option]],
        about: str = "",
        by: int = -1,
        card: int = -1,
        count: int = 0,
        target: int = -1,
        amount: int = 1,
    ) -> Option:
        """One decision of one player. With a single option nobody is asked; but where the game is pausing, who can
        only pass is, so that nobody can tell him from one who might answer by how long it takes.

        The options come as a function: when the world is imagined anew in the middle of an effect they are worked
        out again. For the same reason a script keeps no hidden card in a variable while it waits.
        """
        found = options()
        assert found, f"no option for {kind}"
        if len(found) == 1 and not (self.pausing and found[0].verb == "pass"):
            self.forced(player, found[0])
            return found[0]
        answer = await Decision(player, kind, found, self.speaker, about, by, card, count, target, amount)
        while answer == AGAIN:
            found = options()
            answer = await Decision(player, kind, found, self.speaker, about, by, card, count, target, amount)
        return found[answer]
