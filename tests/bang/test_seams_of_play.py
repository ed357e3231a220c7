"""Hooks about who plays what: turns that do not take place, cards that may not be played, answers, cards beyond the
hand limit, abilities that are gained. Shown with made-up rules of the table."""

from pathlib import Path
from typing import cast

import pytest

from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.table import Table
from posse.bang.things import Thing
from posse.kernel.game import Game
from posse.kernel.scenario import NO_SUCH_FACT, read
from tests.made_up.sets import added

NAMES = ["ann", "bob", "cal", "dee"]
SCENE = """\
scenario: seam
game: bang
sets: [base, SETS]
players:
  - ann: {role: sheriff, ANN}
  - bob: {role: outlaw, BOB}
  - cal: {role: outlaw, CAL}
  - dee: {role: renegade, DEE}
turn: ann
REST
moves: []
"""
WHO = {"ann": "slab-the-killer", "bob": "rose-doolan", "cal": "bart-cassidy", "dee": "lucky-duke"}


def scene(rest: str = "", sets: str = "dodge-city", **more: str) -> Game:
    text = SCENE.replace("SETS", sets).replace("REST", rest)
    for name, character in WHO.items():
        said = more.get(name, "")
        who = said if "character" in said else f"character: {character}, {said}".rstrip(", ")
        text = text.replace(name.upper(), who)
    return BangSetter().table(read(text, "seam"), NAMES)


def with_rule(game: Game, rule: Thing) -> Game:
    t = table(game)
    t.rules_of_table = [*t.rules_of_table, rule]
    t.refresh()
    return game


def table(game: Game) -> Table:
    return cast(Table, game.state)


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.texts


def fact(game: Game, key: str) -> object:
    found = BangSetter().fact(game, key)
    assert found is not NO_SUCH_FACT, key
    return found


# ---- skips


class Nap(Thing):
    """One player sleeps through his turns."""

    id = "nap"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.asked: list[int] = []

    def skips(self, t: Table, seat: int) -> bool:
        self.asked.append(seat)
        return seat == self.seat


def test_a_skipped_turn_does_not_take_place() -> None:
    nap = Nap(1)
    game = with_rule(scene(bob="in_play: [dynamite@2H, jail@JS]"), nap)
    play(game, "end")
    assert (fact(game, "turn"), nap.asked) == ("cal", [1, 2])
    assert fact(game, "bob.in_play") == ["dynamite@2H", "jail@JS"]  # neither was checked


def test_nobody_is_asked_about_a_player_who_is_out() -> None:
    nap = Nap(1)
    assert fact(play(with_rule(scene(bob="dead: true"), nap), "end"), "turn") == "cal"
    assert nap.asked == [2]


def test_a_further_turn_may_be_skipped_too() -> None:
    game = with_rule(scene(), Nap(0))
    table(game).further_turns = 1
    assert fact(play(game, "end"), "turn") == "bob"


# ---- bars


class Temperance(Thing):
    """Nobody may play the Six of Hearts as itself, whatever card that is."""

    id = "temperance"

    def bars(self, t: Table, seat: int, card: int) -> bool:
        return cards.TEXT[card] == "beer@6H"


def test_a_barred_card_is_not_offered_and_others_of_its_kind_are() -> None:
    game = scene(ann="life: 3, hand: [beer@6H, beer@7H]")
    assert {"play beer@6H", "play beer@7H"} <= {*texts(game)}
    game = with_rule(scene(ann="life: 3, hand: [beer@6H, beer@7H, bang@2C]"), Temperance())
    play(game, "play bang -> bob")  # so that it is worked out again what may be played
    assert "play beer@6H" not in texts(game)
    assert "play beer@7H" in texts(game)


def test_a_barred_card_is_no_help_against_death() -> None:
    game = with_rule(scene(ann="hand: [bang@2C]", bob="life: 1, hand: [beer@6H]"), Temperance())
    play(game, "play bang -> bob")
    assert fact(game, "bob.alive") is False


def test_a_barred_card_may_still_be_used_as_another() -> None:
    who = "character: elena-fuente, hand: [beer@6H]"
    game = with_rule(scene(ann="character: kit-carlson, hand: [bang@2C]", bob=who), Temperance())
    play(game, "play bang -> bob")
    assert texts(game) == ["play beer@6H as missed", "pass"]


class NoBangs(Thing):
    """A BANG! card may not be played as one."""

    id = "no-bangs"

    def bars(self, t: Table, seat: int, card: int) -> bool:
        return cards.ID[card] == "bang"


def test_a_barred_bang_may_be_given_up_where_one_is_demanded() -> None:
    game = with_rule(scene(ann="hand: [indians@KD]", bob="hand: [bang@3C]"), NoBangs())
    play(game, "play indians")
    assert texts(game) == ["play bang@3C", "pass"]


# ---- excess


class Tithe(Thing):
    """Hearts beyond the hand limit go to the bottom of the deck."""

    id = "tithe"

    def excess(self, t: Table, seat: int, player: int, card: int) -> bool:
        if cards.SUIT[card] != cards.HEARTS:
            return False
        t.deck.insert(0, card)
        return True


