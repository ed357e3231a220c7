"""The choice between two characters: what is dealt, who knows what, and what follows from it."""

import random
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given

import posse
from posse.bang import cards, choosing, sets
from posse.bang.player import UNCHOSEN, UNCHOSEN_ID
from posse.bang.rules import BangRules
from posse.bang.series import next_game
from posse.bang.table import Table
from posse.bang.view import BangView
from posse.bots import registry
from posse.bots.bang.known import learn_all
from posse.bots.bang.lore import STANDINGS, standing
from posse.encoding.bang import BangEncoding
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.option import id_of
from posse.locales.speak import complaint
from posse.roles import SHERIFF
from tests.bang.configurations import ALL, NAMES, seeds
from tests.made_up.sets import added
from tests.properties import few, shown, walk

some = few(40)
VARIANT = "two-characters"
CHOOSING = [rules for rules in ALL if rules.offers > 1]


def table(game: Game) -> Table:
    return cast(Table, game.state)


def begun(seed: int, players: int = 5, **more: object) -> Game:
    return posse.new("bang", players=players, seed=seed, variants=[VARIANT], **more)  # type: ignore[arg-type]


def offered(game: Game) -> list[list[int]]:
    return choosing.offers(table(game)).dealt


def all_chosen(game: Game, luck: random.Random) -> Game:
    while game.decision is not None and game.decision.kind == choosing.KIND:
        game.apply(luck.randrange(len(game.decision.options)))
    return game


@some
@given(seeds)
def test_everybody_chooses_one_of_two_and_the_table_is_set_like_any_other(seed: int) -> None:
    luck = random.Random(seed)
    rules = luck.choice(CHOOSING)
    game = Game.start(rules, str(seed))
    dealt = [each.copy() for each in offered(game)]
    numbers = [number for each in dealt for number in each]
    assert all(len(each) == 2 for each in dealt)
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) <= set(rules.character_numbers())
    t = table(game)
    order, first = [], t.first
    while game.decision is not None and game.decision.kind == choosing.KIND:
        order.append(game.decision.player)
        game.apply(luck.randrange(2))
    assert order == [*range(first, len(dealt)), *range(first)]
    t = table(game)
    for seat, player in enumerate(t.players):
        assert player.character in dealt[seat]
        printed = cards.CHARACTER[player.character].life
        assert player.max_life == printed + (player.role == SHERIFF)
    assert t.turn == first
    assert not choosing.is_open(t)
    assert set(t.parts) == set(rules.empty_table(1, []).parts)
    assert posse.load(game.record()).record() == game.record()


@some
@given(seeds)
def test_nobody_sees_what_others_were_dealt_or_chose(seed: int) -> None:
    """If others have different characters to choose from and choose differently, nothing that a seat sees or imagines
    changes."""
    luck = random.Random(seed)
    rules = luck.choice(CHOOSING)
    game = Game.start(rules, str(seed))
    for _ in range(luck.randrange(len(rules.names))):
        game.apply(luck.randrange(2))
    seat = luck.randrange(-1, len(rules.names))
    other = game.clone()
    dealt = offered(other)
    hidden = [who for who in range(len(dealt)) if who != seat]
    undealt = [n for n in rules.character_numbers() if all(n not in each for each in offered(game))]
    pool = [number for who in hidden for number in dealt[who]] + undealt
    luck.shuffle(pool)
    for who in hidden:
        dealt[who][:] = [pool.pop(), pool.pop()]
    assert other.view(seat).as_dict() == game.view(seat).as_dict()
    seen = cast(BangView, game.view(seat)).players
    assert all(player.character == UNCHOSEN_ID for player in seen)
    if seat >= 0:
        assert offered(other.imagine(seat, 1)) == offered(game.imagine(seat, 1))
        assert offered(game.imagine(seat, 1))[seat] == offered(game)[seat]
        assert shown(game.imagine(seat, 1)) == shown(other.imagine(seat, 1))


@some
@given(seeds)
def test_imagined_worlds_are_played_to_the_end(seed: int) -> None:
    luck = random.Random(seed)
    game = Game.start(luck.choice(CHOOSING), str(seed))
    game.apply(0)
    world = game.imagine(luck.randrange(len(game.names)), seed)
    while world.decision is not None:
        world.apply(luck.randrange(len(world.decision.options)))
    assert world.winners


