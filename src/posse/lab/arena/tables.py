"""The tables of an arena, for its page and for the terminal alike."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from posse.lab.paper.page import Cell
from posse.lab.paper.words import (
    games,
    number,
    percent,
    percent_range,
    points,
    points_range,
    rating,
    rating_range,
)

#: A caption, the heads of the columns, and the rows.
Table = tuple[str, Sequence[str | Cell], list[Sequence[str | Cell]]]

#: How many of the things that went wrong are listed in the terminal.
_DETAILS: Final = 5

METHOD: Final = (
    "On every deal as many games are played as there are bots, and from game to game each bot moves on, so that over "
    "the deal every bot has had every seat, with its role, character and hand, exactly once. Seats left over are "
    "filled evenly, and anew on every deal.",
    "Ratings are openskill's (Plackett-Luce): sides against sides, a bot counting once for each of its seats; what it "
    "gains on one side and loses on another in the same game cancels out. The average of the bots is held at 25, so "
    "ratings of different arenas cannot be compared. Their 95 % intervals come from rating anew without each of 20 "
    "groups of deals (a jackknife), not from openskill's sigma.",
    "The intervals of win rates are Wilson's, for as many independent trials as the deals are worth: seats of one deal "
    "are not independent of each other. An interval says how far chance may have led the figure astray; with many "
    "pairs of bots, one in twenty looks different by chance alone.",
    "A bot that raises an error, answers with no legal option or never answers forfeits: it loses that game in every "
    "seat it has, and all others win. A game that does not end is won by nobody and not rated.",
)


def ranked(figures: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The bots, the highest rating first."""
    return sorted(figures["bots"], key=lambda bot: (-bot["rating"]["value"], bot["name"]))


def ratings(figures: Mapping[str, Any]) -> Table:
    """The ratings, and how often each bot won."""
    rows: list[Sequence[str | Cell]] = [
        (
            bot["name"],
            rating(bot["rating"]),
            rating_range(bot["rating"]),
            percent(bot["win_rate"]["value"]),
            percent_range(bot["win_rate"]),
        )
        for bot in ranked(figures)
    ]
    expected = percent(figures["bots"][0]["expected"])  # the same for all: they had the same seats
    return f"In all roles; expected {expected}", ("bot", "rating", "95 %", "win rate", "95 %"), rows


def role(figures: Mapping[str, Any], name: str) -> Table:
    """How often each bot won in a role."""
    rows: list[Sequence[str | Cell]] = [
        (
            bot["name"],
            number(bot["roles"][name]["wins"]),
            number(bot["roles"][name]["seats"]),
            percent(bot["roles"][name]["win_rate"]["value"]),
            percent_range(bot["roles"][name]["win_rate"]),
        )
        for bot in ranked(figures)
    ]
    average = percent(figures["roles"][name]["win_rate"]["value"])
    return f"{name.capitalize()}: average {average}", ("bot", "won", "of", "win rate", "95 %"), rows


def pairs(figures: Mapping[str, Any]) -> Table:
    """Every two bots on the same deals."""
    rows: list[Sequence[str | Cell]] = [
        (
            pair["bots"][0],
            Cell(pair["bots"][1], "words"),
            points(pair["win_rate"]),
            points_range(pair["win_rate"]),
            f"{pair['rating']['value']:+.2f}",
            rating_range(pair["rating"], "+"),
            verdict(pair),
        )
        for pair in figures["pairs"]
    ]
    names = (Cell("first", "words"), Cell("second", "words"))
    heads = (*names, "points", "95 %", "rating", "95 %", Cell("better", "words"))
    return "By how many percentage points the first wins more often, and is rated higher", heads, rows


def verdict(pair: Mapping[str, Any]) -> Cell:
    """Which of two bots wins more often, if that is certain."""
    if pair["win_rate"]["low"] > 0:
        return Cell("first", "words up")
    if pair["win_rate"]["high"] < 0:
        return Cell("second", "words up")
    return Cell("not certain", "words range")


def troubles(figures: Mapping[str, Any]) -> list[str]:
    """What went wrong, in sentences."""
    out = [f"{bot['name']} forfeited {games(bot['forfeits'])}." for bot in figures["bots"] if bot["forfeits"]]
    if figures["forfeited"]:
        gained = "; ".join(
            f"{bot['name']} {number(bot['wins_by_forfeit'])}"
            for bot in figures["bots"]
            if bot["wins_by_forfeit"]
        )
        out.append(f"Seats that won by the forfeit of another: {gained}.")
    if figures["unfinished"]:
        out.append(f"{games(figures['unfinished'])} did not end and had no winner.")
    if figures["errors"]:
        out.append(f"{games(figures['errors'])} broke off by an error of the engine; not counted.")
    return out


def details(figures: Mapping[str, Any], folder: Path) -> list[str]:
    """The first things that went wrong, one sentence each."""
    told = [(f"{each['bot']} forfeited", each) for each in figures["forfeits"][:_DETAILS]]
    told += [("an error of the engine ended", each) for each in figures["mishaps"][:_DETAILS]]
    return [
        f"{what} the game of seed {each['seed']}: {each['what']}; its record is {folder / each['record']}"
        for what, each in told
    ]


def forfeits(figures: Mapping[str, Any]) -> Table:
    """The first forfeits."""
    rows: list[Sequence[str | Cell]] = [
        (each["bot"], Cell(each["seed"], "words"), Cell(each["what"], "words"), Cell(each["record"], "words"))
        for each in figures["forfeits"]
    ]
    return (
        f"The first {len(rows)} of {figures['forfeited']:,}",
        _words("bot", "seed", "what happened", "record"),
        rows,
    )


def mishaps(figures: Mapping[str, Any]) -> Table:
    """The first games that erred."""
    rows: list[Sequence[str | Cell]] = [
        (each["seed"], Cell(each["what"], "words"), Cell(each["record"], "words"))
        for each in figures["mishaps"]
    ]
    return f"The first {len(rows)} of {figures['errors']:,}", _words("seed", "what happened", "record"), rows


def _words(*heads: str) -> list[str | Cell]:
    return [Cell(head, "words") for head in heads]
