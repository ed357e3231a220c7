"""A person plays against bots: questions and answers in plain text."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console

from posse.bots import Bot, registry
from posse.bots.reason import called
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.notation import parse
from posse.kernel.option import id_of
from posse.kernel.record import FORMAT
from posse.lab.guard import Broken, asked, blaming, looks
from posse.terminal import story
from posse.terminal.faces import face_of
from posse.terminal.options import chosen, listing
from posse.terminal.pen import Pen
from posse.terminal.reference import explain as look_up

PROMPT: Final = "> "
_SEAT: Final = "# you: "


class Leave(Exception):
    """The person has had enough."""


class Session:
    """One person at the table. Only his view and the events as he saw them are ever shown."""

    def __init__(self, game: Game, me: int, console: Console, read: Callable[[str], str]) -> None:
        self.game = game
        self.me = me
        self.pen = Pen(console)
        self.read = read
        self.face = face_of(game)
        self._told = _beginning(game)  # so many events were shown
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

    def welcome(self) -> None:
        for words in self.face.intro(self.game.view(self.me)):
            self.pen.line(words)
        self.pen.line("Answer with a number; ? helps, quit leaves.", "dim")

    def catch_up(self) -> None:
        """What has happened since the last time."""
        view = self.game.view(self.me)
        events = view.events_since(self._told)
        self._told += len(events)
        story.tell(self.pen, self.face, events, self.game.names, self.me)

    def show_table(self) -> None:
        self.pen.line()
        self.pen.put(self.face.table(self.game.view(self.me), self.pen))

    def show_question(self, everything: bool = False) -> None:
        decision = self.game.decision
        assert decision is not None
        view = self.game.view(self.me)
        self.pen.line()
        self.pen.line(self.face.question(decision, view, self.game.names), "bold magenta")
        self.pen.put(listing(decision, view, self.face, self.pen, everything))

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
                    return chosen(answer, self.game)
            except PosseError as error:
                self.pen.line(_sentence(str(error)), "red")

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
        for each in self._things_of(word) if word.isdecimal() else []:
            with suppress(PosseError):
                look_up(each, self.pen.console, self.game.rules.game)
                return
        if word.isdecimal():
            raise PosseError(f"there is nothing to look up about option {word}")
        look_up(word, self.pen.console, self.game.rules.game)

    def _help(self) -> list[tuple[str, str]]:
        option, in_short, thing = self.face.examples
        return [
            ("3", "take option 3"),
            (option, f"take an option by its words; leave out what is clear without: {in_short} will do"),
            (f"? {thing}", "what a card, a character or a rule says; ? 3: what option 3 is about"),
            ("table", "look at the table again"),
            ("all", "all options, where there are too many to list them every time"),
            ("log", "all that has happened"),
            ("why", "why the bots did what they did since your last move; it may give their secrets away"),
            ("save FILE", "write the game to a file"),
            ("quit", "leave; the game is saved"),
        ]

    def _things_of(self, number: str) -> list[str]:
        """What may be looked up about an option: what it names first, then what the question is about."""
        decision = self.game.decision
        assert decision is not None
        text = decision.texts[chosen(number, self.game)]
        things = [thing.partition("@")[0].rpartition(".")[2] for thing in parse(text).things[:1]]
        return [thing for thing in (*things, id_of(decision.about)) if thing and thing not in self.game.names]

    def _save(self, name: str) -> None:
        if not name:
            raise PosseError("say where to: save FILE")
        save(self.game, self.me, Path(name))
        self.pen.line(f"The game is in {name}.")

    def _show_log(self) -> None:
        story.tell(self.pen, self.face, self.game.view(self.me).events, self.game.names, self.me)

    def note_reason(self, seat: int, bot: Bot, explained: bool) -> None:
        """A bot has moved: keep its reason, for whoever asks; say it at once if that is wished."""
        said = f"{called(self.game.names[seat])}: {_reason(bot)}"
        self._why.append(said)
        if explained:
            self.catch_up()
            self.pen.line(said, "dim", indent=2)

    def forget_reasons(self) -> None:
        """The person has moved: what bots did before is past."""
        self._why.clear()

    def _show_reasons(self) -> None:
        for said in self._why:
            self.pen.line(said)
        if not self._why:
            self.pen.line("No bot has decided anything since your last move.")

    def _quit(self) -> None:
        raise Leave

    def show_end(self) -> None:
        self.catch_up()
        self.show_table()
        won = self.game.names[self.me] in self.game.winners
        self.pen.line()
        self.pen.line("You win!" if won else "You lose.", "bold green" if won else "bold")


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
    """Where the tale begins: a game that is taken up again tells its present turn only."""
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
) -> bool:
    """Play a game to its end with a person at seat `me`; False if the person left before. With `explain` the bots say
    why after each of their moves.

    A game that is left is saved to `save_to`, by default to a new file in the current folder. A finished game is
    saved only if `save_to` says where. If a bot breaks down the game is saved as if it were left, and PosseError says
    what the bot did.
    """
    for seat, name in enumerate(game.names):
        if seat != me and seat not in bots:
            raise PosseError(f"nobody plays for {name}")
    session = Session(game, me, console, read)
    try:
        session.welcome()
        _play(session, bots, explain)
    except (Leave, EOFError, KeyboardInterrupt):
        _leave(session, save_to)
        return False
    except Broken as broken:
        raise PosseError(_broken_off(session, broken, save_to)) from broken
    session.show_end()
    if save_to is not None:
        save(game, me, save_to)
        session.pen.line(f"To see it again: posse replay {save_to}", "dim")
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


def _reason(bot: Bot) -> str:
    """Why a bot moved; one from elsewhere need not say, or fails to."""
    explain = getattr(bot, "explain", None)
    if explain is None:
        return Bot().explain()
    try:
        return str(explain())
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # somebody else's code; the move itself was sound
        return f"This bot fails to say why ({registry.said(error)})."


def _leave(session: Session, save_to: Path | None) -> None:
    session.pen.line()
    where = _put_away(session, save_to)
    session.pen.line(f"So long. {where[:1].upper()}{where[1:]}")


def _broken_off(session: Session, broken: Broken, save_to: Path | None) -> str:
    """What a bot did to end a game, and where the game is."""
    who = f"the bot at seat {broken.seat}, {session.game.names[broken.seat]}, broke down"
    return f"{who}: {broken}; {_put_away(session, save_to)}"


def _put_away(session: Session, save_to: Path | None) -> str:
    """Save a game that is not over; says where it is, or why it could not be saved."""
    path = _free_name() if save_to is None else save_to
    try:
        save(session.game, session.me, path)
    except PosseError as error:
        return str(error)
    return f"the game is in {path}; to go on: posse play --terminal --resume {path}"


# ---- files


def save(game: Game, me: int, path: Path) -> None:
    """Write the record of a game, with a note of whose seat the person had."""
    text = f"{game.record()}{_SEAT}{game.names[me]}\n"
    try:
        if path.exists() and not _is_record(path):
            raise PosseError(f"{path} is there already and is no game of ours; choose another name")
        path.write_text(text, "utf-8")
    except OSError as error:
        raise PosseError(f"{path} cannot be written: {error.strerror}") from None


def _is_record(path: Path) -> bool:
    with path.open(encoding="utf-8-sig", errors="replace") as file:
        return file.read(len(FORMAT)) == FORMAT


def saved_seat(text: str) -> str | None:
    """Whose seat the person had in a game that was saved here."""
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
