"""The table: everything on it as plain data, and the small movements of cards and life that all rules are made of."""

from typing import Final

from posse.bang import cards
from posse.bang.player import Player
from posse.bang.things import (
    HAND_EMPTY,
    OFF_THE_DECK,
    OUT_OF_PLAY,
    REROUTES,
    SILENCES_ABILITIES,
    SILENCES_CARDS,
    SUIT,
    TO_THE_DISCARDS,
    Goals,
    Thing,
)
from posse.kernel.option import Option, Speaker
from posse.kernel.state import State

# Phases of a turn.
START: Final = 0
DRAW: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
END: Final = 4
LOST: Final = 5  # the turn is lost and has no end of its own
PHASES: Final = ["start", "draw", "play", "discard", "end", "end"]

NOBODY: Final = -1
NO_CARD: Final = -1
NO_EVENT: Final = -1
NONE: Final[list[int]] = []
NO_THINGS: Final[list[Thing]] = []
#: Everybody knows where this card is.
PUBLIC: Final = -1


class Table(State):
    """The state of a game of BANG!."""

    __slots__ = (
        "abilities_silenced",
        "aside",
        "bangs_played",
        "cards_silenced",
        "deaths",
        "deck",
        "discard",
        "emptied",
        "event",
        "events",
        "events_out",
        "extra_turn",
        "first",
        "fresh",
        "goals",
        "held_back",
        "known",
        "once",
        "owed",
        "phase",
        "players",
        "revealing",
        "rules_of_table",
        "shown",
        "stick",
        "table_hooks",
        "turn",
        "turns",
        "used",
    )

    def __init__(
        self, seed: int, speaker: Speaker, players: list[Player], goals: Goals, rules_of_table: list[Thing]
    ) -> None:
        super().__init__(seed, speaker)
        self.players = players
        self.goals = goals  # what wins now
        self.rules_of_table = rules_of_table  # variants in use; never changes, shared by all copies
        self.deck: list[int] = []  # the top is the last
        self.discard: list[int] = []  # the top is the last
        self.aside: list[int] = []  # cards off the deck that somebody is looking at or choosing from
        self.known: list[int] = []  # for each card the seats, as bits, that know where it is
        self.turn = 0  # whose turn it is
        self.turns = 0  # how many have begun
        self.phase = START
        self.bangs_played = 0  # BANG! cards played this turn
        self.deaths: list[int] = []  # seats in the order of elimination
        self.first = 0  # who began the game
        self.revealing = False  # this turn begins with a new event
        self.extra_turn = False  # this turn is one beyond the round
        self.used: list[str] = []  # ids of what was used this turn, once for each use
        self.once: list[str] = []  # ids of what has happened and happens only once in a game
        self.fresh: list[int] = []  # cards laid down this turn that must wait for a later one
        self.shown = NO_CARD  # the card drawn this turn that must be played
        self.event = NO_EVENT  # the event in force
        self.events: list[int] = []  # the stack of events to come; the top is the last
        self.events_out: list[int] = []  # events left out of the game, nobody knows which
        self.stick = NOBODY  # who holds the Stick of Dynamite
        self.emptied = 0  # a bit for each seat whose hand became empty since the hands were last looked at
        self.held_back = 0  # while above 0 nobody reacts to an empty hand or to his own answers
        self.owed: list[tuple[int, int]] = []  # seats and the cards they answered with while it was held back
        # What is in force, worked out by `refresh` from the fields above.
        self.table_hooks = 0  # the hooks that rules of the whole table answer to
        self.abilities_silenced = False
        self.cards_silenced = 0  # a bit for each seat whose cards in play are without effect

    def copy(self) -> "Table":
        twin = Table(
            self.rng, self.speaker, [p.copy() for p in self.players], self.goals, self.rules_of_table
        )
        twin.over = self.over
        twin.winners = self.winners.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.aside = self.aside.copy()
        twin.known = self.known.copy()
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.bangs_played = self.bangs_played
        twin.deaths = self.deaths.copy()
        twin.stick = self.stick
        twin.emptied = self.emptied
        twin.held_back = self.held_back
        twin.owed = self.owed.copy()
        twin.first = self.first
        twin.revealing = self.revealing
        twin.extra_turn = self.extra_turn
        twin.used = self.used.copy()
        twin.once = self.once.copy()
        twin.fresh = self.fresh.copy()
        twin.shown = self.shown
        twin.event = self.event
        twin.events = self.events.copy()
        twin.events_out = self.events_out.copy()
        twin.table_hooks = self.table_hooks
        twin.abilities_silenced = self.abilities_silenced
        twin.cards_silenced = self.cards_silenced
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.rng,
            self.over,
            tuple(self.winners),
            self.goals.id,
            tuple(p.fingerprint() for p in self.players),
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.aside),
            tuple(self.known),
            self.turn,
            self.turns,
            self.phase,
            self.bangs_played,
            tuple(self.deaths),
            self.stick,
            self.emptied,
            self.held_back,
            tuple(self.owed),
            self.first,
            self.revealing,
            self.extra_turn,
            tuple(self.used),
            tuple(self.once),
            tuple(self.fresh),
            self.shown,
            self.event,
            tuple(self.events),
            tuple(self.events_out),
        )

    # ---- seats

    def living(self) -> int:
        """How many players are in the game."""
        count = 0
        for p in self.players:
            if p.alive:
                count += 1
        return count

    def clockwise(self, first: int) -> list[int]:
        """The players in the game, clockwise from a seat on, that seat included."""
        n = len(self.players)
        players = self.players
        out = []
        for i in range(first, first + n):
            seat = i if i < n else i - n
            if players[seat].alive:
                out.append(seat)
        return out

    def others(self, seat: int) -> list[int]:
        """The other players in the game, clockwise from the left of a seat."""
        return [other for other in self.clockwise(seat) if other != seat]

    # ---- things in force: the one place that knows which they are

    def abilities(self, seat: int) -> list[int]:
        """The characters whose abilities a player has now."""
        return NONE if self.abilities_silenced else self.players[seat].abilities

    def working(self, seat: int) -> list[int]:
        """The cards in front of a player that have an effect now."""
        return NONE if self.cards_silenced >> seat & 1 else self.players[seat].in_play

    def things(self, seat: int, hook: int) -> list[Thing]:
        """What a player has that answers to a hook: his abilities, then his cards in play."""
        if not self.players[seat].hooks & hook:
            return NO_THINGS
        out: list[Thing] = []
        for number in self.abilities(seat):
            if cards.CHARACTER_HOOKS[number] & hook:
                out.append(cards.CHARACTER[number])
        for card in self.working(seat):
            if cards.HOOKS[card] & hook:
                out.append(cards.KIND[card])
        return out

    def table_things(self, hook: int) -> list[Thing]:
        """What answers to a hook for everybody: the variants in use, then the event in force."""
        if not self.table_hooks & hook:
            return NO_THINGS
        out = [thing for thing in self.rules_of_table if thing.hooks & hook]
        if self.event != NO_EVENT and cards.EVENT[self.event].hooks & hook:
            out.append(cards.EVENT[self.event])
        return out

    def turn_passes(self) -> None:
        """The turn passes to another player, or ends with its player: what depends on whose turn it is changes."""
        if self.cards_silenced or self.players[self.turn].hooks & SILENCES_CARDS:
            self.refresh()

    def change_abilities(self, seat: int, copied: list[int]) -> None:
        """A player has his own ability and those he copies from now on."""
        player = self.players[seat]
        player.abilities = [player.character, *copied]
        if not player.hand:
            self.emptied |= 1 << seat  # the new ability may see to that
        self.refresh()

    def refresh(self) -> None:
        """Work out anew what is in force; whoever changes the event or an ability must say so."""
        self.table_hooks = 0
        for thing in self.rules_of_table:
            self.table_hooks |= thing.hooks
        if self.event != NO_EVENT:
            self.table_hooks |= cards.EVENT[self.event].hooks
        self.abilities_silenced = False
        for thing in self.table_things(SILENCES_ABILITIES):
            self.abilities_silenced = self.abilities_silenced or thing.silences_abilities(self)
        self.cards_silenced = 0
        for thing in self.silencers():
            for seat in range(len(self.players)):
                if thing.silences_cards(self, seat):
                    self.cards_silenced |= 1 << seat
        for seat in range(len(self.players)):
            self.work_out(seat)

    def silencers(self) -> list[Thing]:
        """What may leave the cards in front of players without effect: rules of the table, then the abilities of the
        player on turn."""
        out = self.table_things(SILENCES_CARDS)
        if self.players[self.turn].alive:
            for number in self.abilities(self.turn):
                if cards.CHARACTER_HOOKS[number] & SILENCES_CARDS:
                    out = [*out, cards.CHARACTER[number]]
        return out

    def work_out(self, seat: int) -> None:
        """Work out anew what a player's abilities and cards in play make of him."""
        player = self.players[seat]
        hooks, nearer, farther, reach, bangs, flips = 0, 0, 0, 1, 1, 1
        for number in self.abilities(seat):
            hooks |= cards.CHARACTER_HOOKS[number]
            nearer += cards.CHARACTER_NEARER[number]
            farther += cards.CHARACTER_FARTHER[number]
            bangs += cards.CHARACTER_MORE_BANGS[number]
            flips += cards.CHARACTER_MORE_FLIPS[number]
        for card in self.working(seat):
            hooks |= cards.HOOKS[card]
            nearer += cards.NEARER[card]
            farther += cards.FARTHER[card]
            bangs += cards.MORE_BANGS[card]
            flips += cards.MORE_FLIPS[card]
            reach = cards.REACH[card] or reach
        if self.event != NO_EVENT:
            bangs += cards.EVENT[self.event].more_bangs
        player.hooks = hooks
        player.sees_nearer = nearer
        player.seen_farther = farther
        player.reach = reach
        player.bang_limit = bangs
        player.flips = flips

    # ---- numbers that things change

    def from_beer(self, seat: int) -> int:
        """How many life points a Beer gives a player."""
        return 1 + sum(cards.CHARACTER[number].more_from_beer for number in self.abilities(seat))

    def hand_limit(self, seat: int) -> int:
        """How many cards a player may hold at the end of his turn; a ghost none."""
        player = self.players[seat]
        if player.ghost:
            return 0
        limit = player.life
        for number in self.abilities(seat):
            limit = max(limit, cards.CHARACTER[number].holds)
        return limit

    def suit(self, card: int) -> int:
        """The suit a card counts as."""
        for thing in self.table_things(SUIT):
            return thing.suit(self, card)
        return cards.SUIT[card]

    # ---- the deck and the discard pile

    def off_the_deck(self) -> int:
        """Take the top card of the deck, whatever it is for; NO_CARD if there is none. As soon as the deck is
        empty the discard pile becomes the new one."""
        while True:
            if not self.deck:
                self.reshuffle()
                if not self.deck:
                    return NO_CARD
            card = self.deck.pop()
            if not self.deck:
                self.reshuffle()
            if not (self.table_hooks & REROUTES and self._rerouted(OFF_THE_DECK, card)):
                return card
            if card in self.deck and all(cards.KEY[left] == cards.KEY[card] for left in self.deck):
                return NO_CARD  # it went back among nothing but its like

    def reshuffle(self) -> None:
        if self.discard:
            self.deck, self.discard = self.discard, self.deck
            self.shuffle_deck()
            self.tell("reshuffled", count=len(self.deck))

    def shuffle_deck(self) -> None:
        for card in self.deck:
            self.known[card] = 0
        self.shuffle(self.deck)

    def draw(self, seat: int, count: int, phase_one: bool = False) -> None:
        """A player takes cards from the deck, or wherever phase 1 takes them from, into his hand."""
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
        """The next card of phase 1, off its pile; NO_CARD if there is none."""
        if self.discard and self.draws_from_discards():
            return self.discard.pop()
        return self.off_the_deck()

    def extra_draw(self) -> int:
        """How many of the cards of phase 1 come at its end, whatever the draw was."""
        return cards.EVENT[self.event].extra_draw if self.event != NO_EVENT else 0

    def draws_from_discards(self) -> bool:
        return self.event != NO_EVENT and cards.EVENT[self.event].draws_from_discards

    def put_away(self, card: int) -> None:
        """Lay a card on the discard pile."""
        self.known[card] = PUBLIC
        if not (self.table_hooks & REROUTES and self._rerouted(TO_THE_DISCARDS, card)):
            self.discard.append(card)

    def _rerouted(self, way: int, card: int) -> bool:
        """Whether a rule of the table has given a card on its way another place."""
        for thing in self.table_things(REROUTES):
            if thing.reroutes(self, way, card):
                return True
        return False

    # ---- hands

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand; where it goes is the caller's business."""
        hand = self.players[seat].hand
        hand.remove(card)
        if card == self.shown:
            self.shown = NO_CARD  # whatever was to be done with it, it is gone
        if not hand:
            self.emptied |= 1 << seat

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.leave_hand(seat, card)
        self.put_away(card)

    def discard_paid(self, seat: int, option: Option) -> list[int]:
        """The hand cards that an option costs go to the discard pile."""
        paid = [card for card in option.paid if isinstance(card, int)]
        for card in paid:
            self.discard_from_hand(seat, card)
            self.tell("discarded", player=seat, card=card)
        return paid

    def look_at_hands(self) -> None:
        """Whoever reacts to an empty hand does so now."""
        if self.held_back:
            return
        emptied, self.emptied = self.emptied, 0
        for seat in self.clockwise(self.turn):
            if emptied >> seat & 1 and not self.players[seat].hand:
                for thing in self.things(seat, HAND_EMPTY):
                    thing.hand_empty(self, seat)

    def take_from_hand(self, taker: int, victim: int) -> None:
        """A random card goes from one hand to another."""
        hand = self.players[victim].hand
        card = hand[self.below(len(hand))]
        self.leave_hand(victim, card)
        both = 1 << taker | 1 << victim
        for left in hand:
            self.known[left] &= both  # nobody else knows any more which cards stayed
        self.known[card] = both
        self.players[taker].hand.append(card)
        if self.log.telling:
            self.tell_only(both, "took", {"card": card}, player=taker, victim=victim)
        self.look_at_hands_if_emptied()

    def lose_from_hand(self, victim: int) -> None:
        """A random card of a hand is discarded."""
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
        """A card comes to lie in front of a player."""
        self.known[card] = PUBLIC
        self.players[seat].in_play.append(card)
        self.work_out(seat)

    def leave_play(self, seat: int, card: int) -> None:
        self.players[seat].in_play.remove(card)
        self.work_out(seat)
        if card in self.fresh:
            self.fresh.remove(card)

    def discard_from_play(self, seat: int, card: int) -> None:
        self.leave_play(seat, card)
        self.put_away(card)
        self.tell("discarded", player=seat, card=card, in_play=True)

    def take_from_play(self, taker: int, owner: int, card: int) -> None:
        """A card in play goes into a hand; everybody knows which."""
        self.leave_play(owner, card)
        if not self._rerouted(OUT_OF_PLAY, card):
            self.players[taker].hand.append(card)
            self.tell("took", player=taker, victim=owner, card=card, in_play=True)

    def in_front(self, seat: int, key: str) -> int:
        """The card of a kind in front of a player, or NO_CARD."""
        for card in self.players[seat].in_play:
            if cards.KEY[card] == key:
                return card
        return NO_CARD

    def discard_everything(self, seat: int) -> None:
        """All cards of a player, in hand and in play, go to the discard pile."""
        player = self.players[seat]
        lost = player.in_play + sorted(player.hand)
        if not lost:
            return
        self.tell("discarded_all", player=seat, cards=tuple(lost))
        for card in player.in_play.copy():
            self.leave_play(seat, card)
            self.put_away(card)
        for card in sorted(player.hand):  # nobody may learn in which order he got them
            self.discard_from_hand(seat, card)

    # ---- life

    def heal(self, seat: int, amount: int) -> None:
        """Regain life, never beyond the maximum."""
        player = self.players[seat]
        gained = min(amount, player.max_life - player.life)
        if gained > 0 and not player.ghost:
            player.life += gained
            self.tell("healed", player=seat, amount=gained, life=player.life)
