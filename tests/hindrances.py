"""What must hold of hindrances in every game: helpers that the tests of each game call."""

import random
from collections.abc import Iterator
from typing import Any

from posse.kernel.game import Game
from posse.kernel.rules import Hindrance, Rules
from posse.kernel.scenario import read
from posse.scenarios import SETTERS
from tests.properties import ENDLESS, shown

#: Hindrances as plain data, by the text of the card.
Why = dict[str, dict[str, Any]]


def lay(table: str) -> Game:
    """A table set as in a scenario, at which who can only pass is asked all the same."""
    doc = read(f"scenario: why\n{table}", "why")
    names = [next(iter(entry)) for entry in doc.data["players"]]
    game = SETTERS[doc.data["game"]].table(doc, names)
    return Game.resume(game.rules, game.state, pausing=True)


def why(game: Game, seat: int | None = None) -> Why:
    """Why whoever is asked, or the player at a seat, cannot play his cards."""
    assert game.decision is not None
    found = game.rules.hindrances(game.state, game.decision.player if seat is None else seat, game.decision)
    return {text: _facts(hindrance) for text, hindrance in found.items()}


def _facts(why: Hindrance) -> dict[str, Any]:
    """What a hindrance says; what says nothing is left out."""
    facts = {"why": why.why, "by": why.by, "reach": why.reach, "count": why.count}
    return {name: fact for name, fact in facts.items() if fact}


def each(texts: str, **found: object) -> Why:
    """The same hindrance for all these cards."""
    return {text: dict(found) for text in texts.split()}


def paused(rules: Rules, seed: int) -> Iterator[Game]:
    """A random game, stopped before every decision, those of players who can only pass among them."""
    game = Game.start(rules, str(seed), pausing=True)
    choose = random.Random(seed)
    for _ in range(ENDLESS):
        if game.decision is None:
            return
        yield game
        game.apply(choose.randrange(len(game.decision.options)))
    raise AssertionError(f"the game of seed {seed} does not end")


def check_hindrances(game: Game, hand: list[str]) -> Why:
    """Each card in the hand of whoever is asked is named by an option or has a hindrance, never both. The others cannot
    play anything, and who only watches has nothing to play. Asking for all this changes nothing."""
    decision = game.decision
    assert decision is not None
    before, told = shown(game), len(game.events)
    found = why(game)
    named = {
        text
        for option in decision.options
        for text in [*decision.speaker.words(option.thing), *decision.speaker.words(option.paid)]
    }
    for text in hand:
        assert (text in named) != (text in found), text
    for seat in range(len(game.names)):
        if seat != decision.player:
            assert all(each == {"why": "not-your-turn"} for each in why(game, seat).values())
    assert not why(game, -1)
    assert shown(game) == before
    assert len(game.events) == told
    return found


def check_imagined(game: Game, seed: int) -> None:
    """Whoever is asked could tell all of it from what he sees."""
    assert game.decision is not None
    seat = game.decision.player
    assert why(game.imagine(seat, seed), seat) == why(game, seat)
