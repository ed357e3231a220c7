"""What is told of the Duel."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from posse.duel import cards
from posse.duel.rules import DuelRules
from posse.duel.speaker import PLACE_REF
from posse.duel.tell.lines import LINES
from posse.duel.tell.options import LABELS
from posse.duel.tell.questions import QUESTIONS
from posse.duel.view import DuelView
from posse.kernel.event import SPECTATOR, Event
from posse.kernel.game import Game
from posse.kernel.message import Card, Copy, Message
from posse.kernel.option import Decision, Option
from posse.locales import LANGUAGES
from tests.duel import configurations
from tests.properties import QUICK, walk
from tests.tell.listener import ASKED, TOLD, Listener, in_sources

DUEL = Listener(DuelRules())
SPOKEN = (SPECTATOR, 0, 1)
LAW, OUTLAW = 0, 1
JANGO, SID, DALTONS = (cards.CHARACTER_NUMBER[id] for id in ("jango", "sid-curry", "dalton-bros"))


def card(text: str) -> int:
    return cards.TEXT.index(text)


def test_every_kind_of_event_has_a_line() -> None:
    assert in_sources("duel", TOLD) == LINES.keys()


def test_every_kind_of_decision_has_a_question() -> None:
    assert in_sources("duel", ASKED) == QUESTIONS.keys()


@pytest.mark.parametrize("rules", configurations.ALL, ids=lambda rules: "-".join(rules.variants) or "usual")
def test_whole_games_are_told_to_everybody(rules: DuelRules) -> None:
    listener = Listener(rules)
    for seed in range(max(1, 12 // QUICK)):
        told = listener.game(seed)
        for event in told:
            if listener.teller.line(event, SPECTATOR, told) is None:
                assert event.kind in ("drew", "shot")


def test_whatever_can_be_asked_and_done_is_met_in_random_games() -> None:
    asked, offered = set(), set()
    for seed in range(20):
        for rules in (configurations.ALL[1], configurations.ALL[3]):
            for game in walk(rules, seed):
                if game.decision is not None:
                    asked.add(game.decision.kind)
                    offered |= {option.verb for option in game.decision.options}
    assert asked == QUESTIONS.keys()
    assert offered == LABELS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_is_short(language: str) -> None:
    for seed in range(3):
        for game in walk(configurations.ALL[1], seed):
            if game.decision is None:
                break
            view = game.view(game.decision.player)
            voice = DUEL.voice(language, view.seat)
            for option in game.decision.options:
                label = DUEL.teller.label(game.decision, option, view)
                assert len(voice.say(label.short or label.full)) < 52


# ---- sentences


def said(kind: str, me: int = SPECTATOR, language: str = "en", **facts: Any) -> str:
    return DUEL.said(Event(kind, facts), me, language)


def test_the_reader_is_addressed() -> None:
    told = [said("took", me, player=OUTLAW, victim=LAW, card=card("colt@law-dynamite")) for me in SPOKEN]
    assert told == [
        "Bob takes Colt from Ann’s hand.",
        "Bob takes Colt from your hand.",
        "You take Colt from Ann’s hand.",
    ]


def test_a_card_that_cannot_be_seen_is_only_counted() -> None:
    event = Event("took", {"player": OUTLAW, "victim": LAW, "back": 0}, {"card": 0}, 1 << LAW | 1 << OUTLAW)
    assert DUEL.said(event) == "Bob takes a card from Ann’s hand."
    drew = Event("drew", {"player": LAW, "count": 2, "deck": LAW}, {"cards": (0, 3)}, 1 << LAW)
    assert DUEL.said(drew, OUTLAW) == "Ann draws 2 cards."
    assert DUEL.said(drew, LAW) == "You draw Carbine and Colt."


def test_cards_from_the_other_deck_are_told_so() -> None:
    told = [said("drew", me, player=LAW, count=1, deck=OUTLAW, cards=(3,)) for me in SPOKEN]
    assert told == [
        "Ann draws Colt from Bob’s deck.",
        "You draw Colt from Bob’s deck.",
        "Ann draws Colt from your deck.",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Dalton Bros lose a life point to Colt: 2 left."),
        ("de", "Dalton Bros verlieren durch Colt ein Leben: noch 2 übrig."),
        ("it", "Dalton Bros perdono un punto vita (Colt): ne restano 2."),
    ],
)
def test_brothers_are_spoken_of_as_more_than_one(language: str, words: str) -> None:
    facts: dict[str, Any] = {
        "player": OUTLAW,
        "character": DALTONS,
        "cause": "card/colt",
        "life": 2,
        "source": LAW,
    }
    assert said("lost_life", language=language, **facts) == words
    assert said("avoided", player=LAW, target=OUTLAW, character=SID) == "Sid Curry dodges the hit."
    assert said("avoided", player=LAW, target=OUTLAW, character=DALTONS) == "Dalton Bros dodge the hit."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Jango loses a life point to Indians: none left."),
        ("de", "Jango verliert durch Indianer ein Leben: keins mehr übrig."),
        ("it", "Jango perde un punto vita (Indiani): non ne restano."),
    ],
)
def test_a_cause_has_no_exclamation_mark(language: str, words: str) -> None:
    told = said("lost_life", language=language, player=LAW, character=JANGO, cause="card/indians", life=-1)
    assert "!" not in told
    assert told.startswith(words[: words.index(":")])


PLAYED: dict[str, Any] = {"player": LAW, "used_as": "", "target": OUTLAW, "character": SID}


@pytest.mark.parametrize(
    ("kind", "facts", "words"),
    [
        (
            "played",
            {**PLAYED, "card": card("rattlesnake@outlaw-snake")},
            "You place Rattlesnake on Sid Curry.",
        ),
        ("played", {**PLAYED, "card": card("knife@outlaw-horseshoe")}, "You play Knife on Sid Curry."),
        (
            "played",
            {**PLAYED, "card": card("missed@law-snake"), "used_as": "colt"},
            "You play Missed! as Colt on Sid Curry.",
        ),
        (
            "played",
            {
                "player": LAW,
                "card": card("stealing@outlaw-barrel"),
                "used_as": "",
                "target": OUTLAW,
                "at_hand": True,
            },
            "You play Stealing on Bob’s hand.",
        ),
        (
            "played",
            {**PLAYED, "card": card("schoolmarm@law-barrel"), "aimed_at": card("hat@outlaw-horseshoe")},
            "You play Schoolmarm on Sid Curry’s Hat.",
        ),
        (
            "played",
            {"player": LAW, "card": card("water@law-snake"), "used_as": "", "target": LAW},
            "You play Water on your own pair.",
        ),
        (
            "played",
            {"player": LAW, "card": card("water@law-snake"), "used_as": "", "target": OUTLAW},
            "You play Water on Bob’s pair.",
        ),
        (
            "played",
            {"player": LAW, "card": card("carbine@law-horseshoe"), "used_as": "", "answer": True},
            "You answer with Carbine.",
        ),
        ("used", {"player": LAW, "thing": "card/barrel"}, "You use Barrel."),
        ("used", {"player": LAW, "thing": "character/jango"}, "You use the ability of Jango."),
        ("showed", {"player": LAW, "card": card("missed@law-barrel")}, "You show Missed! (barrel)."),
        (
            "shot",
            {"player": LAW, "target": OUTLAW, "character": SID, "cause": "card/gatling"},
            "Gatling takes aim at Sid Curry.",
        ),
        (
            "shot",
            {"player": LAW, "target": OUTLAW, "character": SID, "cause": "card/indians"},
            "The Indians close in on Sid Curry.",
        ),
        (
            "shot",
            {"player": LAW, "target": OUTLAW, "character": SID, "cause": "character/wild-bill"},
            "Wild Bill takes aim at Sid Curry.",
        ),
        ("over", {"winners": (LAW,)}, "The smoke clears: the Law prevails, and you win!"),
        ("over", {"winners": (OUTLAW,)}, "The smoke clears: the Outlaws ride off free, and Bob wins."),
        ("fell_asleep", {"player": LAW}, "Something happens: fell asleep."),
    ],
)
def test_sentences(kind: str, facts: Mapping[str, Any], words: str) -> None:
    assert said(kind, LAW, **facts) == words


def test_names_are_parts_that_point_at_what_they_name() -> None:
    event = Event("played", {**PLAYED, "card": card("colt@law-dynamite")})
    line = DUEL.teller.line(event, SPECTATOR, [event])
    assert line is not None
    assert line.plain() == {
        "id": "log-duel-played-aim",
        "icon": "card/colt",
        "args": {
            "who": "p:0",
            "card": "t:card/colt",
            "aim": {"id": "log-duel-aim-character", "args": {"character": "t:character/sid-curry"}},
        },
    }


def test_a_card_that_was_played_on_its_target_has_told_the_shot() -> None:
    shot = Event("shot", {"player": LAW, "target": OUTLAW, "character": SID, "cause": "card/colt"})
    assert DUEL.teller.line(shot, SPECTATOR, [shot]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_their_symbols(language: str) -> None:
    voice = DUEL.voice(language, SPECTATOR)
    symbols: dict[str, set[str]] = {}
    for text in cards.TEXT:
        symbol = text.rpartition("-")[2]
        symbols.setdefault(symbol, set()).add(voice.say(Message("ask-it", what=Copy(text))))
        name = voice.say(Message("ask-it", what=Card(text)))
        assert re.fullmatch(r"\S.* \([^()]+\)", name)
    assert not voice.errors
    assert all(len(shown) == 1 for shown in symbols.values())
    assert len(set.union(*symbols.values())) == len(cards.SYMBOLS)


# ---- what came of a reveal

REVEAL = Event("revealed", {"deck": LAW, "cards": (card("colt@law-dynamite"),), "about": "card/barrel"})
TRIED = Event("used", {"player": LAW, "thing": "card/barrel"})
AVOIDED = Event("avoided", {"player": OUTLAW, "target": LAW, "character": JANGO, "cause": "card/colt"})
HIT = Event(
    "lost_life", {"player": LAW, "character": JANGO, "life": 2, "source": OUTLAW, "cause": "card/colt"}
)


@pytest.mark.parametrize(
    ("language", "reveals", "good", "hurt"),
    [
        ("en", "Barrel: the deck shows Colt (dynamite)", " – lucky!", " – no luck."),
        ("de", "Fass: Der Stapel zeigt Colt (Dynamit)", " – Glück gehabt!", " – Pech gehabt."),
        ("it", "Barile: il mazzo mostra Colt (dinamite)", " – è andata bene!", " – è andata male."),
    ],
)
def test_what_came_of_a_reveal(language: str, reveals: str, good: str, hurt: str) -> None:
    told = [
        DUEL.said(REVEAL, language=language, around=[TRIED, REVEAL, *after])
        for after in ([AVOIDED], [HIT], [])
    ]
    assert told == [reveals + good, reveals + hurt, f"{reveals}."]


# ---- questions and options


def position(kind: str, seed: int = 0) -> Game:
    """The first decision of a kind in a random game."""
    for number in range(seed, seed + 30):
        for game in walk(configurations.ALL[1], number):
            if game.decision is not None and game.decision.kind == kind:
                return game
    raise AssertionError(f"nobody is asked {kind}")


def test_whoever_is_in_danger_is_named_though_nothing_is_remembered() -> None:
    game = position("defend")
    game.log.forget_events()
    decision = game.decision
    assert decision is not None
    assert decision.target >= 0
    view = game.view(decision.player)
    assert isinstance(view, DuelView)
    why = DUEL.teller.question(decision, view).why[0].plain()["args"]
    assert isinstance(why, dict)
    side = view.sides[decision.player]
    in_play = {f"t:character/{who.character}": who.life for who in (side.ac, side.rc) if who is not None}
    assert in_play[why["character"]] == why["life"]
    assert why["cause"] in (f"t:{decision.about}", {"id": "log-duel-indians"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_holds_too_much_is_told_how_much_he_may_keep(language: str) -> None:
    game = position("discard")
    decision = game.decision
    assert decision is not None
    assert not decision.about
    view = game.view(decision.player)
    assert isinstance(view, DuelView)
    why = DUEL.voice(language, view.seat).say(DUEL.teller.question(decision, view).why[0])
    assert re.search(rf"\b{view.hand_limit}\b", why)


def test_only_whoever_is_asked_learns_that_nothing_helps() -> None:
    game = Game.start(DUEL.rules, "1")
    while game.decision is not None and game.decision.kind != "play":
        game.apply(0)
    decision = Decision(
        LAW, "give-up", [Option("pass")], DUEL.rules.speaker, "card/duel", OUTLAW, target=PLACE_REF[0]
    )
    asked = [DUEL.teller.question(decision, game.view(me)) for me in SPOKEN]
    told = [
        DUEL.voice("en", me).sentence(question.why[0]) for me, question in zip(SPOKEN, asked, strict=True)
    ]
    assert told == [
        "Duel between Bob and Ann: Ann gives up a Hit card or loses a life point.",
        "Duel with Bob: you have no Hit card and lose a life point.",
        "Duel with Ann: Ann gives up a Hit card or loses a life point.",
    ]
    assert [question.ask is None for question in asked] == [True, False, True]


def label(game: Game, kind: str, *options: Option) -> tuple[str, str, str]:
    """The first of some options, as it is told."""
    decision = Decision(LAW, kind, list(options), DUEL.rules.speaker)
    found = DUEL.teller.label(decision, options[0], game.view(LAW))
    voice = DUEL.voice("en", LAW)
    return voice.say(found.full), "" if found.short is None else voice.say(found.short), found.aim


def test_cards_are_told_apart_as_briefly_as_possible() -> None:
    game = Game.start(DUEL.rules, "1")
    one = Option("discard", card("missed@law-snake"))
    barrel = Option("discard", card("missed@law-barrel"))
    other_back = Option("discard", card("missed@outlaw-snake"))
    assert label(game, "discard", one)[0] == "Discard Missed!"
    assert label(game, "discard", one, barrel)[0] == "Discard Missed! (snake)"
    assert label(game, "discard", one, other_back)[0] == "Discard Missed! (Law, snake)"
    assert label(game, "discard", one, barrel)[1:] == ("Discard Missed! (snake)", "discard")


def test_an_unknown_kind_is_no_accident() -> None:
    game = Game.start(DUEL.rules, "1")
    assert label(game, "nap", Option("nap")) == ("Choose nap", "", "")
    decision = Decision(LAW, "nap", [Option("pass")], DUEL.rules.speaker)
    ask = DUEL.teller.question(decision, game.view(LAW)).ask
    assert ask is not None
    assert DUEL.voice("en", LAW).say(ask) == "Your choice"


# ---- stories


def test_the_numbers_are_those_of_the_game() -> None:
    found = DUEL.teller.numbers(
        [
            Event("shot", {"player": LAW, "target": OUTLAW, "character": SID, "cause": "card/colt"}),
            Event("shot", {"player": LAW, "target": OUTLAW, "character": SID, "cause": "card/indians"}),
            Event(
                "lost_life",
                {"player": OUTLAW, "character": SID, "life": 3, "source": LAW, "cause": "card/colt"},
            ),
            Event(
                "lost_life",
                {"player": LAW, "character": JANGO, "life": 2, "source": -1, "cause": "card/rattlesnake"},
            ),
        ]
    )
    assert (found[LAW]["shots"], found[LAW]["hits"], found[LAW]["lost"]) == (1, 1, 1)
    assert (found[OUTLAW]["shots"], found[OUTLAW]["hits"], found[OUTLAW]["lost"]) == (0, 0, 1)
