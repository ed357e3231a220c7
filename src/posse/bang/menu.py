"""The play phase: what the player on turn may do, and how it is carried out."""

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.affect import barred, forbidden, hand_cards_as, serves_as
from posse.bang.decide import aim, any_time, use
from posse.bang.distance import seen_round
from posse.bang.hooks import (
    ANY_TIME,
    BARS,
    BEFORE_PLAY,
    CARD_PLAYED,
    FORBIDS,
    HIDES,
    MORE_PLAYS,
    OBLIGES,
    SERVES_AS,
    SIGHT,
    USES,
)
from posse.bang.reactions import after_playing, before_playing
from posse.bang.table import DISCARD, NO_CARD, Table
from posse.bang.things import Thing
from posse.kernel.event import Fact
from posse.kernel.option import (
    Option,
    hand_ref,
    in_play_ref,
    player_ref,
)
from posse.kernel.state import Script

END_OF_PLAY = Option("end")


@mypyc_attr(acyclic=True)
class Menu:
    """The options of a play phase while they are being collected."""

    __slots__ = (
        "_able",
        "_bare",
        "_in_sight",
        "_seen",
        "from_hand",
        "has_bang_left",
        "options",
        "seat",
        "t",
    )

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.options: list[Option] = []
        self.from_hand = True  # it is about hand cards, not about things on the table
        # Whether the player may play what counts as the BANG! of the turn; some ways of playing it do not count.
        self.has_bang_left = t.bangs_played < t.players[seat].bang_limit
        self._able: list[Thing] | None = None
        self._bare = False  # nothing of the others' protects them
        self._seen: list[int] | None = None  # the distances of the others, clockwise
        self._in_sight: list[int] | None = None  # the targets of a BANG! card, for all BANG! cards

    @property
    def able(self) -> list[Thing]:
        """The things that let the player play hand cards for something else. Looked up once for all cards."""
        able = self._able
        if able is None:
            able = self._able = self.t.things(self.seat, MORE_PLAYS)
        return able

    def within(self, reach: int) -> list[int]:
        """The other players at this distance or less."""
        seen = self._seen
        if seen is None:
            seen = self._seen = self._look(False)
        ring = self.t.around[self.seat]
        out: list[int] = []
        for i, distance in enumerate(seen):
            if distance <= reach:
                out.append(ring[i + 1])
        return out

    def look_bare(self) -> None:
        """From now on nothing of the others' makes them farther away or hides them."""
        self._bare = True
        self._seen = self._look(True)
        self._in_sight = None

    def look_from_the_table(self) -> None:
        """From now on it is about things on the table, which may reach less far than a hand card."""
        self.from_hand = False
        self._seen = None
        self._in_sight = None

    def _look(self, bare: bool) -> list[int]:
        return seen_round(self.t, self.seat, bare, self.from_hand or bare)

    def in_reach(self) -> list[int]:
        """The other players within reach of the player's weapon."""
        return self.within(self.t.players[self.seat].reach)

    def bang_targets(self) -> list[int]:
        """The other players at whom a BANG! card may be fired; to read, not to change."""
        seats = self._in_sight
        if seats is None:
            seats = self.within(self.t.players[self.seat].reach)
            if self.t.heard & HIDES and not self._bare:
                seats = [other for other in seats if not hidden_by(self.t, other)]
            self._in_sight = seats
        return seats

    def loot(self, seats: list[int], to_keep: bool = False) -> list[int]:
        """What may be taken from these players: a random card of a hand, or a card in play. Of the player's own cards
        only those in play. `to_keep` says that the player gets the card."""
        out: list[int] = []
        for seat in seats:
            player = self.t.players[seat]
            if player.hand and seat != self.seat:
                out.append(hand_ref(seat))
            for held in player.in_play:
                if not to_keep or may_have(self.t, self.seat, held):
                    out.append(in_play_ref(seat, held))
        return out

    def all_seats(self) -> list[int]:
        """All players in the game, the player on turn last."""
        return [*self.t.others(self.seat), self.seat]

    def add(self, card: int, as_id: str = "") -> None:
        """The card may be played."""
        self.options.append(Option("play", card, as_id=as_id) if as_id else cards.PLAY[card])

    def add_targets(self, card: int, seats: list[int], as_id: str = "") -> None:
        """The card may be played on each of these players."""
        for seat in seats:
            self.options.append(Option("play", card, player_ref(seat), as_id))

    def add_loot(self, card: int, seats: list[int], as_id: str = "", to_keep: bool = False) -> None:
        """The card may be played on a card of each of these players."""
        for place in self.loot(seats, to_keep):
            self.options.append(Option("play", card, place, as_id))

    def costs(self, card: int) -> list[int]:
        """The other hand cards with which this one may be paid for."""
        return cards.distinct([other for other in self.t.players[self.seat].hand if other != card])

    def goes_with(self, card: int, wanted: str) -> list[tuple[int, str]]:
        """The other hand cards that may be played together with a card as this kind, and what they are used as."""
        found = hand_cards_as(self.t, self.seat, wanted, to_play=True)
        return [(other, used_as) for other, used_as in found if other != card]

    def add_paid(self, card: int, targets: list[int] | None = None) -> None:
        """The card may be played with another one, on each of these targets if it needs one."""
        for cost in self.costs(card):
            if targets is None:
                self.options.append(Option("play", card, paid=(cost,)))
            else:
                for target in targets:
                    self.options.append(Option("play", card, target, paid=(cost,)))

    def add_use(self, key: str, targets: list[int] | None = None, paid: tuple[int, ...] = ()) -> None:
        """Something on the table may be used, on each of these targets if it needs one."""
        if targets is None:
            self.options.append(Option("use", key, paid=paid))
        else:
            for target in targets:
                self.options.append(Option("use", key, target, paid=paid))


