"""Scenarios: small YAML files that set a table, play moves and say what must be true.

The kernel reads the file, plays the moves and compares. Each game sets its own tables and looks up its own facts
(`Setter`).
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml

from posse.kernel.errors import NotationError, PosseError, ScenarioError
from posse.kernel.game import Game
from posse.kernel.notation import Parsed, fits, listed, looseness, pairs_up, parse
from posse.kernel.option import Decision, Speaker

#: The keys of all scenarios. Each game adds its own.
COMMON_KEYS = ("scenario", "game", "sets", "variants", "cites", "players", "turn", "phase", "moves")
NO_SUCH_FACT = object()


class Places:
    """Where each key and item of a YAML file is, for error messages."""

    def __init__(self) -> None:
        self.lines: dict[tuple[str | int, ...], int] = {}

    def line(self, path: tuple[str | int, ...]) -> int:
        """The line of the nearest place on the way to a path."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


class Document:
    """A YAML file that was read: plain data, and where each part of it is."""

    def __init__(self, data: dict[str, Any], places: Places) -> None:
        self.data = data
        self.places = places

    def error(self, path: tuple[str | int, ...], message: str) -> ScenarioError:
        """An error that names the line and the key at fault."""
        keys = [str(key) for key in path if isinstance(key, str)]
        where = f"line {self.places.line(path)}"
        return ScenarioError(f"{where}, {'.'.join(keys)}: {message}" if keys else f"{where}: {message}")

    def entries(self, names: list[str], known: tuple[str, ...]) -> list[dict[str, Any]]:
        """The entry of each player. Its keys must be known, and roles and characters must be ids."""
        out: list[dict[str, Any]] = []
        for i, name in enumerate(names):
            entry = self.data["players"][i][name]
            if entry is None:
                entry = {}
            if not isinstance(entry, dict):
                raise self.error(("players", i, name), "a player is a mapping such as {role: sheriff}")
            for key in entry:
                if key not in known:
                    raise self.error(("players", i, name, key), f"known keys are {', '.join(known)}")
            for key in ("role", "character"):
                if key in entry and not isinstance(entry[key], str):
                    raise self.error(("players", i, name, key), f"a {key} is named by its id")
            self.data["players"][i][name] = entry
            out.append(entry)
        return out

    def ids(self, key: str) -> list[str]:
        """The list of ids under a key; empty if the key is missing."""
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error((key,), "a list of ids is expected")
        return value

    def seat(self, key: str, names: list[str]) -> int:
        """The seat of the player whose name is under a key."""
        if key not in self.data:
            raise self.error((key,), f"it is missing; expected one of {', '.join(names)}")
        name = self.data[key]
        if name not in names:
            raise self.error((key,), f"expected one of {', '.join(names)}, not {name}")
        return names.index(str(name))


R = TypeVar("R")


def rules_of(doc: Document, names: list[str], entries: list[dict[str, Any]], make: Callable[..., R]) -> R:
    """The rules of a table of named players, some of whose roles and characters are given."""
    fixed = [
        {name: entry[key] for name, entry in zip(names, entries, strict=True) if key in entry}
        for key in ("role", "character")
    ]
    try:
        return make(names, doc.ids("sets"), doc.ids("variants"), *fixed)
    except ScenarioError:
        raise
    except PosseError as error:
        raise doc.error(_culprit(doc, names, entries, str(error)), str(error)) from None


def _culprit(
    doc: Document, names: list[str], entries: list[dict[str, Any]], message: str
) -> tuple[str | int, ...]:
    """Where the word is that an error is about."""
    spoken = set(re.findall(r"[\w-]+", message.partition(";")[0]))
    for key in ("sets", "variants"):
        if f'no {key[:-1]} "' in message:
            return (key,)
    for i in range(len(names) - 1, -1, -1):
        for key in ("role", "character"):
            if entries[i].get(key) in spoken:
                return ("players", i, names[i], key)
    return ("players",)


class Setter:
    """What a game does for its scenarios."""

    def keys(self) -> tuple[str, ...]:
        """The keys that scenarios of the game may have besides the common ones."""
        raise NotImplementedError

    def table(self, doc: Document, names: list[str]) -> Game:
        """The table a scenario describes."""
        raise NotImplementedError

    def fact(self, game: Game, key: str) -> object:
        """The fact a key of `expect` asks for, or NO_SUCH_FACT."""
        raise NotImplementedError


def read(text: str, name: str) -> Document:
    """A scenario's text as a document."""
    doc = document(text)
    if doc.data.get("scenario") != name:
        raise doc.error(("scenario",), f'the id must be equal to the file\'s name, "{name}"')
    return doc


