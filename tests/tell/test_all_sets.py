"""Games with every set there is, told to whoever is asked: what sets have to say is said, and nothing is missing."""

import random
from collections.abc import Iterator

import pytest

from posse.bang import sets
from posse.bang.rules import BangRules
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.message import Message, Steps
from posse.kernel.telling import hindrance
from posse.locales import LANGUAGES
from posse.locales.speak import Voice
from posse.tellers import Teller, teller
from tests.tell.test_bang import BROKEN

NAMES = ["ann", "bob", "cal", "dee", "eve", "fay"]
EVERY_SET = [each.id for each in sets.ALL]


@pytest.mark.parametrize("number", range(20))
def test_whoever_is_asked_is_told_everything(number: int) -> None:
    own = EVERY_SET[1 + number % (len(EVERY_SET) - 1)]
    rules = BangRules(NAMES, EVERY_SET if number % 3 == 0 else [own])
    language = LANGUAGES[number % len(LANGUAGES)]
    voices = [Voice(language, "bang", NAMES, seat) for seat in range(len(NAMES))]
    said = 0
    for seat, message in _messages(rules, number):
        words = voices[seat].sentence(message)
        assert words, message
        assert not BROKEN.search(words), words
        said += 1
    assert said > 500
    assert [error for voice in voices for error in voice.errors] == []


def _messages(rules: BangRules, number: int) -> Iterator[tuple[int, Message]]:
    """A random game in messages, each with the seat of who reads it."""
    tells = teller(rules)
    game = Game.start(rules, f"all sets {number}", pausing=True)
    luck, told = random.Random(number), 0
    while True:
        seat = 0 if game.decision is None else game.decision.player
        seen = [event.seen_by(seat) for event in game.events[told:]]
        told = len(game.events)
        for message in [*_happened(tells, seen, seat), *_asked(tells, game, seat)]:
            yield seat, message
        if game.decision is None:
            return
        game.apply(luck.randrange(len(game.decision.options)))


def _happened(tells: Teller, seen: list[Event], seat: int) -> Iterator[Message]:
    for event in seen:
        line = tells.line(event, seat, seen)
        if line is not None:
            yield line.message
        staged = tells.staged(event, seen)
        if staged is not None:
            assert staged.plain()["do"] == staged.do
            if staged.stamp is not None:
                yield staged.stamp


def _asked(tells: Teller, game: Game, seat: int) -> Iterator[Message]:
    decision, view = game.decision, game.view(seat)
    if decision is None:
        yield from (line.message for line in tells.story(view.events, seat))
        return
    question = tells.question(decision, view)
    yield from question.why
    assert question.ask is not None
    yield question.ask
    for option in decision.options[:60]:
        label = tells.label(decision, option, view)
        yield label.full
        if label.short is not None:
            yield label.short
        yield from _steps(label.steps)
    for why in game.rules.hindrances(game.state, seat, decision).values():
        yield hindrance(why).message


def _steps(steps: Steps) -> list[Message]:
    said = [each for each in (steps.target, steps.pay, steps.another, steps.more, steps.does) if each]
    assert len(steps.plain()) >= len(said)
    return said
