"""Why a card cannot be played: a table for each reason, and a check in random games that every reason given is true."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import given

from posse.bang import cards
from posse.bang.hooks import DEFENCE
from posse.bang.menu import Menu
from posse.bang.rules import BangRules
from posse.bang.sets.gold_rush.gold import has_gold
from posse.bang.sets.gold_rush.shop import cost, shop
from posse.bang.table import Table
from posse.bang.view import BangView
from posse.kernel.errors import NotationError
from posse.kernel.event import Event
from posse.kernel.game import Game
from posse.kernel.shape import Shape
from tests.bang.configurations import configurations, seeds
from tests.hindrances import check_hindrances, check_imagined, each, lay, paused, why
from tests.properties import few

some = few(40)

ALL_SETS = "sets: [base, dodge-city, high-noon, fistful-of-cards]"


def four(
    ann: str = "",
    bob: str = "",
    cal: str = "",
    dee: str = "",
    rest: str = "",
) -> Game:
    """Ann's turn at a table of four. Abilities change nothing here unless a test says otherwise."""
    seats = [
        ("ann", "sheriff", ann, "black-jack"),
        ("bob", "outlaw", bob, "bart-cassidy"),
        ("cal", "outlaw", cal, "bill-noface"),
        ("dee", "renegade", dee, "pixie-pete"),
    ]
    players = []
    for name, role, entry, character in seats:
        parts = [f"role: {role}", *([entry] if entry else [])]
        if "character:" not in entry:
            parts.append(f"character: {character}")
        players.append(f"  - {name}: {{{', '.join(parts)}}}")
    return lay("\n".join(["game: bang", ALL_SETS, "players:", *players, "turn: ann", rest]))


# ---- in the play phase


def test_bang_limit() -> None:
    game = four(ann="hand: [bang@2C, bang@3C, bang@4C]")
    assert not why(game)
    game.apply("play bang@2C -> bob")
    game.apply("pass")
    assert why(game) == each("bang@3C bang@4C", why="bang-limit", count=1)


def test_bang_limit_of_two() -> None:
    game = four(ann="hand: [bang@3C]", rest="event: shootout\nturn_state: {bangs_played: 2}")
    assert why(game) == {"bang@3C": {"why": "bang-limit", "count": 2}}


def test_a_missed_that_serves_as_a_bang_is_hindered_like_one() -> None:
    janet = four(ann="character: calamity-janet, hand: [missed@2S]", rest="turn_state: {bangs_played: 1}")
    assert why(janet) == {"missed@2S": {"why": "bang-limit", "count": 1}}
    preached = four(ann="character: calamity-janet, hand: [missed@2S]", rest="event: the-sermon")
    assert why(preached) == {"missed@2S": {"why": "forbidden", "by": "event/the-sermon"}}


def test_nobody_asked_it() -> None:
    game = four(ann="hand: [missed@2S, dodge@7D], in_play: [bible@10H, barrel@QS]")
    # The Barrel is in play and is not a card to play now.
    assert why(game) == each("missed@2S dodge@7D bible@10H", why="nobody-asked-it")


def test_out_of_reach() -> None:
    far = {"bob": "in_play: [mustang@8H]", "dee": "in_play: [mustang@9H]"}
    game = four(ann="hand: [bang@2C], in_play: [pepperbox@AH]", **far)
    assert why(game) == each("bang@2C pepperbox@AH", why="out-of-reach", reach=1)
    assert not why(four(ann="hand: [bang@2C], in_play: [pepperbox@AH, schofield@JC]", **far))


def test_too_far() -> None:
    far = {"bob": "in_play: [mustang@8H]", "dee": "in_play: [mustang@9H]"}
    game = four(ann="hand: [panic@JH, punch@10S]", **far)
    assert why(game) == each("panic@JH punch@10S", why="too-far", reach=1)
    game = four(ann="in_play: [knife@8H, derringer@7S, winchester@8S]", **far)
    assert why(game) == each("knife@8H derringer@7S", why="too-far", reach=1)


