"""Accessibility, as axe sees it."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    return _AXE.read_text("utf-8")


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds wrong, a line each; by these of its rules, or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found = page.evaluate(
        """async (rules) => (await axe.run(document, {
                resultTypes: ['violations'], ...(rules.length ? {runOnly: rules} : {})})).violations.map(
            (v) => `${v.id} (${v.impact}): ` + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + ' | ' +
                    (n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? '')).join(' || '))""",
        list(rules),
    )
    return [str(each) for each in found]
