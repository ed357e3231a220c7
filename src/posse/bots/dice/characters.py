"""What matters about the 16 characters when a player weighs what dice do to them, and what they do with dice.

Plain numbers (life, reach, Gatlings needed, beers, Indians) come from the characters of the rules. This file only has
what a player must think about: abilities that answer a shot, make more of the dice, or ask for a choice. Each class is
a character; characters that are not listed need no thought.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.bots.reason import Reason
from posse.dice.character import Character
from posse.dice.characters import CHARACTERS
from posse.dice.results import FEW
from posse.kernel.option import Option, ref_seat

if TYPE_CHECKING:
    from posse.bots.dice.outlook import Outlook
    from posse.bots.dice.reasons import Reasons

#: The characters of the rules, by id.
BY_ID: Final[dict[str, Character]] = {who.id: who for who in CHARACTERS}


def in_reach(ring: list[int], character: Character, eye: int) -> list[int]:
    """The players whom the player at the head of the ring may hit with a one or a two."""
    count = len(ring)
    reach = character.reach(1 if count <= FEW else eye)
    return [ring[left] for left in range(1, count) if left in reach or count - left in reach]


@mypyc_attr(allow_interpreted_subclasses=True)
class Knack:
    """What is worth knowing about a character."""

    doubles: ClassVar[bool] = False  # may spend a beer to double a bull's eye
    spoils: ClassVar[int] = 0  # life points gained when another player is eliminated

    def hit(self, o: "Outlook", seat: int, points: int) -> float:
        """What it changes if he is hit by this many bull's eyes, or by the Gatling."""
        return o.change(seat, o.life[seat] - points, o.arrows[seat])

    def no_bulls_eye(self, o: "Outlook", seat: int) -> float:
        """What it changes if he ends his turn without a bull's eye."""
        return 0.0

    def gatlings_shown(self, o: "Outlook", seat: int, count: int) -> float:
        """What this many Gatlings of his change, apart from the Gatling attack."""
        return 0.0

    def weigh(self, o: "Outlook", seat: int, option: Option) -> float:
        """What an option changes when his ability asks for a choice."""
        raise NotImplementedError

    def why(self, r: "Reasons", option: Option) -> Reason:
        """The reason for such an option."""
        raise NotImplementedError


class BartCassidy(Knack):
    """He takes arrows instead of losing life points, but never the last arrow in the pile."""

    def hit(self, o: "Outlook", seat: int, points: int) -> float:
        taken = min(points, o.pile - 1)
        return o.change(seat, o.life[seat] - points + taken, o.arrows[seat] + taken)

    def weigh(self, o: "Outlook", seat: int, option: Option) -> float:
        taken = 0 if option.verb == "pass" else 1
        return o.change(seat, o.life[seat] - 1 + taken, o.arrows[seat] + taken)

    def why(self, r: "Reasons", option: Option) -> Reason:
        return r.arrows("reason-dice-lose-life" if option.verb == "pass" else "reason-dice-take-arrow")


class ElGringo(Knack):
    """Whoever hits him takes an arrow."""

    def hit(self, o: "Outlook", seat: int, points: int) -> float:
        return super().hit(o, seat, points) + o.taking_arrows(1)


class KitCarlson(Knack):
    """With each Gatling he returns an arrow, of any player."""

    def gatlings_shown(self, o: "Outlook", seat: int, count: int) -> float:
        gains = [o.losing_arrow(other) for other in o.alive if o.arrows[other]]
        gains.sort(reverse=True)
        return sum([max(gain, 0.0) for gain in gains[:count]])

    def weigh(self, o: "Outlook", seat: int, option: Option) -> float:
        return 0.0 if option.verb == "pass" else o.losing_arrow(ref_seat(option.card()))

    def why(self, r: "Reasons", option: Option) -> Reason:
        if option.verb == "pass":
            return Reason("reason-dice-return-none")
        holder = ref_seat(option.card())
        if r.is_me(holder):
            return r.arrows("reason-dice-return-own")
        return r.about("reason-dice-return-for", holder)


class PedroRamirez(Knack):
    """He returns an arrow for each point that he loses and survives."""

    def hit(self, o: "Outlook", seat: int, points: int) -> float:
        return o.change(seat, o.life[seat] - points, max(o.arrows[seat] - points, 0))

    def weigh(self, o: "Outlook", seat: int, option: Option) -> float:
        return 0.0 if option.verb == "pass" else o.losing_arrow(seat)

    def why(self, r: "Reasons", option: Option) -> Reason:
        return r.arrows("reason-dice-keep-arrows" if option.verb == "pass" else "reason-dice-return")


class SidKetchum(Knack):
    """At the start of his turn, a player of his choice gains a life point."""

    def weigh(self, o: "Outlook", seat: int, option: Option) -> float:
        return o.healing(ref_seat(option.card()), 1)

    def why(self, r: "Reasons", option: Option) -> Reason:
        return r.help(ref_seat(option.card()), "point")


class SlabTheKiller(Knack):
    """He may spend a beer to double a bull's eye."""

    doubles = True


class SuzyLafayette(Knack):
    """Two life points for a turn without a bull's eye."""

    def no_bulls_eye(self, o: "Outlook", seat: int) -> float:
        return o.healing(seat, 2)


class VultureSam(Knack):
    """Two life points when another player is eliminated."""

    spoils = 2


_PLAIN: Final = Knack()
_KNACKS: Final[dict[str, Knack]] = {
    "bart-cassidy": BartCassidy(),
    "el-gringo": ElGringo(),
    "kit-carlson": KitCarlson(),
    "pedro-ramirez": PedroRamirez(),
    "sid-ketchum": SidKetchum(),
    "slab-the-killer": SlabTheKiller(),
    "suzy-lafayette": SuzyLafayette(),
    "vulture-sam": VultureSam(),
}


def knack(character: str) -> Knack:
    """What is worth knowing about a character."""
    return _KNACKS.get(character, _PLAIN)
