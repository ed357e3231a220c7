"""What a set may bring, seam by seam, shown on a made-up one: a part, a hook or a verb that no set of ours uses yet."""

from collections.abc import Iterator
from typing import cast

import pytest

from posse.bang import cards
from posse.bang.blow import Shot
from posse.bang.cards import CardSet
from posse.bang.flip import flip_all
from posse.bang.menu import menu_options
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.sets.armed_and_dangerous.loads import NEAR, loads
from posse.bang.sets.high_noon.events import GhostTown, Thirst, TrainArrival
from posse.bang.table import Table
from posse.bang.things import HOOKS, Thing
from posse.bang.turn import way_back
from posse.bang.view import BangView, knows
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.option import Option, character_ref, is_card, is_character, is_hand, is_player, ref_seat
from posse.kernel.scenario import NO_SUCH_FACT, read
from posse.roles import DEPUTY, OUTLAW
from tests.made_up.sets import FAIR, added
from tests.properties import (
    check_clone,
    check_imagine,
    check_one_step,
    check_options,
    check_replay,
    sample,
    walk,
)

NAMES = ["ann", "bob", "cal", "dee", "eve", "flo", "gus"]


@pytest.fixture(scope="module", autouse=True)
def fair() -> Iterator[CardSet]:
    with added(FAIR) as new:
        yield new


SCENE = """\
scenario: seam
game: bang
sets: [base, SETSfair]
VARIANTS
players:
  - ann: {role: sheriff, ANN}
  - bob: {role: outlaw, BOB}
  - cal: {role: outlaw, CAL}
  - dee: {role: renegade, DEE}
turn: ann
REST
moves: []
"""
WHO = {
    "ann": "character: slab-the-killer",
    "bob": "character: rose-doolan",
    "cal": "character: bart-cassidy",
    "dee": "character: lucky-duke",
}


def scene(
    ann: str = "",
    bob: str = "",
    cal: str = "",
    dee: str = "",
    rest: str = "",
    sets: str = "",
    variants: str = "",
) -> Game:
    text = SCENE.replace("SETS", sets).replace("VARIANTS", variants).replace("REST", rest)
    for name, more in zip(WHO, (ann, bob, cal, dee), strict=True):
        who = more if "character" in more else f"{WHO[name]}, {more}".rstrip(", ")
        text = text.replace(name.upper(), who)
    return BangSetter().table(read(text, "seam"), NAMES[:4])


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def fact(game: Game, key: str) -> object:
    found = BangSetter().fact(game, key)
    assert found is not NO_SUCH_FACT, key
    return found


def table(game: Game) -> Table:
    return cast(Table, game.state)


def texts(game: Game) -> list[str]:
    assert game.decision is not None
    return game.decision.texts


# ---- parts and shapes


def test_a_scenario_sets_parts_up_and_asks_for_them() -> None:
    game = scene("tickets: 4, prizes: [big-hat]", rest="booth: [lemonade, teddy-bear]\nwheel: 1")
    assert fact(game, "ann.tickets") == 4
    assert fact(game, "ann.prizes") == ["big-hat"]
    assert fact(game, "bob.tickets") == 0
    assert cast(list[str], fact(game, "booth"))[:2] == ["lemonade", "teddy-bear"]
    assert fact(game, "wheel") == 1


def test_every_shape_is_there() -> None:
    game = scene("tickets: 4, prizes: [big-hat], hand: [popgun@2H]", rest="attraction: free-for-all")
    play(game, "play popgun")
    for seat in (-1, 0, 2):
        shapes = cast(BangView, game.view(seat)).shapes
        assert {shape.shape for shape in shapes} == {"counter", "tokens", "row", "pile", "bill", "track"}
    assert {"shape": "counter", "id": "tickets", "seat": 0, "count": 4} in cast(
        list[object], game.view(1).as_dict()["shapes"]
    )


def test_a_part_is_copied_with_the_table() -> None:
    game = scene("tickets: 4", rest="booth: [lemonade]")
    twin = game.clone()
    play(twin, "buy lemonade")
    assert fact(twin, "ann.tickets") == 3
    assert fact(game, "ann.tickets") == 4


# ---- verbs, tokens, belongings, piles of their own


