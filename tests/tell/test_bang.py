"""What is told of the card game: lines, questions, labels, stories, in three languages."""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import posse
from posse import bang, locales
from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.tell.lines import LINES
from posse.bang.tell.of_set import tells_of
from posse.bang.tell.questions import QUESTIONS
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.message import Line, Message
from posse.kernel.scenario import read
from posse.locales import LANGUAGES
from posse.locales.speak import Voice
from posse.tellers import teller
from tests.bang.configurations import ALL
from tests.made_up.sets import FAIR, added

NAMES = ["ann", "theo", "eve", "bob"]
ALL_SETS = [
    "base",
    "dodge-city",
    "high-noon",
    "fistful-of-cards",
    "valley-of-shadows",
    "gold-rush",
    "wild-west-show",
    "armed-and-dangerous",
]
RULES = BangRules(NAMES, ALL_SETS)
TELLS = teller(RULES)
#: What would be seen if a message were missing, or had nothing to say.
BROKEN = re.compile(r"\b(log|ask|bang)-[a-z]|\{|\$|\?\?\?")


def card(text: str) -> int:
    return cards.TEXT.index(text)


def voice(me: int = -1, language: str = "en") -> Voice:
    return Voice(language, "bang", [name.capitalize() for name in NAMES], me)


def said(line: Line | None, me: int = -1, language: str = "en") -> str:
    if line is None:
        return ""
    v = voice(me, language)
    out = v.sentence(line.message)
    assert not v.errors
    return out


def say(kind: str, me: int = -1, language: str = "en", **facts: Any) -> str:
    event = Event(kind, facts)
    return said(TELLS.line(event, me, [event]), me, language)


SHOT: dict[str, Any] = {"player": 1, "card": card("bang@4C"), "used_as": "", "target": 0}
KILLED: dict[str, Any] = {"player": 1, "killer": 0, "role": 2, "ghost": False}


# ---- lines


def test_lines_speak_to_the_reader() -> None:
    assert say("drew", player=0, count=2) == "Ann draws 2 cards."
    both = (card("bang@4C"), card("stagecoach@9S"))
    assert say("drew", 0, player=0, count=2, cards=both) == "You draw BANG! 4♣ and Stagecoach 9♠."
    assert say("took", 0, player=0, victim=1) == "You take a card from Theo’s hand."
    assert say("took", 1, player=0, victim=1) == "Ann takes a card from your hand."
    assert say("eliminated", 1, **KILLED) == "Ann sends you to Boot Hill. You were an Outlaw."
    assert say("over", 0, winners=(0, 2)) == "The smoke clears, and you win, together with Eve!"
    assert say("took", 1, "de", player=0, victim=1) == "Ann nimmt dir eine Karte aus der Hand."
    assert say("took", 1, "it", player=0, victim=1) == "Ann ti ruba una carta dalla mano."


def test_lines_name_what_happens() -> None:
    assert say("played", 2, **SHOT) == "Theo shoots Ann with BANG! 4♣."
    assert say("played", 0, "de", **SHOT) == "Theo schießt mit BANG! 4♣ auf dich."
    assert say("played", 0, "it", **SHOT) == "Theo ti spara con BANG! 4♣."
    guise: dict[str, Any] = {**SHOT, "card": card("missed@4S"), "used_as": "bang"}
    assert say("played", 0, **guise) == "Theo shoots you with Missed! 4♠ as BANG!"
    assert say("played", player=2, card=card("missed@3S"), used_as="") == "Eve answers with Missed! 3♠."
    assert say("played", player=2, card=card("sombrero@7C"), used_as="") == "Eve plays Sombrero 7♣."
    flip: dict[str, Any] = {"player": 2, "cards": (card("beer@6H"),), "about": "card/barrel"}
    assert say("flipped", **flip) == "Barrel: Eve turns up 6♥."
    shot: dict[str, Any] = {"player": 1, "target": 0, "cause": "card/bang"}
    assert say("shot", missing=1, **shot) == ""
    assert say("shot", missing=2, **shot) == "Ann needs 2 Missed! to get away."
    hurt: dict[str, Any] = {
        "player": 0,
        "amount": 1,
        "life": 3,
        "source": 1,
        "cause": "card/bang",
        "shot": True,
    }
    assert say("lost_life", 0, **hurt) == "You lose 1 life and have 3 left."
    noon: dict[str, Any] = {"player": 0, "amount": 1, "life": -1, "source": -1, "cause": "event/high-noon"}
    assert say("lost_life", **noon) == "High Noon: Ann loses 1 life and has none left."
    blown: dict[str, Any] = {"player": 0, "amount": 3, "life": 1, "source": -1, "cause": "card/dynamite"}
    assert say("lost_life", -1, "it", **blown) == "Ann perde 3 punti vita: ne resta 1."
    assert say("event", thing="event/gold-rush").startswith("New event: Gold Rush.")


