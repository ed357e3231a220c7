"""Reports: what is in the page is what is in the figures, and the page needs nothing from elsewhere."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from posse import games
from posse.bots import make
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.lab import simulate as lab
from posse.lab.arena.page import arena_page
from posse.lab.arena.run import arena
from posse.lab.paper import plots
from posse.lab.paper.page import Page, plot, table
from posse.lab.paper.words import percent, points, rating, rating_range
from posse.lab.report.figures import TIMING, figures_of, labels, read
from posse.lab.report.page import named, report_page
from posse.lab.simulate import Setting
from posse.lab.watch import Watch, Watched
from tests.lab import bots
from tests.lab.bots import spec

STYLE = Path(plots.__file__).with_name("style.css").read_text()


class Rows(HTMLParser):
    """Reads the rows of all tables in a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._cell = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append([])
        self._cell = tag in ("td", "th")
        if self._cell:
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        self._cell = False

    def handle_data(self, data: str) -> None:
        if self._cell:
            self.rows[-1][-1] += data


def rows(html: str) -> list[list[str]]:
    return Rows(html).rows


def simulated(count: int = 30, jobs: int = 1, **changes: Any) -> dict[str, Any]:
    given = {
        "game": "bang",
        "players": 5,
        "sets": (),
        "variants": (),
        "bots": (spec(bots.Counts),),
        "seed": "1",
    }
    setting = Setting(**{**given, **changes})
    return figures_of(setting, lab.simulate(setting, count, jobs, watching=True))


@pytest.fixture(scope="module")
def base() -> dict[str, Any]:
    return simulated()


@pytest.fixture(scope="module")
def page(base: dict[str, Any]) -> str:
    return report_page([base])


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    names = ("random", *bots.specs(bots.Counts, bots.Raises))
    return arena(Setting("bang", 5, (), (), names, "1"), 60, folder=tmp_path_factory.mktemp("arena"))


def test_the_counts_agree_with_each_other(base: dict[str, Any]) -> None:
    assert base["finished"] == 30
    assert sum(side["wins"] for side in base["sides"].values()) == 30
    assert list(base["sides"]) == ["law", "outlaws", "renegade"]
    assert base["roles"]["sheriff"]["wins"] == base["sides"]["law"]["wins"]
    assert base["roles"]["outlaw"]["wins"] == 2 * base["sides"]["outlaws"]["wins"]
    assert base["places"]["1"] == base["roles"]["sheriff"]  # the Sheriff begins
    for what in ("roles", "places", "bots", "characters"):
        assert sum(each["seats"] for each in base[what].values()) == 30 * 5, what
        assert sum(each["wins"] for each in base[what].values()) == base["bots"][spec(bots.Counts)]["wins"]
    turns = {int(turn): games for turn, games in base["lengths"]["games"].items()}
    assert sum(turns.values()) == 30
    assert sum(turn * games for turn, games in turns.items()) == base["turns"]
    assert min(turns) == base["lengths"]["quantiles"]["min"] <= base["lengths"]["quantiles"]["median"]
    assert sum(base["kills"]["by_cause"].values()) == sum(
        often for victims in base["kills"]["by_role"].values() for often in victims.values()
    )
    assert base["kills"]["by_cause"]["card/bang"] > 0
    # The game ends with the Sheriff's death or when all who hunt him are dead.
    sheriffs = sum(victims.get("sheriff", 0) for victims in base["kills"]["by_role"].values())
    assert sheriffs == 30 - base["sides"]["law"]["wins"]


def test_the_interval_of_two_outlaws_is_that_of_one(base: dict[str, Any]) -> None:
    assert base["roles"]["outlaw"]["win_rate"] == base["sides"]["outlaws"]["win_rate"]


@pytest.mark.parametrize(("game", "players"), [("dice", 5), ("duel", 2)])
def test_the_other_games_are_told_too(game: str, players: int) -> None:
    figures = simulated(10, game=game, players=players, bots=("random",))
    assert figures["finished"] == 10
    assert sum(figures["kills"]["by_cause"].values()) > 10
    assert len(figures["characters"]) > 10
    assert sum(side["wins"] for side in figures["sides"].values()) == 10
    assert "No game" not in report_page([figures])


def test_processes_do_not_change_the_figures() -> None:
    names = ("random", "random", spec(bots.Counts))
    one, two = simulated(101, 1, bots=names), simulated(101, 2, bots=names)
    del one[TIMING], two[TIMING]
    assert one == two


def test_a_ghost_dies_once() -> None:
    """High Noon brings the dead back for a turn: leaving again is no second death."""
    rules = games.rules("bang", 6, ["high-noon"])
    for seed in range(100):
        game = Game.start(rules, str(seed))
        seated = [make("random", f"{seed}/{seat}") for seat in range(6)]
        watch = Watch(game, seated, ["random"] * 6)
        lab.run(game, seated, watch)
        gone = [event.facts["player"] for event in game.events if event.kind == "eliminated"]
        if len(gone) > len(set(gone)):
            break
    seen = Watched()
    watch.tell(seen)
    assert len(gone) > len(set(gone)) == seen.counts["kills_by_cause"].total()
    assert seen.counts["kills_by_role"].total() == len(set(gone))


