"""Writing on a console: suits in colour, and plain letters if the console cannot show the signs."""

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

#: Replacements for a console without these signs.
_PLAIN: Final = str.maketrans(
    {
        "♠": "S",
        "♥": "H",
        "♦": "D",
        "♣": "C",
        "★": "*",
        "●": "O",
        "○": ".",
        "▶": ">",
        "▲": "^",
        "·": "-",
        "—": "-",
        "–": "-",
    }
)
_RED_CARD: Final = re.compile(r"\b(?:10|[2-9JQKA])[♥♦]|(?<=@)(?:10|[2-9JQKA])[HD]\b")


def fill(words: Sequence[str], width: int, gap: str = " · ") -> list[str]:
    """Words side by side, as many on a line as fit; none is broken."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(gap) + len(word) <= width:
            lines[-1] += gap + word
        else:
            lines.append(word)
    return lines


class Pen:
    """A console, and how to put our texts on it."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.has_signs = console.encoding.lower().startswith("utf")

    @property
    def width(self) -> int:
        return self.console.width

    def text(self, words: str, style: str = "") -> Text:
        """Words with the red suits red."""
        out = Text(words if self.has_signs else words.translate(_PLAIN), style=style)
        for match in _RED_CARD.finditer(words):
            out.stylize("red", match.start(), match.end())
        return out

    def line(self, words: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """One paragraph, wrapped at words and indented; lines after the first by `hang` more."""
        self.put_text(self.text(words, style), indent, hang)

    def put_text(self, text: Text, indent: int = 0, hang: int = 0) -> None:
        """Like `line`, for a text that is already styled."""
        lines = text.wrap(self.console, max(self.width - indent - hang, 20))
        for number, line in enumerate(lines or [text]):
            line.rstrip()
            self.console.print(Text(" " * (indent + hang * (number > 0))).append_text(line), soft_wrap=True)

    def put(self, thing: RenderableType) -> None:
        self.console.print(thing)
