"""The Duel as the kernel knows it: a configured game, from the deal to the view."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from posse.duel import cards, hindrance, menu, turn
from posse.duel.cards import SIDES
from posse.duel.catalogue import SET
from posse.duel.redeal import redeal
from posse.duel.speaker import DuelSpeaker
from posse.duel.table import PUBLIC, Table
from posse.duel.view import DuelView
from posse.kernel import rng
from posse.kernel.errors import PosseError
from posse.kernel.event import Event, plain, seat_name
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Hindrance, Rules
from posse.kernel.setup import in_header, ordered
from posse.kernel.state import Script, State
from posse.kernel.view import View

#: Changes whenever a rule changes, so that a record is replayed only by its own rules.
RULES_VERSION = "1"
#: How many characters each side has; players may agree on more for a longer game.
CHARACTERS: Final = 4
MORE_CHARACTERS: Final = {"long-game": 6, "all-characters": 12}


def _ways() -> dict[str, Callable[[int], object]]:
    """What the numbers in events mean."""
    seats = ("player", "target", "victim", "source", "winners", "deck", "back")
    ways: dict[str, Callable[[int], object]] = dict.fromkeys(seats, seat_name(SIDES))
    ways.update(dict.fromkeys(("card", "cards", "aimed_at"), lambda card: cards.TEXT[card]))
    ways.update(dict.fromkeys(("character", "characters"), lambda number: cards.CHARACTER[number].id))
    ways["place"] = lambda place: "rc" if place else "ac"
    return ways


WAYS: Final = _ways()


class DuelRules(Rules):
    """A Duel. The players are always `law` and `outlaw`. Variants: `long-game` with 6 characters on each side,
    `all-characters` with all 12. `characters` may fix a side's group, as in `{"law": "jango+wild-bill+pat-garret+
    tex-killer"}`: as many as the game has, in an order that is shuffled."""

    def __init__(
        self,
        names: Sequence[str] = ("law", "outlaw"),
        set_ids: Sequence[str] = (),
        variants: Sequence[str] = (),
        roles: Mapping[str, str] | None = None,
        characters: Mapping[str, str] | None = None,
    ) -> None:
        if list(names) != SIDES:
            raise PosseError("the Duel is for two players, who are always called law and outlaw")
        if roles:
            raise PosseError("the Duel has no roles")
        ordered(set_ids, [SET], "set")
        variants = ordered(variants, list(MORE_CHARACTERS), "variant")
        if len(variants) > 1:
            raise PosseError(
                f"choose one of the variants {', '.join(variants)}: each says how many characters there are"
            )
        self.size = MORE_CHARACTERS[variants[0]] if variants else CHARACTERS
        self.pools = [cards.of_side(seat) for seat in range(len(SIDES))]
        for name, ids in (characters or {}).items():
            if name not in SIDES:
                raise PosseError(f'characters are fixed for "{name}", but the sides are law and outlaw')
            self.pools[SIDES.index(name)] = self._fixed(name, ids)
        super().__init__(
            "duel", RULES_VERSION, names, [SET], variants, in_header(None, characters), DuelSpeaker(names)
        )

    def _fixed(self, name: str, ids: str) -> list[int]:
        """The characters of a side that were fixed beforehand."""
        pool = cards.of_side(SIDES.index(name))
        known = [cards.CHARACTER[number].id for number in pool]
        chosen = ordered(ids.split("+"), known, f"character of the {name} side")
        if len(chosen) != self.size:
            raise PosseError(f"{name} needs {self.size} different characters, not {len(chosen)}")
        return [cards.CHARACTER_NUMBER[id] for id in chosen]

    def empty_table(self, seed: int) -> Table:
        """A table with nothing dealt."""
        t = Table(seed, self.speaker, self.pools)
        t.known = [PUBLIC] * len(cards.KIND)
        return t

    def deal(self, seed: str) -> State:
        t = self.empty_table(rng.seeded(seed))
        for seat, side in enumerate(t.sides):
            group = self.pools[seat].copy()
            t.shuffle(group)
            side.reserve = group[: self.size]
            deck = [card for card in range(len(cards.KIND)) if cards.BACK[card] == seat]
            for card in deck:
                t.known[card] = 0
            t.shuffle(deck)
            t.decks[seat] = deck
        return t

    # ---- the game goes on

    def menu(self, state: State) -> Decision | None:
        return turn.menu(cast(Table, state))

    def perform(self, state: State, option: Option) -> Script | None:
        return menu.perform(cast(Table, state), option)

    def step(self, state: State) -> Script | None:
        return turn.step(cast(Table, state))

    # ---- what can be seen

    def redeal(self, state: State, seat: int, roles: Sequence[int] | None = None) -> None:
        if roles is not None:
            raise PosseError("nobody has a hidden role in the Duel")
        redeal(cast(Table, state), seat)

    def view(self, state: State, seat: int, asked: Decision | None, told: list[Event]) -> View:
        return DuelView(cast(Table, state), seat, asked, told)

    def plain(self, event: Event) -> dict[str, object]:
        return plain(event, WAYS)

    def hindrances(self, state: State, seat: int, asked: Decision | None) -> dict[str, Hindrance]:
        return hindrance.hindrances(cast(Table, state), seat, asked)

    # ---- statistics

    def sides(self, state: State) -> list[str]:
        return SIDES.copy()

    def turns(self, state: State) -> int:
        return cast(Table, state).turns

    def tallies(self, state: State) -> dict[str, dict[str, int]]:
        """For each character the games in which it belonged to a side, in play or not, and those that its side won."""
        t = cast(Table, state)
        played: dict[str, int] = {}
        won: dict[str, int] = {}
        for seat, side in enumerate(t.sides):
            for number in side.gone + side.reserve + [fighter.character for fighter in side.fighters()]:
                id = cards.CHARACTER[number].id
                played[id] = 1
                if seat in t.winners:
                    won[id] = 1
        return {"games_by_character": played, "wins_by_character": won}
