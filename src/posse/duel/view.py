"""What a player of the Duel may see. The backs of hidden cards are open: they tell from which deck a card came."""

from posse.duel import cards
from posse.duel.cards import LAW, SIDES
from posse.duel.side import Fighter
from posse.duel.table import COMMON, DISCARD, PHASES, SETUP, Table
from posse.kernel.event import Event
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
        out: dict[str, object] = {
            "character": self.character,
            "life": self.life,
            "max_life": self.max_life,
        }
        if self.equipment:
            out["equipment"] = [cards.TEXT[card] for card in self.equipment]
        return out


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
        # One's own group was looked at before it was shuffled: known are the characters, not their order.
        taken = 2 if t.phase == SETUP else 0
        own = seat == viewer
        self.reserve = sorted(side.reserve[: len(side.reserve) - taken]) if own else []
        # In the setup, the two characters taken; once the choice is made the AC comes first.
        self.pair = [side.reserve[-1], side.reserve[-2]] if own and taken else []
        law_backs = sum(cards.BACK[card] == LAW for card in side.hand)
        self.hand_backs = [law_backs, len(side.hand) - law_backs]
        # One's own hand in its order; of the other's the cards one knows to be there, in no order.
        if own:
            self.hand = side.hand.copy()
        else:
            self.hand = sorted(card for card in side.hand if knows(t, viewer, card))

    def as_dict(self) -> dict[str, object]:
        out: dict[str, object] = {
            "name": self.name,
            "ac": None if self.ac is None else self.ac.as_dict(),
            "rc": None if self.rc is None else self.rc.as_dict(),
            "reserve_count": self.reserve_count,
            "hand_count": sum(self.hand_backs),
            "hand_backs": dict(zip(SIDES, self.hand_backs, strict=True)),
        }
        if self.hand:
            out["hand"] = [cards.TEXT[card] for card in self.hand]
        for key, numbers in (("reserve", self.reserve), ("pair", self.pair), ("gone", self.gone)):
            if numbers:
                out[key] = [cards.CHARACTER[number].id for number in numbers]
        return out


class DuelView(View):
    """The table, as somebody sees it. Cards are ints; `as_dict` puts them into words."""

    def __init__(self, t: Table, seat: int, decision: Decision | None, told: list[Event]) -> None:
        super().__init__(seat, -1 if decision is None else decision.player, told)
        self.kind = "" if decision is None else decision.kind  # what the player asked has to decide
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
        out: dict[str, object] = {
            "game": "duel",
            "seat": self.seat,
            "players": [side.as_dict() for side in self.sides],
            "turn": SIDES[self.turn],
            "turns": self.turns,
            "phase": self.phase,
            "bangs_played": self.bangs_played,
            "swapped": self.swapped,
            "decks": dict(zip([*SIDES, "common"], self.deck_counts, strict=True)),
            "discard": [cards.TEXT[card] for card in self.discard[-SHOWN:]],
            "discard_count": len(self.discard),
            "asked": SIDES[self.asked] if self.asked >= 0 else None,
            "kind": self.kind,
            "about": self.about,
            "over": self.over,
            "winners": [SIDES[seat] for seat in self.winners],
        }
        if self.hand_limit:
            out["hand_limit"] = self.hand_limit
        if self.used:
            out["used"] = self.used
        if self.common_back >= 0:
            out["common_back"] = SIDES[self.common_back]
        if self.aside_backs:
            out["aside"] = [cards.TEXT[card] for card in self.aside]
            out["aside_backs"] = [SIDES[back] for back in self.aside_backs]
        return out


def knows(t: Table, seat: int, card: int) -> bool:
    """Whether a seat knows where a card is; a spectator knows what everybody knows."""
    known = t.known[card]
    return known < 0 or (seat >= 0 and known >> seat & 1 == 1)
