"""The access that a bot which looks ahead has to its game."""

from collections.abc import Sequence

from posse.kernel.game import Game


class Imaginer:
    """Worlds that the player at one seat may imagine. A bot that looks ahead gets this besides its view and the
    decision, and nothing else. What its player cannot see is dealt anew in every world."""

    __slots__ = ("_game", "_seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    def world(self, seed: int | str, roles: Sequence[int] | None = None) -> Game:
        """A game that looks to the player like the real one; the same seed gives the same world. `roles` gives each
        seat its role there, unless the player knows its true role. It has no past."""
        return self._game.imagine(self._seat, seed, roles, past=False)