def test_nothing_to_take() -> None:
    game = four(ann="hand: [panic@JH], in_play: []", cal="hand: [beer@6H]")
    assert why(game) == {"panic@JH": {"why": "nothing-to-take"}}
    assert why(four(ann="hand: [cat-balou@KH]")) == {"cat-balou@KH": {"why": "nothing-to-take"}}
    for green in ("can-can@JC", "conestoga@9D"):
        assert why(four(ann=f"in_play: [{green}]")) == {green: {"why": "nothing-to-take"}}


def test_a_card_that_pays_for_another_is_of_use() -> None:
    game = four(ann="hand: [missed@2S, whisky@QH]")
    assert not why(game)


def test_rag_time_lacks_a_card_to_pay_with_or_one_to_take() -> None:
    assert why(four(ann="hand: [rag-time@9H]", bob="hand: [beer@6H]")) == {"rag-time@9H": {"why": "no-cost"}}
    assert why(four(ann="hand: [rag-time@9H, missed@2S]"))["rag-time@9H"] == {"why": "nothing-to-take"}


@pytest.mark.parametrize("card", ["springfield@KS", "brawl@JS", "tequila@9C", "whisky@QH"])
def test_no_cost(card: str) -> None:
    assert why(four(ann=f"hand: [{card}]", bob="hand: [beer@6H]")) == {card: {"why": "no-cost"}}


def test_already_in_play() -> None:
    game = four(
        ann="hand: [barrel@KS, remington@KC, dynamite@2H, iron-plate@AD], "
        "in_play: [barrel@QS, remington@6D, dynamite@10C, iron-plate@QS]"
    )
    hand = each("barrel@KS remington@KC dynamite@2H iron-plate@AD", why="already-in-play")
    assert why(game) == hand | each("iron-plate@QS", why="nobody-asked-it")


def test_jail_target() -> None:
    game = four(
        ann="hand: [jail@JS]",
        bob="in_play: [jail@10S]",
        cal="dead: true",
        dee="in_play: [jail@4H]",
    )
    assert why(game) == {"jail@JS": {"why": "jail-target"}}


def test_wait() -> None:
    game = four(ann="hand: [canteen@7H], life: 3")
    game.apply("play canteen")
    assert why(game) == {"canteen@7H": {"why": "wait"}}


@pytest.mark.parametrize(
    ("event", "card"),
    [("the-judge", "barrel@QS"), ("the-judge", "jail@JS"), ("the-judge", "bible@10H"), ("the-reverend", "beer@6H"),
     ("the-sermon", "bang@2C")],
)  # fmt: skip
def test_forbidden(event: str, card: str) -> None:
    assert not why(four(ann=f"hand: [{card}]"))
    game = four(ann=f"hand: [{card}]", rest=f"event: {event}")
    assert why(game) == {card: {"why": "forbidden", "by": f"event/{event}"}}


def test_silenced() -> None:
    game = four(ann="in_play: [canteen@7H, bible@10H]", rest="event: lasso")
    assert why(game) == each("canteen@7H bible@10H", why="silenced", by="event/lasso")


def test_must_play_first() -> None:
    game = four(ann="hand: []", rest="event: law-of-the-west\nphase: draw\ndeck: [missed@2S, beer@6H]")
    assert why(game) == {
        "missed@2S": {"why": "nobody-asked-it"},
        "end": {"why": "must-play-first", "by": "card/beer"},
    }
    game.apply("play beer")
    assert why(game) == {"missed@2S": {"why": "nobody-asked-it"}}


def test_no_target_is_what_a_kind_says_that_says_nothing_else() -> None:
    game = four(ann="hand: [duel@QD]")
    menu = Menu(cast(Table, game.state), 0)
    card = cast(Table, game.state).players[0].hand[0]
    assert cards.KIND[card].hindrance(menu, card).why == "no-target"
    assert cards.KIND[card].use_hindrance(menu, card).why == "no-target"


