"""A person plays against bots: questions and answers in plain text."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Final

from rich.console import Console

from posse.bang import outside
from posse.bots import Bot, registry, sit_down
from posse.bots.reason import Reason
from posse.bots.words import said
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.record import FORMAT
from posse.lab.guard import Broken, asked, blaming, looks
from posse.locales import FIRST
from posse.locales.speak import complaint
from posse.terminal import roles, story
from posse.terminal.faces import face_of
from posse.terminal.options import chosen, listing
from posse.terminal.pen import Pen
from posse.terminal.reference import explain as look_up
from posse.terminal.speech import YOU, Speech, whole

PROMPT: Final = "> "
_SEAT: Final = "# you: "


class Leave(Exception):
    """The person wants to leave."""


class Session:
    """One person at the table. Only their view and the events as they saw them are ever shown."""

    def __init__(
        self, game: Game, me: int, console: Console, read: Callable[[str], str], speech: Speech | None = None
    ) -> None:
        self.game = game
        self.me = me
        self.pen = Pen(console)
        self.read = read
        self.face = face_of(game)
        self.speech = Speech(game.rules, me) if speech is None else speech
        self.say = self.speech.say
        self._told = _beginning(game)  # how many events were shown
        self._why: list[str] = []  # what the bots say about their moves since the person's last one
        self._plain_commands: dict[str, Callable[[], None]] = {
            "": self.show_question,
            "table": self.show_table,
            "all": self._show_all_options,
            "log": self._show_log,
            "why": self._show_reasons,
            "quit": self._quit,
            "exit": self._quit,
        }

    def welcome(self, tempers: Mapping[int, str] | None = None) -> None:
        for words in self.face.intro(self.game.view(self.me), self.speech):
            self.pen.line(words)
        self._introduce(tempers or {})
        self.pen.line(self.say("terminal-hint"), "dim")

    def _introduce(self, tempers: Mapping[int, str]) -> None:
        """What the bots are like; those of one kind together."""
        for temper in dict.fromkeys(filter(None, tempers.values())):
            alike = [self.speech.names[seat] for seat, each in tempers.items() if each == temper]
            line = self.say(f"bots-temper-{temper}.line")
            self.pen.line(f"{', '.join(alike)}: {self.say(f'bots-temper-{temper}')}. {line}", "dim")

    def catch_up(self) -> None:
        """What has happened since the last time."""
        view = self.game.view(self.me)
        events = view.events_since(self._told)
        self._told += len(events)
        story.tell(self.pen, self.speech, events)

    def show_table(self) -> None:
        self.pen.line()
        self.pen.put(self.face.table(self.game.view(self.me), self.speech, self.pen))

    def show_question(self, everything: bool = False) -> None:
        decision = self.game.decision
        assert decision is not None
        view = self.game.view(self.me)
        self.pen.line()
        story.ask(self.pen, self.speech, decision, view)
        for character in roles.offered(decision, self.speech):
            self.pen.line(character, indent=2, hang=2)
        self.pen.put(listing(decision, view, self.speech, self.pen, everything))

    def _show_all_options(self) -> None:
        self.show_question(everything=True)

    def ask(self) -> int:
        """The number of the option the person takes."""
        self.catch_up()
        self.show_table()
        self.show_question()
        while True:
            answer = self.read(PROMPT).strip()
            try:
                if not self._obeyed(answer):
                    return chosen(answer, self.game, self.speech)
            except PosseError as error:
                self.pen.line(_sentence(complaint(error, self.speech.language)), "red")

    def _obeyed(self, answer: str) -> bool:
        """Whether the answer was a command, which is then carried out."""
        command, rest = _split(answer)
        if command == "?":
            self._explain(rest)
        elif command == "save":
            self._save(rest)
        elif rest or command not in self._plain_commands:
            return False
        else:
            self._plain_commands[command]()
        return True

    def _explain(self, word: str) -> None:
        """The rule of something, or of what an option is about; without a word, the commands."""
        if not word:
            for what, does in self._help():
                self.pen.line(f"{what:12} {does}", indent=2, hang=13)
            return
        if word.isdecimal():
            self._explain_option(word)
        else:
            self._look_up(word)

    def _explain_option(self, number: str) -> None:
        for each in self._things_of(number):
            with suppress(PosseError):
                self._look_up(each)
                return
        raise PosseError(self.say("terminal-nothing-about", number=number))

    def _look_up(self, word: str) -> None:
        look_up(word, self.pen, self.game.rules.game, self.speech.language)

    def _help(self) -> list[tuple[str, str]]:
        option, in_short, thing = self.face.examples
        return [
            ("3", self.say("terminal-help-number")),
            (option, self.say("terminal-help-words", short=in_short)),
            (f"? {thing}", self.say("terminal-help-rule")),
            *((each, self.say(f"terminal-help-{each}")) for each in ("table", "all", "log", "why")),
            (self.say("terminal-help-save.command"), self.say("terminal-help-save")),
            ("quit", self.say("terminal-help-quit")),
        ]

    def _things_of(self, number: str) -> list[str]:
        """What can be looked up about an option: first what it names, then what the question is about."""
        decision = self.game.decision
        assert decision is not None
        option = decision.options[chosen(number, self.game, self.speech)]
        if isinstance(option.thing, str) and option.thing:
            return [option.thing, decision.about]
        named = decision.speaker.words(option.thing)[:1]
        ids = [thing.partition("@")[0].rpartition(".")[2] for thing in named]
        things = [name for id in ids if id not in self.game.names for name in (f"card/{id}", id)]
        return [thing for thing in (*things, decision.about) if thing]

    def _save(self, name: str) -> None:
        if not name:
            raise PosseError(self.say("terminal-save-where"))
        save(self.game, self.me, Path(name), self.speech)
        self.pen.line(self.say("terminal-saved", file=name))

    def _show_log(self) -> None:
        story.tell(self.pen, self.speech, self.game.view(self.me).events)

    def note_reason(self, seat: int, bot: Bot, explained: bool) -> None:
        """A bot has moved: keep its reason in case somebody asks; say it at once if that is wanted."""
        why = f"{self.speech.names[seat]}: {_reason(bot, self.speech, self._called())}"
        self._why.append(why)
        if explained:
            self.catch_up()
            self.pen.line(why, "dim", indent=2)

    def _called(self) -> dict[str, str]:
        """What bots call the players. They can say "you" only in English; elsewhere a player is called by their
        character."""
        called = dict(zip(self.game.names, self.speech.names, strict=True))
        if called.pop(YOU, "") and self.speech.language != FIRST:
            called[YOU] = self.speech.thing("character", roles.character(self.game.view(self.me)))
        return called

    def forget_reasons(self) -> None:
        """The person has moved: the bots' earlier moves are past."""
        self._why.clear()

    def _show_reasons(self) -> None:
        for why in self._why or [self.say("terminal-no-reasons")]:
            self.pen.line(why)

    def _quit(self) -> None:
        raise Leave

    def show_end(self) -> None:
        self.catch_up()
        self.show_table()
        won = self.game.names[self.me] in self.game.winners
        self.pen.line()
        self.pen.line(self.say("terminal-won" if won else "terminal-lost"), "bold green" if won else "bold")


