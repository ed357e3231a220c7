"""The state of a game of BANG!, as plain data: what lies on the table, whose turn it is, and what is in force."""

from typing import Final

from posse.bang.parts import Part
from posse.bang.player import Player
from posse.bang.things import Goals, Thing
from posse.kernel.option import Speaker
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
#: In `known`: everybody knows where this card is.
PUBLIC: Final = -1


class TableState(State):
    """What a table has. `TableInForce` and `Table`, which derive from it, say what can be done with it."""

    __slots__ = (
        "abilities_silenced",
        "answering",
        "apart",
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
        "obeys",
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
        self.around: list[list[int]] = []  # for each seat the players in the game from that seat on
        self.apart: list[int] = []  # how many seats each of the others in the game is away, clockwise
        self.deck: list[int] = []  # the top is the last
        self.deck_known = 0  # bits of the seats that may know a card of it
        self.discard: list[int] = []  # the top is the last
        self.aside: list[int] = []  # cards from the deck that somebody is looking at or choosing from
        self.known: list[int] = []  # for each card the seats, as bits, that know where it is
        self.turn = 0  # whose turn it is
        self.turns = 0  # how many have begun
        self.phase = START
        self.bangs_played = 0  # BANG! cards played this turn
        self.deaths: list[int] = []  # seats in the order of elimination
        self.first = 0  # who began the game
        self.opening = False  # this turn has yet to begin with a new event or the like
        self.extra_turn = False  # this turn is not a regular one: it comes on top of the round
        self.further_turns = 0  # how many extra turns the player on turn takes after this one
        self.turn_won = False  # one of them was given by a "draw!" at the end of this one
        self.guest = ""  # the key of what brought the player on turn back into the game, for this turn only
        self.used: list[str] = []  # keys of what was used this turn, once for each use
        self.once: list[str] = []  # keys of what can happen only once in a game and has happened
        self.drawn_from = 0  # in phase 1, where the drawn cards begin in the hand on turn
        self.fresh: list[int] = []  # cards laid down this turn that must wait for a later one
        self.end_waits = 0  # while above 0, nobody checks whether the game is over
        self.fallen: list[tuple[int, int]] = []  # who was eliminated meanwhile, and by whom
        self.emptied = 0  # a bit for each seat whose hand became empty, until `look_at_hands`
        self.held_back = 0  # while above 0, nobody reacts to an empty hand or to their own answers
        self.owed: list[tuple[int, int]] = []  # the answers of that time, as seat and card
        self.orders = NOBODY  # who has ordered the card being played, and names its targets
        self.obeys = NOBODY  # the player who plays it as if on turn
        # What is in force, worked out by `refresh` from the fields above.
        self.in_force: list[Thing] = rules_of_table  # what holds for the whole table
        self.in_force_keys: list[str] = []  # a new list whenever it changes: views have it too
        self.table_hooks = 0  # the hooks that rules of the whole table answer to
        self.answering: list[list[Thing] | None] = []  # by hook, if somebody asked; copies share it
        self.heard = 0  # the hooks that anything at the table answers to, or did so a moment ago
        self.abilities_silenced = 0  # a bit for each seat that has no ability
        self.cards_silenced = 0  # a bit for each seat whose cards in play are without effect
        self.goals = goals  # what wins now
        self.hands_open = False  # everybody may see all hands
        self.step = 1  # the way in which turns pass: 1 to the left, -1 to the right
        self.more_bangs = 0  # BANG! cards a turn beyond a player's own limit
        self.extra_draw = 0  # how many of the cards of phase 1 are drawn at its end
        self.draws_from_discards = False
        self.excess_on_deck = False

    def copy_to(self, twin: "TableState") -> None:
        """A new table with the same players, goals, rules and parts becomes a copy of this one."""
        twin.ring = self.ring
        twin.around = self.around
        twin.apart = self.apart
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
        twin.obeys = self.obeys
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
            self.obeys,
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
