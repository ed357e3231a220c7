"""Cards that a side draws or discards from the other hand or from a character in play, and who reacts to that."""

from posse.duel import cards
from posse.duel.side import Fighter
from posse.duel.speaker import EITHER_BACK, equipment_ref, ref_back, unseen_ref
from posse.duel.table import Table
from posse.duel.things import ROBBED
from posse.kernel.option import is_hand, ref_card


def unseen_cards(t: Table, seat: int) -> list[int]:
    """Refs to a random card of a hand: one, or one for each back."""
    return [unseen_ref(seat, back) for back in t.backs_in_hand(seat)]


def equipment_of(t: Table, fighters: list[Fighter]) -> list[int]:
    """Refs to all cards lying with these characters."""
    return [equipment_ref(t.place(fighter), card) for fighter in fighters for card in fighter.equipment]


def take_from_hand(t: Table, taker: int, loot: int) -> None:
    """A side draws an unseen card from the other hand."""
    victim = 1 - taker
    back = ref_back(loot)
    card = t.random_from_hand(victim, back)
    both = 1 << taker | 1 << victim
    for left in t.sides[victim].hand:
        if back in (EITHER_BACK, cards.BACK[left]):
            t.known[left] &= both  # nobody else knows now which cards are left
    t.known[card] = both
    t.sides[taker].hand.append(card)
    if t.log.telling:
        t.tell_only(both, "took", {"card": card}, player=taker, victim=victim, back=cards.BACK[card])
    _robbed(t, t.front(victim))


def discard_from_hand_of(t: Table, victim: int, loot: int) -> None:
    """An unseen card of a hand is discarded by the other side."""
    card = t.random_from_hand(victim, ref_back(loot))
    t.put_away(card)
    t.tell("discarded", player=victim, card=card)
    _robbed(t, t.front(victim))


def take_equipment(t: Table, taker: int, owner: Fighter, card: int) -> None:
    """A side takes a card in play into its hand. Everybody knows which card it is."""
    owner.equipment.remove(card)
    t.sides[taker].hand.append(card)
    t.tell("took", player=taker, victim=owner.seat, card=card, character=owner.character)
    if taker != owner.seat:
        _robbed(t, owner)


def discard_equipment(t: Table, by: int, owner: Fighter, card: int) -> None:
    """A side discards a card in play, its own or the other's."""
    t.discard_from_play(owner, card)
    if by != owner.seat:
        _robbed(t, owner)


def take(t: Table, taker: int, owner: Fighter, loot: int) -> None:
    """Take an unseen card of the other hand, or a named one lying with a character."""
    if is_hand(loot):
        take_from_hand(t, taker, loot)
    else:
        take_equipment(t, taker, owner, ref_card(loot))


def _robbed(t: Table, victim: Fighter) -> None:
    """The AC reacts to cards from the hand. A character in play reacts to the loss of its own cards, as their
    target."""
    for thing in t.awake(victim, ROBBED):
        thing.robbed(t, victim)
