"""The words of all games: nothing happens, and nothing is asked, that a terminal could not tell."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

import posse
from posse.kernel.errors import PosseError
from posse.kernel.event import EVERYBODY, Event
from posse.terminal.bang.question import QUESTIONS as BANG_QUESTIONS
from posse.terminal.bang.words import SENTENCES as BANG_SENTENCES
from posse.terminal.dice.question import QUESTIONS as DICE_QUESTIONS
from posse.terminal.dice.words import SENTENCES as DICE_SENTENCES
from posse.terminal.duel.question import QUESTIONS as DUEL_QUESTIONS
from posse.terminal.duel.words import SENTENCES as DUEL_SENTENCES
from posse.terminal.english import Teller, counted, listed
from posse.terminal.faces import FACES, face_of
from tests.properties import walk
from tests.terminal.games import GAMES, finished, played_out, some

SENTENCES: dict[str, Mapping[str, object]] = {
    "bang": BANG_SENTENCES,
    "dice": DICE_SENTENCES,
    "duel": DUEL_SENTENCES,
}
QUESTIONS: dict[str, Mapping[str, object]] = {
    "bang": BANG_QUESTIONS,
    "dice": DICE_QUESTIONS,
    "duel": DUEL_QUESTIONS,
}
TOLD = r'\btell(?:_only)?\(\s*(?:[^"()]*(?:\([^()]*\))?[^"()]*,\s*)?"(\w+)"'
ASKED = r'\b(?:decide|ask|Decision)\(\s*(?:t,\s*)?[\w.]+,\s*"([\w-]+)"'


def in_sources(game: str, pattern: str) -> set[str]:
    """What a pattern finds in the sources of a game."""
    sources = (Path(posse.__file__).parent / game).rglob("*.py")
    return {found for path in sources for found in re.findall(pattern, path.read_text("utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_in_the_sources_has_a_sentence(game: str) -> None:
    kinds = in_sources(game, TOLD)
    assert kinds >= {"turn", "over", "lost_life", "healed"}
    assert kinds == SENTENCES[game].keys(), "words.py has a sentence too few or too many"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_in_the_sources_has_a_question(game: str) -> None:
    assert in_sources(game, ASKED) == QUESTIONS[game].keys(), "question.py has one too few or too many"


@pytest.mark.parametrize(("game", "count"), [("bang", 26), ("dice", 6), ("duel", 8)])
def test_every_event_of_random_games_can_be_told_to_everybody(game: str, count: int) -> None:
    for rules, seed in some(game, count):
        end = played_out(rules, seed)
        face = face_of(end)
        for seat in range(-1, len(end.names)):
            for event in end.events:
                seen = event.seen_by(seat)
                check(face.sentence(seen, end.names, seat), event)
        for event in end.events:
            assert end.rules.plain(event)["kind"] == event.kind


def check(words: str | None, event: Event) -> None:
    if words is None:
        assert event.kind == "shot"
        return
    assert re.fullmatch(r"[A-Z].*[.!]", words), words
    assert not re.search(r"  | \.|\b([Tt]he) [Tt]he\b|\ban? one\b(?<!a one)", words), words
    if event.kind != "event":
        assert not re.search(r"\b(You|you) \w+s\b(?<!was)(?<!his)(?<!guess)", words), words
    assert "-1" not in words, words


@pytest.mark.parametrize(("game", "count"), [("bang", 10), ("dice", 3), ("duel", 4)])
def test_every_question_of_random_games_has_words(game: str, count: int) -> None:
    kinds = set()
    for rules, seed in some(game, count):
        for at in walk(rules, seed):
            decision = at.decision
            if decision is None or (decision.kind in kinds and len(at.moves) % 7):
                continue
            kinds.add(decision.kind)
            face = face_of(at)
            for seat in {decision.player, (decision.player + 1) % len(at.names), -1}:
                view = at.view(seat)
                asked = face.question(decision, view, at.names)
                assert re.fullmatch(r"[A-Z].*[.?]", asked), asked
                assert not re.search(r"  |\bthe the\b|\(\)", asked), asked
                if re.search(r"\byou\b", asked.lower()) and decision.kind != "loot":
                    assert seat in (decision.player, decision.by), asked
                for option in decision.options[:9]:
                    assert "\n" not in face.gloss(decision, view, option)
    assert len(kinds) > 3


def test_a_game_without_a_face_says_so() -> None:
    game = finished(4, 1)
    assert face_of(game) is FACES["bang"]
    game.rules.game = "poker"
    with pytest.raises(PosseError, match='the game "poker" cannot be shown in a terminal yet'):
        face_of(game)


# ---- English


def test_numbers_and_lists() -> None:
    assert [counted(number, "card") for number in (1, 2)] == ["a card", "2 cards"]
    assert counted(1, "arrow") == "an arrow"
    assert counted(1, "one") == "a one"
    assert [listed(list("abc"[:n])) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


def test_somebody_called_you() -> None:
    names = ["you", "ann"]
    assert Teller(names, 0).does(0, "draw") == "You draw"
    assert Teller(names, -1).does(0, "draw") == "You draw"
    assert Teller(names, 1).does(0, "draw") == '"you" draws'


# ---- a few sentences of each game

NAMES = ["ann", "bob", "cal", "dee"]


def said(game: str, kind: str, known: Mapping[str, int | str | tuple[int, ...]], seat: int = 1) -> str | None:
    return FACES[game].sentence(Event(kind, known, None, EVERYBODY), NAMES, seat)


def test_secrets_are_told_only_where_they_are_known() -> None:
    sentence = FACES["bang"].sentence
    drawn = Event("drew", {"player": 0, "count": 2}, {"cards": (10, 40)}, 1 << 0)
    to_ann, to_bob = (sentence(drawn.seen_by(seat), NAMES, seat) for seat in (0, 1))
    assert to_bob == "Ann draws 2 cards."
    assert to_ann is not None
    assert re.fullmatch(r"You draw \S.* \S+ and \S.* \S+\.", to_ann)
    taken = Event("took", {"player": 0, "victim": 1}, {"card": 40}, 0b11)
    assert sentence(taken.seen_by(2), NAMES, 2) == "Ann takes a card from Bob's hand."
    assert "from your hand." in str(sentence(taken.seen_by(1), NAMES, 1))
    put = Event("put_on_deck", {"player": 0}, {"card": 40}, 0b1)
    assert sentence(put.seen_by(2), NAMES, 2) == "Ann puts a card face down on the deck."


@pytest.mark.parametrize(
    ("kind", "known", "words"),
    [
        ("turn", {"player": 2}, "Cal's turn."),
        ("turn", {"player": 1}, "Your turn."),
        (
            "eliminated",
            {"player": 0, "role": 2, "killer": 1},
            "You send Ann to Boot Hill. Ann was an Outlaw.",
        ),
        (
            "eliminated",
            {"player": 1, "role": 3, "killer": 0},
            "Ann sends you to Boot Hill. You were a Renegade.",
        ),
        ("eliminated", {"player": 0, "role": 0, "killer": -1}, "Ann bites the dust. Ann was the Sheriff."),
        ("over", {"winners": (0, 1, 2)}, "The smoke clears: Ann, you and Cal win."),
        ("over", {"winners": (0,)}, "The smoke clears: Ann wins."),
        (
            "lost_life",
            {"player": 1, "amount": 3, "life": -1, "cause": "dynamite"},
            "You lose 3 life points: none left.",
        ),
        (
            "lost_life",
            {"player": 0, "amount": 1, "life": 2, "cause": "high-noon"},
            "Ann loses a life point to High Noon: 2 left.",
        ),
        ("healed", {"player": 0, "amount": 1, "life": 2}, "Ann regains a life point: 2 now."),
        (
            "healed",
            {"player": 0, "amount": 1, "life": -1},
            "Ann regains a life point: still 2 short of living.",
        ),
        (
            "shot",
            {"player": 0, "target": 1, "cause": "bang", "missing": 2},
            "You need 2 Missed! to get away.",
        ),
        ("shot", {"player": 0, "target": 1, "cause": "bang", "missing": 1}, None),
        (
            "shot",
            {"player": 0, "target": 1, "cause": "howitzer", "missing": 1},
            "Ann shoots at you with the Howitzer.",
        ),
        ("shot", {"player": 0, "target": 2, "cause": "doc-holyday", "missing": 1}, "Ann shoots at Cal."),
        (
            "shot",
            {"player": 0, "target": 2, "cause": "sniper", "missing": 2},
            "Ann shoots at Cal. Cal needs 2 Missed! to get away.",
        ),
        (
            "shot",
            {"player": -1, "target": 2, "cause": "a-fistful-of-cards", "missing": 1},
            "A Fistful of Cards shoots at Cal.",
        ),
        ("used", {"player": 0, "thing": "barrel"}, "Ann uses the Barrel."),
        ("used", {"player": 0, "thing": "sid-ketchum"}, "Ann uses the ability of Sid Ketchum."),
        ("used", {"player": 0, "thing": "ranch"}, "Ann uses the event Ranch."),
        (
            "unaffected",
            {"player": 1, "thing": "apache-kid"},
            "You take no notice, thanks to the ability of Apache Kid.",
        ),
        ("copied", {"player": 0, "character": "paul-regret"}, "Ann takes on the ability of Paul Regret."),
        ("returned", {"player": 0, "life": 0}, "Ann rises from the grave as a ghost, for one turn."),
        ("returned", {"player": 1, "life": 2}, "You rise from the dead with 2 life points."),
        ("counted", {"player": 0, "card": 0, "about": "jail"}, "Ann lets Volcanic 10♠ count for the Jail."),
        (
            "guessed",
            {"player": 0, "card": 0, "colour": "red", "right": False},
            "Ann calls red and turns up Volcanic 10♠: wrong, and it is discarded.",
        ),
        (
            "guessed",
            {"player": 1, "card": 0, "colour": "black", "right": True},
            "You call black and turn up Volcanic 10♠: right, and you may keep it.",
        ),
        (
            "played",
            {"player": 0, "card": 0, "used_as": "", "target": 1, "at_hand": True},
            "Ann plays Volcanic 10♠ on your hand.",
        ),
        ("stick", {"player": -1}, "Nobody holds the Stick of Dynamite now."),
        ("unheard_of", {"player": 0}, "(unheard of)"),
    ],
)
def test_sentences_of_the_card_game(kind: str, known: dict[str, int | str], words: str | None) -> None:
    assert said("bang", kind, known) == words


@pytest.mark.parametrize(
    ("kind", "known", "words"),
    [
        (
            "rolled",
            {"player": 0, "dice": (0, 1, 2, 3, 4), "faces": (0, 0, 2, 4, 5), "rerolls_left": 2},
            "Ann rolls 2 arrows, a one, a beer and a Gatling.",
        ),
        (
            "rolled",
            {"player": 1, "dice": (0, 3), "faces": (1, 0, 2, 3, 5), "rerolls_left": 1},
            "You roll dice 1 and 4 again: a dynamite and a two.",
        ),
        ("kept", {"player": 0, "faces": (5, 5, 5, 5, 5)}, "Ann keeps 5 Gatlings."),
        ("arrow", {"player": 1, "pile": 0}, "You take an arrow: none left in the pile."),
        ("aimed", {"player": 0, "target": 1, "points": 2, "die": 0}, "Ann aims a double shot at you."),
        ("beer", {"player": 0, "target": 0, "die": 3}, "Ann drinks a beer."),
        ("beer", {"player": 0, "target": 1, "die": 3}, "Ann pours you a beer."),
        (
            "lost_life",
            {"player": 1, "amount": 1, "life": 0, "cause": "dynamite", "by": -1},
            "The dynamite goes off: you lose a life point, none left.",
        ),
        (
            "lost_life",
            {"player": 0, "amount": 2, "life": 3, "cause": "bulls-eye", "by": 1},
            "Ann loses 2 life points, 3 left.",
        ),
        ("used", {"player": 0, "thing": "kit-carlson"}, "Ann uses the ability of Kit Carlson."),
        ("unheard_of", {"player": 0}, "(unheard of)"),
    ],
)
def test_sentences_of_the_dice_game(
    kind: str, known: dict[str, int | str | tuple[int, ...]], words: str
) -> None:
    assert said("dice", kind, known) == words


def duel_numbers(*things: str) -> Iterable[int]:
    """The numbers of characters and of kinds' first copies."""
    from posse.duel import cards

    for thing in things:
        known = thing in cards.CHARACTER_NUMBER
        yield cards.CHARACTER_NUMBER[thing] if known else cards.ID.index(thing)


