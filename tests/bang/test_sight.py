"""How far players reach each other, and how a card would change that."""

from posse.kernel.game import Game
from posse.kernel.rules import Outlook
from tests.bang.test_hindrance import four


def seen(outlook: Outlook | None) -> dict[int, tuple[int, int, int]]:
    """For each seat: the distance at which it is seen, the reach of its weapon, and the distance at which it sees."""
    assert outlook is not None
    columns = zip(outlook.distances, outlook.reaches, outlook.sees, strict=True)
    return {seat: sight for seat, sight in enumerate(columns) if seat != 0}


def ahead(game: Game) -> dict[str, Outlook]:
    return game.rules.previews(game.state, 0, game.decision)


def test_weapons_and_distances_both_ways() -> None:
    game = four(ann="in_play: [mustang@8H]", bob="in_play: [schofield@KS]", cal="in_play: [scope@AS]")
    outlook = game.seen().outlook(0)
    assert outlook is not None
    assert outlook.reaches[0] == 1
    assert seen(outlook) == {1: (1, 2, 2), 2: (2, 1, 2), 3: (1, 1, 2)}


def test_who_watches_has_no_outlook() -> None:
    game = four()
    assert game.seen().outlook(-1) is None


def test_a_card_is_looked_at_before_it_is_laid_down() -> None:
    game = four(ann="hand: [scope@AS, mustang@8H, winchester@8S, barrel@QS, bang@2C]")
    found = ahead(game)
    assert set(found) == {"scope@AS", "mustang@8H", "winchester@8S"}
    assert seen(found["scope@AS"]) == {1: (1, 1, 1), 2: (1, 1, 2), 3: (1, 1, 1)}
    assert seen(found["mustang@8H"]) == {1: (1, 1, 2), 2: (2, 1, 3), 3: (1, 1, 2)}
    assert found["winchester@8S"].reaches[0] == 5
    # Looking at it has changed nothing.
    assert seen(game.seen().outlook(0)) == {1: (1, 1, 1), 2: (2, 1, 2), 3: (1, 1, 1)}


def test_a_new_weapon_takes_the_place_of_the_old_one() -> None:
    game = four(ann="hand: [schofield@KS], in_play: [winchester@8S]")
    assert ahead(game)["schofield@KS"].reaches[0] == 2


def test_only_who_plays_looks_ahead() -> None:
    game = four(ann="hand: [scope@AS]", bob="hand: [mustang@8H]")
    assert not game.rules.previews(game.state, 1, game.decision)
