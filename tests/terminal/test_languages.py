"""The terminal in every language: whole games are told, asked and drawn, and nothing is left without words."""

import random
import re
from pathlib import Path

import pytest

import posse
from posse.bang.rules import BangRules
from posse.bots import make
from posse.cli.given import language as wished
from posse.kernel.errors import PosseError
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.message import GOOD, HURT, Line, Message, Seat
from posse.kernel.rules import Rules
from posse.locales import LANGUAGES
from posse.terminal.faces import FACES, face_of
from posse.terminal.play import Session, play
from posse.terminal.replay import show_replay
from posse.terminal.speech import Speech
from tests.bang.configurations import NAMES
from tests.made_up.sets import FAIR, added
from tests.properties import walk
from tests.terminal.games import (
    GAMES,
    bots,
    finished,
    paper,
    played_out,
    scripted,
    some,
    told_to,
    written,
)

#: How the ids of messages look.
ID = re.compile(
    r"\b(?:log|ask|terminal|table|role|place|symbol|rules|reason)-[a-z]"
    r"|\b(?:bang|dice|duel)-(?:card|character|event|face|part|set|copy)\b"
)
HINTS = {"en": "Answer with a number", "de": "Antworte mit einer Nummer", "it": "Rispondi con un numero"}
WON = {"en": "You win!", "de": "Du gewinnst!", "it": "Hai vinto!"}
LOST = {"en": "You have lost", "de": "Du hast verloren", "it": "Hai perso"}
NOISE = ("?", "log", "table", "all", "why", "99", "save", "play nothing", "? 1", "? nothing at all")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def has_words(rules: Rules, seed: int, language: str) -> None:
    """A whole game, in which somebody also asks for this and that."""
    game = Game.start(rules, str(seed))
    me = seed % len(game.names)
    choose = random.Random(seed)
    errors: list[Exception] = []
    console = paper(100)

    def read(prompt: str) -> str:
        if choose.random() < 0.05:
            return choose.choice(NOISE)
        assert game.decision is not None
        return str(choose.randrange(len(game.decision.options)) + 1)

    assert play(game, me, bots(game, me), console, read, explain=True, language=language, errors=errors)
    out = written(console)
    assert errors == []
    assert not ID.search(out)
    assert "\N{SOFT HYPHEN}" not in out
    assert HINTS[language] in out
    won = game.names[me] in game.winners
    assert out.rstrip().endswith((WON if won else LOST)[language])


@every_language
@every_game
def test_whole_games_have_words(name: str, language: str) -> None:
    for rules, seed in some(name, 1 if name == "duel" else 3):
        has_words(rules, seed, language)


@every_language
def test_so_has_a_game_with_a_set_from_outside(language: str) -> None:
    with added(FAIR):
        has_words(BangRules(NAMES[:5], ["fair"], ["dry-fair"]), 2, language)


@every_language
@every_game
def test_every_event_can_be_told_to_everybody(name: str, language: str) -> None:
    for rules, seed in some(name, 6 if name == "bang" else 2):
        end = played_out(rules, seed)
        for seat in range(-1, len(end.names)):
            speech = told_to(end, seat, language)
            seen = [event.seen_by(seat) for event in end.events]
            for event in seen:
                line = speech.line(event, seen)
                if line is not None:
                    check(speech.sentence(line.message))
            assert speech.voice.errors == []


def check(words: str) -> None:
    assert re.fullmatch(r"[^\Wa-z].*[.!?]", words), words
    assert not re.search(r"  | \.|\(\)|-1|\{|\}", words), words
    assert not ID.search(words), words


@every_language
@every_game
def test_every_question_has_words(name: str, language: str) -> None:
    kinds = set()
    for rules, seed in some(name, 4):
        for at in walk(rules, seed):
            decision = at.decision
            if decision is None or (decision.kind in kinds and len(at.moves) % 9):
                continue
            kinds.add(decision.kind)
            for seat in {decision.player, (decision.player + 1) % len(at.names), -1}:
                speech, view = told_to(at, seat, language), at.view(seat)
                headline, why = speech.question(decision, view)
                assert headline or why
                assert seat == decision.player or headline == ""
                assert not ID.search(headline + why)
                if seat == decision.player:
                    for option in decision.options[:9]:
                        assert "\n" not in speech.gloss(decision, option, view)
                assert speech.voice.errors == []
    assert len(kinds) > 3


