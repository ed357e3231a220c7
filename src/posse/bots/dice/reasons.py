"""Why an option is a good one, in one plain sentence."""

from typing import Final

from posse.bots.dice.characters import in_reach
from posse.bots.dice.deeds import EYES, Witness
from posse.bots.dice.outlook import Outlook
from posse.bots.dice.shots import aim
from posse.dice.faces import BEER, DYNAMITE, DYNAMITES, FACES, GATLING
from posse.dice.view import DiceView
from posse.kernel.option import Decision, Option, ref_seat
from posse.roles import DEPUTY, OUTLAW, ROLES, SHERIFF

# So sure one must be of a role to call it likely, and to call it certain.
_LIKELY: Final = 0.6
_CERTAIN: Final = 0.9999
#: With so few arrows in the pile the Indians are worth a word.
_FEW_ARROWS: Final = 3
_NUMBERS: Final = "no one two three four five six seven eight nine".split()


class Reasons:
    """What one player has to say about a decision."""

    __slots__ = ("_o", "_view", "_witness")

    def __init__(self, view: DiceView, witness: Witness, o: Outlook) -> None:
        self._view = view
        self._witness = witness
        self._o = o

    def sentence(self, decision: Decision, option: Option) -> str:
        """Why to take an option of a decision."""
        if decision.kind == "roll":
            return self._rolling(option)
        if decision.kind == "target":
            return self._shot(option)
        if decision.kind == "beer":
            return self.help(ref_seat(option.card()), "I drink the beer myself", "I give the beer to")
        return self._o.knacks[self._view.seat].why(self, option)

    # ---- players

    def is_me(self, seat: int) -> bool:
        """Whether that is the one who speaks."""
        return seat == self._view.seat

    def who(self, seat: int) -> str:
        """`Bob, who has aimed at the Sheriff twice and is most likely an Outlaw`."""
        return f"{self._name(seat)}, who {_listed([*self._deeds(seat), self._role(seat)])}"

    def _name(self, seat: int) -> str:
        return "me" if self.is_me(seat) else _capital(self._view.players[seat].name)

    def _role(self, seat: int) -> str:
        belief = self._witness.belief
        role = belief.likeliest(seat)
        chance = belief.chances[seat][role]
        name = _capital(ROLES[role])
        if role == SHERIFF:
            return f"is the {name}"
        if chance < _LIKELY:
            return "may be a friend" if self._o.care[seat] > 0.0 else "is more likely foe than friend"
        like_me = " like me" if role in (DEPUTY, OUTLAW) and role == self._own_role() else ""
        return f"is {'' if chance >= _CERTAIN else 'most likely '}{_a(name)}{like_me}"

    def _own_role(self) -> int:
        return ROLES.index(self._view.players[self._view.seat].role)

    def _deeds(self, seat: int) -> list[str]:
        """What somebody did to the Sheriff and to me."""
        me, sheriff = self._view.seat, self._witness.sheriff
        shots, gifts = self._witness.shots[seat], self._witness.gifts[seat]
        out: list[str] = []
        if seat != sheriff:
            whom = "me" if me == sheriff else "the Sheriff"
            if shots[sheriff]:
                out.append(f"has aimed at {whom} {_times(shots[sheriff])}")
            elif gifts[sheriff]:
                out.append(f"has helped {whom} {_times(gifts[sheriff])}")
        if me != sheriff and shots[me]:
            out.append(f"has aimed at me {_times(shots[me])}")
        return out

    # ---- shots

    def _shot(self, option: Option) -> str:
        target, points = aim(option)
        if not self._o.life[target]:
            return f"I aim at {self._name(target)}, who is out of the game already: so nobody is hurt."
        how = "I spend a beer to double my shot at" if points > 1 else "I shoot"
        return f"{how} {self.who(target)}{self._purpose(target, points)}."

    def _purpose(self, target: int, points: int) -> str:
        """What the shot is for, beyond hurting an enemy."""
        if self._o.care[target] > 0.0:
            return ": I must aim at somebody, and this costs me least"
        if target == self._witness.sheriff:
            if self._own_role() == OUTLAW:
                return ": when the Sheriff falls we have won"
            return ": only the two of us are left" if len(self._o.alive) == 2 else ": the law is too strong"
        left = self._o.life[target] - self._view.players[target].aimed - points
        return ": that is the last life point" if left <= 0 else ""

    # ---- life points and arrows

    def help(self, seat: int, myself: str, another: str) -> str:
        """Why somebody gets a life point."""
        player = self._view.players[seat]
        left = f"{player.life} of {player.max_life} life points"
        if not self.is_me(seat):
            return f"{another} {self.who(seat)}: {left} left."
        if player.life < player.max_life:
            return f"{myself}: I have {left}."
        return f"{myself}, though it does me no good: I would not see anybody else have it."

    def arrows(self) -> str:
        """How near the Indians are, and how dangerous to the one who speaks."""
        held = self._view.players[self._view.seat].arrows
        return f"I hold {_NUMBERS[held] if held else 'none'}, and {_left(self._o.pile)} in the pile"

    # ---- rolling

    def _rolling(self, option: Option) -> str:
        chosen = option.thing
        again = [int(die) for die in chosen] if isinstance(chosen, tuple) else []
        lying = [face for die, face in enumerate(self._view.dice, 1) if die not in again]
        if not again:
            return f"I keep the dice: {self._gains(lying)}{self._dangers(lying)}."
        which = f"I roll {'die' if len(again) == 1 else 'dice'} {_listed([str(die) for die in again])} again"
        uses = _listed(self._uses(lying) + self._hopes(lying))
        return f"{which} and keep {uses}." if uses else f"{which}: {self._pity(len(again))}."

    def _gains(self, faces: list[int]) -> str:
        """What final dice bring."""
        uses = self._uses(faces)
        if faces.count(GATLING) >= self._o.cast[self._o.turn].gatlings_needed:
            uses.append("the Gatling for all others")
        return _listed(uses) if uses else "another roll promises nothing better"

    def _uses(self, faces: list[int]) -> list[str]:
        """What bull's eyes and beers are for."""
        out: list[str] = []
        for face, eye in EYES.items():
            if face in faces:
                out.append(f"{_dice(faces, face)} for {self._name(self._best_target(eye))}")
        if BEER in faces:
            out.append(f"{_dice(faces, BEER)} for {self._name(self._neediest())}")
        return out

    def _hopes(self, faces: list[int]) -> list[str]:
        """What Gatlings may come to."""
        if GATLING not in faces:
            return []
        missing = self._o.cast[self._o.turn].gatlings_needed - faces.count(GATLING)
        hope = f": {_NUMBERS[missing]} more would fire the gun" if missing > 0 else " for all others"
        return [f"{_dice(faces, GATLING)}{hope}"]

    def _dangers(self, faces: list[int]) -> str:
        """What another roll might bring."""
        out: list[str] = []
        if faces.count(DYNAMITE) == DYNAMITES - 1:
            out.append("a third dynamite would cost me a life point")
        if self._o.pile <= _FEW_ARROWS:
            out.append(f"of the arrows only {_left(self._o.pile)}")
        return f", and {_listed(out)}" if out else ""

    def _pity(self, count: int) -> str:
        return "it does little for me" if count == 1 else "they do little for me"

    def _best_target(self, eye: int) -> int:
        o = self._o
        best, most = -1, 0.0
        for seat in in_reach(self._view.ring, o.cast[o.turn], eye):
            worth = o.knacks[seat].hit(o, seat, 1) if o.life[seat] else 0.0
            if best < 0 or worth > most:
                best, most = seat, worth
        return best

    def _neediest(self) -> int:
        best = self._o.turn
        for seat in self._o.alive:
            if self._o.healing(seat, 1) > self._o.healing(best, 1):
                best = seat
        return best


# ---- English


def _dice(faces: list[int], face: int) -> str:
    """`a one`, `two Gatlings`."""
    number = faces.count(face)
    what = _capital(FACES[face]) if face == GATLING else FACES[face]
    return _a(what) if number == 1 else f"{_NUMBERS[number]} {what}s"


def _left(number: int) -> str:
    return f"{_NUMBERS[number]} {'is' if number == 1 else 'are'} left"


def _a(what: str) -> str:
    return f"{'an' if what[0] in 'aO' else 'a'} {what}"


def _times(number: int) -> str:
    return "once" if number == 1 else "twice" if number == 2 else f"{number} times"


def _listed(words: list[str]) -> str:
    """`a, b and c`."""
    return " and ".join([*([", ".join(words[:-1])] if words[:-1] else []), *words[-1:]])


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
