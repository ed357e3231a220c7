"""What can be looked up: every set with its rules, and every card, character and event with its rulings.

The English text is in the references of the sets, other languages in catalogues of their own; what is not translated
appears in English.
"""

from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import QueryParameter
from msgspec import UNSET, Struct, UnsetType

from posse import folders
from posse.locales.pages import Page, Thing, Told
from posse.server.http.cached import Cached
from posse.server.http.caller import AnyRequest, Serving
from posse.server.http.catalogue import (
    CardInfo,
    CharacterInfo,
    EventInfo,
    GameId,
    OtherInfo,
    SetInfo,
    check_game,
    game_info,
)
from posse.server.http.errors import documented
from posse.server.service import Service
from posse.server.views import Side
from posse.server.wire import Language, encoder

Lang = Annotated[
    Language, QueryParameter(description="The language; what is not translated is told in English.")
]

Info = CardInfo | CharacterInfo | EventInfo | OtherInfo


class RuleText(Struct, frozen=True):
    """A rule of a set."""

    id: str
    text: str
    decision: str | UnsetType = UNSET  # how we read what the rulebook leaves open


class ThingText(Struct, frozen=True):
    """A card, character, event or face of a die: what it is and does, and the rulings about it."""

    key: str  # its sort and id: `card/bang`
    id: str
    name: str
    effect: str
    rulings: list[str]
    decision: str | UnsetType = UNSET  # how we read what the rulebook leaves open
    border: str | UnsetType = UNSET  # of a card
    copies: list[str] | UnsetType = UNSET  # of a card, the ones in this set
    reach: int | UnsetType = UNSET  # of a weapon
    life: int | UnsetType = UNSET  # of a character
    side: Side | UnsetType = UNSET  # of a character of the Duel
    last: bool | UnsetType = UNSET  # true for the last event of a stack


class SetText(Struct, frozen=True):
    """A set."""

    id: str
    name: str
    rules: list[RuleText]
    cards: list[ThingText]
    characters: list[ThingText]
    events: list[ThingText]
    others: list[ThingText]  # of kinds that only some sets have
    faces: list[ThingText]  # of the dice
    cases: list[str]  # how things interact


class Reference(Struct, frozen=True):
    """Everything that can be looked up about a game."""

    game: str
    lang: Language
    sets: list[SetText]


def reference(game: str, lang: Language) -> Reference:
    """Everything that can be looked up about a game, in one language."""
    return Reference(game, lang, [_text(game, each, lang) for each in game_info(game).sets])


def encoded(game: str, lang: Language) -> bytes:
    """The same, encoded; made in another process, since reading all the words takes a while."""
    return encoder.encode(reference(game, lang))


def _text(game: str, about: SetInfo, lang: Language) -> SetText:
    """One set in one language."""
    page = Page(game, about.id, lang)
    found: list[Info] = [*about.cards, *about.events, *about.others, *about.characters]
    known = {each.key: each for each in found}
    sorts: dict[str, list[ThingText]] = {"card": [], "character": [], "event": [], "face": []}
    for thing in page.things(known):
        sorts.setdefault(thing.key.partition("/")[0], []).append(_thing(thing, known.get(thing.key)))
    return SetText(
        id=about.id,
        name=page.title or about.name,
        rules=[_rule(page.rule(entry)) for entry in page.section("rules")],
        cards=sorts.pop("card"),
        characters=sorts.pop("character"),
        events=sorts.pop("event"),
        faces=sorts.pop("face"),
        others=[thing for other in sorts.values() for thing in other],
        cases=page.cases(),
    )


def _rule(told: Told) -> RuleText:
    return RuleText(told.id, told.text, told.decision or UNSET)


def _thing(thing: Thing, about: Info | None) -> ThingText:
    told = thing.told
    return ThingText(
        key=thing.key,
        id=told.id,
        name=told.name,
        effect=told.text,
        rulings=told.rulings,
        decision=told.decision or UNSET,
        **_facts(about),
    )


def _facts(about: Info | None) -> dict[str, Any]:
    match about:
        case CardInfo():
            return {"border": about.border, "copies": about.copies, "reach": about.reach}
        case CharacterInfo():
            return {"life": about.life, "side": about.side}
        case EventInfo():
            return {"last": True} if about.last else {}
    return {}


#: By game, language and the number of sets at the time.
_made: Final[dict[tuple[str, Language, int], Cached]] = {}


@get(
    "/api/reference/{game:str}",
    tags=["games"],
    summary="What can be looked up",
    responses=documented(304, 400, 404),
)
async def get_reference(
    request: AnyRequest, service: Serving, game: GameId, lang: Lang = "en"
) -> Response[Reference]:
    """Every set of a game with its rules, and every card, character and event with its effect and all rulings."""
    check_game(game)
    return (await _page(service, game, lang)).respond(request)


async def _page(service: Service, game: str, lang: Language) -> Cached:
    key = (game, lang, folders.generation())
    made = _made.get(key)
    if made is None:
        body = await service.replays.workers.do(encoded, game, lang)
        made = _made[key] = Cached(body, "application/json", "no-cache")
    return made
