"""A puzzle on a console: the table, the question, and whether the answer was right."""

from collections.abc import Callable

from rich.console import Console

from posse.kernel.game import Game
from posse.kernel.message import Message
from posse.locales import FIRST
from posse.locales.speak import Voice
from posse.puzzles.days import Progress
from posse.puzzles.puzzle import Puzzle, Tried
from posse.terminal.pen import Pen
from posse.terminal.play import Leave, Session
from posse.terminal.speech import Speech


def ask(
    puzzle: Puzzle,
    console: Console,
    read: Callable[[str], str] = input,
    language: str = FIRST,
    errors: list[Exception] | None = None,
) -> bool | None:
    """Pose a puzzle: whether the person found the answer, or None if they left. Errors in the words are added to
    `errors`."""
    game = puzzle.position()
    decision = game.decision
    assert decision is not None
    session = Session(
        game, decision.player, console, read, Speech(game.rules, decision.player, language, errors)
    )
    session.pen.line(
        session.say("terminal-puzzle-head", played=puzzle.game, theme=puzzle.theme, name=puzzle.id), "bold"
    )
    session.welcome()
    session.pen.line(session.say("puzzle-ask"), "dim")
    try:
        answer = decision.texts[session.ask()]
    except (Leave, EOFError, KeyboardInterrupt):
        return None
    _tell(puzzle, session, game, answer)
    return answer in puzzle.answers


def sum_up(progress: Progress, puzzle: Puzzle, console: Console, language: str) -> None:
    """The person's progress so far."""
    so_far = Message("terminal-puzzle-so-far", solved=len(progress.solved), streak=progress.streak)
    Pen(console).line(Voice(language, puzzle.game, [], -1).sentence(so_far), "dim")


def _tell(puzzle: Puzzle, session: Session, game: Game, answer: str) -> None:
    """Whether the answer was right, and what every move is worth."""
    right = answer in puzzle.answers
    session.pen.line()
    said = session.say("puzzle-right" if right else "puzzle-wrong", best=_called(puzzle.best, session, game))
    session.pen.line(said, "green" if right else "red")
    for each in puzzle.tried:
        session.pen.line(_row(each, answer, session, game), indent=2)
    session.pen.line(session.say("puzzle-how", worlds=puzzle.worlds), "dim")


def _row(each: Tried, answer: str, session: Session, game: Game) -> str:
    mine = f"  {session.say('puzzle-yours')}" if each.move == answer else ""
    return f"{round(each.chance):3} %  {_called(each.move, session, game)}{mine}"


def _called(move: str, session: Session, game: Game) -> str:
    """A move in words, if they say more than the notation."""
    decision = game.decision
    assert decision is not None
    option = decision.options[decision.texts.index(move)]
    return session.speech.gloss(decision, option, game.view(decision.player)) or move
