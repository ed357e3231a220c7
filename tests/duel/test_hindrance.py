"""Why a card of the Duel cannot be played: a table for each reason, and the truth of every reason in random games."""

from collections.abc import Callable
from typing import Any, cast

from hypothesis import given

from posse.duel import cards
from posse.duel.menu import Menu
from posse.duel.rules import DuelRules
from posse.duel.table import Table
from posse.duel.things import DEFENCE
from posse.duel.view import DuelView
from posse.kernel.game import Game
from tests.duel.configurations import configurations, seeds
from tests.hindrances import check_hindrances, check_imagined, each, lay, paused, why
from tests.properties import few

some = few(20)


def table(
    law: str = "",
    outlaw: str = "",
    rest: str = "",
    law_ac: str = "character: jango",
    outlaw_ac: str = "character: tom-thorn",
    outlaw_rc: str = "character: babe-leroy",
) -> Game:
    """The Law's turn."""
    return lay(
        f"""
game: duel
players:
  - law: {{ac: {{{law_ac}}}, rc: {{character: wyatt-ear}}, reserve: [wild-bill], hand: [{law}]}}
  - outlaw: {{ac: {{{outlaw_ac}}}, rc: {{{outlaw_rc}}}, reserve: [dalton-bros], hand: [{outlaw}]}}
turn: law
{rest}
"""
    )


# ---- in the play phase


def test_bang_limit() -> None:
    game = table("colt@law-dynamite, carbine@law-horseshoe, winchester@law-horseshoe")
    assert not why(game)
    game.apply("play colt -> outlaw.ac")
    game.apply("pass")
    assert why(game) == each("carbine@law-horseshoe winchester@law-horseshoe", why="bang-limit", count=1)


def test_bang_limit_of_two() -> None:
    game = table("colt@law-dynamite", rest="turn_state: {bangs_played: 2}", law_ac="character: the-stranger")
    assert why(game) == {"colt@law-dynamite": {"why": "bang-limit", "count": 2}}


def test_a_missed_that_serves_as_a_colt_is_hindered_like_one() -> None:
    game = table(
        "missed@law-barrel, return-fire@law-horseshoe",
        rest="turn_state: {bangs_played: 1}",
        law_ac="character: annie-oakey",
    )
    assert why(game) == {
        "missed@law-barrel": {"why": "bang-limit", "count": 1},
        "return-fire@law-horseshoe": {"why": "nobody-asked-it"},
    }


def test_nobody_asked_it() -> None:
    game = table("missed@law-barrel, return-fire@law-horseshoe, beer@outlaw-barrel")
    assert why(game) == each("missed@law-barrel return-fire@law-horseshoe", why="nobody-asked-it")


def test_nothing_to_take() -> None:
    game = table("schoolmarm@law-horseshoe, stealing@outlaw-barrel")
    assert why(game) == each("schoolmarm@law-horseshoe stealing@outlaw-barrel", why="nothing-to-take")
    game = table("schoolmarm@law-horseshoe, stealing@outlaw-barrel", outlaw="beer@outlaw-barrel")
    assert why(game) == each("schoolmarm@law-horseshoe", why="nothing-to-take")


def test_no_target_is_what_a_kind_says_that_says_nothing_else() -> None:
    game = table("beer@outlaw-barrel")
    card = cast(Table, game.state).sides[0].hand[0]
    menu = Menu(cast(Table, game.state), 0)
    assert cards.KIND[card].hindrance(menu, card).why == "no-target"


# ---- in answer to something


def test_no_answer() -> None:
    game = table(
        "colt@law-dynamite",
        outlaw="missed@outlaw-barrel, beer@outlaw-barrel",
        outlaw_rc="character: babe-leroy, equipment: [hat@outlaw-horseshoe]",  # helps her alone
    )
    game.apply("play colt -> outlaw.ac")
    assert why(game) == each("beer@outlaw-barrel hat@outlaw-horseshoe", why="no-answer", by="card/colt")
    game = table("indians@law-horseshoe", outlaw="missed@outlaw-barrel, knife@outlaw-snake")
    game.apply("play indians")
    assert why(game) == each("missed@outlaw-barrel", why="no-answer", by="card/indians")


