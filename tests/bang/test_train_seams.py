"""What the engine asks things since there is a train, each shown at a table with the one card that needs it."""

from typing import cast

from posse.bang import cards
from posse.bang.answer import demanded
from posse.bang.hooks import GIVES, HIDES
from posse.bang.menu import Menu, hidden_by, may_have
from posse.bang.scenario import BangSetter
from posse.bang.table import Table
from posse.kernel.game import Game
from posse.kernel.scenario import NO_SUCH_FACT, read

NAMES = ["ann", "bob", "cal", "dee"]
SCENE = """\
scenario: seam
game: bang
sets: [base, SETSgreat-train-robbery]
players:
  - ann: {role: sheriff, character: CHARACTER, ANN}
  - bob: {role: outlaw, character: slab-the-killer, BOB}
  - cal: {role: outlaw, character: vulture-sam}
  - dee: {role: renegade, character: rose-doolan}
turn: ann
REST
moves: []
"""


def scene(
    ann: str = "hand: []",
    bob: str = "hand: []",
    rest: str = "",
    sets: str = "",
    character: str = "willy-the-kid",
) -> Game:
    text = SCENE.replace("ANN", ann).replace("BOB", bob).replace("REST", rest)
    text = text.replace("SETS", sets).replace("CHARACTER", character)
    return BangSetter().table(read(text, "seam"), NAMES)


def table(game: Game) -> Table:
    return cast(Table, game.state)


def fact(game: Game, key: str) -> object:
    found = BangSetter().fact(game, key)
    assert found is not NO_SUCH_FACT, key
    return found


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.texts


def test_something_else_may_be_given_up_for_a_bang() -> None:
    game = scene("hand: [indians@KD]", "railcars: [sleeper-car], in_play: [barrel@QS]")
    assert table(game).players[1].hooks & GIVES
    assert [option.verb for option in demanded(table(game), 1, "bang")] == ["use", "pass"]
    assert [option.verb for option in demanded(table(game), 1, "missed")] == ["pass"]
    play(game, "play indians", "use sleeper-car with bob.barrel")
    assert (fact(game, "bob.life"), fact(game, "bob.in_play")) == (4, [])


def test_something_else_may_be_given_up_for_a_missed() -> None:
    game = scene("hand: []", "railcars: [baggage-car]")
    assert [option.as_id for option in demanded(table(game), 1, "missed")] == ["missed", ""]
    assert [option.verb for option in demanded(table(game), 1, "bang")] == ["pass"]


def test_somebody_may_be_hidden_from_bang_cards_only() -> None:
    game = scene("hand: [bang@2C]", "railcars: [private-car]")
    t = table(game)
    assert t.heard & HIDES
    assert (hidden_by(t, 1), hidden_by(t, 3)) == ("railcar/private-car", "")
    menu = Menu(t, 0)
    assert (menu.in_reach(), menu.bang_targets()) == ([1, 3], [3])
    menu.look_bare()
    assert menu.bang_targets() == [1, 3]


def test_whoever_was_robbed_reacts_once_the_card_is_gone() -> None:
    rest = "deck: [missed@2S, missed@3S]"
    game = scene("hand: [panic@JH, cat-balou@KH]", "in_play: [refund@3S, barrel@QS], hand: [beer@6H]", rest)
    play(game, "play panic -> bob.barrel")
    assert fact(game, "bob.hand") == ["beer@6H", "missed@2S"]
    play(game, "play cat-balou -> bob.refund")
    assert fact(game, "bob.hand") == ["beer@6H", "missed@2S"]  # the card itself is gone


def test_one_of_several_may_be_spared_by_whoever_hits_them() -> None:
    game = play(scene("hand: [gatling@10H]", character="sgt-blaze"), "play gatling")
    assert texts(game) == ["choose bob", "choose cal", "choose dee", "pass"]
    play(game, "choose cal")
    assert (fact(game, "bob.life"), fact(game, "cal.life"), fact(game, "dee.life")) == (3, 4, 3)


