"""What there is to play with: games, sets, cards and bots, with everything needed to set up and draw a table."""

from functools import cache
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter
from msgspec import UNSET, Struct, UnsetType

from posse import folders, games, looks
from posse.bang.presets import Preset
from posse.bots import registry
from posse.bots.style import LEVELS, TEMPERS
from posse.looks import Look
from posse.server.http.cached import Cached
from posse.server.http.caller import AnyRequest
from posse.server.http.errors import documented
from posse.server.refusal import Refusal
from posse.server.views import Role, Side
from posse.server.wire import Settings, encoder

GameId = Annotated[str, PathParameter(max_length=20, description="bang, duel or dice")]


class Seating(Struct, frozen=True):
    """A possible number of players, and their roles; the Duel has none."""

    players: int
    roles: list[Role]
    open_roles: bool  # everybody's role is known from the start


class CardInfo(Struct, frozen=True):
    """A kind of card, with the copies in this set."""

    key: str  # its sort and id: `card/bang`
    id: str
    name: str
    border: str
    copies: list[str]  # as written after the @ in the notation
    set: str  # the set that brought it first: another set may bring further copies
    reach: int | UnsetType = UNSET  # of a weapon


class CharacterInfo(Struct, frozen=True):
    """A character."""

    key: str
    id: str
    name: str
    life: int
    side: Side | UnsetType = UNSET  # in the Duel


class EventInfo(Struct, frozen=True):
    """An event card."""

    key: str
    id: str
    name: str
    last: bool  # the last of its stack


class OtherInfo(Struct, frozen=True):
    """A thing of a kind that only some sets have: a prize, an attraction."""

    key: str
    id: str
    name: str
    border: str | UnsetType = UNSET  # if it is a card drawn from a deck of its own


class SetInfo(Struct, frozen=True):
    """A set of a game."""

    id: str
    name: str
    always: bool  # in every game, asked for or not
    tables: list[Seating]  # those it makes possible, in addition to those of the other sets in the game
    cards: list[CardInfo]
    characters: list[CharacterInfo]
    events: list[EventInfo]
    others: list[OtherInfo]
    looks: dict[str, Look]  # how its things look and sound, by their keys: `card/bang`
    symbols: dict[str, str]  # the pictures it brings, as SVG symbols by their ids


class VariantInfo(Struct, frozen=True):
    """A variant of a game."""

    id: str
    excludes: list[str]  # variants that cannot be combined with it
    least_players: int  # the fewest players it is played with


class Lot(Struct, frozen=True):
    """How many sets are drawn."""

    least: int
    most: int


class PresetInfo(Struct, frozen=True):
    """A ready-made choice of what to play: named sets and variants, or sets drawn by lot."""

    id: str
    icon: str
    hard: int  # from 1, for a first evening, to 3
    sets: list[str]
    variants: list[str]
    lot: Lot | UnsetType = UNSET


class GameInfo(Struct, frozen=True):
    """A game. With some sets, a table may have any number of players that one of their `tables` lists; if several sets
    list the same number, the last one counts."""

    id: str
    name: str
    min_players: int
    max_players: int
    usual_players: int
    sets: list[SetInfo]
    variants: list[VariantInfo]
    presets: list[PresetInfo]


class BotInfo(Struct, frozen=True):
    """A bot of the house: its name, which may be followed by a level and a temper (`rule-of-thumb/easy/bold`). `easy`,
    `fair`, `hard` and `deadly` are short names for some of them."""

    name: str
    levels: list[str]
    tempers: list[str]


class Catalogue(Struct, frozen=True):
    """Everything there is to play with."""

    games: list[GameInfo]
    bots: list[BotInfo]
    usual: Settings  # the default settings of a table


def catalogue() -> Catalogue:
    """The whole catalogue."""
    return Catalogue(
        [game_info(id) for id in games.GAMES],
        [
            BotInfo(name, list(LEVELS), list(TEMPERS)) if bot.styled else BotInfo(name, list(bot.levels), [])
            for name, bot in registry.OWN.items()
        ],
        Settings(),
    )


def check_game(id: str) -> None:
    """Refuse a game that does not exist."""
    if id not in games.GAMES:
        raise Refusal("no-such-game", f"there is no such game; choose from {', '.join(games.GAMES)}")


def game_info(id: str) -> GameInfo:
    """Everything about one game."""
    known = games.entry(id)
    first: dict[str, str] = {}  # the set that brought a card first
    sets = [_set(number, each, first) for number, each in enumerate(known.catalogue())]
    sizes = [table.players for each in sets for table in each.tables]
    return GameInfo(
        id=id,
        name=sets[0].name,
        min_players=min(sizes),
        max_players=max(sizes),
        usual_players=known.usual_players,
        sets=sets,
        variants=[_variant(variant, known) for variant in known.variants()],
        presets=[_preset(each) for each in known.presets()],
    )


def _variant(id: str, known: games.Entry) -> VariantInfo:
    excluded = [other for other in known.variants() if other != id] if known.one_variant else []
    return VariantInfo(id, excluded, known.least_players(id))


def _preset(each: Preset) -> PresetInfo:
    lot = Lot(*each.lot) if each.lot[1] else UNSET
    return PresetInfo(each.id, each.icon, each.hard, list(each.sets), list(each.variants), lot)


def _set(number: int, each: dict[str, Any], first: dict[str, str]) -> SetInfo:
    sorts: dict[str, list[dict[str, Any]]] = {"card": [], "event": []}
    for card in each["cards"]:
        sorts.setdefault(card["key"].partition("/")[0], []).append(card)
    cards, events = sorts.pop("card"), sorts.pop("event")
    folder = folders.of(each["game"], each["id"])
    return SetInfo(
        id=each["id"],
        name=each["name"],
        always=number == 0,
        tables=[Seating(**table) for table in each["tables"]],
        cards=[_card(card, first.setdefault(card["id"], each["id"])) for card in cards],
        characters=[CharacterInfo(**who) for who in each["characters"]],
        events=[
            EventInfo(event["key"], event["id"], event["name"], event.get("last", False)) for event in events
        ],
        others=[_other(thing) for other in sorts.values() for thing in other],
        looks=looks.of(folder),
        symbols=looks.symbols(folder),
    )


def _other(thing: dict[str, Any]) -> OtherInfo:
    border = UNSET if thing["copies"] == ["unsigned"] else thing["border"]
    return OtherInfo(thing["key"], thing["id"], thing["name"], border)


def _card(card: dict[str, Any], of_set: str) -> CardInfo:
    copies = [games.copy_text(copy) for copy in card["copies"]]
    return CardInfo(
        card["key"], card["id"], card["name"], card["border"], copies, of_set, card.get("reach", UNSET)
    )


@cache
def _made(generation: int) -> Cached:
    return Cached(encoder.encode(catalogue()), "application/json", "no-cache")


@get("/api/catalogue", tags=["games"], summary="What there is to play with", responses=documented(304))
async def get_catalogue(request: AnyRequest) -> Response[Catalogue]:
    """Every game with its sets, variants and numbers of players, every card and character, and the bots of the house.
    It only changes with the server."""
    return _made(folders.generation()).respond(request)
