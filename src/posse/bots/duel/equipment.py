"""What an experienced player knows about the equipment."""

from typing import ClassVar, Final

from posse.bots.duel import evaluation
from posse.bots.duel.chances import reveal_chance
from posse.bots.duel.knowledge import CardKnowledge
from posse.bots.duel.position import Gunman, Position
from posse.bots.duel.words import has_left, named, thing
from posse.bots.reason import Reason
from posse.duel import cards
from posse.kernel.option import Option


class Equipment(CardKnowledge):
    """Equipment is worth more the longer its character will live, and if he stands in front."""

    #: What it is worth to a side with a healthy AC.
    worth: ClassVar[float] = 0.0

    def play(self, p: Position, option: Option) -> float:
        who = p.at(option.at())
        return 0.0 if who.has(self.id) else evaluation.to_me(p, who.seat, self.with_bearer(p, who))

    def with_bearer(self, p: Position, bearer: Gunman) -> float:
        worth = self.in_use(p, bearer)
        return worth if self.kind.always_active else max(worth, bearer.knowledge.trades_equipment)

    def in_use(self, p: Position, bearer: Gunman) -> float:
        """The worth of its effect."""
        return self.worth * lasting(p, bearer)

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-lay", card=thing(self.key), who=named(p.at(option.at())))

    def why(self, p: Position, option: Option) -> Reason:
        merit = Reason(f"reason-duel-does-{self.id}")
        return Reason("reason-duel-serves", merit=merit, left=has_left(p.at(option.at())))


def lasting(p: Position, bearer: Gunman) -> float:
    """The share of the full use that a character will have of equipment."""
    use = min(0.3 + 0.2 * bearer.life, 1.1)
    return use if bearer is p.camps[bearer.seat].ac else 0.85 * use


class Bank(Equipment):
    """One card more every turn."""

    id = "bank"
    in_hand = 0.6
    worth = 1.0


class Barrel(Equipment):
    """Stops one hit in four; Bart Masterson changes that chance."""

    id = "barrel"
    in_hand = 0.45
    worth = 2.6

    def in_use(self, p: Position, bearer: Gunman) -> float:
        chance = reveal_chance(p, p.camps[bearer.seat], cards.BARREL)
        return self.worth * chance * lasting(p, bearer)


class Clock(Equipment):
    """Useful against an opponent who keeps swapping."""

    id = "clock"
    in_hand = 0.2
    worth = 0.35

    def in_use(self, p: Position, bearer: Gunman) -> float:
        watched = p.camps[1 - bearer.seat]
        return 0.0 if watched.rc is None else super().in_use(p, bearer)


class Dynamite(Equipment):
    """The side that has it is the first at risk, the other side the second. Later rounds cancel out."""

    id = "dynamite"
    in_hand = 0.05

    def in_use(self, p: Position, bearer: Gunman) -> float:
        own, other = p.camps[bearer.seat], p.camps[1 - bearer.seat]
        first = reveal_chance(p, other, cards.DYNAMITE)
        second = (1.0 - first) * reveal_chance(p, own, cards.DYNAMITE)
        return second * min(other.behind().life, 3) - first * min(bearer.life, 3)


class GunBelt(Equipment):
    """For a hand full of BANG! cards."""

    id = "gun-belt"
    in_hand = 0.3
    worth = 0.5


class Hat(Equipment):
    """A Missed! that does not count as a hand card."""

    id = "hat"
    in_hand = 0.45
    worth = 0.6


class Rattlesnake(Equipment):
    """For a healthy character of the opponent: the longer he lives, the more often it bites."""

    id = "rattlesnake"
    in_hand = 0.5

    def in_use(self, p: Position, bearer: Gunman) -> float:
        bites = reveal_chance(p, p.camps[1 - bearer.seat], cards.SNAKE)
        return -bites * (1.0 + 0.5 * bearer.life)


class Scope(Equipment):
    """Lets Hit cards reach a wounded character in the rear."""

    id = "scope"
    in_hand = 0.2
    worth = 0.3

    def in_use(self, p: Position, bearer: Gunman) -> float:
        aimed_at = p.camps[1 - bearer.seat]
        return 0.0 if aimed_at.rc is None else super().in_use(p, bearer)


class Stampede(Equipment):
    """Swaps the characters of the side that has it, which therefore cannot choose its AC."""

    id = "stampede"
    in_hand = 0.2
    worth = -0.3

    def in_use(self, p: Position, bearer: Gunman) -> float:
        return 0.0 if p.camps[bearer.seat].rc is None else super().in_use(p, bearer)


EQUIPMENT: Final[list[CardKnowledge]] = [
    Bank(),
    Barrel(),
    Clock(),
    Dynamite(),
    GunBelt(),
    Hat(),
    Rattlesnake(),
    Scope(),
    Stampede(),
]
