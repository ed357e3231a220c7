"""All decisions but the first and those of the play phase: defending, giving up cards, choosing cards."""

from typing import Final

from posse.bots.duel.chances import reveal_chance
from posse.bots.duel.evaluation import (
    CARD,
    cards_to_me,
    duel,
    hidden_card,
    keep,
    lies_with,
    my_hit_cards,
    point_lost,
    robbed,
    shot,
    to_me,
)
from posse.bots.duel.knowledge import OF_KIND
from posse.bots.duel.position import Camp, Gunman, Position
from posse.bots.duel.question import Question
from posse.bots.duel.standing import exchange
from posse.bots.duel.words import card_name, card_or_ability, has_left, named, side, thing
from posse.bots.reason import Reason
from posse.duel import cards
from posse.kernel.option import Decision, Option, id_of, is_in_play, ref_card, ref_seat

#: A card that I choose is also one that the opponent does not get.
DENIED: Final = 0.3
DUEL: Final = "card/duel"
HAT: Final = "card/hat"


# ---- a hit


class Defend(Question):
    """Whether and how to avoid a hit."""

    def weigh(self, p: Position, decision: Decision) -> list[float]:
        """What may fail is tried first if it is worth anything, since the best of the rest is still possible
        afterwards."""
        worth = super().weigh(p, decision)
        rest = [gain for gain, option in zip(worth, decision.options, strict=True) if not may_fail(option)]
        chance = reveal_chance(p, p.me, cards.BARREL)
        for i, option in enumerate(decision.options):
            if may_fail(option):
                worth[i] = chance * worth[i] + (1.0 - chance) * max(rest)
        return worth

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        target = p.mine(p.memory.target)
        if option.verb == "pass":
            return point_lost(p, target)
        worth = if_avoided(p, decision)
        for paid in option.paid:
            worth -= keep(p, int(paid))
        if option.verb == "play":
            return worth + self._played(p, option, target)
        return worth + self._used(p, str(option.thing), target)

    def _played(self, p: Position, option: Option, target: Gunman) -> float:
        worth = -keep(p, option.card())
        if cards.ID[option.card()] == "return-fire" and not option.as_id:
            worth += shot(p, target, p.foe.ac, OF_KIND["return-fire"])
        return worth

    def _used(self, p: Position, key: str, target: Gunman) -> float:
        for card in target.equipment:
            if key == HAT and cards.KEY[card] == key:
                return -lies_with(p, target, card)
        return target.knowledge.strikes_back * p.style.harm if key == target.knowledge.key else 0.0

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        target = p.mine(p.memory.target)
        if option.verb == "pass":
            return why_suffer(p, target)
        if may_fail(option):
            return Reason("reason-duel-try", what=card_or_ability(str(option.thing)), who=named(target))
        if option.verb == "use":
            what = card_or_ability(str(option.thing))
            return Reason("reason-duel-avoid-with", what=what, left=has_left(target))
        return Reason("reason-duel-avoid", card=card_name(option.card()), left=has_left(target))


def may_fail(option: Option) -> bool:
    """Whether a defence depends on a reveal."""
    return option.verb == "use" and option.thing != HAT


def if_avoided(p: Position, decision: Decision) -> float:
    """What it means for me if a hit of the opponent is avoided."""
    if decision.by == p.seat:
        return 0.0
    drawn = cards_to_me(p, p.foe.seat, p.foe.ac.knowledge.draws_if_avoided)
    gun = OF_KIND.get(id_of(decision.about))
    return drawn if gun is None else drawn + to_me(p, p.foe.seat, gun.if_avoided(p, p.foe))


def why_suffer(p: Position, target: Gunman) -> Reason:
    """Why to let a hit land."""
    if target.life == 1 and not p.me.is_down_to_one:
        return Reason("reason-duel-let-fall", who=named(target))
    return Reason("reason-duel-let-hit", who=named(target), left=has_left(target))


class SecondCard(Question):
    """Whether to pay the second card for an avoid."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        if option.verb == "pass":
            return point_lost(p, p.mine(p.memory.target))
        return if_avoided(p, decision) - keep(p, option.card())

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        target = p.mine(p.memory.target)
        if option.verb == "pass":
            return why_suffer(p, target)
        return Reason("reason-duel-add", card=card_name(option.card()), left=has_left(target))


class StandIn(Question):
    """Whether Buffalo Bell loses a life point in place of the other character."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        return point_lost(p, self._loser(p, option))

    def _loser(self, p: Position, option: Option) -> Gunman:
        bell = cards.CHARACTER_NUMBER["buffalo-bell"]
        for gunman in p.me.gunmen:
            if (gunman.number == bell) == (option.verb == "use"):
                return gunman
        return p.me.ac

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        loser = self._loser(p, option)
        return Reason("reason-duel-stand-in", who=named(loser), left=has_left(loser))


# ---- giving up Hit cards


