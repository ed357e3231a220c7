"""Why an option is good."""

from typing import Final

from posse.bots.dice.characters import in_reach
from posse.bots.dice.deeds import EYES, Witness
from posse.bots.dice.outlook import Outlook
from posse.bots.dice.shots import aim
from posse.bots.reason import Fact, Player, Reason, role_name, yes
from posse.dice.faces import BEER, DYNAMITE, DYNAMITES, FACES, GATLING
from posse.dice.view import DiceView
from posse.kernel.option import Decision, Option, ref_seat
from posse.roles import DEPUTY, OUTLAW, ROLES, SHERIFF

# How sure one must be of a role to call it likely, and to call it certain.
_LIKELY: Final = 0.6
_CERTAIN: Final = 0.9999
#: With this few arrows in the pile, the Indians are worth mentioning.
_FEW_ARROWS: Final = 3


class Reasons:
    """What one player has to say about a decision."""

    __slots__ = ("_o", "_view", "_witness")

    def __init__(self, view: DiceView, witness: Witness, o: Outlook) -> None:
        self._view = view
        self._witness = witness
        self._o = o

    def of(self, decision: Decision, option: Option) -> Reason:
        """Why to take an option."""
        if decision.kind == "roll":
            return self._rolling(option)
        if decision.kind == "target":
            return self._shot(option)
        if decision.kind == "beer":
            return self.help(ref_seat(option.card()), "beer")
        return self._o.knacks[self._view.seat].why(self, option)

    # ---- players

    def is_me(self, seat: int) -> bool:
        """Whether this is the player who speaks."""
        return seat == self._view.seat

    def about(self, id: str, seat: int) -> Reason:
        """What is done to a player, with what is thought of him: `Bob, who has aimed at the Sheriff twice and is most
        likely an Outlaw`."""
        return Reason(id, whom=self._player(seat), belief=self._belief(seat))

    def _player(self, seat: int) -> Player:
        return Player(self._view.players[seat].name)

    def _belief(self, seat: int) -> Reason:
        """What a player did to the Sheriff and to me, and what role he must have."""
        belief = self._witness.belief
        role = belief.likeliest(seat)
        chance = belief.chances[seat][role]
        out = Reason(
            "reason-dice-belief",
            who=self._player(seat),
            seen="none",
            role=role_name(role),
            sure=yes(chance >= _CERTAIN),
            alike=yes(role in (DEPUTY, OUTLAW) and role == self._own_role()),
        )
        if role != SHERIFF and chance < _LIKELY:
            out.facts["role"] = "friend" if self._o.care[seat] > 0.0 else "foe"
        self._add_deeds(out.facts, seat)
        return out

    def _own_role(self) -> int:
        return ROLES.index(self._view.players[self._view.seat].role)

    def _add_deeds(self, facts: dict[str, Fact], seat: int) -> None:
        me, sheriff = self._view.seat, self._witness.sheriff
        shots, gifts = self._witness.shots[seat], self._witness.gifts[seat]
        if seat != sheriff and (shots[sheriff] or gifts[sheriff]):
            facts["seen"] = "deed"
            facts["done"] = "aimed" if shots[sheriff] else "helped"
            facts["victim"] = "me" if me == sheriff else "sheriff"
            facts["times"] = shots[sheriff] or gifts[sheriff]
        if me != sheriff and shots[me]:
            facts["seen"] = "both" if facts["seen"] == "deed" else "shots"
            facts["shots"] = shots[me]

    # ---- shots

    def _shot(self, option: Option) -> Reason:
        target, points = aim(option)
        if not self._o.life[target]:
            return Reason("reason-dice-aim-at-dead", whom=self._player(target))
        out = self.about("reason-dice-shoot", target)
        out.facts["doubled"] = yes(points > 1)
        out.facts["purpose"] = self._purpose(target, points)
        return out

    def _purpose(self, target: int, points: int) -> str:
        """What the shot is for, apart from hurting an enemy."""
        if self._o.care[target] > 0.0:
            return "must"
        if target == self._witness.sheriff:
            if self._own_role() == OUTLAW:
                return "win"
            return "last-two" if len(self._o.alive) == 2 else "balance"
        left = self._o.life[target] - self._view.players[target].aimed - points
        return "last-life" if left <= 0 else "none"

    # ---- life points and arrows

    def help(self, seat: int, what: str) -> Reason:
        """Why a player gets a life point, by a beer or otherwise."""
        player = self._view.players[seat]
        if not self.is_me(seat):
            out = self.about("reason-dice-help", seat)
        elif player.life < player.max_life:
            out = Reason("reason-dice-help-me")
        else:
            return Reason("reason-dice-help-nobody", what=what)
        out.facts["what"] = what
        out.facts["life"] = player.life
        out.facts["most"] = player.max_life
        return out

    def arrows(self, id: str) -> Reason:
        """What is done about arrows, with how near the Indians are and how dangerous they are to the speaker."""
        held = self._view.players[self._view.seat].arrows
        return Reason(id).since(Reason("reason-dice-arrows", held=held, pile=self._o.pile))

    # ---- rolling

    def _rolling(self, option: Option) -> Reason:
        chosen = option.thing
        again = [int(die) for die in chosen] if isinstance(chosen, tuple) else []
        lying = [face for die, face in enumerate(self._view.dice, 1) if die not in again]
        if not again:
            return self._keep(lying)
        uses = self._uses(lying) + self._hopes(lying)
        if uses:
            return Reason("reason-dice-roll-and-keep", count=len(again), dice=again, uses=uses)
        return Reason("reason-dice-roll", count=len(again), dice=again)

    def _keep(self, faces: list[int]) -> Reason:
        """What these dice gain if they are kept, and what another roll might gain."""
        uses = self._uses(faces)
        if faces.count(GATLING) >= self._o.cast[self._o.turn].gatlings_needed:
            uses.append(Reason("reason-dice-gun"))
        out = Reason("reason-dice-keep", uses=uses) if uses else Reason("reason-dice-keep-anyway")
        explosive = faces.count(DYNAMITE) == DYNAMITES - 1
        few_arrows = self._o.pile <= _FEW_ARROWS
        if explosive:
            out.facts["danger"] = "both" if few_arrows else "dynamite"
        else:
            out.facts["danger"] = "arrows" if few_arrows else "none"
        out.facts["pile"] = self._o.pile
        return out

    def _uses(self, faces: list[int]) -> list[Reason]:
        """What bull's eyes and beers are for."""
        out: list[Reason] = []
        for face, eye in EYES.items():
            if face in faces:
                out.append(self._for(faces, face, self._best_target(eye)))
        if BEER in faces:
            out.append(self._for(faces, BEER, self._neediest()))
        return out

    def _for(self, faces: list[int], face: int, seat: int) -> Reason:
        """`two ones for Bob`."""
        return Reason(
            "reason-dice-for",
            face=FACES[face],
            count=faces.count(face),
            mine=yes(self.is_me(seat)),
            whom=self._player(seat),
        )

    def _hopes(self, faces: list[int]) -> list[Reason]:
        """What the Gatlings may lead to."""
        if GATLING not in faces:
            return []
        missing = self._o.cast[self._o.turn].gatlings_needed - faces.count(GATLING)
        return [
            Reason(
                "reason-dice-gatlings",
                face=FACES[GATLING],
                count=faces.count(GATLING),
                missing=max(missing, 0),
            )
        ]

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
