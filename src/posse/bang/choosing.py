"""Choosing a character, if a variant offers several. Order:

1. each player whose character is not fixed is dealt some;
2. the player who begins the game chooses one, then the others clockwise; nobody sees what others have or choose;
3. all characters are shown, the others go back unseen, and the table is set: life points, cards, what the sets bring.

Until then the table has no parts of sets, because their beginning may depend on the characters.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from posse.bang import cards
from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.player import UNCHOSEN, Player
from posse.bang.table import START, Table
from posse.kernel.option import Option
from posse.kernel.rules import EVERYBODY

#: The kind of the decision about one's own character.
KIND: Final = "choose-character"


class Offers(Part):
    """The characters that the players may choose from, while they choose."""

    id: ClassVar[str] = "offers"
    player_keys: ClassVar[tuple[str, ...]] = ("offered",)
    is_seen: ClassVar[bool] = False

    def __init__(self) -> None:
        # By seat: whom a player may choose, the chosen one first. Nobody where the character is fixed; no list at all
        # once everybody has a character.
        self.dealt: list[list[int]] = []

    def copy(self) -> Part:
        twin = Offers()
        twin.dealt = [offered.copy() for offered in self.dealt]
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return tuple(tuple(offered) for offered in self.dealt)

    def redeal(self, t: Table, seat: int) -> None:
        """To a seat, the characters that others were dealt may be any that it does not see."""
        if seat == EVERYBODY:
            return
        seen = [player.character for player in t.players]
        if seat >= 0 and self.dealt:
            seen += self.dealt[seat]
        unseen = sorted(number for number in in_the_game(t) if number not in seen)
        t.shuffle(unseen)
        for other, offered in enumerate(self.dealt):
            if other != seat:
                offered[:] = [unseen.pop() for _ in offered]

    # ---- scenarios

    def lay(self, t: Table, laying: Laying) -> None:
        """Players with `offered` have yet to choose. Then nobody has any cards."""
        dealt = [self._offered(t, laying, seat) for seat in range(len(t.players))]
        if not any(dealt):
            return
        for seat, player in enumerate(t.players):
            if player.hand or player.in_play or not player.alive:
                why = "nobody has cards or is out of the game while characters are chosen"
                raise laying.wrong("offered", why, seat)
            if dealt[seat]:
                t.players[seat] = Player(player.role, UNCHOSEN)
                t.players[seat].role_shown = player.role_shown
        named = [number for offered in dealt for number in offered]
        named += [player.character for player in t.players if player.character != UNCHOSEN]
        if len(set(named)) < len(named):
            raise laying.wrong("offered", "a character is there only once", _first(dealt))
        self.dealt = dealt
        _open(t, self)

    def _offered(self, t: Table, laying: Laying, seat: int) -> list[int]:
        ids = laying.given_to(seat, "offered", [])
        known = {cards.CHARACTER[number].id: number for number in in_the_game(t)}
        if not isinstance(ids, list) or len(ids) == 1 or not all(id in known for id in ids):
            raise laying.wrong("offered", "a list of two or more characters of this game is expected", seat)
        return [known[id] for id in ids]

    def player_fact(self, t: Table, seat: int, key: str) -> object:
        if key != "offered":
            return NO_FACT
        return [cards.CHARACTER[number].id for number in self.dealt[seat]] if self.dealt else []


def _first(dealt: list[list[int]]) -> int:
    return next(seat for seat, offered in enumerate(dealt) if offered)


def in_the_game(t: Table) -> list[int]:
    """All characters that take part in a game."""
    in_sets = [number for id in t.sets for number in cards.SETS[id].character_numbers]
    return [number for number in in_sets if all(rule.in_the_characters(number) for rule in t.rules_of_table)]


def offers(t: Table) -> Offers:
    """The part that holds the offers, if the players have yet to choose."""
    part = t.parts[Offers.id]
    assert isinstance(part, Offers)
    return part


def is_open(t: Table) -> bool:
    """Whether somebody has yet to choose."""
    return bool(offers(t).dealt)


def deal(t: Table, each: int) -> None:
    """Deal characters to everybody who has none."""
    part = offers(t)
    fixed = [player.character for player in t.players]
    left = [number for number in in_the_game(t) if number not in fixed]
    t.shuffle(left)
    part.dealt = [
        [left.pop() for _ in range(each)] if player.character == UNCHOSEN else [] for player in t.players
    ]
    _open(t, part)


def _open(t: Table, part: Offers) -> None:
    """The table while the players choose: there is nothing else on it."""
    t.parts = {Offers.id: part}
    t.owning = []
    t.turn = t.first
    t.phase = START


async def choose(t: Table, take: Callable[[Table, Sequence[int]], None]) -> None:
    """Everybody chooses. Then `take` sets the table with the chosen characters."""
    for seat in t.clockwise(t.first):
        if offers(t).dealt[seat]:
            await _choose_one(t, seat)
    dealt = offers(t).dealt
    chosen = [dealt[seat][0] if dealt[seat] else player.character for seat, player in enumerate(t.players)]
    choosers = [seat for seat in t.clockwise(t.first) if dealt[seat]]
    take(t, chosen)
    for seat in choosers:
        t.tell("shown_character", player=seat, character=cards.CHARACTER[chosen[seat]].key)


async def _choose_one(t: Table, seat: int) -> None:
    """A player chooses in secret. Only the order of the player's characters shows it: the chosen one comes first."""
    option = await t.ask(seat, KIND, lambda: _picks(t, seat))
    offered = offers(t).dealt[seat]
    offered.sort(key=lambda number: cards.CHARACTER[number].key != option.thing)
    t.tell_only(1 << seat, "chose_character", {"character": cards.CHARACTER[offered[0]].key}, player=seat)


def _picks(t: Table, seat: int) -> list[Option]:
    return [Option("choose", cards.CHARACTER[number].key) for number in offers(t).dealt[seat]]
