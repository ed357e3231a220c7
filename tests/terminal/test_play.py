import random
import re
from pathlib import Path

import pytest

import posse
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option
from posse.kernel.view import View
from posse.terminal.options import chosen
from posse.terminal.play import Session, play, save, saved_seat
from posse.terminal.speech import Speech
from tests.hindrances import lay
from tests.lab import bots as lab_bots
from tests.terminal.games import TABLES, bots, paper, scripted, told_to, written

NOISE = [
    "",
    "?",
    "? barrel",
    "? 1",
    "? nonsense",
    "log",
    "table",
    "help",
    "99",
    "0",
    "-1",
    "play",
    "play nothing",
]
NOISE += ["play bang -> nobody", "x" * 500, "play \x00 [red]", "[bold]", "save", "²", "foo bar baz", "-> bob"]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def played(game: Game, me: int, *answers: str, width: int = 80) -> str:
    console = paper(width)
    play(game, me, bots(game, me), console, scripted(*answers))
    return written(console)


@pytest.mark.parametrize(
    ("name", "seed"),
    [("bang", 6), ("bang", 16), ("bang", 22), ("dice", 0), ("dice", 5), ("duel", 0), ("duel", 1)],
)
def test_whole_games_with_every_kind_of_answer(name: str, seed: int) -> None:
    rules = TABLES[name][seed]
    game = Game.start(rules, str(seed))
    me = seed % len(game.names)
    choose = random.Random(seed)
    console = paper(70 + seed)

    def read(prompt: str) -> str:
        if choose.random() < 0.1:
            return choose.choice(NOISE)
        decision = game.decision
        assert decision is not None
        number = choose.randrange(len(decision.options))
        return choose.choice([str(number + 1), decision.texts[number], f" {decision.texts[number].upper()}"])

    assert play(game, me, bots(game, me), console, read)
    out = written(console)
    assert game.over
    assert out.rstrip().endswith("You win!" if game.names[me] in game.winners else "You have lost")
    for player in game.names:
        assert player.capitalize() in out
    assert "Traceback" not in out


@pytest.mark.parametrize("goodbye", ["quit", "exit", " QUIT ", ""])
def test_leaving_saves_the_game(goodbye: str) -> None:
    for name in ("posse-game.txt", "posse-game-2.txt"):
        game = posse.new(players=4, seed=1)
        out = " ".join(played(game, 0, *[goodbye] * bool(goodbye)).split())
        assert out.endswith(
            f"So long. The game is in {name}; to go on: posse play --terminal --resume {name}"
        )
        text = Path(name).read_text("utf-8")
        assert saved_seat(text) == "ann"
        assert posse.load(text).record() == game.record()


