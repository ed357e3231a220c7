"""Everything that a set may bring, shown with a made-up set: also parts, hooks and verbs that no set of ours uses
yet."""

from typing import cast

import pytest

from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.view import BangView
from posse.kernel.game import Game
from posse.kernel.scenario import read
from posse.roles import OUTLAW
from tests.bang.seams import NAMES, SCENE, fact, fair, play, scene, table, texts

__all__ = ["fair"]  # the fixture puts the set on the table


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
    assert table(game).hand_limit(0) == 5  # without effect, like all cards in front of players
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
    for seat in range(3):
        t.put_out(seat)
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
    assert game.over  # nobody is left, so the Outlaws have won, not the player who fell last
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
