"""The game at a table, in the form that a worker needs."""

from posse.server import log_entries
from posse.server.kept_games import Task
from posse.server.table import TableState


class GameSoFar:
    """Collects the current game from the entries of a log: what was fixed at its start, and the options taken since."""

    def __init__(self) -> None:
        self._answers: list[int] = []
        self._roles: dict[str, str] = {}
        self._characters: dict[str, str] = {}

    def add(self, fact: log_entries.AnyFact) -> None:
        """The next entry of the log."""
        if isinstance(fact, log_entries.Started):
            self._answers = []
            self._roles, self._characters = fact.roles, fact.characters
        elif isinstance(fact, log_entries.Moved):
            self._answers.append(fact.option)

    def task(self, t: TableState) -> Task:
        """The current game, for a worker."""
        return Task(
            key=f"{t.id}/{t.number}",
            game=t.settings.game,
            names=tuple(t.names),
            sets=t.settings.sets,
            variants=t.settings.variants,
            roles=self._roles,
            characters=self._characters,
            seed=t.seed,
            answers=tuple(self._answers),
        )
