"""The train: stations in a row, the locomotive that runs along them, and the railcars behind it."""

from typing import Any, Final

from posse.bang import cards
from posse.bang.goals import sheriff
from posse.bang.parts import NO_FACT, Laying, Part
from posse.bang.sets.great_train_robbery.stations import BY_ID, STATIONS, Station
from posse.bang.table import NO_CARD, NOBODY, PUBLIC, START, Table
from posse.kernel.errors import PosseError
from posse.kernel.notation import Parsed
from posse.kernel.option import Decision
from posse.kernel.shape import TRACK, Shape

TRAIN: Final = "train"
RAILCAR: Final = "railcar"
LENGTH: Final = 3  # railcars behind the locomotive
IRONHORSE: Final = "ironhorse"
LELAND: Final = "leland"


class Train(Part):
    """The line, the train on it, and what the player on turn has done with it."""

    id = TRAIN
    keys = ("train", "stations")
    player_keys = ("railcars",)
    turn_keys = ("railcars_taken", "advanced")
    seen_alike = True

    def __init__(self) -> None:
        self.stations: list[str] = []  # ids, from left to right
        self.at = 0  # number of the station over the locomotive; past the last one: the End of the Line
        self.locomotive = IRONHORSE
        self.cars: list[int] = []  # behind the locomotive, the nearest first
        self.deck: list[int] = []  # the top is the last
        self.moving = False  # this turn begins by advancing the train
        self.taken = 0  # how many railcars the player on turn has taken as his railcar of the turn
        self.advanced = False  # he has used his free advance of this turn
        self.express = 0  # 1: this turn was cut short for another one; 2: this is that other turn

    def copy(self) -> Part:
        twin = Train()
        twin.stations = self.stations.copy()
        twin.at = self.at
        twin.locomotive = self.locomotive
        twin.cars = self.cars.copy()
        twin.deck = self.deck.copy()
        twin.moving = self.moving
        twin.taken = self.taken
        twin.advanced = self.advanced
        twin.express = self.express
        return twin

    def fingerprint(self) -> tuple[object, ...]:
        return (
            tuple(self.stations),
            self.at,
            self.locomotive,
            tuple(self.cars),
            tuple(self.deck),
            self.moving,
            self.taken,
            self.advanced,
            self.express,
        )

    def cards(self) -> list[list[int]]:
        return [self.deck, self.cars]

    def turn_begins(self, t: Table) -> None:
        self.taken = 0
        self.advanced = False
        self.express = 2 if self.express == 1 and t.extra_turn else 0
        self.sets_out(t)

    def sets_out(self, t: Table) -> None:
        """Work out whether the train moves at the start of this turn. It does in the Sheriff's turns or, without a
        Sheriff, in those of the player who began the game."""
        star = sheriff(t)
        self.moving = t.players[t.turn].alive and t.turn == (t.first if star == NOBODY else star)
        t.opening = t.opening or self.moving

    # ---- the line

    def station_of(self, place: int, at: int) -> Station | None:
        """The station over a railcar, counted from the locomotive, if the locomotive stands under station `at`."""
        number = at - 1 - place
        return BY_ID[self.stations[number]] if 0 <= number < len(self.stations) else None

    def new_line(self, t: Table, length: int) -> None:
        """Lay a new row of stations. A new train starts at its beginning."""
        self.stations = _some_stations(t, length)
        self.at = 0
        self.deck += self.cars
        self.cars = []
        t.shuffle(self.deck)
        self.close_up()

    def move_to(self, at: int) -> None:
        """Move the locomotive to another station."""
        self.at = at
        self.changed()

    def close_up(self) -> None:
        """Refill the train from the deck, as long as there are railcars."""
        self.changed()
        while len(self.cars) < LENGTH and self.deck:
            self.cars.append(self.deck.pop())

    def put_under(self, t: Table, card: int) -> None:
        """Put a railcar below its deck."""
        self.deck.insert(0, card)
        self.close_up()

    # ---- what can be seen

    def see(self, t: Table, seat: int) -> list[Shape]:
        return [
            Shape(
                TRACK,
                self.id,
                places=[BY_ID[id].key for id in self.stations],
                position=self.at,
                cards=[f"locomotive/{self.locomotive}", *[cards.KEY[card] for card in self.cars]],
            ),
        ]

    def redeal(self, t: Table, seat: int) -> None:
        self.deck.sort()
        t.shuffle(self.deck)

    # ---- what is refused

    def refusal(self, t: Table, asked: Decision, move: Parsed) -> PosseError | None:
        """Why no railcar may be taken, or the train may not advance for free."""
        if move.verb not in ("take", "advance"):
            return None
        offered = any(option.verb == "take" for option in asked.options)
        if asked.kind != "play" and not offered:
            return PosseError("that is done when playing cards in one's own turn", "error-no-train")
        if move.verb == "advance":
            if self.advanced:
                return PosseError("the train advances for nothing once in a turn", "error-advanced")
            return PosseError("it may only be done to take a railcar right after it", "error-no-advance")
        if self.taken and not offered:
            return PosseError("one railcar may be taken in a turn", "error-taken")
        id = move.things[0]
        for place, card in enumerate(self.cars):
            if cards.ID[card] == id and self.station_of(place, self.at) is not None:
                return PosseError("that is not what its station costs", "error-not-the-price")
        return PosseError(f"{id} stands under no station", "error-no-station", word=id)

    # ---- scenarios

    def lay(self, t: Table, laying: Laying) -> None:
        pool = railcar_cards(t)
        for seat in range(len(t.players)):
            _lay_in_front(t, laying, seat, pool)
        given = laying.given("train", {})
        if not isinstance(given, dict):
            raise laying.wrong("train", "a mapping with stations, locomotive, at, railcars is expected")
        _check_keys(laying, given)
        self.locomotive = given.get("locomotive", LELAND)
        self.cars = [_find(pool, laying, "train", id) for id in given.get("railcars", [])]
        coming = [_find(pool, laying, "train", id) for id in given.get("railcars_next", [])]
        t.shuffle(pool)
        self.deck = pool
        if "railcars" not in given:
            self.close_up()  # takes any other railcars, so that those named as next stay on top of the deck
        self.deck = [*pool, *reversed(coming)]
        self.stations = list(given.get("stations", _some_stations(t, len(t.players))))
        at: object = given.get("at", 0)  # of any type
        if type(at) is not int or not 0 <= at < len(self.stations):
            raise laying.wrong("train", "at is the number of a station, from 0 on")
        self.at = at
        state = laying.given("turn_state", {})
        self.taken = state.get("railcars_taken", 0)
        self.advanced = state.get("advanced", False)
        if type(self.taken) is not int or self.taken < 0 or type(self.advanced) is not bool:
            raise laying.wrong("turn_state", "railcars_taken is a number, advanced is true or false")
        if t.phase == START:
            self.sets_out(t)

    def fact(self, t: Table, key: str) -> object:
        match key:
            case "train.at":
                return self.at
            case "train.locomotive":
                return self.locomotive
            case "stations":
                return self.stations
            case "train":
                return [cards.ID[card] for card in self.cars]
        return NO_FACT

    def player_fact(self, t: Table, seat: int, key: str) -> object:
        if key != "railcars":
            return NO_FACT
        return [cards.ID[card] for card in t.players[seat].in_play if is_railcar(card)]


