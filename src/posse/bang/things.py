"""Things that bear rules: kinds of cards, characters, events, variants, and whatever else a set brings.

A thing is a class that overrides only the hooks it changes. Queries are plain functions, reactions are `async`. The
pipelines (turn, drawing, play, shot, damage, elimination) call the hooks; the list below, in the order in which a turn
meets them, is the table of contents of the game. A pipeline passes over things that do not override its hook
(`Thing.hooks`), so an idle hook costs nothing.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.kernel.option import Option
from posse.kernel.rules import Hindrance

if TYPE_CHECKING:
    from posse.bang.blow import Damage, Shot
    from posse.bang.flip import Flip
    from posse.bang.menu import Menu
    from posse.bang.parts import Part
    from posse.bang.reactions import Played
    from posse.bang.table import Table

BROWN: Final = "brown"
BLUE: Final = "blue"
GREEN: Final = "green"

# A bit for each hook. Compiled code tests them fast as long as there are no more than sixty-two.
OPENS: Final = 1 << 0
RETURNS: Final = 1 << 1
TURN_STARTS: Final = 1 << 2
TURN_CHECK: Final = 1 << 3
TURN_BEGINS: Final = 1 << 4
BEFORE_DRAWING: Final = 1 << 5
DRAW_COUNT: Final = 1 << 6
DRAWS: Final = 1 << 7
AFTER_DRAWING: Final = 1 << 8
USES: Final = 1 << 9
MORE_PLAYS: Final = 1 << 10
OBLIGES: Final = 1 << 11
SERVES_AS: Final = 1 << 12
FORBIDS: Final = 1 << 13
IGNORES: Final = 1 << 14
CARD_PLAYED: Final = 1 << 15
SHOT_DECLARED: Final = 1 << 16
MISSED_NEEDED: Final = 1 << 17
DEFENCE: Final = 1 << 18
HIT: Final = 1 << 19
ANSWERED: Final = 1 << 20
ANY_TIME: Final = 1 << 21
BEFORE_LOSS: Final = 1 << 22
WOUNDED: Final = 1 << 23
WOUND_SETTLED: Final = 1 << 24
STAYS: Final = 1 << 25
OTHER_ELIMINATED: Final = 1 << 26
ELIMINATED: Final = 1 << 27
KILLED: Final = 1 << 28
HAND_EMPTY: Final = 1 << 29
LEFT_HAND: Final = 1 << 30
LAID_DOWN: Final = 1 << 31
LEFT_PLAY: Final = 1 << 32
REROUTES: Final = 1 << 33
AFTER_FLIP: Final = 1 << 34
SUIT: Final = 1 << 35
SEATS_BETWEEN: Final = 1 << 36
SILENCES_CARDS: Final = 1 << 37
SILENCES_ABILITIES: Final = 1 << 38
SHOWS_HANDS: Final = 1 << 39
GOALS: Final = 1 << 40
NO_CHOICE: Final = 1 << 41
TURN_ENDS: Final = 1 << 42
ENTERS: Final = 1 << 43
CARDS_DRAWN: Final = 1 << 44
KEEPS_OUT: Final = 1 << 45
LOST_EVERYTHING: Final = 1 << 46
FORGOES: Final = 1 << 47
EVADES: Final = 1 << 48
ROBBED: Final = 1 << 49
GONE: Final = 1 << 50
SKIPS: Final = 1 << 51
BARS: Final = 1 << 52
EXCESS: Final = 1 << 53
GAINED: Final = 1 << 54
BEFORE_PLAY: Final = 1 << 55
SHOT_OVER: Final = 1 << 56
SIGHT: Final = 1 << 57
SHUNS: Final = 1 << 58

#: The hooks and the methods behind them.
HOOKS: Final = {
    OPENS: "opens",
    RETURNS: "returns",
    TURN_STARTS: "turn_starts",
    TURN_CHECK: "turn_check",
    TURN_BEGINS: "turn_begins",
    BEFORE_DRAWING: "before_drawing",
    DRAW_COUNT: "draw_count",
    DRAWS: "draws",
    AFTER_DRAWING: "after_drawing",
    USES: "uses",
    MORE_PLAYS: "more_plays",
    OBLIGES: "obliges",
    SERVES_AS: "serves_as",
    FORBIDS: "forbids",
    IGNORES: "ignores",
    CARD_PLAYED: "card_played",
    SHOT_DECLARED: "shot_declared",
    MISSED_NEEDED: "missed_needed",
    DEFENCE: "defence",
    HIT: "hit",
    ANSWERED: "answered",
    ANY_TIME: "any_time",
    BEFORE_LOSS: "before_loss",
    WOUNDED: "wounded",
    WOUND_SETTLED: "wound_settled",
    STAYS: "stays",
    OTHER_ELIMINATED: "other_eliminated",
    ELIMINATED: "eliminated",
    KILLED: "killed",
    HAND_EMPTY: "hand_empty",
    LEFT_HAND: "left_hand",
    LAID_DOWN: "laid_down",
    LEFT_PLAY: "left_play",
    REROUTES: "reroutes",
    AFTER_FLIP: "after_flip",
    SUIT: "suit",
    SEATS_BETWEEN: "seats_between",
    SILENCES_CARDS: "silences_cards",
    SILENCES_ABILITIES: "silences_abilities",
    SHOWS_HANDS: "shows_hands",
    GOALS: "goals",
    NO_CHOICE: "no_choice",
    TURN_ENDS: "turn_ends",
    ENTERS: "enters",
    CARDS_DRAWN: "cards_drawn",
    KEEPS_OUT: "keeps_out",
    LOST_EVERYTHING: "lost_everything",
    FORGOES: "forgoes",
    EVADES: "evades",
    ROBBED: "robbed",
    GONE: "gone",
    SKIPS: "skips",
    BARS: "bars",
    EXCESS: "excess",
    GAINED: "gained",
    BEFORE_PLAY: "before_play",
    SHOT_OVER: "shot_over",
    SIGHT: "sight",
    SHUNS: "shuns",
}

# Movements of a card that a rule of the whole table may change.
OFF_THE_DECK: Final = 0  # to be drawn, turned or revealed
TO_THE_DISCARDS: Final = 1
OUT_OF_PLAY: Final = 2  # into somebody's hand


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Something with an id that bears rules. Its docstring is its rule.

    A hook's `seat` is the owner of the thing, or the player concerned where the thing is a rule of the whole table (an
    event, a variant).
    """

    sort: ClassVar[str] = "rule"  # ids are unique within their sort: a set and an event may have the same one
    id: ClassVar[str] = ""
    name: ClassVar[str] = ""

    # ---- what it changes by being there, as numbers
    sees_nearer: ClassVar[int] = 0  # its owner sees the others at a distance reduced by this
    seen_farther: ClassVar[int] = 0  # the others see its owner at a distance increased by this
    more_bangs: ClassVar[int] = 0  # how many BANG! cards its owner may play each turn beyond the first
    more_flips: ClassVar[int] = 0  # how many more cards are turned over for each "draw!" of its owner
    holds: ClassVar[int] = 0  # its owner's hand limit is at least this
    diverts: ClassVar[bool] = False  # its defence does not cancel a shot, so it helps against any
    demands: ClassVar[str] = ""  # what it makes players give up: "bang" or "missed"
    # The verbs of its own that it adds to the menu, such as `buy`, and what hand cards may be played for by it.
    verbs: ClassVar[tuple[str, ...]] = ()
    purpose: ClassVar[str] = ""
    draw_order: ClassVar[int] = 0  # its place among what alters the number of cards in phase 1: 0 to 2
    end_order: ClassVar[int] = 0  # its place among what happens at the end of a turn; lower is earlier
    extra_draw: ClassVar[int] = (
        0  # how many of the cards of phase 1 are drawn at its end, whatever is drawn before
    )

    # ---- what it changes for everybody while it is in force for the whole table
    counter_clockwise: ClassVar[bool] = False  # turns pass to the right
    draws_from_discards: ClassVar[bool] = False  # phase 1 takes the top discards as long as there are any
    excess_on_deck: ClassVar[bool] = False  # phase 3 puts the cards on the deck
    gags: ClassVar[bool] = False  # nobody may talk
    # Of what brings players back: they stay in the game; or they have no phase 3, because they lose all cards anyway.
    for_good: ClassVar[bool] = False
    no_phase_three: ClassVar[bool] = False

    def __init__(self) -> None:
        self.key = f"{self.sort}/{self.id}"
        self.alters = bool(
            self.more_bangs
            or self.extra_draw
            or self.counter_clockwise
            or self.draws_from_discards
            or self.excess_on_deck
        )
        self.hooks = 0
        for bit, method in HOOKS.items():
            if getattr(type(self), method) is not getattr(Thing, method):
                self.hooks |= bit

    # ---- setting up, for rules of the whole table

    def parts(self) -> "list[Part]":
        """New state that it brings to a table; a part that several bring is there once."""
        return []

    def in_the_deck(self, card: int) -> bool:
        """Whether a card takes part in the game."""
        return True

    def hand_out(self, t: "Table") -> None:
        """The players have sat down: give them what they begin with beside their cards."""

    def set_up(self, t: "Table") -> None:
        """The cards are dealt; the game is about to begin."""

    # ---- turn

    async def opens(self, t: "Table", seat: int) -> None:
        """For rules of the whole table: a turn opens; nothing else of it has happened."""
        raise NotImplementedError

    async def enters(self, t: "Table") -> None:
        """It comes into force: an event is turned up."""
        raise NotImplementedError

    def returns(self, t: "Table", seat: int) -> bool:
        """Whether a player out of the game, to whom the turn would come, is brought back for it."""
        raise NotImplementedError

    def come_back(self, t: "Table", seat: int) -> None:
        """Bring that player back; his turn has begun."""
        raise NotImplementedError

    async def leave(self, t: "Table", seat: int) -> None:
        """The turn of a player whom it brought back for that turn only is over: he leaves the game."""
        raise NotImplementedError

    def keeps_out(self, t: "Table", seat: int) -> bool:
        """For rules of the whole table: whether a player out of the game is not brought back for a turn only."""
        raise NotImplementedError

    def skips(self, t: "Table", seat: int) -> bool:
        """For rules of the whole table: a turn would come to a player in the game; True if it does not take place."""
        raise NotImplementedError

    async def turn_starts(self, t: "Table", seat: int) -> None:
        """A turn starts, before anything else of it."""
        raise NotImplementedError

    async def turn_check(self, t: "Table", seat: int, card: int) -> None:
        """The check of a card in play at the start of its owner's turn (see `Kind.check_order`)."""
        raise NotImplementedError

    async def turn_begins(self, t: "Table", seat: int) -> None:
        """Its owner's turn begins; the checks are over."""
        raise NotImplementedError

    def no_choice(self, t: "Table", seat: int) -> None:
        """Its owner cannot choose anything for this turn of his: he loses the turn, or no ability works."""
        raise NotImplementedError

    async def before_drawing(self, t: "Table", seat: int) -> bool:
        """Phase 1 is about to begin: True if it is left out."""
        raise NotImplementedError

    def draw_count(self, t: "Table", seat: int, count: int) -> int:
        """How many cards are drawn in phase 1; `count` is the number so far."""
        raise NotImplementedError

    async def forgoes(self, t: "Table", seat: int, count: int) -> int:
        """Phase 1 is about to draw `count` cards: how many of them its owner leaves, for something else."""
        raise NotImplementedError

    async def draws(self, t: "Table", seat: int, count: int) -> None:
        """Phase 1 in a way of its own; `count` is how many cards there are to draw."""
        raise NotImplementedError

    def cards_drawn(self, t: "Table", seat: int, drawn: list[int]) -> None:
        """For rules of the whole table: the cards of phase 1 are in the player's hand, in their order, and nothing has
        been done with them."""
        raise NotImplementedError

    async def after_drawing(self, t: "Table", seat: int, drawn: list[int]) -> None:
        """Phase 1 ends; `drawn` is what the player got and still has, in its order. What he has himself is asked before
        the rules of the whole table."""
        raise NotImplementedError

    def excess(self, t: "Table", seat: int, player: int, card: int) -> bool:
        """A player discards a card for his hand limit, and it has left his hand: True if it was given another place.
        `seat` is the owner of the thing; everybody's things are asked, clockwise from that player's left, himself
        last."""
        raise NotImplementedError

    async def turn_ends(self, t: "Table", seat: int) -> None:
        """A turn ends, after phase 3."""
        raise NotImplementedError

    # ---- playing

    def uses(self, menu: "Menu", card: int) -> None:
        """Add to the menu what its owner may do with it in his play phase; `card` is the card in play, if it is one."""
        raise NotImplementedError

    def more_plays(self, menu: "Menu", card: int) -> None:
        """Add to the menu what else a hand card may be played for (`Option.purpose`): see `purpose`."""
        raise NotImplementedError

    async def played_for(self, t: "Table", seat: int, card: int, option: Option) -> None:
        """Carry out an option of `more_plays`; the card lies on the discard pile."""
        raise NotImplementedError

    async def act(self, t: "Table", seat: int, option: Option) -> None:
        """Carry out an option with one of its own `verbs`."""
        raise NotImplementedError

    def obliges(self, menu: "Menu") -> str:
        """The key of what must be played before the play phase may end; empty if nothing must."""
        raise NotImplementedError

    def any_time(self, t: "Table", seat: int) -> list[Option]:
        """What its owner may do with it at any time."""
        raise NotImplementedError

    async def use(self, t: "Table", seat: int, option: Option) -> None:
        """Carry out an option of `uses` or `any_time`."""
        raise NotImplementedError

    def serves_as(self, t: "Table", seat: int, card: int, wanted: str) -> bool:
        """Whether its owner may use a hand card as the kind `wanted` (other than as itself)."""
        raise NotImplementedError

    def forbids(self, t: "Table", seat: int, kind: "Kind") -> bool:
        """Whether a player may not play, or give up, a hand card as this kind now."""
        raise NotImplementedError

    def bars(self, t: "Table", seat: int, card: int) -> bool:
        """Whether a player may not play this hand card as what it is, in his turn or as an answer. He may still use it
        as something else, or give it up where a BANG! card is demanded."""
        raise NotImplementedError

    def ignores(self, t: "Table", seat: int, played: list[int], brown: bool) -> bool:
        """Whether cards played by another player do not affect its owner."""
        raise NotImplementedError

    def evades(self, t: "Table", seat: int, by: int) -> list[Option]:
        """A brown card other than a BANG! is about to affect a player: the hand cards that he may play so that it has
        no effect on him. `by` is who played it. Asked of his own things and of the rules of the whole table."""
        raise NotImplementedError

    async def robbed(self, t: "Table", seat: int, thief: int) -> None:
        """Another player is about to take or discard a card of its owner, by a card or by an ability of his choice."""
        raise NotImplementedError

    def shuns(self, t: "Table", seat: int, by: int, card: int) -> bool:
        """A brown card of another player is about to affect its owner: whether he may say that it does not."""
        raise NotImplementedError

    def answered(self, t: "Table", seat: int, card: int) -> None:
        """Its owner has played, or given up, a hand card in answer to something."""
        raise NotImplementedError

    async def before_play(self, t: "Table", seat: int, player: int, option: Option) -> None:
        """A player has chosen to play a hand card in his turn, and it has not taken effect; a brown card lies on the
        discard pile. `seat` is the owner of the thing."""
        raise NotImplementedError

    async def card_played(self, t: "Table", seat: int, play: "Played") -> None:
        """Somebody has played a card from hand, in or out of turn, and it has taken effect. `seat` is the owner of the
        thing."""
        raise NotImplementedError

    def hand_empty(self, t: "Table", seat: int) -> None:
        """Its owner has no card in hand."""
        raise NotImplementedError

    def gained(self, t: "Table", seat: int) -> None:
        """A player has got its ability, which was not his."""
        raise NotImplementedError

    # ---- a shot

    async def shot_declared(self, t: "Table", shot: "Shot") -> None:
        """Its owner shoots, or somebody if it is a rule of the whole table; the target has not been asked. The shot may
        be made harder to avoid, or costlier."""
        raise NotImplementedError

    def missed_needed(self, t: "Table", shot: "Shot") -> int:
        """How many Missed! it takes to cancel a shot of its owner."""
        raise NotImplementedError

    def defence(self, t: "Table", shot: "Shot", card: int) -> list[Option]:
        """What its owner, being shot at, may do with it now; `card` is the card in play, if it is one."""
        raise NotImplementedError

    async def defend(self, t: "Table", shot: "Shot", option: Option) -> None:
        """Carry out one of these: lower `shot.missing`, or make somebody else the target (`shot.divert`)."""
        raise NotImplementedError

    def hit(self, t: "Table", shot: "Shot") -> None:
        """For rules of the whole table: a shot was not cancelled; the target is about to lose life."""
        raise NotImplementedError

    async def shot_over(self, t: "Table", shot: "Shot") -> None:
        """A shot of its owner, or of anybody if it is a rule of the whole table, is settled, whatever came of it."""
        raise NotImplementedError

    # ---- life

    async def before_loss(self, t: "Table", damage: "Damage") -> None:
        """For rules of the whole table: a player is about to lose life. `damage.amount` may be lowered, to 0 too."""
        raise NotImplementedError

    async def wounded(self, t: "Table", damage: "Damage") -> None:
        """Its owner has lost life and is still in the game."""
        raise NotImplementedError

    async def wound_settled(self, t: "Table", seat: int, damage: "Damage") -> None:
        """A player lost life, and it is settled whether he lives. Asked are the rules of the whole table, then what the
        player has, then what whoever caused it has; `seat` is the owner of the thing. Of one who is eliminated only the
        rules of the whole table are asked, before his cards go."""
        raise NotImplementedError

    async def stays(self, t: "Table", seat: int, damage: "Damage") -> bool:
        """Its owner would be eliminated now: True if he stays in the game. His life is then set as the rule says."""
        raise NotImplementedError

    async def other_eliminated(self, t: "Table", seat: int, dead: int) -> None:
        """Another player was eliminated; his cards are still his."""
        raise NotImplementedError

    async def killed(self, t: "Table", seat: int, killer: int, damage: "Damage | None") -> None:
        """Its owner was eliminated by another player, who is alive: what that brings him, before the usual reward.
        `damage` is what cost the last life point."""
        raise NotImplementedError

    def eliminated(self, t: "Table", dead: int) -> None:
        """For rules of the whole table: a player was eliminated."""
        raise NotImplementedError

    # ---- what other rules mean

    def left_hand(self, t: "Table", seat: int, card: int) -> None:
        """For rules of the whole table: a card has left a hand."""
        raise NotImplementedError

    def laid_down(self, t: "Table", seat: int, card: int) -> None:
        """For rules of the whole table: a card has come to lie in front of a player."""
        raise NotImplementedError

    def left_play(self, t: "Table", seat: int, card: int) -> None:
        """For rules of the whole table: a card has left its place in front of a player."""
        raise NotImplementedError

    def lost_everything(self, t: "Table", seat: int) -> None:
        """For rules of the whole table: a player loses all his cards, in hand and in play."""
        raise NotImplementedError

    def gone(self, t: "Table", seat: int, card: int) -> None:
        """For kinds of cards: one that lay in front of a player has left and has arrived where it went."""
        raise NotImplementedError

    def reroutes(self, t: "Table", way: int, card: int, seat: int) -> bool:
        """For rules of the whole table: a card is on its way; True if it was given another place. `seat` is who would
        get it into his hand, or NOBODY."""
        raise NotImplementedError

    async def after_flip(self, t: "Table", seat: int, flip: "Flip") -> None:
        """Somebody has turned cards over for a "draw!", and they lie open: the "draw!" may be made again, or cards be
        kept from the discard pile (see `Flip`). `seat` is the owner of the thing."""
        raise NotImplementedError

    def suit(self, t: "Table", card: int) -> int:
        """The suit that a card counts as."""
        raise NotImplementedError

    def sight(self, t: "Table", seat: int, other: int, distance: int) -> int:
        """For rules of the whole table: how far away a player sees another for a card from his hand, all else
        counted."""
        raise NotImplementedError

    def seats_between(self, t: "Table") -> int:
        """The distance between any two players before their cards alter it."""
        raise NotImplementedError

    def silences_cards(self, t: "Table", seat: int) -> bool:
        """Whether the cards in front of a player are without effect now."""
        raise NotImplementedError

    def silences_abilities(self, t: "Table", seat: int) -> bool:
        """For rules of the whole table: whether a player has no ability now."""
        raise NotImplementedError

    def shows_hands(self, t: "Table") -> bool:
        """For rules of the whole table: whether all hands lie open now."""
        raise NotImplementedError

    def goals(self, t: "Table") -> "Goals | None":
        """For rules of the whole table: what the players want while it is in force; None if that stays as it is."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Thing):
    """A kind of card: all cards of one name."""

    sort = "card"
    pile: ClassVar[str] = ""  # the part that has them in a deck of their own; empty for the playing cards
    border: ClassVar[str] = BROWN
    like_blue: ClassVar[bool] = False  # lies in front of its owner and counts as blue, whatever its border
    copies: ClassVar[str] = ""  # rank and suit of each copy, or `-` for a copy without
    book: ClassVar[bool] = False  # carries the book symbol: left out of a first game
    reach: ClassVar[int] = 0  # of a weapon
    has_missed: ClassVar[bool] = False  # carries the Missed! symbol
    saves_life: ClassVar[bool] = False  # may be played against a lethal hit
    check_order: ClassVar[int] = 0  # its place among the checks at the start of a turn
    keeps_in_game: ClassVar[bool] = False  # whoever has it in front of him is in the game without life points
    pays_as: ClassVar[bool] = False  # what it is played `as` is what the card paid with it is used as

    def plays(self, menu: "Menu", card: int, as_id: str = "") -> None:
        """Add to the menu what may be done in one's own play phase with this card, or with one used as it."""

    async def play(self, t: "Table", seat: int, card: int, option: Option) -> None:
        """What happens when the card is played; a brown card already lies on the discard pile."""
        raise NotImplementedError

    def further_targets(self, t: "Table", seat: int, target: int) -> list[Option]:
        """Whom else it is aimed at, once its first target is named; asked as the card is played, unless the option
        names both."""
        return []

    def more_answers(self, t: "Table", seat: int, card: int) -> list[Option]:
        """Further ways to play the card as a Missed! from hand, beside the plain one."""
        return []

    async def answer(self, t: "Table", seat: int, card: int, option: Option) -> None:
        """What the card does when it is played out of turn as an answer or against a lethal hit."""

    async def answer_shot(self, t: "Table", shot: "Shot", card: int) -> None:
        """What the card does besides when it is played as a Missed! against a shot."""

    def given_up(self, t: "Table", seat: int, card: int) -> list[Option]:
        """The ways to use the card as a Missed! from in front of its owner, if it carries the symbol."""
        return [] if card in t.fresh else [Option("use", self.key)]

    async def give_up(self, t: "Table", seat: int) -> None:
        """Use the card as a Missed! from in front of its owner."""
        raise NotImplementedError

    # ---- why not: asked only where nothing was added to the menu, and nothing forbids the card

    def hindrance(self, menu: "Menu", card: int) -> Hindrance:
        """Why `plays` offers nothing for this card in hand, or for one used as it."""
        return Hindrance("nobody-asked-it" if self.has_missed else "no-target")

    def use_hindrance(self, menu: "Menu", card: int) -> Hindrance:
        """Why `uses` offers nothing for this card in play, which has an effect and need not wait."""
        return Hindrance("nobody-asked-it" if self.has_missed else "no-target")

    def answer_hindrance(self, t: "Table", card: int) -> Hindrance:
        """Why this card in play, which has an effect and need not wait, is no answer that it could be."""
        return Hindrance("tried")


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Kind):
    """A card that is simply played: it names no target."""

    def plays(self, menu: "Menu", card: int, as_id: str = "") -> None:
        menu.add(card, as_id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Thing):
    """A character with his ability."""

    sort = "character"
    life: ClassVar[int] = 4
    starting_hand: ClassVar[int] = 0  # the cards he is dealt at first; as many as he has life points if 0
    more_from_beer: ClassVar[int] = 0  # how many more life points each Beer gives him
    takes_cards: ClassVar[bool] = False  # takes the cards of whoever is eliminated


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(Thing):
    """A variant: a rule of the whole table that players may choose."""

    sort = "variant"
    least_players: ClassVar[int] = 0  # it is not played by fewer


