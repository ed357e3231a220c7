"""Shots, and the life points they cost."""

from mypy_extensions import mypyc_attr

from posse.bang import cards


@mypyc_attr(acyclic=True)
class Shot:
    """A shot at one player: anything with a BANG! symbol."""

    __slots__ = (
        "amount",
        "answered",
        "bang_card",
        "cancelled",
        "card",
        "cause",
        "missing",
        "part_of_card",
        "shooter",
        "stays_open",
        "target",
        "tried",
        "unavoidable",
        "void",
    )

    def __init__(
        self, shooter: int, target: int, card: int, bang_card: bool = False, cause: str = ""
    ) -> None:
        self.shooter = shooter
        self.target = target
        self.card = card  # the card that shoots, or NO_CARD
        self.cause = cause or cards.KEY[card]  # the key of the card or ability that shoots
        self.bang_card = bang_card  # a BANG! card, or a card used as one
        self.missing = 1  # how many Missed! it still takes to cancel it
        self.unavoidable = False  # nothing cancels it, and nobody is asked
        self.amount = 1  # the life points that it costs
        self.answered = False  # its target has done something against it
        self.cancelled = False
        self.part_of_card = False  # a card that has already taken effect on its target brings it about
        self.void = False  # it has no further effect, though it was not cancelled
        self.stays_open = False  # the code that fires it says when it is over (`shot.close`)
        self.tried: list[str] = []  # keys of defences on the table that were used against it


@mypyc_attr(acyclic=True)
class Damage:
    """Life points lost at one time."""

    __slots__ = ("amount", "before", "card", "cause", "is_price", "savers", "seat", "shot", "source")

    def __init__(
        self, seat: int, amount: int, source: int, card: int, cause: str = "", is_price: bool = False
    ) -> None:
        self.seat = seat
        self.amount = amount
        self.source = source  # the player who caused it, or NOBODY
        self.card = card  # the card that did it, or NO_CARD
        self.cause = cause or cards.KEY[card]  # the key of the card or ability that did it
        self.is_price = is_price  # given up of one's own will: nothing prevents it
        self.shot: Shot | None = None  # the shot that hit, if it was one
        self.before = 0  # the life points that the player had when they were lost
        self.savers: list[int] = []  # the players who took a point off it