def test_any_time_gives_every_card_a_use() -> None:
    sid = "character: sid-ketchum, hand: [missed@2S, missed@3S]"
    assert not why(four(ann=f"{sid}, life: 2"))
    assert why(four(ann=sid)).keys() == {"missed@2S", "missed@3S"}


# ---- in answer to something


def test_no_answer() -> None:
    game = four(
        ann="hand: [bang@2C]", bob="hand: [missed@2S, beer@6H, bang@3C], in_play: [canteen@7H, sombrero@7C]"
    )
    game.apply("play bang -> bob")
    assert why(game) == each("beer@6H bang@3C canteen@7H", why="no-answer", by="card/bang")
    game = four(ann="hand: [indians@KD]", bob="hand: [missed@2S, bang@3C], in_play: [sombrero@7C]")
    game.apply("play indians")
    assert why(game) == each("missed@2S sombrero@7C", why="no-answer", by="card/indians")


def test_not_laid_down() -> None:
    game = four(ann="hand: [bang@2C]", bob="hand: [barrel@QS, sombrero@7C, canteen@7H]")
    game.apply("play bang -> bob")
    assert why(game) == each("barrel@QS sombrero@7C", why="not-laid-down") | {
        "canteen@7H": {"why": "no-answer", "by": "card/bang"}
    }
    # A Ricochet is answered with a Missed! symbol; a Barrel has none.
    game = four(
        ann="hand: [bang@2C]",
        bob="hand: [barrel@QS, sombrero@7C], in_play: [mustang@8H]",
        rest="event: ricochet",
    )
    game.apply("use ricochet with bang -> bob.mustang")
    assert why(game) == {
        "barrel@QS": {"why": "no-answer", "by": "event/ricochet"},
        "sombrero@7C": {"why": "not-laid-down"},
    }


def test_tried() -> None:
    game = four(ann="hand: [bang@2C]", bob="hand: [missed@2S], in_play: [barrel@QS]", rest="deck: [bang@3C]")
    game.apply("play bang -> bob")
    assert not why(game)
    game.apply("use barrel")
    assert why(game) == {"barrel@QS": {"why": "tried"}}


def test_silenced_by_belle_star() -> None:
    game = four(
        ann="character: belle-star, hand: [bang@2C]",
        bob="hand: [missed@2S], in_play: [barrel@QS, sombrero@7C, canteen@7H]",
    )
    game.apply("play bang -> bob")
    silenced = {"why": "silenced", "by": "character/belle-star"}
    no_answer = {"why": "no-answer", "by": "card/bang"}
    assert why(game) == {"barrel@QS": silenced, "sombrero@7C": silenced, "canteen@7H": no_answer}


def test_a_bang_that_is_forbidden_in_the_own_turn_is_no_answer_there() -> None:
    game = four(ann="hand: [duel@QD, bang@2C, beer@6H]", bob="hand: [bang@3C]", rest="event: the-sermon")
    game.apply("play duel -> bob")
    game.apply("play bang")
    assert game.decision is not None
    assert (game.decision.name, game.decision.texts) == ("ann", ["pass"])
    assert why(game) == {
        "bang@2C": {"why": "forbidden", "by": "event/the-sermon"},
        "beer@6H": {"why": "no-answer", "by": "card/duel"},
    }


def test_no_rescue() -> None:
    game = four(ann="hand: [bang@2C]", bob="life: 1, hand: [beer@6H, saloon@5H], in_play: [canteen@7H]")
    game.apply("play bang -> bob")
    game.apply("pass")
    assert why(game) == each("saloon@5H canteen@7H", why="no-rescue")