def test_options_with_verbs_of_their_own() -> None:
    game = scene("tickets: 3, life: 2", "prizes: [big-hat]", rest="booth: [lemonade, teddy-bear]")
    assert {"buy lemonade spending 1", "buy teddy-bear spending 3", "expel bob.big-hat spending 3"} <= {
        *texts(game)
    }
    play(game, "expel bob.big-hat")
    assert fact(game, "bob.prizes") == []
    assert fact(game, "ann.tickets") == 0
    assert not [text for text in texts(game) if text.startswith("buy")]


def test_a_hand_card_may_be_played_for_something_else() -> None:
    game = scene("hand: [beer@6H]")
    assert {"play beer@6H", "play beer@6H for ticket"} <= {*texts(game)}
    play(game, "play beer for ticket")
    assert (fact(game, "ann.tickets"), fact(game, "discard.top")) == (1, "beer@6H")


def test_tokens_lie_on_a_card_and_go_with_it() -> None:
    game = scene("hand: [popgun@2H]")
    play(game, "play popgun")
    assert fact(game, "corks") == 3
    play(game, "use popgun spending 1 -> bob", "use popgun -> bob")
    assert (fact(game, "corks"), fact(game, "bob.life")) == (1, 2)
    play(game, "use popgun -> dee")
    assert (fact(game, "corks"), fact(game, "discard.top")) == (0, "popgun@2H")


def test_what_a_player_has_beside_his_cards_counts() -> None:
    game = scene("prizes: [big-hat]", rest="event: lasso", sets="fistful-of-cards, ")
    assert table(game).hand_limit(0) == 5  # without effect, like all that lies in front of players
    assert table(scene("prizes: [big-hat]")).hand_limit(0) == 8


def test_cards_without_rank_and_suit_have_a_pile_of_their_own() -> None:
    game = scene()
    prizes = [card for card, kind in enumerate(cards.KIND) if kind.pile == "booth"]
    assert {cards.SUIT[card] for card in prizes} == {cards.NO_SUIT}
    assert {cards.TEXT[card] for card in prizes} == {"big-hat", "teddy-bear", "lemonade"}
    assert not set(prizes) & set(table(game).deck)
    assert sorted(card for place in table(game).parts["booth"].cards() for card in place) == prizes


def test_a_card_may_be_given_another_place() -> None:
    game = scene("hand: [cat-balou@KH]", "in_play: [balloon@4H]")
    play(game, "play cat-balou -> bob.balloon")
    assert fact(game, "discard.top") == "cat-balou@KH"
    assert cards.TEXT[table(game).deck[0]] == "balloon@4H"


# ---- life and death


def test_a_wound_pays_whoever_caused_it() -> None:
    game = play(scene("hand: [bang@2C]"), "play bang -> bob")
    assert fact(game, "ann.tickets") == 1
    assert fact(game, "bob.tickets") == 0


def test_the_wound_that_kills_pays_too_and_the_price_on_a_head() -> None:
    game = play(scene("hand: [bang@2C]", "life: 1, in_play: [price-tag@8D]"), "play bang -> bob")
    assert fact(game, "bob.alive") is False
    assert fact(game, "ann.tickets") == 1 + 3


def test_a_loss_may_be_lowered_before_it_happens() -> None:
    rest = "event: charity\nphase: start\ndeck: [missed@2S]"
    game = scene("in_play: [dynamite@2H]", rest=rest)
    assert fact(game, "ann.life") == 4  # one point of three


def test_something_may_keep_a_dying_player_in_the_game() -> None:
    game = play(scene("hand: [bang@2C]", "life: 1, prizes: [teddy-bear]"), "play bang -> bob")
    assert (fact(game, "bob.alive"), fact(game, "bob.life"), fact(game, "bob.prizes")) == (True, 1, [])


def test_the_last_three_may_fall_together() -> None:
    rules = BangRules(NAMES[:3], ["dodge-city", "fair"])
    game = Game.start(rules, "7")
    t = table(game)
    t.own_goals = t.goals
    for player in t.players:
        player.alive = False
    winners = t.goals.winners(t, 0, -1)
    assert winners is not None
    assert [t.players[seat].role for seat in winners] == [OUTLAW]


