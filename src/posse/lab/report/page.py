"""The report of one or several simulations as a page."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from posse.folders import generation
from posse.kernel.option import id_of
from posse.lab.paper import plots
from posse.lab.paper.page import Cell, Html, Page, beside, heading, paragraphs, plot, table
from posse.lab.paper.plots import Bar, Dot
from posse.lab.paper.words import game_title, games, number, percent, percent_range, sets_of
from posse.lab.report.figures import labels
from posse.lab.seats import ROLE_ORDER
from posse.terminal.reference import entries

#: How many causes of death are shown one by one.
_CAUSES: Final = 14
_COLUMNS: Final = 30
_QUARTERS: Final = ("first", "second", "third", "last")

Figures = Mapping[str, Any]


def report_page(simulations: Sequence[Figures]) -> str:
    """The page, made from the figures alone."""
    page = Page(
        title=f"Report: {game_title(simulations[0]['settings']['game'])}",
        about=[_about(figures) for figures in simulations],
        numbers=[
            ("games", number(sum(figures["games"] for figures in simulations))),
            ("turns a game", f"{_per_game(simulations, 'turns'):.1f}"),
            ("decisions a game", f"{_per_game(simulations, 'decisions'):.1f}"),
        ],
    )
    named_figures = [
        (name, figures)
        for name, figures in zip(labels(simulations), simulations, strict=True)
        if figures["finished"]
    ]
    if not named_figures:
        page.add("Nothing to report", paragraphs(["No game was finished."]))
    if len(named_figures) > 1:
        page.add("Side by side", _compared(named_figures))
    for topic, part in _TOPICS.items():
        told = [(name, html) for name, figures in named_figures if (html := part(figures))]
        if told:
            page.add(topic, *((heading(name) if len(simulations) > 1 else "") + html for name, html in told))
    page.add("How this was measured", paragraphs(_METHOD), _settings(simulations))
    return page.html()


_METHOD: Final = (
    "Bots were dealt out to the seats in turn and played whole games against each other; only finished games are "
    "counted. Places are numbered clockwise from the player who begins.",
    "The 95 % intervals are Wilson's. Seats that win together, such as two Outlaws of one game, count as one trial.",
    "A cause of death is the last loss of life before it. Deaths by nobody are those that no player caused.",
    "Beliefs were asked for at the first decision of every turn, of all bots still in the game, about the players "
    "whose role they could not know. Half: when half of the turns of a game were over.",
)


def _about(figures: Figures) -> str:
    settings = figures["settings"]
    wrong = f" {games(figures['unfinished'])} did not end." if figures["unfinished"] else ""
    wrong += f" {games(figures['errors'])} erred." if figures["errors"] else ""
    return (
        f"{games(figures['games'])} with {settings['players']} players, {sets_of(settings)}, "
        f"played by {', '.join(settings['bots'])}.{wrong}"
    )


def _per_game(simulations: Sequence[Figures], what: str) -> float:
    total = sum(figures["games"] for figures in simulations)
    return float(sum(figures[what] for figures in simulations) / total)


def _dots(rates: Mapping[str, Any], name: Callable[[str], str] = str.capitalize) -> list[Dot]:
    return [Dot.of(name(key), rate["win_rate"]) for key, rate in rates.items()]


def _rate_rows(
    rates: Mapping[str, Any], name: Callable[[str], str] = str.capitalize
) -> list[Sequence[str | Cell]]:
    return [
        (
            name(key),
            number(rate["wins"]),
            number(rate["seats"]),
            percent(rate["win_rate"]["value"]),
            percent_range(rate["win_rate"]),
        )
        for key, rate in rates.items()
    ]


_RATE_HEADS: Final = ("", "won", "of", "win rate", "95 %")


def _compared(named_figures: Sequence[tuple[str, Figures]]) -> Html:
    """How sets change a game."""
    rows = [
        Dot.of(name, figures["sides"][side]["win_rate"], side.capitalize())
        for side in dict.fromkeys(side for _, figures in named_figures for side in figures["sides"])
        for name, figures in named_figures
        if side in figures["sides"]  # a table of three has no Sheriff
    ]
    sides: list[Sequence[str | Cell]] = [
        (f"{row.group}, {row.label}", percent(row.value), percent_range(row._asdict())) for row in rows
    ]
    lengths: list[Sequence[str | Cell]] = [
        (name, str(figures["lengths"]["mean"]), str(turns["median"]), f"{turns['10 %']}–{turns['90 %']}")
        for name, figures in named_figures
        for turns in [figures["lengths"]["quantiles"]]
    ]
    return beside(
        plot(
            plots.dots(rows, "share of the games won", percent=True),
            "Wins of each side by sets, as in the table",
        ),
        table("Games won by each side", ("", "won", "95 %"), sides)
        + table("Turns of a game", ("", "mean", "median", "10–90 %"), lengths),
    )


def _roles(figures: Figures) -> Html:
    tables = table("Games won by each side", _RATE_HEADS, _rate_rows(figures["sides"]))
    if set(figures["roles"]) != set(figures["sides"]):
        tables += table("Wins of each role", _RATE_HEADS, _rate_rows(figures["roles"]))
    return beside(
        plot(
            plots.dots(_dots(figures["roles"]), "win rate", percent=True),
            "Win rates by role with 95 % intervals, as in the table",
        ),
        tables,
    )


def _bots(figures: Figures) -> Html:
    if len(figures["bots"]) < 2:
        return ""
    return table("Wins of each bot, in whatever role", _RATE_HEADS, _rate_rows(figures["bots"], str))


def _average(figures: Figures) -> float:
    """How often a seat wins on average."""
    seats = sum(rate["seats"] for rate in figures["places"].values())
    wins = sum(rate["wins"] for rate in figures["places"].values())
    return float(wins / seats) if seats else 0.0


def _places(figures: Figures) -> Html:
    def name(place: str) -> str:
        return f"{place}, begins" if place == "1" else place

    return beside(
        plot(
            plots.dots(_dots(figures["places"], name), "win rate", percent=True, line=_average(figures)),
            "Win rates by place with 95 % intervals, as in the table",
        ),
        table("Wins by place, clockwise from who begins", _RATE_HEADS, _rate_rows(figures["places"], name)),
    )


def _characters(figures: Figures) -> Html:
    rates = figures["characters"]
    best = dict(sorted(rates.items(), key=lambda item: (-item[1]["win_rate"]["value"], item[0])))

    def name(id: str) -> str:
        return named(figures["settings"]["game"], id)

    return beside(
        plot(
            plots.dots(_dots(best, name), "win rate", percent=True, line=_average(figures)),
            "Win rates by character with 95 % intervals, as in the table",
        ),
        table("Wins of each character, in whatever role", _RATE_HEADS, _rate_rows(best, name)),
    )


def _lengths(figures: Figures) -> Html:
    lengths = figures["lengths"]
    rows = [(name, str(turns)) for name, turns in lengths["quantiles"].items()]
    marks = [lengths["quantiles"]["median"] + 0.5]
    return beside(
        plot(
            plots.columns(_binned(lengths["games"]), "turns; red: the median", marks),
            "How many games had how many turns; the table has the quantiles",
        ),
        table("Turns of a game", ("", "turns"), [*rows, ("mean", str(lengths["mean"]))]),
    )


def _binned(counts: Mapping[str, int]) -> list[tuple[float, float, int]]:
    """The lengths, in not too many columns."""
    turns = {int(turn): often for turn, often in counts.items()}
    low, high = min(turns), max(turns)
    width = -(-(high - low + 1) // _COLUMNS)
    return [
        (start, start + width, sum(turns.get(turn, 0) for turn in range(start, start + width)))
        for start in range(low, high + 1, width)
    ]


def _kills(figures: Figures) -> Html:
    causes = figures["kills"]["by_cause"]
    total = max(sum(causes.values()), 1)
    game = figures["settings"]["game"]
    most = list(causes.items())[:_CAUSES]
    rest = total - sum(often for _, often in most)
    shown = [(named(game, cause), often) for cause, often in most]
    if rest and causes:
        shown.append(("all others", rest))
    by_cause = beside(
        plot(
            plots.bars([Bar(cause, often) for cause, often in shown], "deaths"),
            "Deaths by cause, as in the table",
        ),
        table(
            "Deaths by cause",
            ("cause", "deaths", "share"),
            [(cause, number(often), percent(often / total)) for cause, often in shown],
        ),
    )
    return by_cause + heading("Who kills whom") + _killers(figures["kills"]["by_role"])


def _killers(by_role: Mapping[str, Mapping[str, int]]) -> Html:
    killed = {victim for each in by_role.values() for victim in each}
    victims = [role for role in ROLE_ORDER if role in killed]
    rows = [
        (killer.capitalize(), *(number(each.get(victim, 0)) for victim in victims))
        for killer, each in by_role.items()
    ]
    return table(
        "Killers by row, victims by column", ("killer", *(victim.capitalize() for victim in victims)), rows
    )


def _beliefs(figures: Figures) -> Html:
    if not figures["beliefs"]:
        return ""
    parts = [
        paragraphs(
            [
                "Well calibrated is who is right in 30 % of the cases to which a chance of 30 % was given: points on "
                "the dashed line. The ratio compares the chance given to the true role with its chance before any "
                "deed (prior) and with what the roles shown so far leave (counting); 1 is having learnt nothing."
            ]
        )
    ]
    for bot, beliefs in figures["beliefs"].items():
        half = beliefs["half"]
        points = [(each["believed"], each["true"]) for each in beliefs["calibration"]]
        rows: list[Sequence[str | Cell]] = [
            (
                f"{each['from']:.0%} to {each['to']:.0%}",
                percent(each["believed"]),
                percent(each["true"]),
                number(each["count"]),
            )
            for each in beliefs["calibration"]
        ]
        parts += [
            heading(bot),
            paragraphs(
                [
                    f"After half of the turns it gave the true role {half['to_prior']:.2f} times its chance before any "
                    f"deed, and {half['to_counting']:.2f} times what counting the roles shown would give "
                    f"({number(half['samples'])} samples)."
                ]
            ),
            beside(
                plot(plots.calibration(points), "Calibration after half of the turns, as in the table"),
                table("Calibration after half of the turns", ("chance given", "mean", "true", "cases"), rows),
            ),
            _quarters(beliefs["quarters"]),
        ]
    return "".join(parts)


def _quarters(quarters: Sequence[Mapping[str, Any]]) -> Html:
    named_quarters = [(name, each) for name, each in zip(_QUARTERS, quarters, strict=True) if each["samples"]]
    lines = [
        (name, words, each[key])
        for key, words in (("to_prior", "to the prior"), ("to_counting", "to counting"))
        for name, each in named_quarters
    ]
    rows = [
        (name, f"{each['to_prior']:.2f}", f"{each['to_counting']:.2f}", number(each["samples"]))
        for name, each in named_quarters
    ]
    return beside(
        plot(plots.steps(lines, "ratio"), "Ratios by quarter of the turns, as in the table"),
        table("By quarter of the turns", ("quarter", "to the prior", "to counting", "samples"), rows),
    )


def _settings(simulations: Sequence[Figures]) -> Html:
    rows = [
        (
            sets_of(figures["settings"]),
            ", ".join(figures["settings"]["bots"]),
            figures["settings"]["seed"],
            number(figures["games"]),
            f"{figures['versions']['posse']}, rules {figures['versions']['rules']}",
        )
        for figures in simulations
    ]
    return table("Settings", ("sets", "bots", "seed", "games", "Posse"), rows)


def named(game: str, thing: str) -> str:
    """A card, character, event or face by its name; given by its key, or by its id if that is clear."""
    return _names(generation()).get((game, thing)) or id_of(thing).replace("-", " ").capitalize()


@cache
def _names(generation: int) -> dict[tuple[str, str], str]:
    out: dict[tuple[str, str], str] = {}
    for entry in entries():
        out[entry.game, f"{entry.sort}/{entry.id}"] = entry.name
        out.setdefault((entry.game, entry.id), entry.name)
    return out


_TOPICS: Final[dict[str, Callable[[Figures], Html]]] = {
    "Wins by side and role": _roles,
    "Wins by place": _places,
    "Wins by bot": _bots,
    "Wins by character": _characters,
    "Length of games": _lengths,
    "What kills": _kills,
    "How good the beliefs were": _beliefs,
}
