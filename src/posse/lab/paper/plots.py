"""Plots as small pieces of SVG for a page.

Altair describes a plot, vl-convert draws it; nothing is loaded from anywhere. The colours are those of the light theme:
the page's style maps them to the dark one, so each must be listed there (`style.css`). The plots are narrow enough for
a phone, and every one of them comes with a table of the same figures.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from posse.kernel.errors import PosseError

INK: Final = "#2a1a10"
SOFT: Final = "#5a4230"
HAIR: Final = "#c3a878"
BLOOD: Final = "#a3301f"
BRASS: Final = "#c08a2e"
SKY: Final = "#3f6c8a"

_FONT: Final = "Bitter, Rockwell, Georgia, serif"
#: The width of a plot with its labels. A letter's width depends on the reader's fonts: there is room for a wide one.
_WIDTH: Final = 350
_LETTER: Final = 7.6
_LONGEST: Final = 22  # letters of a label; a longer one is cut off, the table has it in full
_STEP: Final = 26
_FACET: Final = "group"

#: What a screen reader should not read one by one, what the page's style sets anyway, and empty shapes.
_NEEDLESS: Final = re.compile(
    r' (?:role|aria-[a-z]+|class|pointer-events|font-family)="[^"]*"| opacity="1"'
    r'|<path(?: [a-z-]+="[^"]*")* d="(?:M0,0h0v0h0Z)?"[^>]*/>'
)


class Dot(NamedTuple):
    """A figure between its bounds."""

    label: str
    low: float | None
    value: float
    high: float | None
    group: str = ""
    mark: float | None = None  # what to compare it with

    @staticmethod
    def of(label: str, figure: Mapping[str, Any], group: str = "", mark: float | None = None) -> "Dot":
        """A figure from a report: its value and its bounds."""
        return Dot(label, figure["low"], figure["value"], figure["high"], group, mark)


class Bar(NamedTuple):
    """A count or a share."""

    label: str
    value: float


def check() -> None:
    """Check that plots can be drawn."""
    try:
        import altair  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError:
        raise PosseError(
            "plots need altair and vl-convert, which are not installed: pip install 'posse-game[report]'"
        ) from None


def dots(rows: Sequence[Dot], axis: str, *, percent: bool = False, line: float | None = None) -> str:
    """A row for each figure with its 95 % interval; a tick marks what it is compared with, a line what all are."""
    import altair as alt

    values = [{**row._asdict(), "label": key} for row, key in zip(rows, _keys(rows), strict=True)]
    for row in values:
        row["low"], row["high"] = (row["value"] if row[end] is None else row[end] for end in ("low", "high"))
        row["line"] = line
    scale = alt.Scale(zero=False, nice=True)
    form = ("+.0%" if _signed(rows) else ".0%") if percent else "~g"
    axes = alt.Axis(title=axis, format=form, tickCount=5)
    base = alt.Chart().encode(
        y=alt.Y("label:N", sort=None, title=None, axis=_label_axis(rows)),
        x=alt.X("value:Q", scale=scale, axis=axes),
    )
    layers: list[Any] = [
        alt.Chart().mark_rule(color=SOFT, strokeDash=[4, 3]).encode(x="line:Q"),
        base.mark_rule(color=INK, strokeWidth=2).encode(x="low:Q", x2="high:Q"),
        base.mark_tick(color=BLOOD, thickness=3, size=18, opacity=1).encode(x="mark:Q"),
        base.mark_point(
            filled=True, shape="diamond", size=90, color=BRASS, stroke=INK, strokeWidth=1, opacity=1
        ),
    ]
    wanted = [line is not None, True, any(row.mark is not None for row in rows), True]
    picked = [layer for layer, want in zip(layers, wanted, strict=True) if want]
    layered = alt.layer(*picked).properties(width=_WIDTH - _room(rows), height=alt.Step(_STEP))
    if not any(row.group for row in rows):
        return _svg(layered.properties(data=alt.Data(values=values)))
    header = alt.Header(title=None, labelOrient="top", labelAnchor="start", labelFontWeight="bold")
    groups = list(dict.fromkeys(row.group for row in rows))
    return _svg(
        layered.facet(
            row=alt.Row(f"{_FACET}:N", sort=groups, header=header), data=alt.Data(values=values), spacing=8
        )
    )


def _cut(label: str) -> str:
    """A label without its middle, if it is long."""
    return label if len(label) <= _LONGEST else f"{label[: _LONGEST // 2 - 1]}…{label[-_LONGEST // 2 :]}"


def _keys(rows: Sequence[Dot] | Sequence[Bar]) -> list[str]:
    """Keys for the rows, since cut labels may look the same: each begins with a number."""
    numbers = {label: number for number, label in enumerate(dict.fromkeys(row.label for row in rows))}
    return [f"{numbers[row.label]}|{_cut(row.label)}" for row in rows]


def _room(rows: Sequence[Dot] | Sequence[Bar]) -> float:
    """The width of the labels on the left."""
    return max(len(_cut(row.label)) for row in rows) * _LETTER + 12


def _label_axis(rows: Sequence[Dot] | Sequence[Bar]) -> Any:
    import altair as alt

    room = _room(rows)
    return alt.Axis(
        minExtent=room, maxExtent=room, labelExpr="slice(datum.label, indexof(datum.label, '|') + 1)"
    )


def _signed(rows: Sequence[Dot]) -> bool:
    return any(row.value < 0 or (row.low or 0) < 0 for row in rows)


def bars(rows: Sequence[Bar], axis: str, *, percent: bool = False) -> str:
    """A horizontal bar for each count or share."""
    import altair as alt

    shown = alt.Axis(title=axis, format=".0%" if percent else "~s", tickCount=5)
    keyed = zip(rows, _keys(rows), strict=True)
    chart = (
        alt.Chart(alt.Data(values=[{"label": key, "value": row.value} for row, key in keyed]))
        .mark_bar(color=BLOOD, stroke=INK, strokeWidth=1)
        .encode(
            y=alt.Y("label:N", sort=None, title=None, axis=_label_axis(rows)),
            x=alt.X("value:Q", axis=shown),
        )
        .properties(width=_WIDTH - _room(rows), height=alt.Step(22))
    )
    return _svg(chart)


def columns(rows: Sequence[tuple[float, float, int]], axis: str, marks: Sequence[float] = ()) -> str:
    """Vertical columns, each from one value to another with a count; lines at some values."""
    import altair as alt

    values = [{"from": low, "to": high, "count": count} for low, high, count in rows]
    chart: Any = (
        alt.Chart(alt.Data(values=values))
        .mark_bar(color=SKY, stroke=INK, strokeWidth=0.5)
        .encode(
            x=alt.X("from:Q", bin="binned", title=axis, axis=alt.Axis(tickCount=6)),
            x2="to:Q",
            y=alt.Y("count:Q", title="games"),
        )
    )
    lines = (
        alt.Chart(alt.Data(values=[{"at": mark} for mark in marks]))
        .mark_rule(color=BLOOD, strokeWidth=2, strokeDash=[5, 3])
        .encode(x="at:Q")
    )
    return _svg(alt.layer(chart, lines).properties(width=300, height=170))


def calibration(points: Sequence[tuple[float, float]]) -> str:
    """Predicted chances against how often they came true, with the diagonal where both agree."""
    import altair as alt

    values = [{"believed": believed, "true": true} for believed, true in points]
    domain = alt.Scale(domain=[0, 1])
    axis = alt.Axis(format=".0%", tickCount=5)
    diagonal = (
        alt.Chart(alt.Data(values=[{"at": 0}, {"at": 1}]))
        .mark_line(color=SOFT, strokeDash=[4, 3])
        .encode(x=alt.X("at:Q", scale=domain), y=alt.Y("at:Q", scale=domain))
    )
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("believed:Q", title="chance it gave", scale=domain, axis=axis),
        y=alt.Y("true:Q", title="how often true", scale=domain, axis=axis),
    )
    shown = base.mark_point(
        filled=True, shape="diamond", size=90, color=BRASS, stroke=INK, strokeWidth=1, opacity=1
    )
    return _svg(alt.layer(diagonal, base.mark_line(color=INK), shown).properties(width=280, height=240))


def steps(rows: Sequence[tuple[str, str, float]], axis: str) -> str:
    """Lines over a few steps: step, line and value; a dashed line at 1."""
    import altair as alt

    values = [{"step": step, "line": line, "value": value} for step, line, value in rows]
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("step:N", sort=None, title=None, axis=alt.Axis(labelAngle=0)),
        y=alt.Y("value:Q", title=axis, scale=alt.Scale(zero=False)),
        color=alt.Color(
            "line:N",
            sort=None,
            scale=alt.Scale(range=[BLOOD, SKY]),
            legend=alt.Legend(title=None, orient="top", symbolType="diamond", columnPadding=40),
        ),
    )
    one = alt.Chart(alt.Data(values=[{"at": 1}])).mark_rule(color=SOFT, strokeDash=[4, 3]).encode(y="at:Q")
    drawn = base.mark_line(strokeWidth=2)
    points = base.mark_point(filled=True, size=70, shape="diamond", opacity=1)
    return _svg(alt.layer(one, drawn, points).properties(width=290, height=170))


def curves(rows: Sequence[tuple[str, float, float]], across: str, axis: str) -> str:
    """Lines over a count: line, count and value; at most three lines."""
    import altair as alt

    values = [{"line": line, "at": at, "value": value} for line, at, value in rows]
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("at:Q", title=across, axis=alt.Axis(tickCount=5, tickMinStep=1)),
        y=alt.Y("value:Q", title=axis or None, scale=alt.Scale(zero=False)),
        color=alt.Color(
            "line:N",
            sort=None,
            scale=alt.Scale(range=[BLOOD, SKY, BRASS]),
            legend=alt.Legend(title=None, orient="top", symbolType="diamond", columns=1),
        ),
    )
    drawn = base.mark_line(strokeWidth=2)
    points = base.mark_point(filled=True, size=30, shape="diamond", opacity=1)
    return _svg(alt.layer(drawn, points).properties(width=290, height=190))


def _svg(chart: Any) -> str:
    import vl_convert

    axis = {"labelColor": INK, "titleColor": INK, "domainColor": INK, "tickColor": INK, "gridColor": HAIR}
    looks = {"font": _FONT, "background": "transparent", "aria": False}
    styled = chart.configure(**looks).configure_axis(
        **axis,
        labelFontSize=12,
        titleFontSize=12,
        titleFontWeight="normal",
        labelLimit=0,
        labelSeparation=8,
        gridOpacity=0.6,
        gridDash=[1, 2],
    )
    styled = styled.configure_header(labelColor=INK, labelFontSize=13).configure_view(stroke=None)
    styled = styled.configure_legend(labelColor=INK, labelFontSize=12)
    drawn: str = vl_convert.vegalite_to_svg(styled.to_dict())
    return _NEEDLESS.sub("", drawn)
