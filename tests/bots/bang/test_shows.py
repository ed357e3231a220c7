"""Bots keep up with show cards: roles dealt anew, goals that change, a turn that wants three cards."""

from posse.bang.scenario import BangSetter
from posse.bots.belief import UNKNOWN, Belief
from posse.bots.registry import make
from posse.kernel.game import Game
from posse.kernel.scenario import read
from posse.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

NAMES = ["ann", "bob", "cal", "dee", "eve"]
SCENE = """\
scenario: shows
game: bang
sets: [base, wild-west-show]
players:
  - ann: {role: sheriff, character: lucky-duke, ANN}
  - bob: {role: deputy, character: willy-the-kid, BOB}
  - cal: {role: outlaw, character: rose-doolan}
  - dee: {role: renegade, character: slab-the-killer}
  - eve: {role: outlaw, character: el-gringo}
REST
moves: []
"""


def scene(rest: str, ann: str, bob: str = "life: 3") -> Game:
    text = SCENE.replace("REST", rest).replace("ANN", ann).replace("BOB", bob)
    return BangSetter().table(read(text, "shows"), NAMES)


def chosen(game: Game) -> str:
    assert game.decision is not None
    option = make("rule-of-thumb", "1").choose(game.view(game.decision.player), game.decision)
    return game.decision.texts[game.decision.options.index(option)]


def test_roles_dealt_anew_are_forgotten_and_all_else_is_not() -> None:
    belief = Belief([SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
    belief.learn(1, OUTLAW)
    belief.learn(2, RENEGADE)
    belief.dealt_anew((1, 2))
    assert belief.chances[0][SHERIFF] == 1.0
    assert abs(belief.chances[1][OUTLAW] - 0.5) < 1e-9
    assert abs(belief.chances[2][RENEGADE] - 0.5) < 1e-9
    assert belief.chances[3][RENEGADE] == 0.0
    assert abs(belief.chances[3][DEPUTY] - 0.5) < 1e-9
    belief.learn(1, RENEGADE)
    assert belief.chances[2][OUTLAW] == 1.0


def test_nobody_has_friends_once_everybody_plays_for_himself() -> None:
    ann, bob = "life: 1", "hand: [bang@2C]"
    assert chosen(scene("turn: bob", ann, bob)) != "play bang@2C -> ann"
    assert chosen(scene("turn: bob\nshow: wild-west-show", ann, bob)) == "play bang@2C -> ann"


def test_a_turn_that_wants_three_cards_gets_them() -> None:
    game = scene("turn: ann\nshow: miss-susanna", "life: 1, hand: [mustang@8H, scope@AS, barrel@QS]")
    for _ in range(3):
        text = chosen(game)
        assert text.startswith("play")
        game.apply(text)