def test_last_two() -> None:
    game = four(ann="hand: [bang@2C]", bob="dead: 1", cal="dead: 2", dee="life: 1, hand: [beer@6H]")
    game.apply("play bang -> dee")
    game.apply("pass")
    assert game.decision is not None
    assert game.decision.kind == "save"
    assert why(game) == {"beer@6H": {"why": "last-two"}}


def test_no_beer_to_save_oneself_before_the_reverend() -> None:
    game = four(ann="hand: [bang@2C]", bob="life: 1, hand: [beer@6H]", rest="event: the-reverend")
    game.apply("play bang -> bob")
    game.apply("pass")
    assert why(game) == {"beer@6H": {"why": "forbidden", "by": "event/the-reverend"}}


def test_not_now() -> None:
    game = four(ann="hand: [general-store@9C, bang@2C], in_play: [canteen@7H]")
    game.apply("play general-store")
    assert why(game) == each("bang@2C canteen@7H", why="not-now", by="card/general-store")


def test_not_your_turn() -> None:
    game = four(ann="hand: [bang@2C]", bob="hand: [bang@3C], in_play: [canteen@7H, barrel@QS]")
    assert not why(game)
    assert why(game, 1) == each("bang@3C canteen@7H", why="not-your-turn")


def test_the_dead_have_nothing_to_play_and_after_the_end_nothing_is_hindered() -> None:
    game = four(ann="hand: [bang@2C]", bob="dead: 1", cal="dead: 2", dee="life: 1, hand: [saloon@5H]")
    assert not why(game, 1)
    game.apply("play bang -> dee")
    game.apply("pass")
    game.apply("pass")
    assert game.over
    assert not game.rules.hindrances(game.state, 0, game.decision)


# ---- every reason is true


class Seen:
    """What a player sees who is asked something, and one of his cards that he cannot play."""

    def __init__(self, game: Game, text: str, found: dict[str, Any]) -> None:
        assert game.decision is not None
        view = game.view(game.decision.player)
        assert isinstance(view, BangView)
        self.view = view
        self.found = found
        self.me = view.players[view.seat]
        self.others = [
            player for seat, player in enumerate(view.players) if player.alive and seat != view.seat
        ]
        self.verbs = {option.verb for option in game.decision.options}
        self.key = text.partition("@")[0]
        self.kind = cards.KINDS.get(self.key, cards.KINDS["bang"])
        self.in_hand = text in [cards.TEXT[card] for card in self.me.hand]
        bill = view.shape("event")
        self.event = bill.cards[0] if bill is not None and bill.cards else ""
        self.text = text

    def since(self, kind: str) -> list[Event]:
        """What happened since the last event of a kind."""
        events = self.view.events
        last = max((number for number, event in enumerate(events) if event.kind == kind), default=0)
        return events[last:]

    def bangs_this_turn(self) -> int:
        """The BANG! cards played since the turn began, including cards used as one. Answers have no target."""
        count = 0
        for event in self.since("turn"):
            if event.kind == "played" and event.facts["player"] == self.view.seat and "target" in event.facts:
                card = event.facts["card"]
                assert isinstance(card, int)
                count += (event.facts["used_as"] or cards.ID[card]) in THE_BANG_OF_THE_TURN
        return count

    def abilities(self) -> set[str]:
        mine = self.view.players[self.view.turn]
        return {f"character/{id}" for id in (mine.character, *mine.copies)}

    def forbidden_as(self) -> str:
        return self.key if self.kind.border == "brown" else "laid down"

    def nearest(self) -> int:
        return min(player.distance for player in self.others)

    def loot(self, reach: int) -> bool:
        in_play = [card for card in self.me.in_play if self.in_hand or cards.TEXT[card] != self.text]
        if self.key in IN_PLAY_ONLY:
            return bool(in_play) or any(player.in_play for player in self.others)
        if self.key in NOT_ONES_OWN:
            return any(player.hand_count or player.in_play for player in self.others)
        if self.key in HANDS_ONLY:
            return any(player.hand_count for player in self.others)
        return bool(in_play) or any(p.hand_count or p.in_play for p in self.others if p.distance <= reach)

    def train(self) -> Shape:
        shape = self.view.shape("train")
        assert shape is not None
        return shape

    def railcars(self) -> int:
        return sum(bool(cards.KIND[card].pile) for player in self.view.players for card in player.in_play)

    def blue_cards(self) -> int:
        return sum(cards.IS_BLUE[card] for card in self.me.in_play + self.me.hand)

    def supply(self) -> int:
        shape = self.view.shape("load-supply")
        return 0 if shape is None else shape.count

    def loads(self) -> int:
        return sum(shape.count for shape in self.view.shapes if shape.id == "loads" and shape.at == self.text)


