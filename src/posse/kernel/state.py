"""The state of a game: plain data that can be copied. Scripts use it for the three things they may do with the world
outside: ask a player, tell what happened, and draw random numbers."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from posse.kernel import rng
from posse.kernel.event import Event, Fact
from posse.kernel.option import Decision, Option, Speaker

#: An answer that means: the world was dealt anew, so make your options again.
AGAIN: Final = -1


class Finished(Exception):
    """Raised when the game is over."""


#: An effect that is being carried out: one `async def`, which awaits decisions. The kernel drives it with `send`, by
#: sending the number of the chosen option.
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
        self.muted = muted  # nothing is kept, because the past is only being repeated
        self._seen: dict[
            int, list[Event]
        ] = {}  # the events as seats saw them, for seats that somebody asked for

    def copy(self) -> "Log":
        twin = Log(self.telling, self.muted)
        twin.moves = self.moves.copy()
        twin.events = self.events.copy()
        return twin

    def seen_by(self, seat: int) -> list[Event]:
        """The events as a seat saw them. The list grows with the game, and contains nothing that the seat may not
        know."""
        seen = self._seen.setdefault(seat, [])
        events = self.events
        if len(seen) < len(events):
            for event in events[len(seen) :]:
                seen.append(event if event.secret is None else event.seen_by(seat))
        return seen

    def forget_events(self) -> None:
        """Drop all events so far, once everybody has been told."""
        self.events.clear()
        self._seen.clear()

    def only_seen_by(self, seat: int) -> None:
        """Forget everything that a seat has not seen. This includes the moves, because they reveal what others chose in
        secret."""
        self.events = self.seen_by(seat).copy()
        self._seen = {}
        self.moves.clear()


SILENCE: Final = Log(telling=False, muted=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the states of all games have. A game's own state adds its fields and a hand-written `copy`."""

    __slots__ = ("log", "over", "pausing", "rng", "speaker", "winners")

    def __init__(self, seed: int, speaker: Speaker) -> None:
        self.rng = seed
        self.over = False
        self.winners: list[int] = []
        self.speaker = speaker  # never changes; shared by all copies
        self.log = SILENCE  # set by the game; a copy begins without a log
        self.pausing = False  # set by the game: players who can only pass are asked too

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
        """As `tell`, with facts from a dictionary."""
        if self.log.telling:
            self.log.events.append(Event(kind, facts))

    def tell_only(self, audience: int, kind: str, secret: Mapping[str, Fact], **facts: Fact) -> None:
        """Something happened, and only some seats may know its secret facts."""
        if self.log.telling:
            self.log.events.append(Event(kind, facts, secret, audience))

    def forced(self, player: int, option: Option) -> None:
        """A player has only one option: nobody is asked; the move is made and recorded."""
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
        """One decision of one player. With a single option nobody is asked. But if the game is pausing, players who can
        only pass are asked too, so that the time an answer takes does not reveal what they hold.

        The options come as a function, because they are made again when the world is dealt anew in the middle of an
        effect. For the same reason a script must not keep a hidden card in a variable while it waits.
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
