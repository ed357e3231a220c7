"""What a table keeps for its next game of BANG!: who gets the star, and who plays which character.

Between two games people may leave, or change seats and names. What is kept belongs to people, not to seats; if somebody
left, theirs is dropped.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self, cast

from posse.bang.goals import sheriff
from posse.bang.series import next_setup, survivors
from posse.bang.table import NOBODY, Table
from posse.kernel.game import Game


def has_star(game: Game) -> bool:
    """Whether there was a Sheriff, whose star can be passed on. Games of three have none."""
    return sheriff(cast(Table, game.state)) != NOBODY


@dataclass(frozen=True, slots=True)
class KeptForRematch:
    """Who gets the star, and who plays which character: people by their ids, bots by the number of their seat."""

    sitters: Sequence[str] = ()  # clockwise
    heir: str = ""
    characters: dict[str, str] = field(default_factory=dict)

    @classmethod
    def after(
        cls, game: Game, seed: str, sitters: Sequence[str], keep_characters: bool, pass_sheriff: bool
    ) -> Self:
        """What is kept of a finished game."""
        if not keep_characters and not pass_sheriff:
            return cls()
        keep = survivors(game) if keep_characters else []
        roles, characters = next_setup(game, seed, keep, pass_sheriff)
        who = dict(zip(game.names, sitters, strict=True))
        return cls(
            sitters,
            "".join(who[name] for name in roles),  # only the Sheriff's role is passed on
            {who[name]: character for name, character in characters.items()} if keep_characters else {},
        )

    def by_name(self, sitters: Sequence[str], names: Sequence[str]) -> tuple[dict[str, str], dict[str, str]]:
        """The roles and characters fixed for those who sit there now, by their names in the next game."""
        called = dict(zip(sitters, names, strict=True))
        heirs = [called[each] for each in self._from_heir() if each in called]
        characters = {called[each]: kept for each, kept in self.characters.items() if each in called}
        return dict.fromkeys(heirs[:1], "sheriff"), characters

    def _from_heir(self) -> Sequence[str]:
        """Who gets the star, in this order: if the heir is gone, it goes to the next player on their left."""
        if not self.heir:
            return []
        at = self.sitters.index(self.heir)
        return [*self.sitters[at:], *self.sitters[:at]]
