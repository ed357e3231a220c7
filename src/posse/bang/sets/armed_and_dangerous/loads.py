"""Load tokens: on Dangerous cards in play, on characters, and in the supply."""

from collections.abc import Sequence
from typing import ClassVar, Final

from posse.bang import cards
from posse.bang.blow import Shot
from posse.bang.decide import PASS, decide
from posse.bang.laid_down import LaidDown
from posse.bang.menu import Menu
from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.table import NO_CARD, NOBODY, Table
from posse.bang.things import Thing
from posse.kernel.errors import PosseError
from posse.kernel.event import Fact
from posse.kernel.notation import Parsed
from posse.kernel.option import (
    Decision,
    Option,
    character_ref,
    in_play_ref,
    is_character,
    ref_card,
    ref_seat,
)
from posse.kernel.rules import Hindrance
from posse.kernel.shape import COUNTER, TOKENS, Shape

LOADS: Final = "loads"
ORANGE: Final = "orange"
ALL_LOADS: Final = 32
WHEN_PLAYED: Final = 3  # the loads on a Dangerous card when it is played
AT_MOST: Final = 4  # the most that a card or a character may hold


class ExtraBang(Thing):
    """A Bandolier was paid for: one more BANG! card may be played in this turn."""

    id = "extra-bang"
    more_bangs = 1


class Near(Thing):
    """A Bell Tower was paid for: its owner sees everybody at distance 1."""

    id = "near"

    def sight(self, t: Table, seat: int, other: int, distance: int) -> int:
        return 1 if seat == loads(t).near else distance


class Aided(Thing):
    """The ability of a weapon was bought for a BANG! card: it holds until that shot is settled."""

    id = "aided"

    async def shot_declared(self, t: Table, shot: Shot) -> None:
        if shot.bang_card:
            _weapon(t).aids(t, shot)

    async def shot_over(self, t: Table, shot: Shot) -> None:
        if shot.bang_card:
            weapon, silenced = _weapon(t), loads(t).silenced
            loads(t).aid = ""
            loads(t).silenced = NOBODY
            if silenced != NOBODY:
                t.emptied |= 1 << silenced  # his own ability is active again
            t.refresh()
            await weapon.after(t, shot)


class Silenced(Thing):
    """A Big Fifty was paid for: the ability and the cards in play of its target have no effect until the shot is
    settled."""

    sort = "card"
    id = "big-fifty"

    def silences_cards(self, t: Table, seat: int) -> bool:
        return loads(t).silenced == seat

    def silences_abilities(self, t: Table, seat: int) -> bool:
        return loads(t).silenced == seat


EXTRA_BANG: Final = ExtraBang()
NEAR: Final = Near()
AIDED: Final = Aided()
SILENCED: Final = Silenced()


