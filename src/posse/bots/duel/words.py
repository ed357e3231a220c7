"""What reasons speak of."""

from posse.bots.duel.position import Camp, Gunman
from posse.bots.reason import Named, Reason, yes
from posse.duel import cards
from posse.duel.cards import LAW


def side(camp: Camp) -> str:
    """A side, for a message to choose by."""
    return "law" if camp.seat == LAW else "outlaw"


def side_holds(camp: Camp) -> Reason:
    """`the Outlaws hold two cards`."""
    return Reason("reason-duel-holds", side=side(camp), cards=camp.hand_count)


def has_left(who: Gunman) -> Reason:
    """`Sid Curry has two life points left`."""
    return Reason("reason-duel-has-left", who=named(who), many=is_many(who), life=who.life)


def is_many(who: Gunman) -> str:
    """Whether a name is that of more than one, for a message to choose by."""
    return yes(who.name.endswith("Bros"))


def named(who: Gunman) -> Named:
    return thing(who.knowledge.key)


def all_named(gunmen: list[Gunman]) -> list[Named]:
    return [named(who) for who in gunmen]


def card_name(card: int) -> Named:
    return thing(cards.KEY[card])


def thing(key: str) -> Named:
    """The name of a card or of a character."""
    return Named(f"duel-{key.replace('/', '-')}")


def card_or_ability(key: str) -> Reason:
    """`the Barrel`, `the ability of Sid Curry`."""
    is_card = key.startswith("card/")
    return Reason("reason-duel-card" if is_card else "reason-duel-ability", thing=thing(key))


def percent(chance: float) -> int:
    """A chance in steps of five, since it is a guess, and never certain."""
    return min(max(round(chance * 20) * 5, 5), 95)
