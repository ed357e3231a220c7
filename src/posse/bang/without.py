"""Cards and characters that a table leaves out. They are given as variants of a game: `no-card/dynamite`."""

from collections.abc import Sequence
from typing import Final

from posse.bang import cards
from posse.bang.things import Variant
from posse.kernel.errors import PosseError

PREFIX: Final = "no-"
#: How many playing cards must be left, in all and for each player: more than can be in hands and in front of players.
FEWEST: Final = 50
FEWEST_EACH: Final = 10


class Without(Variant):
    """Some cards and characters take no part in the game."""

    id = "without"
    name = "Without"

    def __init__(self, keys: list[str]) -> None:
        super().__init__()
        self.keys = keys

    def in_the_deck(self, card: int) -> bool:
        return cards.KEY[card] not in self.keys

    def in_the_characters(self, number: int) -> bool:
        return cards.CHARACTER[number].key not in self.keys


def split(variants: Sequence[str]) -> tuple[list[str], list[str]]:
    """The real variants, and the keys of what is left out, in order and without repetition."""
    keys = {id.removeprefix(PREFIX) for id in variants if id.startswith(PREFIX) and "/" in id}
    return [id for id in variants if id.removeprefix(PREFIX) not in keys], sorted(keys)


def check_keys(keys: Sequence[str], set_ids: Sequence[str]) -> None:
    """Refuse to leave out what is not in the game, or is neither a playing card nor a character."""
    there = [
        thing.key
        for set_id in set_ids
        for thing in (*cards.SETS[set_id].kinds, *cards.SETS[set_id].characters)
    ]
    for key in keys:
        if key not in there:
            raise PosseError(
                f'"{key}" cannot be left out: no card or character of these sets is called so',
                "error-left-out",
                word=key,
            )


def check_enough(deck: int, characters: int, needed: int, players: int) -> None:
    """Refuse to leave out so much that nobody could play. `needed` is how many characters are needed."""
    if deck < max(FEWEST, FEWEST_EACH * players) or characters < needed:
        raise PosseError(
            f"too much is left out: {deck} cards and {characters} characters are too few for {players} players",
            "error-left-too-few",
            cards=deck,
            characters=characters,
            count=players,
        )