def shown_id(s: Seen) -> str:
    """The id of the card that must be played."""
    shown = s.view.shape("shown")
    return "" if shown is None else shown.at.partition("@")[0]


IN_PLAY_ONLY = ("squaw", "whip")
HANDS_ONLY = ("lock-pick",)
NOT_ONES_OWN = ("passenger-car",)
ANSWERS = ("defend", "give-up")
THE_BANG_OF_THE_TURN = ("bang", "aim", "fanning", "knife-revolver", "train-robbery")
FORBIDDING = {
    "laid down": "event/the-judge",
    "beer": "event/the-reverend",
    "bang": "event/the-sermon",
}
SERMON = "event/the-sermon"  # what only serves as a BANG!: Calamity Janet's Missed!, any answer with a LeMat


def is_barred(s: Seen) -> bool:
    """Whether a card may not be played as itself."""
    by = s.found["by"]
    if by == "railcar/private-car":  # all players in reach are hidden behind theirs
        return s.nearest() <= s.view.reach
    if by == SHOWDOWN:
        return s.key == "bang" and no_shot(s)
    mine = [f"character/{id}" for id in (s.me.character, *s.me.copies)]
    if by == "character/big-spencer":
        return s.key == "missed" and by in mine
    return by == "character/john-pain" and s.view.kind == "save" and by in mine


def no_shot(s: Seen) -> bool:
    """Whether BANG! cards may not be played as themselves."""
    return SHOWDOWN in s.view.in_force