def test_every_kind_of_event_and_decision_is_told() -> None:
    """Nobody is told only that something happened."""
    unknown = {"log-unknown", "ask-unknown", "ask-unknown-why"}
    for rules, seed in some("bang", 12):
        end = played_out(rules, seed)
        speech = told_to(end, 0)
        lines = [speech.line(event, end.events) for event in end.view(0).events]
        assert not unknown & {line.message.id for line in lines if line is not None}


# ---- what happens to the reader


def test_what_happens_to_the_reader_stands_out() -> None:
    speech = told_to(posse.new(players=4, seed=1), 1)

    def concerns(tone: str = "", **people: int) -> bool:
        seats = {part: Seat(seat) for part, seat in people.items()}
        return speech.concerns(Line(Message("log-turn", **seats), tone=tone))

    assert concerns(who=0, whom=1)
    assert concerns(HURT, who=1)
    assert not concerns(who=1, whom=0)
    assert not concerns(GOOD, who=1)
    assert not concerns(who=1, whom=1)
    assert not concerns(HURT, who=0)
    assert not concerns()
    watching = told_to(posse.new(players=4, seed=1), -1)
    assert not watching.concerns(Line(Message("log-turn", who=Seat(-1), whom=Seat(-1)), tone=HURT))


def test_secrets_are_told_only_where_they_are_known() -> None:
    game = posse.new(players=4, seed=1)
    drawn = Event("drew", {"player": 0, "count": 2}, {"cards": (10, 40)}, 1 << 0)
    told = {}
    for seat in (0, 1):
        speech, seen = told_to(game, seat), drawn.seen_by(seat)
        line = speech.line(seen, [seen])
        assert line is not None
        told[seat] = speech.sentence(line.message)
    for card in (10, 40):
        text = game.rules.speaker.card(card)
        assert told_to(game, 0).card(text) in told[0]
        assert told_to(game, 1).card(text) not in told[1]


def test_somebody_called_you() -> None:
    rules = posse.games.rules("bang", ["you", "ann", "bob", "cal"])
    assert Speech(rules, 0).names == ["You", "Ann", "Bob", "Cal"]
    assert Speech(rules, 1).names == ['"you"', "Ann", "Bob", "Cal"]
    assert Speech(rules, -1).me == 0  # a game that is told again speaks to whoever played it
    assert Speech(rules, 0, "de").names[0] == "Du"
    assert Speech(posse.games.rules("duel"), 0, "it").names == ["Team Legge", "Team Fuorilegge"]


# ---- before the first move


def welcomed(game: Game, me: int, language: str) -> str:
    console = paper(300)
    Session(game, me, console, scripted(), told_to(game, me, language)).welcome()
    return written(console)


def test_the_introduction() -> None:
    game = posse.new(
        players=["you", "ann", "bob", "cal"],
        seed=1,
        roles={"you": "outlaw", "ann": "sheriff"},
        characters={"you": "paul-regret"},
    )
    assert welcomed(game, 0, "en").startswith(
        "You play Paul Regret at a table of 4. Your role: Outlaw. Bring the Sheriff down.\nPaul Regret: "
    )
    assert "\nAnn wears the star and goes first.\n" in welcomed(game, 0, "en")
    assert "You are Ann, playing " in welcomed(game, 1, "en")
    assert "\nYou wear the star and go first.\n" in welcomed(game, 1, "en")
    german = welcomed(game, 0, "de")
    assert german.startswith(
        "Du spielst Paul Regret an einem Tisch zu 4. Deine Rolle: Bandit. Dein Ziel: Den Sheriff ausschalten.\n"
    )
    assert "\nAnn trägt den Stern und beginnt.\nAntworte mit einer Nummer; " in german
    italian = welcomed(game, 0, "it")
    assert italian.startswith(
        "Giochi con Paul Regret a un tavolo di 4. Il tuo ruolo: Fuorilegge. Elimina lo Sceriffo.\n"
    )
    assert "\nAnn porta la stella e comincia.\nRispondi con un numero; " in italian


