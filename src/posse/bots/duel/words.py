"""The parts of reasons: sides, characters, cards, chances."""

from posse.bots.duel.position import Camp, Gunman
from posse.bots.reason import Named, Reason, yes
from posse.duel import cards
from posse.duel.cards import LAW


def side(camp: Camp) -> str:
    """A side, by which a message chooses its form."""
    return "law" if camp.seat == LAW else "outlaw"


def side_holds(camp: Camp) -> Reason:
    """`the Outlaws hold two cards`."""
    return Reason("reason-duel-holds", side=side(camp), cards=camp.hand_count)


def has_left(who: Gunman) -> Reason:
    """`Sid Curry has two life points left`."""
    return Reason("reason-duel-has-left", who=named(who), many=is_many(who), life=who.life)


def is_many(who: Gunman) -> str:
    """Whether a name stands for more than one person, by which a message chooses its form."""
    return yes(who.name.endswith("Bros"))


def named(who: Gunman) -> Named:
    return thing(who.knowledge.key)


def all_named(gunmen: list[Gunman]) -> list[Named]:
    return [named(who) for who in gunmen]


def card_name(card: int) -> Named:
    return thing(cards.KEY[card])


def thing(key: str) -> Named:
    """The name of a card or a character."""
    return Named(f"duel-{key.replace('/', '-')}")


def card_or_ability(key: str) -> Reason:
    """`the Barrel`, `the ability of Sid Curry`."""
    is_card = key.startswith("card/")
    return Reason("reason-duel-card" if is_card else "reason-duel-ability", thing=thing(key))


def percent(chance: float) -> int:
    """A chance in steps of five, since it is only a guess; never 0 or 100."""
    return min(max(round(chance * 20) * 5, 5), 95)
