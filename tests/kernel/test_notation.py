"""Moves as text: reading, printing, and finding the option that is meant."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posse.kernel.errors import NotationError
from posse.kernel.notation import VERBS, find, fits, parse
from posse.kernel.option import (
    Decision,
    Option,
    Speaker,
    hand_ref,
    in_play_ref,
    is_hand,
    is_in_play,
    is_player,
    player_ref,
    ref_card,
    ref_seat,
)


class Words(Speaker):
    CARDS = ("bang@2C", "bang@3C", "missed@2S", "barrel@QS", "beer@6H", "beer@7H")

    def card(self, card: int) -> str:
        return self.CARDS[card]

    def card_id(self, card: int) -> str:
        return self.CARDS[card].partition("@")[0]


SPEAKER = Words(["ann", "bob", "cal"])


def decision(*options: Option) -> Decision:
    return Decision(0, "test", list(options), SPEAKER)


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (Option("end"), "end"),
        (Option("play", 4), "play beer@6H"),
        (Option("play", 0, player_ref(1)), "play bang@2C -> bob"),
        (Option("play", 2, player_ref(1), "bang"), "play missed@2S as bang -> bob"),
        (Option("play", 0, hand_ref(2)), "play bang@2C -> cal.hand"),
        (Option("play", 0, in_play_ref(2, 3)), "play bang@2C -> cal.barrel"),
        (Option("use", "sid-ketchum", paid=(0, 4)), "use sid-ketchum with bang@2C, beer@6H"),
        (Option("use", "rucksack", spending=2), "use rucksack spending 2"),
        (Option("play", 4, purpose="gold"), "play beer@6H for gold"),
        (Option("choose", (0, 4)), "choose bang@2C, beer@6H"),
        (Option("choose", ("3", player_ref(1))), "choose 3, bob"),
        (
            Option("use", "red-ringo", (in_play_ref(0, 3), in_play_ref(1, 3)), spending=2),
            "use red-ringo spending 2 -> ann.barrel, bob.barrel",
        ),
        (
            Option("play", 0, player_ref(1), "punch", (4,), 1, "double"),
            "play bang@2C as punch spending 1 with beer@6H for double -> bob",
        ),
    ],
)
def test_an_option_prints_and_is_found_by_its_text(option: Option, text: str) -> None:
    assert SPEAKER.text(option) == text
    assert parse(text).text() == text
    assert find(text, decision(Option("pass"), option)) == 1
    assert fits(parse(text), option, SPEAKER)


def test_parts_are_read_in_any_order() -> None:
    assert parse("play bang -> bob with beer@6H,  missed spending 2 as punch").text() == (
        "play bang as punch spending 2 with beer@6H, missed -> bob"
    )


def test_a_copy_may_be_left_out() -> None:
    asked = decision(Option("play", 0, player_ref(1)), Option("play", 1, player_ref(1)), Option("end"))
    assert find("play bang -> bob", asked) == 0
    assert find("play bang@3C -> bob", asked) == 1


def test_what_is_not_ambiguous_may_be_left_out() -> None:
    asked = decision(Option("play", 0, player_ref(1)), Option("play", 2, as_id="bang"), Option("end"))
    assert find("play bang", asked) == 0
    assert find("play missed", asked) == 1
    two_targets = decision(Option("play", 0, player_ref(1)), Option("play", 0, player_ref(2)))
    with pytest.raises(NotationError, match="may mean several things"):
        find("play bang", two_targets)


def test_an_exact_text_wins_over_looser_matches() -> None:
    asked = decision(Option("play", 2, as_id="bang"), Option("play", 2))
    assert find("play missed@2S", asked) == 1
    assert find("play missed", asked) == 1
    assert find("play missed as bang", asked) == 0


def test_a_text_that_speaks_of_no_tokens_prefers_to_pay_nothing() -> None:
    asked = decision(Option("play", 4, spending=3), Option("play", 4))
    assert find("play beer", asked) == 1
    assert find("play beer spending 3", asked) == 0
    assert find("use rucksack", decision(Option("use", "rucksack", spending=2), Option("pass"))) == 0


def test_one_target_never_means_two() -> None:
    both = Option("use", "arrow", (player_ref(1), player_ref(2)))
    with pytest.raises(NotationError, match="cannot"):
        find("use arrow -> bob", decision(both, Option("pass")))
    assert find("use arrow -> cal, bob", decision(Option("pass"), both)) == 1


def test_the_order_of_a_list_never_matters() -> None:
    asked = decision(Option("choose", (0, 4)), Option("choose", (0, 2)))
    assert find("choose beer, bang", asked) == 0
    assert find("choose missed, bang@2C", asked) == 1
    pair = decision(Option("choose", (0, 1)), Option("choose", (0, 4)))
    assert find("choose bang, bang@2C", pair) == 0


def test_a_card_in_play_may_be_named_with_its_copy() -> None:
    asked = decision(Option("play", 0, in_play_ref(1, 3)), Option("end"))
    assert find("play bang -> bob.barrel@QS", asked) == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("shoot bob", "must begin with one of"),
        ("play", "does not say what to play"),
        ("end now", "stands alone"),
        ("play bang ->", "breaks off"),
        ("play bang,", "breaks off"),
        ("play bang beer", "one word too many"),
        ("play , bang", "a comma where a name should be"),
        ("play bang -> bob -> cal", "stands twice"),
        ("play bang with -> bob", "nothing stands after"),
        ("play bang spending much", "no number of tokens"),
        ("play bang as gatling, duel", "only one word"),
        ("play b$ng", "is no name"),
    ],
)
def test_what_is_no_move_is_refused_with_its_reason(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse(text)


def test_what_is_not_legal_is_refused_with_the_options() -> None:
    asked = decision(Option("play", 0, player_ref(1)), Option("end"))
    with pytest.raises(NotationError, match=r'^ann cannot "play duel" now; the options are: play bang'):
        find("play duel", asked)
    with pytest.raises(NotationError, match=r'^ann cannot "pass" now; the options are: play bang'):
        find("pass", asked)


def test_what_can_not_be_done_at_all_is_said() -> None:
    with pytest.raises(NotationError, match=r'^ann cannot "buy x" now: there is nothing to buy; the options'):
        find("buy x", decision(Option("play", 0, player_ref(1)), Option("end")))


def test_a_slip_is_put_right() -> None:
    asked = decision(Option("play", 0, player_ref(1)), Option("end"))
    with pytest.raises(NotationError, match=r'now \(did you mean "play bang -> bob"\?\); the options are'):
        find("play bagn -> bob", asked)


def test_what_is_no_move_is_refused_with_the_options_too() -> None:
    with pytest.raises(NotationError, match=r'^"shoot bob" is no move: .*; the options are: pass$'):
        find("shoot bob", decision(Option("pass")))


words = st.sampled_from(
    [*VERBS, "bang", "bang@2C", "bob.hand", "->", ",", "with", "as", "spending", "3", "for", "@", "-"]
)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.one_of(st.text(max_size=60), st.lists(words, max_size=10).map(" ".join)))
def test_any_text_is_a_move_or_a_clear_error(text: str) -> None:
    try:
        move = parse(text)
    except NotationError as error:
        assert str(error)
        assert "\n" not in str(error)
    else:
        assert parse(move.text()).text() == move.text()


def test_refs_say_what_they_are() -> None:
    assert is_player(player_ref(7)) and not is_hand(player_ref(7)) and not is_in_play(player_ref(7))
    assert is_hand(hand_ref(0)) and not is_player(hand_ref(0))
    assert is_in_play(in_play_ref(0, 0))
    assert (ref_seat(in_play_ref(6, 179)), ref_card(in_play_ref(6, 179))) == (6, 179)
    assert ref_seat(hand_ref(3)) == ref_seat(player_ref(3)) == 3
    assert ref_card(12) == 12
