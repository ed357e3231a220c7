"""A game in progress: decision by decision.

Between effects no script is suspended, so the state alone is the whole game. Inside an effect, a copy of the game
consists of the last snapshot (`_base`), taken when nothing was suspended, and the answers since then (`_journal`). The
answers are repeated when the copy is first used. Once somebody has cloned a game, it takes a snapshot at every pause.
Before that it does so only now and then, so that games which are just played do not pay for it.
"""

from collections.abc import Sequence
from typing import Final

from posse.kernel import rng
from posse.kernel.errors import PosseError
from posse.kernel.event import Event
from posse.kernel.notation import Parsed, find, listed
from posse.kernel.option import Decision, Option, Speaker
from posse.kernel.record import Line, Record
from posse.kernel.rules import EVERYBODY, Rules, Seen
from posse.kernel.setup import check_seed
from posse.kernel.state import AGAIN, SILENCE, Finished, Log, Move, Script, State
from posse.kernel.view import View

#: The first clone of a game may have to repeat this many answers.
_LONGEST_JOURNAL: Final = 48


class _Imagined:
    """A journal entry: here everything a seat could not see was dealt anew."""

    __slots__ = ("roles", "seat", "seed")

    def __init__(self, seat: int, seed: str, roles: Sequence[int] | None) -> None:
        self.seat = seat
        self.seed = seed
        self.roles = roles  # the role of each seat, if they were asked for


class _Stage:
    """Where scripts are carried out, one after the other."""

    __slots__ = ("runner", "script")

    def __init__(self, script: Script) -> None:
        self.script = script
        runner = _run(self)
        runner.send(None)  # a coroutine starts with None
        self.runner: Script = runner


async def _run(stage: _Stage) -> None:
    """Carries out one script after the other and never ends. The end of a coroutine raises an exception where it is
    driven, which takes longer than a short script."""
    while True:
        await _DONE
        await stage.script


#: What a runner yields at first, and whenever a script is done.
_DONE: Final = Decision(-1, "", [], Speaker([]))
#: Tells it to begin the next script.
_BEGIN: Final = 0