def test_nobody_falls_and_the_goals_stay() -> None:
    text = SCENE.replace("SETS", "dodge-city, ").replace("VARIANTS", "").replace("REST", "")
    text = text.replace("role: sheriff, ANN", "role: deputy, character: barker, hand: [fireworks@7S]")
    text = text.replace("role: outlaw, BOB", "role: outlaw, character: rose-doolan")
    text = text.replace("role: outlaw, CAL", "role: renegade, character: magpie")
    text = "\n".join(line for line in text.splitlines() if "- dee:" not in line) + "\n"
    game = play(BangSetter().table(read(text, "seam"), NAMES[:3]), "play fireworks")
    assert fact(game, "ann.life") == 3
    assert table(game).own_goals.id == "hunt-of-three"


def test_the_end_of_the_game_may_be_looked_for_later() -> None:
    game = scene("hand: [fireworks@7S], life: 1", "life: 1", "life: 1", "life: 1")
    play(game, "play fireworks")
    assert game.over  # nobody is left: the Outlaws have won, not whoever fell last
    assert game.winners == ["bob", "cal"]


# ---- shots


def test_a_shot_that_cannot_be_avoided() -> None:
    who = "character: sharpshooter, hand: [bang@2C]"
    game = play(scene(who, "hand: [missed@2S]", rest="deck: [schofield@KS]"), "play bang -> bob")
    assert (fact(game, "bob.life"), fact(game, "bob.hand")) == (3, ["missed@2S"])


def test_a_shot_that_costs_more() -> None:
    who = "character: sharpshooter, hand: [bang@2C]"
    game = play(scene(who, rest="deck: [beer@6H]"), "play bang -> bob")
    assert (fact(game, "bob.life"), fact(game, "ann.tickets")) == (2, 2)


def test_a_shot_may_change_its_target_who_has_all_his_defences() -> None:
    who = "character: acrobat, in_play: [barrel@QS], hand: [beer@6H]"
    game = scene(
        "hand: [bang@2C]", who, "in_play: [barrel@KS], hand: [missed@2S]", rest="deck: [schofield@JC]"
    )
    play(game, "play bang -> bob", "use barrel")  # no luck
    assert "use acrobat with beer@6H -> cal" in texts(game)
    assert "use acrobat with beer@6H -> ann" not in texts(game)  # she shot
    play(game, "use acrobat with beer -> cal")
    assert game.decision is not None
    assert (game.decision.name, game.decision.by) == ("cal", 0)
    assert {"use barrel", "play missed@2S"} <= {*texts(game)}
    play(game, "pass")
    assert (fact(game, "bob.life"), fact(game, "cal.life"), fact(game, "ann.tickets")) == (4, 3, 1)


def test_a_shot_that_changed_its_target_may_not_affect_him() -> None:
    who = "character: acrobat, hand: [beer@6H]"
    game = scene("hand: [bang@2D]", who, "character: apache-kid", sets="dodge-city, ")
    play(game, "play bang@2D -> bob", "use acrobat -> cal")
    assert (fact(game, "bob.life"), fact(game, "cal.life")) == (4, 3)
    assert game.decision is not None
    assert game.decision.name == "ann"


def test_what_only_diverts_helps_against_a_shot_that_cannot_be_avoided() -> None:
    who = "character: sharpshooter, hand: [bang@2C]"
    game = scene(who, "character: acrobat, hand: [beer@6H, missed@2S]", rest="deck: [schofield@KS]")
    play(game, "play bang -> bob")
    assert "play missed@2S" not in texts(game)
    play(game, "use acrobat with beer -> cal")
    assert (fact(game, "bob.life"), fact(game, "cal.life")) == (4, 3)


def test_a_question_tells_how_much_is_at_stake() -> None:
    who = "character: sharpshooter, hand: [bang@2C]"
    game = play(scene(who, "hand: [missed@2S]", rest="deck: [beer@6H]"), "play bang -> bob")
    assert game.decision is not None
    assert game.decision.amount == 2


# ---- reactions


def test_a_card_without_an_answer_of_its_own_may_be_evaded() -> None:
    who = "character: juggler, hand: [candyfloss@5D, beer@6H]"
    game = scene("hand: [cat-balou@KH]", who)
    play(game, "play cat-balou -> bob.hand")
    assert texts(game) == ["play candyfloss@5D", "pass"]
    play(game, "play candyfloss")
    assert (fact(game, "bob.hand"), fact(game, "bob.tickets")) == (["beer@6H"], 0)