def _some_stations(t: Table, count: int) -> list[str]:
    numbers = list(range(len(STATIONS)))
    t.shuffle(numbers)
    return [STATIONS[number].id for number in numbers[:count]]


def _check_keys(laying: Laying, given: dict[str, Any]) -> None:
    known = ("stations", "locomotive", "at", "railcars", "railcars_next")
    for key in given:
        if key not in known:
            raise laying.wrong("train", f"there is no {key}; known are {', '.join(known)}")
    if given.get("locomotive", LELAND) not in (IRONHORSE, LELAND):
        raise laying.wrong("train", f"the locomotive is {IRONHORSE} or {LELAND}")
    for key in ("stations", "railcars", "railcars_next"):
        if not isinstance(given.get(key, []), list):
            raise laying.wrong("train", f"{key} is a list")
    for id in given.get("stations", []):
        if not isinstance(id, str) or id not in BY_ID:
            raise laying.wrong("train", f"there is no station {id}")
    if len(given.get("railcars", [])) > LENGTH:
        raise laying.wrong(
            "train", f"a train has no more than {LENGTH} railcars; the others are railcars_next"
        )


def _lay_in_front(t: Table, laying: Laying, seat: int, pool: list[int]) -> None:
    """Place the railcars of a player."""
    ids = laying.given_to(seat, "railcars", [])
    if not isinstance(ids, list):
        raise laying.wrong("railcars", "a list of railcars is expected", seat)
    if ids and not t.players[seat].alive and seat != t.turn:
        raise laying.wrong("railcars", "a player out of the game has no railcars", seat)
    for id in ids:
        card = _find(pool, laying, "railcars", id, seat)
        if not cards.KIND[card].may_lie(t, seat):
            raise laying.wrong("railcars", f"{laying.names[seat]} cannot have the {id}", seat)
        t.known[card] = PUBLIC
        t.players[seat].in_play.append(card)


def _find(pool: list[int], laying: Laying, key: str, id: object, seat: int = NOBODY) -> int:
    for card in pool:
        if cards.ID[card] == id:
            pool.remove(card)
            return card
    raise laying.wrong(key, f"no railcar {id} is left", seat)


def railcar_cards(t: Table) -> list[int]:
    """All railcars of this game."""
    return [card for id in t.sets for card in cards.SETS[id].cards if is_railcar(card)]


def is_railcar(card: int) -> bool:
    return cards.PILE[card] == RAILCAR


def railcar(t: Table, key: str) -> int:
    """The railcar of this name in the train, or NO_CARD."""
    return next((card for card in train(t).cars if cards.KEY[card] == key), NO_CARD)


def train(t: Table) -> Train:
    part = t.parts[TRAIN]
    assert isinstance(part, Train)
    return part
