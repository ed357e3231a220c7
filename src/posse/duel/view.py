"""What a player of the Duel may see. The backs of hidden cards are open, and show from which deck a card came."""

from typing import Final

from posse.duel import cards
from posse.duel.cards import LAW, SIDES
from posse.duel.side import Fighter
from posse.duel.table import COMMON, DISCARD, PHASES, SETUP, Table
from posse.kernel.event import Event
from posse.kernel.facts import Counts, Fact, Facts, Many, OneOf, OrNone, perhaps
from posse.kernel.option import Decision
from posse.kernel.view import SHOWN, View


class FighterView:
    """A character in play, open to all."""

    __slots__ = ("character", "equipment", "life", "max_life")

    def __init__(self, fighter: Fighter) -> None:
        self.character = cards.CHARACTER[fighter.character].id
        self.life = fighter.life
        self.max_life = fighter.max_life
        self.equipment = fighter.equipment.copy()

    def as_dict(self) -> dict[str, object]:
        return FIGHTER.of(self)


FIGHTER: Final = Facts(
    "Fighter",
    "A character of the Duel in play.",
    [
        Fact("character", str),
        Fact("life", int),
        Fact("max_life", int),
        perhaps("equipment", Many(str), lambda f: _texts(f.equipment) or None),
    ],
)


def _texts(numbers: list[int]) -> list[str]:
    """Cards as the notation prints them."""
    return [cards.TEXT[number] for number in numbers]


def _ids(numbers: list[int]) -> list[str]:
    """Characters by their ids."""
    return [cards.CHARACTER[number].id for number in numbers]


class SideView:
    """One side, as somebody sees it."""

    __slots__ = ("ac", "gone", "hand", "hand_backs", "name", "pair", "rc", "reserve", "reserve_count")

    def __init__(self, t: Table, seat: int, viewer: int) -> None:
        side = t.sides[seat]
        self.name = SIDES[seat]
        in_play = [FighterView(fighter) for fighter in side.fighters()]
        self.ac = in_play[0] if in_play else None
        self.rc = in_play[1] if len(in_play) > 1 else None
        self.gone = side.gone.copy()  # eliminated characters, in order
        self.reserve_count = len(side.reserve)
        # A player has looked at the own group before it was shuffled, so the characters are known, but not their order.
        taken = 2 if t.phase == SETUP else 0
        own = seat == viewer
        self.reserve = sorted(side.reserve[: len(side.reserve) - taken]) if own else []
        # In the setup, the two characters taken; once the choice is made the AC comes first.
        self.pair = [side.reserve[-1], side.reserve[-2]] if own and taken else []
        law_backs = sum(cards.BACK[card] == LAW for card in side.hand)
        self.hand_backs = [law_backs, len(side.hand) - law_backs]
        # The viewer's own hand in its order; of the other hand the cards that the viewer knows to be there, in no
        # order.
        if own:
            self.hand = side.hand.copy()
        else:
            self.hand = sorted(card for card in side.hand if knows(t, viewer, card))

    def as_dict(self) -> dict[str, object]:
        return SIDE.of(self)


SIDE: Final = Facts(
    "DuelSide",
    "A side of the Duel, as somebody sees it.",
    [
        Fact("name", OneOf(SIDES)),
        Fact("ac", OrNone(FIGHTER), lambda s: None if s.ac is None else s.ac.as_dict()),
        Fact("rc", OrNone(FIGHTER), lambda s: None if s.rc is None else s.rc.as_dict()),
        Fact("reserve_count", int),
        Fact("hand_count", int, lambda s: sum(s.hand_backs)),
        Fact("hand_backs", Counts(SIDES), lambda s: dict(zip(SIDES, s.hand_backs, strict=True))),
        perhaps("hand", Many(str), lambda s: _texts(s.hand) or None),
        perhaps("reserve", Many(str), lambda s: _ids(s.reserve) or None),
        perhaps("pair", Many(str), lambda s: _ids(s.pair) or None),
        perhaps("gone", Many(str), lambda s: _ids(s.gone) or None),
    ],
)


class DuelView(View):
    """The table, as somebody sees it. Cards are ints; `as_dict` puts them into words."""

    def __init__(self, t: Table, seat: int, decision: Decision | None, told: list[Event]) -> None:
        super().__init__(seat, -1 if decision is None else decision.player, told)
        self.kind = "" if decision is None else decision.kind  # what the player who is asked has to decide
        self.about = "" if decision is None else decision.about
        self.sides = [SideView(t, side, seat) for side in range(len(SIDES))]
        self.turn = t.turn
        self.turns = t.turns
        self.phase = PHASES[t.phase]
        self.bangs_played = t.bangs_played
        self.swapped = t.swapped
        self.used = t.used.copy()
        self.hand_limit = t.hand_limit(t.turn) if t.phase == DISCARD else 0  # while there is too much to keep
        self.deck_counts = [len(deck) for deck in t.decks]
        common = t.decks[COMMON]
        self.common_back = cards.BACK[common[-1]] if common else -1  # of its top card
        self.mixed = t.mixed  # a bit for each card that was ever shuffled into the common deck
        self.discard = t.discard.copy()  # top last
        self.aside = [card for card in t.aside if knows(t, seat, card)]  # being chosen from
        self.aside_backs = [cards.BACK[card] for card in t.aside]
        self.over = t.over
        self.winners = t.winners.copy()

    def as_dict(self) -> dict[str, object]:
        return VIEW.of(self)


def _sides(numbers: list[int]) -> list[str]:
    return [SIDES[number] for number in numbers]


_DECKS: Final = [*SIDES, "common"]
VIEW: Final = Facts(
    "DuelView",
    "The table of the Duel, as somebody sees it.",
    [
        Fact("seat", int),
        Fact("players", Many(SIDE), lambda v: [side.as_dict() for side in v.sides]),
        Fact("turn", OneOf(SIDES), lambda v: SIDES[v.turn]),
        Fact("turns", int),
        Fact("phase", OneOf(PHASES)),
        Fact("bangs_played", int),
        Fact("swapped", bool),
        Fact("decks", Counts(_DECKS), lambda v: dict(zip(_DECKS, v.deck_counts, strict=True))),
        Fact("discard", Many(str), lambda v: _texts(v.discard[-SHOWN:])),
        Fact("discard_count", int, lambda v: len(v.discard)),
        Fact("asked", OrNone(OneOf(SIDES)), lambda v: SIDES[v.asked] if v.asked >= 0 else None),
        Fact("kind", str),
        Fact("about", str),
        Fact("over", bool),
        Fact("winners", Many(OneOf(SIDES)), lambda v: _sides(v.winners)),
        perhaps("hand_limit", int),
        perhaps("used", Many(str)),
        perhaps("common_back", OneOf(SIDES), lambda v: SIDES[v.common_back] if v.common_back >= 0 else None),
        perhaps("aside", Many(str), lambda v: _texts(v.aside) if v.aside_backs else None),
        perhaps("aside_backs", Many(OneOf(SIDES)), lambda v: _sides(v.aside_backs) or None),
    ],
    game="duel",
)


def knows(t: Table, seat: int, card: int) -> bool:
    """Whether a seat knows where a card is; a spectator knows what everybody knows."""
    known = t.known[card]
    return known < 0 or (seat >= 0 and known >> seat & 1 == 1)
