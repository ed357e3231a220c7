"""The show cards: each is in force from when it is turned up until the next one."""

from collections.abc import Callable

from posse.bang import cards
from posse.bang.blow import Damage
from posse.bang.damage import damage
from posse.bang.decide import aim, decide
from posse.bang.flip import flip
from posse.bang.hooks import MORE_PLAYS
from posse.bang.menu import Menu, players
from posse.bang.menu import play as play_card
from posse.bang.sets.wild_west_show.again import AnyWay, FreeMenu, examples
from posse.bang.sets.wild_west_show.goals import EVERYBODY_FOR_HIMSELF
from posse.bang.sets.wild_west_show.pile import CARDS_DUE, programme, show_pile
from posse.bang.sets.wild_west_show.roles_again import deal_roles
from posse.bang.table import NO_CARD, NOBODY, PUBLIC, Table
from posse.bang.things import Bill, Goals, Kind
from posse.kernel.option import NOTHING, Option, Ref, ref_seat


class Show(Bill):
    """A show card."""

    sort = "show"


class BoneOrchard(Show):
    """Each eliminated player returns for good when his turn comes, with one life point and no cards. Before that, the
    roles of all eliminated players are shuffled and dealt to them again."""

    id = "bone-orchard"
    name = "Bone Orchard"
    for_good = True

    def returns(self, t: Table, seat: int) -> bool:
        return True

    def come_back(self, t: Table, seat: int) -> None:
        out = [other for other, player in enumerate(t.players) if not player.alive]
        t.players[seat].life = 1
        deal_roles(t, out)
        t.bring_back(seat, ghost=False)
        t.tell("returned", player=seat, life=1)


class DarlingValentine(Show):
    """At the start of his turn each player discards his hand and draws the same number of cards."""

    id = "darling-valentine"
    name = "Darling Valentine"

    async def turn_starts(self, t: Table, seat: int) -> None:
        hand = sorted(t.players[seat].hand)
        t.held_back += 1  # a hand that is empty during the exchange is no reason to draw
        for card in hand:
            t.discard_from_hand(seat, card)
            t.tell("discarded", player=seat, card=card)
        t.draw(seat, len(hand))
        t.held_back -= 1


class DorothyRage(Show):
    """Once in his turn a player may order another player to play a card. He names that player, the card and its target.
    A player who has such a card must play it as in his own turn; a player who does not shows his hand."""

    id = "dorothy-rage"
    name = "Dorothy Rage"

    def uses(self, menu: Menu, card: int) -> None:
        if self.key not in menu.t.used:
            menu.add_use(self.key, players(menu.t.others(menu.seat)))

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        forced = ref_seat(option.at())
        name = await decide(t, seat, "order-card", lambda: self.names(t, forced), self.key, forced)
        kind = cards.kind_of(str(name.thing))
        target = await self.target(t, seat, forced, kind)
        aimed = aim(Option("play", target=target))
        t.tell("ordered", player=seat, victim=forced, thing=kind.key, orders=True, **aimed)
        await self.obey(t, forced, kind, target)

    def names(self, t: Table, forced: int) -> list[Option]:
        """The playing cards that the player could play in a turn of his own, whether or not he has them."""
        menu = AnyWay(t, forced, can_pay(t, forced))
        return [Option("choose", key) for key in menu.playable(examples(t))]

    async def target(self, t: Table, seat: int, forced: int, kind: Kind) -> Ref:
        """The player who gives the order chooses the target of the card."""
        first = await self.name_target(t, seat, forced, kind, lambda: self.targets(t, forced, kind))
        if not isinstance(first, int):
            return first
        second = await self.name_target(t, seat, forced, kind, lambda: kind.further_targets(t, forced, first))
        return (first, second) if isinstance(second, int) else first

    async def name_target(
        self, t: Table, seat: int, forced: int, kind: Kind, targets: Callable[[], list[Option]]
    ) -> Ref:
        """One of these targets, if there are any. The player may do things at any time that leave none."""
        while targets():
            option = await decide(
                t, seat, "order-target", targets, self.key, forced, examples(t)[kind.key], asks_again=True
            )
            if option.verb == "choose":
                return option.thing
        return NOTHING

    def targets(self, t: Table, forced: int, kind: Kind) -> list[Option]:
        """The possible targets of the card; none if it needs none."""
        ways = FreeMenu(t, forced, can_pay(t, forced)).playing(kind, examples(t)[kind.key])
        aims = dict.fromkeys(way.target for way in ways)
        return [Option("choose", aim) for aim in aims if aim != NOTHING]

    async def obey(self, t: Table, forced: int, kind: Kind, target: Ref) -> None:
        while self.ways(t, forced, kind, target):  # he may first discard such cards for something else
            option = await decide(
                t,
                forced,
                "obey",
                lambda: self.ways(t, forced, kind, target),
                self.key,
                t.turn,
                asks_again=True,
            )
            if option.verb == "play":
                bangs = t.bangs_played
                option = Option(
                    "play", option.thing, target, option.as_id, option.paid, option.spending, option.purpose
                )
                t.orders = t.turn
                t.let_act(forced)
                await play_card(t, forced, option)
                t.let_act(NOBODY)
                t.orders = NOBODY
                t.bangs_played = bangs
                return
        hand = sorted(t.players[forced].hand)
        for card in hand:
            t.known[card] = PUBLIC
        t.tell("showed_hand", player=forced, cards=tuple(hand))

    def ways(self, t: Table, forced: int, kind: Kind, target: Ref) -> list[Option]:
        """How he can play such a card at this target: which copy, what he pays with, and for what purpose."""
        t.let_act(forced)
        menu = Menu(t, forced)
        menu.has_bang_left = True
        for card in cards.distinct(t.players[forced].hand):
            if cards.KIND[card] is kind:
                kind.plays(menu, card)
                for thing in t.things(forced, MORE_PLAYS) + t.table_things(MORE_PLAYS):
                    thing.more_plays(menu, card)
        t.let_act(NOBODY)
        first = target[0] if isinstance(target, tuple) else target
        return [option for option in menu.options if option.verb == "play" and option.target == first]


