"""What events are on the stage, in all three games."""

from typing import Any

from posse.bang import cards as bang_cards
from posse.bang.rules import BangRules
from posse.dice.rules import DiceRules
from posse.duel import cards as duel_cards
from posse.duel.rules import DuelRules
from posse.kernel.event import Event
from posse.kernel.rules import Rules
from posse.tellers import teller

NAMES = ["ann", "bob", "cal", "dora"]
BANG = BangRules(NAMES, ["base", "dodge-city"])
DICE = DiceRules(NAMES)
DUEL = DuelRules()


def card(text: str) -> int:
    return bang_cards.TEXT.index(text)


def duel_card(id: str) -> int:
    return duel_cards.ID.index(id)


def staged(rules: Rules, *told: tuple[str, dict[str, Any]]) -> list[dict[str, object] | None]:
    """What a spectator is shown of events that were told together."""
    events = [Event(kind, facts) for kind, facts in told]
    out = [teller(rules).staged(event, events) for event in events]
    return [None if each is None else each.plain() for each in out]


def played(player: int, text: str, **more: Any) -> tuple[str, dict[str, Any]]:
    return "played", {"player": player, "card": card(text), "used_as": "", **more}


SHOT = ("shot", {"player": 0, "target": 1, "cause": "card/bang", "missing": 1})
ATTACK = {"do": "attack", "by": 0, "at": 1, "thing": "card/bang"}


def test_a_shot_with_the_card_that_was_played_for_it() -> None:
    assert staged(BANG, played(0, "bang@4C", target=1), SHOT) == [None, {**ATTACK, "card": "bang@4C"}]
    assert staged(BANG, SHOT) == [ATTACK]


def test_an_answer_and_its_outcome() -> None:
    cancelled = ("cancelled", {"player": 0, "target": 1, "cause": "card/bang"})
    missed, dodged = staged(BANG, played(1, "missed@AC"), cancelled)
    assert missed == {"do": "answer", "by": 1, "thing": "card/missed", "card": "missed@AC"}
    outcome = {"do": "outcome", "at": 1, "thing": "card/bang", "tone": "good"}
    assert dodged == {**outcome, "stamp": {"id": "stage-dodged"}}
    used = ("used", {"player": 1, "thing": "card/barrel", "missing": 1})
    barrel, saved = staged(BANG, used, cancelled)
    assert barrel == {"do": "answer", "by": 1, "thing": "card/barrel"}
    assert saved == {**outcome, "stamp": {"id": "stage-saved", "args": {"thing": "t:card/barrel"}}}


def test_a_hit() -> None:
    lost = {"player": 1, "amount": 1, "life": 2, "source": 0, "cause": "card/bang", "shot": True}
    stamp = {"id": "stage-hit", "args": {"amount": 1}}
    hit = {"do": "outcome", "at": 1, "thing": "card/bang", "tone": "hurt", "stamp": stamp}
    assert staged(BANG, ("lost_life", lost)) == [hit]
    blown = {"player": 1, "amount": 3, "life": 1, "source": -1, "cause": "card/dynamite"}
    (alone,) = staged(BANG, ("lost_life", blown))
    assert alone is not None
    assert alone["alone"] is True


def test_what_is_demanded_of_one_or_of_all() -> None:
    assert staged(BANG, played(0, "duel@QD", target=2)) == [
        {"do": "attack", "by": 0, "at": 2, "thing": "card/duel", "card": "duel@QD"}
    ]
    assert staged(BANG, played(0, "indians@KD")) == [
        {"do": "attack", "by": 0, "thing": "card/indians", "card": "indians@KD"}
    ]
    (given,) = staged(BANG, played(2, "bang@5D"))
    assert given is not None
    assert given["do"] == "answer"


def test_a_last_beer_saves_and_another_does_not() -> None:
    beer = played(1, "beer@6H")
    _, saved = staged(BANG, beer, ("healed", {"player": 1, "amount": 1, "life": 1}))
    assert saved is not None
    assert (saved["do"], saved["card"]) == ("outcome", "beer@6H")
    assert staged(BANG, beer, ("healed", {"player": 1, "amount": 1, "life": 3})) == [None, None]


def test_deaths_and_what_they_are_worth() -> None:
    fell = ("eliminated", {"player": 1, "role": 2, "killer": 0, "ghost": False})
    paid = ("rewarded", {"player": 0, "victim": 1})
    assert staged(BANG, fell, paid) == [
        {"do": "death", "by": 0, "at": 1, "thing": "role/outlaw"},
        {"do": "bounty", "by": 0, "at": 1, "tone": "good"},
    ]
    drew = ("drew", {"player": 0, "count": 3})
    assert staged(BANG, fell, paid, drew, drew)[2:] == [
        {"do": "bounty", "by": 0, "tone": "good", "cards": 3},
        None,
    ]
    assert staged(BANG, ("eliminated", {**fell[1], "ghost": True})) == [None]
    assert staged(DICE, ("eliminated", {"player": 1, "role": 2, "killer": -1})) == [
        {"do": "death", "at": 1, "thing": "role/outlaw"}
    ]


def test_dice_die_by_die() -> None:
    rolled, aimed, beer, hit = staged(
        DICE,
        ("rolled", {"player": 2, "dice": (0, 1), "faces": (2, 4, 0, 0, 0), "rerolls_left": 2}),
        ("aimed", {"player": 2, "target": 3, "points": 1, "die": 0}),
        ("beer", {"player": 2, "target": 2, "die": 1}),
        ("lost_life", {"player": 3, "amount": 1, "life": 4, "cause": "bulls-eye", "source": 2}),
    )
    assert rolled == {"do": "roll", "by": 2}
    assert aimed == {"do": "attack", "by": 2, "at": 3, "die": 1}
    assert beer == {"do": "attack", "by": 2, "at": 2, "tone": "good", "die": 2}
    assert hit is not None
    assert (hit["do"], hit["at"]) == ("outcome", 3)


def test_the_duel_names_the_character() -> None:
    shot = {"player": 0, "target": 1, "character": 0, "cause": "card/derringer"}
    _, attack = staged(
        DUEL, ("played", {"player": 0, "card": duel_card("derringer"), "used_as": ""}), ("shot", shot)
    )
    assert attack is not None
    assert (attack["by"], attack["at"], attack["thing"]) == (0, 1, "card/derringer")
    assert str(attack["card"]).startswith("derringer@")
    assert str(attack["character"]).startswith("character/")
    (avoided,) = staged(DUEL, ("avoided", shot))
    assert avoided is not None
    assert avoided["stamp"] == {"id": "stage-dodged"}
