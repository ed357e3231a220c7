"""The play phase: which card to play and on whom, which ability to use, when to swap, when to stop."""

from posse.bots.duel.evaluation import CARD, lies_with
from posse.bots.duel.knowledge import OF_CARD, OF_CHARACTER, OF_KIND, CardKnowledge, CharacterKnowledge
from posse.bots.duel.position import Position
from posse.bots.duel.question import Question
from posse.bots.duel.standing import in_front_now, swap
from posse.bots.duel.words import card_name, has_left, named
from posse.bots.reason import Reason
from posse.duel import cards
from posse.kernel.option import Decision, Option, id_of, ref_card


class PlayPhase(Question):
    """Actions are taken one after the other, the best first, as long as one is worth anything."""

    def weigh(self, p: Position, decision: Decision) -> list[float]:
        worth = super().weigh(p, decision)
        gains = best_plays(decision.options, worth)
        for i, option in enumerate(decision.options):
            if option.verb == "use":
                for card in option.paid:
                    worth[i] -= gains.get(int(card), 0.0)
        for i, option in enumerate(decision.options):
            if option.verb == "swap":
                worth[i] = swapping(p, max(worth))
        return worth

    def worth(self, p: Position, decision: Decision, option: Option) -> float:
        match option.verb:
            case "play":
                return played(option).play(p, option) - p.cost[option.card()]
            case "use":
                return used(option).use(p, option)
            case "reload":
                return reloading(p, option)
        return 0.0  # to end the turn; a swap is weighed after everything else

    def reason(self, p: Position, decision: Decision, option: Option) -> Reason:
        match option.verb:
            case "play":
                card = played(option)
                return card.act(p, option).since(card.why(p, option))
            case "use":
                who = used(option)
                return who.act(p, option).since(who.why(p, option))
            case "reload":
                return Reason("reason-duel-reload", card=card_name(ref_card(option.card())))
            case "swap":
                return why_swap(p)
        return Reason("reason-duel-end")


def played(option: Option) -> CardKnowledge:
    """What is known about the kind of card that this is played as."""
    return OF_KIND[option.as_id] if option.as_id else OF_CARD[option.card()]


def used(option: Option) -> CharacterKnowledge:
    """What is known about the character whose ability is used."""
    return OF_CHARACTER[cards.CHARACTER_NUMBER[id_of(str(option.thing))]]


def reloading(p: Position, option: Option) -> float:
    """One card is exchanged for another."""
    card = ref_card(option.card())
    if option.card() == card and card in p.cost:
        return CARD * p.style.cards - p.cost[card]
    return CARD * p.style.cards - lies_with(p, p.me.ac, card)


def best_plays(options: list[Option], worth: list[float]) -> dict[int, float]:
    """For each card, what it gains to play it, if anything. To pay with the card is to lose that."""
    gains: dict[int, float] = {}
    for option, gain in zip(options, worth, strict=True):
        if option.verb == "play" and gain > gains.get(option.card(), 0.0):
            gains[option.card()] = gain
    return gains


def swapping(p: Position, best: float) -> float:
    """There is only one swap a turn. If the rear character makes more of the cards in hand, the swap comes before
    everything else; `best` is the worth of the best of that. Otherwise it waits until the AC has done what he can."""
    rear = p.me.rc
    assert rear is not None
    change = swap(p, p.me)
    here = in_front_now(p, p.me.ac)
    there = in_front_now(p, rear)
    first_swap = change + there
    first_play = here + max(change, 0.0)
    if first_swap > first_play:
        return best + first_swap - first_play
    return change - max(here - there, 0.0)


def why_swap(p: Position) -> Reason:
    """Why the RC should rather stand in front."""
    ac, rear = p.me.ac, p.me.rc
    assert rear is not None
    who = named(rear)
    if in_front_now(p, rear) > in_front_now(p, ac):
        return Reason("reason-duel-swap", who=who, merit=rear.knowledge.merit())
    if ac.life < rear.life:
        return Reason("reason-duel-swap-to-save", who=who, left=has_left(ac))
    return Reason("reason-duel-swap-to-stand", who=who, merit=rear.knowledge.merit())