def test_who_is_back_is_not_told_for_how_long() -> None:
    """One ghost stays for his turn, another for as long as a card lies in front of him."""
    assert say("returned", player=0, life=0) == "Ann rises from the grave as a ghost."
    assert say("returned", 0, "de", player=0, life=0) == "Du kehrst als Geist zurück."
    assert say("returned", -1, "it", player=0, life=0) == "Ann torna come fantasma."
    assert say("returned", player=0, life=2) == "Ann rises from the dead with 2 life points."


def test_an_event_that_nobody_knows_is_told_plainly() -> None:
    for language in LANGUAGES:
        assert "struck gold" in say("struck_gold", -1, language, player=0)


# ---- questions

SCENE = """\
scenario: told
game: bang
sets: [base, dodge-city, high-noon, fistful-of-cards]
players:
  - ann: {role: sheriff, character: willy-the-kid, life: 3, ANN}
  - theo: {role: outlaw, character: THEO, life: 3, hand: [bang@4C, duel@8C, panic@JH], in_play: [barrel@QS]}
  - eve: {role: outlaw, character: lucky-duke, life: 3}
  - bob: {role: renegade, character: rose-doolan, life: 3}
turn: theo
moves: []
"""


def scene(ann: str = "hand: []", theo: str = "vera-custer", rest: str = "") -> Game:
    text = SCENE.replace("ANN", ann).replace("THEO", theo).replace("moves: []", f"{rest}\nmoves: []")
    return BangSetter().table(read(text, "told"), NAMES)


def asked(game: Game, me: int, language: str = "en") -> str:
    assert game.decision is not None
    question = teller(game.rules).question(game.decision, game.view(me))
    v = voice(me, language)
    out = [v.say(question.ask) if question.ask else "", *(v.sentence(why) for why in question.why)]
    assert not v.errors
    return " ".join(out).strip()


def test_a_shot_is_asked_about_with_reason_and_stakes() -> None:
    game = scene("hand: [missed@3S]")
    game.apply("play bang -> ann")
    reason = "Theo shoots you! Theo shoots you with BANG! 4♣. Dodge, or lose 1 of 3 life."
    assert asked(game, 0) == reason
    assert asked(game, 1) == "You shoot Ann with BANG! 4♣. Ann may dodge, or loses 1 of 3 life."
    german = "Theo schießt mit BANG! 4♣ auf Ann. Ann darf ausweichen oder verliert 1 von 3 Leben."
    assert asked(game, 2, "de") == german


def test_two_missed_are_asked_for_as_long_as_two_are_needed() -> None:
    game = scene("hand: [missed@3S, missed@4S]", "slab-the-killer")
    game.apply("play bang -> ann")
    assert "It takes 2 Missed! to get away." in asked(game, 0)
    game.apply("play missed@3S")
    assert "It takes" not in asked(game, 0)


def test_a_duel_and_what_it_costs() -> None:
    game = scene("hand: [bang@2C]")
    game.apply("play duel -> ann")
    assert asked(game, 0) == (
        "A duel with Theo! You fight a duel with Theo. Discard a BANG! card, or lose 1 of 3 life."
    )


def test_only_whoever_is_asked_hears_that_there_is_no_answer() -> None:
    game = scene()
    rules = cast(BangRules, game.rules)
    game = Game.resume(rules, game.state, pausing=True)
    game.apply("play bang -> ann")
    assert "You have no answer" in asked(game, 0)
    assert "no answer" not in asked(game, 1) + asked(game, 2) + asked(game, -1)


def test_a_card_that_must_be_played_is_named() -> None:
    game = scene(rest="event: law-of-the-west\nphase: draw\ndeck: [missed@2S, beer@6H]", theo="jourdonnais")
    assert asked(game, 1) == "Your turn You must play Beer 6♥ before you may end your turn."


# ---- options


def labels(game: Game, language: str = "en") -> dict[str, tuple[str, str, str]]:
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    v = voice(decision.player, language)
    out = {}
    for option, text in zip(decision.options, decision.texts, strict=True):
        label = teller(game.rules).label(decision, option, view)
        out[text] = v.say(label.full), v.say(label.short) if label.short else "", label.aim
    assert not v.errors
    return out


def test_options_buttons_and_targets() -> None:
    found = labels(scene("hand: [beer@6H], in_play: [scope@AS]"))
    assert found["play bang@4C -> ann"] == ("Play BANG! 4♣ on Ann", "BANG! 4♣", "card/bang")
    assert found["play panic@JH -> ann.scope"][0] == "Play Panic! J♥ on Ann’s Scope"
    assert found["play panic@JH -> theo.barrel"][0] == "Play Panic! J♥ on your own Barrel"
    assert found["end"][0] == "End turn"


