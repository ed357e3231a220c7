"""What scenarios cannot show of Armed & Dangerous: the setup, and that no load is ever lost."""

import random
from typing import cast

import pytest

from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.sets.armed_and_dangerous.loads import ALL_LOADS, AT_MOST, ORANGE, loads
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
SET = "armed-and-dangerous"
OTHERS = [id for id in cards.SETS if id not in ("base", SET)]
#: The set alone and with all others, for every number of players.
TABLES = [
    BangRules(NAMES[:count], [SET, *others])
    for others in ([], OTHERS)
    for count in sorted({n for id in ("base", *others) for n in cards.SETS[id].role_splits})
]


def table(game: Game) -> Table:
    return cast(Table, game.state)


def check_loads(t: Table) -> None:
    """Every load is somewhere, no place has too many, and every Dangerous card in play has some."""
    part = loads(t)
    lying = [card for player in t.players for card in player.in_play if cards.KIND[card].border == ORANGE]
    assert sorted(part.on_card) == sorted(lying)
    assert all(0 < count <= AT_MOST for count in part.on_card.values())
    assert all(0 <= count <= AT_MOST for count in part.on_character)
    assert part.supply >= 0
    assert part.supply + sum(part.on_card.values()) + sum(part.on_character) == ALL_LOADS


def test_red_ringo_starts_with_four_loads() -> None:
    ringo = next(n for n, who in enumerate(cards.CHARACTER) if who.id == "red-ringo")
    seen = False
    for seed in range(30):
        t = table(Game.start(BangRules(NAMES[:7], [SET]), str(seed)))
        held = [4 if player.character == ringo else 0 for player in t.players]
        assert loads(t).on_character == held
        seen = seen or sum(held) > 0
    assert seen


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{len(rules.names)}-of-{len(rules.sets)}")
def test_no_load_is_ever_lost(rules: BangRules) -> None:
    for seed in range(3):
        game = Game.start(rules, str(seed))
        choose = random.Random(seed)
        while game.decision is not None:
            check_loads(table(game))
            game.apply(choose.randrange(len(game.decision.options)))
        assert game.winners
        check_replay(game)


@pytest.mark.parametrize("others", [[], OTHERS], ids=["alone", "with-all"])
def test_clones_and_what_others_may_know(others: list[str]) -> None:
    rules = BangRules(NAMES[:5], [SET, *others])
    for game in sample(rules, 7, 9):
        check_options(game)
        check_clone(game, 7)
        for seat in (0, 2, 4):
            check_imagine(game, seat, 7)
            check_one_step(game, seat, 7, lambda g, who, card: knows(table(g), who, card))


STOPPED = """\
scenario: stopped
game: bang
sets: [base, armed-and-dangerous]
players:
  - ann:
      role: sheriff
      character: al-preacher
      hand: [beer@6H, bang@2C]
      in_play: [whip@5C, crate@3H]
      loads: {whip: 1, crate: 1}
  - bob: {role: outlaw, character: bass-greeves, hand: [missed@3S], in_play: [mustang@9H]}
  - cal: {role: outlaw, character: vulture-sam}
  - dee: {role: renegade, character: rose-doolan}
turn: ann
phase: play
moves: []
"""


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("use whip spending 3 -> bob.mustang", "that takes 3 loads, and 1 is too few"),
        ("use crate", "that takes 2 loads, and 1 is too few"),
        ("play beer spending 3", "that takes 3 loads, and 2 is too few"),
    ],
)
def test_who_has_too_few_loads_is_told_so(move: str, why: str) -> None:
    game = BangSetter().table(read(STOPPED, "stopped"), NAMES[:4])
    with pytest.raises(NotationError) as raised:
        game.apply(move)
    assert f'cannot "{move}" now: {why}; the options are: ' in str(raised.value)
    for language in LANGUAGES:
        wrong: list[Exception] = []
        said = Voice(language, "", (), errors=wrong).say(Message(raised.value.id, **raised.value.facts))
        assert not wrong
        assert (why in said) == (language == "en")
