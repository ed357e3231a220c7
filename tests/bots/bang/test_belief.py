"""What a bot concludes from what the others do."""

from typing import cast

import pytest

from posse.bang import cards
from posse.bang.table import Table
from posse.bang.view import BangView
from posse.bots import make
from posse.bots.bang.known import learn_all
from posse.bots.bang.layout import Layout
from posse.bots.bang.lore import LORE
from posse.bots.bang.notes import note_of
from posse.bots.belief import UNKNOWN, Belief
from posse.kernel.game import Game
from posse.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_SPLITS, SHERIFF
from tests.bang.configurations import ALL
from tests.bots.bang.positions import position

EVEN = [[1.0] * 4 for _ in range(4)]
LAWLESS = [[1.0, 1.0, 1.0, 1.0], [0.1, 1.0, 1.0, 1.0], [9.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]]


def test_all_assignments_that_fit_are_thought_of() -> None:
    belief = Belief([SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
    assert len(belief.worlds) == 12  # four places for two Outlaws, a Deputy and the Renegade
    assert belief.chances[1] == pytest.approx([0.0, 0.25, 0.5, 0.25])
    assert belief.chances[0] == [1.0, 0.0, 0.0, 0.0]
    assert len(Belief([SHERIFF, *[UNKNOWN] * 7]).worlds) == 210


def test_a_deed_makes_those_who_want_it_likelier() -> None:
    belief = Belief([SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
    belief.saw(1, 0, [2, 3, 4], LAWLESS)
    chances = belief.chances
    assert chances[1][OUTLAW] > 0.5
    assert chances[1][DEPUTY] < 0.25
    assert chances[2][OUTLAW] < 0.5  # one of two Outlaws is probably found
    for row in chances:
        assert sum(row) == pytest.approx(1.0)


def test_bayes_is_exact() -> None:
    belief = Belief([SHERIFF, UNKNOWN, UNKNOWN, OUTLAW])
    # Seats 1 and 2 are an Outlaw and the Renegade. Seat 1 chose the Sheriff, though seat 2 was as near.
    belief.saw(1, 0, [2], LAWLESS)
    outlaw, renegade = 9.0 / (9.0 + 1.0), 1.0 / (1.0 + 1.0)
    assert belief.chances[1][OUTLAW] == pytest.approx(outlaw / (outlaw + renegade))


def test_a_deed_that_tells_nothing_changes_nothing() -> None:
    belief = Belief([SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
    before = [list(row) for row in belief.chances]
    belief.saw(1, 0, [2, 3], EVEN)
    assert belief.chances == [pytest.approx(row) for row in before]


def test_without_strength_nothing_is_learnt_but_what_is_revealed() -> None:
    belief = Belief([SHERIFF, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], strength=0.0)
    belief.saw(1, 0, [2, 3, 4], LAWLESS)
    assert belief.chances[1][OUTLAW] == pytest.approx(0.5)
    belief.learn(2, OUTLAW)
    assert belief.chances[1][OUTLAW] == pytest.approx(1 / 3)


def test_what_is_revealed_is_certain() -> None:
    belief = Belief([SHERIFF, UNKNOWN, UNKNOWN, RENEGADE])
    belief.learn(1, OUTLAW)
    assert belief.chances[2] == [0.0, 0.0, 1.0, 0.0]
    assert belief.likeliest(2) == OUTLAW


def test_who_shoots_the_sheriff_is_an_outlaw() -> None:
    game = position(
        "bob", ["bob: play bang@2C -> ann"], bob={"hand": ["bang@2C"]}, ann={"character": "kit-carlson"}
    )
    chances = make("rule-of-thumb", "1").beliefs(game.view(4))
    assert chances[1][OUTLAW] > 0.75
    blind = make("rule-of-thumb/blind", "1").beliefs(game.view(4))
    assert blind[1][OUTLAW] == pytest.approx(2 / 3)


def test_to_take_away_a_jail_is_a_favour() -> None:
    game = position(
        "cal",
        ["cal: play cat-balou@9D -> bob.jail"],
        cal={"hand": ["cat-balou@9D"]},
        bob={"in_play": ["jail@JS"]},
    )
    kind = make("rule-of-thumb", "1").beliefs(game.view(0))
    hostile = position(
        "cal",
        ["cal: play cat-balou@9D -> bob.hand"],
        cal={"hand": ["cat-balou@9D"]},
        bob={"hand": ["bang@2C"]},
    )
    unkind = make("rule-of-thumb", "1").beliefs(hostile.view(0))
    both_outlaws = kind[1][OUTLAW] + kind[2][OUTLAW]
    assert both_outlaws > unkind[1][OUTLAW] + unkind[2][OUTLAW]


def test_who_gives_his_blood_for_the_sheriff_is_no_outlaw() -> None:
    gift = ["bob: use blood-brothers -> ann"]
    table = {"phase": "start", "event": "blood-brothers", "ann": {"life": 1}}
    before = position("bob", (), ["fistful-of-cards"], **table)
    after = position("bob", gift, ["fistful-of-cards"], **table)
    thought, thinks = (make("rule-of-thumb", "1").beliefs(game.view(3))[1] for game in (before, after))
    assert thinks[OUTLAW] < 0.5 * thought[OUTLAW]
    assert thinks[DEPUTY] > 1.5 * thought[DEPUTY]


def test_who_opens_a_general_store_is_rather_no_outlaw() -> None:
    shop = {"hand": ["general-store@9C"]}
    before = position("bob", bob=shop)
    after = position("bob", ["bob: play general-store@9C"], bob=shop)
    thought, thinks = (make("rule-of-thumb", "1").beliefs(game.view(0))[1] for game in (before, after))
    assert thinks[OUTLAW] < 0.7 * thought[OUTLAW]


def test_a_bot_seated_in_the_middle_thinks_the_same() -> None:
    """It does not matter how often a bot looked before, since a deed is judged by the table at that time."""
    compared = 0
    for rules in ALL[::12]:
        early = [make("rule-of-thumb", str(seat)) for seat in range(len(rules.names))]
        game = Game.start(rules, "middle")
        for _ in range(90):
            if game.decision is None:
                break
            seat = game.decision.player
            game.apply(early[seat].choose(game.view(seat), game.decision))
        if game.over:
            continue  # all roles are shown
        if any(event.kind == "role_dealt" for event in game.events):
            continue  # a bot that comes late cannot know what another player knew about his own former role
        for seat in range(len(rules.names)):
            view = game.view(seat)
            late = make("rule-of-thumb", "late").beliefs(view)
            for mine, his in zip(early[seat].beliefs(view), late, strict=True):
                assert mine == pytest.approx(his)
                compared += 1
    assert compared > 50


def test_distances_are_read_off_the_events_as_the_rules_count_them() -> None:
    learn_all()
    compared = 0
    for rules in ALL[::5]:
        game = Game.start(rules, "distance")
        bots = [make("random", str(seat)) for seat in range(len(rules.names))]
        layouts: list[Layout] = []
        read = 0
        for _ in range(120):
            if game.decision is None:
                break
            view = game.view(0)
            assert isinstance(view, BangView)
            paid_for = cast(Table, game.state).parts.get("loads")
            if getattr(paid_for, "near", False) or getattr(paid_for, "silenced", -1) >= 0:
                break  # with a Bell Tower or a Big Fifty, distances or abilities differ for one card
            if not layouts:
                layouts.append(Layout(view))
            for event in view.events_since(read):
                layouts[0].take_in(event, note_of(event))
            read += len(view.events_since(read))
            for seat, player in enumerate(view.players):
                assert sorted(layouts[0].lies[seat]) == sorted(player.in_play)
                assert layouts[0].alive[seat] == player.alive
                if (
                    player.distance and view.turn == 0
                ):  # Belle Star silences the cards of others in her own turn
                    if all(other.character != "belle-star" and not other.copies for other in view.players):
                        assert layouts[0].distances(0)[seat] == player.distance
                        compared += 1
            game.apply(bots[game.decision.player].choose(None, game.decision))
    assert compared > 500


def test_the_splits_of_all_tables_are_known() -> None:
    for count in (4, 5, 6, 7, 8):
        assert len(ROLE_SPLITS[count]) == count


def test_everything_in_the_game_has_its_lore() -> None:
    learn_all()
    bearing = {key for key in cards.THINGS if not key.startswith(("variant/", "rule/", "station/"))}
    bearing |= {f"purpose/{thing.purpose}" for thing in cards.THINGS.values() if thing.purpose}
    bearing |= {f"purpose/{id}" for kind in cards.KINDS.values() for id in kind.purposes}
    # The questions about loads and railcars belong to no single thing, and neither does advancing the train.
    variants = {f"variant/{id}" for id in cards.VARIANTS}
    assert set(LORE) - variants - {"part/loads", "part/train", "verb/advance"} == bearing