@mypyc_attr(allow_interpreted_subclasses=True)
class Bill(Thing):
    """A card that holds for everybody from when it is turned up until the next one of its stack covers it."""

    last: ClassVar[bool] = False  # the final card of its stack


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Bill):
    """An event, turned up at the start of the Sheriff's turn."""

    sort = "event"


@mypyc_attr(allow_interpreted_subclasses=True)
class Goals:
    """What the players of a table want: who begins, rewards, penalties and the ends of the game."""

    id: ClassVar[str] = ""
    open_roles: ClassVar[bool] = False  # everybody's role is shown from the start
    # The message that says what everybody wants, whatever his role; empty where each role has its own goal. Then
    # nobody has friends, and whoever wins wins alone.
    for_all: ClassVar[str] = ""

    def begins(self, t: "Table") -> int:
        """The seat that takes the first turn."""
        raise NotImplementedError

    def reward(self, t: "Table", dead: int, killer: int) -> None:
        """What the elimination of a player brings to, or costs, the living player who did it."""
        raise NotImplementedError

    def winners(self, t: "Table", dead: int, killer: int) -> list[int] | None:
        """The seats that have won now that a player is out, or None while the game goes on."""
        raise NotImplementedError

    def after(self, dead: int, killer: int) -> "Goals":
        """What the players want from now on. A player was eliminated, and nobody has won by it."""
        return self
