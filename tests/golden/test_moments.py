"""What the client's words are tested with is complete, and told as the server tells it today."""

import json
from functools import cache
from typing import Any

import msgspec
import pytest

from posse import games
from posse.server import seat_view
from posse.server.wire import Play
from tests.golden.moments import FOLDER, catalogue_text, played, tables, viewer

GAMES = tuple(games.GAMES)
#: So many games are played to see what happens.
SOME = 6
AGAIN = "write the data anew: python -m tests.golden.moments"


@cache
def data(game: str) -> Any:
    return json.loads((FOLDER / f"{game}.json").read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_and_is_asked_is_among_the_moments(game: str) -> None:
    told = {each["event"]["kind"] for each in data(game)["events"]}
    asked = {trait for each in data(game)["moments"] for trait in _asked(_play(each), each["me"])}
    tried = list(reversed(tables(game)))  # those with everything first
    for number in range(SOME):
        settings = tried[number * len(tried) // 2 // SOME]
        for state, events in played(settings, f"again-{number}"):
            assert {event.kind for event in events} <= told, AGAIN
            for me in range(seat_view.WATCHING, settings.players):
                play = seat_view.play(state, me, events)
                assert play is not None
                assert _asked(play, me) <= asked, AGAIN


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_are_told_as_the_server_tells_them(game: str) -> None:
    for each in data(game)["moments"]:
        assert msgspec.to_builtins(_play(each)) == each["play"], AGAIN


def test_the_catalogue_is_that_of_the_server() -> None:
    assert (FOLDER / "catalogue.json").read_text("utf-8") == catalogue_text(), AGAIN


def _asked(play: Play, me: int) -> set[tuple[str, ...]]:
    """What is asked, before whom, and about what."""
    about = {(play.kind, "about", play.about)} if me == play.asked else set()
    return {(play.kind, viewer(play, me)), *about}


def _play(moment: Any) -> Play:
    return msgspec.convert(moment["play"], Play)