JANGO, KATIE, COLT, HAT = duel_numbers("jango", "cattle-katie", "colt", "hat")


@pytest.mark.parametrize(
    ("kind", "known", "words"),
    [
        ("turn", {"player": 0}, "The Law's turn."),
        ("turn", {"player": 1}, "Your turn."),
        (
            "played",
            {"player": 0, "card": COLT, "used_as": "", "target": 1, "character": KATIE},
            "The Law plays Colt on your Cattle Katie.",
        ),
        (
            "played",
            {"player": 1, "card": HAT, "used_as": "colt", "target": 0, "character": JANGO},
            "You play Hat as Colt on Jango.",
        ),
        ("played", {"player": 1, "card": HAT, "used_as": "", "target": 1}, "You play Hat on your own side."),
        (
            "played",
            {"player": 0, "card": COLT, "used_as": "", "answer": True},
            "The Law answers with Colt.",
        ),
        (
            "used",
            {"player": 1, "thing": "cattle-katie", "target": 1, "character": KATIE, "aimed_at": HAT},
            "You use the ability of Cattle Katie on your Cattle Katie's Hat.",
        ),
        (
            "shot",
            {"player": 0, "target": 1, "character": KATIE, "cause": "gatling"},
            "The Gatling takes aim at your Cattle Katie.",
        ),
        ("shot", {"player": 0, "target": 1, "character": KATIE, "cause": "card/colt"}, None),
        (
            "revealed",
            {"deck": 1, "cards": (COLT,), "about": "barrel"},
            "Your deck reveals Colt (dynamite) for the Barrel.",
        ),
        ("entered", {"player": 0, "character": JANGO, "place": 0}, "Jango enters as the Law's AC."),
        (
            "lost_life",
            {"player": 1, "character": KATIE, "life": 0, "source": 0, "cause": "colt"},
            "Your Cattle Katie loses a life point: none left.",
        ),
        (
            "discarded",
            {"player": 0, "card": HAT, "character": JANGO},
            "Jango's Hat goes to the discard pile.",
        ),
        ("drew", {"player": 0, "count": 1, "deck": 1}, "The Law draws a card from your deck."),
        ("over", {"winners": (1,)}, "The smoke clears: you win."),
        ("unheard_of", {"player": 0}, "(unheard of)"),
    ],
)
def test_sentences_of_the_duel(
    kind: str, known: dict[str, int | str | tuple[int, ...]], words: str | None
) -> None:
    assert said("duel", kind, known) == words


