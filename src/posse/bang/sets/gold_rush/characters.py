"""The characters of Gold Rush."""

from posse.bang import cards
from posse.bang.blow import Damage, Shot
from posse.bang.decide import decide
from posse.bang.flip import flip
from posse.bang.hooks import DRAWS
from posse.bang.menu import Menu, players
from posse.bang.reactions import Played
from posse.bang.sets.gold_rush.black import not_panned, pan
from posse.bang.sets.gold_rush.gold import earn, has_gold, not_the_time, pay, too_dear
from posse.bang.sets.gold_rush.shop import Thrifty, equipment, shop, take_effect
from posse.bang.shot import shoot
from posse.bang.table import NO_CARD, Table
from posse.bang.things import Character
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option, ref_seat


class DonBell(Character):
    """At the end of his turn he must "draw!": on Hearts or Diamonds he takes another turn, at the end of which he does
    not "draw!" again."""

    id = "don-bell"
    name = "Don Bell"
    end_order = 2  # after a "draw!" at the end of the turn for an event

    async def turn_ends(self, t: Table, seat: int) -> None:
        if t.extra_turn:
            return
        card = await flip(t, seat, self.key)
        if card != NO_CARD and t.suit(card) in (cards.HEARTS, cards.DIAMONDS):
            t.win_turn()


class DutchWill(Character):
    """He must discard one of the cards that he draws in phase 1, and he takes a nugget. A single card he keeps."""

    id = "dutch-will"
    name = "Dutch Will"

    async def after_drawing(self, t: Table, seat: int, drawn: list[int]) -> None:
        count = len(drawn)
        if count < 2 or t.table_things(DRAWS):
            return
        hand = t.players[seat].hand
        option = await decide(
            t,
            seat,
            "discard",
            lambda: [Option("discard", card) for card in cards.distinct(hand[-count:])],
            self.key,
        )
        t.discard_from_hand(seat, option.card())
        t.tell("discarded", player=seat, card=option.card())
        earn(t, seat, 1)


class JackyMurieta(Character):
    """In his turn he may pay two nuggets for a shot within reach of his weapon, as often as he likes and can pay."""

    id = "jacky-murieta"
    name = "Jacky Murieta"

    def uses(self, menu: Menu, card: int) -> None:
        if has_gold(menu.t, menu.seat) >= 2:
            for target in players(menu.in_reach()):
                menu.options.append(Option("use", self.key, target, spending=2))

    def refusal(self, t: Table, asked: Decision) -> PosseError | None:
        return too_dear(t, asked.player, 2) or not_the_time(asked)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        pay(t, seat, option.spending)
        await shoot(t, Shot(seat, ref_seat(option.at()), NO_CARD, cause=self.key))


class JoshMcCloud(Character):
    """In his turn he may pay two nuggets for the top card of the equipment deck, unseen. A card that he cannot use, or
    already has, is discarded."""

    id = "josh-mccloud"
    name = "Josh McCloud"

    def uses(self, menu: Menu, card: int) -> None:
        if has_gold(menu.t, menu.seat) >= 2:
            menu.options.append(Option("use", self.key, spending=2))

    def refusal(self, t: Table, asked: Decision) -> PosseError | None:
        return too_dear(t, asked.player, 2) or not_the_time(asked)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        pay(t, seat, option.spending)
        place = shop(t)
        card = place.draw(t)
        if card == NO_CARD:
            return
        t.tell("prospected", player=seat, thing=cards.KEY[card], card=card)
        place.in_effect.append(card)
        if place.has(seat, cards.KEY[card]) or not self.choices(t, seat, card):
            place.in_effect.remove(card)
            place.put_below(card)
            return
        way = await decide(t, seat, "prospect", lambda: self.choices(t, seat, card), cards.KEY[card])
        place.in_effect.remove(card)
        if isinstance(way.thing, int):  # only a player was chosen
            way = Option("choose", cards.KEY[card], way.thing)
        await take_effect(t, seat, card, way)

    def choices(self, t: Table, seat: int, card: int) -> list[Option]:
        """Every use of the card: a target alone, or a target and the card that it is used as."""
        menu = Menu(t, seat)
        menu.look_from_the_table()
        out: list[Option] = []
        for way in equipment(card).ways(menu):
            if way.as_id or way.target == "":
                out.append(Option("choose", way.thing, way.target, way.as_id))
            else:
                out.append(Option("choose", way.target))
        return out


class MadamYto(Character):
    """Each time any player plays a Beer card she draws a card."""

    id = "madam-yto"
    name = "Madam Yto"

    async def card_played(self, t: Table, seat: int, play: Played) -> None:
        if cards.ID[play.card] == "beer" and not play.used_as:
            t.draw(seat, 1)


class PrettyLuzena(Thrifty):
    """Once in her turn she may buy a piece of equipment for one nugget less."""

    id = "pretty-luzena"
    name = "Pretty Luzena"
    saves = 1


class RaddieSnake(Character):
    """Twice in his turn he may pay a nugget to draw a card."""

    id = "raddie-snake"
    name = "Raddie Snake"

    def uses(self, menu: Menu, card: int) -> None:
        pan(menu, self.key)

    async def use(self, t: Table, seat: int, option: Option) -> None:
        t.used.append(self.key)
        pay(t, seat, option.spending)
        t.draw(seat, 1)

    def refusal(self, t: Table, asked: Decision) -> PosseError | None:
        return not_panned(t, asked, self.key)


class SimeonPicos(Character):
    """He takes a nugget for each life point he loses, once his survival is settled."""

    id = "simeon-picos"
    name = "Simeon Picos"

    async def wounded(self, t: Table, damage: Damage) -> None:
        earn(t, damage.seat, damage.amount)


CHARACTERS = [
    DonBell(),
    DutchWill(),
    JackyMurieta(),
    JoshMcCloud(),
    MadamYto(),
    PrettyLuzena(),
    RaddieSnake(),
    SimeonPicos(),
]
