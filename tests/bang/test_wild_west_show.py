"""What scenarios cannot show of the Wild West Show: the setup, what is dealt anew by chance, what everybody sees."""

from typing import cast

import pytest

from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.sets.wild_west_show.pile import show_pile
from posse.bang.table import Table
from posse.bang.view import BangView
from posse.kernel.game import Game
from posse.kernel.scenario import read
from posse.locales.speak import Voice
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from posse.tellers import teller

NAMES = ["ann", "bob", "cal", "dee", "eve"]
SCENE = """\
scenario: sSEED
game: bang
sets: [base, MOREwild-west-show]
VARIANTS
players:
  - ann: {role: sheriff, character: slab-the-killer, ANN}
  - bob: {role: outlaw, character: willy-the-kid, BOB}
  - cal: {role: outlaw, character: calamity-janet, CAL}
  - dee: {role: renegade, character: lucky-duke, DEE}
  - eve: {role: deputy, character: rose-doolan}
REST
turn: ann
moves: []
"""


def scene(rest: str = "", seed: str = "scene", more: str = "", variants: str = "", **who: str) -> Game:
    text = (
        SCENE.replace("SEED", seed).replace("REST", rest).replace("MORE", more).replace("VARIANTS", variants)
    )
    for name in ("ann", "bob", "cal", "dee"):
        text = text.replace(f", {name.upper()}", f", {who[name]}" if name in who else "")
    return BangSetter().table(read(text, f"s{seed}"), NAMES)


def table(game: Game) -> Table:
    return cast(Table, game.state)


def roles(game: Game) -> list[int]:
    return [player.role for player in table(game).players]


def seen(game: Game, seat: int) -> BangView:
    return cast(BangView, game.view(seat))


# ---- the pile


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_final_show_card_lies_at_the_bottom(seed: str) -> None:
    game = Game.start(BangRules(NAMES, ["wild-west-show"]), seed)
    pile = show_pile(table(game))
    ids = [cards.BILL[number].id for number in pile.stack]
    assert (len(ids), len(set(ids)), ids[0]) == (10, 10, "wild-west-show")
    assert BangSetter().fact(game, "show") is None


def test_nobody_sees_the_next_show_card() -> None:
    game = Game.start(BangRules(NAMES, ["wild-west-show"]), "1")
    for seat in range(-1, 5):
        shape = seen(game, seat).shape("show")
        assert shape is not None
        assert (shape.next, shape.count, shape.cards) == ("", 10, [])


# ---- roles that are dealt anew


def test_the_roles_of_the_dead_are_dealt_anew_face_down() -> None:
    came_back_as = set()
    for seed in range(12):
        game = scene("show: bone-orchard", str(seed), bob="dead: 1", dee="dead: 2")
        game.apply("end")
        t = table(game)
        assert (t.turn, t.players[1].alive, t.players[3].alive) == (1, True, False)
        assert sorted([t.players[1].role, t.players[3].role]) == sorted([OUTLAW, RENEGADE])
        assert not t.players[1].role_shown
        assert not t.players[3].role_shown
        assert seen(game, 0).players[1].role == ""
        assert seen(game, 1).players[1].role != ""
        came_back_as.add(t.players[1].role)
    assert came_back_as == {OUTLAW, RENEGADE}


def test_a_shadow_renegade_keeps_his_role_in_the_bone_orchard() -> None:
    for seed in range(8):
        game = scene(
            "show: bone-orchard",
            str(seed),
            "gold-rush, ",
            "variants: [shadow-gunslingers]",
            bob="dead: 1",
            dee="dead: 2",
        )
        game.apply("end")
        assert roles(game) == [SHERIFF, OUTLAW, OUTLAW, RENEGADE, DEPUTY]


def test_helena_zontero_deals_hidden_roles_anew() -> None:
    dealt = set()
    for seed in range(12):
        game = scene(
            "deck: [bang@2C, bang@3C, beer@6H]\nshow_next: [helena-zontero]",
            str(seed),
            ann="hand: [stagecoach@9S]",
            cal="dead: true",
        )
        game.apply("play stagecoach")
        now = roles(game)
        assert (now[0], now[2], sorted(now)) == (SHERIFF, OUTLAW, sorted(roles(scene())))
        told = [event for event in game.events if event.kind == "role_dealt"]
        assert [event.facts["player"] for event in told] == [1, 3, 4]
        assert seen(game, 1).players[1].role != ""
        assert seen(game, 0).players[1].role == ""
        dealt.add(now[1])
    assert len(dealt) > 1