class Loads(Part):
    """Where the loads are, and what was paid for and still holds."""

    id = LOADS
    keys = ("loads_supply",)
    player_keys = ("loads",)
    shows = ("load-supply",)
    seen_alike = True

    def __init__(self) -> None:
        self.supply = ALL_LOADS
        self.on_card: dict[int, int] = {}
        self.on_character: list[int] = []
        self.extra_bang = False  # a Bandolier was paid for in this turn
        self.near = NOBODY  # who paid for a Bell Tower and has not played a card since
        self.aid = ""  # the key of the weapon whose ability was bought for the shot to come
        self.silenced = NOBODY  # whose ability and cards in play have no effect on that shot
        self.for_several = NO_CARD  # the card being played, if it is aimed at more than one player
        self.owed = 0  # cards discarded for the hand limit in this turn, which may still bring loads

    def copy(self) -> Part:
        twin = Loads()
        twin.supply = self.supply
        twin.on_card = self.on_card.copy()
        twin.on_character = self.on_character.copy()
        twin.extra_bang = self.extra_bang
        twin.near = self.near
        twin.aid = self.aid
        twin.silenced = self.silenced
        twin.for_several = self.for_several
        twin.owed = self.owed
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            self.supply,
            tuple(sorted(self.on_card.items())),
            tuple(self.on_character),
            self.extra_bang,
            self.near,
            self.aid,
            self.silenced,
            self.for_several,
            self.owed,
        )

    def in_force(self) -> Sequence[Thing]:
        out: list[Thing] = [EXTRA_BANG] if self.extra_bang else []
        if self.near != NOBODY:
            out.append(NEAR)
        if self.aid:
            out.append(AIDED)
        if self.silenced != NOBODY:
            out.append(SILENCED)
        return out

    def turn_begins(self, t: Table) -> None:
        self.owed = 0
        if self.extra_bang or self.near != NOBODY:
            self.extra_bang = False
            self.near = NOBODY
            t.refresh()

    # ---- what can be seen

    def see(self, t: Table, seat: int) -> list[Shape]:
        out = [Shape(COUNTER, "load-supply", count=self.supply)]
        for who, player in enumerate(t.players):
            if self.on_character[who]:
                out.append(_shown(character_ref(who), self.on_character[who]))
            for card in player.in_play:
                count = self.on_card.get(card, -1) if cards.BORDER[card] == ORANGE else -1
                if count >= 0:
                    out.append(_shown(in_play_ref(who, card), count))
        return out

    # ---- scenarios

    def refusal(self, t: Table, asked: Decision, move: Parsed) -> PosseError | None:
        """Why loads do not buy more from a card, or for a shot."""
        return too_few(total(t, asked.player), move.spending) if move.verb == "play" else None

    def lay(self, t: Table, laying: Laying) -> None:
        self.on_character = [0] * len(t.players)
        for seat in range(len(t.players)):
            self._lay_before(t, laying, seat)
        on_table = sum(self.on_card.values()) + sum(self.on_character)
        supply: object = laying.given("loads_supply", max(ALL_LOADS - on_table, 0))  # of any type
        if type(supply) is not int or not 0 <= supply <= ALL_LOADS:
            raise laying.wrong("loads_supply", f"a number of loads from 0 to {ALL_LOADS} is expected")
        self.supply = supply

    def _lay_before(self, t: Table, laying: Laying, seat: int) -> None:
        """Place the loads of one player."""
        in_play = t.players[seat].in_play
        orange = {cards.ID[card]: card for card in in_play if cards.BORDER[card] == ORANGE}
        given = laying.given_to(seat, "loads", {})
        if not isinstance(given, dict):
            raise laying.wrong("loads", "a mapping such as {crate: 3, character: 1} is expected", seat)
        for place, count in given.items():
            if type(count) is not int or not 0 <= count <= AT_MOST:
                raise laying.wrong("loads", f"a number from 0 to {AT_MOST} is expected", seat)
            if place == "character":
                self.on_character[seat] = count
            elif place in orange:
                self.on_card[orange[place]] = count
            else:
                raise laying.wrong("loads", f"no {place} that holds loads is in play there", seat)
        for card in orange.values():
            self.on_card.setdefault(card, WHEN_PLAYED)

    def fact(self, t: Table, key: str) -> object:
        return self.supply if key == "loads.supply" else NO_FACT

    def player_fact(self, t: Table, seat: int, key: str) -> object:
        if key == "loads.character":
            return self.on_character[seat]
        place, _, id = key.partition(".")
        if place != self.id or id not in cards.KINDS or cards.KINDS[id].border != ORANGE:
            return NO_FACT
        return self.on_card.get(t.in_front(seat, cards.KINDS[id].key), 0)


def too_few(lying: int, price: int) -> PosseError | None:
    """The error for a player who has fewer loads than something costs; None if he has enough."""
    if lying >= price:
        return None
    said = "1 load" if price == 1 else f"{price} loads"
    return PosseError(f"that takes {said}, and {lying} is too few", "error-loads", count=price, held=lying)


