"""What is wrong with a move, a setting or a file is said in the reader's language."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import posse
from posse import cli, locales
from posse.bots import make
from posse.cli.look import rule
from posse.cli.puzzle import puzzle
from posse.games import load, preset, rules
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.message import Message
from posse.kernel.notation import parse
from posse.kernel.record import Record
from posse.locales.speak import Voice, complaint
from posse.terminal.replay import Replayed, read_record


def game() -> Game:
    return posse.new("bang", seed=1)


def half_right() -> str:
    """The first option, with a slip of the pen."""
    decision = game().decision
    assert decision is not None
    return decision.texts[0].replace("@", "x@")


def over() -> None:
    done = game()
    while done.decision is not None:
        done.apply(0)
    done.apply(0)


def damaged() -> str:
    """A record whose third move cannot be made."""
    played = game()
    while len(played.moves) < 3 and played.decision is not None:
        played.apply(len(played.decision.options) - 1)
    return re.sub(r"^3 (\w+): .*$", r"3 \1: play wells-fargo@3H", played.record(), flags=re.MULTILINE)


#: What somebody may meet, by the id of what he is told.
MET: dict[str, Callable[[], object]] = {
    "error-move-empty": lambda: parse(" "),
    "error-move-verb": lambda: parse("shoot bob"),
    "error-move-after": lambda: parse("play bang as -> bob"),
    "error-move-twice": lambda: parse("play bang -> bob -> cal"),
    "error-move-comma": lambda: parse("discard , bang"),
    "error-move-too-many": lambda: parse("play bang bob"),
    "error-move-no-name": lambda: parse("play bang!"),
    "error-move-breaks-off": lambda: parse("play bang ->"),
    "error-move-alone": lambda: parse("end bang"),
    "error-move-what": lambda: parse("play"),
    "error-move-one-word": lambda: parse("play bang as duel, missed"),
    "error-move-tokens": lambda: parse("use sam spending lots"),
    "error-move-not-now": lambda: game().apply("play zzzzzzzzzzzzzzzzzzzz"),
    "error-move-near": lambda: game().apply(half_right()),
    "error-move-nothing": lambda: game().apply("buy shotgun"),
    "error-move-why": lambda: game().apply("use sid-ketchum"),
    "error-move-options": lambda: game().apply("shoot bob"),
    "error-over": over,
    "error-no-such": lambda: rules("bang", 5, ["gold-rusch"]),
    "error-has-none": lambda: rules("dice", 5, [], ["first-game"]),
    "error-preset": lambda: preset("bang", "moon"),
    "error-presets-none": lambda: preset("duel", "classic"),
    "error-name": lambda: rules("bang", ["with", "bob", "cal", "dee"]),
    "error-name-letters": lambda: rules("bang", ["Ann", "bob", "cal", "dee"]),
    "error-name-twice": lambda: rules("bang", ["ann", "ann", "cal", "dee"]),
    "error-no-bot": lambda: make("nobody", "1"),
    "error-look-up-what": lambda: rule(),
    "error-no-puzzle-called": lambda: puzzle("99999"),
    "error-seed": lambda: posse.new("bang", seed=" "),
    "error-not-for": lambda: rules("bang", 9),
    "error-variant-for": lambda: rules("bang", 3, ["dodge-city"], ["shadow-gunslingers"]),
    "error-sets-for": lambda: rules("bang", 8),
    "error-dice-for": lambda: rules("dice", 3),
    "error-no-move": lambda: Replayed(game().record(), 99, None),
    "error-nobody-called": lambda: Replayed(game().record(), None, "zoe"),
    "error-cannot-read": lambda: read_record(Path("nowhere.posse")),
    "error-no-record": lambda: Record.parse("hello"),
    "error-line": lambda: Record.parse(
        re.sub(r"^1 (\w+): .*$", r"1 \1: play", damaged(), flags=re.MULTILINE)
    ),
    "error-move": lambda: load(damaged()),
    "error-rules-version": lambda: load(
        re.sub(r"^rules: .*$", "rules: 0", game().record(), flags=re.MULTILINE)
    ),
}


@pytest.mark.parametrize("id", MET)
def test_it_is_said_in_every_language_and_in_english_as_the_engine_says_it(id: str) -> None:
    with pytest.raises(PosseError) as raised:
        MET[id]()
    error = raised.value
    assert error.id == id
    assert complaint(error, "en") == str(error)
    for language in locales.LANGUAGES:
        wrong: list[Exception] = []
        said = Voice(language, "", (), errors=wrong).say(Message(error.id, **error.facts))
        assert not wrong
        assert (_straight(said) == str(error)) == (language == "en")


def _straight(text: str) -> str:
    return text.replace("“", '"').replace("”", '"').replace("’", "'")


def test_an_error_without_words_is_english_in_every_language() -> None:
    assert complaint(PosseError("this is for developers"), "de") == "this is for developers"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["play", "--terminal", "--lang", "de", "--sets", "gold-rusch"],
            "Das Set „gold-rusch“ gibt es nicht",
        ),
        (["play", "--terminal", "--lang", "it", "--players", "9"], "bang è per 3-8 giocatori, non per 9"),
        (["replay", "nowhere.posse", "--lang", "de"], "nowhere.posse lässt sich nicht lesen"),
        (["play", "--terminal", "--sets", "gold-rusch"], 'there is no set "gold-rusch"'),
    ],
)
def test_a_command_complains_in_its_language(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SystemExit) as end:
        cli.main(words)
    assert end.value.code == 2
    assert said in " ".join(capsys.readouterr().err.split())
