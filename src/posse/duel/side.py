"""A side and its characters in play, as plain data."""

from posse.duel import cards


class Fighter:
    """A character in play."""

    __slots__ = ("character", "equipment", "life", "max_life", "out", "seat")

    def __init__(self, seat: int, character: int) -> None:
        self.seat = seat  # his side
        self.character = character  # number in cards.CHARACTER
        self.max_life = cards.CHARACTER[character].life
        self.life = self.max_life  # at 0 he is eliminated as soon as the card that did it is finished
        self.equipment: list[int] = []
        self.out = False  # has left play

    def copy(self) -> "Fighter":
        twin = Fighter(self.seat, self.character)
        twin.life = self.life
        twin.equipment = self.equipment.copy()
        twin.out = self.out
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (self.character, self.life, tuple(self.equipment), self.out)


class Side:
    """The Law or the Outlaws."""

    __slots__ = ("front", "gone", "hand", "rear", "reserve")

    def __init__(self) -> None:
        self.front: Fighter | None = None  # the AC; None only before the setup is over
        self.rear: Fighter | None = None  # the RC; None with a single character, who is both
        self.reserve: list[int] = []  # characters still face down, the top last; in the setup all of them
        self.gone: list[int] = []  # eliminated characters
        self.hand: list[int] = []

    def copy(self) -> "Side":
        twin = Side()
        twin.front = None if self.front is None else self.front.copy()
        twin.rear = None if self.rear is None else self.rear.copy()
        twin.reserve = self.reserve.copy()
        twin.gone = self.gone.copy()
        twin.hand = self.hand.copy()
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            None if self.front is None else self.front.fingerprint(),
            None if self.rear is None else self.rear.fingerprint(),
            tuple(self.reserve),
            tuple(self.gone),
            tuple(self.hand),
        )

    def fighters(self) -> list[Fighter]:
        """The characters in play, the AC first."""
        both = (self.front, self.rear)
        return [fighter for fighter in both if fighter is not None and not fighter.out]
