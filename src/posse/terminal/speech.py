"""A game told to one reader, in their language."""

import re
from collections.abc import Sequence
from typing import Final

from posse.kernel.event import Event
from posse.kernel.message import HURT, Arg, Card, Line, Listed, Message, Named, Seat
from posse.kernel.option import Decision, Option, id_of
from posse.kernel.rules import Rules
from posse.kernel.view import View
from posse.locales import FIRST
from posse.locales.speak import SIGNS, Voice
from posse.tellers import teller

#: The default name of a player in a terminal.
YOU: Final = "you"
#: Where a browser may break a word; a terminal breaks none.
_SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"


class Words:
    """Puts messages into words. Errors in them are added to `errors`; something is said all the same."""

    def __init__(
        self,
        language: str = FIRST,
        game: str = "",
        names: Sequence[str] = (),
        me: int = -1,
        errors: list[Exception] | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.voice = Voice(language, game, names, me, errors=errors)

    def say(self, id: str, **args: Arg) -> str:
        """A message, or an attribute of one, by its id."""
        return whole(self.voice.say(Message(id, **args)))

    def sentence(self, message: Message) -> str:
        return whole(self.voice.sentence(message))

    def thing(self, sort: str, key: str) -> str:
        """The printed name of a thing, by its key or its id."""
        return whole(self.voice.name(f"{sort}/{id_of(key)}"))

    def card(self, text: str) -> str:
        """A card by its text, `BANG! 4♣`, or anything else that lies among cards by its key."""
        return whole(self.voice.word(Named(text) if "/" in text else Card(text)))


class Speech(Words):
    """Tells one game to the player at a seat; to nobody in particular if the seat is -1."""

    def __init__(
        self, rules: Rules, seat: int, language: str = FIRST, errors: list[Exception] | None = None
    ) -> None:
        self.seat = seat
        self.variants = rules.variants
        self.me = rules.names.index(YOU) if seat < 0 and YOU in rules.names else seat
        self._teller = teller(rules)
        super().__init__(language, rules.game, rules.names, self.me, errors)
        self.names = [self._called(other, name) for other, name in enumerate(rules.names)]
        self.voice.names = self.names

    def _called(self, seat: int, name: str) -> str:
        """A player's name. Somebody may be called "you" who is not the reader."""
        if self.game == "duel":
            return self.say("log-duel-name", side=name)
        if name == YOU:
            return self.say("table-you") if seat == self.me else f'"{name}"'
        return name[:1].upper() + name[1:]

    # ---- what happens

    def line(self, event: Event, around: Sequence[Event]) -> Line | None:
        """What is told about an event as this reader saw it, if anything."""
        return self._teller.line(event, self.seat, around)

    def concerns(self, line: Line) -> bool:
        """Whether something happens to the reader that they do not do themselves."""
        who, whom = (self._is_me(line.message.args.get(part)) for part in ("who", "whom"))
        return line.tone == HURT if who else whom

    def _is_me(self, arg: Arg | None) -> bool:
        return isinstance(arg, Seat) and arg.number == self.me >= 0

    # ---- what is asked

    def question(self, decision: Decision, view: View) -> tuple[str, str]:
        """A headline, and why it is asked; either may be empty. Only the asked player reads the headline."""
        asked = self._teller.question(decision, view)
        mine = decision.player == self.me
        headline = self.sentence(asked.ask) if asked.ask is not None and mine else ""
        why = " ".join(self.sentence(each) for each in asked.why)
        return headline, why or ("" if headline else self.say("ask-unknown-why", who=Seat(decision.player)))

    def gloss(self, decision: Decision, option: Option, view: View) -> str:
        """An option in plain words, if they say more than the notation."""
        said = whole(self.voice.say(self._teller.label(decision, option, view).full))
        return _unless_written(said, decision.text(option))

    def shared(self, decision: Decision, option: Option, view: View) -> str:
        """What an option says before its target or its price, if that says more than the notation."""
        short = self._teller.label(decision, option, view).short
        if short is not None:
            said = self.sentence(short)
        elif isinstance(option.thing, str) and "/" in option.thing:
            said = self.card(option.thing)
        else:
            return ""
        return _unless_written(said, decision.text(option))

    def apart(self, decision: Decision, options: Sequence[Option], view: View) -> list[str]:
        """For options that begin alike, what tells each from the others, if it says more than the notation."""
        labels = [self._teller.label(decision, option, view).full for option in options]
        return [
            ", ".join(
                filter(None, (_unless_written(word, decision.text(option)) for word in dict.fromkeys(words)))
            )
            for option, words in zip(options, self._differing(labels), strict=True)
        ]

    def _differing(self, messages: Sequence[Message]) -> list[list[str]]:
        """What each message names, minus what all of them name."""
        out: list[list[str]] = [[] for _ in messages]
        for key in dict.fromkeys(key for message in messages for key in message.args):
            args = [message.args.get(key) for message in messages]
            parts = [arg for arg in args if isinstance(arg, Message)]
            if len(parts) == len(args) and len({part.id for part in parts}) == 1:
                words = self._differing(parts)
            else:
                words = [self._named(arg) for arg in args]
                if all(each == words[0] for each in words):
                    continue
            for known, more in zip(out, words, strict=True):
                known += more
        return out

    def _named(self, arg: Arg | None) -> list[str]:
        """An argument in words; numbers, and words that a message only selects by, are not shown."""
        if isinstance(arg, Listed):
            return [word for item in arg.items for word in self._named(item)]
        return [] if arg is None or isinstance(arg, str | int) else [whole(self.voice.word(arg))]


def _unless_written(words: str, text: str) -> str:
    """Words, if they say more than a text in the notation."""
    return "" if _spelt(words) <= _spelt(text) else words


def whole(words: str) -> str:
    """Words without any place to break them."""
    return words.replace(_SOFT_HYPHEN, "")


def _spelt(words: str) -> set[str]:
    """The words that matter in a text, with suits in letters as in the notation."""
    for letter, sign in SIGNS.items():
        words = words.replace(sign, letter)
    return {word for word in re.findall(r"\w+", words.casefold()) if len(word) > 2}