SHOWDOWN = "show/showdown"
TRUE: dict[str, Callable[[Seen], bool]] = {
    "not-now": lambda s: s.view.kind not in ("play", "save", *ANSWERS) and s.found.get("by", "") == s.view.about,
    "nobody-asked-it": lambda s: s.view.kind == "play" and (s.kind.has_missed or s.key in ("escape", "saved")),
    "wait": lambda s: s.text in [cards.TEXT[card] for card in s.view.fresh],
    "bang-limit": lambda s: s.view.kind == "play" and s.bangs_this_turn() >= s.found["count"] >= 1,
    "forbidden": lambda s: s.found["by"] == s.event == FORBIDDING.get(s.forbidden_as(), SERMON) or is_barred(s),
    "silenced": lambda s: s.found["by"] in s.view.in_force or s.found["by"] in s.abilities(),
    "already-in-play": lambda s: s.in_hand and s.key in [cards.ID[card] for card in s.me.in_play],
    "no-cost": lambda s: s.in_hand and s.me.hand_count == 1,
    "out-of-reach": lambda s: s.nearest() > s.view.reach == s.found["reach"],
    "too-far": lambda s: s.nearest() > s.found["reach"] == (2 if s.key == "tomahawk" else 1),
    "no-bang": lambda s: s.key == "aim" and "bang" not in [cards.ID[card] for card in s.me.hand if not no_shot(s)],
    "no-target": lambda s: s.key == "baggage-car" or (s.key == "ghost" and all(p.alive for p in s.view.players)),
    "nothing-to-take": lambda s: not s.loot(1 if s.key == "panic" else 99),
    "too-few-loads": lambda s: s.supply() < 3 if s.in_hand else s.loads() < getattr(s.kind, "cost", 0),
    "once-a-turn": lambda s: s.key in [key.partition("/")[2] for key in s.view.used],
    "jail-target": lambda s: all(
        p.role == "sheriff" or "jail" in [cards.ID[card] for card in p.in_play] for p in s.others
    ),
    "no-answer": lambda s: s.view.kind in ANSWERS and s.found["by"] == s.view.about,
    "no-rescue": lambda s: s.view.kind == "save" and s.key != "beer",
    "last-two": lambda s: s.view.kind == "save" and len(s.others) == 1 and s.key == "beer",
    "not-laid-down": lambda s: s.view.kind in ANSWERS and s.in_hand and s.kind.hooks & DEFENCE != 0,
    "tried": lambda s: f"card/{s.key}" in [e.facts.get("thing") for e in s.since("shot") if e.kind == "used"],
    "no-railcar": lambda s: s.key == "water-tower" and (not s.train().position or len(s.train().cards) == 1),
    "nothing-to-copy": lambda s: s.key == "money-bag" and s.view.kind == "play",
    "nothing-to-swap": lambda s: s.key == "switch" and s.view.kind == "play",
    "no-discards": lambda s: s.key == "cattle-truck" and not s.view.discard,
    "no-other-railcar": lambda s: s.key == "coal-hopper" and s.railcars() == 1,
    "no-blue-card": lambda s: s.key in ("caboose", "sleeper-car") and s.blue_cards() == 1,
    "must-play-first": lambda s: s.found["by"] == f"card/{shown_id(s)}" and s.text == "end" not in s.verbs,
}  # fmt: skip


def is_true_of_ware(t: Table, seat: int, key: str, found: dict[str, Any]) -> bool:
    price = next(cost(card) for card in shop(t).shown if cards.KEY[card] == key)
    luzena = "character/pretty-luzena"
    if luzena not in t.used and any(cards.CHARACTER[number].key == luzena for number in t.abilities(seat)):
        price -= 1
    dear = price > has_gold(t, seat)
    return found == ({"why": "too-dear", "count": price} if dear else {"why": "no-effect-now"})


def test_why_something_in_the_shop_cannot_be_bought() -> None:
    game = lay(
        """\
game: bang
sets: [base, gold-rush]
players:
  - ann: {role: sheriff, character: willy-the-kid, gold: 2}
  - bob: {role: outlaw, character: lucky-duke}
  - eve: {role: outlaw, character: rose-doolan}
  - theo: {role: renegade, character: jourdonnais}
shop: [wanted, pickaxe, lucky-charm]
turn: ann
moves: []
"""
    )
    found = why(game)
    assert found["equipment/pickaxe"] == {"why": "too-dear", "count": 4}
    assert found["equipment/lucky-charm"] == {"why": "too-dear", "count": 3}
    assert "equipment/wanted" not in found
    with pytest.raises(NotationError):
        game.apply("buy pickaxe")
    assert not {"equipment/pickaxe"} & set(why(game, 1))


@some
@given(configurations, seeds)
def test_every_card_can_be_played_or_a_true_reason_is_given(rules: BangRules, seed: int) -> None:
    for number, game in enumerate(paused(rules, seed)):
        assert game.decision is not None
        seat = game.decision.player
        t = cast(Table, game.state)
        for text, found in check_hindrances(
            game, [cards.TEXT[card] for card in t.players[seat].hand]
        ).items():
            if "/" in text:
                assert is_true_of_ware(t, seat, text, found), (text, found)
                continue
            own = [cards.TEXT[card] for card in t.players[seat].hand + t.players[seat].in_play]
            assert text in [*own, "end"]
            assert TRUE[found["why"]](Seen(game, text, found)), (text, found, game.decision)
        if number % 29 == seed % 29:
            check_imagined(game, number)
