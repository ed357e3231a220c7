"""The Duel as numbers. One's own side comes first, whichever it is."""

from typing import Final, cast

from posse.duel import cards, registry
from posse.duel.cards import SIDES, SYMBOLS
from posse.duel.speaker import PLACES, is_side, ref_back, ref_hand, ref_place
from posse.duel.table import PHASES
from posse.duel.tell.questions import QUESTIONS
from posse.duel.view import DuelView, FighterView, SideView
from posse.encoding.encoding import Encoding, Look, Words, byte
from posse.kernel.option import Decision, is_card, is_hand, is_in_play, is_player, ref_card
from posse.kernel.view import View

ANOTHER: Final = "another"
NAMES: Final = ("me", "other")
#: The characters in play from the viewer's side: their own two first.
FIGHTERS: Final = ("my AC", "my RC", "other AC", "other RC")
#: Numbers about the table, about each side and about each character in play.
TABLE: Final = (
    "turns",
    "BANG! cards played",
    "swapped",
    "hand limit",
    "Law's deck",
    "Outlaws' deck",
    "common deck",
    "discard pile",
    "cards aside",
    "I am the Law",
    "common deck has a Law card on top",
    "common deck has an Outlaws' card on top",
    "life points at stake",
    "options",
)
SIDE: Final = ("on turn", "asked", "won", "reserve", "Law cards in hand", "Outlaws' cards in hand")
FIGHTER: Final = ("here", "life", "most life", "asked about")
#: What is told about a card or place that an option names.
BACKS: Final = ("back of the Law", "back of the Outlaws")
MARKS: Final = ("unseen card of a hand", "in play")


