"""A scenario of the rulebook as a reader sees it: the table drawn, and the moves below it."""

from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

import yaml

from posse.kernel.scenario import COMMON_KEYS, Document, Places
from posse.scenarios import SETTERS
from posse.terminal.speech import Words

RULEBOOK: Final = Path(__file__).parents[1] / "rulebook"
#: What a seat shows in a place of its own; anything else a scenario says about a player is listed.
_SHOWN: Final = {"role", "character", "life", "hand", "in_play", "ac", "rc"}


@cache
def drawn(set_id: str, name: str) -> str:
    """A scenario, folded, as one piece of HTML without an empty line: Markdown leaves it alone."""
    said = yaml.load(
        (RULEBOOK / set_id / f"{name}.yaml").read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    )
    scene = _Scene(said)
    return (
        f'<details class="scenario"><summary>{escape(name.replace("-", " "))}</summary>'
        f"{scene.table()}{scene.laid()}{scene.moves()}"
        f'<p class="cites">{escape(str(said.get("cites", "")))}</p>'
        f"<p><code>rulebook/{set_id}/{name}.yaml</code></p></details>"
    )


class _Scene:
    def __init__(self, said: dict[str, Any]) -> None:
        self._said = said
        self._entries = [entry for player in said["players"] for entry in player.values()]
        names = [name for player in said["players"] for name in player]
        self._game = SETTERS[said["game"]].table(Document(said, Places()), names)
        self._words = Words("en", said["game"])

    # ---- the table

    def table(self) -> str:
        """Everybody in their seats before the first move, with open cards."""
        views = [self._game.view(seat).as_dict() for seat in range(len(self._game.names))]
        seats = [self._seat(view, seat) for seat, view in enumerate(views)]
        return f'<div class="posse-table">{"".join(seats)}</div>'

    def _seat(self, view: dict[str, Any], seat: int) -> str:
        player = view["players"][seat]
        marks = ["seat"]
        if player["name"] == view["turn"]:
            marks.append("turn")
        if player.get("alive") is False:
            marks.append("gone")
        role = f' <span class="role">{escape(player["role"])}</span>' if "role" in player else ""
        lines = [f"<b>{escape(player['name'])}</b>{role}"]
        for body in (player, player.get("ac"), player.get("rc")):
            if body and "character" in body:
                lines.append(self._person(body))
        lines += self._row("in hand", player.get("hand", ()))
        lines += [
            line
            for key, value in self._entries[seat].items()
            if key not in _SHOWN
            for line in self._row(key.replace("_", " "), value)
        ]
        return f'<div class="{" ".join(marks)}">{"".join(f"<div>{line}</div>" for line in lines)}</div>'

    def _person(self, body: dict[str, Any]) -> str:
        """A character with life points and the cards in front of it."""
        name = self._words.thing("character", body["character"])
        full, most = body["life"], body["max_life"]
        life = f'<span class="life" title="{full} of {most}">{"●" * full}{"○" * max(most - full, 0)}</span>'
        cards = "".join(self._row("in play", body.get("in_play", ())))
        return f"{escape(name)} {life}" + (f"<div>{cards}</div>" if cards else "")

    # ---- what lies on the table

    def laid(self) -> str:
        """What a scenario lays down besides the players."""
        lines = [
            line
            for key, value in self._said.items()
            if key not in COMMON_KEYS or key in ("phase", "variants")
            for line in self._row(key.replace("_", " "), value)
        ]
        return f'<div class="laid">{"".join(f"<div>{line}</div>" for line in lines)}</div>' if lines else ""

    def _row(self, label: str, value: Any) -> list[str]:
        shown = self._value(value)
        return [f'<span class="label">{escape(label)}</span> {shown}'] if shown else []

    def _value(self, value: Any) -> str:
        if isinstance(value, dict):
            rows = (f"{escape(str(key))} {self._value(each)}" for key, each in value.items())
            return ", ".join(rows)
        if isinstance(value, list | tuple):
            return " ".join(self._value(each) for each in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str) and "@" in value:
            return f'<span class="card">{escape(self._words.card(value))}</span>'
        return f'<span class="card">{escape(str(value))}</span>' if isinstance(value, str) else str(value)

    # ---- the moves

    def moves(self) -> str:
        """What is done, what may be done and what is true, line by line."""
        return f"<ol>{''.join(f'<li>{_move(entry)}</li>' for entry in self._said['moves'])}</ol>"


def _move(entry: dict[str, Any]) -> str:
    ((key, value),) = entry.items()
    if key == "expect":
        facts = (
            f"<code>{escape(fact)}</code> is <code>{_fact(found)}</code>" for fact, found in value.items()
        )
        return "so " + ", ".join(facts)
    if key == "legal":
        return "; ".join(_may(who, texts) for who, texts in value.items())
    return f"<b>{escape(key)}</b>: <code>{escape(value)}</code>"


def _may(who: str, texts: list[str]) -> str:
    listed = ", ".join(f"<code>{escape(text)}</code>" for text in texts)
    return f"nobody may {listed}" if who == "not" else f"<b>{escape(who)}</b> may {listed}"


def _fact(value: Any) -> str:
    if isinstance(value, list):
        return escape(", ".join(map(str, value))) or "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "nobody" if value is None else escape(str(value))