class GiveUp(Question):
    """Whether to give up a Hit card or lose a life point, in a Duel or for Indians!."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        mine = asked_for(p, decision)
        if option.verb == "pass":
            return point_lost(p, mine)
        worth = -keep(p, option.card())
        if decision.about == DUEL:
            left = [card for card in my_hit_cards(p, mine) if card != option.card()]
            worth += duel(p, mine, p.theirs(p.memory.challenged), left)
        return worth

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        mine = asked_for(p, decision)
        what, left = card_or_ability(decision.about), has_left(mine)
        if option.verb == "pass":
            return Reason("reason-duel-give-nothing", what=what, left=left)
        return Reason("reason-duel-give", card=card_name(option.card()), what=what, left=left)


def asked_for(p: Position, decision: Decision) -> Gunman:
    """The character of mine for whom a Hit card is to be given up."""
    return p.mine(p.memory.challenged if decision.about == DUEL else p.memory.target)


# ---- cards


class Discard(Question):
    """The card that I need least."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        return -keep(p, option.card())

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        return Reason("reason-duel-discard", card=card_name(option.card()))


class Pick(Question):
    """A card from those laid out for both."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        return (1.0 + DENIED) * keep(p, option.card())

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        return Reason("reason-duel-pick", card=card_name(option.card()))


class DiscardEquipment(Question):
    """Equipment of either AC, after a Carbine."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        if option.verb == "pass":
            return 0.0
        who = p.at(option.card())
        return robbed(p, who) - lies_with(p, who, ref_card(option.card()))

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        if option.verb == "pass":
            return Reason("reason-duel-strip-nobody")
        card = card_name(ref_card(option.card()))
        return Reason("reason-duel-strip", card=card, who=named(p.at(option.card())))


class Loot(Question):
    """What Bull Anderson takes when a character is eliminated."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        if option.verb == "pass":
            return 0.0
        ref = option.card()
        if is_in_play(ref):
            return keep(p, ref_card(ref))
        return CARD * p.style.cards + hidden_card(p, ref) + robbed(p, p.foe.ac)

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        if option.verb == "pass":
            return Reason("reason-duel-loot-nothing")
        ref, who = option.card(), thing(decision.about)
        if is_in_play(ref):
            return Reason("reason-duel-loot", who=who, card=card_name(ref_card(ref)))
        return Reason("reason-duel-loot-hand", who=who, side=side(p.foe))


class Revenge(Question):
    """What Slim Poet makes the opponent discard."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        if option.verb == "pass":
            return 0.0
        worth = hidden_card(p, option.target) if isinstance(option.target, int) else CARD * p.style.harm
        return worth + robbed(p, p.foe.ac)

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        if option.verb == "pass":
            return Reason("reason-duel-no-revenge", who=thing(decision.about))
        return Reason("reason-duel-revenge", who=thing(decision.about), side=side(p.foe))


# ---- reveals and places


class Reveal(Question):
    """Which of two revealed cards counts."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        symbol = cards.SYMBOL[option.card()]
        match decision.about:
            case "card/dynamite":
                return 3 * self._bitten(p, "dynamite") if symbol == cards.DYNAMITE else 0.0
            case "card/rattlesnake":
                return self._bitten(p, "rattlesnake") if symbol == cards.SNAKE else 0.0
        return -point_lost(p, p.find(p.memory.target)) if symbol == cards.BARREL else 0.0

    def _bitten(self, p: Position, id: str) -> float:
        """What it means for me if a card in play on the side whose turn it is costs its character a life point."""
        for gunman in p.camps[p.view.turn].gunmen:
            if gunman.has(id):
                return point_lost(p, gunman)
        return 0.0

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        symbol = cards.SYMBOLS[cards.SYMBOL[option.card()]]
        return Reason("reason-duel-count", symbol=symbol, what=card_or_ability(decision.about))


class SwapEither(Question):
    """Which side to swap after a Shotgun."""

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        return 0.0 if option.verb == "pass" else exchange(p, self._camp(p, option))

    def _camp(self, p: Position, option: Option) -> Camp:
        return p.camps[ref_seat(option.card())]

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        if option.verb == "pass":
            return Reason("reason-duel-leave-places")
        camp = self._camp(p, option)
        who, other = named(camp.behind()), named(camp.ac)
        return Reason("reason-duel-swap-side", side=side(camp), who=who, other=other)


#: By the kind of decision.
ANSWERS: Final[dict[str, Question]] = {
    "defend": Defend(),
    "discard": Discard(),
    "discard-equipment": DiscardEquipment(),
    "give-up": GiveUp(),
    "give-up-one": Discard(),
    "loot": Loot(),
    "pick": Pick(),
    "reveal": Reveal(),
    "revenge": Revenge(),
    "second-card": SecondCard(),
    "stand-in": StandIn(),
    "swap-either": SwapEither(),
}
