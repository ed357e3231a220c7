"""The card game as numbers. A set needs no line here: everything is found in its cards, characters, events, rules and
parts."""

from collections.abc import Sequence
from typing import Final, cast

from posse.bang import cards, choosing
from posse.bang.table import PHASES
from posse.bang.tell.of_set import tells_of
from posse.bang.tell.questions import QUESTIONS
from posse.bang.things import Kind, Thing
from posse.bang.view import BangView, PlayerView
from posse.encoding.encoding import Encoding, Look, Words, byte, seat_names
from posse.kernel.option import (
    Decision,
    is_card,
    is_character,
    is_hand,
    is_in_play,
    ref_card,
    ref_seat,
)
from posse.kernel.shape import Shape
from posse.kernel.view import View
from posse.roles import ROLES

#: The first of every list of words, for words that we do not know.
ANOTHER: Final = "another"
#: Numbers about the table, and about each player.
TABLE: Final = (
    "players",
    "turns",
    "BANG! cards played",
    "my reach",
    "my hand limit",
    "deck",
    "discard pile",
    "cards aside",
    "extra turn",
    "everybody for himself",
    "excess cards go on the deck",
    "how many are asked for",
    "life points at stake",
    "options",
)
PLAYER: Final = (
    "here",
    "alive",
    "ghost",
    "life",
    "most life",
    "hand",
    "distance from me",
    "in my reach",
    "on turn",
    "asked",
    "won",
)
#: What an option says in a word instead of naming something.
SAID: Final = ("yes", "no", "red", "black", "deck", "discard")
#: What is told about a card that an option names, about a place, and about a word.
SUITS: Final = ("spades", "hearts", "diamonds", "clubs", "no suit")
MARKS: Final = ("rank", "unseen card of a hand", "character", "in play", "number")


