"""Things: everything that has rules, and the hooks by which things change the game.

A thing is a class that overrides only the hooks it needs. Queries are plain functions, reactions are `async`. The
pipelines (turn, drawing, play, shot, damage, elimination) call the hooks. The list below, in the order in which they
come up in a turn, is the table of contents of the game. A pipeline passes over things that do not override its hook
(`Thing.hooks`), so an unused hook costs nothing.
"""

from sys import intern
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from posse.bang.hooks import HOOKS
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option

if TYPE_CHECKING:
    from posse.bang.blow import Damage, Shot
    from posse.bang.flip import Flip
    from posse.bang.menu import Menu
    from posse.bang.parts import Part
    from posse.bang.reactions import Played
    from posse.bang.table import Table
    from posse.bang.things import Goals, Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Something that has an id and rules. Its docstring is its rule.

    A hook's `seat` is the owner of the thing. If the thing is a rule of the whole table (an event, a variant), it is
    the player concerned.
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
    demands: ClassVar[str] = ""  # what it makes players give up: "bang", "missed", or "cards" of their choice
    # The verbs of its own that it adds to the menu, such as `buy`; and the purposes for which it lets hand cards be
    # played.
    verbs: ClassVar[tuple[str, ...]] = ()
    purpose: ClassVar[str] = ""
    ignores_shots: ClassVar[bool] = True  # `ignores` holds for cards that shoot too
    # A card of a kind that it forbids may not be used as another kind either.
    forbids_every_use: ClassVar[bool] = False
    # Its place among the things that alter the number of cards in phase 1: 0 to 2.
    draw_order: ClassVar[int] = 0
    begin_order: ClassVar[int] = 0  # its place among the choices before phase 1; lower is earlier
    ends_lost_turns: ClassVar[bool] = False  # it acts at the end of a lost turn too
    end_order: ClassVar[int] = 0  # its place at the end of a turn; lower is earlier
    extra_draw: ClassVar[int] = 0  # how many of the cards of phase 1 are drawn at its end, in any case

    # ---- what it changes for everybody while it is in force for the whole table
    counter_clockwise: ClassVar[bool] = False  # turns pass to the right
    draws_from_discards: ClassVar[bool] = False  # phase 1 takes the top discards as long as there are any
    excess_on_deck: ClassVar[bool] = False  # phase 3 puts the cards on the deck
    gags: ClassVar[bool] = False  # nobody may talk
    # For things that bring players back: whether they stay in the game, and whether they have no phase 3, because they
    # lose all cards anyway.
    for_good: ClassVar[bool] = False
    no_phase_three: ClassVar[bool] = False

    def __init__(self) -> None:
        # The same string wherever it is made: what is compared and looked up by keys finds it at the first look.
        self.key = intern(f"{self.sort}/{self.id}")
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
        """New state that it brings to a table. If several things bring the same part, there is only one."""
        return []

    def in_the_deck(self, card: int) -> bool:
        """Whether a card takes part in the game."""
        return True

    def in_the_characters(self, number: int) -> bool:
        """Whether a character takes part in the game."""
        return True

    def hand_out(self, t: "Table") -> None:
        """The players have sat down: give them what they begin with besides their cards."""

    def set_up(self, t: "Table") -> None:
        """The cards are dealt; the game is about to begin."""

    # ---- turn

    async def opens(self, t: "Table", seat: int) -> None:
        """For rules of the whole table: a turn opens, and nothing else of it has happened."""
        raise NotImplementedError

    async def enters(self, t: "Table") -> None:
        """It comes into force: an event is turned up."""
        raise NotImplementedError

    def returns(self, t: "Table", seat: int) -> bool:
        """Whether a player who is out of the game, and to whom the turn would come, is brought back for it."""
        raise NotImplementedError

    def come_back(self, t: "Table", seat: int) -> None:
        """Bring that player back. The turn has already begun."""
        raise NotImplementedError

    async def leave(self, t: "Table", seat: int) -> None:
        """The turn of a player whom it brought back for that turn only is over: the player leaves the game."""
        raise NotImplementedError

    def keeps_out(self, t: "Table", seat: int) -> bool:
        """For rules of the whole table: whether a player out of the game must not be brought back for a turn only."""
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
        """Its owner cannot choose anything for this turn, because the turn is lost or no ability works."""
        raise NotImplementedError

    async def before_drawing(self, t: "Table", seat: int) -> bool:
        """Phase 1 is about to begin: True if it is left out."""
        raise NotImplementedError

    def draw_count(self, t: "Table", seat: int, count: int) -> int:
        """How many cards are drawn in phase 1; `count` is the number so far."""
        raise NotImplementedError

    async def forgoes(self, t: "Table", seat: int, count: int) -> int:
        """Phase 1 is about to draw `count` cards: how many of them its owner forgoes for something else."""
        raise NotImplementedError

    async def draws(self, t: "Table", seat: int, count: int) -> None:
        """Carry out phase 1 in a way of its own; `count` is how many cards there are to draw."""
        raise NotImplementedError

    def cards_drawn(self, t: "Table", seat: int, drawn: list[int]) -> None:
        """For rules of the whole table: the cards of phase 1 are in the player's hand, in the order in which they were
        drawn, and nothing has been done with them yet."""
        raise NotImplementedError

    async def after_drawing(self, t: "Table", seat: int, drawn: list[int]) -> None:
        """Phase 1 ends. `drawn` are the cards that the player got and still has, in order. The player's own things are
        asked before the rules of the whole table."""
        raise NotImplementedError

    def excess(self, t: "Table", seat: int, player: int, card: int) -> bool:
        """A player discards a card because of the hand limit, and it has left the hand: True if it was given another
        place. `seat` is the owner of the thing. Everybody's things are asked, clockwise from that player's left, with
        that player last."""
        raise NotImplementedError

    async def turn_ends(self, t: "Table", seat: int) -> None:
        """A turn ends, after phase 3."""
        raise NotImplementedError

    # ---- playing

    def uses(self, menu: "Menu", card: int) -> None:
        """Add to the menu what its owner may do with it in the play phase; `card` is the card in play, if it is one."""
        raise NotImplementedError

    def more_plays(self, menu: "Menu", card: int) -> None:
        """Add to the menu what else a hand card may be played for (`Option.purpose`). `use` carries out an option with
        the verb `use`, and plays what it stands for."""
        raise NotImplementedError

    def refusal(self, t: "Table", asked: Decision) -> PosseError | None:
        """Why its owner, who is asked something, cannot use it now; None if there is no reason to give."""
        return None

    def stands_for(self, option: Option) -> Option:
        """What an option that names it really does: an option of `more_plays` plays a hand card."""
        return option

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
        """Whether a player may not play this hand card as what it is, in the turn or as an answer. It may still be used
        as something else, or given up if a BANG! card is demanded."""
        raise NotImplementedError

    def ignores(self, t: "Table", seat: int, played: list[int], brown: bool) -> bool:
        """Whether cards played by another player do not affect its owner."""
        raise NotImplementedError

    def evades(self, t: "Table", seat: int, by: int) -> list[Option]:
        """A brown card other than a BANG! is about to affect a player: the options to play a hand card so that it has
        no effect. `by` is the player of the brown card. The target's own things and the rules of the whole table are
        asked."""
        raise NotImplementedError

    async def robbed(self, t: "Table", seat: int, thief: int) -> None:
        """Another player is about to take or discard a card of its owner, with a card or with an ability that is used
        by choice."""
        raise NotImplementedError

    def robbed_of(self, t: "Table", seat: int, thief: int) -> None:
        """Another player has taken or discarded a card of its owner. Called for things that override `robbed`."""

    def shuns(self, t: "Table", seat: int, by: int, card: int) -> bool:
        """A brown card of another player is about to affect its owner: whether its owner may say that it does not."""
        raise NotImplementedError

    def gives(self, t: "Table", seat: int, wanted: str) -> list[Option]:
        """A "bang" or a "missed" is demanded of its owner: what may be given up instead because of this thing (see
        `give_up`)."""
        raise NotImplementedError

    async def give_up(self, t: "Table", seat: int, option: Option) -> None:
        """Carry out one of these, or use a card in front of its owner with a Missed! symbol as one."""
        raise NotImplementedError

    def hides(self, t: "Table", seat: int) -> bool:
        """Whether its owner cannot be the target of a BANG! card now."""
        raise NotImplementedError

    def answered(self, t: "Table", seat: int, card: int) -> None:
        """Its owner has played or given up a hand card in answer to something."""
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
        """A player has got its ability, and did not have it before."""
        raise NotImplementedError

    # ---- a shot

    async def shot_declared(self, t: "Table", shot: "Shot") -> None:
        """Its owner shoots, or anybody if it is a rule of the whole table. The target has not been asked yet. The shot
        may be made harder to avoid, or cost more life points."""
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
        """For rules of the whole table: a shot was not cancelled, and its target has lost life."""
        raise NotImplementedError

    async def shot_over(self, t: "Table", shot: "Shot") -> None:
        """A shot of its owner, or of anybody if it is a rule of the whole table, is settled, whatever came of it."""
        raise NotImplementedError

    # ---- life

    async def before_loss(self, t: "Table", damage: "Damage") -> None:
        """For rules of the whole table: a player is about to lose life. `damage.amount` may be lowered, to 0 too."""
        raise NotImplementedError

    def loss_looms(self, t: "Table", damage: "Damage") -> None:
        """The same, before anybody is asked to prevent it. Called for things that override `before_loss`."""

    def loss_prevented(self, t: "Table", damage: "Damage") -> None:
        """A player loses none of the life points in danger. Called for things that override `before_loss`."""

    async def wounded(self, t: "Table", damage: "Damage") -> None:
        """Its owner has lost life and is still in the game."""
        raise NotImplementedError

    async def wound_settled(self, t: "Table", seat: int, damage: "Damage") -> None:
        """A player lost life, and it is settled whether the player lives. The rules of the whole table are asked first,
        then the player's things, then the things of the player who caused it; `seat` is the owner of the thing. If the
        player is eliminated, only the rules of the whole table are asked, before the cards go."""
        raise NotImplementedError

    async def stays(self, t: "Table", seat: int, damage: "Damage") -> bool:
        """Its owner would be eliminated now: True if the owner stays in the game, with the life points that the rule
        says."""
        raise NotImplementedError

    async def other_eliminated(self, t: "Table", seat: int, dead: int) -> None:
        """Another player was eliminated, but still has all cards."""
        raise NotImplementedError

    async def killed(self, t: "Table", seat: int, killer: int, damage: "Damage | None") -> None:
        """Its owner was eliminated by another player, who is alive: what that brings the other player, before the usual
        reward. `damage` is what cost the last life point."""
        raise NotImplementedError

    def eliminated(self, t: "Table", dead: int) -> None:
        """For rules of the whole table: a player was eliminated."""
        raise NotImplementedError

    def left_game(self, t: "Table", seat: int) -> None:
        """A player who was in the game without life points is out of it again. Called for things that override
        `eliminated`."""
        self.eliminated(t, seat)

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
        """For rules of the whole table: a player loses all cards, in hand and in play."""
        raise NotImplementedError

    def gone(self, t: "Table", seat: int, card: int) -> None:
        """For kinds of cards: a card of the kind has left its place in front of a player and has arrived where it
        went."""
        raise NotImplementedError

    def reroutes(self, t: "Table", way: int, card: int, seat: int) -> bool:
        """For rules of the whole table: a card is on its way; True if it was given another place. `seat` is the player
        who would get it, or NOBODY."""
        raise NotImplementedError

    async def after_flip(self, t: "Table", seat: int, flip: "Flip") -> None:
        """Somebody has turned cards over for a "draw!", and they are face up. The "draw!" may be made again, or cards
        kept from the discard pile (see `Flip`). `seat` is the owner of the thing."""
        raise NotImplementedError

    def suit(self, t: "Table", card: int) -> int:
        """The suit that a card counts as."""
        raise NotImplementedError

    def sight(self, t: "Table", seat: int, other: int, distance: int) -> int:
        """For rules of the whole table: how far away a player sees another for a card from the hand, with everything
        else counted."""
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
        """For rules of the whole table: whether all hands are open now."""
        raise NotImplementedError

    def goals(self, t: "Table") -> "Goals | None":
        """For rules of the whole table: the goals while it is in force; None if they do not change."""
        raise NotImplementedError
