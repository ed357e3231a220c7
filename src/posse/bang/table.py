"""The table: its state, what is in force, and the small movements of cards and life that all rules use."""

from posse.bang import cards
from posse.bang.hooks import (
    GONE,
    HAND_EMPTY,
    LAID_DOWN,
    LEFT_HAND,
    LEFT_PLAY,
    LOST_EVERYTHING,
    OFF_THE_DECK,
    OUT_OF_PLAY,
    REROUTES,
    ROBBED,
    SUIT,
    TO_THE_DISCARDS,
)
from posse.bang.in_force import TableInForce
from posse.bang.table_state import (
    DISCARD,
    DRAW,
    END,
    LOST,
    NO_CARD,
    NOBODY,
    NONE,
    PHASES,
    PLAY,
    PUBLIC,
    START,
)
from posse.kernel.option import Option, is_in_play

#: Modules that use the table import these from here too.
__all__ = [
    "DISCARD",
    "DRAW",
    "END",
    "LOST",
    "NOBODY",
    "NONE",
    "NO_CARD",
    "PHASES",
    "PLAY",
    "PUBLIC",
    "START",
    "Table",
]


class Table(TableInForce):
    """The state of a game of BANG!, with everything that can be done with it."""

    __slots__ = ()

    def copy(self) -> "Table":
        twin = Table(
            self.rng,
            self.speaker,
            [p.copy() for p in self.players],
            self.own_goals,
            self.rules_of_table,
            self.sets,
            {id: part.copy() for id, part in self.parts.items()} if self.parts else self.parts,
            self.owning,
        )
        self.copy_to(twin)
        return twin

    def suit(self, card: int) -> int:
        """The suit a card counts as."""
        if self.table_hooks & SUIT:
            for thing in self.table_things(SUIT):
                return thing.suit(self, card)
        return cards.SUIT[card]

    # ---- the deck and the discard pile

    def off_the_deck(self) -> int:
        """Take the top card of the deck, for whatever purpose; NO_CARD if there is none. As soon as the deck is empty,
        the discard pile becomes the new deck."""
        while True:
            if not self.deck:
                self.reshuffle()
                if not self.deck:
                    return NO_CARD
            card = self.deck.pop()
            if self.deck_known and self.known[card]:
                self._who_knows_the_deck()
            if not self.deck:
                self.reshuffle()
            if not (self.table_hooks & REROUTES and self._rerouted(OFF_THE_DECK, card)):
                return card
            if card in self.deck and all(cards.KIND[left] is cards.KIND[card] for left in self.deck):
                return NO_CARD  # it went back, and so would all other cards of the deck: none can be taken

    def _who_knows_the_deck(self) -> None:
        """A known card has left the deck. Views search the deck only for seats that know another card of it."""
        self.deck_known = 0
        for card in self.deck:
            self.deck_known |= self.known[card]

    def reshuffle(self) -> None:
        if self.discard:
            self.deck, self.discard = self.discard, self.deck
            self.shuffle_deck()
            self.tell("reshuffled", count=len(self.deck))

    def shuffle_deck(self) -> None:
        self.deck_known = 0
        for card in self.deck:
            self.known[card] = 0
        self.shuffle(self.deck)

    def put_on_deck(self, card: int) -> None:
        """Put a card on top of the deck. Seats that know it still do."""
        self.deck.append(card)
        self.deck_known |= self.known[card]

    def draw(self, seat: int, count: int, phase_one: bool = False) -> None:
        """A player draws cards from the deck, or in phase 1 from wherever that draws."""
        hand = self.players[seat].hand
        drawn = []
        for _ in range(count):
            card = self.phase_one_card() if phase_one else self.off_the_deck()
            if card == NO_CARD:
                break
            self.known[card] |= 1 << seat
            hand.append(card)
            drawn.append(card)
        if drawn and self.log.telling:
            self.tell_only(1 << seat, "drew", {"cards": tuple(drawn)}, player=seat, count=len(drawn))

    def phase_one_card(self) -> int:
        """Take the next card of phase 1 off its pile; NO_CARD if there is none."""
        if self.draws_from_discards and self.discard:
            return self.discard.pop()
        return self.off_the_deck()

    def put_away(self, card: int) -> None:
        """Put a card on the discard pile."""
        self.known[card] = PUBLIC
        if not (self.table_hooks & REROUTES and self._rerouted(TO_THE_DISCARDS, card)):
            self.discard.append(card)

    def _rerouted(self, way: int, card: int, seat: int = NOBODY) -> bool:
        """Whether a rule of the table has sent a card somewhere else than usual."""
        for thing in self.table_things(REROUTES):
            if thing.reroutes(self, way, card, seat):
                return True
        return False

    # ---- hands

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand. The caller decides where it goes."""
        hand = self.players[seat].hand
        if self.phase == DRAW and seat == self.turn and hand.index(card) < self.drawn_from:
            self.drawn_from -= 1
        hand.remove(card)
        if self.table_hooks & LEFT_HAND:
            for thing in self.table_things(LEFT_HAND):
                thing.left_hand(self, seat, card)
        if not hand:
            self.emptied |= 1 << seat

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.leave_hand(seat, card)
        self.put_away(card)

    def discard_paid(self, seat: int, option: Option) -> list[int]:
        """The hand cards that an option costs go to the discard pile."""
        paid = [card for card in option.paid if isinstance(card, int) and not is_in_play(card)]
        for card in paid:
            self.discard_from_hand(seat, card)
            self.tell("discarded", player=seat, card=card)
        return paid

    def draw_from_here(self) -> None:
        """From here on, the cards that the player on turn gets count as drawn in phase 1."""
        self.drawn_from = len(self.players[self.turn].hand)

    def look_at_hands(self) -> None:
        """Players with something that reacts to an empty hand react now."""
        if self.held_back:
            return
        emptied, self.emptied = self.emptied, 0
        for seat in self.clockwise(self.turn):
            if emptied >> seat & 1 and not self.players[seat].hand:
                for thing in self.things(seat, HAND_EMPTY):
                    thing.hand_empty(self, seat)

    def take_from_hand(self, taker: int, victim: int) -> None:
        """A player takes a random card from another's hand, and its owner reacts."""
        self.pull_from_hand(taker, victim)
        self.robbed_of(victim, taker)
        self.look_at_hands_if_emptied()

    def pull_from_hand(self, taker: int, victim: int) -> None:
        """A random card goes from one hand to another. Nobody reacts to it yet."""
        hand = self.players[victim].hand
        card = hand[self.below(len(hand))]
        self.leave_hand(victim, card)
        both = 1 << taker | 1 << victim
        for left in hand:
            self.known[left] &= both  # nobody else knows now which cards are left
        self.known[card] = both
        self.players[taker].hand.append(card)
        if self.log.telling:
            self.tell_only(both, "took", {"card": card}, player=taker, victim=victim)

    def robbed_of(self, victim: int, thief: int) -> None:
        """A card of a player was taken or discarded by another. The owner's things react."""
        if victim != thief and self.players[victim].hooks & ROBBED and self.players[victim].alive:
            for thing in self.things(victim, ROBBED):
                thing.robbed_of(self, victim, thief)

    def lose_from_hand(self, victim: int) -> None:
        """Discard a random card of a hand."""
        hand = self.players[victim].hand
        card = hand[self.below(len(hand))]
        self.discard_from_hand(victim, card)
        self.tell("discarded", player=victim, card=card)
        self.look_at_hands_if_emptied()

    def look_at_hands_if_emptied(self) -> None:
        if self.emptied:
            self.look_at_hands()

    # ---- cards in play

    def lay_down(self, seat: int, card: int) -> None:
        """Lay a card down in front of a player."""
        self.known[card] = PUBLIC
        self.players[seat].in_play.append(card)
        if self.table_hooks & LAID_DOWN:
            for thing in self.table_things(LAID_DOWN):
                thing.laid_down(self, seat, card)
        self.work_out(seat)

    def leave_play(self, seat: int, card: int) -> None:
        self.players[seat].in_play.remove(card)
        if self.table_hooks & LEFT_PLAY:
            for thing in self.table_things(LEFT_PLAY):
                thing.left_play(self, seat, card)
        self.work_out(seat)
        if card in self.fresh:
            self.fresh.remove(card)

    def discard_from_play(self, seat: int, card: int) -> None:
        self.leave_play(seat, card)
        self.put_away(card)
        if self.log.telling:
            self.tell("discarded", player=seat, card=card, in_play=True)
        if cards.HOOKS[card] & GONE:
            cards.KIND[card].gone(self, seat, card)

    def take_from_play(self, taker: int, owner: int, card: int) -> None:
        """Move a card in play into a hand. Everybody knows which card it is."""
        self.leave_play(owner, card)
        if not self._rerouted(OUT_OF_PLAY, card, taker):
            self.players[taker].hand.append(card)
            self.tell("took", player=taker, victim=owner, card=card, in_play=True)
        self.robbed_of(owner, taker)
        if cards.HOOKS[card] & GONE:
            cards.KIND[card].gone(self, owner, card)

    def in_front(self, seat: int, key: str) -> int:
        """The card of a kind in front of a player, or NO_CARD."""
        for card in self.players[seat].in_play:
            if cards.KEY[card] == key:
                return card
        return NO_CARD

    def is_kept(self, seat: int) -> bool:
        """Whether something in front of a player keeps him in the game without life points."""
        return any(cards.KIND[card].keeps_in_game for card in self.players[seat].in_play)

    def discard_everything(self, seat: int) -> None:
        """All cards of a player, in hand and in play, go to the discard pile; what else he has, a rule may take."""
        for thing in self.table_things(LOST_EVERYTHING):
            thing.lost_everything(self, seat)
        player = self.players[seat]
        lost = player.in_play + sorted(player.hand)
        if not lost:
            return
        self.tell("discarded_all", player=seat, cards=tuple(lost))
        in_play = player.in_play.copy()
        for card in in_play:
            self.leave_play(seat, card)
            self.put_away(card)
        for card in sorted(player.hand):  # nobody may learn in which order the player got them
            self.discard_from_hand(seat, card)
        for card in in_play:
            if cards.HOOKS[card] & GONE:
                cards.KIND[card].gone(self, seat, card)

    # ---- life

    def heal(self, seat: int, amount: int) -> None:
        """Regain life points, up to the maximum."""
        player = self.players[seat]
        gained = min(amount, player.max_life - player.life)
        if gained > 0 and not player.ghost:
            player.life += gained
            self.tell("healed", player=seat, amount=gained, life=player.life)
