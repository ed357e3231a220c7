"""The curves of a training run as a page."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from posse.lab.paper import plots
from posse.lab.paper.page import Html, Page, beside, paragraphs, plot, table
from posse.lab.paper.words import game_title, number, percent

#: Behind a picture that stands alone.
GROUND: Final = "#f7efe0"
_METHOD: Final = (
    "Lessons: in games of rule-of-thumb bots the options of some decisions were tried out for a few turns, and judged. "
    "The gain is by how much the net's choices win more often than those of the rules of thumb, by these chances, on "
    "lessons kept back. That of the best option is what could be won by always taking the one that looked best, which "
    "flatters itself: the best of several noisy figures is too high.",
    "Rounds: the net plays against itself, older nets and rule-of-thumb bots of several tempers, and what went better "
    "than the critic thought becomes likelier. Entropy says how undecided the net is; how far it has left the rules of "
    "thumb is their divergence; the surprise of the critic is the mean of -log of the chance given to what came.",
    "Arenas: the net and the rule-of-thumb bot on the same deals, each in every seat as often as the other. Intervals "
    "are 95 %.",
)


def policy_page(figures: Mapping[str, Any]) -> str:
    """The page, made from the figures alone."""
    settings = figures["settings"]
    page = Page(
        title=f"A policy net: {game_title(settings['game'])}",
        about=[
            f"{number(settings['lessons'])} games of lessons and {number(len(figures['rounds']))} rounds of "
            f"{number(settings['games'])} games, with seed {settings['seed']}."
        ],
        numbers=[
            ("CPU minutes", number(round(figures["seconds"] / 60))),
            ("decisions", number(sum(each.get("decisions", 0) for each in figures["rounds"]))),
        ],
    )
    if figures["arenas"]:
        page.add("Against rules of thumb", _arenas(figures["arenas"]))
    if figures["strangers"]:
        page.add("Against strangers", _strangers(figures["strangers"]))
    if figures["lessons"]:
        page.add("Lessons", _lessons(figures["lessons"]))
    if figures["rounds"]:
        page.add("Rounds", _rounds(figures["rounds"]))
    page.add("How this was measured", paragraphs(_METHOD))
    return page.html()


def curve(figures: Mapping[str, Any]) -> str:
    """The arenas as a picture that stands alone: its ground is light, whatever the page's."""
    drawn = _arena_plot(figures["arenas"])
    return re.sub(r"(<svg[^>]*>)", rf'\1<rect width="100%" height="100%" fill="{GROUND}"/>', drawn, count=1)


def _arena_plot(arenas: Sequence[Mapping[str, Any]]) -> str:
    dots = [plots.Dot.of(_after(each), each["more"]) for each in arenas]
    return plots.dots(dots, "wins more often by", percent=True, line=0.0)


def _arenas(arenas: Sequence[Mapping[str, Any]]) -> Html:
    return beside(
        plot(_arena_plot(arenas), "Arenas, as in the table"),
        table(
            "On the same deals", ("after", "wins more often by", "from", "to", "games"), _rows(arenas, _after)
        ),
    )


def _after(each: Mapping[str, Any]) -> str:
    return "the beginning" if each["round"] == 0 else f"round {each['round']}"


def _strangers(strangers: Sequence[Mapping[str, Any]]) -> Html:
    return table(
        "Bots that the net never met while it learnt",
        ("bot", "wins more often by", "from", "to", "games"),
        _rows(strangers, lambda each: str(each["rival"])),
    )


def _rows(arenas: Sequence[Mapping[str, Any]], name: Any) -> list[tuple[str, ...]]:
    return [
        (
            name(each),
            _signed(each["more"]["value"]),
            _signed(each["more"]["low"]),
            _signed(each["more"]["high"]),
            number(each["games"]),
        )
        for each in arenas
    ]


def _signed(value: float) -> str:
    return f"{'+' if value > 0 else ''}{percent(value)}"


def _lessons(epochs: Sequence[Mapping[str, Any]]) -> Html:
    gains = [("gain", each["epoch"], each["gain"]) for each in epochs if "gain" in each]
    rows = [(str(each["epoch"]), f"{each['loss']:.4f}", *_kept_back(each)) for each in epochs]
    heads = ("epoch", "loss", "gain", "of the best option", "differs")
    out = table("What was learnt from lessons", heads, rows)
    return (
        beside(plot(plots.curves(gains, "epoch", "gain"), "The gain, as in the table"), out) if gains else out
    )


def _kept_back(each: Mapping[str, Any]) -> tuple[str, str, str]:
    if "gain" not in each:
        return ("", "", "")
    return (
        f"{100 * each['gain']:.2f} ± {196 * each['error']:.2f} points",
        f"{100 * each['best']:.2f} points",
        percent(each["differs"]),
    )


def _rounds(rounds: Sequence[Mapping[str, Any]]) -> Html:
    told = (
        ("entropy", "entropy"),
        ("left", "left the rules of thumb"),
        ("surprise", "surprise of the critic"),
    )
    lines = [(name, each["round"], each[key]) for key, name in told for each in rounds if key in each]
    rows = [
        (
            str(each["round"]),
            number(each.get("decisions", 0)),
            *(f"{each[key]:.3f}" if key in each else "" for key, _ in told),
        )
        for each in rounds
    ]
    heads = ("round", "decisions", *(name for _, name in told))
    return beside(
        plot(plots.curves(lines, "round", ""), "Entropy, divergence and surprise, as in the table"),
        table("Round by round", heads, rows),
    )
