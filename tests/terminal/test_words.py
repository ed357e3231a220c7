import re
from itertools import product
from pathlib import Path

import pytest

import posse
from posse.kernel.errors import PosseError
from posse.kernel.event import EVERYBODY, Event
from posse.terminal.bang.question import QUESTIONS
from posse.terminal.bang.words import SENTENCES, SILENT, facts, sentence
from posse.terminal.faces import FACES, face_of
from tests.terminal.games import BOTH, finished

NAMES = ["ann", "bob", "cal", "dee"]
SOURCES = sorted((Path(posse.__file__).parent / "bang").rglob("*.py"))


def told(text: str) -> set[str]:
    """The kinds of events that a source tells."""
    return set(re.findall(r'\btell(?:_only)?\(\s*(?:[^"()]*(?:\([^()]*\))?[^"()]*,\s*)?"(\w+)"', text))


def test_every_kind_of_event_in_the_sources_has_a_sentence() -> None:
    kinds = set().union(*(told(path.read_text("utf-8")) for path in SOURCES))
    assert kinds >= {"drew", "played", "took_hand", "stick"}
    assert kinds <= SENTENCES.keys() | SILENT, "give these a sentence in words.py, or list them as silent"
    assert SENTENCES.keys() | SILENT <= kinds, "nothing tells these any more"


@pytest.mark.parametrize(("players", "variants"), list(product(range(4, 8), [(), BOTH[:1], BOTH[1:], BOTH])))
def test_every_event_of_random_games_can_be_told_to_everybody(
    players: int, variants: tuple[str, ...]
) -> None:
    for seed in range(5):
        game = finished(players, seed, variants)
        for event in game.events:
            assert event.kind in SENTENCES.keys() | SILENT
        for seat in range(-1, players):
            for event in game.events:
                check(sentence(event.seen_by(seat), game.names, seat), event)


def check(words: str | None, event: Event) -> None:
    if words is None:
        assert event.kind in ("shot", *SILENT)
        return
    assert re.fullmatch(r"[A-Z].*[.!]", words), words
    assert "  " not in words, words
    assert not re.search(r"\b(You|you) \w+s\b(?<!was)(?<!his)", words), words
    assert "-1" not in words, words


def test_secrets_are_told_only_where_they_are_known() -> None:
    drawn = Event("drew", {"player": 0, "count": 2}, {"cards": (10, 40)}, 1 << 0)
    to_ann, to_bob = (sentence(drawn.seen_by(seat), NAMES, seat) for seat in (0, 1))
    assert to_bob == "Ann draws 2 cards."
    assert to_ann is not None
    assert re.fullmatch(r"You draw \S.* \S+ and \S.* \S+\.", to_ann)
    taken = Event("took", {"player": 0, "victim": 1}, {"card": 40}, 0b11)
    assert sentence(taken.seen_by(2), NAMES, 2) == "Ann takes a card from Bob's hand."
    assert "from your hand." in str(sentence(taken.seen_by(1), NAMES, 1))


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
            "Ann sends you to Boot Hill. You were the Renegade.",
        ),
        ("eliminated", {"player": 0, "role": 0, "killer": -1}, "Ann bites the dust. Ann was the Sheriff."),
        ("over", {"winners": (0, 1, 2)}, "The smoke clears: Ann, you and Cal win."),
        ("over", {"winners": (0,)}, "The smoke clears: Ann wins."),
        ("lost_life", {"player": 1, "amount": 3, "life": -1}, "You lose 3 life points: none left."),
        ("healed", {"player": 0, "amount": 1, "life": 2}, "Ann regains a life point: 2 now."),
        (
            "healed",
            {"player": 0, "amount": 1, "life": -1},
            "Ann regains a life point: still 2 short of living.",
        ),
        ("shot", {"player": 0, "target": 1, "card": 0, "missing": 2}, "You need 2 Missed! to get away."),
        ("shot", {"player": 0, "target": 1, "card": 0, "missing": 1}, None),
        ("used", {"player": 0, "thing": "barrel"}, "Ann uses the Barrel."),
        ("used", {"player": 0, "thing": "sid-ketchum"}, "Ann uses the ability of Sid Ketchum."),
        ("stick", {"player": -1}, "Nobody holds the Stick of Dynamite now."),
        ("unheard_of", {"player": 0}, "(unheard of)"),
    ],
)
def test_sentences(kind: str, known: dict[str, int | str], words: str | None) -> None:
    assert sentence(Event(kind, known, None, EVERYBODY), NAMES, 1) == words


def test_every_question_of_random_games_has_words() -> None:
    kinds = set()
    for seed in range(12):
        game = posse.new(players=4 + seed % 4, seed=seed)
        face = face_of(game)
        while game.decision is not None:
            decision = game.decision
            kinds.add(decision.kind)
            assert decision.kind in QUESTIONS
            for seat in (decision.player, (decision.player + 1) % 4, -1):
                asked = face.question(decision, game.view(seat), game.names)
                assert re.fullmatch(r"[A-Z].*[.?]", asked), asked
                assert (
                    ("you" in asked.lower()) == (seat == decision.player)
                    or decision.kind == "flip"
                    or (seat == decision.by)
                ), asked
            game.apply(seed * 7 % len(decision.options))
    assert kinds >= {"play", "defend", "discard"}


def test_events_as_plain_data_name_players_and_cards() -> None:
    played = Event("played", {"player": 0, "card": 0, "used_as": "", "target": 1, "aimed_at": 3})
    assert facts(played, NAMES) == {
        "kind": "played",
        "player": "ann",
        "card": "volcanic@10S",
        "used_as": "",
        "target": "bob",
        "aimed_at": "schofield@QC",
    }
    assert facts(Event("eliminated", {"player": 0, "role": 2, "killer": -1}), NAMES) == {
        "kind": "eliminated",
        "player": "ann",
        "role": "outlaw",
        "killer": None,
    }
    assert facts(Event("over", {"winners": (0, 3)}), NAMES)["winners"] == ["ann", "dee"]


def test_a_game_without_a_face_says_so() -> None:
    game = finished(4, 1)
    assert face_of(game) is FACES["bang"]
    game.rules.game = "poker"
    with pytest.raises(PosseError, match='the game "poker" cannot be shown in a terminal yet'):
        face_of(game)
