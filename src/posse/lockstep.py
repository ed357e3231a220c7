"""Many games in lock step. Each of them waits for a player who learns; bots play all others.

Observations and options are given as bytes, so that this module can be compiled and needs no library. `posse.env.Batch`
makes arrays of them.
"""

from collections.abc import Sequence
from typing import Final

from posse.bots import Bot, make, sit_down
from posse.encoding.encoding import Encoding
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.rules import Rules

#: The bot of a seat where somebody learns.
LEARNER: Final = ""


def seating(players: int, learners: Sequence[int], opponents: Sequence[str]) -> list[str]:
    """Who sits where: learners at some seats, and bots in turn at the others."""
    for seat in learners:
        if not 0 <= seat < players:
            raise PosseError(f"there is no seat {seat}; seats are numbered from 0 to {players - 1}")
    others = [seat for seat in range(players) if seat not in learners]
    if not learners:
        raise PosseError("nobody learns: name a seat for a learner")
    if others and not opponents:
        raise PosseError("the seats of nobody who learns need opponents, such as rule-of-thumb")
    out = [LEARNER] * players
    for number, seat in enumerate(others):
        out[seat] = opponents[number % len(opponents)]
        make(out[seat], "check")
    return out


class Running:
    """One game, with bots at some of its seats. It stops whenever a learner is asked."""

    __slots__ = ("_bots", "_looks", "_telling", "decisions", "game", "longest", "rules", "seated", "too_long")

    def __init__(self, rules: Rules, seated: list[str], longest: int) -> None:
        self.rules = rules
        self.seated = seated  # the name of the bot of each seat, or LEARNER
        self.longest = longest
        self.decisions = 0
        self.too_long = False  # it was cut off
        self._bots: list[Bot | None] = []
        self._looks: list[bool] = []
        self._telling = False
        self.game: Game | None = None

    def begin(self, seed: str) -> None:
        """Start a new game and go on to the first question to a learner, or to the end."""
        self._bots = [
            None if name == LEARNER else make(name, f"{seed}/{seat}") for seat, name in enumerate(self.seated)
        ]
        self._looks = [bot is not None and bool(getattr(bot, "looks", True)) for bot in self._bots]
        game = Game.start(self.rules, seed, telling=True in self._looks)
        self.game = game
        self.decisions = 0
        self.too_long = False
        for seat, bot in enumerate(self._bots):
            if bot is not None:
                sit_down(bot, game, seat)
        self._go_on(game)

    def answer(self, number: int) -> None:
        """The learner who is asked takes an option; then bots play until a learner is asked again."""
        game = self.game
        assert game is not None
        game.apply(number)
        self.decisions += 1
        self._go_on(game)

    def is_over(self) -> bool:
        """Whether it has come to an end, or was cut off."""
        game = self.game
        return game is None or game.decision is None or self.too_long

    def _go_on(self, game: Game) -> None:
        bots = self._bots
        while True:
            if self.decisions >= self.longest:
                self.too_long = game.decision is not None
                return
            decision = game.decision
            if decision is None:
                return
            seat = decision.player
            bot = bots[seat]
            if bot is None:
                return
            view = game.view(seat) if self._looks[seat] else None
            game.apply(bot.choose(view, decision))
            self.decisions += 1

    def rewards(self) -> list[float]:
        """The reward of each seat at the end: 1 for everybody on the side that won, including the dead, and -1 for all
        others. If the game was cut off, it is 0 for everybody."""
        game = self.game
        assert game is not None
        if self.too_long:
            return [0.0] * len(self.seated)
        won = game.state.winners
        return [1.0 if seat in won else -1.0 for seat in range(len(self.seated))]


class Lockstep:
    """Games side by side. A game that ends is replaced by the next. Of n places, number i plays the games i, i + n, i +
    2n and so on, so that the games depend only on the seed and the answers. Some of the places may be played
    elsewhere."""

    def __init__(
        self,
        rules: Rules,
        encoding: Encoding,
        places: range,
        all_places: int,
        seed: str,
        seated: list[str],
        longest: int,
    ) -> None:
        count = len(places)
        if count < 1:
            raise PosseError("the number of games side by side must be at least 1")
        self.encoding = encoding
        self.count = count
        self._places = places
        self._all_places = all_places
        self.seed = seed
        self._games = [Running(rules, seated, longest) for _ in range(count)]
        self._number = list(places)  # of the next game of each place
        # The result of the last answers.
        self.seats = [0] * count  # who is asked
        self.counts = [0] * count  # how many options that player has
        self.ended: list[int] = []  # the places where a game ended
        self.too_long: list[int] = []  # those of them where it was cut off
        self.rewards: list[list[float]] = []  # of all seats, for each of these places
        self.played = 0  # games that have ended so far
        self.decisions = 0  # by learners and bots, in these games

    def begin(self) -> None:
        """Start all games."""
        self._number = list(self._places)
        self.played = self.decisions = 0
        self._forget()
        for place in range(self.count):
            self._start(place)

    def answer(self, numbers: Sequence[int]) -> None:
        """Give an answer for each game: the number of an option."""
        if len(numbers) != self.count:
            raise PosseError(f"{self.count} games want {self.count} answers, not {len(numbers)}")
        for place, number in enumerate(numbers):
            if not 0 <= number < self.counts[place]:
                raise PosseError(
                    f"game {place} has no option {number}; its options are numbered from 0 to "
                    f"{self.counts[place] - 1}"
                )
        self._forget()
        for place in range(self.count):
            running = self._games[place]
            running.answer(numbers[place])
            if running.is_over():
                self._end(place, running)
                self._start(place)

    def _forget(self) -> None:
        self.ended = []
        self.too_long = []
        self.rewards = []

    def _end(self, place: int, running: Running) -> None:
        self.ended.append(place)
        self.rewards.append(running.rewards())
        if running.too_long:
            self.too_long.append(place)
        self._count(running)

    def _count(self, running: Running) -> None:
        self.played += 1
        self.decisions += running.decisions

    def _start(self, place: int) -> None:
        """The next game of a place in which a learner is asked. A learner who is killed before the first turn would
        learn nothing."""
        running = self._games[place]
        while True:
            running.begin(f"{self.seed}/{self._number[place]}")
            self._number[place] += self._all_places
            if not running.is_over():
                return
            self._count(running)

    def told(self) -> tuple[bytes, bytes]:
        """The observations of all players who are asked, row after row, and all their options, row after row."""
        observations: list[bytes] = []
        options: list[bytes] = []
        encoding = self.encoding
        for place, running in enumerate(self._games):
            game = running.game
            assert game is not None
            decision = game.decision
            assert decision is not None
            view = game.view(decision.player)
            self.seats[place] = decision.player
            self.counts[place] = len(decision.options)
            encoding.tell(view, decision, observations, options)
        return b"".join(observations), b"".join(options)

    def texts(self, place: int) -> list[str]:
        """The options of a game in the notation."""
        game = self._games[place].game
        assert game is not None and game.decision is not None
        return game.decision.texts