class DuelEncoding(Encoding):
    """The Duel."""

    def __init__(self) -> None:
        self._characters = Words([ANOTHER, *(who.id for who in registry.ALL_CHARACTERS)])
        kinds = Words([ANOTHER, *(kind.key for kind in registry.ALL_KINDS)])
        self._things = Words(
            [ANOTHER, *kinds.words[1:], *(f"character/{id}" for id in self._characters.words[1:])]
        )
        self._kind = [kinds.place[key] for key in cards.KEY]  # by card
        self._questions = Words([ANOTHER, *QUESTIONS])
        self._phases = Words(PHASES)
        self._by = Words(NAMES)
        self._absent = bytes(len(FIGHTER) + len(self._characters.words) + len(kinds.words))
        part = [*self._things.words, *SYMBOLS, *BACKS, *MARKS, *NAMES, *FIGHTERS]
        super().__init__("duel", part, kinds, [*SYMBOLS, *BACKS], ["reload"])
        self.facts = self._fact_names()

    def _fact_names(self) -> list[str]:
        kinds = self.kinds.words
        out = [
            *TABLE,
            *(f"phase {phase}" for phase in self._phases.words),
            *(f"question {kind}" for kind in self._questions.words),
            *(f"question about {key}" for key in self._things.words),
            *(f"question by {name}" for name in NAMES),
            *(f"used {key}" for key in self._things.words),
            *(f"discarded {key}" for key in kinds),
            *(f"aside {key}" for key in kinds),
        ]
        for place, name in enumerate(NAMES):
            out += [f"{name}: {fact}" for fact in SIDE]
            out += [f"{name}: in hand {key}" for key in kinds]
            out += [f"{name}: gone {id}" for id in self._characters.words]
            out += [f"{name}: in reserve {id}" for id in self._characters.words]
            for fighter in FIGHTERS[2 * place : 2 * place + 2]:
                out += [f"{fighter}: {fact}" for fact in FIGHTER]
                out += [f"{fighter}: character {id}" for id in self._characters.words]
                out += [f"{fighter}: has {key}" for key in kinds]
        return out

    def ring(self, view: View) -> list[int]:
        return _SIDES

    def facts_of(self, view: View, look: Look, decision: Decision | None, out: list[bytes]) -> None:
        v = cast(DuelView, view)
        kinds, kind = self.kinds, self._kind
        numbers = [
            byte(v.turns),
            byte(v.bangs_played),
            int(v.swapped),
            v.hand_limit,
            *v.deck_counts,
            byte(len(v.discard)),
            len(v.aside_backs),
            int(v.seat == cards.LAW),
            int(v.common_back == cards.LAW),
            int(v.common_back == cards.OUTLAW),
            0 if decision is None else byte(decision.amount),
            0 if decision is None else byte(len(decision.options)),
        ]
        out.append(bytes(numbers))
        out.append(self._phases.row(v.phase))
        out.append(self._questions.row(v.kind) if v.kind else self._questions.none)
        out.append(self._things.row(v.about) if v.about else self._things.none)
        by = -1 if decision is None else decision.by
        out.append(self._by.rows[look.place[by]] if by >= 0 else self._by.none)
        out.append(self._things.counted_words(v.used) if v.used else self._things.none)
        out.append(kinds.counted([kind[card] for card in v.discard]))
        out.append(kinds.counted([kind[card] for card in v.aside]))
        target = -1 if decision is None or decision.target < 0 else ref_place(decision.target)
        for seat in look.order:
            self._tell_side(v, seat, target, out)

    def _tell_side(self, v: DuelView, seat: int, target: int, out: list[bytes]) -> None:
        side: SideView = v.sides[seat]
        out.append(
            bytes(
                [
                    int(v.turn == seat),
                    int(v.asked == seat),
                    int(seat in v.winners),
                    side.reserve_count,
                    *side.hand_backs,
                ]
            )
        )
        out.append(self.kinds.counted([self._kind[card] for card in side.hand]))
        out.append(self._characters.counted([number + 1 for number in side.gone]))
        # During setup the two that were taken are still to come; they count as the reserve at that moment.
        out.append(self._characters.counted([number + 1 for number in side.reserve + side.pair]))
        self._tell_fighter(side.ac, target == 2 * seat, out)
        self._tell_fighter(side.rc, target == 2 * seat + 1, out)

    def _tell_fighter(self, fighter: FighterView | None, asked: bool, out: list[bytes]) -> None:
        if fighter is None:
            out.append(self._absent)
            return
        out.append(bytes([1, byte(max(fighter.life, 0)), byte(fighter.max_life), int(asked)]))
        out.append(self._characters.row(fighter.character))
        out.append(self.kinds.counted([self._kind[card] for card in fighter.equipment]))

    # ---- an option

    def kind_of(self, item: int | str) -> int:
        if isinstance(item, str):
            return self.kinds.place.get(item, 0)
        return self._kind[ref_card(item)] if is_card(item) or is_in_play(item) else 0

    def sorts_of(self, item: int | str) -> list[int]:
        if isinstance(item, str) or not (is_card(item) or is_in_play(item)):
            return []
        card = ref_card(item)
        return [cards.SYMBOL[card], len(SYMBOLS) + cards.BACK[card]]

    def mark(self, row: bytearray, item: int | str, look: Look) -> None:
        symbols = len(self._things.words)
        backs = symbols + len(SYMBOLS)
        marks = backs + len(BACKS)
        sides = marks + len(MARKS)
        if isinstance(item, str):
            row[self._things.place.get(item, 0)] += 1
            return
        if is_card(item) or is_in_play(item):
            card = ref_card(item)
            row[self._kind[card]] += 1
            row[symbols + cards.SYMBOL[card]] += 1
            row[backs + cards.BACK[card]] += 1
        if is_in_play(item) or (is_player(item) and not is_side(item)):
            place = ref_place(item)
            row[marks + 1] = int(is_in_play(item))
            row[sides + look.place[place // 2]] = 1
            row[sides + len(NAMES) + 2 * look.place[place // 2] + place % 2] = 1
        elif is_hand(item):
            row[marks] = 1
            row[sides + look.place[ref_hand(item)]] = 1
            if ref_back(item) >= 0:
                row[backs + ref_back(item)] = 1
        elif is_player(item):
            row[sides + look.place[item & 0xFFF]] = 1


#: Nobody changes sides.
_SIDES: Final = list(range(len(SIDES)))
#: Both sides have an AC and an RC.
assert len(PLACES) == len(FIGHTERS)
