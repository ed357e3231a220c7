"""A ladder as a page in Markdown, for the docs."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from posse.lab.ladder.run import TROUBLES
from posse.lab.paper.words import game_title, games

_ABOUT: Final = """\
# The ladder

<!-- This page is made by a command, which it names; what is changed here by hand is lost. -->

How good the bots are, from the weakest to the strongest, game by game and table by table. They meet in
[arenas](arena.md), where every bot has every seat of every deal as often as any other. Bots that look ahead take their
time, so they play fewer games, against the best of the quick ones only. The average rating of an arena is 25, so
ratings of two arenas cannot be compared. Intervals are 95 %, and with few games they are wide. *Over the one before* is
by how many points of 100 a bot wins more often than the one above it in the table, on the same deals. A step whose
interval contains 0 is not proved. The time is that of the processor for one decision.
"""
_BOTS: Final = """\
`random` takes any option. `rule-of-thumb` is [told here](write-a-bot.md#how-the-rule-of-thumb-bot-thinks), `learned`
and `learned-search` [here](learned.md), `search` [here](search.md).
"""
#: What follows the name of the table for a group.
_GROUPS: Final = {"quick": ": the quick bots", "ahead": ": those that look ahead"}


def ladder_page(figures: Mapping[str, Any], command: str) -> str:
    """The page, made from the figures alone."""
    made = (
        f"Made on {figures['date']} with Posse {figures['version']}; the same command makes it anew, with more "
        "games if you like:"
    )
    parts = [_ABOUT, _BOTS, made + f"\n\n```console\n$ {command}\n```\n"]
    parts += [_table(table) for table in figures["tables"]]
    return "\n".join(parts)


def _table(table: Mapping[str, Any]) -> str:
    players = "" if table["game"] == "duel" else f", {table['players']} players"
    more = [each for each in (*table["sets"], *table["variants"]) if each not in ("base", table["game"])]
    with_sets = f" With {', '.join(more)}." if more else ""
    rows = "\n".join(_row(bot) for bot in table["bots"])
    heading = f"## {game_title(table['game'])}{players}{', more sets' if more else ''}"
    return (
        f"{heading}{_GROUPS.get(table['group'], '')}\n\n{games(table['games'])}.{_wrong(table)}{with_sets}\n\n"
        "| bot | rating | wins | over the one before | a decision |\n|---|---|---|---|---|\n"
        f"{rows}\n"
    )


def _wrong(table: Mapping[str, Any]) -> str:
    told = [f"{table[key]} {key}" for key in TROUBLES if table[key]]
    return f" Of these {', '.join(told)}." if told else ""


def _row(bot: Mapping[str, Any]) -> str:
    rating, rate, over = bot["rating"], bot["win_rate"], bot["over_the_one_before"]
    cells: Sequence[str] = (
        f"`{bot['name']}`",
        f"{rating['value']:.1f}"
        + ("" if rating["low"] is None else f" [{rating['low']:.1f}, {rating['high']:.1f}]"),
        f"{100 * rate['value']:.0f} %",
        ""
        if over is None
        else f"{100 * over['value']:+.0f} [{100 * over['low']:+.0f}, {100 * over['high']:+.0f}]",
        duration(bot["seconds_a_decision"]),
    )
    return f"| {' | '.join(cells)} |"


def duration(seconds: float) -> str:
    """`31 ms`, `0.4 ms`, `12 us`."""
    if seconds >= 0.0095:
        return f"{1000 * seconds:.0f} ms"
    return f"{1000 * seconds:.1f} ms" if seconds >= 0.00095 else f"{1e6 * seconds:.0f} us"
