"""What a seat may see, as it goes over the wire: `as_dict()` of the three views, key by key.

The client's types are made from these, and a test holds every view of many games against them. A key that is left out
where there is nothing to say is UNSET here.
"""

from typing import Literal, cast

from msgspec import UNSET, Struct, UnsetType

from posse.kernel.view import View as EngineView

Role = Literal["sheriff", "deputy", "outlaw", "renegade"]
Side = Literal["law", "outlaw"]
Face = Literal["arrow", "dynamite", "one", "two", "beer", "gatling"]

# ---- BANG!


class BangPlayer(Struct, frozen=True):
    """A player of the card game, as somebody sees him."""

    name: str
    character: str
    life: int
    max_life: int
    hand_count: int
    distance: int | UnsetType = UNSET  # at which the viewer sees him
    role: Role | UnsetType = UNSET  # if the viewer may know it
    alive: bool | UnsetType = UNSET  # false for who is out of the game
    ghost: bool | UnsetType = UNSET  # true for who is back for this turn
    copies: list[str] | UnsetType = UNSET  # the characters whose abilities he has besides his own
    hand: list[str] | UnsetType = UNSET  # one's own, or what the viewer knows to be there
    in_play: list[str] | UnsetType = UNSET


class Shape(Struct, frozen=True):
    """Something that a set brings to the table, as clients draw it (`posse.kernel.shape`)."""

    shape: Literal["counter", "tokens", "row", "pile", "bill", "track"]
    id: str  # of the part that it shows
    seat: int | UnsetType = UNSET  # whose it is; left out for the middle of the table
    count: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET  # what lies there, by text or key
    prices: list[int] | UnsetType = UNSET  # of each card
    at: str | UnsetType = UNSET  # the card, or NAME.character, that tokens lie on
    next: str | UnsetType = UNSET  # of a bill: what comes next
    places: list[str] | UnsetType = UNSET  # of a track, by key
    position: int | UnsetType = UNSET  # of a track: the place of what moves, counted from 0


class BangView(Struct, frozen=True, tag_field="game", tag="bang"):
    """The table of the card game, as somebody sees it. Cards and players are named as in the notation."""

    seat: int  # whose view this is; -1 for somebody who watches
    players: list[BangPlayer]
    turn: str
    turns: int
    phase: Literal["start", "draw", "play", "discard", "end"]
    bangs_played: int
    reach: int  # of the viewer's weapon
    hand_limit: int  # of the viewer
    deck_count: int
    discard: list[str]  # those on top, top last
    discard_count: int
    asked: str | None
    kind: str
    about: str
    deaths: list[str]
    over: bool
    winners: list[str]
    deck_top: list[str] | UnsetType = UNSET  # known cards of the deck, top first
    aside: list[str] | UnsetType = UNSET  # turned up or looked at, as far as the viewer knows them
    aside_count: int | UnsetType = UNSET
    shapes: list[Shape] | UnsetType = UNSET  # what the sets bring beside players and cards
    ring: list[str] | UnsetType = UNSET  # clockwise, where players do not sit as they are listed
    fresh: list[str] | UnsetType = UNSET  # laid down this turn: it must wait for a later one
    used: list[str] | UnsetType = UNSET  # ids of what was used this turn
    extra_turn: bool | UnsetType = UNSET


# ---- the Duel


class Fighter(Struct, frozen=True):
    """A character of the Duel in play."""

    character: str
    life: int
    max_life: int
    equipment: list[str] | UnsetType = UNSET


class DuelSide(Struct, frozen=True):
    """A side of the Duel, as somebody sees it."""

    name: Side
    ac: Fighter | None  # the active character
    rc: Fighter | None  # the reserve character
    reserve_count: int
    hand_count: int
    hand_backs: dict[Side, int]  # how many of the cards in hand come from which deck
    hand: list[str] | UnsetType = UNSET  # one's own, or what the viewer knows to be there
    reserve: list[str] | UnsetType = UNSET  # one's own characters to come, in no order
    pair: list[str] | UnsetType = UNSET  # in the setup: the two characters taken
    gone: list[str] | UnsetType = UNSET  # eliminated characters, in order


class DuelView(Struct, frozen=True, tag_field="game", tag="duel"):
    """The table of the Duel, as somebody sees it."""

    seat: int  # whose view this is; -1 for somebody who watches
    players: list[DuelSide]
    turn: Side
    turns: int
    phase: Literal["setup", "start", "draw", "play", "discard", "end"]
    bangs_played: int
    swapped: bool
    decks: dict[Literal["law", "outlaw", "common"], int]  # how many cards each has
    discard: list[str]  # those on top, top last
    discard_count: int
    asked: Side | None
    kind: str
    about: str
    over: bool
    winners: list[Side]
    hand_limit: int | UnsetType = UNSET  # of the side whose turn it is, while it discards
    used: list[str] | UnsetType = UNSET  # ids of what was used this turn
    common_back: Side | UnsetType = UNSET  # of the top card of the common deck
    aside: list[str] | UnsetType = UNSET  # being chosen from, as far as the viewer knows them
    aside_backs: list[Side] | UnsetType = UNSET


# ---- the Dice Game


class DicePlayer(Struct, frozen=True):
    """A player of the Dice Game, as somebody sees him."""

    name: str
    character: str
    life: int
    max_life: int
    arrows: int
    role: Role | UnsetType = UNSET  # if the viewer may know it
    alive: bool | UnsetType = UNSET  # false for who is out of the game
    aimed: int | UnsetType = UNSET  # points that the bull's eyes of this turn aim at him


class DiceView(Struct, frozen=True, tag_field="game", tag="dice"):
    """The table of the Dice Game, as somebody sees it."""

    seat: int  # whose view this is; -1 for somebody who watches
    players: list[DicePlayer]
    turn: str
    turns: int
    phase: Literal["start", "roll", "reroll", "dynamite", "bulls-eyes", "beers", "gatling", "end"]
    ring: list[str]  # the places of this turn, clockwise from whose turn it is
    arrows_in_pile: int
    dice: list[Face]  # empty before the first roll
    just_rolled: list[int]  # numbered from 1
    rerolls_left: int
    beers_spent: int
    asked: str | None
    kind: str
    about: str
    deaths: list[str]
    over: bool
    winners: list[str]
    die: int | UnsetType = UNSET  # the die being applied, numbered from 1


View = BangView | DuelView | DiceView


def of(view: EngineView) -> View:
    """A view on its way out. It stays the plain data it is, which encodes to the same bytes: to make structs of it
    would cost more than to make the data."""
    return cast(View, view.as_dict())
