"""The door through which a bot that looks ahead reaches its game."""

from collections.abc import Sequence

from posse.kernel.game import Game


class Imaginer:
    """Worlds as the player at one seat may imagine them. A bot that looks ahead gets this beside its view and the
    decision, and nothing else: what its player cannot see is dealt anew in every world."""

    __slots__ = ("_game", "_seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat

    def world(self, seed: int | str, roles: Sequence[int] | None = None) -> Game:
        """A game that looks to the player like the one he plays; the same for the same seed. `roles` says for each
        seat which role it has there, as far as he does not know better. It begins without a past."""
        return self._game.imagine(self._seat, seed, roles, past=False)
