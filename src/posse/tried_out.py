"""Trying out a set from outside: some games are played with it before anybody sits down. Whatever is asked, offered and
told is put into words, so that nobody is ever shown the name of a message; and what is done with a copy of the table
must leave the table alone, or bots that look ahead would change the game."""

from typing import Final

from posse.bang import set_places
from posse.bang.cards import CardSet
from posse.bang.parts import Part
from posse.bang.rules import BangRules
from posse.bang.table import Table
from posse.bots import make
from posse.folders import Folder
from posse.kernel import rng
from posse.kernel.errors import PosseError
from posse.kernel.event import SPECTATOR
from posse.kernel.game import Game
from posse.kernel.message import Card, Message, Named
from posse.kernel.option import Decision
from posse.kernel.view import View
from posse.locales import FIRST
from posse.locales.speak import Voice
from posse.tellers import Teller, teller

PLAYERS: Final = 5
_GAMES: Final = 3
#: So far a game is played: what breaks later is told when it does.
_DECISIONS: Final = 200
#: A copy is looked at once in so many decisions, and so many moves are made in it.
_COPIED: Final = 8


def try_out(new: CardSet, folder: Folder) -> None:
    """Play games with a set, and with each of its variants; raise an error about the first thing that is wrong."""
    seats = [f"p{seat}" for seat in range(PLAYERS)]
    for number, variants in enumerate([*([[]] * _GAMES), *([each.id] for each in new.variants)]):
        if all(each.least_players <= PLAYERS for each in new.variants if each.id in variants):
            _Trial(Game.start(BangRules(seats, [new.id], variants), str(number)), folder).play()


class _Trial:
    def __init__(self, game: Game, folder: Folder) -> None:
        self._game = game
        self._folder = folder
        self._teller: Teller = teller(game.rules)
        self._voice = Voice(FIRST, folder.game, game.names)
        self._said: set[tuple[object, ...]] = set()

    def play(self) -> None:
        # The rules of thumb look for more than they find, others try what no rule of thumb would.
        bots = [make(("random", "rule-of-thumb")[seat % 2], f"{seat}") for seat in range(PLAYERS)]
        for number in range(_DECISIONS):
            decision = self._game.decision
            if decision is None:
                break
            view = self._game.view(decision.player)
            self._look_at(decision, view)
            if number % _COPIED == 0:
                self._look_at_copies(str(number))
            self._game.apply(bots[decision.player].choose(view, decision))
        told = [event.seen_by(SPECTATOR) for event in self._game.events]
        for event in told:
            line = self._teller.line(event, SPECTATOR, [event])
            if line is not None:
                self._say(line.message, f"what is told of the event {event.kind}")

    def _look_at(self, decision: Decision, view: View) -> None:
        asked = self._teller.question(decision, view)
        for message in (asked.ask, *asked.why):
            if message is not None:
                self._say(message, f"the question {decision.kind}")
        for option, text in zip(decision.options, decision.texts, strict=True):
            label = self._teller.label(decision, option, view)
            for message in (label.full, label.short):
                if message is not None:
                    self._say(message, f"the option `{text}`")

    def _say(self, message: Message, what: str) -> None:
        kind = (message.id, *((name, _kind(arg)) for name, arg in message.args.items()))
        if kind in self._said:
            return
        self._said.add(kind)
        self._voice.say(message)
        for error in self._voice.errors:
            raise PosseError(f"{self._folder.path / 'words'}: {what} cannot be put into words: {error}")

    def _look_at_copies(self, seed: str) -> None:
        """Play on in a copy."""
        table = self._game.state
        assert isinstance(table, Table)
        before = {id: part.fingerprint() for id, part in table.parts.items()}
        copy = self._game.clone()
        luck = rng.seeded(seed)
        for _ in range(_COPIED):
            if copy.decision is not None:
                luck = rng.advance(luck)
                copy.apply(rng.scaled(luck, len(copy.decision.options)))
        for id, part in table.parts.items():
            if part.fingerprint() != before[id]:
                raise PosseError(f"{_place(part)}: what is done in a copy changes the original too")


def _place(part: Part) -> str:
    return f"{set_places.of_class(type(part), 'copy')}: class {type(part).__name__}"


def _kind(arg: object) -> object:
    """What of an argument may have no words."""
    if isinstance(arg, Named):
        return arg.key
    return arg.text.partition("@")[0] if isinstance(arg, Card) else type(arg)