class Dangerous(LaidDown):
    """A Dangerous card lies in front of its owner like a blue one. It gets three loads when it is played, and leaves
    play when it has none."""

    border = ORANGE
    like_blue = True
    cost: ClassVar[int] = 0  # the loads that its effect costs, taken from the card itself

    def plays(self, menu: Menu, card: int, as_id: str = "") -> None:
        if loads(menu.t).supply >= WHEN_PLAYED:
            super().plays(menu, card, as_id)

    def hindrance(self, menu: Menu, card: int) -> Hindrance:
        if loads(menu.t).supply < WHEN_PLAYED:
            return Hindrance("too-few-loads")
        return super().hindrance(menu, card)

    def use_hindrance(self, menu: Menu, card: int) -> Hindrance:
        if not self.is_paid(menu.t, card):
            return Hindrance("too-few-loads")
        return Hindrance("once-a-turn" if self.key in menu.t.used else "nothing-to-take")

    def answer_hindrance(self, t: Table, card: int) -> Hindrance:
        return super().answer_hindrance(t, card) if self.is_paid(t, card) else Hindrance("too-few-loads")

    def refusal(self, t: Table, asked: Decision) -> PosseError | None:
        seat = asked.player
        return too_few(held(t, in_play_ref(seat, t.in_front(seat, self.key))), self.cost)

    def is_paid(self, t: Table, card: int) -> bool:
        """Whether there are enough loads on it."""
        return loads(t).on_card.get(card, 0) >= self.cost

    async def pays(self, t: Table, seat: int) -> None:
        """Its owner pays for it."""
        await unload(t, in_play_ref(seat, t.in_front(seat, self.key)), self.cost)

    async def emptied(self, t: Table, seat: int) -> None:
        """Its last load is gone, and so is the card."""


class Aiding(Dangerous):
    """A Dangerous card whose ability is bought for a shot."""

    def aids(self, t: Table, shot: Shot) -> None:
        """The shot for which it was bought is declared."""

    async def after(self, t: Table, shot: Shot) -> None:
        """That shot is settled."""


_shapes: Final[dict[int, Shape]] = {}


def _shown(place: int, count: int) -> Shape:
    """The loads in a place. Tables share these shapes, which are never changed."""
    key = place * (AT_MOST + 1) + count
    shape = _shapes.get(key)
    if shape is None:
        if is_character(place):
            shape = Shape(COUNTER, LOADS, seat=ref_seat(place), count=count)
        else:
            shape = Shape(TOKENS, LOADS, seat=ref_seat(place), count=count, at=cards.TEXT[ref_card(place)])
        _shapes[key] = shape
    return shape


def _weapon(t: Table) -> Aiding:
    """The weapon whose ability was bought, even if it has left play."""
    weapon = cards.THINGS[loads(t).aid]
    assert isinstance(weapon, Aiding)
    return weapon


def loads(t: Table) -> Loads:
    part = t.parts[LOADS]
    assert isinstance(part, Loads)
    return part


# ---- places, as refs: a Dangerous card in front of a player, or a character


def dangerous(t: Table, seat: int) -> list[int]:
    """The Dangerous cards in front of a player."""
    return [card for card in t.players[seat].in_play if cards.BORDER[card] == ORANGE]


def places(t: Table, seat: int) -> list[int]:
    """The places of a player that can have loads."""
    return [*(in_play_ref(seat, card) for card in dangerous(t, seat)), character_ref(seat)]


def held(t: Table, place: int) -> int:
    """How many loads are in a place."""
    if is_character(place):
        return loads(t).on_character[ref_seat(place)]
    return loads(t).on_card.get(ref_card(place), 0)


def total(t: Table, seat: int) -> int:
    """How many loads a player has altogether."""
    part = loads(t)
    count = part.on_character[seat]
    if part.on_card:
        for card in t.players[seat].in_play:
            count += part.on_card.get(card, 0)
    return count


def with_room(t: Table, seat: int) -> list[int]:
    """The places of a player that can take one more load, if the supply has one."""
    return _holding(t, seat, 0, AT_MOST - 1) if loads(t).supply else []


