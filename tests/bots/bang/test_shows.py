"""Bots keep up with show cards: new roles, other goals, a turn in which three cards must be played."""

from typing import cast

from posse.bang.scenario import BangSetter
from posse.bang.sets.wild_west_show.lore.shows import LONG_GAME
from posse.bang.table import Table
from posse.bang.view import BangView
from posse.bots.bang.memory import Memory
from posse.bots.bang.outlook import Outlook
from posse.bots.belief import UNKNOWN, Belief
from posse.bots.registry import make
from posse.bots.style import Style
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


def test_roles_dealt_anew_to_a_full_table_leave_as_many_worlds_as_there_are() -> None:
    belief = Belief([SHERIFF, *[UNKNOWN] * 7])
    belief.learn(3, OUTLAW)
    belief.dealt_anew(tuple(range(1, 8)))
    assert len(belief.worlds) == 210
    assert len({tuple(world) for world in belief.worlds}) == 210
    assert abs(belief.chances[3][OUTLAW] - 3 / 7) < 1e-9
    assert abs(belief.chances[5][RENEGADE] - 2 / 7) < 1e-9


def test_who_sits_down_at_a_table_of_three_after_a_new_deal_knows_nobody() -> None:
    belief = Belief([UNKNOWN] * 3)
    assert len(belief.worlds) == 6
    assert abs(belief.chances[1][DEPUTY] - 1 / 3) < 1e-9


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


# ---- who is my enemy now


def memory(game: Game, seat: int = 0) -> Memory:
    """What a player remembers of everything that has happened."""
    view = cast(BangView, game.view(seat))
    out = Memory(view, 1.0)
    out.catch_up(view)
    return out


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def test_the_will_of_whoever_gave_the_order_shows_in_a_card() -> None:
    """Cal orders Eve to shoot at the Sheriff. That is evidence against Cal and says nothing about Eve."""
    text = (
        SCENE.replace("ANN", "life: 4")
        .replace("BOB", "life: 3")
        .replace("REST", "turn: cal\nshow: dorothy-rage")
    )
    text = text.replace("character: el-gringo", "character: el-gringo, hand: [bang@2C]")
    game = BangSetter().table(read(text, "shows"), NAMES)
    before = memory(game).belief.chances
    after = memory(play(game, "use dorothy-rage -> eve", "choose bang", "choose ann")).belief.chances
    assert after[2][OUTLAW] > before[2][OUTLAW] + 0.1
    assert after[4][OUTLAW] <= before[4][OUTLAW]


def test_an_order_that_came_to_nothing_does_not_excuse_what_follows() -> None:
    text = (
        SCENE.replace("ANN", "life: 4")
        .replace("BOB", "life: 3")
        .replace("REST", "turn: dee\nshow: dorothy-rage")
    )
    text = text.replace("character: el-gringo", "character: el-gringo, hand: [bang@2C]")
    game = BangSetter().table(read(text, "shows"), NAMES)
    play(game, "use dorothy-rage -> eve", "choose beer", "end")
    before = memory(game).belief.chances
    after = memory(play(game, "play bang -> ann")).belief.chances
    assert after[4][OUTLAW] > before[4][OUTLAW] + 0.1


def test_what_somebody_did_in_another_role_is_not_held_against_him() -> None:
    text = SCENE.replace("ANN", "life: 4").replace("BOB", "life: 3")
    rest = "turn: eve\ndeck: [bang@3C, bang@4C, beer@6H]\nshow_next: [helena-zontero]"
    text = text.replace("REST", rest)
    text = text.replace("character: el-gringo", "character: el-gringo, hand: [bang@2C, stagecoach@9S]")
    game = play(BangSetter().table(read(text, "shows"), NAMES), "play bang -> ann")
    assert sum(memory(game).attacks[4]) == 1
    play(game, "play stagecoach")
    seen = memory(game)
    assert sum(seen.attacks[4]) == 0
    assert abs(seen.belief.chances[4][OUTLAW] - 0.5) < 0.01  # one of four, two of whom are Outlaws


def test_deeds_tell_nothing_of_roles_once_everybody_plays_for_himself() -> None:
    text = SCENE.replace("ANN", "life: 4").replace("BOB", "life: 3")
    rest = "turn: eve\nshow_next: [wild-west-show]"
    text = text.replace("REST", rest)
    text = text.replace(
        "character: el-gringo", "character: el-gringo, hand: [bang@2C, gatling@10H, stagecoach@9S]"
    )
    game = play(BangSetter().table(read(text, "shows"), NAMES), "play stagecoach")
    before = memory(game).belief.chances
    assert memory(play(game, "play bang@2C -> ann", "play gatling")).belief.chances == before


def test_who_plays_for_himself_says_so() -> None:
    game = scene("turn: bob\nshow: wild-west-show", "life: 1", "hand: [bang@2C]")
    assert game.decision is not None
    bot = make("rule-of-thumb", "1")
    bot.choose(game.view(1), game.decision)
    assert bot.explain() == "I play BANG! against Ann: everybody plays for himself now."


def outlook(game: Game) -> Outlook:
    assert game.decision is not None
    seat = game.decision.player
    seen = memory(game, seat)
    return Outlook(cast(BangView, game.view(seat)), game.decision, Style(), seen.belief, seen)


def test_under_showdown_every_card_answers_and_more_of_them_dodge() -> None:
    bob = "life: 3, hand: [beer@6H, beer@7H]"
    usual, showdown = (
        outlook(scene(f"turn: ann\n{show}", "hand: [duel@8C, barrel@QS]", bob))
        for show in ("", "show: showdown")
    )
    assert usual.no_bang(1) > 0.0 == showdown.no_bang(1)
    assert usual.no_bang(2) == showdown.no_bang(2) == 1.0  # no cards, no answer
    assert usual.hits(1) > showdown.hits(1) > 0.0
    assert (usual.my_bangs(), showdown.my_bangs()) == (0, 2)
    assert (showdown.wins_duel(1, 2), showdown.wins_duel(1, 1)) == (1.0, 0.0)


def last_in_play(number: int) -> str:
    """Who is left of a rule-of-thumb bot (Cal) and four random ones, when everybody plays for himself."""
    game = scene("turn: ann\nshow: wild-west-show", "life: 5", "life: 4")
    bots = [make("rule-of-thumb" if name == "cal" else "random", f"{name}/{number}") for name in NAMES]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.player].choose(game.view(decision.player), decision))
    return str(game.winners[0])


def test_whoever_thinks_outlives_those_who_do_not_once_everybody_plays_for_himself() -> None:
    assert [last_in_play(number) for number in range(20)].count("cal") >= 8  # a random bot would win four


def test_nobody_changes_seats_for_ever() -> None:
    """Shadows who changed seats in all their turns once kept the living from ever having one."""
    game = scene("show: lady-rosa-del-texas\nturn: ann", "life: 4, hand: []")
    assert chosen(game) == "use lady-rosa-del-texas"
    cast(Table, game.state).turns = LONG_GAME * len(NAMES) + 1
    assert chosen(game) == "end"