def reasons(game: Game) -> dict[str, str]:
    """What is said of its reach when an option is picked."""
    decision = game.decision
    assert decision is not None
    view, v = game.view(decision.player), voice(decision.player)
    tells = teller(game.rules)
    reach = [tells.label(decision, option, view).steps.reach for option in decision.options]
    return {text: v.say(it) for text, it in zip(decision.texts, reach, strict=True) if it is not None}


@pytest.mark.parametrize(
    ("lies", "targets", "reason"),
    [
        ("barrel@QS", ["ann", "eve"], "Your weapon reaches 1."),
        ("schofield@KS", ["ann", "eve", "bob"], "Your Schofield reaches 2."),
    ],
)
def test_a_weapon_is_the_reason_only_where_it_counts(lies: str, targets: list[str], reason: str) -> None:
    """A Punch goes to distance 1 whatever the weapon, and so does Panic!."""
    text = SCENE.replace("ANN", "hand: []").replace("THEO", "jourdonnais")
    text = text.replace("duel@8C", "punch@10S").replace("barrel@QS", lies)
    found = reasons(BangSetter().table(read(text, "told"), NAMES))
    assert found == {f"play bang@4C -> {name}": reason for name in targets}


def test_defences() -> None:
    game = scene("hand: [missed@3S], in_play: [barrel@KS]")
    game.apply("play bang -> ann")
    found = labels(game)
    assert found["use barrel"][:2] == ("“Draw!” for Barrel", "“Draw!” for Barrel")
    assert found["play missed@3S"][:2] == ("Answer with Missed! 3♠", "Missed! 3♠")
    assert found["pass"][0] == "Take the hit"


# ---- the story of a game

STORY = [
    Event("turn", {"player": 1}),
    Event("played", SHOT),
    Event("shot", {"player": 1, "target": 0, "cause": "card/bang", "missing": 1}),
    Event(
        "lost_life", {"player": 0, "amount": 1, "life": 0, "source": 1, "cause": "card/bang", "shot": True}
    ),
    Event("played", {"player": 0, "card": card("beer@6H"), "used_as": ""}),
    Event("healed", {"player": 0, "amount": 1, "life": 1}),
    Event("turn", {"player": 0}),
    Event("played", {"player": 0, "target": 1, "card": card("bang@7D"), "used_as": ""}),
    Event("shot", {"player": 0, "target": 1, "cause": "card/bang", "missing": 1}),
    Event(
        "lost_life", {"player": 1, "amount": 1, "life": 0, "source": 0, "cause": "card/bang", "shot": True}
    ),
    Event("eliminated", KILLED),
    Event("over", {"winners": (0,)}),
]


def told(events: Sequence[Event], me: int = 0) -> list[str]:
    return [said(line, me) for line in TELLS.story(events, me)]


def test_a_game_is_told_by_what_mattered() -> None:
    lines = told(STORY)
    assert "At death’s door you save yourself with Beer 6♥." in lines
    assert lines[-4:] == [
        "You shoot Theo with BANG! 7♦.",
        "Theo loses 1 life and has none left.",
        "You send Theo to Boot Hill. Theo was an Outlaw.",
        "The smoke clears, and you win!",
    ]


def test_the_last_duel_that_somebody_lost_is_told_with_whom_it_was() -> None:
    duel = Event("played", {"player": 1, "card": card("duel@8C"), "used_as": "", "target": 0})

    def lost(player: int, life: int) -> Event:
        return Event(
            "lost_life", {"player": player, "amount": 1, "life": life, "source": -1, "cause": "card/duel"}
        )

    answer = Event("played", {"player": 0, "card": card("bang@KH"), "used_as": ""})
    events = [duel, lost(0, 2), duel, answer, lost(1, 0), duel, lost(0, 1)]
    assert told(events) == [
        "Theo loses a duel with you: no life left.",
        "You lose a duel with Theo: 1 life left.",
    ]
    assert told(events, 2)[0] == "Theo loses a duel with Ann: no life left."
    # Of what came before there may be nothing at hand.
    assert told([lost(0, 2)]) == ["You lose the duel and 1 life: 2 left."]


def test_whoever_came_back_for_good_is_told_to_have_come() -> None:
    killed, back = Event("eliminated", KILLED), Event("returned", {"player": 1, "life": 2})
    crowd = [Event("exploded", {"player": 2, "card": card("dynamite@2H")}) for _ in range(14)]
    assert any("Theo rises" in line for line in told([killed, back, *crowd, killed]))
    assert not any("Theo rises" in line for line in told([killed, back, *crowd]))


