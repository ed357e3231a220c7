"""All games by name. Only this module knows all of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from posse.bang import outside
from posse.bang.cards import VARIANTS
from posse.bang.catalogue import catalogue as bang_catalogue
from posse.bang.presets import Preset
from posse.bang.presets import presets as bang_presets
from posse.bang.rules import BangRules
from posse.dice.catalogue import catalogue as dice_catalogue
from posse.dice.rules import DiceRules
from posse.duel.catalogue import catalogue as duel_catalogue
from posse.duel.rules import MORE_CHARACTERS, DuelRules
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.kernel.replay import replay
from posse.kernel.rules import Rules

#: Makes the rules of a game from names, sets, variants, fixed roles and fixed characters.
MakeRules = Callable[
    [Sequence[str], Sequence[str], Sequence[str], Mapping[str, str] | None, Mapping[str, str] | None], Rules
]


@dataclass(frozen=True)
class Entry:
    """A game as the rest of Posse needs to know it."""

    make: MakeRules
    catalogue: Callable[[], list[dict[str, Any]]]
    names: tuple[str, ...]  # for players without given names
    fewest_players: int
    usual_players: int  # the default number of players
    variants: Callable[[], tuple[str, ...]] = tuple
    one_variant: bool = False  # they exclude each other
    least_players: Callable[[str], int] = lambda _: 0  # of a variant
    presets: Callable[[], list[Preset]] = list


#: Names for players without given ones.
NAMES: Final = ("ann", "bob", "cal", "dee", "eve", "flo", "gus", "hal")
GAMES: Final = {
    "bang": Entry(
        BangRules,
        bang_catalogue,
        NAMES,
        3,
        5,
        lambda: tuple(VARIANTS),
        least_players=lambda variant: VARIANTS[variant].least_players,
        presets=bang_presets,
    ),
    "duel": Entry(
        DuelRules, duel_catalogue, ("law", "outlaw"), 2, 2, lambda: tuple(MORE_CHARACTERS), one_variant=True
    ),
    "dice": Entry(DiceRules, dice_catalogue, NAMES, 4, 5),
}


def entry(game: str) -> Entry:
    """A game by its name."""
    if game not in GAMES:
        choice = ", ".join(GAMES)
        raise PosseError(
            f'there is no game "{game}"; choose from {choice}',
            "error-no-such",
            what="game",
            word=game,
            choice=choice,
        )
    return GAMES[game]


def rules(
    game: str,
    players: int | Sequence[str] | None = None,
    sets: Sequence[str] = (),
    variants: Sequence[str] = (),
    roles: Mapping[str, str] | None = None,
    characters: Mapping[str, str] | None = None,
) -> Rules:
    """A configured game. Players are a number or their names, clockwise; without either, the usual number."""
    known = entry(game)
    if players is None:
        players = known.usual_players
    if isinstance(players, bool | str) or not isinstance(players, int | Sequence):
        raise PosseError("players are a number or a list of names")
    for what, ids in (("sets", sets), ("variants", variants)):
        if isinstance(ids, str) or not isinstance(ids, Sequence):
            raise PosseError(f"{what} are a list of ids")
    if isinstance(players, int):
        if not 1 <= players <= len(known.names):
            raise not_for(game, players)
        players = known.names[:players]
    return known.make(players, sets, variants, roles, characters)


def not_for(game: str, players: int) -> PosseError:
    """The error to raise about a number of players that a game does not allow."""
    fewest, most = GAMES[game].fewest_players, len(GAMES[game].names)
    known = f"{fewest}-{most}" if fewest < most else f"{most}"
    return PosseError(
        f"{game} is for {known} players, not for {players}",
        "error-not-for",
        played=game,
        known=known,
        count=players,
    )


def new(
    game: str = "bang",
    *,
    players: int | Sequence[str] | None = None,
    sets: Sequence[str] = (),
    variants: Sequence[str] = (),
    seed: int | str = 0,
    roles: Mapping[str, str] | None = None,
    characters: Mapping[str, str] | None = None,
) -> Game:
    """A new game, the same for the same seed. Roles and characters may be fixed by players' names."""
    return Game.start(rules(game, players, sets, variants, roles, characters), str(seed))


def preset(game: str, id: str) -> Preset:
    """A preset of a game, by its id."""
    known = entry(game).presets()
    for each in known:
        if each.id == id:
            return each
    if not known:
        raise PosseError(f'there is no preset "{id}" of {game}', "error-presets-none", word=id, played=game)
    choice = ", ".join(each.id for each in known)
    raise PosseError(
        f'there is no preset "{id}" of {game}; choose from {choice}',
        "error-preset",
        word=id,
        played=game,
        choice=choice,
    )


def load(text: str) -> Game:
    """The game of a record, played to its last move."""
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


def missing_sets(game: str, sets: Sequence[str]) -> list[str]:
    """The sets among these that are not installed."""
    known = {each["id"] for each in entry(game).catalogue()}
    if not known.issuperset(sets):
        outside.find_all()
        known = {each["id"] for each in entry(game).catalogue()}
    return [id for id in sets if id not in known]


def catalogue() -> list[dict[str, Any]]:
    """Every set of every game with its cards and characters, those from outside too."""
    outside.find_all()
    return [each for known in GAMES.values() for each in known.catalogue()]


def copy_text(copy: str | dict[str, str]) -> str:
    """A copy of a card in the catalogue, as after the @ in the notation: its rank and suit, or in the Duel its deck and
    symbol."""
    return copy if isinstance(copy, str) else "-".join(copy.values())