class Game:
    """A game being played. `posse.new` makes one."""

    __slots__ = (
        "_at_menu",
        "_base",
        "_cloned",
        "_current",
        "_journal",
        "_pausing",
        "_script",
        "_stage",
        "_state",
        "decision",
        "log",
        "rules",
        "seed",
    )

    def __init__(self, rules: Rules, base: State, seed: str | None, log: Log, pausing: bool = False) -> None:
        self.rules = rules
        self.seed = seed  # None: the table was set up by hand, so no seed reproduces it
        self.log = log
        self.decision: Decision | None = None
        self._base = base
        self._pausing = pausing
        self._journal: list[int | _Imagined] = []
        self._state: State | None = None
        self._script: Script | None = None
        self._stage: _Stage | None = None
        self._at_menu = False  # the decision is a menu: no script is suspended
        self._current = False  # the base is the state as it is now
        self._cloned = False  # somebody has cloned this game, so snapshots are worth their price

    @staticmethod
    def start(rules: Rules, seed: str, telling: bool = True, pausing: bool = False) -> "Game":
        """A new game, dealt from a seed. Without `telling` no events are kept. With `pausing`, players who can only
        pass are asked like those who could answer."""
        check_seed(seed)
        return Game.resume(rules, rules.deal(seed), seed, telling, pausing)

    @staticmethod
    def resume(
        rules: Rules, state: State, seed: str | None = None, telling: bool = True, pausing: bool = False
    ) -> "Game":
        """A game that continues from a table between two effects."""
        game = Game(rules, state.copy(), seed, Log(telling), pausing)
        game._state = state
        state.log = game.log
        state.pausing = pausing
        game._go_on()
        return game

    def __repr__(self) -> str:
        rules = self.rules
        asked = "over" if self.decision is None else f"{self.decision.name} is asked"
        return f"Game({rules.game}, {', '.join(rules.names)}, seed {self.seed}, {len(self.moves)} moves, {asked})"

    def __str__(self) -> str:
        """The game, how far it has come, and what is asked now."""
        rules = self.rules
        sets = f" with {', '.join([*rules.sets, *rules.variants])}" if rules.sets or rules.variants else ""
        head = f"{rules.game}{sets}: {', '.join(rules.names)}; seed {self.seed}, {len(self.moves)} moves"
        if self.decision is None:
            return f"{head}\nover; won by {', '.join(self.winners) or 'nobody'}"
        return f"{head}\n{self.decision}"

    # ---- what anybody may ask

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def at_menu(self) -> bool:
        """Whether the decision comes between two effects, so that nothing is suspended."""
        return self._at_menu

    @property
    def winners(self) -> list[str]:
        """The names of all who have won, in order of seats."""
        return [self.rules.names[seat] for seat in sorted(self.state.winners)]

    @property
    def names(self) -> list[str]:
        return self.rules.names

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, with all secrets: for the record, not for players."""
        return self.log.events

    @property
    def moves(self) -> list[Move]:
        """All moves made, the forced ones included."""
        return self.log.moves

    @property
    def state(self) -> State:
        """The live state. Only the rules may change it."""
        state = self._state
        return self._wake() if state is None else state

    def view(self, seat: int) -> View:
        """What the player at a seat may see; -1 for a spectator."""
        self._check_seat(seat)
        return self.rules.view(self.state, seat, self.decision, self.log.seen_by(seat))

    def seen(self) -> Seen:
        """The views of all seats at this moment, without events. Valid until the game goes on."""
        return self.rules.seen(self.state, self.decision)

    def _check_seat(self, seat: int) -> None:
        count = len(self.rules.names)
        if not -1 <= seat < count:
            raise PosseError(f"there is no seat {seat}; seats are numbered from 0 to {count - 1}")

    def record(self) -> str:
        """The game so far as text that alone reproduces it."""
        if self.seed is None:
            raise PosseError(
                "this table was set by hand or imagined: no seed reproduces it, so it has no record"
            )
        rules = self.rules
        header = {
            "game": rules.game,
            "sets": ", ".join(rules.sets),
            "variants": ", ".join(rules.variants),
            "players": ", ".join(rules.names),
            "seed": self.seed,
            "rules": rules.version,
        }
        header.update(rules.setup)
        lines = [
            Line(i, rules.names[move.player], rules.speaker.text(move.option), move.forced)
            for i, move in enumerate(self.log.moves, 1)
        ]
        return Record(header, lines, self.winners if self.over else None).text()

    def index(self, move: Option | int | str) -> int:
        """The number of an option, which may be given as an object, by its number or by its text."""
        decision = self.decision
        if decision is None:
            raise PosseError("the game is over: no further move is possible", "error-over")
        options = decision.options
        if isinstance(move, Option):
            for i, option in enumerate(options):
                if option is move:
                    return i
            for i, option in enumerate(options):
                if option.parts() == move.parts():
                    return i
            raise PosseError(f"{decision.text(move)} is not among the options: {listed(decision.texts)}")
        if isinstance(move, int):
            if not 0 <= move < len(options):
                raise PosseError(f"there is no option {move}; they are numbered from 0 to {len(options) - 1}")
            return move
        if isinstance(move, str):
            return find(move, decision, self._why_not)
        raise TypeError(f"a move is an option, its number or its text, not {type(move).__name__}")

    def _why_not(self, move: Parsed) -> PosseError | None:
        """Why a move is not among the options."""
        decision = self.decision
        return None if decision is None else self.rules.refusal(self.state, decision, move)

    # ---- playing

    def apply(self, move: Option | int | str) -> None:
        """Make a move: one of the options of the decision, its number or its text."""
        decision = self.decision
        if decision is not None and isinstance(move, int) and 0 <= move < len(decision.options):
            answer = move
        else:
            answer = self.index(move)
        assert decision is not None
        if self._state is None:
            self._wake()
        self._answer(decision, answer)

    def _answer(self, decision: Decision, answer: int) -> None:
        state = self._state
        assert state is not None
        option = decision.options[answer]
        log = state.log
        if not log.muted:
            # Outside the menu a player with one option was asked only for the sake of the pause.
            only_paused = not self._at_menu and len(decision.options) == 1
            log.moves.append(Move(decision.player, option, only_paused))
        self._journal.append(answer)
        self._current = False
        if self._at_menu:
            self._at_menu = False
            self._script = self.rules.perform(state, option)
            if self._script is None or not self._drive(self._script, _BEGIN):
                self._go_on()
        else:
            script = self._script
            assert script is not None
            if not self._drive(script, answer):
                self._go_on()

    def _drive(self, script: Script, answer: int) -> bool:
        """Let a script run to its next question; False if it is done."""
        stage = self._stage
        if stage is None:
            stage = self._stage = _Stage(script)
        else:
            stage.script = script
        try:
            asked: Decision = stage.runner.send(answer)
        except BaseException as error:
            self._stage = None  # it cannot be used again
            if not isinstance(error, Finished):
                raise
            asked = _DONE
        if asked is _DONE:
            self._script = None
            return False
        self.decision = asked
        if self.log.telling:
            self._set_speakers()
        return True

    def _set_speakers(self) -> None:
        """Gives the options a speaker, so that they can print themselves. Games without listeners do not need it."""
        decision = self.decision
        assert decision is not None
        for option in decision.options:
            option.speaker = decision.speaker

    def _go_on(self) -> None:
        """From one pause to the next question, or to the end of the game."""
        rules = self.rules
        state = self._state
        assert state is not None
        while not state.over:
            menu = rules.menu(state)
            if self._cloned or len(self._journal) > _LONGEST_JOURNAL:
                self._snapshot()
            if menu is not None:
                self.decision = menu
                self._at_menu = True
                if self.log.telling:
                    self._set_speakers()
                return
            self._current = False
            self._script = rules.step(state)
            if self._script is not None and self._drive(self._script, _BEGIN):
                return
        self.decision = None

    # ---- copies

    def _snapshot(self) -> None:
        """Nothing is suspended now, so later copies need not go back further than this."""
        state = self._state
        assert state is not None
        self._base = state.copy()
        self._journal = []
        self._current = True

    def clone(self) -> "Game":
        """An exact copy that is independent from now on. The work is done when the copy is first used."""
        twin = self._twin(self.log.copy())
        twin.seed = self.seed
        self._cloned = True
        twin._cloned = True
        return twin

    def offshoot(self) -> "Game":
        """A cheap copy for trying something. It has no past, so it has no record, and it takes no snapshots."""
        return self._twin(Log())

    def _twin(self, log: Log) -> "Game":
        if not self._current and self._state is not None and (self._at_menu or self.decision is None):
            self._snapshot()
        twin = Game(self.rules, self._base, None, log, self._pausing)
        twin.decision = self.decision
        twin._journal = self._journal.copy()
        twin._at_menu = self._at_menu
        twin._current = self._current
        return twin

    def imagine(
        self, seat: int, seed: int | str, roles: Sequence[int] | None = None, past: bool = True
    ) -> "Game":
        """A copy in which everything that the player at a seat cannot see is dealt anew. This includes the roles,
        unless `roles` gives one for every seat. Without `past` the copy has no events so far."""
        self._check_seat(seat)
        if past:
            twin = self.clone()
            twin._wake()
            twin.log.only_seen_by(seat)
            twin.seed = None
        else:
            self._cloned = True  # the next world is drawn from here too
            twin = self.offshoot()
            twin._wake()
        twin._deal_anew(_Imagined(seat, str(seed), roles))
        return twin

    def with_new_luck(self, seed: int | str) -> "Game":
        """A copy in which players keep what they have, and only what nobody has seen yet is dealt anew. In a review it
        shows what might have come of a position. It has no past."""
        self._cloned = True  # more of them are made from here
        twin = self.offshoot()
        twin._wake()
        twin._deal_anew(_Imagined(EVERYBODY, str(seed), None))
        return twin

    def _wake(self) -> State:
        """Bring a copy to life: from the snapshot through the journal to the decision it stands at."""
        state = self._base.copy()
        state.pausing = self._pausing
        self._state = state
        journal = self._journal
        if not self._current:
            self._journal = []
            self._at_menu = False
            was_cloned, self._cloned = self._cloned, False  # or the repetition would take snapshots
            state.log = SILENCE
            self._go_on()
            for entry in journal:
                if isinstance(entry, int):
                    assert self.decision is not None
                    self._answer(self.decision, entry)
                else:
                    self._deal_anew(entry)
            self._cloned = was_cloned
        state.log = self.log
        return state

    def _deal_anew(self, entry: _Imagined) -> None:
        state = self._state
        assert state is not None
        state.rng = rng.seeded(entry.seed)
        self.rules.redeal(state, entry.seat, entry.roles)
        if self._script is not None:
            self._journal.append(entry)
            self._drive(self._script, AGAIN)
            return
        if self._at_menu:
            self.decision = self.rules.menu(state)
        self._snapshot()