def _split(answer: str) -> tuple[str, str]:
    """A command and what it is about."""
    if answer.startswith("?"):
        return "?", answer[1:].strip()
    command, _, rest = answer.partition(" ")
    command = command.lower()
    return "?" if command == "help" else command, rest.strip()


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith(("?", ".")) else ".")


def _beginning(game: Game) -> int:
    """Where the story begins: a resumed game only tells its present turn."""
    turns = [number for number, event in enumerate(game.events) if story.is_turn(event)]
    return turns[-1] if turns and not all(move.forced for move in game.moves) else 0


def play(
    game: Game,
    me: int,
    bots: Mapping[int, Bot],
    console: Console,
    read: Callable[[str], str] = input,
    save_to: Path | None = None,
    explain: bool = False,
    language: str = FIRST,
    errors: list[Exception] | None = None,
    tempers: Mapping[int, str] | None = None,
) -> bool:
    """Play a game to its end with a person at seat `me`; False if the person left before. With `explain` the bots say
    why after each of their moves. Errors in the words are added to `errors`; `tempers` says what the bots at some seats
    are like.

    If the person leaves, the game is saved to `save_to`, by default to a new file in the current folder. A finished
    game is saved only if `save_to` is given. If a bot fails, the game is saved as if the person had left, and
    PosseError says what the bot did.
    """
    for seat, name in enumerate(game.names):
        if seat != me and seat not in bots:
            raise PosseError(f"nobody plays for {name}")
    for seat, bot in bots.items():
        sit_down(bot, game, seat)
    session = Session(game, me, console, read, Speech(game.rules, me, language, errors))
    try:
        session.welcome(tempers)
        _play(session, bots, explain)
    except (Leave, EOFError, KeyboardInterrupt):
        _leave(session, save_to)
        return False
    except Broken as broken:
        raise PosseError(_broken_off(session, broken, save_to)) from broken
    session.show_end()
    if save_to is not None:
        save(game, me, save_to, session.speech)
        session.pen.line(session.say("terminal-again", command=_command(game, f"replay {save_to}")), "dim")
    return True