def may_have(t: Table, seat: int, card: int) -> bool:
    """Whether a player may get a card in play: one that is never in a hand would come to lie in front of him."""
    return not cards.KIND[card].pile or cards.KIND[card].may_lie(t, seat)


def hidden_by(t: Table, seat: int) -> str:
    """The key of the thing that protects a player from being the target of BANG! cards now; empty if nothing does."""
    for thing in t.things(seat, HIDES):
        if thing.hides(t, seat):
            return thing.key
    return ""


def players(seats: list[int]) -> list[int]:
    """Players as targets."""
    return [player_ref(seat) for seat in seats]


def menu_options(t: Table, seat: int) -> list[Option]:
    """Everything that a player may do now in the play phase."""
    menu = Menu(t, seat)
    _hand_cards(menu)
    if t.table_hooks & SIGHT:
        menu.look_from_the_table()
    _uses(menu)
    options = menu.options
    if t.players[seat].hooks & ANY_TIME:
        options += any_time(t, seat)
    if not must_play(menu):
        options.append(END_OF_PLAY)
    return options


def must_play(menu: Menu) -> str:
    """The key of what must be played before the play phase may end; empty if nothing must be. The menu has all plays by
    now."""
    for thing in menu.t.table_things(OBLIGES):
        if must := thing.obliges(menu):
            return must
    return ""


def _hand_cards(menu: Menu) -> None:
    t, seat = menu.t, menu.seat
    player = t.players[seat]
    hooks = player.hooks | t.table_hooks
    checks = t.table_hooks & FORBIDS or hooks & BARS
    may_serve = hooks & SERVES_AS
    hand = cards.distinct(player.hand)
    kinds = cards.KIND
    for card in hand:
        if not checks or not barred(t, seat, card):
            kinds[card].plays(menu, card)
        if may_serve and serves_as(t, seat, card, "bang"):
            bang = cards.KINDS["bang"]
            if kinds[card].copied(t) != bang.id and not forbidden(t, seat, bang):
                bang.plays(menu, card, "bang")
    if hooks & MORE_PLAYS:
        for thing in menu.able + t.table_things(MORE_PLAYS):
            for card in hand:
                thing.more_plays(menu, card)


