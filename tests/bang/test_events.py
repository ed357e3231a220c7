"""The stack of events: how it is put together, and what can be seen of it."""

from typing import Any, cast

from posse.bang import cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.sets.high_noon.stack import event_stack
from posse.bang.table import PUBLIC, Table
from posse.bang.view import BangView
from posse.kernel.game import Game
from posse.kernel.scenario import read
from tests.bang.configurations import NAMES
from tests.properties import walk

LAW_OF_THE_WEST = """\
scenario: law
game: bang
sets: [base, dodge-city, fistful-of-cards]
players:
  - ann: {role: sheriff, character: willy-the-kid}
  - bob: {role: outlaw, character: CHARACTER, hand: [beer@6H]}
  - cal: {role: outlaw, character: lucky-duke}
  - dee: {role: renegade, character: rose-doolan}
deck: [missed@2S, panic@8D, bang@2C]
event: law-of-the-west
turn: bob
phase: draw
moves: []
"""


def drawn_under_law_of_the_west(character: str) -> Game:
    doc = read(LAW_OF_THE_WEST.replace("CHARACTER", character), "law")
    return BangSetter().table(doc, ["ann", "bob", "cal", "dee"])


def hand_seen(game: Game, viewer: int) -> list[str]:
    bob = game.view(viewer).players[1]  # type: ignore[attr-defined]
    return [cards.TEXT[card] for card in bob.hand]


def test_law_of_the_west_shows_the_second_card() -> None:
    game = drawn_under_law_of_the_west("jourdonnais")
    for viewer in (-1, 0, 2, 3):
        assert hand_seen(game, viewer) == ["panic@8D"]
    for seed in range(8):
        assert "panic@8D" in hand_seen(game.imagine(0, seed), 1)
    assert any("missed@2S" not in hand_seen(game.imagine(0, seed), 1) for seed in range(8))
    unhurt = drawn_under_law_of_the_west("bill-noface")  # draws one card only
    assert hand_seen(unhurt, 0) == []


def shown_card(game: Game, viewer: int) -> str:
    shown = cast(BangView, game.view(viewer)).shape("shown")
    return "" if shown is None else shown.at


def test_nobody_else_can_tell_whether_the_shown_card_was_taken() -> None:
    taken = set()
    for seed in range(8):
        game = drawn_under_law_of_the_west("jourdonnais").imagine(1, seed)
        table = cast(Table, game.state)
        assert {shown_card(game, viewer) for viewer in (-1, 0, 1, 2, 3)} == {"panic@8D"}
        table.take_from_hand(2, 1)
        still_there = "panic@8D" in hand_seen(game, 1)
        assert {shown_card(game, viewer) for viewer in (1, 2)} == {"panic@8D" if still_there else ""}
        assert {shown_card(game, viewer) for viewer in (-1, 0, 3)} == {""}
        taken.add(still_there)
    assert taken == {True, False}


ABANDONED_MINE = """\
scenario: mine
game: bang
sets: [base, fistful-of-cards]
players:
  - ann: {role: sheriff, character: willy-the-kid}
  - bob: {role: outlaw, character: jourdonnais, life: 1, hand: [beer@6H, missed@2S]}
  - cal: {role: outlaw, character: lucky-duke}
  - dee: {role: renegade, character: rose-doolan}
deck: [bang@2C, bang@3C]
event: abandoned-mine
turn: bob
moves: []
"""


def test_nobody_else_can_tell_which_card_went_face_down_on_the_deck() -> None:
    game = BangSetter().table(read(ABANDONED_MINE, "mine"), ["ann", "bob", "cal", "dee"])
    table = cast(Table, game.state)
    for card in table.players[1].hand:
        table.known[card] = PUBLIC  # all players have seen them
    game.apply("end")
    assert sorted(hand_seen(game, 0)) == ["beer@6H", "missed@2S"]
    game.apply("discard missed@2S")
    for viewer in (-1, 0, 2, 3):
        view = cast(BangView, game.view(viewer))
        assert hand_seen(game, viewer) == []
        assert "missed@2S" not in [cards.TEXT[card] for card in view.deck_top]
    assert hand_seen(game, 1) == ["beer@6H"]


def deal(sets: list[str], seed: int) -> Table:
    return cast(Table, BangRules(NAMES[:5], sets).deal(str(seed)))


def ids(numbers: list[int]) -> list[str]:
    return [cards.BILL[number].id for number in numbers]


def test_one_set_is_shuffled_above_its_final_card() -> None:
    for set_id, final, count in (
        ("high-noon", "high-noon", 13),
        ("fistful-of-cards", "a-fistful-of-cards", 15),
    ):
        stacks = {tuple(ids(event_stack(deal([set_id], seed)).stack)) for seed in range(10)}
        assert len(stacks) == 10
        for stack in stacks:
            assert stack[0] == final  # the bottom
            assert len(set(stack)) == len(stack) == count


def test_of_two_sets_twelve_events_and_one_final_card_take_part() -> None:
    finals, seen = set(), set()
    for seed in range(40):
        t = deal(["high-noon", "fistful-of-cards"], seed)
        events = event_stack(t)
        assert len(events.stack) == 13
        assert sorted(events.stack + events.out) == list(range(28))
        assert cards.BILL[events.stack[0]].last
        assert not any(cards.BILL[number].last for number in events.stack[1:])
        finals.add(ids(events.stack)[0])
        seen |= set(ids(events.stack))
    assert finals == {"high-noon", "a-fistful-of-cards"}
    assert len(seen) == 28


def test_without_these_sets_there_are_no_events() -> None:
    assert deal([], 1).parts == deal(["dodge-city"], 1).parts == {}


def test_everybody_sees_the_next_event_and_only_that_one() -> None:
    game = Game.start(BangRules(NAMES[:5], ["high-noon", "fistful-of-cards"]), "7")
    t = cast(Table, game.state)
    for seat in range(-1, 5):
        view = cast(dict[str, Any], game.view(seat).as_dict())
        coming = f"event/{ids(event_stack(t).stack)[-1]}"
        assert view["shapes"] == [{"shape": "bill", "id": "event", "next": coming, "count": 13}]
    worlds = [event_stack(cast(Table, game.imagine(0, seed).state)) for seed in range(12)]
    assert {ids(world.stack)[-1] for world in worlds} == {ids(event_stack(t).stack)[-1]}
    assert len({tuple(world.stack) for world in worlds}) == 12
    assert {ids(world.stack)[0] for world in worlds} == {"high-noon", "a-fistful-of-cards"}
    for world in worlds:
        assert sorted(world.stack + world.out) == list(range(28))


def test_events_come_from_the_second_turn_of_the_sheriff_on_and_the_last_one_stays() -> None:
    longest = 0
    for seed in range(30):
        rules = BangRules(NAMES[:4], ["high-noon"])
        for game in walk(rules, seed):
            t = cast(Table, game.state)
            shown = 13 - len(event_stack(t).stack)
            assert shown == min(13, max(0, t.players[t.first].turns - 1))
            longest = max(longest, shown)
    assert longest >= 5