def test_the_page_shows_the_figures(base: dict[str, Any], page: str) -> None:
    found = rows(page)
    for what in ("roles", "sides", "characters"):
        for key, each in base[what].items():
            name = named("bang", key) if what == "characters" else key.capitalize()
            shown = [row for row in found if row[0] == name and len(row) == 5]
            assert [name, str(each["wins"]), str(each["seats"]), percent(each["win_rate"]["value"])] in [
                row[:4] for row in shown
            ], name
    for cause, often in base["kills"]["by_cause"].items():
        assert any(row[:2] == [named("bang", cause), str(often)] for row in found), cause
    beliefs = base["beliefs"][spec(bots.Counts)]
    for each in beliefs["calibration"]:
        assert any(
            row[1:] == [percent(each["believed"]), percent(each["true"]), f"{each['count']:,}"]
            for row in found
        )
    assert f"{beliefs['half']['to_prior']:.2f} times" in page
    assert ["median", str(base["lengths"]["quantiles"]["median"])] in found


def test_the_arena_page_shows_the_figures(tournament: dict[str, Any]) -> None:
    page = arena_page(tournament)
    found = rows(page)
    for bot in tournament["bots"]:
        assert [
            bot["name"],
            rating(bot["rating"]),
            rating_range(bot["rating"]).text,
            percent(bot["win_rate"]["value"]),
        ] in [row[:4] for row in found]
        for role in bot["roles"].values():
            assert [
                bot["name"],
                str(role["wins"]),
                str(role["seats"]),
                percent(role["win_rate"]["value"]),
            ] in [row[:4] for row in found]
    for pair in tournament["pairs"]:
        assert any(row[:3] == [*pair["bots"], points(pair["win_rate"])] for row in found)
    for each in tournament["forfeits"]:
        assert [each["bot"], each["seed"], each["what"], each["record"]] in found
    assert f"{spec(bots.Raises)} forfeited {tournament['forfeited']} games." in page


def test_pages_need_nothing_from_elsewhere(page: str, tournament: dict[str, Any]) -> None:
    for html in (page, arena_page(tournament)):
        assert set(re.findall(r"""https?://[^"'\s<]*""", html)) <= {
            "http://www.w3.org/2000/svg",
            "http://www.w3.org/1999/xlink",
        }
        assert all(link.startswith("#") for link in re.findall(r'(?:href|src)="([^"]*)"', html))
        assert not re.search(r"<script|<link|<iframe|@import|url\(", html)
        assert len(html.encode()) < 300_000


def test_every_plot_is_told_in_words(page: str) -> None:
    plots_of_page = re.findall(r'<figure class="plot" role="img" aria-label="([^"]+)">', page)
    assert len(plots_of_page) == page.count("<svg") >= 7
    assert page.count("<table>") >= len(plots_of_page)
    assert all("table" in says for says in plots_of_page)


def test_every_colour_of_a_plot_has_one_for_the_night(page: str, tournament: dict[str, Any]) -> None:
    for html in (page, arena_page(tournament)):
        for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
            assert " id=" not in svg  # several plots share a page
            for what, colour in re.findall(r'(fill|stroke)="(#[0-9a-fA-F]+)"', svg):
                assert f'.plot [{what}="{colour}"]' in STYLE


def test_several_simulations_side_by_side(base: dict[str, Any]) -> None:
    other = simulated(10, sets=("dodge-city",), bots=("random",))
    html = report_page([base, other])
    found = rows(html)
    for name, figures in zip(labels([base, other]), (base, other), strict=True):
        rate = percent(figures["sides"]["law"]["win_rate"]["value"])
        assert any(row[:2] == [f"Law, {name}", rate] for row in found)
    assert labels([base, other]) == [f"base, {spec(bots.Counts)}", "dodge-city, random"]
    assert labels([base]) == labels([base, base])[:1] == ["base"]


def test_nothing_finished_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MOST_DECISIONS", 5)
    figures = simulated(3)
    assert figures["unfinished"] == 3
    assert "No game was finished." in report_page([figures])


def test_words_from_elsewhere_are_escaped() -> None:
    page = Page("<b>", ["&"], [("<i>", "1")])
    page.add("<u>", table("<s>", ("a",), [("<q>", "<p>")]), plot("<svg></svg>", '"<z>'))
    html = page.html()
    for mark in ("<b>", "<i>", "<u>", "<s>", "<q>", "<p>", "<z>"):
        assert mark not in html.replace("<p>&amp;</p>", "").replace("<p>Made", "")
    assert '"&quot;&lt;z&gt;"' in html


def test_a_file_that_is_no_simulation(tmp_path: Path) -> None:
    with pytest.raises(PosseError, match="cannot be read"):
        read(tmp_path / "none.json")
    for text in ("{", "[]", '{"format": "posse arena 1"}'):
        (tmp_path / "file.json").write_text(text)
        with pytest.raises(PosseError, match="holds no simulation"):
            read(tmp_path / "file.json")


def test_long_names_that_look_alike_keep_their_rows() -> None:
    names = [
        f"a-bot-with-a-{middle}-name-that-nobody-remembers" for middle in ("long", "longer", "very-long")
    ]
    svg = plots.dots([plots.Dot.of(name, {"low": 0, "value": 1, "high": 2}) for name in names], "x")
    labels_shown = re.findall(r"<text[^>]*>(a-bot[^<]*)</text>", svg)
    assert len(labels_shown) == 3
    assert all(len(each) <= 22 for each in labels_shown)
    assert len(set(re.findall(r'translate\([\d.]+,([\d.]+)\)" d="M-', svg))) == 3  # the diamonds


@pytest.mark.parametrize("package", ["altair", "vl_convert"])
def test_plots_need_the_extra(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(PosseError, match=r"pip install 'posse-game\[report\]'"):
        plots.check()
