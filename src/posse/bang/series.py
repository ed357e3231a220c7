"""Several games in a row: who survived may keep his character, and the Sheriff's role may go round the table."""

from collections.abc import Collection
from typing import cast

from posse.bang import cards
from posse.bang.goals import sheriff
from posse.bang.rules import BangRules
from posse.bang.table import NOBODY, Table
from posse.kernel.errors import PosseError
from posse.kernel.game import Game


def next_game(game: Game, seed: int | str, keep: Collection[str] = (), pass_sheriff: bool = False) -> Game:
    """The next game at the same table; see `next_rules`."""
    return Game.start(next_rules(game, keep, pass_sheriff), str(seed))


def next_rules(game: Game, keep: Collection[str] = (), pass_sheriff: bool = False) -> BangRules:
    """The next game at the same table. Those named in `keep`, who must have survived, play the same character again;
    everybody else is dealt a new one. With `pass_sheriff` the Sheriff of this game hands his role to his left."""
    rules = game.rules
    if not isinstance(rules, BangRules):
        raise PosseError(f"a series is played in BANG!, not in {rules.game}")
    if not game.over:
        raise PosseError("the next game of a series begins when this one is over")
    t = cast(Table, game.state)
    characters: dict[str, str] = {}
    for name in keep:
        if name not in rules.names:
            raise PosseError(f'nobody at this table is called "{name}"')
        player = t.players[rules.names.index(name)]
        if not player.alive:
            raise PosseError(f"{name} was eliminated and so cannot keep his character")
        characters[name] = cards.CHARACTER[player.character].id
    roles: dict[str, str] = {}
    if pass_sheriff:
        star = sheriff(t)
        if star == NOBODY:
            raise PosseError("a table of three has no Sheriff whose role could be passed on")
        roles[rules.names[(star + 1) % len(rules.names)]] = "sheriff"
    return BangRules(rules.names, rules.sets, rules.variants, roles, characters)
