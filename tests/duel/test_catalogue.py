from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from posse.duel import cards
from posse.duel.cards import LAW, OUTLAW, SIDES
from posse.duel.catalogue import catalogue
from posse.duel.speaker import DuelSpeaker

REFERENCE: dict[str, Any] = yaml.safe_load(
    (Path(cards.__file__).parent / "reference.yaml").read_text("utf-8")
)


def test_one_set_with_everything() -> None:
    (entry,) = catalogue()
    assert (entry["id"], entry["game"]) == ("duel", "duel")
    assert len(entry["cards"]) == 31
    assert sum(len(card["copies"]) for card in entry["cards"]) == 80
    assert len(entry["characters"]) == 24
    assert Counter(who["side"] for who in entry["characters"]) == {"law": 12, "outlaw": 12}
    bank = next(card for card in entry["cards"] if card["id"] == "bank")
    assert bank["copies"] == [{"deck": "law", "symbol": "barrel"}]


def test_symbols_of_each_deck() -> None:
    for seat in (LAW, OUTLAW):
        deck = [card for card in range(80) if cards.BACK[card] == seat]
        assert len(deck) == 40
        assert Counter(cards.SYMBOLS[cards.SYMBOL[card]] for card in deck) == {
            "barrel": 10,
            "snake": 10,
            "dynamite": 5,
            "horseshoe": 15,
        }


def test_borders() -> None:
    (entry,) = catalogue()
    assert Counter(card["border"] for card in entry["cards"]) == {"red": 8, "blue": 9, "brown": 14}


def test_the_reference_tells_of_every_card_and_character() -> None:
    (entry,) = catalogue()
    for section in ("cards", "characters"):
        assert [item["id"] for item in REFERENCE[section]] == [item["id"] for item in entry[section]]
        names = {item["id"]: item["name"]["en"] for item in REFERENCE[section]}
        assert names == {item["id"]: item["name"] for item in entry[section]}


def test_always_active_and_reload() -> None:
    kinds = {key for key, kind in cards.KINDS.items() if kind.always_active}
    people = {who.id for who in cards.CHARACTER if who.always_active}
    assert kinds == {"dynamite", "rattlesnake", "stampede"}
    assert people == {"bart-masterson", "buffalo-bell", "soundance-kid", "the-stranger"}
    assert {key for key, kind in cards.KINDS.items() if kind.reload} == {
        "clock",
        "scope",
        "stampede",
        "water",
    }
    assert {key for key, kind in cards.KINDS.items() if kind.avoid} == {"missed", "return-fire"}


@pytest.mark.parametrize(
    ("word", "item", "meant"),
    [
        ("missed", "missed@law-barrel", True),
        ("missed@law", "missed@law-barrel", True),
        ("missed@barrel", "missed@law-barrel", True),
        ("missed@law-barrel", "missed@law-barrel", True),
        ("missed@outlaw", "missed@law-barrel", False),
        ("missed@snake", "missed@law-barrel", False),
        ("missed@law-snake", "missed@law-barrel", False),
        ("miss", "missed@law-barrel", False),
        ("law.ac.barrel", "law.ac.barrel@law-snake", True),
        ("law.ac.barrel@outlaw", "law.ac.barrel@law-snake", False),
        ("law.ac", "law.ac", True),
        ("law.ac", "law.ac.barrel@law-snake", False),
        ("law.hand", "law.hand@outlaw", True),
        ("law.hand@law", "law.hand@outlaw", False),
    ],
)
def test_a_card_is_named_by_back_symbol_or_both(word: str, item: str, meant: bool) -> None:
    assert DuelSpeaker(SIDES).means(word, item) is meant
