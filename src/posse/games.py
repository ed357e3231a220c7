"""The games there are, by name: the one place that knows them all."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from posse.bang.rules import BangRules
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.kernel.replay import replay
from posse.kernel.rules import Rules

#: Names for players nobody named.
NAMES: Final = ["ann", "bob", "cal", "dee", "eve", "flo", "gus", "hal"]

MakeRules = Callable[
    [Sequence[str], Sequence[str], Sequence[str], Mapping[str, str] | None, Mapping[str, str] | None], Rules
]
GAMES: Final[dict[str, MakeRules]] = {"bang": BangRules}


def rules(
    game: str,
    players: int | Sequence[str],
    sets: Sequence[str] = ("base",),
    variants: Sequence[str] = (),
    roles: Mapping[str, str] | None = None,
    characters: Mapping[str, str] | None = None,
) -> Rules:
    """A configured game. Players are a number or their names, clockwise."""
    if game not in GAMES:
        raise PosseError(f'there is no game "{game}"; choose from {", ".join(GAMES)}')
    if isinstance(players, int):
        if not 1 <= players <= len(NAMES):
            raise PosseError(f"no game is for {players} players")
        players = NAMES[:players]
    return GAMES[game](players, sets, variants, roles, characters)


def new(
    game: str = "bang",
    *,
    players: int | Sequence[str] = 4,
    sets: Sequence[str] = ("base",),
    variants: Sequence[str] = (),
    seed: int | str = 0,
    roles: Mapping[str, str] | None = None,
    characters: Mapping[str, str] | None = None,
) -> Game:
    """A new game, the same for the same seed. Roles and characters may be fixed by players' names."""
    return Game.start(rules(game, players, sets, variants, roles, characters), str(seed))


def load(text: str) -> Game:
    """The game that a record tells, played to its last move."""
    return replay(Record.parse(text), rules_of_record)


def rules_of_record(record: Record) -> Rules:
    """The configured game a record was made with."""
    return rules(
        record.game,
        record.players,
        record.sets,
        record.variants,
        record.fixed("roles"),
        record.fixed("characters"),
    )