def document(text: str) -> Document:
    """Reads a YAML text, which must be a mapping, as a document."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        raise ScenarioError(
            f"line {line}: no valid YAML: {getattr(error, 'problem', None) or error}"
        ) from None
    except RecursionError:
        raise ScenarioError("line 1: nested too deeply") from None
    places = Places()
    if not isinstance(node, yaml.MappingNode):
        raise ScenarioError("line 1: the file must be a mapping of keys to values")
    return Document(_plain(node, (), places, set()), places)


def _plain(node: yaml.Node, path: tuple[str | int, ...], places: Places, met: set[int]) -> Any:
    places.lines[path] = node.start_mark.line + 1
    if id(node) in met:
        raise ScenarioError(f"line {node.start_mark.line + 1}: anchors and aliases are not allowed")
    met.add(id(node))
    if len(path) > 12:
        raise ScenarioError(f"line {node.start_mark.line + 1}: nested too deeply")
    if isinstance(node, yaml.MappingNode):
        out: dict[str, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise ScenarioError(f"line {line}: a key must be a simple word")
            key = str(key_node.value)
            if key in out:
                raise ScenarioError(f"line {line}, {key}: the key stands twice")
            places.lines[(*path, key)] = line
            out[key] = _plain(value_node, (*path, key), places, met)
            places.lines[(*path, key)] = line
        return out
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, (*path, i), places, met) for i, item in enumerate(node.value)]
    try:
        return yaml.SafeLoader("").construct_object(node)
    except (yaml.YAMLError, ValueError, KeyError, TypeError, AttributeError) as error:
        problem = getattr(error, "problem", None) or "this is no simple value"
        raise ScenarioError(f"line {node.start_mark.line + 1}: {problem}") from None


class Failure:
    """Why a scenario did not pass."""

    def __init__(self, message: str, invalid: bool) -> None:
        self.message = " ".join(
            message.split()
        )  # what was expected and found, or what is wrong with the file
        self.invalid = invalid  # the file is no valid scenario

    def __str__(self) -> str:
        return self.message


def check(text: str, name: str, setters: Mapping[str, Setter]) -> Failure | None:
    """Run a scenario; None if it passes."""
    try:
        doc = read(text, name)
        game_id = doc.data.get("game")
        if not isinstance(game_id, str) or game_id not in setters:
            raise doc.error(("game",), f"the game must be one of {', '.join(setters)}, not {game_id}")
        setter = setters[game_id]
        known = (*COMMON_KEYS, *setter.keys())
        for key in doc.data:
            if key not in known:
                raise doc.error((key,), f"there is no such key; known are {', '.join(known)}")
        names = _players(doc)
        moves = doc.data.get("moves")
        if not isinstance(moves, list):
            raise doc.error(("moves",), "a scenario has a list of moves")
        game = setter.table(doc, names)
        return _Run(doc, game, setter).play(moves)
    except PosseError as error:
        return Failure(str(error), invalid=True)


def _players(doc: Document) -> list[str]:
    players = doc.data.get("players")
    if not isinstance(players, list) or not players:
        raise doc.error(("players",), "a scenario has a list of players")
    names = []
    for i, entry in enumerate(players):
        if not isinstance(entry, dict) or len(entry) != 1:
            raise doc.error(("players", i), "each player is one entry, such as - ann: {role: sheriff}")
        names.append(next(iter(entry)))
    return names


class _Failed(Exception):
    """A scenario does not hold."""


class _Run:
    """One scenario being played."""

    def __init__(self, doc: Document, game: Game, setter: Setter) -> None:
        self.doc = doc
        self.game = game
        self.setter = setter
        self.skippable = (
            0  # the scenario has dealt with the moves up to here; it may still name later forced ones
        )

    def play(self, moves: list[Any]) -> Failure | None:
        for number, entry in enumerate(moves, 1):
            path = ("moves", number - 1)
            if not isinstance(entry, dict) or len(entry) != 1:
                raise self.doc.error(
                    path, "each entry of moves is one line: a player's move, legal or expect"
                )
            ((key, value),) = entry.items()
            try:
                if key == "legal":
                    self._legal(value, (*path, key))
                elif key == "expect":
                    self._expect(value, (*path, key))
                else:
                    self._move(key, value, (*path, key))
            except _Failed as failure:
                return Failure(f"move {number}: {failure}", invalid=False)
        return None

    # ---- a move

    def _move(self, player: str, text: Any, path: tuple[str | int, ...]) -> None:
        if player not in self.game.names:
            raise self.doc.error(path, f"nobody is called {player}; expected a player, legal or expect")
        if not isinstance(text, str):
            raise self.doc.error(path, "a move is a text such as play bang -> bob")
        try:
            move = parse(text)
        except NotationError as error:
            raise self.doc.error(path, str(error)) from None
        game = self.game
        decision = game.decision
        wrong = ""
        if decision is None:
            wrong = f'expected {player} to "{text}", but the game is over'
        elif decision.name != player:
            wrong = (
                f'expected {player} to "{text}", but {decision.name} must decide: {listed(decision.texts)}'
            )
        else:
            try:
                answer = game.index(text)
            except NotationError as error:
                if self._pays_one_by_one(move):
                    return
                wrong = str(error)
            else:
                self.skippable = len(game.moves) + 1
                game.apply(answer)
                return
        if self._was_forced(player, text) or (move.verb == "pass" and not game.over):
            return
        raise _Failed(wrong)

    def _pays_one_by_one(self, move: Parsed) -> bool:
        """Carry out a text that names all cards of an exchange at once, where the game asks card by card because there
        are too many choices. Then decline to exchange more. False if the text is something else."""
        if len(move.paid) < 2 or not _asks_card_by_card(self.game.decision):
            return False
        twin = self.game.clone()
        decision = twin.decision
        assert decision is not None
        about = decision.about
        for card in sorted(move.paid, key=looseness):
            if decision is None or decision.about != about:
                return False
            try:
                twin.apply(move.paying(card).text())
            except NotationError:
                return False
            decision = twin.decision
        self.game = twin
        self.skippable = len(twin.moves)
        if decision is not None and decision.about == about:
            twin.apply("pass")
        return True

    def _was_forced(self, player: str, text: str) -> bool:
        """Whether the engine has just made this move by itself."""
        game = self.game
        said = parse(text)
        for i in range(self.skippable, len(game.moves)):
            made = game.moves[i]
            if (
                made.forced
                and game.names[made.player] == player
                and fits(said, made.option, game.rules.speaker)
            ):
                self.skippable = i + 1
                return True
        return False

    # ---- what is legal

    def _legal(self, value: Any, path: tuple[str | int, ...]) -> None:
        if not isinstance(value, dict) or not value:
            raise self.doc.error(path, "legal is a mapping such as {ann: [end], not: [pass]}")
        decision = self.game.decision
        for key, texts in value.items():
            if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
                raise self.doc.error((*path, key), "a list of moves is expected")
            if key == "not":
                continue
            if key not in self.game.names:
                raise self.doc.error((*path, key), f"nobody is called {key}")
            if decision is None or decision.name != key:
                found = "nobody" if decision is None else decision.name
                raise _Failed(f"expected {key} to be asked, found {found}")
            for text in texts:
                if not self._matches(text, (*path, key)):
                    raise _Failed(f'expected "{text}" to be legal; the options are: {listed(decision.texts)}')
        for text in value.get("not", []):
            if decision is not None and (matches := self._matches(text, (*path, "not"))):
                raise _Failed(f'expected "{text}" not to be legal, found "{matches[0]}"')

    def _matches(self, text: str, path: tuple[str | int, ...]) -> list[str]:
        decision = self.game.decision
        assert decision is not None
        try:
            move = parse(text)
        except NotationError as error:
            raise self.doc.error(path, str(error)) from None
        fitting = [option for option in decision.options if fits(move, option, decision.speaker)]
        return [decision.text(option) for option in fitting]

    # ---- what is true

    def _expect(self, value: Any, path: tuple[str | int, ...]) -> None:
        if not isinstance(value, dict):
            raise self.doc.error(path, "expect is a mapping of facts to values")
        for key, expected in value.items():
            found = self._fact(key)
            if found is NO_SUCH_FACT:
                raise self.doc.error((*path, key), "there is no such fact")
            if not _agree(expected, found, self.game.rules.speaker):
                raise _Failed(f"expected {key}: {_shown(expected)}, found {_shown(found)}")

    def _fact(self, key: str) -> object:
        game = self.game
        if key == "over":
            return game.over
        if key == "winners":
            return game.winners
        if key == "asked":
            return None if game.decision is None else game.decision.name
        return self.setter.fact(game, key)


def _asks_card_by_card(decision: Decision | None) -> bool:
    """Whether cards are given up one by one, until the player declines more of it."""
    if decision is None:
        return False
    declining = any(option.verb == "pass" for option in decision.options)
    return declining and all(len(option.paid) < 2 for option in decision.options)


def _agree(expected: Any, found: Any, speaker: Speaker) -> bool:
    """Whether a fact is as expected: lists as multisets, a card without its copy for any copy."""
    if isinstance(expected, list) and isinstance(found, list):
        return pairs_up([[_agree(item, other, speaker) for other in found] for item in expected], len(found))
    if isinstance(expected, str) and isinstance(found, str):
        return speaker.means(expected, found)
    return type(expected) is type(found) and bool(expected == found)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(str(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)


def check_file(path: Path, setters: Mapping[str, Setter]) -> Failure | None:
    """Run the scenario in a file; None if it passes."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not UTF-8 text"
        return Failure(f"cannot be read: {why}", invalid=True)
    try:
        return check(text, path.stem, setters)
    except Exception as error:
        # One scenario that breaks the engine must not keep the others from being checked.
        return Failure(f"an error in Posse itself: {type(error).__name__}: {error}", invalid=False)
