"""The table: everything on it as plain data, and the small movements of cards and life that all rules are made of."""

from typing import Final

from posse.bang import cards
from posse.bang.hooks import (
    GAINED,
    GOALS,
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
    SHOWS_HANDS,
    SILENCES_ABILITIES,
    SILENCES_CARDS,
    SUIT,
    TO_THE_DISCARDS,
)
from posse.bang.parts import Part
from posse.bang.player import Player
from posse.bang.things import Goals, Thing
from posse.kernel.option import Option, Speaker, is_in_play
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
NONE: Final[list[int]] = []
NO_THINGS: Final[list[Thing]] = []
#: Everybody knows where this card is.
PUBLIC: Final = -1


class Table(State):
    """The state of a game of BANG!."""

    __slots__ = (
        "abilities_silenced",
        "answering",
        "around",
        "aside",
        "bangs_played",
        "cards_silenced",
        "deaths",
        "deck",
        "deck_known",
        "discard",
        "drawn_from",
        "draws_from_discards",
        "emptied",
        "end_waits",
        "excess_on_deck",
        "extra_draw",
        "extra_turn",
        "fallen",
        "first",
        "fresh",
        "further_turns",
        "goals",
        "guest",
        "hands_open",
        "heard",
        "held_back",
        "in_force",
        "in_force_keys",
        "known",
        "more_bangs",
        "once",
        "opening",
        "orders",
        "owed",
        "own_goals",
        "owning",
        "parts",
        "phase",
        "players",
        "ring",
        "rules_of_table",
        "sets",
        "step",
        "table_hooks",
        "turn",
        "turn_won",
        "turns",
        "used",
    )

    def __init__(
        self,
        seed: int,
        speaker: Speaker,
        players: list[Player],
        goals: Goals,
        rules_of_table: list[Thing],
        sets: list[str],
        parts: dict[str, Part],
        owning: list[str],
    ) -> None:
        super().__init__(seed, speaker)
        self.players = players
        self.own_goals = goals  # what wins, unless something in force says otherwise
        # Variants in use and rules of the sets, and the ids of the sets; never changes, shared by all copies.
        self.rules_of_table = rules_of_table
        self.sets = sets
        self.parts = parts  # by id: state that sets own
        self.owning = owning  # the ids of the parts by which players have things; shared by all copies
        self.ring: list[int] = []  # the seats clockwise, as the players sit now: see `sit`
        self.around: list[list[int]] = []  # for each seat the ring from that seat on
        self.deck: list[int] = []  # the top is the last
        self.deck_known = 0  # bits of the seats that may know a card of it
        self.discard: list[int] = []  # the top is the last
        self.aside: list[int] = []  # cards off the deck that somebody is looking at or choosing from
        self.known: list[int] = []  # for each card the seats, as bits, that know where it is
        self.turn = 0  # whose turn it is
        self.turns = 0  # how many have begun
        self.phase = START
        self.bangs_played = 0  # BANG! cards played this turn
        self.deaths: list[int] = []  # seats in the order of elimination
        self.first = 0  # who began the game
        self.opening = False  # before anything else of this turn, a new event or the like is turned up
        self.extra_turn = False  # this turn is not a regular one: it comes on top of the round
        self.further_turns = 0  # how many extra turns the player on turn takes after this one
        self.turn_won = False  # one of them was given by a "draw!" at the end of this one
        self.guest = ""  # the key of what brought the player on turn back into the game, for this turn only
        self.used: list[str] = []  # keys of what was used this turn, once for each use
        self.once: list[str] = []  # keys of what can happen only once in a game and has happened
        self.drawn_from = 0  # in phase 1, from where on the hand of the player on turn is what he drew in it
        self.fresh: list[int] = []  # cards laid down this turn that must wait for a later one
        self.end_waits = 0  # while above 0, nobody checks whether the game is over
        self.fallen: list[tuple[int, int]] = []  # who was eliminated meanwhile, and by whom
        self.emptied = 0  # a bit for each seat whose hand became empty, until `look_at_hands`
        self.held_back = 0  # while above 0 nobody reacts to an empty hand or to his own answers
        self.owed: list[tuple[int, int]] = []  # the answers of that time, as seat and card
        self.orders = NOBODY  # who has ordered the card that is being played, and names its targets
        # What is in force, worked out by `refresh` from the fields above.
        self.in_force: list[Thing] = rules_of_table  # what holds for the whole table
        self.in_force_keys: list[str] = []  # a new list whenever it changes: views have it too
        self.table_hooks = 0  # the hooks that rules of the whole table answer to
        self.answering: dict[int, list[Thing]] = {}  # by hook, as far as somebody asked; copies share it
        self.heard = 0  # the hooks that anything at the table answers to, or did a moment ago
        self.abilities_silenced = 0  # a bit for each seat that has no ability
        self.cards_silenced = 0  # a bit for each seat whose cards in play are without effect
        self.goals = goals  # what wins now
        self.hands_open = False  # everybody may see all hands
        self.step = 1  # the way in which turns pass: 1 to the left, -1 to the right
        self.more_bangs = 0  # BANG! cards a turn beyond a player's own limit
        self.extra_draw = 0  # how many of the cards of phase 1 are drawn at its end
        self.draws_from_discards = False
        self.excess_on_deck = False

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
        twin.ring = self.ring
        twin.around = self.around
        twin.over = self.over
        twin.winners = self.winners.copy()
        twin.deck = self.deck.copy()
        twin.deck_known = self.deck_known
        twin.discard = self.discard.copy()
        twin.aside = self.aside.copy()
        twin.known = self.known.copy()
        twin.turn = self.turn
        twin.turns = self.turns
        twin.phase = self.phase
        twin.bangs_played = self.bangs_played
        twin.deaths = self.deaths.copy()
        twin.end_waits = self.end_waits
        twin.fallen = self.fallen.copy()
        twin.emptied = self.emptied
        twin.held_back = self.held_back
        twin.owed = self.owed.copy()
        twin.orders = self.orders
        twin.first = self.first
        twin.opening = self.opening
        twin.extra_turn = self.extra_turn
        twin.further_turns = self.further_turns
        twin.turn_won = self.turn_won
        twin.guest = self.guest
        twin.used = self.used.copy()
        twin.once = self.once.copy()
        twin.fresh = self.fresh.copy()
        twin.drawn_from = self.drawn_from
        twin.in_force = self.in_force
        twin.in_force_keys = self.in_force_keys
        twin.table_hooks = self.table_hooks
        twin.answering = self.answering
        twin.heard = self.heard
        twin.abilities_silenced = self.abilities_silenced
        twin.cards_silenced = self.cards_silenced
        twin.goals = self.goals
        twin.hands_open = self.hands_open
        twin.step = self.step
        twin.more_bangs = self.more_bangs
        twin.extra_draw = self.extra_draw
        twin.draws_from_discards = self.draws_from_discards
        twin.excess_on_deck = self.excess_on_deck
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.rng,
            self.over,
            tuple(self.winners),
            self.own_goals.id,
            tuple(self.ring),
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
            self.end_waits,
            tuple(self.fallen),
            self.emptied,
            self.held_back,
            tuple(self.owed),
            self.orders,
            self.first,
            self.opening,
            self.extra_turn,
            self.further_turns,
            self.turn_won,
            self.guest,
            tuple(self.used),
            tuple(self.once),
            tuple(self.fresh),
            self.drawn_from,
            tuple((id, part.fingerprint()) for id, part in self.parts.items()),
        )

    # ---- seats

    def living(self) -> int:
        """How many players are in the game."""
        count = 0
        for p in self.players:
            if p.alive:
                count += 1
        return count

    def sit(self, ring: list[int]) -> None:
        """From now on the players sit like this, clockwise. Copies share the list, and views: none changes it."""
        self.ring = ring
        starts = [ring.index(seat) for seat in range(len(ring))]
        self.around = [ring[start:] + ring[:start] for start in starts]

    def clockwise(self, first: int) -> list[int]:
        """The players in the game, clockwise from a seat on, that seat included."""
        players = self.players
        return [seat for seat in self.around[first] if players[seat].alive]

    def next_seat(self, seat: int) -> int:
        """The seat to which the turn would pass from another one, whoever sits there."""
        ring = self.ring
        at = seat if ring[seat] == seat else ring.index(seat)
        return ring[(at + self.step) % len(ring)]

    def others(self, seat: int) -> list[int]:
        """The other players in the game, clockwise from the left of a seat."""
        ring = self.clockwise(seat)
        return ring[1:] if self.players[seat].alive else ring

    def win_turn(self) -> None:
        """A "draw!" at the end of his turn gives the player another turn: one, however many of them succeed."""
        if not self.turn_won:
            self.turn_won = True
            self.further_turns += 1

    def who_aims(self, seat: int) -> int:
        """Who names the targets of a card that a player is playing: himself, unless somebody has ordered it."""
        return self.orders if self.orders != NOBODY and self.players[self.orders].alive else seat

    # ---- things in force: the one place that knows which they are

    def abilities(self, seat: int) -> list[int]:
        """The characters whose abilities a player has now."""
        return NONE if self.abilities_silenced >> seat & 1 else self.players[seat].abilities

    def working(self, seat: int) -> list[int]:
        """The cards in front of a player that have an effect now."""
        return NONE if self.cards_silenced >> seat & 1 else self.players[seat].in_play

    def things(self, seat: int, hook: int) -> list[Thing]:
        """What a player has that answers to a hook: his abilities, his cards in play, then what parts give him."""
        if not self.players[seat].hooks & hook:
            return NO_THINGS
        out: list[Thing] = []
        for number in self.abilities(seat):
            if cards.CHARACTER_HOOKS[number] & hook:
                out.append(cards.CHARACTER[number])
        for card in self.working(seat):
            if cards.HOOKS[card] & hook:
                out.append(cards.KIND[card])
        for thing in self.players[seat].belongings:
            if thing.hooks & hook:
                out.append(thing)
        return out

    def _belongings(self, seat: int) -> list[Thing]:
        """What a player has by the parts that has an effect now, beside abilities and cards in play."""
        if self.cards_silenced >> seat & 1:
            return NO_THINGS
        return [thing for id in self.owning for thing in self.parts[id].belongings(seat)]

    def table_things(self, hook: int) -> list[Thing]:
        """What answers to a hook for everybody: variants in use, rules of the sets, then what parts put in force."""
        if not self.table_hooks & hook:
            return NO_THINGS
        found = self.answering.get(hook)
        if found is None:
            found = self.answering[hook] = [thing for thing in self.in_force if thing.hooks & hook]
        return found

    def turn_passes(self) -> None:
        """The turn has passed on, or its player is out: work out anew what depends on whose turn it is."""
        if self.cards_silenced or self.players[self.turn].hooks & SILENCES_CARDS:
            self.refresh()

    def change_abilities(self, seat: int, copied: list[int]) -> None:
        """A player has his own ability and those he copies from now on."""
        player = self.players[seat]
        player.abilities = [player.character, *copied]
        if not player.hand:
            self.emptied |= 1 << seat  # the new ability may react to an empty hand
        self.refresh()
        for number in copied:
            if cards.CHARACTER_HOOKS[number] & GAINED:
                cards.CHARACTER[number].gained(self, seat)

    def refresh(self) -> None:
        """Work out anew what is in force; whoever changes what a part puts in force, or an ability, must say so."""
        in_force = self.rules_of_table.copy()
        for part in self.parts.values():
            in_force += part.in_force()
        if in_force != self.in_force or not self.in_force_keys:
            self.in_force = in_force
            self.in_force_keys = [thing.key for thing in in_force]
            self.work_out_numbers()
        self.goals = self.own_goals
        self.hands_open = False
        if self.table_hooks & (GOALS | SHOWS_HANDS):
            for thing in self.table_things(GOALS):
                self.goals = thing.goals(self) or self.goals
            for thing in self.table_things(SHOWS_HANDS):
                self.hands_open = self.hands_open or thing.shows_hands(self)
        self.abilities_silenced = 0
        for thing in self.table_things(SILENCES_ABILITIES):
            for seat in range(len(self.players)):
                if thing.silences_abilities(self, seat):
                    self.abilities_silenced |= 1 << seat
        self.heard = self.table_hooks
        self.cards_silenced = 0
        for thing in self.silencers():
            for seat in range(len(self.players)):
                if thing.silences_cards(self, seat):
                    self.cards_silenced |= 1 << seat
        for seat in range(len(self.players)):
            self.work_out(seat)

    def tell_goals(self, before: str) -> None:
        """Tell what wins now, if that is another thing for everybody than before."""
        if self.goals.for_all != before:
            self.tell("goals", goal=self.goals.for_all)

    def work_out_numbers(self) -> None:
        """What the things in force change for everybody by being there."""
        self.table_hooks = 0
        self.answering = {}
        self.step = 1
        self.more_bangs = 0
        self.extra_draw = 0
        self.draws_from_discards = False
        self.excess_on_deck = False
        for thing in self.in_force:
            self.table_hooks |= thing.hooks
            if not thing.alters:
                continue
            self.more_bangs += thing.more_bangs
            self.extra_draw += thing.extra_draw
            if thing.counter_clockwise:
                self.step = -self.step
            self.draws_from_discards = self.draws_from_discards or thing.draws_from_discards
            self.excess_on_deck = self.excess_on_deck or thing.excess_on_deck

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
        hooks, nearer, farther, reach, bangs, flips, holds = 0, 0, 0, 1, 1 + self.more_bangs, 1, 0
        for number in self.abilities(seat):
            hooks |= cards.CHARACTER_HOOKS[number]
            nearer += cards.CHARACTER_NEARER[number]
            farther += cards.CHARACTER_FARTHER[number]
            bangs += cards.CHARACTER_MORE_BANGS[number]
            flips += cards.CHARACTER_MORE_FLIPS[number]
            if cards.CHARACTER_HOLDS[number] > holds:
                holds = cards.CHARACTER_HOLDS[number]
        for card in self.working(seat):
            hooks |= cards.HOOKS[card]
            nearer += cards.NEARER[card]
            farther += cards.FARTHER[card]
            bangs += cards.MORE_BANGS[card]
            flips += cards.MORE_FLIPS[card]
            reach = cards.REACH[card] or reach
        if self.owning:
            player.belongings = self._belongings(seat)
            for thing in player.belongings:
                hooks |= thing.hooks
                nearer += thing.sees_nearer
                farther += thing.seen_farther
                bangs += thing.more_bangs
                flips += thing.more_flips
                holds = max(holds, thing.holds)
        player.hooks = hooks
        self.heard |= hooks
        player.sees_nearer = nearer
        player.seen_farther = farther
        player.reach = reach
        player.bang_limit = bangs
        player.flips = flips
        player.holds = holds

    # ---- numbers that things change

    def from_beer(self, seat: int) -> int:
        """How many life points a Beer gives a player."""
        return 1 + sum(cards.CHARACTER[number].more_from_beer for number in self.abilities(seat))

    def hand_limit(self, seat: int) -> int:
        """How many cards a player may hold at the end of his turn; a ghost none."""
        player = self.players[seat]
        return 0 if player.ghost else max(player.life, player.holds)

    def extra_draw_of(self, seat: int) -> int:
        """How many of the cards of phase 1 a player draws at its end, whatever he does before."""
        return self.extra_draw + sum(thing.extra_draw for thing in self.players[seat].belongings)

    def suit(self, card: int) -> int:
        """The suit a card counts as."""
        if self.table_hooks & SUIT:
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
            if self.deck_known and self.known[card]:
                self._who_knows_the_deck()
            if not self.deck:
                self.reshuffle()
            if not (self.table_hooks & REROUTES and self._rerouted(OFF_THE_DECK, card)):
                return card
            if card in self.deck and all(cards.KIND[left] is cards.KIND[card] for left in self.deck):
                return NO_CARD  # it went back, and all cards of the deck are of its kind: none can be taken

    def _who_knows_the_deck(self) -> None:
        """A known card has left the deck: views look through it only for those who know another."""
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
        """A card becomes the top one of the deck; who knows it still does."""
        self.deck.append(card)
        self.deck_known |= self.known[card]

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
        if self.draws_from_discards and self.discard:
            return self.discard.pop()
        return self.off_the_deck()

    def put_away(self, card: int) -> None:
        """Lay a card on the discard pile."""
        self.known[card] = PUBLIC
        if not (self.table_hooks & REROUTES and self._rerouted(TO_THE_DISCARDS, card)):
            self.discard.append(card)

    def _rerouted(self, way: int, card: int, seat: int = NOBODY) -> bool:
        """Whether a rule of the table has sent a card to another place than the usual one."""
        for thing in self.table_things(REROUTES):
            if thing.reroutes(self, way, card, seat):
                return True
        return False

    # ---- hands

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand; where it goes is the caller's business."""
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
        """What the player on turn holds now is none of the cards that he draws in phase 1."""
        self.drawn_from = len(self.players[self.turn].hand)

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
        self.robbed_of(victim, taker)
        self.look_at_hands_if_emptied()

    def robbed_of(self, victim: int, thief: int) -> None:
        """A card of a player was taken or discarded by another: his things react."""
        if victim != thief and self.players[victim].hooks & ROBBED and self.players[victim].alive:
            for thing in self.things(victim, ROBBED):
                thing.robbed_of(self, victim, thief)

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
        self.tell("discarded", player=seat, card=card, in_play=True)
        if cards.HOOKS[card] & GONE:
            cards.KIND[card].gone(self, seat, card)

    def take_from_play(self, taker: int, owner: int, card: int) -> None:
        """A card in play goes into a hand; everybody knows which."""
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