def test_only_the_chooser_is_told_until_all_have_chosen() -> None:
    game = begun(3)
    assert game.decision is not None
    first, second = game.decision.player, (game.decision.player + 1) % 5
    chosen = game.decision.options[1].thing
    game.apply(1)
    assert game.view(first).events[-1].facts["character"] == chosen
    assert not game.view(second).events[-1].facts.get("character")
    assert not game.view(-1).events[-1].facts.get("character")
    all_chosen(game, random.Random(1))
    told = [event for event in game.view(second).events if event.kind == "shown_character"]
    assert [event.facts["player"] for event in told] == [(first + step) % 5 for step in range(5)]
    assert told[0].facts["character"] == chosen


def test_who_has_a_fixed_character_is_not_asked() -> None:
    game = begun(3, characters={"bob": "slab-the-killer"})
    asked = []
    while game.decision is not None and game.decision.kind == choosing.KIND:
        asked.append(game.names[game.decision.player])
        assert "choose slab-the-killer" not in game.decision.texts
        game.apply(0)
    assert sorted(asked) == ["ann", "cal", "dee", "eve"]
    assert cards.CHARACTER[table(game).players[1].character].id == "slab-the-killer"


def test_in_the_next_game_only_those_choose_who_keep_nobody() -> None:
    game = begun(4)
    *_, game = walk(game.rules, 4)
    alive = [NAMES[seat] for seat, player in enumerate(table(game).players) if player.alive]
    following = next_game(game, 5, keep=alive)
    for seat, player in enumerate(table(following).players):
        kept = NAMES[seat] in alive
        assert player.character == (table(game).players[seat].character if kept else UNCHOSEN)
        assert len(offered(following)[seat]) == (0 if kept else 2)


def test_there_must_be_characters_enough() -> None:
    out = [f"no-character/{who.id}" for who in cards.SETS["base"].characters[:7]]
    BangRules(NAMES[:5], (), out)
    with pytest.raises(posse.PosseError, match="9 characters are too few for 5 players"):
        BangRules(NAMES[:5], (), [VARIANT, *out])


def test_without_the_variant_nothing_of_it_is_there() -> None:
    rules = BangRules(NAMES[:5])
    assert choosing.Offers.id not in rules.empty_table(1, []).parts
    without = " ".join(BangEncoding(5, ["base"], []).facts)
    for word in (VARIANT, choosing.KIND):
        assert word not in without
        assert word in " ".join(BangEncoding(5, ["base"], [VARIANT]).facts)


def test_a_bot_takes_the_character_that_wins_more_often() -> None:
    learn_all()
    for seed in range(20):
        game = begun(seed, 7, sets=[each.id for each in sets.ALL[1:]])
        assert game.decision is not None
        seat = game.decision.player
        bot = registry.make("rule-of-thumb/hard", "1")
        option = bot.choose(game.view(seat), game.decision)
        worth = [standing(id_of(str(each.thing))) for each in game.decision.options]
        assert standing(id_of(str(option.thing))) == max(worth)


def test_every_character_has_a_standing() -> None:
    learn_all()
    own = [who.id for each in sets.ALL if each.package.startswith("posse.") for who in each.characters]
    assert set(own) <= set(STANDINGS)


THREE = """
from posse.bang.cards import CardSet
from posse.bang.things import Variant


class Three(Variant):
    id = "three-characters"
    name = "Choice of three"
    offers = 3


SET = CardSet("three", "Three", [], [], [Three()])
"""


def test_a_variant_of_another_set_may_offer_more_characters(tmp_path: Path) -> None:
    folder = tmp_path / "three"
    folder.mkdir()
    (folder / "__init__.py").write_text(THREE)
    with added(folder):
        game = posse.new("bang", players=5, variants=["three-characters"], seed=1)
        assert [len(each) for each in offered(game)] == [3] * 5
        all_chosen(game, random.Random(1))
        assert all(player.hand for player in table(game).players)
        with pytest.raises(
            PosseError, match="6 players need 18 characters, and these sets have only 16"
        ) as few:
            posse.new("bang", players=6, variants=["three-characters"])
    assert complaint(few.value, "en") == str(few.value)
