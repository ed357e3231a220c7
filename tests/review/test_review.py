"""Looking back at finished games, in few worlds: what is found there is not sure, but it must hang together."""

import html
import io
import json
import random
import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import posse
from posse import bots
from posse.games import entry, rules_of_record
from posse.kernel.errors import PosseError
from posse.kernel.event import SPECTATOR
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.lab.simulate import run
from posse.review import Effort, Review, joined, review
from posse.review.findings import Change, Tried
from posse.review.judging import Judging
from posse.terminal.review import moments_in_words, show_review
from posse.terminal.review_page import review_page
from posse.terminal.speech import Speech

SETTINGS = {"bang": {"players": 4, "sets": ["gold-rush"]}, "duel": {}, "dice": {"players": 4}}


FEW = Effort(position=2, change=3, tried=2, again=4)


@cache
def played(name: str) -> str:
    """The record of a game between bots that make mistakes."""
    game = posse.new(name, seed="review", **SETTINGS[name])  # type: ignore[arg-type]
    run(game, [bots.make("rule-of-thumb/easy", f"{seat}") for seat in range(len(game.names))])
    return game.record()


@cache
def found(name: str) -> Review:
    return review(played(name), seed="1", effort=FEW)


@pytest.mark.parametrize("name", SETTINGS)
def test_what_is_found_hangs_together(name: str) -> None:
    done = list[int]()
    looked = review(played(name), seed="1", progress=done.append, effort=FEW)
    assert sum(done) == looked.moves == len(posse.load(played(name)).moves)
    end = looked.curve[-1]
    assert [end.chances[seat] == 1.0 for seat in range(len(looked.players))] == [
        name in looked.winners for name in looked.players
    ]
    for point in looked.curve:
        assert all(0.0 <= chance <= 1.0 for chance in point.chances)
    assert {each.seat for each in looked.decisions} == set(range(len(looked.players)))
    for each in looked.decisions:
        assert each.cost >= 0.0
        assert (each.cost == 0.0) == (each.best == each.played)
    assert json.dumps(looked.as_dict()) == json.dumps(found(name).as_dict())  # the same seed finds the same


def test_in_parts() -> None:
    """The same decisions are judged, and all changes between them are seen."""
    parts = [review(played("dice"), seed="1", part=(number, 3), effort=FEW) for number in range(3)]
    whole = joined(parts)
    assert whole.decisions == found("dice").decisions
    assert whole.known == found("dice").known
    assert [each.move for each in whole.curve] == [each.move for each in found("dice").curve]


def test_of_one_player_only() -> None:
    looked = review(played("duel"), ["law"], seed="1", effort=FEW)
    assert {each.seat for each in looked.decisions} == {0}
    assert all(each.seat == 0 for each in looked.mistakes())


def test_what_cannot_be_reviewed() -> None:
    with pytest.raises(PosseError, match="only a finished game can be reviewed"):
        review(posse.new("duel", seed="1").record())
    with pytest.raises(PosseError, match="nobody called zoe sat at this table; there were law, outlaw"):
        review(played("duel"), ["zoe"])


ALL_SETS = [each["id"] for each in entry("bang").catalogue()]


@pytest.mark.parametrize(
    ("name", "setting"),
    [
        *SETTINGS.items(),
        *(("bang", {"players": 5, "sets": [each]}) for each in ALL_SETS),
        ("bang", {"players": 8, "sets": ALL_SETS}),
    ],
)
def test_a_player_is_judged_by_what_he_could_know(name: str, setting: dict[str, Any]) -> None:
    """Whatever was hidden from him: the judgement is the same."""
    game, bot = posse.new(name, seed="hidden", **setting), bots.make("rule-of-thumb", "")
    for _ in range(25):
        assert game.decision is not None
        game.apply(bot.choose(game.view(game.decision.player), game.decision))
    while game.decision is not None and len(game.decision.options) < 2:
        game.apply(0)
    assert game.decision is not None
    seat = game.decision.player
    worlds = [game.imagine(seat, seed) for seed in range(3)]
    assert len({judged(world, seat) for world in worlds}) == 1


def judged(game: Game, seat: int) -> str:
    return str(Judging(seat, game.view(seat), FEW).judge(game, 0, random.Random(1)))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Costliest mistakes"), ("de", "Die teuersten Fehler"), ("it", "Gli errori più cari")],
)
@pytest.mark.parametrize("name", SETTINGS)
def test_on_a_console(name: str, language: str, words: str) -> None:
    paper = Console(file=io.StringIO(), width=80)
    show_review(played(name), found(name), paper, language)
    assert isinstance(paper.file, io.StringIO)
    shown = paper.file.getvalue()
    assert words in shown
    assert "review-" not in shown


def test_it_says_what_was_lucky_with_the_cards_that_were_drawn() -> None:
    """A card that only its player saw is told afterwards, by its name."""
    text = played("bang")
    record = Record.parse(text)
    every = [Change(line.number, 0, 0.4, 0.05) for line in record.lines]
    told = moments_in_words(record, every, Speech(rules_of_record(record), SPECTATOR))
    lucky = next(each for each in every if re.search(r" draws [^.]*\w [♠♥♦♣\d]", told.get(each.move, "")))
    words = told[lucky.move]
    looked = replace(found("bang"), luck=[lucky], turns=[])
    paper = Console(file=io.StringIO(), width=300)
    show_review(text, looked, paper, "en")
    assert isinstance(paper.file, io.StringIO)
    assert f"gains 40 points (± 10). {words}" in paper.file.getvalue()
    assert html.escape(words) in review_page(text, looked, "en")


def test_a_mistake_is_told_with_what_could_be_known_of_the_roles() -> None:
    looked = found("bang")
    move, seat = next(
        (each.move + 1, each.seat) for each in looked.known if max(map(max, each.beliefs)) > 0.5
    )
    best, worse = Tried(0, "end", 0.6, 0.01), Tried(1, "end", 0.2, 0.01)
    mistake = replace(
        looked.decisions[0], move=move, seat=seat, played=worse, best=best, cost=0.4, error=0.01
    )
    assert mistake.is_mistake
    known = [each for each in looked.known if each.seat == seat and each.move < move][-1].beliefs
    other = next(other for other, chances in enumerate(known) if max(chances) < 0.99)
    paper = Console(file=io.StringIO(), width=300)
    show_review(played("bang"), replace(looked, decisions=[mistake]), paper, "en")
    assert isinstance(paper.file, io.StringIO)
    lines = [line.strip() for line in paper.file.getvalue().splitlines()]
    told = lines[lines.index("What could be known") :]
    name = looked.players[other].capitalize()
    percent = round(max(known[other]) * 100)
    assert any(line.startswith(f"{name}: ") and f" {percent} %" in line for line in told)


@pytest.mark.parametrize("name", SETTINGS)
def test_as_a_page(name: str) -> None:
    page = review_page(played(name), found(name), "de")
    assert page.startswith('<!doctype html>\n<html lang="de">')
    assert "Alle Entscheidungen" in page
    assert page.count("<tr>") > len(found(name).decisions) + len(found(name).curve)
    assert ("Was man wissen konnte" in page) == bool(found(name).known) == (name != "duel")
    assert "review-" not in page
    assert "http" not in page
