"""The table as the bot sees it: the view, read once for each decision."""

from typing import Final

from posse.bots.duel.hidden import Hidden
from posse.bots.duel.knowledge import OF_CHARACTER
from posse.bots.duel.memory import Memory
from posse.bots.style import Style
from posse.duel import cards
from posse.duel.menu import BANG_CARDS_A_TURN
from posse.duel.speaker import ref_place
from posse.duel.things import NO_BANG_LIMIT, ONE_MORE_BANG, REVEALS_ONE_MORE, SERVES_AS
from posse.duel.view import DuelView, FighterView, SideView

#: The average number of life points of a character in reserve.
LIFE_IN_RESERVE: Final = 4.2
#: Any number of cards.
NO_LIMIT: Final = 99


class Gunman:
    """A character in play."""

    __slots__ = ("equipment", "hooks", "knowledge", "life", "max_life", "name", "number", "seat")

    def __init__(self, seat: int, fighter: FighterView) -> None:
        self.seat = seat
        self.number = cards.CHARACTER_NUMBER[fighter.character]
        self.name = cards.CHARACTER[self.number].name
        self.knowledge = OF_CHARACTER[self.number]
        self.life = fighter.life
        self.max_life = fighter.max_life
        self.equipment = fighter.equipment
        self.hooks = cards.CHARACTER_HOOKS[self.number]  # the effects he has in front
        for card in self.equipment:
            self.hooks |= cards.HOOKS[card]

    def has(self, id: str) -> bool:
        """Whether he has equipment of this kind."""
        for card in self.equipment:
            if cards.ID[card] == id:
                return True
        return False

    def serves_as(self, card: int, wanted: str) -> bool:
        """Whether a hand card may be used as another kind by him or for him."""
        return self.hooks & SERVES_AS != 0 and cards.CHARACTER[self.number].serves_as(card, wanted)


class Camp:
    """A side."""

    __slots__ = (
        "ac",
        "gunmen",
        "hand",
        "hand_count",
        "hooks_anywhere",
        "is_down_to_one",
        "life",
        "rc",
        "seat",
        "unseen",
    )

    def __init__(self, seat: int, side: SideView) -> None:
        self.seat = seat
        assert side.ac is not None  # the setup is over
        self.ac = Gunman(seat, side.ac)
        self.rc = None if side.rc is None else Gunman(seat, side.rc)
        self.gunmen = [self.ac] if self.rc is None else [self.ac, self.rc]
        self.hand = side.hand  # of the opponent's hand, only the cards that are known
        self.hand_count = sum(side.hand_backs)
        self.unseen = side.hand_backs.copy()  # the other cards in hand, by their backs
        for card in self.hand:
            self.unseen[cards.BACK[card]] -= 1
        self.is_down_to_one = self.rc is None and side.reserve_count == 0
        self.life = side.reserve_count * LIFE_IN_RESERVE  # all life points between this side and defeat
        self.hooks_anywhere = 0  # the effects of abilities that also work in the rear
        for gunman in self.gunmen:
            self.life += gunman.life
            if cards.CHARACTER_ALWAYS_ACTIVE[gunman.number] and gunman.life > 0:
                self.hooks_anywhere |= cards.CHARACTER_HOOKS[gunman.number]

    def behind(self) -> Gunman:
        """The RC; a character on his own is both AC and RC."""
        return self.ac if self.rc is None else self.rc

    def gunman(self, number: int) -> Gunman:
        """The character with this number; the AC if this side has no such character in play."""
        return self.rc if self.rc is not None and self.rc.number == number else self.ac

    def chooses_reveals(self) -> bool:
        """Whether this side decides which of two revealed cards counts."""
        return self.hooks_anywhere & REVEALS_ONE_MORE != 0


class Position:
    """Everything needed to weigh the options of a decision."""

    __slots__ = (
        "camps",
        "cost",
        "foe",
        "hand_limit",
        "hidden",
        "me",
        "memory",
        "seat",
        "style",
        "view",
    )

    def __init__(self, view: DuelView, style: Style, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        self.style = style
        self.seat = view.seat
        self.camps = [Camp(seat, side) for seat, side in enumerate(view.sides)]
        self.me = self.camps[self.seat]
        self.foe = self.camps[1 - self.seat]
        self.hidden = Hidden(view)
        self.hand_limit = self._hand_limit()  # at the end of this turn, if the turn is mine
        self.cost: dict[int, float] = {}  # for each card of my hand, what it costs me to give it up

    def _hand_limit(self) -> int:
        """That of the AC, or of the character who may still become AC."""
        if self.view.turn != self.seat:
            return NO_LIMIT
        limit = max(self.me.ac.life, 2)
        rear = self.me.rc
        if rear is not None and self.view.phase == "play" and not self.view.swapped:
            return max(limit, rear.life)
        return limit

    # ---- characters

    def at(self, ref: int) -> Gunman:
        """The character at a ref, or the one whose equipment is there."""
        place = ref_place(ref)
        camp = self.camps[place // 2]
        return camp.ac if place % 2 == 0 else camp.behind()

    def mine(self, number: int) -> Gunman:
        """My character with this number; my AC if I have none."""
        return self.me.gunman(number)

    def theirs(self, number: int) -> Gunman:
        """The opponent's character with this number; his AC if he has none."""
        return self.foe.gunman(number)

    def find(self, number: int) -> Gunman:
        """The character with this number, on either side."""
        found = self.mine(number)
        return found if found.number == number else self.theirs(number)

    def bangs_left(self, shooter: Gunman) -> int:
        """How many BANG! cards I may still play in this turn with this AC."""
        if shooter.hooks & NO_BANG_LIMIT:
            return NO_LIMIT
        more = 1 if self.me.hooks_anywhere & ONE_MORE_BANG else 0
        return max(BANG_CARDS_A_TURN + more - self.view.bangs_played, 0)
