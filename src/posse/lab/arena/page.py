"""The report of an arena as a page."""

from collections.abc import Mapping
from typing import Any

from posse.lab.arena import tables
from posse.lab.paper import plots
from posse.lab.paper.page import Html, Page, beside, heading, paragraphs, plot, table
from posse.lab.paper.plots import Dot
from posse.lab.paper.words import game_title, number, percent, rating, sets_of


def arena_page(figures: Mapping[str, Any]) -> str:
    """The page, made from the figures alone."""
    settings = figures["settings"]
    best = max(figures["bots"], key=lambda bot: bot["rating"]["value"])
    page = Page(
        title=f"Arena: {game_title(settings['game'])}",
        about=[_about(settings), f"Rated highest: {best['name']}, {rating(best['rating'])}."],
        numbers=[
            ("games", number(figures["games"])),
            ("deals", number(settings["deals"])),
            ("bots", str(len(figures["bots"]))),
            ("players", str(settings["players"])),
            ("forfeits", number(figures["forfeited"])),
        ],
    )
    page.add("Ratings", _ratings(figures))
    page.add("Win rates by role", _roles(figures))
    page.add("Bot against bot", _pairs(figures))
    if figures["forfeited"] or figures["unfinished"] or figures["errors"]:
        page.add("What went wrong", _wrong(figures))
    page.add("How this was measured", paragraphs(tables.METHOD), _settings(figures))
    return page.html()


def _about(settings: Mapping[str, Any]) -> str:
    return (
        f"{settings['players']} players, {sets_of(settings)}. Every bot played every seat of every deal, "
        "and so every role, as often as any other."
    )


def _ratings(figures: Mapping[str, Any]) -> Html:
    rows = [Dot.of(bot["name"], bot["rating"]) for bot in tables.ranked(figures)]
    return beside(
        plot(
            plots.dots(rows, "rating, 25 is the average", line=25),
            "Ratings with 95 % intervals, as in the table",
        ),
        table(*tables.ratings(figures)),
    )


def _roles(figures: Mapping[str, Any]) -> Html:
    rows = [
        Dot.of(bot["name"], role["win_rate"], name.capitalize(), role["expected"])
        for name in figures["roles"]
        for bot in tables.ranked(figures)
        for role in [bot["roles"][name]]
    ]
    return beside(
        plot(
            plots.dots(rows, "win rate; red: average of the role", percent=True),
            "Win rates by role with 95 % intervals, as in the tables",
        ),
        "".join(table(*tables.role(figures, name)) for name in figures["roles"]),
    )


def _pairs(figures: Mapping[str, Any]) -> Html:
    rows = [Dot.of(" / ".join(pair["bots"]), pair["win_rate"]) for pair in figures["pairs"]]
    shown = plot(
        plots.dots(rows, "difference of the win rates", percent=True, line=0),
        "Differences of win rates with 95 % intervals, as in the table",
    )
    return shown + table(*tables.pairs(figures))  # a wide table: below the plot, not beside it


def _wrong(figures: Mapping[str, Any]) -> Html:
    parts = [paragraphs(tables.troubles(figures), "warn")]
    if figures["forfeits"]:
        parts += [heading("Forfeits"), table(*tables.forfeits(figures))]
    if figures["mishaps"]:
        parts += [heading("Errors of the engine"), table(*tables.mishaps(figures))]
    return "".join(parts)


def _settings(figures: Mapping[str, Any]) -> Html:
    settings, versions = figures["settings"], figures["versions"]
    rows = [
        ("seed", settings["seed"]),
        ("variants", ", ".join(settings["variants"]) or "none"),
        ("Posse", f"{versions['posse']}, rules {versions['rules']}"),
        ("decisions a game", f"{figures['decisions'] / figures['games']:.1f}"),
        ("turns a game", f"{figures['turns'] / figures['games']:.1f}"),
        ("average win rate of a seat", percent(figures["bots"][0]["expected"])),
    ]
    return table("Settings", ("what", "value"), rows)
