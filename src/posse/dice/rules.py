"""The Dice Game as the kernel knows it: a configured game, from the deal to the view."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from posse.dice import rolling, turn, view
from posse.dice.catalogue import SET
from posse.dice.characters import CHARACTERS
from posse.dice.faces import FACES
from posse.dice.table import SHERIFF_BONUS, Player, Table
from posse.kernel import rng
from posse.kernel.errors import PosseError
from posse.kernel.event import Event, plain, seat_name
from posse.kernel.option import Decision, Option, Speaker
from posse.kernel.rules import Rules
from posse.kernel.setup import by_seat, check_fixed, check_names, dealt, in_header, ordered
from posse.kernel.state import Script, State
from posse.kernel.view import View
from posse.roles import ROLE_SPLITS, ROLES, SHERIFF, SIDES

#: Changes whenever a rule changes, so that a record is replayed only by its own rules.
RULES_VERSION = "1"


class DiceRules(Rules):
    """A Dice Game with its players."""

    def __init__(
        self,
        names: Sequence[str],
        set_ids: Sequence[str] = (),
        variants: Sequence[str] = (),
        roles: Mapping[str, str] | None = None,
        characters: Mapping[str, str] | None = None,
    ) -> None:
        ordered(set_ids, [SET], "set")
        ordered(variants, [], "variant")
        check_names(names)
        if len(names) not in ROLE_SPLITS:
            raise PosseError(
                f"the Dice Game is for 4 to 8 players, not for {len(names)}",
                "error-dice-for",
                count=len(names),
            )
        self.roles = by_seat(names, roles or {}, ROLES, "role")
        self.characters = by_seat(names, characters or {}, [who.id for who in CHARACTERS], "character")
        super().__init__(
            "dice", RULES_VERSION, names, [SET], [], in_header(roles, characters), Speaker(names)
        )
        self._ways = _ways(names)
        check_fixed(self.roles, ROLE_SPLITS[len(names)], ROLES)
        check_fixed(self.characters, range(len(CHARACTERS)), [character.id for character in CHARACTERS])

    def deal(self, seed: str) -> State:
        t = Table(rng.seeded(seed), self.speaker, [], [])
        seats = len(self.names)
        roles = dealt(t, seats, self.roles, ROLE_SPLITS[seats])
        self.seat_players(t, roles, dealt(t, seats, self.characters, range(len(CHARACTERS))))
        return t

    def seat_players(self, t: Table, roles: Sequence[int], characters: Sequence[int]) -> None:
        """The players sit down with what they were dealt. The Sheriff has two life points more and begins."""
        t.cast = [CHARACTERS[number] for number in characters]
        t.players = [
            Player(role, who.life + (SHERIFF_BONUS if role == SHERIFF else 0))
            for role, who in zip(roles, t.cast, strict=True)
        ]
        t.turn = roles.index(SHERIFF)

    # ---- the game goes on

    def menu(self, state: State) -> Decision | None:
        return rolling.menu(cast(Table, state))

    def perform(self, state: State, option: Option) -> Script | None:
        rolling.perform(cast(Table, state), option)
        return None

    def step(self, state: State) -> Script | None:
        return turn.step(cast(Table, state))

    # ---- what can be seen

    def redeal(self, state: State, seat: int, roles: Sequence[int] | None = None) -> None:
        view.redeal(cast(Table, state), seat, roles)

    def view(self, state: State, seat: int, asked: Decision | None, told: list[Event]) -> View:
        return view.DiceView(cast(Table, state), seat, asked, told)

    def plain(self, event: Event) -> dict[str, object]:
        return plain(event, self._ways)

    # ---- statistics

    def sides(self, state: State) -> list[str]:
        return [SIDES[player.role] for player in cast(Table, state).players]

    def turns(self, state: State) -> int:
        return cast(Table, state).turns

    def tallies(self, state: State) -> dict[str, dict[str, int]]:
        t = cast(Table, state)
        return {
            "faces": dict(zip(FACES, t.faces, strict=True)),
            "wins_by_character": {t.cast[seat].id: 1 for seat in t.winners},
        }


def _ways(names: Sequence[str]) -> dict[str, Callable[[int], object]]:
    """What the numbers in events mean; dice are numbered from 1."""
    ways: dict[str, Callable[[int], object]] = {
        "faces": lambda face: FACES[face],
        "dice": lambda die: die + 1,
        "die": lambda die: die + 1,
        "role": lambda role: ROLES[role],
    }
    ways.update(dict.fromkeys(("player", "target", "by", "killer", "winners", "source"), seat_name(names)))
    return ways