def test_a_game_is_counted() -> None:
    counts = TELLS.numbers(STORY)
    assert counts[0] == {"turns": 1, "shots": 1, "hits": 1, "dodges": 0, "beers": 1}
    assert counts[1] == {"turns": 1, "shots": 1, "hits": 1, "dodges": 0, "beers": 0}


# ---- everything


def sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in Path(bang.__file__).parent.rglob("*.py"))


def test_every_kind_of_event_has_a_line() -> None:
    kinds = set(re.findall(r'[._]tell(?:_only|_facts)?\(\s*(?:[^"(]+,\s*)?"([a-z_]+)"', sources()))
    assert len(kinds) > 25
    assert {*LINES, *tells_of(list(cards.SETS), []).lines} == kinds


def test_every_kind_of_decision_has_a_question() -> None:
    tells = tells_of(ALL_SETS, [])
    for game in random_games(8):
        if game.decision is not None:
            assert {game.decision.kind, game.decision.about} & {*QUESTIONS, *tells.questions}


def random_games(count: int) -> Any:
    for number in range(count):
        rules = ALL[number * 7 % len(ALL)]
        game = Game.start(rules, f"told {number}", pausing=True)
        luck = random.Random(number)
        while True:
            yield game
            if game.decision is None:
                break
            game.apply(luck.randrange(len(game.decision.options)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_every_language(language: str) -> None:
    """To everybody, with nothing missing: no id of a message is seen, and no message lacks an argument."""
    for number in range(10):
        rules = ALL[number * 5 % len(ALL)]
        for seat in range(-1, len(rules.names), 3):
            _tell(rules, f"{number}", seat, Voice(language, "bang", rules.names, seat))


def _tell(rules: BangRules, seed: str, seat: int, v: Voice) -> None:
    tells = teller(rules)
    game = Game.start(rules, seed, pausing=True)
    luck, known = random.Random(seed), 0
    while True:
        seen = game.view(seat).events_since(known)
        known += len(seen)
        messages: list[Message] = [line.message for event in seen if (line := tells.line(event, seat, seen))]
        decision = game.decision
        if decision is None:
            messages += [line.message for line in tells.story(game.view(seat).events, seat)]
        else:
            view = game.view(seat)
            question = tells.question(decision, view)
            messages += [*question.why, *([question.ask] if question.ask else [])]
            if decision.player == seat:
                found = [tells.label(decision, option, view) for option in decision.options[:60]]
                messages += [message for each in found for message in (each.full, each.short) if message]
        for message in messages:
            words = v.sentence(message)
            assert words, message
            assert not BROKEN.search(words), words
        assert not v.errors
        if decision is None:
            return
        game.apply(luck.randrange(len(decision.options)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_from_outside_is_told_like_our_own(language: str) -> None:
    with added(FAIR):
        for seed in range(3):
            rules = BangRules(["ann", "bob", "cal", "dee", "eve"], ["fair", "high-noon"])
            _tell(rules, f"fair {seed}", seed, Voice(language, "bang", rules.names, seed))


def test_words_of_the_shared_tellers_are_shared() -> None:
    """What is said for any set stands in no set's own words: a game without that set says it too."""
    shared = "".join(file.read_text("utf-8") for file in locales.topics("en"))
    told = {
        found
        for folder in ("bang/tell", "kernel")
        for file in (Path(posse.__file__).parent / folder).glob("*.py")
        for found in re.findall(r'"((?:log|ask)-[a-z-]*[a-z])[".]', file.read_text("utf-8"))
    }
    assert len(told) > 80
    assert {id for id in told if not re.search(rf"^{id} =", shared, re.MULTILINE)} == set()


def test_who_loses_a_card_is_told_by_whom_and_with_what() -> None:
    panic = Event("played", {"player": 1, "card": card("panic@JH"), "used_as": "", "target": 0})
    took = Event("took", {"player": 1, "victim": 0, "card": card("scope@AS"), "in_play": True})
    line = TELLS.line(took, 0, [panic, took])
    assert said(line, 0) == "Theo takes your Scope A♠ with Panic!"
    assert line is not None
    assert line.tone == "hurt"
    balou = Event("played", {"player": 1, "card": card("cat-balou@KH"), "used_as": "", "target": 0})
    lost = Event("discarded", {"player": 0, "card": card("scope@AS"), "in_play": True})
    assert said(TELLS.line(lost, 0, [balou, lost]), 0) == "Theo makes you lose Scope A♠ with Cat Balou."
    assert said(TELLS.line(lost, 2, [balou, lost]), 2) == "Theo makes Ann lose Scope A♠ with Cat Balou."
    assert said(TELLS.line(lost, 0, [lost]), 0) == "You discard Scope A♠ from play."