@pytest.mark.parametrize("card", ["indians@KD", "gatling@10H", "duel@8C -> bob"])
def test_evading_stands_in_one_list_with_other_answers(card: str) -> None:
    who = "character: juggler, hand: [candyfloss@5D, bang@3C, missed@2S]"
    game = scene(f"hand: [{card.partition(' ')[0]}]", who)
    play(game, f"play {card}")
    answer = "play missed@2S" if card.startswith("gatling") else "play bang@3C"
    assert texts(game) == [answer, "play candyfloss@5D", "pass"]
    play(game, "play candyfloss")
    assert fact(game, "bob.life") == 4
    assert fact(game, "bob.hand.count") == 2


def test_a_bang_card_and_what_is_no_brown_card_cannot_be_evaded() -> None:
    who = "character: juggler, hand: [candyfloss@5D]"
    game = scene("in_play: [knife@8H], hand: [bang@2C]", who, sets="dodge-city, ")
    play(game, "play bang -> bob", "use knife -> bob")
    assert (fact(game, "bob.life"), fact(game, "bob.hand.count")) == (2, 1)


def test_whoever_loses_a_card_to_another_may_react_first() -> None:
    who = "character: juggler, hand: [beer@6H], in_play: [barrel@QS]"
    game = scene("hand: [cat-balou@KH, panic@JH]", who)
    play(game, "play cat-balou -> bob.barrel", "play panic -> bob.hand")
    assert (fact(game, "bob.tickets"), fact(game, "ann.hand")) == (2, ["beer@6H"])


def test_cards_of_the_draw_phase_may_be_left() -> None:
    rest = "deck: [beer@6H, beer@7H]\nphase: draw"
    game = scene("character: juggler", rest=rest)
    assert texts(game) == ["choose 2", "choose 1"]
    play(game, "choose 1")
    assert (fact(game, "ann.hand"), fact(game, "ann.tickets")) == (["beer@6H"], 1)


def test_a_card_reacts_once_it_has_left_play() -> None:
    game = scene("hand: [cat-balou@KH]", "in_play: [balloon@4H]")
    play(game, "play cat-balou -> bob.balloon")
    assert fact(game, "bob.tickets") == 1


def test_others_react_to_a_card_that_was_played() -> None:
    game = scene("hand: [beer@6H], life: 2", "character: barker")
    play(game, "play beer@6H")
    assert (fact(game, "ann.life"), fact(game, "bob.tickets")) == (3, 1)


def test_a_draw_may_feed_somebody() -> None:
    game = scene("hand: [bang@2C]", "character: magpie, in_play: [barrel@QS]", rest="deck: [beer@6H]")
    play(game, "play bang -> bob", "use barrel")
    assert fact(game, "bob.hand") == ["beer@6H"]


def test_a_house_rule_hears_of_cards_that_leave_a_hand() -> None:
    game = scene(
        "hand: [stagecoach@9S]", variants="variants: [dry-fair]", rest="deck: [bang@2C, bang@3C, bang@4C]"
    )
    play(game, "play stagecoach")
    assert fact(game, "ann.hand.count") == 3  # one for the empty hand, two for the Stagecoach
    assert "beer" not in {cards.ID[card] for card in table(game).deck}


# ---- what a card costs before it takes effect, how a shot ends, whom nothing helps


class Watcher(Thing):
    """A house rule that hears of everything and sees everybody near, for one player at a time."""

    id = "watcher"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.heard: list[str] = []

    async def before_play(self, t: Table, seat: int, player: int, option: Option) -> None:
        self.heard.append(f"{NAMES[seat]} plays {cards.ID[option.card()]}")

    async def shot_over(self, t: Table, shot: Shot) -> None:
        self.heard.append("cancelled" if shot.cancelled else "hit")

    def sight(self, t: Table, seat: int, other: int, distance: int) -> int:
        return 1 if seat == self.seat else distance

    def silences_abilities(self, t: Table, seat: int) -> bool:
        return seat == self.seat

    def silences_cards(self, t: Table, seat: int) -> bool:
        return seat == self.seat


def watched(game: Game, seat: int) -> Watcher:
    rule = Watcher(seat)
    t = table(game)
    t.rules_of_table = [*t.rules_of_table, rule]
    t.refresh()
    return rule


def test_a_rule_hears_of_a_card_before_and_of_a_shot_after_it() -> None:
    game = scene("character: kit-carlson, hand: [bang@2C]", "hand: [missed@2S]")
    rule = watched(game, 3)
    play(game, "play bang -> bob", "play missed")
    assert rule.heard == ["ann plays bang", "cancelled"]