def _play(session: Session, bots: Mapping[int, Bot], explain: bool) -> None:
    game = session.game
    while (decision := game.decision) is not None:
        seat = decision.player
        if seat == session.me:
            move = session.ask()
            session.forget_reasons()
            game.apply(move)
        else:
            bot = bots[seat]
            view = game.view(seat) if looks(bot) else None
            with blaming(seat):
                move = asked(bot, view, decision)
            game.apply(move)
            session.note_reason(seat, bot, explain)


def _reason(bot: Bot, speech: Speech, called: Mapping[str, str]) -> str:
    """Why a bot moved; one from elsewhere may not say, may say it in English only, or may fail to."""
    try:
        reason = getattr(bot, "reason", lambda: None)()
        if reason is None and getattr(type(bot), "explain", Bot.explain) is not Bot.explain:
            return str(bot.explain())
        return whole(said(reason or Reason("reason-unsaid"), speech.language, speech.voice.errors, called))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # somebody else's code; the move itself was sound
        return speech.say("terminal-bot-fails", error=registry.said(error))


def _leave(session: Session, save_to: Path | None) -> None:
    session.pen.line()
    session.pen.line(session.say("terminal-bye", where=_put_away(session, save_to)))


def _broken_off(session: Session, broken: Broken, save_to: Path | None) -> str:
    """How a bot ended a game, and where the game was saved."""
    where = _put_away(session, save_to)
    who = session.game.names[broken.seat]
    return session.say("terminal-broke-down", seat=broken.seat, who=who, error=str(broken), where=where)


def _put_away(session: Session, save_to: Path | None) -> str:
    """Save an unfinished game; returns where it is, or why it could not be saved."""
    path = _free_name() if save_to is None else save_to
    try:
        save(session.game, session.me, path, session.speech)
    except PosseError as error:
        return _sentence(str(error))
    command = _command(session.game, f"play --terminal --resume {path}")
    return session.say("terminal-saved-on", file=str(path), command=command)


def _command(game: Game, what: str) -> str:
    """What to type, including the folders of sets that cannot be found otherwise."""
    own = outside.folders_of(game.rules.sets)
    return " ".join(["posse", what, *(f"--set {quote(folder)}" for folder in own)])


# ---- files


def save(game: Game, me: int, path: Path, speech: Speech) -> None:
    """Write the record of a game, with a note about which seat the person had."""
    text = f"{game.record()}{_SEAT}{game.names[me]}\n"
    try:
        if path.exists() and not _is_record(path):
            raise PosseError(speech.say("terminal-not-ours", file=str(path)))
        path.write_text(text, "utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise PosseError(speech.say("terminal-cannot-write", file=str(path), error=why)) from None


def _is_record(path: Path) -> bool:
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        return file.read(len(FORMAT)) == FORMAT


def saved_seat(text: str) -> str | None:
    """Which seat the person had in a game saved here."""
    for line in text.splitlines():
        if line.startswith(_SEAT):
            return line.removeprefix(_SEAT).strip()
    return None


def _free_name() -> Path:
    path, number = Path("posse-game.txt"), 1
    while path.exists():
        number += 1
        path = Path(f"posse-game-{number}.txt")
    return path
