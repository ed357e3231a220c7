"""The table: everything on it as plain data, and the small movements of cards and life that all rules are made of."""

from typing import Final

from mypy_extensions import mypyc_attr

from posse.duel import cards
from posse.duel.cards import LAW, OUTLAW
from posse.duel.side import Fighter, Side
from posse.duel.speaker import EITHER_BACK
from posse.duel.things import Thing
from posse.kernel.option import Speaker
from posse.kernel.state import State

# Phases: the setup, then those of a turn.
SETUP: Final = 0
START: Final = 1
DRAW: Final = 2
PLAY: Final = 3
DISCARD: Final = 4
END: Final = 5
PHASES: Final = ["setup", "start", "draw", "play", "discard", "end"]

#: The deck that is made of discards, besides those of the two sides.
COMMON: Final = 2
NOBODY: Final = -1
NO_CARD: Final = -1
#: In `known`: everybody knows where this card is.
PUBLIC: Final = -1


class Hit:
    """One hit on one character."""

    __slots__ = (
        "any_card_avoids",
        "avoided_by",
        "card",
        "key",
        "needs_second_card",
        "seat",
        "shooter",
        "target",
        "tried",
    )

    def __init__(self, shooter: Fighter, target: Fighter, key: str, card: int = NO_CARD) -> None:
        self.seat = shooter.seat  # whose hit it is
        self.shooter = shooter  # the character who fired
        self.target = target
        self.key = key  # of the card or ability that deals it; of the kind a card is used as
        self.card = card  # the card that deals it; NO_CARD for an ability
        self.any_card_avoids = False
        self.needs_second_card = False  # to avoid it takes an additional card
        self.avoided_by: Thing | None = None
        self.tried: list[str] = []  # ways of avoiding it that were used


@mypyc_attr(allow_interpreted_subclasses=True)
class Consequence:
    """Something that was triggered and waits until the card is finished. If its bearer has left play by then, it is
    lost, because abilities are for the living."""

    def __init__(self, bearer: Fighter | None) -> None:
        self.bearer = bearer  # the character whose ability or equipment was triggered; None for a card played

    async def happen(self, t: "Table") -> None:
        raise NotImplementedError

    def fingerprint(self) -> tuple[object, ...]:
        raise NotImplementedError