HAND = "life: 1, hand: [beer@6H, bang@2C, bang@3C]"


def test_a_card_beyond_the_hand_limit_may_go_elsewhere() -> None:
    game = with_rule(scene(ann=HAND), Tithe())
    play(game, "end", "discard beer@6H", "discard bang@2C")
    assert cards.TEXT[table(game).deck[0]] == "beer@6H"
    assert fact(game, "discard.top") == "bang@2C"


def test_rules_of_the_table_come_before_what_players_have() -> None:
    game = with_rule(scene(sets="wild-west-show", ann=HAND, cal="character: gary-looter"), Tithe())
    play(game, "end", "discard beer@6H", "discard bang@2C")
    assert cards.TEXT[table(game).deck[0]] == "beer@6H"
    assert fact(game, "cal.hand") == ["bang@2C"]


# ---- gained


def test_an_ability_that_is_copied_hears_of_it() -> None:
    game = scene(
        sets="dodge-city, wild-west-show",
        ann="character: vera-custer",
        cal="character: gregory-deck",
        rest="phase: start",
    )
    before = len(table(game).players[0].abilities)
    play(game, "choose cal")
    assert before == 1
    assert len(table(game).players[0].abilities) == 4  # her own, his, and the two drawn for it


def test_an_ability_that_is_ones_own_from_the_start_is_gained_once() -> None:
    for seed in range(40):
        game = Game.start(BangRules(NAMES, ["wild-west-show"]), str(seed))
        for player in table(game).players:
            own = cards.CHARACTER[player.character].id == "gregory-deck"
            assert len(player.abilities) == (3 if own else 1)


# ---- shuns


def test_a_card_that_is_shunned_is_spent_and_does_nothing() -> None:
    who = "character: ms-abigail, hand: [missed@2S], in_play: [barrel@QS]"
    game = scene(sets="armed-and-dangerous", ann="character: kit-carlson, hand: [bang@QH]", bob=who)
    play(game, "play bang -> bob")
    assert {"use ms-abigail", "use barrel", "play missed@2S"} <= {*texts(game)}
    play(game, "use ms-abigail")
    assert (fact(game, "bob.life"), fact(game, "bob.hand"), fact(game, "discard.top")) == (
        4,
        ["missed@2S"],
        "bang@QH",
    )


def test_who_has_begun_to_defend_himself_shuns_no_more() -> None:
    who = "character: ms-abigail, hand: [missed@2S], in_play: [barrel@QS]"
    ann = "character: kit-carlson, hand: [bang@QH]"
    game = scene(sets="armed-and-dangerous", ann=ann, bob=who, rest="deck: [schofield@JC]")
    play(game, "play bang -> bob", "use barrel")  # no luck
    assert texts(game) == ["play missed@2S", "pass"]


def test_what_is_no_brown_card_cannot_be_shunned() -> None:
    who = "character: ms-abigail"
    game = scene(sets="dodge-city, armed-and-dangerous", ann="in_play: [knife@8H]", bob=who)
    play(game, "use knife -> bob")
    assert fact(game, "bob.life") == 3


# ---- shots without a card

#: A set whose last card, which is the last of all cards, is a Diamond.
GEMS = """\
from posse.bang.cards import CardSet
from posse.bang.things import Plain


class Gem(Plain):
    id = "gem"
    name = "Gem"
    copies = "2D"


SET = CardSet("gems", "Gems", [Gem()], [])
"""


@pytest.mark.parametrize(
    ("ann", "move"),
    [
        ("character: mexicali-kid, loads: {character: 2}", "use mexicali-kid -> bob"),
        ("character: jacky-murieta, gold: 2", "use jacky-murieta -> bob"),
    ],
)
def test_an_ability_that_shoots_has_no_suit(tmp_path: Path, ann: str, move: str) -> None:
    (tmp_path / "gems").mkdir()
    (tmp_path / "gems" / "__init__.py").write_text(GEMS, "utf-8")
    with added(tmp_path / "gems"):
        assert cards.SUIT[-1] == cards.DIAMONDS
        game = scene(sets="dodge-city, gold-rush, armed-and-dangerous", ann=ann, bob="character: apache-kid")
        play(game, move)
        assert fact(game, "bob.life") == 2


# ---- more answers


def test_a_card_may_be_an_answer_in_more_ways_than_one() -> None:
    who = "hand: [duck], loads: {character: 2}"
    game = scene(sets="armed-and-dangerous", ann="character: kit-carlson, hand: [bang@2C]", bob=who)
    duck = next(card for card in table(game).players[1].hand)
    play(game, "play bang -> bob")
    plain, dearer = (text for text in texts(game) if text.startswith("play duck"))
    assert plain == f"play {cards.TEXT[duck]}"
    play(game, dearer)
    assert (fact(game, "bob.hand.count"), fact(game, "bob.life")) == (1, 4)


def test_most_cards_are_an_answer_in_one_way() -> None:
    game = scene()
    missed = cards.TEXT.index("missed@2S")
    assert cards.KIND[missed].more_answers(table(game), 1, missed) == []
