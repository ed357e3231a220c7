"""What an experienced player knows about the Action cards that are not Hit cards."""

from typing import ClassVar, Final

from posse.bots.duel import evaluation
from posse.bots.duel.knowledge import CardKnowledge
from posse.bots.duel.position import Gunman, Position
from posse.bots.duel.standing import exchange
from posse.bots.duel.words import all_named, card_name, has_left, named, side, side_holds, thing
from posse.bots.reason import Reason
from posse.duel import cards
from posse.kernel.option import Option, is_hand, ref_card, ref_seat

# ---- avoids


class Missed(CardKnowledge):
    """Better kept for later. The first is worth more than the third."""

    id = "missed"
    #: If there are 1, 2, 3 ... of them in hand.
    for_each: ClassVar[list[float]] = [0.75, 0.65, 0.5, 0.35]

    def keep(self, p: Position) -> float:
        avoids = 0
        for card in p.me.hand:
            if cards.IS_AVOID[card]:
                avoids += 1
        return self.for_each[min(max(avoids, 1), len(self.for_each)) - 1]


class ReturnFire(CardKnowledge):
    """A Missed! and a shot in one card."""

    id = "return-fire"
    in_hand = 0.8


# ---- cards that demand Hit cards


class Duel(CardKnowledge):
    """Good for the side that holds more Hit cards."""

    id = "duel"
    in_hand = 0.35

    def play(self, p: Position, option: Option) -> float:
        return evaluation.duel(p, p.me.ac, self._challenged(p, option), evaluation.my_hit_cards(p, p.me.ac))

    def _challenged(self, p: Position, option: Option) -> Gunman:
        return p.at(option.target) if isinstance(option.target, int) else p.foe.ac

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-challenge", card=thing(self.key), who=named(self._challenged(p, option)))

    def why(self, p: Position, option: Option) -> Reason:
        mine = len(evaluation.my_hit_cards(p, p.me.ac))
        return Reason("reason-duel-hit-cards", mine=mine, holds=side_holds(p.foe))


class Indians(CardKnowledge):
    """Threatens all characters of the opponent but only the rear one of one's own."""

    id = "indians"
    in_hand = 0.4

    def play(self, p: Position, option: Option) -> float:
        return evaluation.indians(p)

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-call", card=thing(self.key))

    def why(self, p: Position, option: Option) -> Reason:
        targets, missed = all_named(p.foe.gunmen), thing("card/missed")
        return Reason("reason-duel-no-missed-helps", missed=missed, targets=targets, holds=side_holds(p.foe))


# ---- life and places


class Beer(CardKnowledge):
    """A life point for each wounded character of one's own."""

    id = "beer"
    in_hand = 0.6

    def play(self, p: Position, option: Option) -> float:
        return sum([evaluation.healed(p, who, 1) for who in p.me.gunmen])

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-drink", card=thing(self.key))

    def why(self, p: Position, option: Option) -> Reason:
        rear = p.me.rc
        if rear is None:
            return has_left(p.me.ac)
        return Reason("reason-duel-both-left", left=has_left(p.me.ac), other=has_left(rear))


class StrongAle(CardKnowledge):
    """For a dying character of one's own, or a healthy one of the opponent."""

    id = "strong-ale"
    in_hand = 0.6
    leaves: ClassVar[int] = 3

    def play(self, p: Position, option: Option) -> float:
        who = p.at(option.at())
        if who.life <= self.leaves:
            return evaluation.healed(p, who, self.leaves - who.life)
        return (who.life - self.leaves) * evaluation.point_lost(p, who)

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-pour", card=thing(self.key), who=named(p.at(option.at())))

    def why(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-makes-three", left=has_left(p.at(option.at())))


class Water(CardKnowledge):
    """Moves the right target to the front, or a wounded character of one's own away from it."""

    id = "water"
    in_hand = 0.25

    def play(self, p: Position, option: Option) -> float:
        return exchange(p, p.camps[ref_seat(option.at())])

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-water", card=thing(self.key), side=side(p.camps[ref_seat(option.at())]))

    def why(self, p: Position, option: Option) -> Reason:
        camp = p.camps[ref_seat(option.at())]
        return Reason("reason-duel-want-in-front", who=named(camp.behind()), other=named(camp.ac))


# ---- cards for cards


class GeneralStore(CardKnowledge):
    """Two cards for each side; the player chooses first."""

    id = "general-store"
    in_hand = 0.2
    #: What the first and third choice of four are worth together, in cards, and the second and fourth.
    mine: ClassVar[float] = 2.4
    his: ClassVar[float] = 1.6

    def play(self, p: Position, option: Option) -> float:
        mine = evaluation.drawn(p, 2, played=1) * self.mine / 2
        return mine + evaluation.cards_to_me(p, p.foe.seat, self.his)

    def act(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-open", card=thing(self.key))

    def why(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-choose-first")


class Schoolmarm(CardKnowledge):
    """Takes a card that is in the way; it may even be of use."""

    id = "schoolmarm"
    in_hand = 0.4

    def play(self, p: Position, option: Option) -> float:
        loot = ref_card(option.at())
        who = p.at(option.at())
        return evaluation.keep(p, loot) - evaluation.lies_with(p, who, loot) + evaluation.robbed(p, who)

    def act(self, p: Position, option: Option) -> Reason:
        who = p.at(option.at())
        taken = card_name(ref_card(option.at()))
        return Reason("reason-duel-send", card=thing(self.key), taken=taken, who=named(who))

    def why(self, p: Position, option: Option) -> Reason:
        mine = p.at(option.at()).seat == p.seat
        return Reason("reason-duel-rather-in-hand" if mine else "reason-duel-of-use-in-hand")


class Stealing(CardKnowledge):
    """One card more for oneself and one fewer for the opponent, or one piece of equipment fewer."""

    id = "stealing"
    in_hand = 0.65

    def play(self, p: Position, option: Option) -> float:
        ref = option.at()
        if is_hand(ref):
            taken = evaluation.drawn(p, 1, played=1) + evaluation.hidden_card(p, ref)
            return taken + evaluation.robbed(p, p.foe.ac)
        who = p.at(ref)
        return evaluation.robbed(p, who) - evaluation.lies_with(p, who, ref_card(ref))

    def act(self, p: Position, option: Option) -> Reason:
        ref = option.at()
        if is_hand(ref):
            return Reason("reason-duel-steal", card=thing(self.key), side=side(p.foe))
        taken = card_name(ref_card(ref))
        return Reason("reason-duel-get-rid", card=thing(self.key), taken=taken, who=named(p.at(ref)))

    def why(self, p: Position, option: Option) -> Reason:
        ref = option.at()
        if is_hand(ref):
            return Reason("reason-duel-not-against-me", holds=side_holds(p.foe))
        return Reason("reason-duel-more-harm")


class Wagon(CardKnowledge):
    """Two good cards for one."""

    id = "wagon"
    in_hand = 0.5
    #: What the best two of three are worth, in cards.
    brings: ClassVar[float] = 2.3

    def play(self, p: Position, option: Option) -> float:
        return evaluation.drawn(p, 2, played=1) * self.brings / 2

    def why(self, p: Position, option: Option) -> Reason:
        return Reason("reason-duel-two-of-three")


ACTIONS: Final[list[CardKnowledge]] = [
    Beer(),
    Duel(),
    GeneralStore(),
    Indians(),
    Missed(),
    ReturnFire(),
    Schoolmarm(),
    Stealing(),
    StrongAle(),
    Wagon(),
    Water(),
]
