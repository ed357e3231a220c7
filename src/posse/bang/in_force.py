"""Who is in the game, and which things are in force. Only this module knows."""

from typing import TYPE_CHECKING, Final, cast

from posse.bang import cards
from posse.bang.hooks import GAINED, GOALS, SHOWS_HANDS, SILENCES_ABILITIES, SILENCES_CARDS
from posse.bang.table_state import NO_THINGS, NOBODY, NONE, TableState
from posse.bang.things import Thing

if TYPE_CHECKING:
    from posse.bang.table import Table

#: A cache: for things that are in force together, those that answer to a hook. The same things come into force again
#: and again, many of them for a single shot.
MOST_ANSWERING: Final = 1000
_answering: Final[dict[tuple[Thing, ...], list[list[Thing] | None]]] = {}
#: Hooks are powers of two, and no two of them have the same remainder when divided by this number. So the remainder is
#: a place in a list.
PLACES: Final = 67


class TableInForce(TableState):
    """A table that knows its seats and the things in force."""

    __slots__ = ()

    # ---- seats

    def living(self) -> int:
        """How many players are in the game."""
        return len(self.around[0])

    def sit(self, ring: list[int]) -> None:
        """From now on the players sit in this order, clockwise. Copies and views share the list, so nobody may change
        it."""
        self.ring = ring
        self._look_round()

    def _look_round(self) -> None:
        """Somebody has changed seats, left the game or come back. Makes new lists, because copies share the old
        ones."""
        ring = self.ring
        self.around = []
        for seat in range(len(ring)):
            start = ring.index(seat)
            self.around.append([each for each in ring[start:] + ring[:start] if self.players[each].alive])
        count = len(self.around[0])
        self.apart = [min(steps, count - steps) for steps in range(1, count)]

    def clockwise(self, first: int) -> list[int]:
        """The players in the game, clockwise from a seat on, that seat included; to read, not to change."""
        return self.around[first]

    def next_seat(self, seat: int) -> int:
        """The seat to which the turn would pass from another one, whoever sits there."""
        ring = self.ring
        at = seat if ring[seat] == seat else ring.index(seat)
        return ring[(at + self.step) % len(ring)]

    def others(self, seat: int) -> list[int]:
        """The other players in the game, clockwise from the left of a seat; to read, not to change."""
        ring = self.around[seat]
        return ring[1:] if self.players[seat].alive else ring

    def win_turn(self) -> None:
        """A "draw!" at the end of the turn gives its player another turn; only one, however many of them succeed."""
        if not self.turn_won:
            self.turn_won = True
            self.further_turns += 1

    def who_aims(self, seat: int) -> int:
        """The player who names the targets of a card that is being played: its player, unless somebody else has ordered
        it."""
        return self.orders if self.orders != NOBODY and self.players[self.orders].alive else seat

    def acting(self) -> int:
        """The player on turn, or the one who plays a card by order as if on turn."""
        return self.turn if self.obeys == NOBODY else self.obeys

    def has_turn(self, seat: int) -> bool:
        """Whether a player is on turn, or plays a card as if on turn."""
        return seat in (self.turn, self.obeys)

    def let_act(self, seat: int) -> None:
        """From now on this player plays as if on turn; with NOBODY nobody does any more."""
        self.obeys = seat if seat != self.turn else NOBODY
        self.turn_passes()

    # ---- things in force

    def abilities(self, seat: int) -> list[int]:
        """The characters whose abilities a player has now."""
        return NONE if self.abilities_silenced >> seat & 1 else self.players[seat].abilities

    def working(self, seat: int) -> list[int]:
        """The cards in front of a player that have an effect now."""
        return NONE if self.cards_silenced >> seat & 1 else self.players[seat].in_play

    def things(self, seat: int, hook: int) -> list[Thing]:
        """The things of a player that answer to a hook: abilities, cards in play, then what parts give the player."""
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
        """What parts give a player and has an effect now, besides abilities and cards in play."""
        if self.cards_silenced >> seat & 1:
            return NO_THINGS
        return [thing for id in self.owning for thing in self.parts[id].belongings(seat)]

    def table_things(self, hook: int) -> list[Thing]:
        """The things that answer to a hook for everybody: variants in use, rules of the sets, then what parts put in
        force."""
        if not self.table_hooks & hook:
            return NO_THINGS
        found = self.answering[hook % PLACES]
        if found is None:
            found = self.answering[hook % PLACES] = [thing for thing in self.in_force if thing.hooks & hook]
        return found

    def put_out(self, seat: int) -> None:
        """A player is out of the game."""
        player = self.players[seat]
        player.alive = False
        player.ghost = False
        self._look_round()
        self.turn_passes()

    def bring_back(self, seat: int, ghost: bool) -> None:
        """A player who was out is in the game again, alive or without life points. The player has an empty hand and the
        ability again, which may react to that."""
        player = self.players[seat]
        player.alive = True
        player.ghost = ghost
        self._look_round()
        self.emptied |= 1 << seat
        self.turn_passes()

    def turn_passes(self) -> None:
        """The turn has passed on, or its player is out. Work out anew what depends on whose turn it is."""
        if self.cards_silenced or self.players[self.acting()].hooks & SILENCES_CARDS:
            self.refresh(players_too=False)

    def change_abilities(self, seat: int, copied: list[int]) -> None:
        """From now on a player has the own ability and those of the copied characters."""
        player = self.players[seat]
        player.abilities = [player.character, *copied]
        if not player.hand:
            self.emptied |= 1 << seat  # the new ability may react to an empty hand
        self.refresh()
        for number in copied:
            if cards.CHARACTER_HOOKS[number] & GAINED:
                cards.CHARACTER[number].gained(cast("Table", self), seat)

    def refresh(self, players_too: bool = True) -> None:
        """Work out anew what is in force. Code that changes what a part puts in force, or an ability, must call it.
        Without `players_too` nothing that players have has changed, so only players whom the table now treats
        differently are worked out.
        """
        t = cast("Table", self)
        more_bangs, abilities, in_play = self.more_bangs, self.abilities_silenced, self.cards_silenced
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
                self.goals = thing.goals(t) or self.goals
            for thing in self.table_things(SHOWS_HANDS):
                self.hands_open = self.hands_open or thing.shows_hands(t)
        self.abilities_silenced = 0
        for thing in self.table_things(SILENCES_ABILITIES):
            for seat in range(len(self.players)):
                if thing.silences_abilities(t, seat):
                    self.abilities_silenced |= 1 << seat
        self.heard = self.table_hooks
        self.cards_silenced = 0
        for thing in self.silencers():
            for seat in range(len(self.players)):
                if thing.silences_cards(t, seat):
                    self.cards_silenced |= 1 << seat
        all_of_them = players_too or self.owning or self.more_bangs != more_bangs
        others = abilities ^ self.abilities_silenced | in_play ^ self.cards_silenced
        for seat, player in enumerate(self.players):
            if all_of_them or others >> seat & 1:
                self.work_out(seat)
            else:
                self.heard |= player.hooks

    def tell_goals(self, before: str) -> None:
        """Tell what wins now, if the common goal of all players has changed."""
        if self.goals.for_all != before:
            self.tell("goals", goal=self.goals.for_all)

    def work_out_numbers(self) -> None:
        """What the things in force change for everybody by being there."""
        self.table_hooks = 0
        together = tuple(self.in_force)
        known = _answering.get(together)
        if known is None:
            if len(_answering) >= MOST_ANSWERING:
                _answering.clear()
            known = _answering[together] = [None] * PLACES
        self.answering = known
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
        """The things that may leave cards in front of players without effect: rules of the table, then the abilities of
        the player on turn, or of the player who plays as if on turn."""
        out = self.table_things(SILENCES_CARDS)
        if self.players[self.acting()].alive:
            for number in self.abilities(self.acting()):
                if cards.CHARACTER_HOOKS[number] & SILENCES_CARDS:
                    out = [*out, cards.CHARACTER[number]]
        return out

    def work_out(self, seat: int) -> None:
        """Work out anew what abilities and cards in play mean for a player."""
        player = self.players[seat]
        hooks, nearer, farther, reach, bangs, flips, holds = 0, 0, 0, 1, 1 + self.more_bangs, 1, 0
        for number in self.abilities(seat):
            hooks |= cards.CHARACTER_HOOKS[number]
            if not cards.CHARACTER_HAS_NUMBERS[number]:
                continue
            nearer += cards.CHARACTER_NEARER[number]
            farther += cards.CHARACTER_FARTHER[number]
            bangs += cards.CHARACTER_MORE_BANGS[number]
            flips += cards.CHARACTER_MORE_FLIPS[number]
            if cards.CHARACTER_HOLDS[number] > holds:
                holds = cards.CHARACTER_HOLDS[number]
        for card in self.working(seat):
            hooks |= cards.HOOKS[card]
            if not cards.HAS_NUMBERS[card]:
                continue
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
        """How many cards a player may hold at the end of the turn; a ghost may hold none."""
        player = self.players[seat]
        return 0 if player.ghost else max(player.life, player.holds)

    def extra_draw_of(self, seat: int) -> int:
        """How many of the cards of phase 1 a player draws at its end, in any case."""
        return self.extra_draw + sum(thing.extra_draw for thing in self.players[seat].belongings)
