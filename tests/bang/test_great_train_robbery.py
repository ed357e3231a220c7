"""What scenarios cannot show of The Great Train Robbery: the setup, what is seen, that no railcar is ever lost."""

import random
from typing import cast

import pytest

from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.sets.great_train_robbery.train import IRONHORSE, LELAND, LENGTH, is_railcar, train
from posse.bang.table import Table
from posse.bang.view import knows
from posse.kernel.errors import NotationError
from posse.kernel.game import Game
from posse.kernel.message import Message
from posse.kernel.scenario import read
from posse.locales import LANGUAGES
from posse.locales.speak import Voice
from tests.properties import check_clone, check_imagine, check_one_step, check_options, check_replay, sample

NAMES = ["ann", "bob", "cal", "dee", "eve", "flo", "gus", "hal"]
SET = "great-train-robbery"
OTHERS = [id for id in cards.SETS if id not in ("base", SET)]
#: The set alone and with all others, for every number of players.
TABLES = [
    BangRules(NAMES[:count], [SET, *others])
    for others in ([], OTHERS)
    for count in sorted({n for id in ("base", *others) for n in cards.SETS[id].role_splits})
]
MAIL = """\
scenario: mail
game: bang
sets: [base, great-train-robbery]
players:
  - ann: {role: sheriff, character: willy-the-kid, railcars: [mail-car]}
  - bob: {role: outlaw, character: slab-the-killer}
  - cal: {role: outlaw, character: vulture-sam}
  - dee: {role: renegade, character: rose-doolan}
deck: [missed@2S, beer@6H, missed@3S]
turn: ann
moves: []
"""


def table(game: Game) -> Table:
    return cast(Table, game.state)


def check_railcars(t: Table) -> None:
    """Every railcar is in exactly one place, and never in a hand or in the discard pile."""
    line = train(t)
    lying = [card for player in t.players for card in player.in_play if is_railcar(card)]
    aside = [card for card in t.aside if is_railcar(card)]
    assert sorted(lying + aside + line.cars + line.deck) == [
        card for card in cards.SETS[SET].cards if is_railcar(card)
    ]
    assert not any(is_railcar(card) for player in t.players for card in player.hand)
    assert not any(is_railcar(card) for card in t.discard + t.deck)
    assert len(line.cars) == LENGTH or not line.deck


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{len(rules.names)}-of-{len(rules.sets)}")
def test_the_train_at_the_start(rules: BangRules) -> None:
    sides = set()
    for seed in range(8):
        t = table(Game.start(rules, str(seed)))
        line = train(t)
        assert len(set(line.stations)) == len(line.stations) == len(rules.names)
        assert len(line.cars) == LENGTH
        sides.add(line.locomotive)
    assert sides == {IRONHORSE, LELAND}


def test_jimmy_texas_draws_nothing_before_the_first_turn() -> None:
    """No turn has ended when the game begins, although he sits on the right of the player who begins."""
    names = ("ann", "bob", "cal", "dee")
    fixed = {"ann": "jimmy-texas", "bob": "rose-doolan", "cal": "willy-the-kid", "dee": "slab-the-killer"}
    rules = BangRules(names, ["great-train-robbery"], roles={"bob": "sheriff"}, characters=fixed)
    t = cast(Table, Game.start(rules, "1").state)
    assert t.turn == 1
    assert [len(player.hand) for player in t.players] == [4, 7, 4, 4]


def test_nobody_else_sees_what_the_mail_car_brings() -> None:
    game = BangSetter().table(read(MAIL, "mail"), NAMES[:4])
    game.apply("use mail-car")
    assert len(game.view(0).as_dict()["aside"]) == 3  # type: ignore[arg-type]
    for seat in (-1, 1, 2):
        assert "6H" not in str(game.view(seat).as_dict())
    game.apply("choose beer@6H, bob")
    assert "beer@6H" in str(game.view(1).as_dict()["players"])
    assert "6H" not in str(game.view(2).as_dict())


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{len(rules.names)}-of-{len(rules.sets)}")
def test_no_railcar_is_ever_lost(rules: BangRules) -> None:
    for seed in range(3):
        game = Game.start(rules, str(seed))
        choose = random.Random(seed)
        while game.decision is not None:
            check_railcars(table(game))
            game.apply(choose.randrange(len(game.decision.options)))


@pytest.mark.parametrize("rules", TABLES[::3], ids=lambda rules: f"{len(rules.names)}-of-{len(rules.sets)}")
def test_the_properties_of_every_game_hold(rules: BangRules) -> None:
    for seed in range(2):
        for game in sample(rules, seed, 13):
            check_options(game)
            check_clone(game, seed)
            for seat in range(0, len(rules.names), 2):
                check_imagine(game, seat, seed)
                check_one_step(game, seat, seed, lambda g, who, card: knows(table(g), who, card))
        check_replay(game)


# ---- what is refused

STOPPED = """\
scenario: stopped
game: bang
sets: [base, great-train-robbery]
players:
  - ann: {role: sheriff, character: willy-the-kid, hand: [HAND]}
  - bob: {role: outlaw, character: slab-the-killer, hand: [missed@3S]}
  - cal: {role: outlaw, character: vulture-sam}
  - dee: {role: renegade, character: rose-doolan}
train:
  stations: [boom-town, san-tafe, frisco, dodgville]
  locomotive: leland
  at: 1
  railcars: [caboose, mail-car, dining-car]
turn: ann
phase: play
moves: []
"""


@pytest.mark.parametrize(
    ("hand", "moves", "move", "why"),
    [
        ("missed@2S", [], "take caboose with missed@2S", "that is not what its station costs"),
        ("bang@2C", [], "take mail-car with bang@2C", "mail-car stands under no station"),
        ("missed@2S", [], "advance", "it may only be done to take a railcar right after it"),
        (
            "bang@2C, bang@3C",
            ["take caboose with bang@2C"],
            "take mail-car with bang@3C",
            "one railcar may be taken in a turn",
        ),
        (
            "bang@2C, beer@6H",
            ["advance", "take caboose with beer@6H"],
            "advance",
            "the train advances for nothing once in a turn",
        ),
        ("bang@2C", ["play bang@2C -> bob"], "advance", "that is done when playing cards in one's own turn"),
    ],
)
def test_who_cannot_take_a_railcar_is_told_why(hand: str, moves: list[str], move: str, why: str) -> None:
    game = BangSetter().table(read(STOPPED.replace("HAND", hand), "stopped"), NAMES[:4])
    game = Game.resume(game.rules, game.state, pausing=True)
    for each in moves:
        game.apply(each)
    with pytest.raises(NotationError) as raised:
        game.apply(move)
    assert f'cannot "{move}" now: {why}; the options are: ' in str(raised.value)
    for language in LANGUAGES:
        wrong: list[Exception] = []
        said = Voice(language, "", (), errors=wrong).say(Message(raised.value.id, **raised.value.facts))
        assert not wrong
        assert (why in said.replace("’", "'")) == (language == "en")