def test_a_barrel_helps_once() -> None:
    game = table(
        "colt@law-dynamite",
        outlaw="missed@outlaw-barrel",
        outlaw_ac="character: tom-thorn, equipment: [barrel@outlaw-snake]",
        rest="decks: {outlaw: [colt@outlaw-dynamite]}",
    )
    game.apply("play colt -> outlaw.ac")
    assert not why(game)
    game.apply("use barrel")
    assert why(game) == each("barrel@outlaw-snake", why="no-answer", by="card/colt")


def test_no_cost() -> None:
    game = table("colt@law-dynamite", outlaw="missed@outlaw-barrel", law_ac="character: tex-killer")
    game.apply("play colt -> outlaw.ac")
    assert why(game) == {"missed@outlaw-barrel": {"why": "no-cost"}}


def test_not_laid_down() -> None:
    game = table("colt@law-dynamite", outlaw="hat@outlaw-horseshoe, barrel@outlaw-snake")
    game.apply("play colt -> outlaw.ac")
    assert why(game) == each("hat@outlaw-horseshoe barrel@outlaw-snake", why="not-laid-down")


def test_not_now() -> None:
    game = table("general-store@law-snake, beer@outlaw-barrel")
    game.apply("play general-store")
    assert why(game) == {"beer@outlaw-barrel": {"why": "not-now", "by": "card/general-store"}}


def test_not_your_turn() -> None:
    game = table("beer@outlaw-barrel", outlaw="wagon@outlaw-barrel")
    assert not why(game)
    assert why(game, 1) == {"wagon@outlaw-barrel": {"why": "not-your-turn"}}


# ---- every reason is true


class Seen:
    """What whoever is asked sees, and one of his cards that he cannot play."""

    def __init__(self, game: Game, text: str, found: dict[str, Any]) -> None:
        assert game.decision is not None
        view = game.view(game.decision.player)
        assert isinstance(view, DuelView)
        self.view = view
        self.found = found
        self.kind = cards.KINDS[text.partition("@")[0]]
        self.me = view.sides[view.seat]
        self.other = view.sides[1 - view.seat]
        self.in_hand = text in [cards.TEXT[card] for card in self.me.hand]

    def bangs_this_turn(self) -> int:
        """BANG! cards played since the turn began, and cards used as a Colt; an answer has no target."""
        count = 0
        for event in self.view.events:
            if event.kind == "turn":
                count = 0
            elif (
                event.kind == "played" and event.facts["player"] == self.view.seat and "target" in event.facts
            ):
                card = event.facts["card"]
                assert isinstance(card, int)
                count += cards.KINDS[str(event.facts["used_as"] or cards.ID[card])].border == "red"
        return count

    def loot_in_sight(self) -> bool:
        """Equipment, and for whoever steals also cards in the other hand."""
        if self.kind.key == "stealing" and any(self.other.hand_backs):
            return True
        return any(who is not None and who.equipment for who in (self.me.ac, self.me.rc, self.other.ac))


TRUE: dict[str, Callable[[Seen], bool]] = {
    "not-now": lambda s: s.view.kind not in ("play", "defend", "give-up") and s.found.get("by", "") == s.view.about,
    "nobody-asked-it": lambda s: s.view.kind == "play" and s.kind.avoid,
    "bang-limit": lambda s: s.view.kind == "play" and s.bangs_this_turn() >= s.found["count"] >= 1,
    "nothing-to-take": lambda s: not s.loot_in_sight(),
    "no-answer": lambda s: s.view.kind in ("defend", "give-up") and s.found["by"] == s.view.about,
    "no-cost": lambda s: s.view.kind == "defend" and s.kind.avoid and sum(s.me.hand_backs) == 1,
    "not-laid-down": lambda s: s.view.kind == "defend" and s.in_hand and s.kind.hooks & DEFENCE != 0,
}  # fmt: skip


@some
@given(configurations, seeds)
def test_every_card_can_be_played_or_a_true_reason_is_given(rules: DuelRules, seed: int) -> None:
    for number, game in enumerate(paused(rules, seed)):
        assert game.decision is not None
        side = cast(Table, game.state).sides[game.decision.player]
        hand = [cards.TEXT[card] for card in side.hand]
        equipment = [cards.TEXT[card] for fighter in side.fighters() for card in fighter.equipment]
        for text, found in check_hindrances(game, hand).items():
            assert text in hand + equipment
            assert TRUE[found["why"]](Seen(game, text, found)), (text, found, game.decision)
        if number % 29 == seed % 29:
            check_imagined(game, number)
