"""What must hold for every game on the kernel, whatever its rules: helpers that the tests of each game call."""

import os
import random
from collections.abc import Callable, Iterator

from hypothesis import settings

from posse.games import load
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.imaginer import Imaginer
from posse.kernel.rules import Rules

#: `make check` looks at fewer examples.
QUICK = int(os.environ.get("POSSE_QUICK", "1"))
#: More decisions than any random game takes.
ENDLESS = 20_000


def few(examples: int) -> settings:
    """So many examples, always the same ones, however long they take."""
    return settings(max_examples=max(2, examples // QUICK), deadline=None, derandomize=True)


def walk(rules: Rules, seed: int) -> Iterator[Game]:
    """A random game, stopped before every decision; the last time it is over."""
    game = Game.start(rules, str(seed))
    choose = random.Random(seed)
    for _ in range(ENDLESS):
        yield game
        if game.decision is None:
            return
        game.apply(choose.randrange(len(game.decision.options)))
    raise AssertionError(f"the game of seed {seed} does not end")


def sample(rules: Rules, seed: int, every: int) -> Iterator[Game]:
    """Some positions of a random game, in the middle of effects too."""
    for number, game in enumerate(walk(rules, seed)):
        if number % every == seed % every:
            yield game


def shown(game: Game) -> tuple[object, ...]:
    """A game at a decision as one comparable value."""
    decision = game.decision
    asked = None if decision is None else (decision.player, decision.kind, decision.texts)
    return game.state.fingerprint(), asked


def check_options(game: Game) -> None:
    """Options are never empty, all different in print, and each of them can be taken, by number and by text."""
    decision = game.decision
    if decision is None:
        return
    assert decision.options
    assert len(set(decision.texts)) == len(decision.texts)
    before = shown(game)
    for number, text in enumerate(decision.texts):
        twin = game.clone()
        twin.apply(text)
        assert twin.log.moves[len(game.log.moves)].option is decision.options[number]
    assert shown(game) == before


def check_clone(game: Game, seed: int, steps: int = 12) -> None:
    """A clone is equal to its original, goes the same way when it takes the same moves, and leaves it alone."""
    before, told = shown(game), len(game.events)
    one, other = game.clone(), game.clone()
    assert shown(one) == before
    assert one.moves == game.moves
    choose = random.Random(seed)
    for _ in range(steps):
        if one.decision is None:
            break
        move = choose.randrange(len(one.decision.options))
        one.apply(move)
        other.apply(move)
        other = other.clone()
        assert shown(one) == shown(other)
        assert one.events == other.events
    assert shown(game) == before
    assert len(game.events) == told


def check_replay(game: Game) -> None:
    """The record alone reproduces a game, event for event."""
    again = load(game.record())
    assert again.record() == game.record()
    assert again.events == game.events
    assert shown(again) == shown(game)


def check_imagine(game: Game, seat: int, seed: int) -> None:
    """What a player imagines depends on his view alone: the view stays the same in the imagined world, and from there
    the same worlds are imagined. A clone of an imagined world is equal to it."""
    before = shown(game)
    world = game.imagine(seat, seed)
    assert world.view(seat).as_dict() == game.view(seat).as_dict()
    assert [e.seen_by(seat) for e in game.events] == world.events == game.view(seat).events
    assert not world.moves  # they tell what others chose in secret
    assert shown(world.imagine(seat, seed + 1)) == shown(game.imagine(seat, seed + 1))
    check_offshoots(Imaginer(game, seat).world(seed), world, seed)
    if game.decision is not None and game.decision.player == seat:
        assert world.decision is not None
        assert world.decision.texts == game.decision.texts
    check_clone(world, seed, steps=6)
    check_options(world)
    assert shown(game) == before


def check_offshoots(lean: Game, world: Game, seed: int, steps: int = 8) -> None:
    """A world without a past is the same as one with it, and copies of it go the same way, telling the same."""
    before = shown(lean)
    assert before == shown(world)
    assert not lean.events
    told = len(world.events)
    one, other = lean.offshoot(), world.clone()
    choose = random.Random(seed)
    for _ in range(steps):
        if one.decision is None:
            break
        move = choose.randrange(len(one.decision.options))
        one.apply(move)
        other.apply(move)
    assert shown(one) == shown(other)
    assert one.events == other.events[told:]
    assert shown(lean) == before


def check_one_step(game: Game, seat: int, seed: int, known: Callable[[Game, int, int], bool]) -> None:
    """One move, made in two games that differ only in what a seat cannot see, tells that seat the same until a card is
    shown to it. `known(game, seat, card)` says whether a seat knows where a card is."""
    decision = game.decision
    if decision is None:
        return
    real, world = game.clone(), game.imagine(seat, seed)
    if world.decision is None or world.decision.player != decision.player:
        return
    choice = random.Random(seed).choice(decision.texts)
    if choice not in world.decision.texts:
        return
    world.state.rng = real.state.rng  # the same luck in both
    told = len(game.events)
    real.apply(choice)
    world.apply(choice)
    streams = [[e.seen_by(seat) for e in g.events[told:]] for g in (real, world)]
    shuffled = any(e.kind in ("reshuffled", "shuffled_in") for stream in streams for e in stream)
    if shuffled:
        return
    for g, stream in zip((real, world), streams, strict=True):
        for event in stream:
            for card in cards_told(event):
                assert known(g, seat, card), f"{event} tells seat {seat} of a card it cannot know"
    for one, other in zip(*streams, strict=False):
        if one != other:
            shows_card = cards_told(one) != cards_told(other)
            opens = one.kind in OPEN_UP or other.kind in OPEN_UP
            assert shows_card or opens, f"{one} and {other} tell a secret"
            return


#: Events that show a hidden role or character, or follow a card that came to light.
OPEN_UP = ("eliminated", "entered", "over", "show", "shown_character", "stick")


def cards_told(event: Event) -> list[int]:
    """The cards an event shows."""
    out: list[int] = []
    for key in ("card", "cards"):
        fact = event.facts.get(key, ())
        out += fact if isinstance(fact, tuple) else [int(fact)]
    return out
