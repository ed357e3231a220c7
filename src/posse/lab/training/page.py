"""The report on value nets as a page."""

from collections.abc import Mapping
from typing import Any, Final

from posse.lab.paper import plots
from posse.lab.paper.page import Html, Page, beside, paragraphs, plot, table
from posse.lab.paper.words import game_title, games, number, percent

_NAMES: Final = {"sides": "Where sides win", "alone": "Where everybody plays for himself"}
_METHOD: Final = (
    "Rule-of-thumb bots of several tempers played whole games among themselves. Of half of the turns the position at "
    "their beginning was kept, with all cards and roles open, and later who won.",
    "One game in eight was kept back: all figures are from those games, which the nets have not learnt from.",
    "The error is the root mean square of the difference between chance and outcome. Nobody can foresee the cards, so "
    "it never comes near 0; what counts is how far it is below that of the mere shares, which know nothing but how "
    "often each side wins. Surprise is the mean of -log of the chance given to what came.",
)


def value_page(figures: Mapping[str, Any]) -> str:
    """The page, made from the figures alone."""
    settings = figures["settings"]
    page = Page(
        title=f"Value nets: {game_title(settings['game'])}",
        about=[f"Made from {games(settings['games'])} of rule-of-thumb bots, with seed {settings['seed']}."],
        numbers=[("positions", number(sum(net["positions"] for net in figures["nets"].values())))],
    )
    for name, net in figures["nets"].items():
        page.add(_NAMES.get(name, name), _net(net))
    page.add("How this was measured", paragraphs(_METHOD))
    return page.html()


def _net(net: Mapping[str, Any]) -> Html:
    points = [(each["said"], each["came"]) for each in net["calibration"]]
    rows = [
        (
            f"{percent(each['from'])} to {percent(each['to'])}",
            percent(each["said"]),
            percent(each["came"]),
            number(each["count"]),
        )
        for each in net["calibration"]
    ]
    errors = [
        (what, f"{net[key]:.3f}", f"{net[f'{key}_of_shares']:.3f}")
        for what, key in (("error", "error"), ("surprise", "surprise"))
    ]
    return beside(
        plot(plots.calibration(points), "Chances given and how often they came true, as in the table"),
        table("Calibration", ("chance given", "mean", "came true", "cases"), rows)
        + table(f"On {number(net['tested'])} positions kept back", ("", "this net", "mere shares"), errors),
    )