def test_a_shot_that_hits_is_over_too() -> None:
    game = scene("hand: [bang@2C]")
    rule = watched(game, 3)
    play(game, "play bang -> bob")
    assert rule.heard == ["ann plays bang", "hit"]


def test_one_player_alone_has_neither_ability_nor_cards() -> None:
    game = scene("hand: [bang@2C], in_play: [schofield@JC]", cal="in_play: [barrel@QS]")
    watched(game, 2)
    play(game, "play bang -> cal")
    assert (fact(game, "cal.life"), fact(game, "cal.hand.count")) == (3, 0)  # Bart Cassidy draws nothing


def test_hand_cards_may_see_farther_than_what_lies_on_the_table() -> None:
    game = scene("hand: [bang@2C], in_play: [pepperbox@AH]", sets="dodge-city, armed-and-dangerous, ")
    t = table(game)
    loads(t).near = True
    t.refresh()
    aimed = {(option.verb, ref_seat(option.at())) for option in menu_options(t, 0) if option.target}
    assert ("play", 2) in aimed
    assert ("use", 2) not in aimed


def test_a_character_is_a_place() -> None:
    ref = character_ref(2)
    assert is_character(ref)
    assert ref_seat(ref) == 2
    assert not (is_hand(ref) or is_player(ref) or is_card(ref))


# ---- things in force for everybody


def test_cards_may_serve_as_others_for_everybody() -> None:
    game = scene("hand: [bang@2C]", "hand: [beer@6H]", rest="attraction: mirror-maze")
    play(game, "play bang -> bob")
    assert "play beer@6H as missed" in texts(game)


def test_several_things_are_in_force_at_once() -> None:
    game = scene(rest="event: fireworks\nattraction: crystal-ball")
    keys = {thing.key for thing in table(game).in_force}
    assert {"event/fireworks", "attraction/crystal-ball", "rule/money", "rule/wheel"} <= keys
    assert table(game).players[0].bang_limit == 2


def test_all_hands_may_lie_open() -> None:
    hidden, open_ = (
        scene(bob="hand: [beer@6H]"),
        scene(bob="hand: [beer@6H]", rest="attraction: crystal-ball"),
    )
    beer = cards.TEXT.index("beer@6H")
    for game, seen in ((hidden, []), (open_, [beer])):
        assert cast(BangView, game.view(2)).players[1].hand == seen
        assert knows(table(game), 2, beer) == bool(seen)
    assert cast(BangView, open_.imagine(2, 5).view(2)).players[1].hand == [beer]


def test_goals_may_change() -> None:
    rest = "attraction: free-for-all"
    game = play(
        scene("life: 1, hand: [duel@8C]", "hand: [bang@2C]", rest=rest), "play duel -> bob", "play bang"
    )
    assert (fact(game, "ann.alive"), game.over) == (False, False)  # the Sheriff is dead, and the game goes on
    alone = scene("hand: [bang@2C]", "life: 1", "dead: true", "dead: true", rest=rest)
    assert play(alone, "play bang -> bob").winners == ["ann"]


def test_players_may_change_seats() -> None:
    rest = "attractions_next: [carousel]"
    game = scene("hand: [stagecoach@9S]", rest=rest)
    assert (fact(game, "distance.ann.dee"), fact(game, "distance.ann.cal")) == (1, 2)
    play(game, "play stagecoach")
    assert table(game).ring == [3, 1, 2, 0]  # ann and dee have changed
    assert (fact(game, "distance.ann.cal"), fact(game, "distance.ann.bob")) == (1, 2)
    assert game.view(0).as_dict()["ring"] == ["dee", "bob", "cal", "ann"]
    while game.decision is not None and game.decision.name == "ann":
        game.apply(len(game.decision.options) - 1)
    assert fact(game, "turn") == "dee"  # on ann's left now


def test_something_opens_a_turn() -> None:
    game = scene(rest="wheel: 2")
    while fact(game, "turn") != "ann" or fact(game, "wheel") == 2:
        assert game.decision is not None
        game.apply(len(game.decision.options) - 1)
    assert [fact(game, f"{name}.tickets") for name in NAMES[:4]] == [1, 1, 1, 1]


