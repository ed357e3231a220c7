"""What a training run will do; it must be the same when it is resumed."""

from dataclasses import asdict, dataclass
from typing import Any

from posse import games
from posse.kernel.errors import PosseError
from posse.kernel.setup import check_seed
from posse.lab.parallel import check_jobs
from posse.lab.policy.lessons import CHUNK
from posse.lab.training.tables import Chunk, chunks_of


@dataclass(frozen=True)
class Plan:
    """The settings of a training run. More rounds may be requested when it is resumed."""

    game: str
    sets: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    seed: str = "1"
    lessons: int = 0  # games that lessons are made from
    rounds: int = 20  # of games among nets
    games: int = 200  # per round
    arena: int = 200  # games of an arena, at the end and after every `measured` rounds
    measured: int = 5
    begin: str = ""  # with the net of a folder, or of the package

    def check(self, jobs: int) -> None:
        """Report errors before anything starts."""
        games.entry(self.game)
        check_seed(self.seed)
        check_jobs(jobs)
        if self.lessons < 0 or self.rounds < 0 or self.lessons + self.rounds < 1:
            raise PosseError("to learn something takes lessons or rounds of games: give at least one of them")
        if self.begin and self.lessons:
            raise PosseError("a net to begin with has had its lessons: ask for rounds of games alone")
        if self.games < 1 or self.measured < 1:
            raise PosseError("a round has one game at least, and an arena comes after one round at least")
        if self.arena < 0:
            raise PosseError("an arena has 2 games at least; 0 plays none")
        try:
            import torch  # noqa: F401
        except ImportError:
            raise PosseError(
                "to train a policy takes PyTorch, which is not installed: pip install 'posse-game[train]'"
            ) from None

    def chunks(self) -> list[Chunk]:
        """The games that lessons are made from."""
        return chunks_of(self.game, self.sets, self.players, f"{self.seed}/lessons", self.lessons, CHUNK)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {**asdict(self), "sets": list(self.sets), "players": list(self.players)}

    def fixed(self) -> dict[str, Any]:
        """What must not change when it is resumed."""
        return {
            key: value for key, value in self.as_dict().items() if key not in ("rounds", "arena", "measured")
        }
