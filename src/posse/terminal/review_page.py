"""The review of a finished game as one page of HTML that needs nothing else."""

from collections.abc import Sequence
from html import escape
from typing import Final

from posse.games import rules_of_record
from posse.kernel.event import SPECTATOR
from posse.kernel.message import Listed, Seat
from posse.kernel.record import Record
from posse.lab.paper.page import Cell, Html, Page, paragraphs, plot, table
from posse.review.findings import SURE, Change, Judged, Review
from posse.terminal.review import moments_in_words, moves_in_words, roles_in_words
from posse.terminal.speech import Speech

#: The chart: its size, and the colours of the sides from the bottom up.
_WIDTH: Final = 400
_HEIGHT: Final = 160
_COLOURS: Final = {
    "law": "#c89a3c",
    "sheriff": "#c89a3c",
    "deputy": "#c89a3c",
    "outlaws": "#a3301f",
    "outlaw": "#a3301f",
    "renegade": "#6a5d94",
}


def review_page(text: str, found: Review, language: str) -> str:
    """The whole file."""
    record = Record.parse(text)
    speech = Speech(rules_of_record(record), SPECTATOR, language)
    writer = _Writer(found, speech, moves_in_words(record, found.decisions, speech))
    writer.moments = moments_in_words(record, [*found.turns, *found.luck], speech)
    say = speech.say
    winners = Listed([Seat(found.players.index(name)) for name in found.winners])
    page = Page(
        say("review-title"), [say("review-head", moves=found.moves, winners=winners)], language=language
    )
    page.add(say("review-chances"), writer.chances())
    page.add(say("review-turns"), writer.changes(found.turns, "review-no-turns"))
    page.add(say("review-mistakes"), writer.decisions("review-mistakes", found.mistakes()))
    page.add(say("review-luck"), writer.changes(found.luck, "review-no-luck"))
    page.add(say("review-decisions"), writer.decisions("review-decisions", found.decisions))
    if found.known:
        page.add(say("review-known"), writer.known())
    return page.html()


class _Writer:
    """Puts what was found into tables."""

    def __init__(self, found: Review, speech: Speech, moves: dict[int, tuple[str, str]]) -> None:
        self._found = found
        self._say = speech.say
        self._names = speech.names
        self._moves = moves
        self.moments: dict[int, str] = {}  # what happened where the chances changed
        self._sides = sorted(dict.fromkeys(found.sides), key=list(_COLOURS).index)

    def chances(self) -> Html:
        points = [(point.move, self._found.by_side(point)) for point in self._found.curve]
        names = [self._say("review-side", side=side) for side in self._sides]
        rows = [
            [str(move), *(_sure(chances[side].chance, chances[side].error) for side in self._sides)]
            for move, chances in points
        ]
        shares = [[chances[side].chance for side in self._sides] for _, chances in points]
        chart = plot(self._chart([move for move, _ in points], shares), self._say("review-chances"))
        return chart + table(self._say("review-as-table"), [self._say("review-column-move"), *names], rows)

    def _chart(self, moves: Sequence[int], shares: Sequence[Sequence[float]]) -> str:
        """The sides on top of each other."""
        below = [0.0] * len(moves)
        out = ""
        for number, side in enumerate(self._sides):
            above = [
                under + share[number] / (sum(share) or 1.0)
                for under, share in zip(below, shares, strict=True)
            ]
            edge = [*zip(moves, above, strict=True), *reversed([*zip(moves, below, strict=True)])]
            d = "L".join(
                f"{_WIDTH * move / max(moves[-1], 1):.1f} {_HEIGHT * (1 - share):.1f}" for move, share in edge
            )
            name = escape(self._say("review-side", side=side))
            out += f'<path d="M{d}z" fill="{_COLOURS[side]}" stroke="#fdf6e4"><title>{name}</title></path>'
            below = above
        return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}">{out}</svg>'

    def changes(self, changes: Sequence[Change], none: str) -> Html:
        """Turning points, or luck."""
        return paragraphs(
            self._say(
                "review-turn",
                move=each.move,
                who=Seat(each.seat),
                gain=round(each.gain * 100),
                error=round(SURE * each.error * 100),
                what=self.moments[each.move],
            )
            for each in changes
        ) or paragraphs([self._say(none)])

    def decisions(self, caption: str, decisions: Sequence[Judged]) -> Html:
        """What was played, what was best, and what it cost."""
        if not decisions:
            return paragraphs([self._say("review-no-mistakes")])
        heads = [self._say(f"review-column-{each}") for each in ("move", "who", "played", "best", "cost")]
        words: list[str | Cell] = [*heads[:1], *(Cell(head, "words") for head in heads[1:4]), heads[4]]
        how = paragraphs([self._say("review-how", worlds=self._found.worlds)], "soft")
        return table(self._say(caption), words, [self._decision(each) for each in decisions]) + how

    def _decision(self, each: Judged) -> list[str | Cell]:
        played, best = self._moves[each.move]
        better = each.cost > 0
        return [
            str(each.move),
            Cell(self._names[each.seat], "words"),
            Cell(f"{played} ({_sure(each.played.chance, each.played.error)})", "words"),
            Cell(f"{best} ({_sure(each.best.chance, each.best.error)})" if better else "", "words"),
            Cell(
                f"{round(each.cost * 100)} ± {round(SURE * each.error * 100)}" if better else "",
                "down" if each.is_mistake else "range",
            ),
        ]

    def known(self) -> Html:
        """What everybody could think about the roles, whenever that changed."""
        heads = [self._say("review-column-move"), self._say("review-known-of"), *self._names]
        rows: list[list[str | Cell]] = [
            [
                str(each.move),
                Cell(self._names[each.seat], "words"),
                *(Cell(roles_in_words(row, self._say), "words") for row in each.beliefs),
            ]
            for each in self._found.known
        ]
        return table(
            self._say("review-known"), [heads[0], *(Cell(head, "words") for head in heads[1:])], rows
        )


def _sure(chance: float, error: float) -> str:
    """A chance with its uncertainty, in hundredths."""
    return f"{round(chance * 100)} ± {round(SURE * error * 100)}"
