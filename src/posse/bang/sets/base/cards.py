"""The playing cards of the base game."""

from posse.bang import cards
from posse.bang.affect import affects, hit_by
from posse.bang.answer import GIVEN, REFUSED, evaded, gives_up, hold_back, settle
from posse.bang.blow import Damage, Shot
from posse.bang.damage import beer_works, damage
from posse.bang.decide import decide
from posse.bang.flip import flip, flips_hearts
from posse.bang.laid_down import Blue, Weapon
from posse.bang.menu import Menu, hidden_by
from posse.bang.robbery import rob, strip
from posse.bang.shot import shoot
from posse.bang.table import LOST, NO_CARD, NOBODY, PUBLIC, Table
from posse.bang.things import Kind, Plain
from posse.kernel.option import Option, ref_seat
from posse.kernel.rules import Hindrance
from posse.roles import SHERIFF

#: More BANG! cards than anybody can hold: no limit.
NO_LIMIT = 1000


# ---- blue: weapons


class Volcanic(Weapon):
    """Reach 1. While it is in play its owner may play any number of BANG! cards in his turn."""

    id = "volcanic"
    name = "Volcanic"
    copies = "10S 10C"
    reach = 1
    more_bangs = NO_LIMIT


class Schofield(Weapon):
    """Reach 2."""

    id = "schofield"
    name = "Schofield"
    copies = "JC QC KS"
    reach = 2


class Remington(Weapon):
    """Reach 3."""

    id = "remington"
    name = "Remington"
    copies = "KC"
    reach = 3


class RevCarabine(Weapon):
    """Reach 4."""

    id = "rev-carabine"
    name = "Rev. Carabine"
    copies = "AC"
    reach = 4


class Winchester(Weapon):
    """Reach 5."""

    id = "winchester"
    name = "Winchester"
    copies = "8S"
    reach = 5


# ---- blue: objects


class Barrel(Blue):
    """When its owner is the target of a shot he may "draw!" once for it: on Hearts that counts as a Missed!."""

    id = "barrel"
    name = "Barrel"
    copies = "QS KS"

    def defence(self, t: Table, shot: Shot, card: int) -> list[Option]:
        return [] if self.key in shot.tried else [Option("use", self.key)]

    async def defend(self, t: Table, shot: Shot, option: Option) -> None:
        if await flips_hearts(t, shot.target, self.key):
            shot.missing -= 1


class Scope(Blue):
    """Its owner sees every other player at a distance reduced by 1."""

    id = "scope"
    name = "Scope"
    copies = "AS"
    sees_nearer = 1


class Mustang(Blue):
    """Every other player sees its owner at a distance increased by 1."""

    id = "mustang"
    name = "Mustang"
    copies = "8H 9H"
    seen_farther = 1


class Jail(Blue):
    """Played in front of another player, never the Sheriff. At the start of his turn he must "draw!": on Hearts he
    escapes, otherwise he loses the turn; the Jail is discarded either way."""

    id = "jail"
    name = "Jail"
    copies = "JS 10S 4H"
    book = True
    check_order = 2

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        t = menu.t
        free = [
            seat
            for seat in t.others(menu.seat)
            if t.players[seat].role != SHERIFF and t.in_front(seat, self.key) == NO_CARD
        ]
        menu.add_targets(card, free)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.lay_down(ref_seat(option.at()), card)

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("jail-target")

    async def turn_check(self, t: Table, seat: int, card: int) -> None:
        escaped = await flips_hearts(t, seat, self.key)
        t.discard_from_play(seat, card)
        if not escaped:
            t.tell("jailed", player=seat)
            t.phase = LOST


class Dynamite(Blue):
    """At the start of its owner's turn he must "draw!": on 2 to 9 of Spades it explodes and he loses 3 life points,
    otherwise it moves to the left. Nobody counts as having caused the damage."""

    id = "dynamite"
    name = "Dynamite"
    copies = "2H"
    book = True
    check_order = 1

    async def turn_check(self, t: Table, seat: int, card: int) -> None:
        turned = await flip(t, seat, self.key)
        if turned != NO_CARD and t.suit(turned) == cards.SPADES and 2 <= cards.RANK[turned] <= 9:
            t.tell("exploded", player=seat, card=card)
            t.discard_from_play(seat, card)
            await damage(t, Damage(seat, 3, NOBODY, card))
        else:
            self.pass_on(t, seat, card)

    def pass_on(self, t: Table, seat: int, card: int) -> None:
        """Move it to the first player on the left without a Dynamite. If there is none, it stays."""
        for left in t.others(seat):
            if t.in_front(left, self.key) == NO_CARD:
                t.leave_play(seat, card)
                t.lay_down(left, card)
                t.tell("passed_on", player=seat, target=left, card=card, laid=True)
                return


# ---- brown


