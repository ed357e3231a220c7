"""Moments of games with which the client's words are tested: all that can happen and all that can be asked, as
everybody at a table is told of it.

`python -m tests.golden.moments` writes them anew, to `web/tests/data`. Do so whenever something new can happen or a
message has changed; the client's tests then say which sentences are missing.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from posse import games
from posse.kernel.event import Event
from posse.server import log_entries, seat_view
from posse.server.http.catalogue import catalogue, game_info
from posse.server.table import TableState
from posse.server.wire import GameEvent, OptionInfo, Play, Settings, encoder

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests" / "data"
#: So many games are played of each game: some things hardly ever happen.
PLAYED: Final = 2000
#: Looked at are the first decisions of a game, where messages are short, and what was seen no more often than that.
BEGINNING: Final = 20
SELDOM: Final = 100
#: A whole game of so many letters is short enough to be kept.
SHORT: Final = 12_000
#: What an event may be about, each of which is told in its own way.
TOPICS: Final = ("about", "cause", "colour", "event", "role", "thing", "used_as")

#: Something that the words may depend on.
Trait = tuple[object, ...]


# ---- playing


def tables(game: str) -> list[Settings]:
    """Every choice of one set, of none and of all together, every number of players, and each variant by itself."""
    info = game_info(game)
    further = tuple(each.id for each in info.sets if not each.always)
    out: list[Settings] = []
    for sets in dict.fromkeys([(), *((each,) for each in further), further]):
        chosen = [each for each in info.sets if each.always or each.id in sets]
        for players in sorted({table.players for each in chosen for table in each.tables}):
            for variants in [(), *((each.id,) for each in info.variants)]:
                out.append(Settings(game, players, sets, variants, per_move=None))
    return out


def played(settings: Settings, seed: str) -> Iterator[tuple[TableState, list[Event]]]:
    """A random game at a table of the server, stopped before every decision, with what has happened since the last."""
    state = TableState("table", "CODE")
    state.apply(log_entries.Created(settings, "ann", "Ann", False), 0.0)
    state.apply(log_entries.Started(seed, [""] * settings.players), 0.0)
    game = state.game
    assert game is not None
    choose = random.Random(seed)
    told = 0
    while True:
        yield state, game.events[told:]
        told = len(game.events)
        if game.decision is None:
            return
        state.apply(log_entries.Moved(state.decision, choose.randrange(len(game.decision.options))), 0.0)


# ---- what the words may depend on


def viewer(play: Play, me: int) -> str:
    if me == seat_view.WATCHING:
        return "watching"
    return "asked" if me == play.asked else "another"


def traits_of_moment(play: Play, me: int, keys: list[str]) -> Iterator[Trait]:
    yield play.kind, viewer(play, me)
    if me == play.asked:
        yield play.kind, "about", play.about
    for option in play.options or ():
        yield from _traits_of_option(option, play.kind, keys)


def _traits_of_option(option: OptionInfo, kind: str, keys: list[str]) -> Iterator[Trait]:
    sorts = [_sort(each, keys) for each in (*option.thing[:2], *option.target)]
    yield kind, option.verb, *sorts, bool(option.as_id), bool(option.paid), option.purpose
    if option.verb in ("play", "use"):
        yield kind, option.verb, option.as_id or option.thing[0].partition("@")[0]


def _sort(text: str, keys: list[str]) -> str:
    """What the notation names: a card, a place, or something else."""
    owner, _, place = text.partition(".")
    if owner not in keys:
        return "card" if "@" in text else "word"
    return place if place in ("", "ac", "rc") else "hand" if place.startswith("hand") else "in play"


def traits_of_event(event: GameEvent, me: int, keys: list[str]) -> Iterator[Trait]:
    kind = event["kind"]
    yield kind, "seen by", *_parts_of(event, me, keys)
    yield kind, "has", *(key for key, fact in event.items() if fact not in (None, False, "", []))
    for topic in TOPICS:
        if topic in event:
            yield kind, topic, event[topic]
    if kind == "played":
        yield kind, "card", event["card"].partition("@")[0]
    for key, fact in event.items():
        if type(fact) is int:
            yield kind, key, max(-1, min(fact, 2))


def _parts_of(event: GameEvent, me: int, keys: list[str]) -> list[str]:
    """Which facts name somebody; one who watches has a part in nothing."""
    if me == seat_view.WATCHING:
        return ["watching"]
    return [
        key
        for key, fact in event.items()
        if fact == keys[me] or (isinstance(fact, list) and keys[me] in fact)
    ]


# ---- choosing


class Collection:
    """Examples of every trait."""

    def __init__(self) -> None:
        self._shortest: dict[frozenset[Trait], str] = {}

    def add(self, text: str, traits: Iterator[Trait]) -> None:
        found = frozenset(traits)
        known = self._shortest.get(found)
        if known is None or (len(text), text) < (len(known), known):
            self._shortest[found] = text

    def kept(self) -> list[str]:
        """As few as show everything: always the one that shows most for its length."""
        left = {text: set(traits) for traits, text in self._shortest.items()}
        out: list[str] = []
        while left:
            best = min(left, key=lambda text: (len(text) / len(left[text]), text))
            out.append(best)
            shown = left.pop(best)
            for traits in left.values():
                traits -= shown
            left = {text: traits for text, traits in left.items() if traits}
        return sorted(out)


def collected(game: str) -> str:
    """The moments, the events and a whole game, one in each line."""
    moments, events = Collection(), Collection()
    whole: list[tuple[int, int, str]] = []
    choices = tables(game)
    often = Counter[Trait]()
    for number in range(PLAYED):
        settings = choices[number % len(choices)]
        for step, (state, happened) in enumerate(played(settings, f"{game}-{number}")):
            what = _what(state, happened)
            often.update(what)
            if step >= BEGINNING and all(often[each] > SELDOM for each in what):
                continue
            for me in range(seat_view.WATCHING, settings.players):
                play = seat_view.play(state, me, happened)
                assert play is not None
                moments.add(_text(me, state.names, play=play), traits_of_moment(play, me, state.names))
                for event in play.events:
                    events.add(_text(me, state.names, event=event), traits_of_event(event, me, state.names))
        whole.append(_whole(state))
    parts = {"moments": moments.kept(), "events": events.kept(), "games": [min(whole)[-1]]}
    lines = (f'"{key}": [\n' + ",\n".join(texts) + "\n]" for key, texts in parts.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _what(state: TableState, happened: list[Event]) -> set[Trait]:
    """What is asked, and what has happened."""
    assert state.game is not None
    decision = state.game.decision
    asked = () if decision is None else (decision.kind, decision.about)
    return {asked, *((event.kind,) for event in happened)}


def _whole(state: TableState) -> tuple[int, int, str]:
    """A game that is over as the first seat saw it; of several the least is the best."""
    assert state.game is not None
    play = seat_view.play(state, 0, state.game.events)
    assert play is not None
    text = _text(0, state.names, events=play.events)
    return max(len(text), SHORT), -len({event["kind"] for event in play.events}), text


def _text(me: int, keys: list[str], **what: object) -> str:
    return encoder.encode({"me": me, "keys": keys, **what}).decode()


def catalogue_text() -> str:
    return encoder.encode(catalogue()).decode() + "\n"


def write(name: str, text: str) -> None:
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write("catalogue", catalogue_text())
    for each in games.GAMES:
        write(each, collected(each))