def _holding(t: Table, seat: int, least: int, most: int) -> list[int]:
    """The places of a player with at least `least` and at most `most` loads."""
    part = loads(t)
    out = [
        in_play_ref(seat, card) for card in dangerous(t, seat) if least <= part.on_card.get(card, 0) <= most
    ]
    if least <= part.on_character[seat] <= most:
        out.append(character_ref(seat))
    return out


def put(t: Table, place: int, count: int) -> None:
    """Move loads from the supply to a place, or back if `count` is below 0."""
    part = loads(t)
    part.changed()
    part.supply -= count
    if is_character(place):
        part.on_character[ref_seat(place)] += count
    else:
        part.on_card[ref_card(place)] = part.on_card.get(ref_card(place), 0) + count


def fill(t: Table, place: int, count: int) -> None:
    """Put this many loads on a place, or fewer if the supply has fewer or the place cannot hold them."""
    added = min(count, loads(t).supply, AT_MOST - held(t, place))
    put(t, place, added)
    _tell(t, "loaded", place, added)


async def unload(t: Table, place: int, count: int) -> None:
    """Move loads from a place to the supply. A Dangerous card without loads leaves play at once."""
    gone = min(count, held(t, place))
    put(t, place, -gone)
    _tell(t, "unloaded", place, gone)
    await look_if_empty(t, place)


async def look_if_empty(t: Table, place: int) -> None:
    if is_character(place) or held(t, place):
        return
    seat, card = ref_seat(place), ref_card(place)
    works = card in t.working(seat)
    t.discard_from_play(seat, card)
    kind = cards.KIND[card]
    if works and isinstance(kind, Dangerous):
        await kind.emptied(t, seat)


def _tell(t: Table, kind: str, place: int, count: int) -> None:
    """Tell that loads were put on a place, or taken from it."""
    facts: dict[str, Fact] = {"player": ref_seat(place), "count": count}
    facts.update(_where(place))
    t.tell_facts(kind, facts)


def _where(place: int) -> dict[str, int]:
    return {} if is_character(place) else {"card": ref_card(place)}


async def pay(t: Table, seat: int, count: int) -> None:
    """A player pays with loads from any of his places. If several places have loads and not all of them go, he is asked
    for each load."""
    sources = _sources(t, seat)
    if len(sources) > 1 and count < total(t, seat):
        while count and t.players[seat].alive:
            await unload(t, await _choose(t, seat, "pay-load", _sources(t, seat), count), 1)
            count -= 1
        return
    for place in sources:
        if count and t.players[seat].alive:  # he may have died of a Bomb that lost its last load
            spent = min(count, held(t, place))
            count -= spent
            await unload(t, place, spent)


def _sources(t: Table, seat: int) -> list[int]:
    """The places where a player has loads."""
    return _holding(t, seat, 1, AT_MOST)


async def _choose(t: Table, seat: int, kind: str, found: list[int], count: int) -> int:
    option = await decide(
        t, seat, kind, lambda: [Option("choose", place) for place in found], "part/loads", count=count
    )
    return option.card()


async def reload(t: Table, seat: int, optional: bool) -> bool:
    """A player puts a load on one of his places; False if he does not or cannot."""
    found = with_room(t, seat)
    if not found or not t.players[seat].alive:
        return False
    options = [Option("choose", place) for place in found]
    option = await decide(t, seat, "reload", lambda: [*options, PASS] if optional else options, "part/loads")
    if option.verb == "pass":
        return False
    fill(t, option.card(), 1)
    return True


async def move_load(t: Table, place: int, taker: int) -> None:
    """A load moves from a place to a player's character, or to the supply if there is no room for it."""
    if not held(t, place):
        return
    if held(t, character_ref(taker)) >= AT_MOST:
        await unload(t, place, 1)
        return
    put(t, place, -1)
    put(t, character_ref(taker), 1)
    t.tell("load_taken", player=taker, victim=ref_seat(place), **_where(place))
    await look_if_empty(t, place)
