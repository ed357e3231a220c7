"""What can be looked up, in three languages."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from posse import games, locales, references
from posse.server.http import reference as route
from posse.server.http.catalogue import game_info
from posse.server.http.reference import Reference, SetText, ThingText, reference
from posse.server.wire import Language
from tests.made_up.sets import FAIR, added
from tests.server.browsers import says, site
from tests.server.house import run

RULEBOOK = Path(__file__).parents[2] / "rulebook"
ENGLISH = {game: reference(game, "en") for game in games.GAMES}


def things(each: SetText) -> dict[str, ThingText]:
    every = (*each.cards, *each.characters, *each.events, *each.others, *each.faces)
    return {thing.id: thing for thing in every}


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_is_missing_in_english(game: str) -> None:
    told = ENGLISH[game]
    for page, about in zip(told.sets, game_info(game).sets, strict=True):
        read: dict[str, Any] = references.read(references.path(game, about.id))
        assert (page.id, page.name) == (about.id, read["title"]["en"])
        assert [rule.text for rule in page.rules] == [entry["text"] for entry in read["rules"]]
        assert [who.id for who in page.characters] == [who.id for who in about.characters]
        assert [who.life for who in page.characters] == [who.life for who in about.characters]
        assert {event.id for event in page.events} == {event.id for event in about.events}
        copies = {card.id: card.copies for card in about.cards}
        assert {card.id: card.copies for card in page.cards} == copies
        assert page.cases == [entry["text"] for entry in read["interactions"]]
        for section in ("cards", "characters", "faces"):
            for entry in read.get(section) or ():
                thing = things(page)[entry["id"]]
                assert thing.name == entry["name"]["en"]
                assert thing.effect == entry["effect"]
                assert thing.rulings == [ruling["text"] for ruling in entry.get("rulings", ())]
                assert thing.decision == entry.get("decision", msgspec.UNSET)
    sent = msgspec.json.encode(told).decode()
    assert "proof" not in sent
    assert '"written":' not in sent


def test_what_else_is_told_about_things() -> None:
    base, _, noon, *_ = ENGLISH["bang"].sets
    schofield = things(base)["schofield"]
    assert (schofield.border, schofield.copies, schofield.reach) == ("blue", ["JC", "QC", "KS"], 2)
    assert things(base)["paul-regret"].life == 3
    assert things(noon)["high-noon"].last
    assert things(noon)["thirst"].last is msgspec.UNSET
    assert not noon.cards
    (duel,) = ENGLISH["duel"].sets
    assert things(duel)["jango"].side == "law"
    (dice,) = ENGLISH["dice"].sets
    assert [face.id for face in dice.faces] == ["arrow", "dynamite", "one", "two", "beer", "gatling"]


@pytest.mark.parametrize("lang", ["de", "it"])
@pytest.mark.parametrize("game", games.GAMES)
def test_another_language_has_the_same_shape(game: str, lang: Language) -> None:
    told = reference(game, lang)
    for page, english in zip(told.sets, ENGLISH[game].sets, strict=True):
        assert [rule.id for rule in page.rules] == [rule.id for rule in english.rules]
        assert list(things(page)) == list(things(english))
        for id, thing in things(page).items():
            there = things(english)[id]
            assert len(thing.rulings) == len(there.rulings)
            assert thing.effect
            assert (thing.life, thing.copies) == (there.life, there.copies)


def texts(page: SetText) -> Iterator[str]:
    """Everything that a player reads about a set."""
    yield page.name
    yield from page.cases
    for rule in page.rules:
        yield rule.text
        yield rule.decision or ""
    for thing in things(page).values():
        yield from (thing.name, thing.effect, thing.decision or "", *thing.rulings)


@pytest.mark.parametrize("lang", ["de", "it"])
@pytest.mark.parametrize("game", games.GAMES)
def test_every_sentence_is_translated(game: str, lang: Language) -> None:
    """What is not translated appears in English, so nobody would notice a forgotten sentence."""
    for page, english in zip(reference(game, lang).sets, ENGLISH[game].sets, strict=True):
        names = {english.name, *(thing.name for thing in things(english).values())}
        sentences = {text for text in texts(english) if " " in text} - names
        assert sentences.isdisjoint(texts(page))


def ids() -> frozenset[str]:
    """Every id of two words or more: of sets, variants, rules, things, and of the scenarios that prove them."""
    found = {path.stem for path in RULEBOOK.glob("*/*.yaml")}
    for game in games.GAMES:
        about = game_info(game)
        found |= {variant.id for variant in about.variants}
        for page in ENGLISH[game].sets:
            found |= {page.id, *(rule.id for rule in page.rules), *things(page)}
    return frozenset(id for id in found if "-" in id)


@pytest.mark.parametrize("lang", ["en", "de", "it"])
@pytest.mark.parametrize("game", games.GAMES)
def test_players_read_no_notation_and_no_ids(game: str, lang: Language) -> None:
    known = ids()
    assert {"first-game", "high-noon", "who-eliminated", "blood-brothers"} <= known
    for page in reference(game, lang).sets:
        for text in texts(page):
            assert not re.search("`|->|@|_", text), text
            assert known.isdisjoint(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)), text


def catalogue(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """A German reference that says this and nothing else."""
    bundle = FluentBundle(["de"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    monkeypatch.setattr(locales, "of_reference", lambda language, game, set_id: bundle)


def test_what_is_not_translated_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue(
        monkeypatch,
        "rule-two-rerolls = Zweimal.\n"
        "    .decision = Die gibt es hier nicht.\n"
        "interaction-2 = Beides.\n"
        "arrow = Pfeil\n"
        "    .effect = Aua { $unknown }.\n"
        "bart-cassidy = Bart\n"
        "    .ruling-2 = Zweitens.\n",
    )
    (page,) = reference("dice", "de").sets
    (english,) = ENGLISH["dice"].sets
    rules = {rule.id: rule for rule in page.rules}
    assert (rules["two-rerolls"].text, rules["two-rerolls"].decision) == ("Zweimal.", msgspec.UNSET)
    assert rules["nine-arrows"] in english.rules
    assert page.cases[1] == "Beides."
    assert page.cases[0] == english.cases[0]
    arrow = things(page)["arrow"]
    assert (arrow.name, arrow.effect) == ("Pfeil", things(english)["arrow"].effect)
    bart = things(page)["bart-cassidy"]
    assert bart.rulings[1] == "Zweitens."
    assert bart.rulings[0] == things(english)["bart-cassidy"].rulings[0]


def test_it_is_sent_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(route, "_made", {})

    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            answer = await browser.get("/api/reference/dice")
            assert msgspec.json.decode(answer.content, type=Reference) == ENGLISH["dice"]
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["cache-control"] == "no-cache"
            again = await browser.get(
                "/api/reference/dice", headers={"if-none-match": answer.headers["etag"]}
            )
            assert again.status_code == 304
            italian = await browser.get("/api/reference/dice?lang=it")
            assert json.loads(italian.content)["lang"] == "it"
            says(await browser.get("/api/reference/chess"), 404, "no-such-game")
            says(await browser.get("/api/reference/dice?lang=fr"), 400, "not-understood")

    run(main())


def test_the_words_of_the_sets_are_sent_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with site(tmp_path) as here:
            browser = await here.browser()
            answer = await browser.get("/api/words/it")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.text == locales.of_sets("it")
            assert "duel-character-jango = " in answer.text
            again = await browser.get("/api/words/it", headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            says(await browser.get("/api/words/fr"), 400, "not-understood")

    run(main())


def test_things_have_their_keys() -> None:
    with added(FAIR):
        fair = reference("bang", "de").sets[-1]
    assert [thing.key for thing in fair.cards] == ["card/popgun", "card/fireworks"]
    assert [(thing.key, thing.rulings) for thing in fair.events] == [("event/fireworks", ["It comes last."])]
    assert [thing.key for thing in fair.others] == ["prize/teddy-bear"]
    assert [thing.key for thing in fair.characters] == ["character/magpie"]
    (noon,) = (each for each in ENGLISH["bang"].sets if each.id == "high-noon")
    assert "event/ghost-town" in [thing.key for thing in noon.events]
    (dice,) = ENGLISH["dice"].sets
    assert "face/arrow" in [thing.key for thing in dice.faces]