class Bang(Kind):
    """A shot at another player within reach of the weapon. One BANG! card a turn."""

    id = "bang"
    name = "BANG!"
    by_weapon = True
    copies = "2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD QH KH AH AS"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if menu.has_bang_left:
            menu.add_targets(card, menu.bang_targets(), as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.bangs_played += 1
        await shoot(t, Shot(seat, ref_seat(option.at()), card, bang_card=True, cause=self.key))

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        player = menu.t.players[menu.seat]
        if not menu.has_bang_left:
            return Hindrance("bang-limit", count=player.bang_limit)
        for other in menu.in_reach():
            return Hindrance("forbidden", hidden_by(menu.t, other))
        return Hindrance("out-of-reach", reach=player.reach)


class Missed(Kind):
    """Cancels a shot at its player. It has no use in one's own turn."""

    id = "missed"
    name = "Missed!"
    copies = "2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC"
    has_missed = True


class Beer(Plain):
    """Its player regains one life point, in his turn or when he has just lost his last one. It has no effect when only
    two players are left."""

    id = "beer"
    name = "Beer"
    copies = "6H 7H 8H 9H 10H JH"
    saves_life = True

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        if cards.KIND[card] is self:
            await self.answer(t, seat, card, option)
        else:
            t.heal(seat, 1)  # a card that only copies the effect is not a Beer

    async def answer(self, t: Table, seat: int, card: int, option: Option) -> None:
        if beer_works(t):
            t.heal(seat, t.from_beer(seat))


class Saloon(Plain):
    """All players in the game regain one life point."""

    id = "saloon"
    name = "Saloon"
    copies = "5H"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for drinker in await hit_by(t, seat, self.key, t.clockwise(seat)):
            if not await evaded(t, drinker, self.key, seat, card):
                t.heal(drinker, 1)


class Stagecoach(Plain):
    """Draw two cards."""

    id = "stagecoach"
    name = "Stagecoach"
    copies = "9S 9S"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 2)


class WellsFargo(Plain):
    """Draw three cards."""

    id = "wells-fargo"
    name = "Wells Fargo"
    copies = "3H"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        t.draw(seat, 3)


class GeneralStore(Plain):
    """As many cards are turned up as there are players. Each player takes one, clockwise, beginning with the player of
    the card."""

    id = "general-store"
    name = "General Store"
    copies = "9C QS"
    book = True

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await open_store(t, seat, self.key, card)


async def open_store(t: Table, seat: int, about: str, card: int = NO_CARD) -> None:
    """As many cards are turned up as there are players. Each player takes one, clockwise from `seat` on."""
    buyers = await hit_by(t, seat, about, t.clockwise(seat))
    for _ in buyers:
        goods = t.off_the_deck()
        if goods != NO_CARD:
            t.known[goods] = PUBLIC
            t.aside.append(goods)
    t.tell("revealed", thing=about, cards=tuple(t.aside))
    hold_back(t)  # a player whose last card this was takes one here instead of drawing for an empty hand
    for buyer in buyers:
        if t.aside and not await evaded(t, buyer, about, seat, card):
            await _pick(t, buyer, about, seat)
        if buyer == seat:
            settle(t)
    if seat not in buyers:
        settle(t)
    while t.aside:  # nobody wanted them
        t.put_away(t.aside.pop())


async def _pick(t: Table, buyer: int, about: str, seat: int) -> None:
    option = await decide(
        t, buyer, "pick", lambda: [Option("choose", c) for c in cards.distinct(t.aside)], about, seat
    )
    picked = option.card()
    t.aside.remove(picked)
    t.players[buyer].hand.append(picked)
    t.tell("picked", player=buyer, card=picked)


class Panic(Kind):
    """Take a card from a player at distance 1: a particular one in play, or a random one from his hand."""

    id = "panic"
    name = "Panic!"
    copies = "JH QH AH 8D"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_loot(card, [*menu.within(1), menu.seat], as_id, to_keep=True)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await rob(t, seat, card, option.at())

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take") if menu.within(1) else Hindrance("too-far", reach=1)


class CatBalou(Kind):
    """Any one player discards a card: a particular one in play, or a random one from his hand."""

    id = "cat-balou"
    name = "Cat Balou"
    copies = "KH 9D 10D JD"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_loot(card, menu.all_seats(), as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        await strip(t, seat, card, option.at())

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("nothing-to-take")


class Gatling(Plain):
    """A shot at every other player, at any distance. It is not a BANG! card."""

    id = "gatling"
    name = "Gatling"
    copies = "10H"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for target in await hit_by(t, seat, self.key, t.others(seat), card, shoots=True):
            await shoot(t, Shot(seat, target, card, cause=self.key))


class Indians(Plain):
    """Every other player discards a BANG! card or loses one life point."""

    id = "indians"
    name = "Indians!"
    copies = "KD AD"
    book = True
    demands = "bang"

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        for target in await hit_by(t, seat, self.key, t.others(seat), card):
            if await affects(t, seat, [card], target) and not await gives_up(
                t, target, self, seat, card, may_evade=True
            ):
                await damage(t, Damage(target, 1, seat, card))


class Duel(Kind):
    """Challenge any other player. In turn, beginning with him, each may discard a BANG! card. The first who does not
    loses one life point. A challenger who loses was hurt by his own card, so by nobody."""

    id = "duel"
    name = "Duel"
    copies = "QD JS 8C"
    book = True
    demands = "bang"

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        menu.add_targets(card, menu.t.others(menu.seat), as_id)

    async def play(self, t: Table, seat: int, card: int, option: Option) -> None:
        on_turn, waiting = ref_seat(option.at()), seat
        if not await affects(t, seat, [card], on_turn):
            return
        hold_back(t)  # empty hands and answers cause no reactions before the Duel and its loss are settled
        answer = await gives_up(t, on_turn, self, waiting, card, may_evade=True)
        while answer == GIVEN and t.players[on_turn].alive:  # a player who is out of the game cannot go on
            on_turn, waiting = waiting, on_turn
            answer = await gives_up(t, on_turn, self, waiting)
        if answer == REFUSED:
            await damage(t, Damage(on_turn, 1, NOBODY if on_turn == seat else seat, card))
        settle(t)


KINDS = [
    Volcanic(),
    Schofield(),
    Remington(),
    RevCarabine(),
    Winchester(),
    Barrel(),
    Scope(),
    Mustang(),
    Jail(),
    Dynamite(),
    Bang(),
    Missed(),
    Beer(),
    Saloon(),
    Stagecoach(),
    WellsFargo(),
    GeneralStore(),
    Panic(),
    CatBalou(),
    Gatling(),
    Indians(),
    Duel(),
]