def test_the_outlaws_are_many() -> None:
    assert said("duel", "turn", {"player": 1}, seat=0) == "The Outlaws' turn."
    assert said("duel", "over", {"winners": (1,)}, seat=0) == "The smoke clears: the Outlaws win."
    assert said("duel", "over", {"winners": (0,)}, seat=-1) == "The smoke clears: the Law wins."


# ---- plain data


def test_events_as_plain_data_name_players_and_cards() -> None:
    facts = posse.games.rules("bang", NAMES).plain
    played = Event("played", {"player": 0, "card": 0, "used_as": "", "target": 1, "aimed_at": 3})
    assert facts(played) == {
        "kind": "played",
        "player": "ann",
        "card": "volcanic@10S",
        "used_as": "",
        "target": "bob",
        "aimed_at": "schofield@QC",
    }
    assert facts(Event("eliminated", {"player": 0, "role": 2, "killer": -1})) == {
        "kind": "eliminated",
        "player": "ann",
        "role": "outlaw",
        "killer": None,
    }
    assert facts(Event("over", {"winners": (0, 3)}))["winners"] == ["ann", "dee"]
    assert facts(Event("event", {"event": 0}))["event"] == "blessing"
    rolled = Event("rolled", {"player": 0, "dice": (0, 4), "faces": (0, 1, 2, 3, 5), "rerolls_left": 1})
    assert posse.games.rules("dice", NAMES).plain(rolled) == {
        "kind": "rolled",
        "player": "ann",
        "dice": [1, 5],
        "faces": ["arrow", "dynamite", "one", "two", "gatling"],
        "rerolls_left": 1,
    }
    entered = Event("entered", {"player": 1, "character": KATIE, "place": 1})
    assert posse.games.rules("duel").plain(entered) == {
        "kind": "entered",
        "player": "outlaw",
        "character": "cattle-katie",
        "place": "rc",
    }