class Table(State):
    """The state of a Duel."""

    __slots__ = (
        "aside",
        "aside_of",
        "bangs_played",
        "decks",
        "discard",
        "known",
        "mixed",
        "pending",
        "phase",
        "pools",
        "sides",
        "swapped",
        "turn",
        "turns",
        "used",
    )

    def __init__(self, seed: int, speaker: Speaker, pools: list[list[int]]) -> None:
        super().__init__(seed, speaker)
        self.pools = pools  # the characters each group comes from; never changes, shared by all copies
        self.sides = [Side(), Side()]
        self.decks: list[list[int]] = [[], [], []]  # Law, Outlaws, common; the top is the last
        self.discard: list[int] = []  # the top is the last
        self.aside: list[int] = []  # cards off a deck that somebody is choosing from
        self.aside_of = NOBODY  # who alone may look at them
        self.known: list[int] = []  # for each card the seats, as bits, that know where it is
        self.mixed = 0  # a bit for each card that was ever shuffled into the common deck
        self.turn = LAW  # whose turn it is
        self.turns = 0  # how many have begun
        self.phase = SETUP
        self.bangs_played = 0  # BANG! cards played this turn that count against the limit
        self.swapped = False  # the swap of this turn was made
        self.used: list[str] = []  # abilities used this turn that serve once a turn
        self.pending: list[Consequence] = []  # triggered, not yet carried out; empty between effects

    def copy(self) -> "Table":
        twin = Table(self.rng, self.speaker, self.pools)
        twin.over = self.over
        twin.winners = self.winners.copy()
        twin.sides = [side.copy() for side in self.sides]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.discard = self.discard.copy()
        twin.aside = self.aside.copy()
        twin.aside_of = self.aside_of
        twin.known = self.known.copy()
        twin.mixed = self.mixed
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.bangs_played = self.bangs_played
        twin.swapped = self.swapped
        twin.used = self.used.copy()
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.rng,
            self.over,
            tuple(self.winners),
            tuple(side.fingerprint() for side in self.sides),
            tuple(tuple(deck) for deck in self.decks),
            tuple(self.discard),
            tuple(self.aside),
            self.aside_of,
            tuple(self.known),
            self.mixed,
            self.turn,
            self.turns,
            self.phase,
            self.bangs_played,
            self.swapped,
            tuple(self.used),
            tuple(waiting.fingerprint() for waiting in self.pending),
        )

    # ---- characters

    def front(self, seat: int) -> Fighter:
        """The AC of a side."""
        fighter = self.sides[seat].front
        assert fighter is not None
        return fighter

    def behind(self, seat: int) -> Fighter:
        """The RC of a side: the single character of a side is its RC as well."""
        rear = self.sides[seat].rear
        return self.front(seat) if rear is None else rear

    def place(self, fighter: Fighter) -> int:
        """The place of a character in play (see speaker.py)."""
        return fighter.seat * 2 + (1 if self.sides[fighter.seat].rear is fighter else 0)

    def at(self, place: int) -> Fighter:
        """The character at a place."""
        return self.front(place // 2) if place % 2 == 0 else self.behind(place // 2)

    def in_order(self) -> list[Fighter]:
        """Everybody in play in the simultaneous order: AC, then RC, each time first of the side whose turn it is."""
        out: list[Fighter] = []
        own = self.sides[self.turn]
        other = self.sides[1 - self.turn]
        for fighter in (own.front, other.front, own.rear, other.rear):
            if fighter is not None and not fighter.out:
                out.append(fighter)
        return out

    def is_unsettled(self) -> bool:
        """Whether anything follows from what was just done (see settle.py)."""
        if self.pending:
            return True
        for side in self.sides:
            front = side.front
            rear = side.rear
            if (front is not None and front.life <= 0) or (rear is not None and rear.life <= 0):
                return True
        return False

    def is_down_to_one(self, seat: int) -> bool:
        side = self.sides[seat]
        return side.rear is None and not side.reserve

    # ---- things

    def awake(self, fighter: Fighter, hook: int) -> list[Thing]:
        """What answers to a hook for a character who is AC or a target: the ability, then the equipment. Abilities are
        for the living."""
        out: list[Thing] = []
        if fighter.life > 0:
            if cards.CHARACTER_HOOKS[fighter.character] & hook:
                out.append(cards.CHARACTER[fighter.character])
            for card in fighter.equipment:
                if cards.HOOKS[card] & hook:
                    out.append(cards.KIND[card])
        return out

    def things(self, fighter: Fighter, hook: int) -> list[Thing]:
        """As `awake`, but for an RC only what is always active. Only this method knows what is in force."""
        found = self.awake(fighter, hook)
        if found and self.sides[fighter.seat].rear is fighter:
            return [thing for thing in found if thing.always_active]
        return found

    def in_force(self, seat: int) -> int:
        """The hooks and marks of everything that a side has in force."""
        found = 0
        side = self.sides[seat]
        front = side.front
        if front is not None and front.life > 0:
            found = cards.CHARACTER_HOOKS[front.character]
            for card in front.equipment:
                found |= cards.HOOKS[card]
        rear = side.rear
        if rear is not None and rear.life > 0:
            if cards.CHARACTER_ALWAYS_ACTIVE[rear.character]:
                found |= cards.CHARACTER_HOOKS[rear.character]
            for card in rear.equipment:
                if cards.ALWAYS_ACTIVE[card]:
                    found |= cards.HOOKS[card]
        return found

    def count(self, seat: int, mark: int) -> int:
        """How many things with a mark a side has in force."""
        if not self.in_force(seat) & mark:
            return 0
        return sum(len(self.things(fighter, mark)) for fighter in self.sides[seat].fighters())

    def hand_limit(self, seat: int) -> int:
        return max(self.front(seat).life, 2)

    # ---- decks and the discard pile

    def source(self, seat: int) -> int:
        """The deck that counts as a side's own."""
        return seat if self.decks[seat] else COMMON

    def off_the_deck(self, seat: int) -> int:
        """Take the top card of a side's deck; NO_CARD if there is none. The caller puts the card somewhere and then
        calls `renew`."""
        deck = self.decks[self.source(seat)]
        if not deck:
            self.renew(seat)
            deck = self.decks[COMMON]
            if not deck:
                return NO_CARD
        return deck.pop()

    def renew(self, seat: int) -> None:
        """If a side has no deck left, its own or the common one, the discard pile becomes the common deck."""
        common = self.decks[COMMON]
        if self.decks[seat] or common or not self.discard:
            return
        common += self.discard
        self.discard.clear()
        for card in common:
            self.known[card] = 0
            self.mixed |= 1 << card
        self.shuffle(common)
        self.tell("reshuffled", count=len(common))

    def draw(self, seat: int, count: int, deck_of: int = NOBODY) -> list[int]:
        """A side draws cards from its deck, or from that of the other side."""
        deck_of = seat if deck_of == NOBODY else deck_of
        hand = self.sides[seat].hand
        drawn: list[int] = []
        for _ in range(count):
            card = self.off_the_deck(deck_of)
            if card == NO_CARD:
                break
            self.known[card] |= 1 << seat
            hand.append(card)
            drawn.append(card)
            self.renew(deck_of)
        if drawn and self.log.telling:
            self.tell_only(
                1 << seat, "drew", {"cards": tuple(drawn)}, player=seat, count=len(drawn), deck=deck_of
            )
        return drawn

    def put_away(self, card: int) -> None:
        """Put a card on the discard pile."""
        self.known[card] = PUBLIC
        self.discard.append(card)

    # ---- hands

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.sides[seat].hand.remove(card)
        self.put_away(card)

    def backs_in_hand(self, seat: int) -> list[int]:
        """The backs among which a player who draws at random may choose; EITHER_BACK alone if all are alike."""
        count = 0
        hand = self.sides[seat].hand
        for card in hand:
            if cards.BACK[card] == LAW:
                count += 1
        if 0 < count < len(hand):
            return [LAW, OUTLAW]
        return [EITHER_BACK] if hand else []

    def random_from_hand(self, seat: int, back: int) -> int:
        """Take a random card with a back out of a hand."""
        hand = self.sides[seat].hand
        among = hand if back == EITHER_BACK else [card for card in hand if cards.BACK[card] == back]
        card = among[self.below(len(among))]
        hand.remove(card)
        return card

    # ---- equipment

    def lay_down(self, fighter: Fighter, card: int) -> None:
        """Lay equipment down with a character. Equipment of the same name is discarded."""
        for old in fighter.equipment:
            if cards.ID[old] == cards.ID[card]:
                self.discard_from_play(fighter, old)
                break
        self.known[card] = PUBLIC
        fighter.equipment.append(card)

    def discard_from_play(self, fighter: Fighter, card: int) -> None:
        fighter.equipment.remove(card)
        self.put_away(card)
        self.tell("discarded", player=fighter.seat, card=card, character=fighter.character)

    # ---- life

    def heal(self, fighter: Fighter, amount: int) -> None:
        """Regain life points, up to the maximum."""
        gained = min(amount, fighter.max_life - fighter.life)
        if gained > 0:
            fighter.life += gained
            self.tell(
                "healed", player=fighter.seat, character=fighter.character, amount=gained, life=fighter.life
            )