def test_what_is_chosen_before_phase_one_has_its_order() -> None:
    rest = "deck: [missed@2S, missed@3S, missed@4S]\nphase: start\nround: 2"
    game = scene("in_play: [map@3D]", rest=rest, sets="dodge-city, ", character="vera-custer")
    assert texts(game) == [
        "discard missed@2S",
        "discard missed@3S",
        "pass",
    ]  # abilities come first in the list
    play(game, "pass")
    assert texts(game) == ["choose bob", "choose cal", "choose dee"]


def test_a_lost_turn_may_have_something_of_its_end() -> None:
    rest = "deck: [bang@KD, missed@2S]"
    game = play(scene(bob="in_play: [strongbox@9H, jail@JS]", rest=rest), "end")
    assert (fact(game, "turn"), fact(game, "bob.hand")) == ("cal", ["missed@2S"])


def test_a_card_may_be_played_for_one_of_several_purposes_of_its_own() -> None:
    game = scene("hand: [full-steam@2S]")
    assert {"play full-steam@2S for double", "play full-steam@2S for ignore"} <= {*texts(game)}
    play(game, "play full-steam for ignore")
    assert fact(game, "discard.top") == "full-steam@2S"


def test_a_card_that_copies_another_is_played_as_itself() -> None:
    game = scene("hand: [money-bag@QC]", rest="discard: [stagecoach@9S]\ndeck: [missed@2S, missed@3S]")
    play(game, "play money-bag as stagecoach")
    assert fact(game, "discard.top") == "money-bag@QC"
    assert fact(game, "ann.hand") == ["missed@2S", "missed@3S"]


def test_what_keeps_somebody_in_the_game_may_wait_in_front_of_the_living() -> None:
    game = scene("hand: [bang@2C, cat-balou@KH]", "railcars: [ghost-car], life: 1")
    assert (fact(game, "bob.ghost"), fact(game, "bob.life")) == (False, 1)
    play(game, "play bang -> bob")
    assert (fact(game, "bob.ghost"), fact(game, "bob.alive")) == (True, True)
    play(game, "play cat-balou -> bob.ghost-car")
    assert fact(game, "bob.alive") is False


def test_a_card_that_is_never_in_a_hand_may_not_be_for_everybody() -> None:
    game = scene("hand: [panic@JH, cat-balou@KH]", "railcars: [ghost-car]")
    card = table(game).players[1].in_play[0]
    assert [may_have(table(game), seat, card) for seat in range(4)] == [False, True, True, True]
    assert may_have(table(game), 0, next(n for n, id in enumerate(cards.ID) if id == "jail"))
    assert "play cat-balou@KH -> bob.ghost-car" in texts(game)
    assert "play panic@JH -> bob.ghost-car" not in texts(game)


def test_what_is_ignored_may_not_be_ignored_where_it_shoots() -> None:
    game = scene(
        "hand: [duel@QD, duel@JS], in_play: [lemat]", "railcars: [prisoner-car]", sets="valley-of-shadows, "
    )
    play(game, "play duel@QD -> bob")
    assert fact(game, "bob.life") == 4
    play(game, "play duel@JS as bang -> bob")
    assert fact(game, "bob.life") == 3


def test_a_shot_may_be_part_of_a_card_that_has_taken_effect() -> None:
    game = scene(
        "hand: [train-robbery@4D]",
        "in_play: [mustang@8H], hand: [escape@3H]",
        sets="valley-of-shadows, ",
    )
    play(game, "play train-robbery -> bob")
    assert texts(game) == ["choose bob.mustang, discard", "choose bob.mustang, bang", "play escape@3H"]
    play(game, "choose bob.mustang, bang")
    assert fact(game, "bob.life") == 3  # it is too late for the Escape


def test_a_part_may_say_what_was_done_in_a_turn() -> None:
    rest = "turn_state: {railcars_taken: 1, advanced: true}"
    game = scene("hand: [bang@4C, beer@6H]", rest=rest)
    assert not [text for text in texts(game) if text.startswith(("take", "advance"))]
