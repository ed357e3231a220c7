"""What an experienced player knows about the Hit cards."""

from typing import ClassVar, Final

from posse.bots.duel import evaluation
from posse.bots.duel.evaluation import CARD, POOR_CARD
from posse.bots.duel.knowledge import OF_CARD, CardKnowledge
from posse.bots.duel.position import Camp, Gunman, Position
from posse.bots.duel.words import all_named, card_name, has_left, named, percent, side_holds, thing
from posse.bots.reason import Reason
from posse.duel import cards
from posse.duel.things import NO_BANG_LIMIT, RED
from posse.kernel.option import Option


class HitCard(CardKnowledge):
    """A card that deals one hit."""

    in_hand = 0.42

    def keep(self, p: Position) -> float:
        return max(self.in_hand, p.me.ac.knowledge.avoids_with_hit_cards)

    def play(self, p: Position, option: Option) -> float:
        return self.shot(p, p.me.ac, p.at(option.at()))

    def shot(self, p: Position, shooter: Gunman, target: Gunman) -> float:
        return evaluation.shot(p, shooter, target, self)

    def act(self, p: Position, option: Option) -> Reason:
        target = p.at(option.at())
        if option.as_id:
            card, other = card_name(option.card()), thing(self.key)
            return Reason("reason-duel-shoot-as", card=card, other=other, who=named(target))
        return Reason("reason-duel-shoot", card=thing(self.key), who=named(target))

    def why(self, p: Position, option: Option) -> Reason:
        target = p.at(option.at())
        left = has_left(target)
        if target.has("hat"):
            return Reason("reason-duel-hits-hat", left=left)
        if p.foe.hand_count == 0:
            return Reason("reason-duel-hits", left=left, holds=side_holds(p.foe))
        chance = percent(evaluation.hit_chance(p, p.me.ac, target, self))
        return Reason("reason-duel-may-hit", left=left, holds=side_holds(p.foe), percent=chance)


class BangCard(HitCard):
    """Only one of them may be played in a turn, so the others wait in hand."""

    #: How much less each BANG! card in hand is worth for every other one there.
    for_each_other: ClassVar[float] = 0.1

    def keep(self, p: Position) -> float:
        for gunman in p.me.gunmen:
            if gunman.hooks & NO_BANG_LIMIT:
                return super().keep(p)
        others = -1
        for card in p.me.hand:
            if cards.KIND[card].border == RED:
                others += 1
        return max(super().keep(p) - max(others, 0) * self.for_each_other, 0.1)


class Carbine(BangCard):
    """Discards equipment of an AC."""

    id = "carbine"
    in_hand = 0.45

    def if_avoided(self, p: Position, camp: Camp) -> float:
        best = 0.0
        for front in (camp.ac, p.camps[1 - camp.seat].ac):
            for card in front.equipment:
                worth = OF_CARD[card].with_bearer(p, front)
                best = max(best, -worth if front.seat == camp.seat else worth)
        return best


class Colt(BangCard):
    """The plain one, and so the first to be played."""

    id = "colt"


class Fanning(BangCard):
    """Better the more equipment the target has."""

    id = "fanning"
    in_hand = 0.35

    def shot(self, p: Position, shooter: Gunman, target: Gunman) -> float:
        hits = min(len(target.equipment), target.life)
        return hits * super().shot(p, shooter, target)

    def why(self, p: Position, option: Option) -> Reason:
        target = p.at(option.at())
        return Reason("reason-duel-hits-at-once", hits=len(target.equipment), left=has_left(target))


class Peacemaker(BangCard):
    """If it is avoided, the opponent loses one more card."""

    id = "peacemaker"
    in_hand = 0.47

    def if_avoided(self, p: Position, camp: Camp) -> float:
        return POOR_CARD if p.camps[1 - camp.seat].hand_count > 1 else 0.0


class Remington(BangCard):
    """Costs nothing if it is avoided."""

    id = "remington"
    in_hand = 0.47

    def if_avoided(self, p: Position, camp: Camp) -> float:
        return CARD


class Schofield(BangCard):
    """Heals if it is avoided."""

    id = "schofield"
    in_hand = 0.47

    def if_avoided(self, p: Position, camp: Camp) -> float:
        return 0.9 * evaluation.point(camp) if camp.ac.life < camp.ac.max_life else 0.0


class Shotgun(BangCard):
    """Swaps characters if it is avoided."""

    id = "shotgun"
    in_hand = 0.45

    def if_avoided(self, p: Position, camp: Camp) -> float:
        return 0.15


class Winchester(BangCard):
    """Can reach a wounded character in the rear."""

    id = "winchester"
    in_hand = 0.47


class Derringer(HitCard):
    """Nearly always avoided, but that costs a card, and any number of them may be played."""

    id = "derringer"
    in_hand = 0.25

    def why(self, p: Position, option: Option) -> Reason:
        if p.foe.hand_count == 0:
            return super().why(p, option)
        return Reason("reason-duel-costs-a-card", holds=side_holds(p.foe))


class Knife(HitCard):
    """A second shot in a turn."""

    id = "knife"
    in_hand = 0.5


class Gatling(HitCard):
    """Hits everybody but one's own AC."""

    id = "gatling"
    in_hand = 0.6

    def play(self, p: Position, option: Option) -> float:
        return self.shot(p, p.me.ac, p.foe.ac)

    def shot(self, p: Position, shooter: Gunman, target: Gunman) -> float:
        total = 0.0 if p.me.rc is None else evaluation.struck(p, p.me.rc)
        for gunman in p.foe.gunmen:
            total += super().shot(p, shooter, gunman)
        return total

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-fire", card=thing(self.key))

    def why(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-hits-all", targets=all_named(p.foe.gunmen), holds=side_holds(p.foe))


HIT_CARDS: Final[list[CardKnowledge]] = [
    Carbine(),
    Colt(),
    Derringer(),
    Fanning(),
    Gatling(),
    Knife(),
    Peacemaker(),
    Remington(),
    Schofield(),
    Shotgun(),
    Winchester(),
]