def test_the_introduction_at_a_table_of_three() -> None:
    game = posse.new(players=3, seed=1, sets=["dodge-city"], roles={"ann": "deputy", "bob": "outlaw"})
    said = welcomed(game, 1, "en")
    assert "Eliminate the Deputy yourself. If somebody else does that, be the last one standing.\n" in said
    assert "\nAnn goes first.\n" in said
    assert "Kommt dir jemand zuvor, musst du als Letzter übrig bleiben.\n" in welcomed(game, 0, "de")


def test_the_introduction_of_the_other_games() -> None:
    duel = posse.new("duel", seed=1)
    assert welcomed(duel, 1, "en").startswith("You lead the Outlaws with 4 characters: ")
    assert welcomed(duel, 0, "de").startswith("Du führst die Gesetzeshüter mit 4 Charakteren: ")
    assert welcomed(duel, 0, "it").startswith("Guidi la Legge con 4 personaggi: ")
    dice = posse.new("dice", players=4, seed=1, roles={"ann": "renegade"})
    assert "Deine Rolle: Gesetzloser." in welcomed(dice, 0, "de")


# ---- other ways to be told


@every_language
def test_games_are_told_again(language: str) -> None:
    record = finished(4, 2).record()
    for at, viewer in ((None, None), (None, "bob"), (0, None), (9, "ann")):
        console = paper(100)
        show_replay(record, at, viewer, console, language)
        assert not ID.search(written(console))
    before = {"en": "Before the first move", "de": "Vor dem ersten Schritt", "it": "Prima della prima mossa"}
    console = paper(100)
    show_replay(record, 0, None, console, language)
    assert written(console).startswith(before[language])


def test_errors_of_the_terminal_are_told_in_the_language() -> None:
    game = posse.new(players=4, seed=1)
    console = paper(200)
    play(game, 0, bots(game, 0), console, scripted("99", "nonsense", "save"), language="de")
    out = written(console)
    assert "Option 99 gibt es nicht" in out
    assert "„nonsense“ geht jetzt nicht" in out
    assert "Sag, wohin: save DATEI." in out
    assert "Mach’s gut. Das Spiel liegt in posse-game.txt; weiter geht es mit: " in out


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("name", ["bang", "dice"])
def test_bots_speak_of_you_by_your_character(name: str, language: str) -> None:
    names = ["you", "ann", "bob", "cal"]
    fixed = {"roles": {"you": "sheriff"}, "characters": {"you": "willy-the-kid"}}
    game = posse.new(name, players=names, seed=4, **fixed)  # type: ignore[arg-type]
    console = paper(100)
    seated = {seat: make("rule-of-thumb", str(seat)) for seat in (1, 2, 3)}
    play(game, 0, seated, console, scripted(*["1"] * 12), explain=True, language=language)
    why = [line for line in written(console).splitlines() if re.match("  (Ann|Bob|Cal): ", line)]
    assert any("Willy the Kid" in line for line in why)
    assert not any(re.search(r"\byou\b", line) for line in why)


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        ("de", {"LANG": "it_IT.UTF-8"}, "de"),
        ("", {"LANG": "it_IT.UTF-8"}, "it"),
        ("", {"LANG": "it_IT.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ("", {"LANG": "it_IT.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "en_GB"}, "en"),
        ("", {"LANG": "de", "LC_ALL": ""}, "de"),
        ("", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("", {"LANG": "C"}, "en"),
        ("", {}, "en"),
    ],
)
def test_who_chooses_the_language(given: str, environment: dict[str, str], language: str) -> None:
    assert wished(given, environment) == language


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(PosseError, match='there are no words in "fr"; choose from en, de, it'):
        wished("fr", {})


def test_a_game_without_a_face_says_so() -> None:
    game = finished(4, 1)
    assert face_of(game) is FACES["bang"]
    game.rules.game = "poker"
    with pytest.raises(PosseError, match='the game "poker" cannot be shown in a terminal yet'):
        face_of(game)
