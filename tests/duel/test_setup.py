from typing import cast

import pytest

import posse
from posse.duel import cards
from posse.duel.cards import LAW, OUTLAW
from posse.duel.rules import DuelRules
from posse.duel.table import Table
from posse.duel.view import DuelView
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from tests.duel.configurations import BUSY


def table(game: Game) -> Table:
    return cast(Table, game.state)


def view(game: Game, seat: int) -> DuelView:
    return cast(DuelView, game.view(seat))


def begun(seed: int, rules: DuelRules | None = None) -> Game:
    """A game after both choices."""
    game = Game.start(rules or DuelRules(), str(seed))
    game.apply(0)
    game.apply(0)
    return game


def test_each_side_has_four_characters_and_takes_two() -> None:
    for seed in range(20):
        game = Game.start(DuelRules(), str(seed))
        for seat in (LAW, OUTLAW):
            reserve = table(game).sides[seat].reserve
            assert len(set(reserve)) == 4
            assert set(reserve) <= set(cards.of_side(seat))
            assert game.decision is not None
            assert game.decision.player == seat
            ids = {text.removeprefix("choose ") for text in game.decision.texts}
            assert ids == {cards.CHARACTER[number].id for number in reserve[-2:]}
            game.apply(seed % 2)
        assert [len(side.reserve) for side in table(game).sides] == [2, 2]


def test_every_character_is_drawn_at_some_time() -> None:
    drawn = {number for seed in range(60) for side in table(begun(seed)).sides for number in side.reserve}
    assert drawn == set(range(24))


def test_the_choice_of_the_ac_is_secret() -> None:
    game = Game.start(DuelRules(), "1")
    first = view(game, LAW).sides[LAW].pair
    game.apply(1)
    # the Law sees his own choice, the AC first; nobody else sees anything of it
    assert view(game, LAW).sides[LAW].pair == [first[1], first[0]]
    for seat in (OUTLAW, -1):
        side = view(game, seat).sides[LAW]
        assert side.pair == []
        assert side.reserve == []
        assert side.ac is None
        assert side.reserve_count == 4
        told = [event for event in view(game, seat).events if event.facts["player"] == LAW]
        assert all(set(event.facts) <= {"player", "count"} for event in told)
    with_law = [event for event in view(game, LAW).events if event.kind == "chose"]
    assert [event.facts["character"] for event in with_law] == [first[1]]


def test_acs_are_shown_together_then_the_rcs() -> None:
    game = Game.start(DuelRules(), "2")
    game.apply(0)
    assert not any(event.kind == "entered" for event in game.events)
    game.apply(0)
    entered = [event.facts for event in game.events if event.kind == "entered"]
    assert [(facts["player"], facts["place"]) for facts in entered] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    for seat in (LAW, OUTLAW):
        side = view(game, -1).sides[seat]
        assert side.ac is not None
        assert side.rc is not None


def test_the_chosen_one_is_ac() -> None:
    for choice in (0, 1):
        game = Game.start(DuelRules(), "3")
        assert game.decision is not None
        chosen = game.decision.texts[choice].removeprefix("choose ")
        game.apply(choice)
        game.apply(0)
        assert cards.CHARACTER[table(game).front(LAW).character].id == chosen


def test_reserve_is_known_to_its_owner_without_its_order() -> None:
    game = begun(4)
    reserve = table(game).sides[LAW].reserve
    assert view(game, LAW).sides[LAW].reserve == sorted(reserve)
    assert view(game, OUTLAW).sides[LAW].reserve == []
    orders = {tuple(table(game.imagine(LAW, seed)).sides[LAW].reserve) for seed in range(20)}
    assert orders == {tuple(reserve), tuple(reversed(reserve))}


def test_starting_life() -> None:
    game = begun(5)
    for side in table(game).sides:
        for fighter in side.fighters():
            assert fighter.life == fighter.max_life == cards.CHARACTER[fighter.character].life


def test_starting_hands() -> None:
    drawn = {
        event.facts["player"]: event.facts["count"]
        for event in reversed(begun(6).events)
        if event.kind == "drew"
    }
    assert drawn == {LAW: 4, OUTLAW: 5}
    sides = table(begun(6)).sides
    assert len(sides[OUTLAW].hand) == 5
    assert {cards.BACK[card] for card in sides[OUTLAW].hand} == {OUTLAW}


def test_the_law_begins_and_draws() -> None:
    game = begun(7, DuelRules(characters={"law": "jango+tex-killer+wild-bill+wyatt-ear"}))
    t = table(game)
    assert game.decision is not None
    assert game.decision.name == "law"
    assert (t.turn, t.turns) == (LAW, 1)
    assert len(t.sides[LAW].hand) == 6
    assert len(t.decks[LAW]) == 34
    assert len(t.decks[OUTLAW]) == 35


def test_longer_games_have_more_characters() -> None:
    for variant, size in (("long-game", 6), ("all-characters", 12)):
        game = posse.new("duel", players=2, variants=[variant], seed=1)
        assert [len(side.reserve) for side in table(game).sides] == [size, size]


def test_fixed_characters_are_the_group() -> None:
    game = posse.new("duel", players=2, characters=BUSY, seed=1)
    for side, ids in zip(table(game).sides, BUSY.values(), strict=True):
        assert {cards.CHARACTER[number].id for number in side.reserve} == set(ids.split("+"))
    again = posse.load(game.record())
    assert again.state.fingerprint() == game.state.fingerprint()
    # everybody knows who was agreed upon
    world = game.imagine(OUTLAW, 1)
    assert set(table(world).sides[LAW].reserve) == set(table(game).sides[LAW].reserve)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"names": ("ann", "bob")}, "law and outlaw"),
        ({"names": ("law",)}, "law and outlaw"),
        ({"set_ids": ("base",)}, 'no set "base"'),
        ({"variants": ("first-game",)}, 'no variant "first-game"'),
        ({"variants": ("long-game", "all-characters")}, "choose one"),
        ({"roles": {"law": "sheriff"}}, "no roles"),
        ({"characters": {"ann": "jango"}}, "the sides are law and outlaw"),
        ({"characters": {"law": "jango"}}, "needs 4 different characters"),
        ({"characters": {"law": "jango+jango+wild-bill+tex-killer"}}, "needs 4 different characters"),
        ({"characters": {"law": "sid-curry"}}, "no character of the law side"),
    ],
)
def test_bad_configurations_are_refused(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(PosseError, match=said):
        DuelRules(**arguments)  # type: ignore[arg-type]