def test_control_c_leaves_cleanly_and_a_resumed_game_keeps_its_file(tmp_path: Path) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    game = posse.new(players=4, seed=1)
    file = tmp_path / "game.txt"
    for _ in range(2):
        assert not play(game, 0, bots(game, 0), paper(), interrupt, file)
        game = posse.load(file.read_text("utf-8"))
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_finished_game_is_saved_where_it_was_taken_from(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = posse.new(players=4, seed=2)
    console = paper(200)
    assert play(game, 0, bots(game, 0), console, lambda prompt: "1", file)
    assert posse.load(file.read_text("utf-8")).over
    assert f"posse replay {file}" in written(console)


def test_a_resumed_game_tells_its_present_turn_only() -> None:
    game = posse.new(players=4, seed=3)
    while len(game.moves) < 60 and game.decision is not None:
        game.apply(len(game.decision.options) - 1)
    console = paper()
    Session(game, 0, console, scripted()).catch_up()
    assert written(console).count("turn\n") == 1


def test_a_table_set_by_hand_cannot_be_saved() -> None:
    game = posse.new(players=4, seed=1).imagine(0, 1)
    assert "So long. This table was set by hand" in played(game, 0)


def test_saving_never_destroys_other_files(tmp_path: Path) -> None:
    game = posse.new(players=4, seed=1)
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sheriff", "utf-8")
    with pytest.raises(PosseError, match="no game of ours"):
        save(game, 0, file, told_to(game, 0))
    assert file.read_text("utf-8") == "Dear Sheriff"
    file.write_text(game.record(), "utf-8-sig")  # as some editors do
    save(game, 0, file, told_to(game, 0))
    assert file.read_text("utf-8").startswith(game.record())
    with pytest.raises(PosseError, match="cannot be written"):
        save(game, 0, tmp_path, told_to(game, 0))
    with pytest.raises(PosseError, match="cannot be written"):
        save(game, 0, tmp_path / "no" / "such" / "folder", told_to(game, 0))
    assert saved_seat("posse record 1\n") is None


def test_the_commands(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    out = played(posse.new(players=4, seed=1), 0, "?", "? barrel", "log", f"save {file}", "save", width=200)
    assert "take option 3" in out
    assert "Barrel (blue card" in out
    assert f"The game is in {file}." in out
    assert "Say where to: save FILE." in out
    assert posse.load(file.read_text("utf-8")).names[0] == "ann"


def test_the_commands_of_the_other_games() -> None:
    out = played(posse.new("dice", players=4, seed=1), 0, "?", "? gatling", "? 1", "all", width=200)
    assert "leave out what is clear without: 1 3 will do" in out
    assert "Gatling (BANG! The Dice Game: die face)" in out
    assert "There is nothing to look up about option 1." in out
    out = played(posse.new("duel", players=2, seed=1), 0, "? barrel", "? 1", width=200)
    assert "Barrel (BANG! The Duel: blue equipment" in out
    assert re.search(r"\(BANG! The Duel: character of the Law", out)


def test_what_an_option_is_about_can_be_looked_up() -> None:
    game = posse.new("dice", players=4, seed=1)
    while game.decision is not None and game.decision.kind != "beer":
        game.apply(len(game.decision.options) - 1)
    assert game.decision is not None
    out = played(game, game.decision.player, "? 1", width=200)
    assert "Beer (BANG! The Dice Game: die face)" in out


def test_everybody_needs_a_player() -> None:
    game = posse.new(players=4, seed=1)
    with pytest.raises(PosseError, match="nobody plays for cal"):
        play(game, 0, {seat: bot for seat, bot in bots(game, 0).items() if seat != 2}, paper())


# ---- finding the option


def at_menu() -> Game:
    """Ann holds a Beer, two BANG! cards and a Panic!, say."""
    game = posse.new(players=4, seed=5, characters={"ann": "willy-the-kid"}, roles={"ann": "sheriff"})
    assert game.decision is not None
    assert game.decision.kind == "play"
    return game


def test_options_by_number_by_text_and_by_less() -> None:
    game = at_menu()
    assert game.decision is not None
    for number, text in enumerate(game.decision.texts):
        assert chosen(str(number + 1), game, told_to(game, 0)) == number
        assert chosen(text, game, told_to(game, 0)) == number
        assert chosen(f"  {text.upper()} ", game, told_to(game, 0)) == number
        assert chosen(text.partition(" ")[2] or text, game, told_to(game, 0)) == number


def test_dice_and_copies_as_people_type_them() -> None:
    game = posse.new("dice", players=4, seed=1)
    while game.decision is not None and len(game.decision.options) < 32:
        game.apply(0)
    assert game.decision is not None
    meant = game.decision.texts.index("reroll 1, 3")
    for answer in ("reroll 1, 3", "REROLL 1 3", "1 3", "3,1", " 1,  3 "):
        assert chosen(answer, game, told_to(game, 0)) == meant
    duel = posse.new("duel", players=2, seed=1)
    while duel.decision is not None and not any("@law-" in text for text in duel.decision.texts):
        duel.apply(0)
    assert duel.decision is not None
    for number, text in enumerate(duel.decision.texts):
        assert chosen(text.upper(), duel, told_to(duel, 0)) == number


@pytest.mark.parametrize(
    "answer", ["0", "1000", "99999999", "fly away", "play", "pass", "", "play @", "[red]"]
)
def test_what_is_no_option_is_refused_in_one_line(answer: str) -> None:
    with pytest.raises(PosseError) as error:
        chosen(answer, at_menu(), told_to(at_menu(), 0))
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200


def test_an_answer_that_may_mean_several_things_says_which() -> None:
    game = posse.new(players=7, seed=1)
    choose = random.Random(1)
    while game.decision is not None:
        targets = {str(option.target) for option in game.decision.options if option.as_id == ""}
        first = game.decision.options[0]
        if game.decision.kind == "play" and len(targets) > 2 and first.target:
            text = game.decision.texts[0].partition(" ->")[0]
            same = [other for other in game.decision.texts if other.startswith(text + " ->")]
            if len(same) > 1:
                with pytest.raises(PosseError, match="may mean several things"):
                    chosen(text, game, told_to(game, 0))
                return
        game.apply(choose.randrange(len(game.decision.options)))
    raise AssertionError("no such decision came up")


def test_after_the_end_there_is_nothing_to_choose() -> None:
    game = posse.new(players=4, seed=1)
    while not game.over:
        game.apply(0)
    with pytest.raises(PosseError, match="the game is over"):
        chosen("1", game, told_to(game, 0))


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        (lab_bots.Raises, "RuntimeError: lost my <object object at 0x...>"),
        (lab_bots.Leaves, "SystemExit: 3"),
        (lab_bots.Nonsense, "TypeError: it answered with a NoneType, not with an option"),
        (lab_bots.Stale, "is not among the options"),
        (lab_bots.Adds, "is not among the options"),
    ],
)
def test_a_bot_that_breaks_down_ends_the_game_which_is_saved(bot: type[lab_bots.Patient], what: str) -> None:
    game = posse.new(players=4, seed=1)
    broken = bot("1")
    broken.patience = 3
    seated = bots(game, 0) | {2: broken}
    with pytest.raises(PosseError) as caught:
        play(game, 0, seated, paper(), lambda prompt: "1")
    said = str(caught.value)
    assert said.startswith("The bot at seat 2, cal, broke down: ")
    assert what in said
    assert said.endswith(
        ". The game is in posse-game.txt; to go on: posse play --terminal --resume posse-game.txt"
    )
    text = Path("posse-game.txt").read_text("utf-8")
    assert saved_seat(text) == "ann"
    assert posse.load(text).record() == game.record()


