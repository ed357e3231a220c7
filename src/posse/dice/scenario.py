"""Sets up the tables of scenarios of the Dice Game and looks up their facts."""

from typing import Any, cast

from posse.dice import goals
from posse.dice.characters import CHARACTERS
from posse.dice.faces import FACES
from posse.dice.rules import DiceRules
from posse.dice.table import ARROWS, Player, Table
from posse.kernel import rng
from posse.kernel.game import Game
from posse.kernel.scenario import NO_SUCH_FACT, Document, Setter, rules_of
from posse.kernel.setup import filled
from posse.roles import ROLE_SPLITS, ROLES, SHERIFF

_PLAYER_KEYS = ("role", "character", "life", "arrows", "dead")


class DiceSetter(Setter):
    """Scenarios of the Dice Game."""

    def keys(self) -> tuple[str, ...]:
        return ("rolls", "arrows_in_pile")

    def table(self, doc: Document, names: list[str]) -> Game:
        return Game.resume(*_Table(doc, names).laid())

    def fact(self, game: Game, key: str) -> object:
        t = cast(Table, game.state)
        names = game.names
        match key.split("."):
            case ["turn"]:
                return names[t.turn]
            case ["dice"]:
                return [FACES[face] for face in t.dice]
            case ["rerolls_left"]:
                return t.rerolls_left
            case ["arrows_in_pile"]:
                return t.pile
            case [name, fact] if name in names:
                return _player_fact(t, names.index(name), fact)
        return NO_SUCH_FACT


def _player_fact(t: Table, seat: int, key: str) -> object:
    player = t.players[seat]
    match key:
        case "life":
            return player.life
        case "max_life":
            return player.max_life
        case "arrows":
            return player.arrows
        case "alive":
            return player.alive
        case "role":
            return ROLES[player.role]
        case "character":
            return t.cast[seat].id
    return NO_SUCH_FACT


class _Table:
    """The table of one scenario while it is being set up."""

    def __init__(self, doc: Document, names: list[str]) -> None:
        self.doc = doc
        self.names = names
        self.entries = doc.entries(names, _PLAYER_KEYS)
        self.rules = rules_of(doc, names, self.entries, DiceRules)

    def laid(self) -> tuple[DiceRules, Table]:
        """The finished table."""
        doc = self.doc
        rules = self.rules
        t = Table(rng.seeded(str(doc.data["scenario"])), rules.speaker, [], [])
        seats = len(self.names)
        roles = filled(seats, rules.roles, ROLE_SPLITS[seats])
        characters = filled(seats, rules.characters, range(len(CHARACTERS)))
        rules.seat_players(t, roles, characters)
        for seat in range(seats):
            self._lay_player(t, seat)
        self._lay_pile(t)
        self._lay_rolls(t)
        self._turn(t)
        return rules, t

    def _lay_player(self, t: Table, seat: int) -> None:
        entry = self.entries[seat]
        path = ("players", seat, self.names[seat])
        player = t.players[seat]
        player.life = self._number(entry, path, "life", player.max_life, 1, player.max_life)
        player.arrows = self._number(entry, path, "arrows", 0, 0, ARROWS)
        dead = entry.get("dead", False)
        if type(dead) is not bool:
            raise self.doc.error((*path, "dead"), "dead is true or false")
        if dead:
            self._lay_dead(t, player, (*path, "dead"))
            t.deaths.append(seat)

    def _lay_dead(self, t: Table, player: Player, path: tuple[str | int, ...]) -> None:
        if player.role == SHERIFF:
            raise self.doc.error(path, "without the Sheriff the game is over")
        if player.arrows:
            raise self.doc.error(path, "a player out of the game has no arrows")
        player.alive = False
        player.life = 0
        player.role_shown = True

    def _lay_pile(self, t: Table) -> None:
        held = sum(player.arrows for player in t.players)
        if held >= ARROWS:
            raise self.doc.error(("players",), "one arrow at least lies in the pile")
        t.pile = self._number(self.doc.data, (), "arrows_in_pile", ARROWS - held, 1, ARROWS - held)

    def _lay_rolls(self, t: Table) -> None:
        for i, face in enumerate(self.doc.ids("rolls")):
            if face not in FACES:
                raise self.doc.error(("rolls", i), f"{face} is no face of a die; they are {', '.join(FACES)}")
            t.rolls.append(FACES.index(face))
        t.rolls.reverse()

    def _turn(self, t: Table) -> None:
        doc = self.doc
        if "phase" in doc.data:
            raise doc.error(("phase",), "a scenario of the Dice Game begins at the beginning of a turn")
        t.turn = doc.seat("turn", self.names)
        if not t.players[t.turn].alive:
            raise doc.error(("turn",), "a player out of the game has no turn")
        if goals.winners(t) is not None:
            raise doc.error(("players",), "at this table the game is already over")

    def _number(
        self,
        entry: dict[str, Any],
        path: tuple[str | int, ...],
        key: str,
        default: int,
        least: int,
        most: int,
    ) -> int:
        value = entry.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise self.doc.error((*path, key), f"a number from {least} to {most} is expected")
        return value
