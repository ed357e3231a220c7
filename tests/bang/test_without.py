"""Cards and characters that a table leaves out."""

from typing import cast

import pytest

import posse
from posse.bang import cards
from posse.kernel.errors import PosseError

LEFT_OUT = ["no-card/dynamite", "no-character/willy-the-kid", "no-character/vulture-sam"]


def test_what_is_left_out_is_in_no_deck_and_is_nobody() -> None:
    for seed in range(20):
        game = posse.new("bang", players=7, variants=LEFT_OUT, seed=seed)
        rules = game.rules
        assert rules.variants == sorted(LEFT_OUT)
        keys = {cards.KEY[card] for card in rules.card_numbers()}  # type: ignore[attr-defined]
        assert "card/dynamite" not in keys and "card/bang" in keys
        players = cast(list[dict[str, str]], game.view(-1).as_dict()["players"])
        characters = {player["character"] for player in players}
        assert not characters & {"willy-the-kid", "vulture-sam"}


def test_a_record_says_what_was_left_out() -> None:
    game = posse.new(
        "bang", players=5, variants=["no-card/jail", "stick-of-dynamite", "no-card/jail"], seed=3
    )
    while not game.over:
        assert game.decision is not None
        game.apply(game.decision.options[len(game.moves) % len(game.decision.options)])
    record = str(game.record())
    assert "variants: stick-of-dynamite, no-card/jail" in record
    assert str(posse.load(record).record()) == record


def test_a_clone_and_an_imagined_world_leave_it_out_too() -> None:
    game = posse.new("bang", players=4, variants=LEFT_OUT, seed=5)
    assert game.decision is not None
    world = game.imagine(game.decision.player, "luck")
    assert world.rules.variants == sorted(LEFT_OUT)
    assert game.clone().state.fingerprint() == game.state.fingerprint()


@pytest.mark.parametrize(
    ("variants", "match"),
    [
        (["no-card/whisky"], "cannot be left out"),  # of a set that is not in the game
        (["no-card/nothing"], "cannot be left out"),
        (["no-event/shootout"], "cannot be left out"),
        (["no-dynamite"], "there is no variant"),
        (["no-card/bang"], "too much is left out"),
    ],
)
def test_mistakes_are_told(variants: list[str], match: str) -> None:
    with pytest.raises(PosseError, match=match):
        posse.new("bang", players=7, variants=variants)


def test_enough_characters_must_be_left() -> None:
    characters = [f"no-{character.key}" for character in cards.SETS["base"].characters]
    with pytest.raises(PosseError, match="too much is left out"):
        posse.new("bang", players=4, variants=characters[:13])
    assert not posse.new("bang", players=4, variants=characters[:12]).over