# ---- what everybody sees


def test_hands_lie_open_under_sacagaway_alone() -> None:
    game = scene("show: sacagaway\nshow_next: [gag]", ann="hand: [stagecoach@9S]", bob="hand: [beer@6H]")
    assert [cards.TEXT[card] for card in seen(game, 0).players[1].hand] == ["beer@6H"]
    assert len(seen(game, 1).players[0].hand) == 1
    game.apply("play stagecoach")
    assert seen(game, 0).players[1].hand == []
    assert seen(game, 1).players[0].hand == []


def test_everybody_sees_how_many_cards_miss_susanna_has_counted() -> None:
    game = scene("show: miss-susanna", ann="hand: [barrel@QS, mustang@8H]")
    assert seen(game, 2).shape("cards-played") is None
    game.apply("play barrel")
    shape = seen(game, 2).shape("cards-played")
    assert shape is not None
    assert (shape.seat, shape.count) == (0, 1)


def test_everybody_sees_who_misses_a_turn() -> None:
    game = scene("show: lady-rosa-del-texas")
    game.apply("use lady-rosa-del-texas")
    shape = seen(game, 2).shape("misses-turn")
    assert shape is not None
    assert shape.seat == 4
    assert seen(game, 2).ring == [4, 1, 2, 3, 0]


# ---- characters


def test_big_spencer_begins_with_five_cards() -> None:
    rules = BangRules(NAMES, ["wild-west-show"], characters={"ann": "big-spencer"}, roles={"ann": "sheriff"})
    ann = table(Game.start(rules, "1")).players[0]
    assert (ann.life, len(ann.hand)) == (10, 5 + 2)  # she has drawn for her first turn


def test_gregory_deck_draws_two_that_nobody_uses() -> None:
    who = {
        "ann": "gregory-deck",
        "bob": "willy-the-kid",
        "cal": "suzy-lafayette",
        "dee": "sid-ketchum",
        "eve": "paul-regret",
    }
    base = {cards.CHARACTER[number].id for number in cards.SETS["base"].character_numbers}
    for seed in range(6):
        rules = BangRules(NAMES, ["wild-west-show"], characters=who, roles={"ann": "sheriff"})
        game = Game.start(rules, str(seed))
        before = seen(game, 0).players[0].copies
        assert len(set(before)) == 2
        assert set(before) <= base - set(who.values())
        game.apply("use gregory-deck")
        after = seen(game, 0).players[0].copies
        assert len(set(after)) == 2
        assert set(after) <= base - set(who.values())


def test_vera_custer_copying_gregory_deck_draws_two_of_her_own() -> None:
    text = SCENE.replace("character: willy-the-kid, BOB", "character: vera-custer")
    text = text.replace(
        "character: calamity-janet, CAL", "character: gregory-deck, copies: [el-gringo, jourdonnais]"
    )
    for word in (", ANN", ", DEE", "VARIANTS\n", "REST\n"):
        text = text.replace(word, "")
    game = BangSetter().table(read(text.replace("MORE", "dodge-city, "), "sSEED"), NAMES)
    game.apply("end")
    game.apply("choose cal")
    first = seen(game, 0).players[1].copies
    assert (first[0], len(set(first))) == ("gregory-deck", 3)
    assert not {"el-gringo", "jourdonnais", "slab-the-killer"} & set(first)
    assert seen(game, 1).kind == "play"


# ---- goals that change


def test_everybody_is_told_what_wins_now() -> None:
    game = scene("show: gag\nshow_next: [wild-west-show]", ann="hand: [stagecoach@9S]")
    assert seen(game, 1).goal == ""
    assert "goal" not in game.view(1).as_dict()
    game.apply("play stagecoach")
    for seat in range(-1, 5):
        assert game.view(seat).as_dict()["goal"] == "bang-goals-last-one-in-play"
    line = teller(game.rules).line(game.events[-1], 1, game.events)
    assert line is not None
    said = Voice("en", "bang", NAMES, 1).sentence(line.message)
    assert said == "From now on: Be the last one in play."


def test_whoever_is_left_wins_without_friends() -> None:
    rest = "show: wild-west-show"
    game = scene(rest, ann="hand: [bang@2C], life: 5", bob="life: 1")
    assert game.rules.sides(game.state) == ["alone"] * 5
    assert scene().rules.sides(scene().state) == ["law", "outlaws", "outlaws", "renegade", "law"]
