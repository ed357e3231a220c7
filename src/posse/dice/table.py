"""The table: everything on it as plain data, and the small movements of arrows and life that all rules are made of."""

from typing import Final

from posse.dice.character import Character
from posse.dice.faces import FACES
from posse.kernel.option import Speaker
from posse.kernel.state import State
from posse.roles import SHERIFF

# Phases of a turn.
START: Final = 0
ROLL: Final = 1
REROLL: Final = 2
DYNAMITE_PHASE: Final = 3
BULLS_EYES: Final = 4
BEERS: Final = 5
GATLING_PHASE: Final = 6
END: Final = 7
PHASES: Final = ["start", "roll", "reroll", "dynamite", "bulls-eyes", "beers", "gatling", "end"]

NOBODY: Final = -1
NO_DIE: Final = -1
ARROWS: Final = 9
SHERIFF_BONUS: Final = 2


class Player:
    """One seat."""

    __slots__ = ("alive", "arrows", "life", "max_life", "role", "role_shown")

    def __init__(self, role: int, max_life: int) -> None:
        self.role = role
        self.role_shown = role == SHERIFF  # open to all
        self.max_life = max_life
        self.life = max_life
        self.alive = True  # in the game
        self.arrows = 0

    def copy(self) -> "Player":
        twin = Player(self.role, self.max_life)
        twin.role_shown = self.role_shown
        twin.life = self.life
        twin.alive = self.alive
        twin.arrows = self.arrows
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (self.role, self.role_shown, self.max_life, self.life, self.alive, self.arrows)


class Table(State):
    """The state of a Dice Game."""

    __slots__ = (
        "aimed",
        "beers_spent",
        "cast",
        "deaths",
        "dice",
        "die",
        "faces",
        "just_rolled",
        "phase",
        "pile",
        "players",
        "rerolls_left",
        "ring",
        "rolls",
        "turn",
        "turns",
    )

    def __init__(self, seed: int, speaker: Speaker, players: list[Player], cast: list[Character]) -> None:
        super().__init__(seed, speaker)
        self.players = players
        self.cast = cast  # the character of each seat; never changes, shared by all copies
        self.pile = ARROWS  # arrows nobody holds
        self.turn = 0  # whose turn it is
        self.turns = 0  # how many have begun
        self.phase = START
        self.ring: list[int] = []  # who was alive when the turn began, clockwise from the player: the places
        self.dice: list[int] = []  # faces, from die 1 to die 5; empty before the first roll
        self.just_rolled: list[int] = []  # the dice of the last roll, numbered from 0
        self.rerolls_left = 0
        self.die = NO_DIE  # the die being applied
        self.aimed: list[int] = []  # for each seat the points that the bull's eyes of this turn aim at it
        self.beers_spent = 0  # beer dice used for something else this turn
        self.deaths: list[int] = []  # seats in the order of elimination
        self.faces = [0] * len(FACES)  # how often each face was rolled in this game
        self.rolls: list[int] = []  # faces that a scenario has fixed, the next one last

    def copy(self) -> "Table":
        twin = Table(self.rng, self.speaker, [p.copy() for p in self.players], self.cast)
        twin.over = self.over
        twin.winners = self.winners.copy()
        twin.pile = self.pile
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.ring = self.ring.copy()
        twin.dice = self.dice.copy()
        twin.just_rolled = self.just_rolled.copy()
        twin.rerolls_left = self.rerolls_left
        twin.die = self.die
        twin.aimed = self.aimed.copy()
        twin.beers_spent = self.beers_spent
        twin.deaths = self.deaths.copy()
        twin.faces = self.faces.copy()
        twin.rolls = self.rolls.copy()
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.rng,
            self.over,
            tuple(self.winners),
            tuple(p.fingerprint() for p in self.players),
            tuple(character.key for character in self.cast),
            self.pile,
            self.turn,
            self.turns,
            self.phase,
            tuple(self.ring),
            tuple(self.dice),
            tuple(self.just_rolled),
            self.rerolls_left,
            self.die,
            tuple(self.aimed),
            self.beers_spent,
            tuple(self.deaths),
            tuple(self.faces),
            tuple(self.rolls),
        )

    # ---- seats

    def clockwise(self, first: int) -> list[int]:
        """The players in the game, clockwise from a seat on, that seat included."""
        players = self.players
        count = len(players)
        out: list[int] = []
        for i in range(first, first + count):
            seat = i if i < count else i - count
            if players[seat].alive:
                out.append(seat)
        return out

    # ---- dice

    def fall(self) -> int:
        """The face a die falls on."""
        face = self.rolls.pop() if self.rolls else self.below(len(FACES))
        self.faces[face] += 1
        return face

    # ---- arrows

    def take_arrow(self, seat: int) -> None:
        """An arrow goes from the pile to a player. Use `arrows.take_arrow` if it may be the last one."""
        self.pile -= 1
        self.players[seat].arrows += 1
        self.tell("arrow", player=seat, pile=self.pile)

    def return_arrows(self, seat: int, count: int) -> None:
        """Some of a player's arrows go back to the pile."""
        if count:
            self.pile += count
            self.players[seat].arrows -= count
            self.tell("returned", player=seat, arrows=count, pile=self.pile)

    # ---- life

    def lose(self, seat: int, points: int, cause: str, source: int = NOBODY) -> None:
        """A player loses life points, down to 0. A player with 0 leaves when the batch is over (see `bury`)."""
        player = self.players[seat]
        lost = min(points, player.life)
        player.life -= lost
        self.tell("lost_life", player=seat, amount=lost, life=player.life, cause=cause, source=source)

    def heal(self, seat: int, amount: int) -> None:
        """A player gains life points, up to the starting number."""
        player = self.players[seat]
        gained = min(amount, player.max_life - player.life)
        if gained > 0:
            player.life += gained
            self.tell("healed", player=seat, amount=gained, life=player.life)