def can_pay(t: Table, seat: int) -> bool:
    """Whether a player could pay for a card with another one, as far as others can know."""
    return len(t.players[seat].hand) > 1


class Gag(Show):
    """Nobody may talk. It does not affect moves: the chat of the table only lets gestures through."""

    id = "gag"
    name = "Gag"
    gags = True


class HelenaZontero(Show):
    """The player who turns it up must "draw!": on Hearts or Diamonds, the roles of all living players except the
    Sheriff are shuffled and dealt to them again."""

    id = "helena-zontero"
    name = "Helena Zontero"

    async def enters(self, t: Table) -> None:
        card = await flip(t, show_pile(t).holder, self.key)
        if card == NO_CARD or t.suit(card) not in (cards.HEARTS, cards.DIAMONDS):
            return
        hidden = [seat for seat, player in enumerate(t.players) if player.alive and not player.role_shown]
        if hidden:
            deal_roles(t, hidden)


class LadyRosaDelTexas(Show):
    """Once in his turn each player may change seats with the player on his right, who then misses his next turn."""

    id = "lady-rosa-del-texas"
    name = "Lady Rosa del Texas"

    def uses(self, menu: Menu, card: int) -> None:
        if self.key not in menu.t.used and menu.t.living() > 2:
            menu.add_use(self.key)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        other = t.clockwise(seat)[-1]
        ring = t.ring.copy()
        here, there = ring.index(seat), ring.index(other)
        ring[here], ring[there] = other, seat
        t.sit(ring)
        programme(t).missing |= 1 << other
        t.tell("changed_seats", player=seat, target=other, change_seats=True)


class MissSusanna(Show):
    """A player who has not played at least three cards from his hand in his turn loses a life point at its end."""

    id = "miss-susanna"
    name = "Miss Susanna"
    end_order = -1

    async def turn_ends(self, t: Table, seat: int) -> None:
        if programme(t).played < CARDS_DUE:
            await damage(t, Damage(seat, 1, NOBODY, NO_CARD, self.key))


class Sacagaway(Show):
    """All hands are open."""

    id = "sacagaway"
    name = "Sacagaway"

    def shows_hands(self, t: Table) -> bool:
        return True


class Showdown(Show):
    """Any hand card except a BANG! may be played as a BANG! card, and a BANG! card only as a Missed!."""

    id = "showdown"
    name = "Showdown"

    def serves_as(self, t: Table, seat: int, card: int, wanted: str) -> bool:
        if cards.ID[card] != "bang":
            return wanted == "bang"
        return wanted == "missed" and not programme(t).is_too_early(card, dying=False)

    def bars(self, t: Table, seat: int, card: int) -> bool:
        return cards.ID[card] == "bang"


class WildWestShow(Show):
    """It stays until the end of the game. Everybody's goal is to be the last one in play."""

    id = "wild-west-show"
    name = "Wild West Show"
    last = True

    def goals(self, t: Table) -> Goals:
        return EVERYBODY_FOR_HIMSELF


SHOWS = [
    BoneOrchard(),
    DarlingValentine(),
    DorothyRage(),
    Gag(),
    HelenaZontero(),
    LadyRosaDelTexas(),
    MissSusanna(),
    Sacagaway(),
    Showdown(),
    WildWestShow(),
]
