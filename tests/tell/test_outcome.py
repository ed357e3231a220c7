"""What came of a card that was turned over."""

from posse.kernel.event import Event
from posse.kernel.message import GOOD, HURT
from posse.kernel.telling import outcome

FOLLOWS = {
    "avoided": GOOD,
    "cancelled": GOOD,
    "exploded": HURT,
    "jailed": HURT,
    "lost_life": HURT,
    "passed_on": GOOD,
}


def flipped(about: str, *cards: int) -> Event:
    return Event("flipped", {"player": 0, "cards": cards or (1,), "about": about})


def revealed(about: str) -> Event:
    return Event("revealed", {"deck": 0, "cards": (1,), "about": about})


def use(thing: str) -> Event:
    return Event("used", {"player": 0, "thing": thing})


def turn(player: int) -> Event:
    return Event("turn", {"player": player})


CANCELLED = Event("cancelled", {"player": 1, "target": 0, "cause": "card/bang"})
AVOIDED = Event("avoided", {"player": 1, "target": 0, "character": 3, "cause": "card/colt"})
HIT = Event("lost_life", {"player": 0, "amount": 1, "life": 2, "source": 1, "cause": "card/bang"})
BITTEN = Event("lost_life", {"player": 0, "life": 2, "source": -1, "cause": "card/rattlesnake"})
MISSED = Event("played", {"player": 0, "card": 3})
DISCARDED = Event("discarded", {"player": 0, "card": 4, "in_play": True})
RESHUFFLED = Event("reshuffled", {"count": 12})
DREW = Event("drew", {"player": 0, "count": 2})
JAILED = Event("jailed", {"player": 0})
EXPLODED = Event("exploded", {"player": 0})
PASSED_ON = Event("passed_on", {"player": 0})


def came(event: Event, after: list[Event], before: list[Event] | None = None) -> str:
    return outcome(event, [*(before or []), event, *after], FOLLOWS)


def test_by_rule_all_is_well_unless_something_happens() -> None:
    assert came(flipped("card/jail"), [DISCARDED, JAILED]) == "hurt"
    assert came(flipped("card/jail"), [DISCARDED]) == "good"
    assert came(flipped("card/jail"), [DISCARDED, DREW]) == "good"
    assert came(flipped("card/dynamite"), [EXPLODED]) == "hurt"
    assert came(revealed("card/dynamite"), [PASSED_ON]) == "good"
    assert came(revealed("card/rattlesnake"), [RESHUFFLED, BITTEN]) == "hurt"
    assert came(revealed("card/rattlesnake"), [DREW]) == "good"
    assert came(flipped("event/vendetta"), [turn(0)]) == "good"
    assert came(flipped("event/vendetta"), [turn(1)]) == "hurt"


def test_by_choice_whoever_fails_may_try_something_else() -> None:
    sid, barrel = "character/sid-curry", "card/barrel"
    assert came(revealed(sid), [AVOIDED], [use(sid)]) == "good"
    assert came(revealed(barrel), [HIT], [use(barrel), RESHUFFLED]) == "hurt"
    assert came(revealed(barrel), [MISSED, AVOIDED], [use(barrel)]) == ""


def tried(missing: int, *after: Event) -> str:
    shot = Event("shot", {"player": 1, "target": 0, "missing": missing})
    return came(flipped("card/barrel"), list(after), [shot, use("card/barrel")])


def test_by_choice_against_a_shot_one_success_ends_it_or_it_does_not() -> None:
    assert tried(1, CANCELLED) == "good"
    assert tried(1, HIT) == "hurt"
    assert tried(1, MISSED, CANCELLED) == "hurt"
    assert tried(1) == "hurt"
    assert tried(2, CANCELLED) == "good"
    assert tried(2, MISSED, CANCELLED) == ""
    assert tried(2, HIT) == ""


def test_is_open_until_something_follows() -> None:
    assert came(revealed("card/barrel"), [], [use("card/barrel")]) == ""
    assert came(revealed("card/rattlesnake"), [RESHUFFLED]) == ""


def test_is_open_where_nothing_is_known_of_what_was_told_around_it() -> None:
    assert outcome(flipped("card/jail"), [], FOLLOWS) == ""
    assert (
        outcome(flipped("card/jail"), [flipped("card/jail"), JAILED], FOLLOWS) == ""
    )  # equal, but another one


def test_of_several_only_the_one_that_counts() -> None:
    two = flipped("card/barrel", 1, 2)
    counted = Event("counted", {"player": 0, "card": 2, "about": "card/barrel"})
    assert came(two, [counted, HIT], [use("card/barrel")]) == ""
    assert came(counted, [HIT], [use("card/barrel"), two]) == "hurt"
    assert came(counted, [], [use("card/barrel"), two]) == ""
