"""Shots, and the life points they cost."""

from posse.bang import cards


class Shot:
    """A shot at one player: anything with a BANG! symbol."""

    __slots__ = ("bang_card", "card", "cause", "missing", "shooter", "target", "tried")

    def __init__(
        self, shooter: int, target: int, card: int, bang_card: bool = False, cause: str = ""
    ) -> None:
        self.shooter = shooter
        self.target = target
        self.card = card  # the card that shoots, or NO_CARD
        self.cause = cause or cards.KEY[card]  # the id of the card or ability that shoots
        self.bang_card = bang_card  # a BANG! card, or a card used as one
        self.missing = 1  # so many Missed! would still cancel it
        self.tried: list[str] = []  # defences on the table that were used against it


class Damage:
    """Life points lost at one blow."""

    __slots__ = ("amount", "card", "cause", "seat", "source")

    def __init__(self, seat: int, amount: int, source: int, card: int, cause: str = "") -> None:
        self.seat = seat
        self.amount = amount
        self.source = source  # the player who caused it, or NOBODY
        self.card = card  # the card that did it, or NO_CARD
        self.cause = cause or cards.KEY[card]  # the id of the card or ability that did it