class BangEncoding(Encoding):
    """The card game with some sets, for a number of seats. With fewer players the last places stay empty."""

    def __init__(self, seats: int, sets: Sequence[str], variants: Sequence[str]) -> None:
        things = _things(sets, variants)
        self._seats = seats
        shapes = _shapes(things)
        self._things = Words([ANOTHER, *(thing.key for thing in things), *(f"part/{id}" for id in shapes)])
        kinds = Words([ANOTHER, *(kind.key for id in sets for kind in cards.SETS[id].kinds_with_copies())])
        self._characters = Words([ANOTHER, *(who.id for id in sets for who in cards.SETS[id].characters)])
        self._questions = Words([ANOTHER, *_questions(sets, variants)])
        self._shapes = Words([ANOTHER, *shapes])
        self._phases = Words(PHASES)
        self._roles = Words(["role hidden", *ROLES])
        self._said = Words([ANOTHER, *SAID])
        self._kind = [kinds.place.get(key, 0) for key in cards.KEY]  # by card
        self._thing = [self._things.place.get(key, 0) for key in cards.KEY]
        self._card = dict(zip(cards.TEXT, self._kind, strict=True))
        self._by = Words(seat_names(seats))
        self._empty_seat = bytes(
            len(PLAYER)
            + len(self._roles.words)
            + 2 * len(self._characters.words)
            + 2 * len(kinds.words)
            + len(self._shapes.words)
        )
        self._no_shapes = bytes(2 * len(self._shapes.words) + 2 * len(self._things.words))
        self._kept: dict[tuple[str, ...], bytes] = {}  # what holds for everybody and seldom changes
        super().__init__("bang", self._part_names(), kinds, SUITS, _purposes(things))
        self.facts = self._fact_names()

    # ---- what stands where

    def _fact_names(self) -> list[str]:
        things, kinds = self._things.words, self.kinds.words
        out = [
            *TABLE,
            *(f"phase {phase}" for phase in self._phases.words),
            *(f"question {kind}" for kind in self._questions.words),
            *(f"question about {key}" for key in things),
            *(f"question by {seat}" for seat in self._by.words),
            *(f"in force {key}" for key in things),
            *(f"used {key}" for key in things),
            *(f"discarded {key}" for key in kinds),
            *(f"top of the discard pile {key}" for key in kinds),
            *(f"aside {key}" for key in kinds),
            *(f"top of the deck {key}" for key in kinds),
            *(f"laid down this turn {key}" for key in kinds),
            *(f"count of {id}" for id in self._shapes.words),
            *(f"place of {id}" for id in self._shapes.words),
            *(f"in the middle {key}" for key in things),
            *(f"comes next {key}" for key in things),
        ]
        for seat in self._by.words:
            out += [f"{seat}: {name}" for name in PLAYER]
            out += [f"{seat}: {role}" for role in self._roles.words]
            out += [f"{seat}: character {id}" for id in self._characters.words]
            out += [f"{seat}: copies {id}" for id in self._characters.words]
            out += [f"{seat}: in play {key}" for key in kinds]
            out += [f"{seat}: in hand {key}" for key in kinds]
            out += [f"{seat}: count of {id}" for id in self._shapes.words]
        return out

    def _part_names(self) -> list[str]:
        said = [f"word {word}" for word in self._said.words]
        return [*self._things.words, *SUITS, *MARKS, *said, *seat_names(self._seats)]

    # ---- an observation

    def ring(self, view: View) -> list[int]:
        return cast(BangView, view).ring

    def facts_of(self, view: View, look: Look, decision: Decision | None, out: list[bytes]) -> None:
        v = cast(BangView, view)
        self._tell_table(v, look, decision, out)
        by_seat = self._tell_shapes(v, out) if v.shapes else None
        for seat in look.order:
            shapes = self._shapes.none if by_seat is None else bytes(by_seat[seat])
            self._tell_player(v, seat, shapes, out)
        for _ in range(len(v.players), self._seats):
            out.append(self._empty_seat)

    def _tell_table(self, v: BangView, look: Look, decision: Decision | None, out: list[bytes]) -> None:
        kinds, kind = self.kinds, self._kind
        numbers = [
            len(v.players),
            byte(v.turns),
            byte(v.bangs_played),
            byte(v.reach),
            byte(v.hand_limit),
            byte(v.deck_count),
            byte(len(v.discard)),
            v.aside_count,
            int(v.extra_turn),
            int(v.goal != ""),
            int(v.excess_on_deck),
            0,
            0,
            0,
        ]
        by = self._by.none
        if decision is not None:
            numbers[-3] = byte(decision.count)
            numbers[-2] = byte(decision.amount)
            numbers[-1] = byte(len(decision.options))
            if decision.by >= 0:
                by = self._by.rows[look.place[decision.by]]
        out.append(bytes(numbers))
        out.append(self._phases.row(v.phase))
        out.append(self._questions.row(v.kind) if v.kind else self._questions.none)
        out.append(self._things.row(v.about) if v.about else self._things.none)
        out.append(by)
        out.append(self._holding(v.in_force))
        out.append(self._things.counted_words(v.used))
        discard = v.discard
        if discard:
            counts = [0] * len(kinds.words)
            for card in discard:
                counts[kind[card]] += 1
            out.append(bytes(counts))
            out.append(kinds.rows[kind[discard[-1]]])
        else:
            out.append(kinds.none)
            out.append(kinds.none)
        out.append(kinds.counted([kind[card] for card in v.aside]) if v.aside else kinds.none)
        out.append(kinds.rows[kind[v.deck_top[0]]] if v.deck_top else kinds.none)
        out.append(kinds.counted([kind[card] for card in v.fresh]) if v.fresh else kinds.none)
        if not v.shapes:
            out.append(self._no_shapes)

    def _holding(self, keys: list[str]) -> bytes:
        if not keys:
            return self._things.none
        kept = tuple(keys)
        row = self._kept.get(kept)
        if row is None:
            row = self._kept[kept] = self._things.counted_words(keys)
        return row

    def _tell_player(self, v: BangView, seat: int, shapes: bytes, out: list[bytes]) -> None:
        player: PlayerView = v.players[seat]
        kinds, kind = self.kinds, self._kind
        distance = player.distance
        out.append(
            bytes(
                [
                    1,
                    int(player.alive),
                    int(player.ghost),
                    byte(player.life),
                    byte(player.max_life),
                    byte(player.hand_count),
                    byte(distance),
                    int(0 < distance <= v.reach),
                    int(v.turn == seat),
                    int(v.asked == seat),
                    int(seat in v.winners),
                ]
            )
        )
        out.append(self._roles.row(player.role))
        out.append(self._characters.row(player.character))
        out.append(self._characters.counted_words(player.copies) if player.copies else self._characters.none)
        out.append(kinds.counted([kind[card] for card in player.in_play]) if player.in_play else kinds.none)
        out.append(kinds.counted([kind[card] for card in player.hand]) if player.hand else kinds.none)
        out.append(shapes)

    def _tell_shapes(self, v: BangView, out: list[bytes]) -> list[bytearray]:
        """What the parts of the table show: in the middle, and for each seat how much of it is there."""
        counts, places = bytearray(self._shapes.none), bytearray(self._shapes.none)
        lying, next_up = bytearray(self._things.none), bytearray(self._things.none)
        by_seat = [bytearray(self._shapes.none) for _ in v.players]
        for shape in v.shapes:
            where = self._shapes.place.get(shape.id, 0)
            row = by_seat[shape.seat] if shape.seat >= 0 else counts
            row[where] = byte(row[where] + _size(shape))
            if shape.seat < 0:
                if shape.position >= 0:
                    places[where] = byte(shape.position + 1)
                for name in shape.cards:
                    lying[self._named(name)] = 1
                if shape.next:
                    next_up[self._named(shape.next)] = 1
        out += [bytes(counts), bytes(places), bytes(lying), bytes(next_up)]
        return by_seat

    def _named(self, name: str) -> int:
        """The place of something that a shape names: by its key, or as a card."""
        place = self._things.place.get(name)
        if place is None:
            kind = self._card.get(name, 0)
            place = self._things.place.get(self.kinds.words[kind], 0)
        return place

    # ---- an option

    def kind_of(self, item: int | str) -> int:
        if isinstance(item, str):
            return self.kinds.place.get(item, 0)
        return self._kind[ref_card(item)] if is_card(item) or is_in_play(item) else 0

    def sorts_of(self, item: int | str) -> list[int]:
        return (
            [cards.SUIT[ref_card(item)]]
            if isinstance(item, int) and (is_card(item) or is_in_play(item))
            else []
        )

    def mark(self, row: bytearray, item: int | str, look: Look) -> None:
        suits = len(self._things.words)
        marks = suits + len(SUITS)
        said = marks + len(MARKS)
        seats = said + len(self._said.words)
        if isinstance(item, str):
            place = self._things.place.get(item, self._things.place.get(f"card/{item}"))
            if place is not None:
                row[place] += 1
            elif item.isdecimal():
                row[marks + 4] = byte(int(item))
            else:
                row[said + self._said.place.get(item, 0)] = 1
            return
        if is_card(item) or is_in_play(item):
            card = ref_card(item)
            row[self._thing[card]] += 1
            row[suits + cards.SUIT[card]] += 1
            row[marks] = cards.RANK[card]
        if not is_card(item):
            row[seats + look.place[ref_seat(item)]] += 1
            row[marks + 1] = int(is_hand(item))
            row[marks + 2] = int(is_character(item))
            row[marks + 3] = int(is_in_play(item))


