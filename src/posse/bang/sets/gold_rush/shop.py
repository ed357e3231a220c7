"""The equipment: its own deck, three cards of it face up in the shop, and the pieces that players have."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.menu import Menu
from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.refusal import has_not, named_seat
from posse.bang.sets.gold_rush.gold import has_gold, not_the_time, too_dear
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import Character, Kind, Thing
from posse.kernel.errors import PosseError
from posse.kernel.notation import Parsed
from posse.kernel.option import Decision, Option
from posse.kernel.rules import Hindrance
from posse.kernel.shape import PILE, ROW, Shape

SHOP: Final = "shop"
BLACK = "black"


@mypyc_attr(allow_interpreted_subclasses=True)
class Equipment(Kind):
    """A piece of equipment, bought with gold. A brown one takes effect at once; a black one stays in play."""

    sort = "equipment"
    pile = SHOP
    cost: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__()
        self.price = self.cost  # read for every menu: instance attributes are quick to read

    def ways(self, menu: Menu) -> list[Option]:
        """The uses that its buyer may choose from (`as`, `->`); empty if it would have no effect."""
        return [Option("buy", self.key)]

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        return Hindrance("no-effect-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class Thrifty(Character):
    """A character who pays less for equipment once in a turn."""

    saves: ClassVar[int] = 0


class Shop(Part):
    """The equipment. Discarded cards lie face up below the deck. When one of them would be drawn, the deck is
    shuffled."""

    id = SHOP
    keys = ("shop", "shop_next")
    player_keys = ("equipment",)
    shows = ("equipment-deck", "equipment")
    seen_alike = True
    SHOWN: ClassVar[int] = 3

    def __init__(self) -> None:
        self.deck: list[int] = []  # face down; the top is the last
        self.spent: list[int] = []  # face up below the deck
        self.shown: list[int] = []  # in the shop
        self.in_effect: list[int] = []  # brown cards that are taking effect
        self.owned: list[list[int]] = []
        self.rushed = NOBODY  # who regains all life points before the next turn

    def copy(self) -> Part:
        twin = Shop()
        twin.deck = self.deck.copy()
        twin.spent = self.spent.copy()
        twin.shown = self.shown.copy()
        twin.in_effect = self.in_effect.copy()
        twin.owned = [own.copy() for own in self.owned]
        twin.rushed = self.rushed
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        owned = tuple(tuple(own) for own in self.owned)
        return (
            tuple(self.deck),
            tuple(self.spent),
            tuple(self.shown),
            tuple(self.in_effect),
            owned,
            self.rushed,
        )

    def belongings(self, seat: int) -> Sequence[Thing]:
        return [cards.KIND[card] for card in self.owned[seat]] if self.owned else ()

    def cards(self) -> list[list[int]]:
        return [self.deck, self.spent, self.shown, self.in_effect, *self.owned]

    def turn_begins(self, t: Table) -> None:
        """A player who bought Gold Rush regains all his life points before his new turn."""
        buyer, self.rushed = self.rushed, NOBODY
        if buyer != NOBODY and t.players[buyer].alive:
            t.heal(buyer, t.players[buyer].max_life)

    # ---- movements

    def draw(self, t: Table) -> int:
        """The top card of the deck, or NO_CARD. If only face-up cards are left they are shuffled first."""
        self.changed()
        if not self.deck:
            self.deck, self.spent = self.spent, self.deck
            t.shuffle(self.deck)
        return self.deck.pop() if self.deck else NO_CARD

    def sell(self, t: Table, card: int) -> None:
        """A card leaves the shop, and another one takes its place."""
        self.shown.remove(card)
        self.changed()
        self.refill(t)

    def put_below(self, card: int) -> None:
        """Put a card face up below the deck."""
        self.spent.append(card)
        self.changed()

    def refill(self, t: Table) -> None:
        while len(self.shown) < self.SHOWN:
            card = self.draw(t)
            if card == NO_CARD:
                return
            self.shown.append(card)

    def has(self, seat: int, key: str) -> bool:
        """Whether a player has a piece of equipment with this name."""
        return any(cards.KEY[card] == key for card in self.owned[seat])

    def give(self, t: Table, seat: int, card: int) -> None:
        """Put a piece of equipment in front of a player."""
        self.owned[seat].append(card)
        self.changed()
        t.work_out(seat)

    def take_away(self, t: Table, seat: int, card: int) -> None:
        """Put a piece of equipment of a player below its deck."""
        self.owned[seat].remove(card)
        self.put_below(card)
        t.work_out(seat)

    # ---- what can be seen

    def see(self, t: Table, seat: int) -> list[Shape]:
        prices = [cost(card) for card in self.shown]
        out = [
            Shape(ROW, self.id, cards=[cards.KEY[card] for card in self.shown], prices=prices),
            Shape(PILE, "equipment-deck", count=len(self.deck) + len(self.spent)),
        ]
        for who, own in enumerate(self.owned):
            if own:
                out.append(Shape(ROW, "equipment", seat=who, cards=[cards.KEY[card] for card in own]))
        return out

    def hindrances(self, t: Table, seat: int, asked: Decision) -> dict[str, Hindrance]:
        sold = [option.thing for option in asked.options if option.verb == "buy"]
        return {
            cards.KEY[ware]: self._hindrance(t, seat, ware, asked)
            for ware in self.shown
            if cards.KEY[ware] not in sold
        }

    def _hindrance(self, t: Table, seat: int, ware: int, asked: Decision) -> Hindrance:
        """Why a player cannot buy a card: it is too expensive, or the reason of the card itself."""
        price = least_price(t, seat, ware)
        if price > has_gold(t, seat):
            return Hindrance("too-dear", count=price)
        menu = Menu(t, seat)
        menu.options = asked.options
        return equipment(ware).hindrance(menu, ware)

    def refusal(self, t: Table, asked: Decision, move: Parsed) -> PosseError | None:
        """Why something may not be bought or expelled now."""
        if move.verb not in ("buy", "expel"):
            return None
        return not_the_time(asked) or (
            self._not_sold(t, asked.player, move)
            if move.verb == "buy"
            else self._not_expelled(t, asked.player, move.things[0])
        )

    def _not_sold(self, t: Table, seat: int, move: Parsed) -> PosseError | None:
        if not self.shown:
            return PosseError("the shop is empty", "error-shop-empty")
        id = move.things[0]
        for ware in self.shown:
            if cards.ID[ware] == id:
                owner = named_seat(t, move.targets[0]) if move.targets else seat
                if owner >= 0 and self.has(owner, cards.KEY[ware]):
                    who = t.speaker.names[owner]
                    return PosseError(f"{who} has one already", "error-has-one", who=who)
                return too_dear(t, seat, least_price(t, seat, ware))
        return PosseError(f"{id} is not in the shop", "error-not-in-shop", word=id)

    def _not_expelled(self, t: Table, seat: int, word: str) -> PosseError | None:
        owner, id = named_seat(t, word), word.partition(".")[2]
        if owner == seat:
            return PosseError("nobody expels equipment of his own", "error-own-equipment")
        for piece in self.owned[owner] if owner >= 0 else ():
            if cards.ID[piece] == id:
                return too_dear(t, seat, cost(piece) + 1)
        return has_not(t, owner, id) if owner >= 0 else None

    def redeal(self, t: Table, seat: int) -> None:
        self.deck.sort()
        t.shuffle(self.deck)

    # ---- scenarios

    def lay(self, t: Table, laying: Laying) -> None:
        pool = equipment_cards(t)
        in_shop = _listed(laying, "shop", laying.given("shop"))
        if len(in_shop) > self.SHOWN:
            raise laying.wrong("shop", f"no more than {self.SHOWN} lie in the shop")
        self.shown = [_take(pool, laying, "shop", id) for id in in_shop]
        self.owned = []
        for seat in range(len(t.players)):
            ids = _listed(laying, "equipment", laying.given_to(seat, "equipment"), seat)
            own = [_take(pool, laying, "equipment", id, seat) for id in ids]
            for card in own:
                if cards.IS_BROWN[card]:
                    raise laying.wrong("equipment", f"{cards.ID[card]} does not stay in play", seat)
                if ids.count(cards.ID[card]) > 1:
                    raise laying.wrong("equipment", f"nobody has two of one name: {cards.ID[card]}", seat)
            self.owned.append(own)
        coming = [
            _take(pool, laying, "shop_next", id)
            for id in _listed(laying, "shop_next", laying.given("shop_next"))
        ]
        t.shuffle(pool)
        self.deck = pool
        self.refill(t)  # takes any other cards, so that those named as next stay on top of the deck
        self.deck = [*pool, *reversed(coming)]
        self.refill(t)

    def fact(self, t: Table, key: str) -> object:
        return [cards.ID[card] for card in self.shown] if key == "shop" else NO_FACT

    def player_fact(self, t: Table, seat: int, key: str) -> object:
        return [cards.ID[card] for card in self.owned[seat]] if key == "equipment" else NO_FACT


def _listed(laying: Laying, key: str, given: object, seat: int = NOBODY) -> list[str]:
    if given is None:
        return []
    if not isinstance(given, list) or not all(isinstance(id, str) for id in given):
        raise laying.wrong(key, "a list of equipment is expected", seat)
    return given


def _take(pool: list[int], laying: Laying, key: str, id: str, seat: int = NOBODY) -> int:
    for card in pool:
        if cards.ID[card] == id:
            pool.remove(card)
            return card
    if f"{Equipment.sort}/{id}" not in cards.THINGS:
        raise laying.wrong(key, f"there is no equipment {id}", seat)
    raise laying.wrong(key, f"no equipment {id} is left", seat)


def shop(t: Table) -> Shop:
    """The shop of a table with this set."""
    part = t.parts[SHOP]
    assert isinstance(part, Shop)
    return part


def equipment(card: int) -> Equipment:
    """The kind of a piece of equipment."""
    kind = cards.KIND[card]
    assert isinstance(kind, Equipment)
    return kind


def cost(card: int) -> int:
    """The printed price of a piece of equipment."""
    return equipment(card).price


def thrifty(t: Table, seat: int) -> Thrifty | None:
    """The ability of a player that makes purchases cheaper, even if it has been used."""
    for number in t.abilities(seat):
        ability = cards.CHARACTER[number]
        if isinstance(ability, Thrifty):
            return ability
    return None


def saving(t: Table, saver: Thrifty | None) -> int:
    """How much cheaper a purchase may be now."""
    return 0 if saver is None or saver.key in t.used else saver.saves


def least_price(t: Table, seat: int, card: int) -> int:
    """The least that a player may pay for a piece of equipment now."""
    return cost(card) - saving(t, thrifty(t, seat))


def equipment_cards(t: Table) -> list[int]:
    """All equipment of this game."""
    return [card for id in t.sets for card in cards.SETS[id].cards if cards.PILE[card] == Shop.id]


async def take_effect(t: Table, seat: int, card: int, option: Option) -> None:
    """A brown card takes effect and goes below the deck. A black card is put in front of a player."""
    place = shop(t)
    if cards.IS_BROWN[card]:
        place.in_effect.append(card)
        await cards.KIND[card].play(t, seat, card, option)
        place.in_effect.remove(card)
        place.put_below(card)
    else:
        await cards.KIND[card].play(t, seat, card, option)