class Tongue(lab_bots.Patient):
    def explain(self) -> str:
        raise ValueError("tied")


class Foreign:
    """No Bot by birth, and it says no more than it must."""

    def choose(self, view: View | None, decision: Decision) -> Option:
        return decision.options[-1]


def test_a_bot_that_cannot_say_why_goes_on_playing() -> None:
    game = posse.new(players=4, seed=1)
    seated = bots(game, 0) | {1: Tongue("1"), 2: Foreign()}
    console = paper(200)
    play(game, 0, seated, console, scripted(*["1"] * 20), explain=True)  # type: ignore[arg-type]
    assert "This bot fails to say why (ValueError: tied)." in written(console)
    assert "Cal: This bot does not say why." in written(console)


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "You can only play it as an answer"), ("it", "Puoi giocarla solo in risposta")],
)
def test_a_card_that_cannot_be_played_says_why(language: str, why: str) -> None:
    game = lay(
        """
game: bang
players:
  - ann: {character: el-gringo, hand: [missed@AC, bang@4C]}
  - bob: {character: jourdonnais}
  - carl: {character: paul-regret}
  - dora: {character: rose-doolan}
turn: ann
phase: play
"""
    )
    for answer in ("missed@ac", "play missed", "play missed@AC -> bob"):
        with pytest.raises(PosseError, match=why):
            chosen(answer, game, Speech(game.rules, 0, language))


def test_bots_are_introduced_with_their_tempers() -> None:
    game = posse.new("bang", players=5, seed=3)
    tempers = {1: "bold", 2: "", 3: "greedy", 4: "bold"}
    for language, line in (("en", "Shoots first"), ("de", "Schießt zuerst"), ("it", "Prima spara")):
        console = paper(100)
        play(game, 0, bots(game, 0), console, scripted("quit"), language=language, tempers=tempers)
        said = [row for row in written(console).splitlines() if line in row]
        assert len(said) == 1
        assert said[0].startswith("Bob, Eve: ")
