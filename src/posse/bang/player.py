"""One seat at the table."""

from typing import Final

from posse.bang import cards
from posse.bang.things import Thing
from posse.roles import SHERIFF

#: For players who have nothing from any part.
NOTHING: Final[list[Thing]] = []
#: The character of a player who has yet to choose one (see choosing.py).
UNCHOSEN: Final = -1
#: What views have instead of that character's id.
UNCHOSEN_ID: Final = "unchosen"


class Player:
    """One seat."""

    __slots__ = (
        "abilities",
        "alive",
        "bang_limit",
        "belongings",
        "character",
        "flips",
        "ghost",
        "hand",
        "holds",
        "hooks",
        "in_play",
        "life",
        "max_life",
        "reach",
        "role",
        "role_shown",
        "seen_farther",
        "sees_nearer",
        "turns",
    )

    def __init__(self, role: int, character: int) -> None:
        self.role = role
        self.role_shown = role == SHERIFF  # open to all
        self.character = character  # number in cards.CHARACTER, or UNCHOSEN
        self.max_life = 0
        self.abilities: list[int] = []  # whose abilities he has: his own, and those he copies
        if character != UNCHOSEN:
            self.max_life = cards.CHARACTER[character].life + (1 if role == SHERIFF else 0)
            self.abilities = [character]
        self.life = self.max_life
        self.alive = True  # in the game, as a ghost too
        self.ghost = False  # in the game without life points, which he neither gains nor loses
        self.turns = 0  # regular turns he has begun
        self.hand: list[int] = []
        self.in_play: list[int] = []
        # What abilities and cards in play mean for the player now, worked out by `Table.work_out`.
        self.belongings = NOTHING  # what parts give him; a new list whenever that changes
        self.hooks = 0  # the hooks that something of the player's answers to
        self.sees_nearer = 0
        self.seen_farther = 0
        self.reach = 1  # of the weapon; the Colt .45 on the board is not a card
        self.bang_limit = 1  # BANG! cards a turn
        self.flips = 1  # cards turned over for a "draw!"
        self.holds = 0  # his hand limit is at least this

    def copy(self) -> "Player":
        twin = Player(self.role, self.character)
        twin.role_shown = self.role_shown
        twin.max_life = self.max_life
        twin.life = self.life
        twin.alive = self.alive
        twin.ghost = self.ghost
        twin.turns = self.turns
        twin.abilities = self.abilities.copy()
        twin.hand = self.hand.copy()
        twin.in_play = self.in_play.copy()
        twin.belongings = self.belongings
        twin.hooks = self.hooks
        twin.sees_nearer = self.sees_nearer
        twin.seen_farther = self.seen_farther
        twin.reach = self.reach
        twin.bang_limit = self.bang_limit
        twin.flips = self.flips
        twin.holds = self.holds
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.role,
            self.role_shown,
            self.character,
            self.max_life,
            self.life,
            self.alive,
            self.ghost,
            self.turns,
            tuple(self.abilities),
            tuple(self.hand),
            tuple(self.in_play),
        )