def test_who_loses_all_cards_may_lose_more() -> None:
    game = scene(
        "prizes: [big-hat], hand: [bang@2C], in_play: [winchester]", "character: rose-doolan, life: 1"
    )
    table(game).players[1].role = DEPUTY
    play(game, "play bang -> bob")
    assert (fact(game, "ann.prizes"), fact(game, "ann.in_play")) == ([], [])


def test_who_is_brought_back_for_a_turn_leaves_after_it() -> None:
    game = play(scene(bob="dead: true", sets="high-noon, ", rest="event: ghost-town"), "end")
    assert (fact(game, "turn"), table(game).guest, fact(game, "bob.hand.count")) == (
        "bob",
        "event/ghost-town",
        3,
    )
    play(game, "end")
    assert (fact(game, "turn"), table(game).guest, fact(game, "bob.alive")) == ("cal", "", False)


def test_something_may_keep_players_out() -> None:
    rest = "event: ghost-town\nattraction: free-for-all"
    assert fact(play(scene(bob="dead: true", sets="high-noon, ", rest=rest), "end"), "turn") == "cal"


def test_for_good_goes_before_for_a_turn() -> None:
    """A lower rule of the table brings a player back for his turn; Dead Man acts all the same."""
    game = scene(bob="dead: true", sets="fistful-of-cards, ", rest="event: dead-man")
    t = table(game)
    t.in_force = [cards.THINGS["event/ghost-town"], *t.in_force]
    way = way_back(t, 1)
    assert way is not None
    assert way.key == "event/dead-man"


def test_further_turns_come_one_after_the_other() -> None:
    game = scene()
    table(game).further_turns = 2
    for left in (1, 0):
        play(game, "end")
        assert (fact(game, "turn"), table(game).extra_turn, table(game).further_turns) == ("ann", True, left)
    assert fact(play(game, "end"), "turn") == "bob"


def test_the_order_in_which_cards_of_phase_one_are_counted() -> None:
    """One more by a thing of the player's, then one less, never below one; and three for two before both."""
    assert (GhostTown.draw_order, Thirst.draw_order, TrainArrival.draw_order) == (0, 2, 2)


def test_a_variant_may_need_more_players() -> None:
    with pytest.raises(PosseError, match="dry-fair is for 4 players or more, not for 3"):
        BangRules(NAMES[:3], ["fair", "dodge-city"], ["dry-fair"])


def test_all_cards_of_a_draw_may_count() -> None:
    game = scene(rest="deck: [beer@6H, bang@2C, missed@2S]")
    t = table(game)
    script = flip_all(t, 3, "prize/lemonade", 2)  # Lucky Duke turns one more
    with pytest.raises(StopIteration) as end:
        script.send(None)
    assert [cards.TEXT[card] for card in end.value.value] == ["beer@6H", "bang@2C", "missed@2S"]
    assert not t.aside
    assert len(t.discard) == 3


# ---- everything together


def configurations() -> list[BangRules]:
    both = ["fair", "dodge-city", "high-noon", "fistful-of-cards"]
    return [
        BangRules(NAMES[:4], ["fair"]),
        BangRules(NAMES[:5], ["fair"], ["dry-fair"]),
        BangRules(NAMES[:7], both, ["dry-fair", "stick-of-dynamite"]),
        BangRules(NAMES[:3], both),
    ]


@pytest.mark.parametrize("number", range(4))
def test_the_properties_of_every_game_hold(number: int) -> None:
    rules = configurations()[number]
    for seed in range(3):
        every_card = sorted([*rules.card_numbers(), *rules.card_numbers("booth")])
        for game in walk(rules, seed):
            t = table(game)
            places = [
                t.deck,
                t.discard,
                t.aside,
                *(p.hand for p in t.players),
                *(p.in_play for p in t.players),
            ]
            places += [place for part in t.parts.values() for place in part.cards()]
            assert sorted(card for place in places for card in place) == every_card
        assert game.winners
        check_replay(game)
        for game in sample(rules, seed, 9):
            check_options(game)
            check_clone(game, seed)
            for seat in range(0, len(rules.names), 2):
                check_imagine(game, seat, seed)
                check_one_step(game, seat, seed, lambda g, who, card: knows(table(g), who, card))


def test_every_hook_is_used_by_some_set() -> None:
    used = 0
    for thing in (*cards.THINGS.values(), NEAR):  # that one is in force for a moment only
        used |= thing.hooks
    assert used == sum(HOOKS)