def _size(shape: Shape) -> int:
    """How much a shape shows: tokens, or cards."""
    return shape.count or len(shape.cards)


def _things(sets: Sequence[str], variants: Sequence[str]) -> list[Thing]:
    """Everything in some sets that carries rules. A variant that ends before the first turn has a place only where it
    is played."""
    out: list[Thing] = []
    for id in sets:
        each = cards.SETS[id]
        out += each.kinds_with_copies()
        lasting = [variant for variant in each.variants if variant.offers == 1 or variant.id in variants]
        out += [*each.characters, *lasting, *each.bills, *each.rules]
    return out


def _shapes(things: list[Thing]) -> list[str]:
    """The ids of everything that the parts of some things show."""
    parts = [part for thing in things for part in thing.parts() if part.is_seen]
    return [id for part in parts for id in (part.id, *part.shows)]


def _questions(sets: Sequence[str], variants: Sequence[str]) -> list[str]:
    """The kinds of decisions, including those of the sets."""
    own = tells_of(list(sets), list(variants)).questions
    offered = any(cards.VARIANTS[id].offers > 1 for id in variants if id in cards.VARIANTS)
    asked = [kind for kind in QUESTIONS if offered or kind != choosing.KIND]
    return [*asked, *sorted(kind for kind in own if "/" not in kind and kind not in QUESTIONS)]


def _purposes(things: list[Thing]) -> list[str]:
    """What cards may be played for, if their players say so."""
    out: list[str] = []
    for thing in things:
        if thing.purpose:
            out.append(thing.purpose)
        if isinstance(thing, Kind):
            out += thing.purposes
    return out
