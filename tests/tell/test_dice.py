"""What is told of the Dice Game."""

import pytest

from posse.dice.faces import ARROW, BEER, FACES, GATLING, ONE
from posse.dice.rules import DiceRules
from posse.dice.tell.lines import ELIMINATED, LINES
from posse.dice.tell.options import LABELS
from posse.dice.tell.questions import ABILITIES, QUESTIONS
from posse.dice.view import DiceView
from posse.kernel.event import SPECTATOR, Event
from posse.kernel.game import Game
from posse.kernel.message import Label
from posse.kernel.option import Decision, Option, player_ref
from posse.locales import LANGUAGES
from posse.roles import ROLES
from tests.dice import configurations
from tests.properties import QUICK, walk
from tests.tell.listener import ASKED, TOLD, Listener, in_sources

FOUR = Listener(DiceRules(configurations.NAMES[:4]))
SPOKEN = (SPECTATOR, 0, 1)


def test_every_kind_of_event_has_a_line() -> None:
    assert in_sources("dice", TOLD) == LINES.keys() | {ELIMINATED}


def test_every_kind_of_decision_has_a_question() -> None:
    assert in_sources("dice", ASKED) == QUESTIONS.keys()


@pytest.mark.parametrize("rules", configurations.ALL, ids=lambda rules: str(len(rules.names)))
def test_whole_games_are_told_to_everybody(rules: DiceRules) -> None:
    listener = Listener(rules)
    for seed in range(max(1, 3 // QUICK)):
        listener.game(seed)


def test_whoever_asks_and_whatever_is_offered_is_met_in_random_games() -> None:
    asking, offered = set(), set()
    for seed in range(6):
        for game in walk(configurations.ALL[-1], seed):
            if game.decision is not None:
                offered |= {option.verb for option in game.decision.options}
                if game.decision.kind == "ability":
                    asking.add(game.decision.about)
    assert asking == {f"character/{who}" for who in ABILITIES}
    assert offered == LABELS.keys()


# ---- sentences


def said(kind: str, me: int = SPECTATOR, language: str = "en", **facts: int | str | tuple[int, ...]) -> str:
    return FOUR.said(Event(kind, facts), me, language)


def test_the_reader_is_addressed() -> None:
    told = [said("aimed", me, player=0, target=1, points=1, die=0) for me in SPOKEN]
    assert told == ["Ann shoots at Bob.", "You shoot at Bob.", "Ann shoots at you."]


def test_the_renegade_has_the_name_of_this_game() -> None:
    fallen = said("eliminated", 0, "de", player=1, role=ROLES.index("renegade"), killer=-1)
    assert fallen == "Bob beißt ins Gras. Die Rolle: Gesetzloser."


def test_how_many_renegades_there_are_depends_on_the_table() -> None:
    fallen = Event("eliminated", {"player": 1, "role": ROLES.index("renegade"), "killer": 0})
    eight = Listener(DiceRules(configurations.NAMES))
    assert FOUR.said(fallen) == "Ann sends Bob to Boot Hill. Bob was the Renegade."
    assert eight.said(fallen, 1) == "Ann sends you to Boot Hill. You were a Renegade."


def test_dice_are_counted() -> None:
    faces = (ARROW, ONE, ARROW, BEER, GATLING)
    first = said("rolled", 0, player=0, dice=(0, 1, 2, 3, 4), faces=faces, rerolls_left=2)
    assert first == "You roll 2 arrows, a one, a beer and a Gatling."
    again = said("rolled", 1, player=0, dice=(1, 3), faces=faces, rerolls_left=1)
    assert again == "Ann rolls 2 dice again: a one and a beer."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", range(len(FACES)))
def test_faces_have_names_and_say_what_they_do(language: str, face: int) -> None:
    voice = FOUR.voice(language, SPECTATOR)
    assert voice.has(f"dice-face-{FACES[face]}.line")
    assert not voice.name(f"face/{FACES[face]}").startswith("dice")


def test_a_beer_of_ones_own_is_drunk() -> None:
    assert said("beer", 1, player=0, target=0, die=0) == "Ann drinks a beer."
    assert said("beer", 1, player=0, target=1, die=0) == "Ann buys you a beer."


def test_who_has_won_is_told_to_the_winners_too() -> None:
    told = [said("over", me, winners=(0, 2)) for me in SPOKEN]
    assert told[0] == told[2] == "The smoke clears, and Ann and Carlo win."
    assert told[1] == "The smoke clears, and you win, together with Carlo!"
    assert said("over", 0, winners=(0,)) == "The smoke clears, and you win!"
    assert said("over", 0, winners=()) == "The smoke clears, and nobody wins."


# ---- questions and options


def asked(
    kind: str, options: list[Option], about: str = "", by: int = -1, seat: int = 0
) -> tuple[Decision, DiceView]:
    game = Game.start(FOUR.rules, "1")
    view = game.view(seat)
    assert isinstance(view, DiceView)
    view.dice = [ONE, BEER, ONE, ARROW, ARROW]
    return Decision(0, kind, options, FOUR.rules.speaker, about, by), view


def label(kind: str, option: Option, about: str = "") -> tuple[str, str, str]:
    decision, view = asked(kind, [option], about)
    found: Label = FOUR.teller.label(decision, option, view)
    voice = FOUR.voice("en", 0)
    return voice.say(found.full), "" if found.short is None else voice.say(found.short), found.aim


@pytest.mark.parametrize(
    ("kind", "about", "option", "words"),
    [
        ("roll", "", Option("keep"), ("Keep all dice (2 arrows, 2 ones and a beer)", "Keep all", "")),
        (
            "roll",
            "",
            Option("reroll", ("1", "4")),
            ("Roll dice 1 and 4 again (an arrow and a one)", "Roll 2 again", ""),
        ),
        ("target", "face/one", Option("choose", player_ref(1)), ("Shoot at Bob", "", "shoot")),
        (
            "target",
            "face/one",
            Option("use", "character/slab-the-killer", player_ref(1)),
            ("Spend a beer and shoot twice as hard at Bob", "Double shot", "double"),
        ),
        ("beer", "face/beer", Option("choose", player_ref(0)), ("Drink the beer yourself", "", "drink")),
        ("beer", "face/beer", Option("choose", player_ref(1)), ("Buy Bob the beer", "", "buy")),
        (
            "ability",
            "character/bart-cassidy",
            Option("use", "character/bart-cassidy"),
            ("Take an arrow instead of losing the life point", "Take an arrow", ""),
        ),
        ("ability", "character/bart-cassidy", Option("pass"), ("Lose the life point", "Lose a life", "")),
        (
            "ability",
            "character/kit-carlson",
            Option("choose", player_ref(0)),
            ("Put back an arrow of your own", "", "return"),
        ),
        (
            "ability",
            "character/sid-ketchum",
            Option("choose", player_ref(1)),
            ("Give Bob a life point", "", "heal"),
        ),
        (
            "ability",
            "character/sid-ketchum",
            Option("choose", player_ref(0)),
            ("Give yourself a life point", "", "gain"),
        ),
        ("nap", "", Option("nap"), ("Choose nap", "", "")),
    ],
)
def test_options(kind: str, about: str, option: Option, words: tuple[str, str, str]) -> None:
    assert label(kind, option, about) == words


def test_whoever_only_waits_is_told_why_but_asked_nothing() -> None:
    options = [Option("use", "character/bart-cassidy"), Option("pass")]
    why = []
    for me in SPOKEN:
        question = FOUR.teller.question(*asked("ability", options, "character/bart-cassidy", 1, me))
        assert question.icon == "character/bart-cassidy"
        assert (question.ask is None) == (me != 0)
        why.append(FOUR.voice("en", me).sentence(question.why[0]))
    assert why == [
        "Bob is about to cost Ann a life point: thanks to Bart Cassidy an arrow may be taken instead.",
        "Bob is about to cost you a life point: thanks to Bart Cassidy you may take an arrow instead.",
        "You are about to cost Ann a life point: thanks to Bart Cassidy an arrow may be taken instead.",
    ]


def test_an_unknown_kind_is_no_accident() -> None:
    assert said("fell_asleep", player=0) == "Something happens: fell asleep."
    for kind, about in (("nap", ""), ("ability", "character/nobody")):
        question = FOUR.teller.question(*asked(kind, [Option("pass")], about))
        assert question.ask is not None
        assert FOUR.voice("en", 0).say(question.ask) == "Your choice"


# ---- stories


def test_the_numbers_are_those_of_the_game() -> None:
    found = FOUR.teller.numbers(
        [
            Event("gatling", {"player": 0}),
            Event("lost_life", {"player": 1, "amount": 1, "life": 7, "cause": "gatling", "source": 0}),
            Event("arrow", {"player": 1, "pile": 0}),
            Event("indians", {}),
            Event("lost_life", {"player": 1, "amount": 3, "life": 4, "cause": "indians", "source": -1}),
        ]
    )
    assert (found[0]["gatlings"], found[0]["hits"], found[0]["lost"]) == (1, 1, 0)
    assert (found[1]["hits"], found[1]["lost"], found[1]["indians"]) == (0, 4, 1)


def test_a_story_says_what_indians_and_gatlings_cost() -> None:
    story = FOUR.teller.story(
        [
            Event("arrow", {"player": 1, "pile": 0}),
            Event("indians", {}),
            Event("lost_life", {"player": 0, "amount": 2, "life": 4, "cause": "indians", "source": -1}),
            Event("lost_life", {"player": 1, "amount": 1, "life": 4, "cause": "indians", "source": -1}),
            Event("turn", {"player": 2}),
            Event("gatling", {"player": 2}),
            Event("lost_life", {"player": 0, "amount": 1, "life": 3, "cause": "gatling", "source": 2}),
        ],
        1,
    )
    told = [FOUR.voice("en", 1).sentence(line.message) for line in story]
    assert told[0] == "You take the last arrow, and the Indians attack: 3 life points are gone."
    assert told[1] == "Ann is the first to lose a life point."
    assert told[3] == "Carlo fires the Gatling: one life point is gone."