def _uses(menu: Menu) -> None:
    t, seat = menu.t, menu.seat
    if t.players[seat].hooks & USES:
        for number in t.abilities(seat):
            if cards.CHARACTER_HOOKS[number] & USES:
                cards.CHARACTER[number].uses(menu, NO_CARD)
        for card in t.working(seat):
            if cards.HOOKS[card] & USES:
                cards.KIND[card].uses(menu, card)
        for thing in t.players[seat].belongings:
            if thing.hooks & USES:
                thing.uses(menu, NO_CARD)
    if t.table_hooks & USES:
        for thing in t.table_things(USES):
            thing.uses(menu, NO_CARD)


def perform(t: Table, option: Option) -> Script | None:
    """Do what was chosen from the menu."""
    if option.verb == "end":
        t.phase = DISCARD
        return None
    if option.verb == "use":
        for thing in t.things(t.turn, MORE_PLAYS):
            if thing.key == option.thing:
                t.tell("used", player=t.turn, thing=thing.key)  # more in the next event
                return thing.use(t, t.turn, option)
        return use(t, t.turn, USES | ANY_TIME, option)
    if option.verb == "play":
        return play(t, t.turn, option)
    return act(t, t.turn, option)


async def act(t: Table, seat: int, option: Option) -> None:
    """Carry out a verb of some set: the thing that added the option to the menu does it."""
    able = [each for each in t.things(seat, USES) + t.table_things(USES) if option.verb in each.verbs]
    for thing in able:
        if len(able) == 1 or _offers(thing, t, seat, option):
            await thing.act(t, seat, option)
            return


def _offers(thing: Thing, t: Table, seat: int, option: Option) -> bool:
    """Whether a thing has added this option to the menu. Several things may have the same verb."""
    menu = Menu(t, seat)
    thing.uses(menu, NO_CARD)
    return any(own.parts() == option.parts() for own in menu.options)


def as_play(option: Option) -> Option | None:
    """The play of a hand card that an option of the menu is or stands for; None if it is something else."""
    thing = cards.THINGS.get(str(option.thing)) if option.verb == "use" else None
    played = option if thing is None else thing.stands_for(option)
    return played if played.verb == "play" else None


async def play(t: Table, seat: int, option: Option, may_copy: bool = True) -> None:
    """Play a card from hand. The cards paid for it, and a brown card itself, go on the discard pile first; then it
    takes effect. Without `may_copy` an ability lets it be used as another card, so it is not a copy of that card."""
    card = option.card()
    kind = cards.KIND[card]
    used_as = option.as_id
    copies = False
    if used_as:
        copies = may_copy and kind.copied(t) == used_as
        if copies or (option.paid and kind.pays_as):
            used_as = ""
        else:
            kind = cards.KINDS[used_as]
    if t.log.telling:
        facts: dict[str, Fact] = {
            "player": seat,
            "card": card,
            "used_as": option.as_id if copies else used_as,
        }
        facts.update(aim(option))
        t.tell_facts("played", facts)
    if option.paid:
        t.discard_paid(seat, option)
    t.leave_hand(seat, card)
    if option.purpose and not copies and option.purpose not in kind.purposes:
        await _play_for(t, seat, card, option)
    else:
        if used_as or cards.IS_BROWN[card]:
            t.put_away(card)
        if t.heard & BEFORE_PLAY:
            await before_playing(t, seat, option)
        await kind.play(t, seat, card, option)
    if t.heard & CARD_PLAYED:
        await after_playing(t, seat, option, used_as)


async def _play_for(t: Table, seat: int, card: int, option: Option) -> None:
    """Carry out another use of a hand card, which some thing has added to the menu."""
    t.put_away(card)
    for thing in t.things(seat, MORE_PLAYS) + t.table_things(MORE_PLAYS):
        if thing.purpose == option.purpose:
            await thing.played_for(t, seat, card, option)
            return
