"""The same for rules of the whole table: things in force for everybody, turns, goals, and everything together."""

from typing import cast

import pytest

from posse.bang import cards
from posse.bang.blow import Shot
from posse.bang.flip import flip_all
from posse.bang.hooks import HOOKS
from posse.bang.menu import menu_options
from posse.bang.rules import BangRules
from posse.bang.sets.armed_and_dangerous.loads import NEAR, loads
from posse.bang.sets.high_noon.events import GhostTown, Thirst, TrainArrival
from posse.bang.table import Table
from posse.bang.things import Thing
from posse.bang.turn import way_back
from posse.bang.view import BangView, knows
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.option import Option, character_ref, is_card, is_character, is_hand, is_player, ref_seat
from posse.roles import DEPUTY
from tests.bang.seams import NAMES, fact, fair, play, scene, table, texts
from tests.properties import (
    check_clone,
    check_imagine,
    check_one_step,
    check_options,
    check_replay,
    sample,
    walk,
)

__all__ = ["fair"]  # the fixture puts the set on the table


# ---- what a card costs before it takes effect, how a shot ends, a player whom no ability helps


class Watcher(Thing):
    """A house rule that hears of everything. One player sees everybody at distance 1 and has no abilities."""

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
    loads(t).near = 0
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


def test_somebody_may_have_won_when_the_goals_change_back() -> None:
    """The Sheriff died while everybody played for himself."""
    rest = "attraction: free-for-all\nattractions_next: [carousel]"
    hands = ("life: 1, hand: [duel@8C]", "hand: [bang@2C, stagecoach@9S]")
    game = play(scene(*hands, rest=rest), "play duel -> bob", "play bang")
    assert (fact(game, "turn"), game.over) == ("bob", False)
    assert play(game, "play stagecoach").winners == ["bob", "cal"]


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
    """A rule of the table with a lower order brings a player back for one turn, but Dead Man comes first."""
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
    """One more for a card of the player's, then one fewer, but at least one. Three instead of two comes before both."""
    assert (GhostTown.draw_order, Thirst.draw_order, TrainArrival.draw_order) == (0, 2, 2)


def test_a_variant_may_need_more_players() -> None:
    with pytest.raises(PosseError, match="dry-fair is for 4 players or more, not for 3"):
        BangRules(NAMES[:3], ["fair", "dodge-city"], ["dry-fair"])


def test_all_cards_of_a_draw_may_count() -> None:
    game = scene(rest="deck: [beer@6H, bang@2C, missed@2S]")
    t = table(game)
    script = flip_all(t, 3, "prize/lemonade", 2)  # Lucky Duke turns over one more
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
    for thing in (*cards.THINGS.values(), NEAR):  # that one is only in force for a moment
        used |= thing.hooks
    assert used == sum(HOOKS)
