"""The parts of a page, and the page: plain HTML with its style inside."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files

from posse import __version__

#: A piece of HTML in which everything from elsewhere has been escaped.
Html = str


@dataclass
class Page:
    """A report: a headline, the main numbers, and sections."""

    title: str
    about: Sequence[str]  # sentences
    numbers: Sequence[tuple[str, str]] = ()  # what, how many
    sections: list[tuple[str, Html]] = field(default_factory=list)
    language: str = "en"

    def add(self, heading: str, *parts: Html) -> None:
        """Add a section."""
        self.sections.append((heading, "".join(parts)))

    def html(self) -> str:
        """The whole file."""
        style = (files(__package__) / "style.css").read_text("utf-8")
        numbers = "".join(
            f"<div><dt>{escape(what)}</dt><dd>{escape(much)}</dd></div>" for what, much in self.numbers
        )
        links = "".join(
            f'<li><a href="#s{number}">{escape(heading)}</a></li>'
            for number, (heading, _) in enumerate(self.sections)
        )
        sections = "".join(
            f'<section id="s{number}"><h2>{escape(heading)}</h2>{body}</section>\n'
            for number, (heading, body) in enumerate(self.sections)
        )
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)} - Posse</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            f'<header><p class="brand">Posse</p><h1>{escape(self.title)}</h1>{paragraphs(self.about)}'
            f'<dl class="numbers">{numbers}</dl><nav aria-label="Sections"><ul>{links}</ul></nav></header>\n'
            f'<main>\n{sections}</main>\n<footer lang="en"><p>Made by Posse {__version__}. Posse is an independent fan '
            "project; BANG! is a trademark of dV Giochi.</p></footer>\n</body>\n</html>\n"
        )


@dataclass(frozen=True)
class Cell:
    """A cell of a table that is more than its text."""

    text: str
    style: str


def paragraphs(sentences: Iterable[str], style: str = "") -> Html:
    """One paragraph for each sentence."""
    kind = f' class="{style}"' if style else ""
    return "".join(f"<p{kind}>{escape(sentence)}</p>" for sentence in sentences)


def heading(words: str) -> Html:
    """A heading within a section."""
    return f"<h3>{escape(words)}</h3>"


def table(caption: str, heads: Sequence[str | Cell], rows: Iterable[Sequence[str | Cell]]) -> Html:
    """A table whose first column names the rows."""
    top = "".join(f'<th scope="col"{_style(head)}>{_text(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{_text(row[0])}</th>'
        + "".join(f"<td{_style(cell)}>{_text(cell)}</td>" for cell in row[1:])
        + "</tr>\n"
        for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}">'
        f"<table><caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead>\n"
        f"<tbody>{body}</tbody></table></div>"
    )


def plot(svg: str, says: str) -> Html:
    """A plot, with a description for those who cannot see it."""
    return f'<figure class="plot" role="img" aria-label="{escape(says)}">{svg}</figure>'


def beside(*parts: Html) -> Html:
    """Parts side by side where there is room."""
    return f'<div class="pair">{"".join(f"<div>{part}</div>" for part in parts)}</div>'


def _text(cell: str | Cell) -> str:
    return escape(cell.text if isinstance(cell, Cell) else cell)


def _style(cell: str | Cell) -> str:
    return f' class="{cell.style}"' if isinstance(cell, Cell) else ""
