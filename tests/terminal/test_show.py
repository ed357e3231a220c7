import re
from typing import cast

import pytest

import posse
from posse.bang.distance import distances
from posse.bang.table import Table
from posse.bang.view import BangView
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.terminal.bang import names as named
from posse.terminal.bang import show
from posse.terminal.faces import face_of
from posse.terminal.options import listing
from posse.terminal.pen import Pen, fill
from posse.terminal.reference import entries, explain, look_up
from tests.properties import sample
from tests.terminal.games import paper, without_colour, written


def table_of(game: Game, seat: int, width: int, colour: bool = False) -> str:
    console = paper(width, colour)
    pen = Pen(console)
    pen.put(face_of(game).table(game.view(seat), pen))
    if game.decision is not None:
        pen.put(listing(game.decision, face_of(game), pen))
    return written(console)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_table_fits_and_shows_everybody(width: int) -> None:
    for players in range(4, 8):
        for game in sample(posse.games.rules("bang", players, variants=["stick-of-dynamite"]), players, 120):
            for seat in (-1, 0, players - 1):
                drawn = table_of(game, seat, width)
                assert max(map(len, drawn.splitlines())) <= width
                for player in game.view(seat).players:  # type: ignore[attr-defined]
                    assert player.name.capitalize() in drawn or player.name == game.names[seat]
                assert "★ Sheriff" in drawn
                assert drawn == without_colour(table_of(game, seat, width, colour=True))


def test_the_viewer_comes_first_with_his_hand() -> None:
    game = posse.new(players=5, seed=3)
    for seat in range(5):
        drawn = table_of(game, seat, 100).splitlines()
        assert " You " in drawn[2]
        view = cast(BangView, game.view(seat))
        for card in view.players[seat].hand:
            assert named.card(card) in "\n".join(drawn)


def test_red_suits_are_red() -> None:
    console = paper(80, colour=True)
    Pen(console).line("Beer 6♥ and Missed! 2♠ and bang@4D and bang@4C")
    assert re.findall(r"\x1b\[31m(.*?)\x1b", written(console)) == ["6♥", "4D"]


def test_consoles_without_our_signs_get_letters() -> None:
    console = paper()
    pen = Pen(console)
    pen._has_signs = False
    pen.line("★ Beer 6♥ ●○")
    assert written(console) == "* Beer 6H O.\n"


def test_long_lines_hang() -> None:
    console = paper(30)
    Pen(console).line("one two three four five six seven eight nine", indent=2, hang=4)
    first, *rest = written(console).splitlines()
    assert first.startswith("  one")
    assert rest
    assert all(line.startswith("      ") and len(line) <= 30 for line in rest)
    assert fill(["aa", "bb", "cc"], 7) == ["aa · bb", "cc"]


def test_distances_are_those_of_the_engine() -> None:
    for players in range(4, 8):
        for game in sample(posse.games.rules("bang", players), players, 15):
            view = cast(BangView, game.view(-1))
            for seat in range(players):
                if view.players[seat].alive:
                    assert show.distances(view, seat) == dict(distances(cast(Table, game.state), seat))
                    assert show.reach(view.players[seat]) == cast(Table, game.state).reach(seat)
                else:
                    assert show.distances(view, seat) == {}


# ---- looking things up


def explained(word: str) -> str:
    console = paper(80)
    explain(word, console)
    return written(console)


def test_every_card_and_character_explains_itself() -> None:
    kinds = {entry.kind for entry in entries()}
    assert kinds == {"card", "character", "rule"}
    for each in (each for each in posse.games.catalogue() if each["game"] == "bang"):
        for thing in (*each["cards"], *each["characters"]):
            for word in (thing["id"], thing["name"], thing["name"].upper()):
                text = explained(word)
                assert text.startswith(thing["name"])
                assert len(text.splitlines()) > 1


def test_an_explanation_says_what_kind_of_thing_it_is() -> None:
    assert explained("schofield").startswith("Schofield (blue card, weapon with reach 2, 3 copies: J♣ Q♣ K♠)")
    assert explained("Winchester").startswith("Winchester (blue card, weapon with reach 5, one copy: 8♠)")
    assert explained("paul regret").startswith("Paul Regret (character, 3 life points)")
    assert explained("hand-limit").startswith("Hand limit (rule)")
    assert "Where the rulebook is silent:" in explained("jail")


def test_a_piece_of_a_name_will_do() -> None:
    assert [entry.id for entry in look_up("sid")] == ["sid-ketchum"]
    assert [entry.id for entry in look_up("regr")] == ["paul-regret"]


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("barel", "barrel"),
        ("bangg", "bang"),
        ("cat-ballou", "cat-balou"),
        ("xyzzy", 'called "xyzzy"'),
        ("", '""'),
    ],
)
def test_an_unknown_name_gets_a_hint(word: str, hint: str) -> None:
    with pytest.raises(PosseError, match=hint):
        look_up(word)


def test_entries_as_plain_data() -> None:
    card, character, rule = (look_up(word)[0].as_dict() for word in ("scope", "el-gringo", "hand-limit"))
    assert card["copies"] == ["AS"]
    assert card["set"] == "base"
    assert character["life"] == 3
    assert rule["kind"] == "rule"
    assert "decision" in look_up("jail")[0].as_dict()
