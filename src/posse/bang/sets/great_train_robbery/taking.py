"""Taking a railcar, by paying for the station over it or for free."""

from mypy_extensions import mypyc_attr

from posse.bang import cards
from posse.bang.blow import Damage
from posse.bang.damage import damage
from posse.bang.decide import decide
from posse.bang.sets.great_train_robbery.train import RAILCAR, Train, railcar, train
from posse.bang.table import NO_CARD, NOBODY, PUBLIC, Table
from posse.bang.things import Character, Kind
from posse.kernel.option import Option, is_in_play, player_ref, ref_card, ref_seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Railcar(Kind):
    """A railcar in front of a player counts as a blue card. It has neither rank nor suit, and is never in a hand."""

    sort = "railcar"
    pile = RAILCAR
    border = RAILCAR
    like_blue = True
    copies = "-"

    def owners(self, t: Table, taker: int) -> list[int]:
        """The players in front of whom it may be put when it is taken from the train."""
        return [taker]

    def may_lie(self, t: Table, seat: int) -> bool:
        return seat in self.owners(t, seat)

    def arrives(self, t: Table, seat: int, card: int) -> None:
        """It is put in front of a player."""
        t.lay_down(seat, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Traveller(Character):
    """A character whose ability concerns the train."""

    takes_many = False  # he may take any number of railcars in a turn
    takes_free = False  # once in a turn he may take one without paying
    train_order = 0  # those with a lower number are first to react when the train has advanced

    async def train_advanced(self, t: Table, seat: int, arrived: bool) -> None:
        """The train has advanced. `arrived`: it is at the End of the Line."""


def travellers(t: Table, seat: int) -> list[Traveller]:
    """The abilities of a player that concern the train."""
    found = [cards.CHARACTER[number] for number in t.abilities(seat)]
    return [character for character in found if isinstance(character, Traveller)]


def may_take(t: Table, seat: int) -> bool:
    """Whether a player may still take a railcar in his present turn."""
    return _may_take(t, train(t), seat)


def _may_take(t: Table, line: Train, seat: int) -> bool:
    return not line.taken or any(each.takes_many for each in travellers(t, seat))


def paired(t: Table, at: int) -> list[int]:
    """The railcars that stand under a station if the locomotive stands under station `at`."""
    line = train(t)
    return [card for place, card in enumerate(line.cars) if line.station_of(place, at) is not None]


def ways_to_take(t: Table, seat: int, at: int) -> list[Option]:
    """How a player could take his railcar of this turn."""
    return paid_ways(t, seat, at) + free_ways(t, seat, at)


def paid_ways(t: Table, seat: int, at: int) -> list[Option]:
    """How he could pay for it."""
    out: list[Option] = []
    line = train(t)
    if not _may_take(t, line, seat):
        return out
    hand = cards.distinct(t.players[seat].hand)
    for place, card in enumerate(line.cars):
        station = line.station_of(place, at)
        if station is not None:
            for paid in station.payments(t, seat, hand):
                out.append(Option("take", cards.KEY[card], paid=paid))
    return out


def free_ways(t: Table, seat: int, at: int) -> list[Option]:
    """How he could take it without paying, by an ability."""
    out: list[Option] = []
    if train(t).taken:
        return out
    for each in travellers(t, seat):
        if each.takes_free and each.key not in t.used:
            out += [Option("use", each.key, cards.KEY[card]) for card in paired(t, at)]
    return out


def can_take(t: Table, seat: int, at: int) -> bool:
    """Whether a player could take his railcar of this turn."""
    line = train(t)
    if not _may_take(t, line, seat):
        return False
    for place in range(len(line.cars)):
        station = line.station_of(place, at)
        if station is not None and station.can_be_paid(t, seat):
            return True
    return bool(free_ways(t, seat, at))


def leaves_none(t: Table, seat: int, option: Option) -> bool:
    """Whether a player could no longer take a railcar after paying the cost of another option."""
    line = train(t)
    gone = set(option.paid)
    for place in range(len(line.cars)):
        station = line.station_of(place, line.at)
        if station is not None:
            for paid in station.payments(t, seat, t.players[seat].hand):
                if not gone & set(paid):
                    return False
    return not free_ways(t, seat, line.at)


def takes(option: Option) -> bool:
    """Whether this option takes a railcar, and is not something that may be done at any time."""
    return option.verb == "take" or (option.verb == "use" and str(option.target).startswith(f"{RAILCAR}/"))


async def take(t: Table, seat: int, option: Option) -> None:
    """Take a railcar in one of these ways."""
    free = option.verb == "use"
    if free:
        t.used.append(str(option.thing))
    card = railcar(t, str(option.target if free else option.thing))
    train(t).taken += 1
    if not free:
        await pay(t, seat, option)
    if t.players[seat].alive:
        await uncouple(t, seat, card)


async def pay(t: Table, seat: int, option: Option) -> None:
    """The cards that pay for a station are discarded. If there are none it costs a life point. A player who pays with
    his last hand card reacts to that at once, before the locomotive may give him one."""
    give(t, seat, option)
    t.look_at_hands_if_emptied()
    if not option.paid:
        await damage(t, Damage(seat, 1, NOBODY, NO_CARD, "station/tombrock", is_price=True))


def give(t: Table, seat: int, option: Option) -> None:
    """A player discards the cards that an option names, from his hand or from play. If one of them kept him in the game
    he is out at once, and his other cards are gone."""
    for ref in option.paid:
        assert isinstance(ref, int)
        if is_in_play(ref) and ref_card(ref) in t.players[seat].in_play:
            t.discard_from_play(seat, ref_card(ref))
        elif ref in t.players[seat].hand:
            t.discard_from_hand(seat, ref)
            t.tell("discarded", player=seat, card=ref)


async def uncouple(t: Table, seat: int, card: int) -> None:
    """A railcar leaves the train and is put in front of a player; the others close up."""
    kind = railcar_kind(card)
    owners = kind.owners(t, seat)
    train(t).cars.remove(card)
    train(t).close_up()
    t.known[card] = PUBLIC
    t.aside.append(card)
    options = [Option("choose", player_ref(owner)) for owner in owners]
    chosen = (
        await decide(t, seat, "place-railcar", lambda: options, kind.key) if len(owners) > 1 else options[0]
    )
    t.aside.remove(card)
    put_in_front(t, seat, ref_seat(chosen.card()), card)


def put_in_front(t: Table, seat: int, owner: int, card: int) -> None:
    """A player puts a railcar that he got in front of a player."""
    if owner == seat:
        t.tell("took_railcar", player=seat, card=card, laid=True)
    else:
        deed = railcar_kind(card).key if len(railcar_kind(card).owners(t, seat)) > 1 else ""
        t.tell("placed_railcar", player=seat, target=owner, card=card, laid="new", deed=deed)
    railcar_kind(card).arrives(t, owner, card)


def railcar_kind(card: int) -> Railcar:
    kind = cards.KIND[card]
    assert isinstance(kind, Railcar)
    return kind
