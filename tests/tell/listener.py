"""Somebody who listens to tellers: to every word of whole games, in every language, and to single sentences."""

import re
from pathlib import Path
from typing import Final

import posse
from posse.kernel.event import SPECTATOR, Event
from posse.kernel.game import Game
from posse.kernel.message import Line, Message, Question
from posse.kernel.option import Decision
from posse.kernel.rules import Rules
from posse.kernel.telling import hindrance
from posse.kernel.view import View
from posse.locales import LANGUAGES
from posse.locales.speak import Voice
from posse.tellers import teller
from tests.properties import walk

NAMES: Final = ["Ann", "Bob", "Carlo", "Dora", "Emil", "Flora", "Gus", "Hanne"]
#: How many lines a story has.
FEWEST, MOST = 5, 12

# ---- what there is to be told

TOLD = r'\btell(?:_only)?\(\s*(?:[^"()]*(?:\([^()]*\))?[^"()]*,\s*)?"(\w+)"'
ASKED = r'\b(?:decide|ask|Decision)\(\s*(?:t,\s*)?[\w.]+,\s*"([\w-]+)"'


def in_sources(game: str, pattern: str) -> set[str]:
    """What a pattern finds in the sources of a game."""
    sources = (Path(posse.__file__).parent / game).rglob("*.py")
    return {found for path in sources for found in re.findall(pattern, path.read_text("utf-8"))}


# ---- how words must look

#: Traces of a missing message or variable, and punctuation gone wrong.
WRONG = re.compile(
    r"\b(?:log|ask|bang|duel|dice|face|symbol|card|character)[-/][a-z]|[{}$@]|None|-1|  | [.,:!?]|![.:]"
)
WORDS = re.compile(r"[^\W_].*\S|[“„«].*\S")
SENTENCE = re.compile(r"[^\W_a-zäöüàèéìòù].*[.!?]|[“„«].*[.!?]")
ICON = re.compile(r"[a-z]+(-[a-z]+)*")


class Listener:
    """Hears what is said at a table of a game, in every language."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.teller = teller(rules)
        self._voices = {
            (language, me): Voice(language, rules.game, NAMES[: len(rules.names)], me)
            for language in LANGUAGES
            for me in range(SPECTATOR, len(rules.names))
        }
        self._heard: dict[tuple[str, int], str] = {}

    def voice(self, language: str, me: int) -> Voice:
        return self._voices[language, me]

    def said(
        self, event: Event, me: int = SPECTATOR, language: str = "en", around: list[Event] | None = None
    ) -> str:
        """The sentence of an event as somebody sees it."""
        seen = event.seen_by(me)
        line = self.teller.line(seen, me, [seen] if around is None else around)
        assert line is not None
        return self.voice(language, me).sentence(line.message)

    # ---- everything in every language

    def words(self, message: Message, me: int) -> str:
        """A message, looked at in all languages; in all of them together it is one text."""
        key = (repr(message), me)
        if key not in self._heard:
            self._heard[key] = " | ".join(self._look(message, me, WORDS))
        return self._heard[key]

    def sentence(self, message: Message, me: int) -> None:
        key = (repr(message), me)
        if key not in self._heard:
            self._heard[key] = " | ".join(self._look(message, me, SENTENCE))

    def _look(self, message: Message, me: int, shape: re.Pattern[str]) -> list[str]:
        said = []
        for language in LANGUAGES:
            voice = self.voice(language, me)
            text = voice.sentence(message)
            assert not voice.errors, (voice.errors, message)
            assert shape.fullmatch(text), (text, message)
            assert not WRONG.search(text), (text, message)
            said.append(text)
        return said

    def icon(self, icon: str) -> None:
        """The name of a picture, or the key of something that has a name."""
        if "/" in icon:
            assert self.voice("en", SPECTATOR).has(f"{self.rules.game}-{icon.replace('/', '-')}"), icon
        else:
            assert ICON.fullmatch(icon), icon

    def line(self, line: Line, me: int) -> None:
        self.icon(line.icon)
        assert line.tone in ("", "good", "hurt", "turn")
        self.sentence(line.message, me)

    def question(self, question: Question, is_mine: bool, me: int) -> None:
        self.icon(question.icon)
        assert question.tone in ("act", "react")
        assert (question.ask is not None) == is_mine
        if question.ask is not None:
            self.words(question.ask, me)
        assert question.why
        for why in question.why:
            self.sentence(why, me)

    def options(self, decision: Decision, view: View) -> None:
        """Every option has a label of its own, and a button."""
        labels = []
        for option in decision.options:
            label = self.teller.label(decision, option, view)
            labels.append(self.words(label.full, view.seat))
            if label.short is not None:
                self.words(label.short, view.seat)
            steps = label.steps
            for said in (steps.target, steps.pay, steps.another, steps.more, steps.does, steps.reach):
                if said is not None:
                    self.words(said, view.seat)
        assert len(set(labels)) == len(labels), labels

    def hindrances(self, game: Game, decision: Decision) -> None:
        """Why whoever is asked cannot play his cards."""
        for why in self.rules.hindrances(game.state, decision.player, decision).values():
            line = hindrance(why)
            self.icon(line.icon or "padlock")
            self.words(line.message, decision.player)

    # ---- whole games

    def game(self, seed: int) -> list[Event]:
        """A random game from its first question to its story, for everybody who sits there and who watches. What was
        told is forgotten at once, as a server does: a question needs no history."""
        seats = range(SPECTATOR, len(self.rules.names))
        told: list[Event] = []
        for game in walk(self.rules, seed):
            told += game.events
            game.log.forget_events()
            if (decision := game.decision) is not None:
                for me in seats:
                    asked = self.teller.question(decision, game.view(me))
                    self.question(asked, me == decision.player, me)
                self.options(decision, game.view(decision.player))
                self.hindrances(game, decision)
        for me in seats:
            self._end([event.seen_by(me) for event in told], me)
        return told

    def _end(self, seen: list[Event], me: int) -> None:
        for event in seen:
            line = self.teller.line(event, me, seen)
            if line is not None:
                self.line(line, me)
        story = self.teller.story(seen, me)
        assert FEWEST <= len(story) <= MOST
        for line in story:
            self.line(line, me)
        for counts in self.teller.numbers(seen):
            for what in counts:
                self.words(Message(f"log-{self.rules.game}-count-{what}"), me)
