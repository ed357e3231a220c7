"""The bot that looks ahead."""

import pytest

from posse.bang.rules import BangRules
from posse.bots import Bot, make, sit_down
from posse.bots.search.bot import Search
from posse.bots.words import said
from posse.dice.rules import DiceRules
from posse.duel.rules import DuelRules
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.rules import Rules
from posse.locales import LANGUAGES
from tests.bang import configurations as bang
from tests.bots.test_fair_play import label
from tests.properties import QUICK

NAMES = bang.NAMES
ALL_SETS = [set_ for rules in bang.ALL[-1:] for set_ in rules.sets[1:]]
TABLES: list[Rules] = [
    BangRules(NAMES[:3], ["dodge-city"]),
    BangRules(NAMES[:5]),
    BangRules(NAMES[:8], ALL_SETS, ["shadow-gunslingers"]),
    DuelRules(["law", "outlaw"]),
    DiceRules(NAMES[:5]),
]


def searching(seed: str, worlds: int = 2) -> Search:
    bot = make("search/quick", seed)
    assert isinstance(bot, Search)
    bot.worlds = worlds
    return bot


def ask(bot: Bot, game: Game) -> str:
    """The choice of a bot that is seated for this one question, in words."""
    decision = game.decision
    assert decision is not None
    sit_down(bot, game, decision.player)
    return decision.text(bot.choose(game.view(decision.player), decision))


def positions(rules: Rules, seed: str, every: int, most: int) -> list[Game]:
    """Some positions of a game between rule-of-thumb bots, also in the middle of effects."""
    game = Game.start(rules, seed)
    bots = [make("rule-of-thumb", f"{seed}/{seat}") for seat in range(len(rules.names))]
    out: list[Game] = []
    number = 0
    while (decision := game.decision) is not None and len(out) < most:
        if number % every == every - 1:
            out.append(game.clone())
        game.apply(bots[decision.player].choose(game.view(decision.player), decision))
        number += 1
    return out


@pytest.mark.parametrize("rules", TABLES, ids=label)
def test_it_takes_what_is_offered_and_leaves_the_game_alone(rules: Rules) -> None:
    for game in positions(rules, "fair", every=9, most=max(1, 3 // QUICK)):
        before = game.state.fingerprint()
        bot = searching("1")
        assert game.decision is not None
        assert ask(bot, game) in game.decision.texts
        assert game.state.fingerprint() == before


@pytest.mark.parametrize("rules", TABLES, ids=label)
def test_what_is_hidden_has_no_part_in_its_choice(rules: Rules) -> None:
    """In a world that looks the same to its player but is dealt anew it takes the same, for the same reason."""
    for number, game in enumerate(positions(rules, "hidden", every=7, most=max(1, 3 // QUICK))):
        assert game.decision is not None
        world = game.imagine(game.decision.player, number)
        bot, twin = searching("1"), searching("1")
        assert ask(bot, game) == ask(twin, world)
        assert bot.explain() == twin.explain()


def test_the_same_seed_gives_the_same_game() -> None:
    rules = DuelRules(["law", "outlaw"])
    records = []
    for _ in range(2):
        game = Game.start(rules, "again")
        bots: list[Bot] = [searching("1", 2), make("rule-of-thumb", "2")]
        for seat, bot in enumerate(bots):
            sit_down(bot, game, seat)
        for _ in range(12):
            if game.decision is None:
                break
            seat = game.decision.player
            game.apply(bots[seat].choose(game.view(seat), game.decision))
        records.append(game.record())
    assert records[0] == records[1]


def test_it_says_why_with_figures_in_every_language() -> None:
    game = positions(BangRules(NAMES[:5]), "why", every=12, most=1)[0]
    bot = searching("1")
    ask(bot, game)
    reason = bot.reason()
    assert reason is not None
    for language in LANGUAGES:
        errors: list[Exception] = []
        words = said(reason, language, errors)
        assert not errors
        assert sum(letter.isdigit() for letter in words) >= 3


def test_who_has_no_seat_cannot_look_ahead() -> None:
    game = Game.start(BangRules(NAMES[:5]), "1")
    assert game.decision is not None
    with pytest.raises(PosseError, match="must sit down"):
        searching("1").choose(game.view(game.decision.player), game.decision)


def test_it_believes_what_the_rules_of_thumb_believe() -> None:
    game = positions(BangRules(NAMES[:5]), "beliefs", every=40, most=1)[0]
    view = game.view(0)
    assert searching("1").beliefs(view) == make("rule-of-thumb", "1").beliefs(view)
