"""What is played in an environment."""

from collections.abc import Sequence
from typing import Any

from posse import games
from posse.encoding.encoding import VERSION, Encoding
from posse.encoding.encodings import encoding_of
from posse.kernel.game import Game
from posse.kernel.rules import Rules


class Setting:
    """A configured game and its encoding."""

    def __init__(
        self,
        game: str,
        players: int | None,
        sets: Sequence[str],
        variants: Sequence[str],
        room_for: Sequence[str],
        seats: int,
    ) -> None:
        self.rules: Rules = games.rules(game, players, sets, variants)
        self.encoding: Encoding = encoding_of(self.rules, room_for, seats)

    @property
    def players(self) -> int:
        return len(self.rules.names)

    @property
    def name(self) -> str:
        """With the version of the encoding, as environments are usually named."""
        return f"posse_{self.rules.game}_v{VERSION}"

    def legend(self) -> dict[str, Any]:
        """The meaning of every number."""
        return {
            "game": self.rules.game,
            "version": VERSION,
            "observation": list(self.encoding.facts),
            "options": list(self.encoding.features),
        }

    def rewards(self, game: Game) -> list[float]:
        """What the end of a game is worth to each seat: 1 to everybody on the winning side, including the dead, and -1
        to all others."""
        won = game.state.winners
        return [1.0 if seat in won else -1.0 for seat in range(self.players)]
