"""The cards of the base game: 80 with exact ranks and suits, and 16 characters."""

from posse.bang import cards
from posse.bang.cards import NO_RANK, NO_SUIT, RANKS, SUITS
from posse.bang.catalogue import catalogue
from posse.bang.hooks import HOOKS
from posse.bang.things import Thing


def test_the_base_deck_has_eighty_cards_and_sixteen_characters() -> None:
    base = catalogue()[0]
    assert (base["id"], base["game"], base["name"]) == ("base", "bang", "BANG!")
    assert sum(len(card["copies"]) for card in base["cards"]) == 80
    assert len(base["characters"]) == 16
    assert {who["id"]: who["life"] for who in base["characters"] if who["life"] != 4} == {
        "el-gringo": 3,
        "paul-regret": 3,
    }


def test_ranks_and_suits_are_read_off_the_copies() -> None:
    for card, text in enumerate(cards.TEXT):
        copy = text.partition("@")[2]
        if not copy:  # equipment has neither
            assert (cards.RANK[card], cards.SUIT[card]) == (NO_RANK, NO_SUIT)
            continue
        assert cards.RANK[card] == RANKS.index(copy[:-1]) + 2
        assert cards.SUIT[card] == SUITS.index(copy[-1])
    assert RANKS.index("2") + 2 == 2
    assert RANKS.index("A") + 2 == 14


def every_thing() -> list[Thing]:
    return list(cards.THINGS.values())


def test_a_thing_knows_which_hooks_it_overrides() -> None:
    assert Thing().hooks == 0
    for bit, method in HOOKS.items():
        for thing in every_thing():
            own = any(method in vars(cls) for cls in type(thing).__mro__ if cls is not Thing)
            assert bool(thing.hooks & bit) == own, (thing.key, method)


def test_equal_cards_are_offered_once() -> None:
    stagecoaches = [card for card, key in enumerate(cards.KEY) if key == "stagecoach"]
    assert cards.distinct(stagecoaches) == stagecoaches[:1]
