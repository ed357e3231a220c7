"""Several games in a row: survivors may keep their characters, and the Sheriff's role may go round the table."""

from collections.abc import Collection
from typing import cast

from posse.bang import cards
from posse.bang.goals import sheriff
from posse.bang.rules import BangRules
from posse.bang.table import NOBODY, Table
from posse.kernel import rng
from posse.kernel.errors import PosseError
from posse.kernel.game import Game


def next_game(game: Game, seed: int | str, keep: Collection[str] = (), pass_sheriff: bool = False) -> Game:
    """The next game at the same table. Players in `keep`, who must have survived, play the same character again.
    Everybody else gets a new one, or is dealt some to choose from. With `pass_sheriff` the Sheriff's role passes to the
    left."""
    roles, characters = next_setup(game, seed, keep, pass_sheriff)
    rules = game.rules
    return Game.start(BangRules(rules.names, rules.sets, rules.variants, roles, characters), str(seed))


def next_setup(
    game: Game, seed: int | str, keep: Collection[str] = (), pass_sheriff: bool = False
) -> tuple[dict[str, str], dict[str, str]]:
    """The roles and characters that are fixed for the next game, by players' names."""
    rules = game.rules
    if not isinstance(rules, BangRules):
        raise PosseError(f"a series is played in BANG!, not in {rules.game}")
    if not game.over:
        raise PosseError("the next game of a series begins when this one is over")
    t = cast(Table, game.state)
    characters = _kept(rules, t, keep)
    if rules.offers == 1:
        characters.update(_new_characters(rules, t, characters, str(seed)))
    roles: dict[str, str] = {}
    if pass_sheriff:
        star = sheriff(t)
        if star == NOBODY:
            raise PosseError("a table of three has no Sheriff whose role could be passed on")
        roles[rules.names[(star + 1) % len(rules.names)]] = "sheriff"
    return roles, {name: cards.CHARACTER[characters[name]].id for name in rules.names if name in characters}


def survivors(game: Game) -> list[str]:
    """The players who may keep their characters."""
    t = cast(Table, game.state)
    return [name for name, player in zip(game.names, t.players, strict=True) if player.alive]


def _kept(rules: BangRules, t: Table, keep: Collection[str]) -> dict[str, int]:
    """The characters that players keep."""
    kept: dict[str, int] = {}
    for name in keep:
        if name not in rules.names:
            raise PosseError(f'nobody at this table is called "{name}"')
        player = t.players[rules.names.index(name)]
        if not player.alive:
            raise PosseError(f"{name} was eliminated and so cannot keep his character")
        kept[name] = player.character
    return kept


def _new_characters(rules: BangRules, t: Table, kept: dict[str, int], seed: str) -> dict[str, int]:
    """A new character at random for everybody else: not one that is kept, and not the player's old one."""
    state = rules.empty_table(rng.seeded(f"{seed} characters"), [])
    pool = [number for number in rules.character_numbers() if number not in kept.values()]
    others = [name for name in rules.names if name not in kept]
    while True:
        state.shuffle(pool)
        dealt = dict(zip(others, pool, strict=False))
        if all(t.players[rules.names.index(name)].character != number for name, number in dealt.items()):
            return dealt
