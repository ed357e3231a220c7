import re
from collections.abc import Callable
from typing import cast

import pytest

import posse
from posse.bang import cards as bang_cards
from posse.bang.rules import BangRules
from posse.bang.scenario import BangSetter
from posse.bang.view import BangView
from posse.duel.view import DuelView
from posse.kernel.errors import PosseError
from posse.kernel.game import Game
from posse.kernel.option import Decision, Option
from posse.kernel.scenario import read
from posse.kernel.shape import ALL as SHAPES
from posse.kernel.shape import BILL, COUNTER, PILE, ROW, TOKENS, TRACK, Shape
from posse.locales import LANGUAGES
from posse.terminal.faces import face_of
from posse.terminal.options import listing
from posse.terminal.pen import Pen, fill
from posse.terminal.reference import effect, entries, explain, look_up
from posse.terminal.shapes import beside, in_the_middle
from posse.terminal.speech import Speech, Words
from tests.bang.test_wild_west_show import scene
from tests.made_up.sets import FAIR, added
from tests.properties import sample
from tests.terminal.games import GAMES, TABLES, paper, some, told_to, without_colour, written


def named(card: int) -> str:
    """A card of the card game in words."""
    return Words("en", "bang").card(bang_cards.TEXT[card])


def table_of(
    game: Game, seat: int, width: int, colour: bool = False, everything: bool = False, language: str = "en"
) -> str:
    console = paper(width, colour)
    pen = Pen(console)
    view = game.view(seat)
    speech = told_to(game, seat, language)
    pen.put(face_of(game).table(view, speech, pen))
    if game.decision is not None:
        pen.put(listing(game.decision, view, speech, pen, everything))
    return written(console)


@pytest.mark.parametrize(("width", "language"), [(60, "en"), (80, "en"), (120, "en"), (60, "de"), (80, "it")])
@pytest.mark.parametrize("name", GAMES)
def test_the_table_fits_and_shows_everybody(name: str, width: int, language: str) -> None:
    for rules, seed in some(name, 4):
        for game in sample(rules, seed, 140):
            for seat in (-1, 0, len(game.names) - 1):
                drawn = table_of(game, seat, width, language=language)
                assert max(map(len, drawn.splitlines())) <= width
                for other, player in enumerate(told_to(game, seat, language).names):
                    assert player in drawn or other == seat
                if name != "duel" and len(game.names) > 3:
                    assert ("★ Sceriffo" if language == "it" else "★ Sheriff") in drawn
            assert table_of(game, 0, width) == without_colour(table_of(game, 0, width, colour=True))


def test_the_table_with_nothing_hidden() -> None:
    for name in GAMES:
        for game in sample(TABLES[name][0], 3, 40):
            console = paper(100)
            pen = Pen(console)
            view = face_of(game).open_view(game)
            pen.put(face_of(game).table(view, told_to(game, -1), pen))
            drawn = written(console)
            assert name == "duel" or " ? " not in drawn
            if name == "bang" and game.decision is not None:
                assert "’s hand, " in drawn
                assert f"From {game.names[cast(BangView, view).turn].capitalize()}" in drawn
            if name == "duel" and game.decision is not None:
                assert "Law’s hand, " in drawn or not cast(DuelView, view).sides[0].hand


def test_the_viewer_comes_first_with_his_hand() -> None:
    game = posse.new(players=5, seed=3)
    for seat in range(5):
        drawn = table_of(game, seat, 100).splitlines()
        assert " You " in drawn[2]
        view = cast(BangView, game.view(seat))
        for card in view.players[seat].hand:
            assert named(card) in "\n".join(drawn)


def test_red_suits_are_red() -> None:
    console = paper(80, colour=True)
    Pen(console).line("Beer 6♥ and Missed! 2♠ and bang@4D and bang@4C")
    assert re.findall(r"\x1b\[31m(.*?)\x1b", written(console)) == ["6♥", "4D"]


def test_consoles_without_our_signs_get_letters() -> None:
    console = paper()
    pen = Pen(console)
    pen.has_signs = False
    pen.line("★ Beer 6♥ ●○")
    assert written(console) == "* Beer 6H O.\n"


def test_long_lines_hang() -> None:
    console = paper(30)
    Pen(console).line("one two three four five six seven eight nine", indent=2, hang=4)
    first, *rest = written(console).splitlines()
    assert first.startswith("  one")
    assert rest
    assert all(line.startswith("      ") and len(line) <= 30 for line in rest)
    assert fill(["aa", "bb", "cc"], 7) == ["aa · bb", "cc"]


# ---- the card game


def test_distances_and_reach_are_those_of_the_view() -> None:
    for game in sample(TABLES["bang"][0], 4, 30):
        view = cast(BangView, game.view(0))
        drawn = table_of(game, 0, 120)
        assert (f"reach {view.reach}" in drawn) == (view.players[0].alive and not view.over)
        assert ("Away" in drawn) == (view.players[0].alive and not view.over)


def shown_with(change: Callable[[BangView], None], players: int = 5, sets: tuple[str, ...] = ()) -> str:
    """The table of a new game after a change to what is seen of it."""
    game = posse.new(players=players, seed=3, sets=sets)
    view = cast(BangView, game.view(0))
    change(view)
    errors: list[Exception] = []
    console = paper(120)
    pen = Pen(console)
    pen.put(face_of(game).table(view, told_to(game, 0, errors=errors), pen))
    assert errors == []
    return written(console)


def test_events_in_force_and_to_come() -> None:
    def change(view: BangView) -> None:
        view.shapes = [Shape(BILL, "event", cards=["event/blessing"], next="event/curse", count=4)]

    drawn = shown_with(change)
    assert f"Event: Blessing. {effect('bang', 'event', 'blessing')}" in " ".join(drawn.split())
    assert "\n Next: Curse · 3 more after it" in drawn
    drawn = shown_with(lambda view: setattr(view.shapes[0], "count", 1), sets=("high-noon",))
    assert " Event: none yet · next " in drawn
    assert "the last one" in drawn


def test_ghosts_borrowed_abilities_and_cards_that_wait() -> None:
    def change(view: BangView) -> None:
        view.players[1].ghost = True
        view.players[2].copies = ["sid-ketchum"]
        view.players[3].in_play = [0, 1]
        view.fresh = [1]
        view.extra_turn = True

    drawn = shown_with(change)
    assert re.search(r"Bob .* ghost ", drawn)
    assert re.search(r"Cal .* as Sid Ketchum", drawn)
    assert re.search(rf"Dee .* {re.escape(named(0))} · {re.escape(named(1))} \(waits\)", drawn)
    assert "one more for the same player" in drawn


class NewSet(Words):
    """Words of a set that no terminal has heard of."""

    def thing(self, sort: str, key: str) -> str:
        return key if sort == "part" else super().thing(sort, key)

    def card(self, text: str) -> str:
        return text.partition("/")[2].capitalize() if "/" in text else super().card(text)


def test_every_shape_can_be_drawn() -> None:
    shapes = [
        Shape(COUNTER, "stick", seat=1, count=1),
        Shape(COUNTER, "gold", seat=1, count=3),
        Shape(TOKENS, "shown", seat=2, count=1, at=bang_cards.TEXT[40]),
        Shape(TOKENS, "load", seat=3, count=2, at="dee.character"),
        Shape(ROW, "shop", cards=["equipment/boots", "equipment/pickaxe"], prices=[3, 4]),
        Shape(PILE, "stock", count=21, cards=["equipment/rum"]),
        Shape(TRACK, "train", places=["place/town", "place/canyon"], position=1),
        Shape(BILL, "event", cards=["event/curse"]),
    ]
    assert {shape.shape for shape in shapes} == {*SHAPES}
    words = cast(Speech, NewSet("en", "bang"))
    assert [beside(shapes, seat, words) for seat in range(4)] == [
        [],
        ["stick", "gold 3"],
        [f"shown: {named(40)}"],
        ["load 2"],
    ]
    drawn = [text.plain for text in in_the_middle(shapes, words, Pen(paper(200)))]
    assert drawn == [
        " shop: Boots (3) · Pickaxe (4)",
        " stock 21: On the discard pile: Rum",
        " train: Town · ▶ Canyon",
        f" event: Curse. {effect('bang', 'event', 'curse')}",
    ]


@pytest.mark.parametrize(
    ("position", "drawn"),
    [
        (1, "(Mail Car) · Frisco (♣): Caboose · ▶ Yooma (2–9): Leland"),
        (2, "Frisco (♣): Mail Car · Yooma (2–9): Caboose · ▶ End of the Line: Leland"),
    ],
)
def test_a_track_tells_what_stands_where(position: int, drawn: str) -> None:
    places = ["station/frisco", "station/yooma"]
    cards = ["locomotive/leland", "railcar/caboose", "railcar/mail-car"]
    track = Shape(TRACK, "train", places=places, position=position, cards=cards)
    words = cast(Speech, Words("en", "bang"))
    assert [text.plain for text in in_the_middle([track], words, Pen(paper(200)))] == [f" The train: {drawn}"]


def test_what_sets_bring_stands_beside_the_player() -> None:
    def change(view: BangView) -> None:
        view.shapes = [
            Shape(TOKENS, "shown", seat=1, count=1, at=bang_cards.TEXT[40]),
            Shape(COUNTER, "stick", seat=2, count=1),
        ]

    drawn = shown_with(change)
    assert re.search(rf"Bob .* must be played: {re.escape(named(40))}", drawn)
    assert re.search(r"Cal .* Stick of Dynamite", drawn)


# ---- very many options


def test_very_many_options_are_listed_on_demand() -> None:
    options = [Option("choose", number) for number in range(60)]
    game = posse.new(players=4, seed=1)
    assert game.decision is not None
    game.decision = Decision(0, "pick", [*options, Option("pass")], game.rules.speaker, "general-store")
    short, whole = table_of(game, 0, 100), table_of(game, 0, 100, everything=True)
    assert "… and 20 more" in short
    assert "60 choose" not in short
    assert "60 choose" in whole
    assert "more;" not in whole
    assert re.search(r"61 +pass", short)
    pairs = [Option("use", "sid-ketchum", paid=(0, number)) for number in range(1, 31)]
    game.decision = Decision(0, "play", [*pairs, Option("end")], game.rules.speaker)
    assert "… and 14 more; say which, as in “use sid-ketchum with volcanic@10S," in table_of(game, 0, 100)


def test_many_dice_stand_side_by_side() -> None:
    game = posse.new("dice", players=4, seed=1)
    while game.decision is not None and len(game.decision.options) < 32:
        game.apply(0)
    drawn = table_of(game, 0, 80)
    assert " 1 reroll 1 " in drawn
    assert "31 reroll 1, 2, 3, 4, 5" in drawn
    assert re.search(r"32 +keep", drawn)
    assert re.search(r" 1 +2 +3 +4 +5 *\n", drawn)


# ---- looking things up


def test_a_single_counter_is_named_in_the_singular() -> None:
    with added(FAIR):
        game = posse.new(players=5, sets=["fair"], seed=1)
        for language, one, many in (("en", "Ticket", "Tickets 2"), ("de", "Fahrschein", "Fahrscheine 2")):
            speech = told_to(game, 0, language)
            assert beside([Shape(COUNTER, "tickets", 0, 1)], 0, speech) == [one]
            assert beside([Shape(COUNTER, "tickets", 0, 2)], 0, speech) == [many]


def test_many_options_have_their_words_beside_the_notation() -> None:
    found = {}
    for name in GAMES:
        drawn = [
            table_of(game, game.decision.player, 100, language="de")
            for rules, seed in some(name, 24)
            for game in sample(rules, seed, 20)
            if game.decision is not None and len(game.decision.options) > 9
        ]
        found[name] = "\n".join(drawn)
    assert re.search(r"play duel@\w+ -> +Duell \w+.: *\n +\d+ \w+", found["bang"])
    assert re.search(r"\d+ \w+\.[a-z-]+ · [A-Z]\w+", found["bang"])
    assert re.search(r"\d+ reroll \d, \d · einen? \w+, eine? \w+", found["dice"])
    assert re.search(r"scope@[\w-]+ -> +Zielfernrohr auslegen: *\n +\d+ \w+\.ac · [A-Z]", found["duel"])


def explained(word: str, game: str = "", language: str = "en") -> str:
    console = paper(80)
    explain(word, Pen(console), game, language)
    return written(console)


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_explains_itself(game: str, language: str) -> None:
    known = [entry for entry in entries(language) if entry.game == game and entry.sort != "rule"]
    ids = {entry.id for entry in known}
    for each in (each for each in posse.games.catalogue() if each["game"] == game):
        assert {each["id"], *(thing["id"] for thing in (*each["cards"], *each["characters"]))} <= ids
    for entry in known:
        for word in (entry.id, entry.name, entry.name.upper()):
            found = look_up(word, game, language)
            assert entry in found
            assert all(each.game == game for each in found)
        for key in (f"{entry.sort}/{entry.id}", f" {entry.sort.upper()} : {entry.id}"):
            assert look_up(key, game, language) == [entry]
        assert len(explained(f"{entry.sort}/{entry.id}", game, language).splitlines()) > 1
        assert effect(game, entry.sort, entry.id, language)


def test_every_event_can_be_looked_up() -> None:
    for event in bang_cards.BILL:
        assert explained(event.id).startswith(f"{event.name} (")
        assert event.sort in [entry.sort for entry in look_up(event.name, "bang")]
    assert explained("high noon").startswith("High Noon (High Noon: event, the last one of its stack)\n")


def test_things_of_one_id_are_told_apart() -> None:
    assert [entry.sort for entry in look_up("high-noon")] == ["event", "set"]
    both = explained("high-noon")
    assert "High Noon (High Noon: event, the last one of its stack)\n" in both
    assert "\nHigh Noon (set of cards and rules)\n  13 events, a new one every round\n" in both
    for key in ("event:high-noon", "event/high-noon", "Event: High Noon"):
        assert [entry.sort for entry in look_up(key)] == ["event"]
    assert explained("set/high-noon").startswith("High Noon (set of cards and rules)")
    assert [(entry.game, entry.sort) for entry in look_up("duel")] == [
        ("bang", "card"),
        ("duel", "card"),
        ("duel", "set"),
    ]
    with pytest.raises(PosseError, match="Nothing here is called “set/barrel”"):
        look_up("set/barrel")


def test_a_set_from_outside_can_be_looked_up() -> None:
    told = {
        "en": (
            "Big Hat (The Fair: Prize)",
            "Crystal Ball (The Fair: Attraction)",
            "Dry Fair (The Fair: variant)",
        ),
        "de": (
            "Großer Hut (Der Jahrmarkt: Preis)",
            "Kristallkugel (Der Jahrmarkt: Attraktion)",
            "Trockener Jahrmarkt (Der Jahrmarkt: ",
        ),
        "it": (
            "Cappellone (La Fiera: Premio)",
            "Sfera di Cristallo (La Fiera: Attrazione)",
            "Fiera Asciutta (La Fiera: ",
        ),
    }
    with added(FAIR):
        for language, lines in told.items():
            for key, line in zip(("prize/big-hat", "crystal-ball", "dry-fair"), lines, strict=True):
                assert explained(key, language=language).startswith(line)
        assert [(entry.sort, entry.rulings) for entry in look_up("fireworks")] == [
            ("card", ["It is no shot."]),
            ("event", ["It comes last."]),
        ]
        assert [entry.sort for entry in look_up("Feuerwerk", language="de")] == ["card", "event"]
        assert look_up("großer hut", language="de") == look_up("big hat", language="de")
    with pytest.raises(PosseError, match="Nothing here is called"):
        look_up("crystal-ball")


def test_rules_in_other_languages() -> None:
    assert explained("schofield", "bang", "de").startswith(
        "Schofield (blaue Karte, Waffe mit Reichweite 2, 3-mal: J♣ Q♣ K♠)"
    )
    jail = explained("prigione", "bang", "it")
    assert jail.startswith("Prigione (carta blu, 3 copie: ")
    assert "Dove il regolamento tace:" in jail
    assert explained("jail", "bang", "it") == jail
    assert explained("jango", language="de").startswith(
        "Jango (BANG! The Duel: Charakter der Gesetzeshüter, 3 Lebenspunkte)"
    )
    with pytest.raises(PosseError, match="Hier heißt nichts „barel“; meinst du barrel"):
        look_up("barel", language="de")


def test_an_explanation_says_what_kind_of_thing_it_is() -> None:
    schofield = "Schofield (blue card, weapon with reach 2, 3 copies: J♣ Q♣ K♠)"
    assert explained("schofield", "bang").startswith(schofield)
    assert explained("Winchester", "bang").startswith(
        "Winchester (blue card, weapon with reach 5, one copy: 8♠)"
    )
    assert explained("paul regret", "bang").startswith("Paul Regret (character, 3 life points)")
    assert explained("paul regret", "dice").startswith(
        "Paul Regret (BANG! The Dice Game: character, 9 life points)"
    )
    assert explained("jango").startswith("Jango (BANG! The Duel: character of the Law, 3 life points)")
    assert explained("scope", "duel").startswith("Scope (BANG! The Duel: blue equipment, reload, 2 copies: ")
    assert "einmal: Fass)" in explained("dynamite", "duel", "de")
    assert explained("binocular").startswith("Binocular (Dodge City: blue card, one copy: 10♦)")
    assert explained("hand-limit", "bang").startswith("Hand limit (rule)")
    assert "Where the rulebook is silent:" in explained("jail")
    assert "In the notation: `use sniper with bang@2C, bang@3C -> bob`." in explained("sniper")


def test_a_name_of_several_games_is_explained_for_each() -> None:
    text = explained("barrel")
    assert [entry.game for entry in look_up("barrel")] == ["bang", "duel"]
    assert "Barrel (blue card, 2 copies: Q♠ K♠; Dodge City: one copy: A♣)" in text
    assert "Barrel (BANG! The Duel: blue equipment" in text
    assert "· Dodge City: As in the base game." in text


def test_a_piece_of_a_name_will_do() -> None:
    assert [entry.id for entry in look_up("sid", "bang")] == ["sid-ketchum"]
    assert [entry.id for entry in look_up("regr", "bang")] == ["paul-regret"]
    assert {entry.id for entry in look_up("regr")} == {"paul-regret"}
    with pytest.raises(PosseError, match="sid-ketchum or sid-curry"):
        look_up("sid")


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("barel", "barrel"),
        ("bangg", "bang"),
        ("cat-ballou", "cat-balou"),
        ("xyzzy", "called “xyzzy”"),
        ("", "“”"),
    ],
)
def test_an_unknown_name_gets_a_hint(word: str, hint: str) -> None:
    with pytest.raises(PosseError, match=hint):
        look_up(word)


def test_entries_as_plain_data() -> None:
    words = ("scope", "el-gringo", "hand-limit", "thirst")
    card, character, rule, event = (look_up(word, "bang")[0].as_dict() for word in words)
    assert card["copies"] == ["AS"]
    assert (card["game"], card["set"]) == ("bang", "base")
    assert character["life"] == 3
    assert rule["kind"] == "rule"
    assert (event["kind"], event["set"]) == ("event", "high-noon")
    assert "decision" in look_up("jail")[0].as_dict()
    assert look_up("jango")[0].as_dict()["side"] == "law"


@pytest.mark.parametrize(
    ("language", "goal"),
    [
        ("en", "What wins now: Be the last one in play."),
        ("de", "Bleib als Letzter im Spiel"),
        ("it", "Resta l’ultimo in gioco"),
    ],
)
def test_the_table_says_what_wins_now(language: str, goal: str) -> None:
    """Whoever looks at it, once everybody plays for himself."""
    for seat in (-1, 0, 3):
        assert goal in table_of(scene("show: wild-west-show"), seat, 80, language=language)
        assert goal not in table_of(scene("show: gag"), seat, 80, language=language)


def test_the_table_says_what_wins_for_the_reader() -> None:
    game = scene()
    assert "What wins for you: Eliminate all Outlaws and Renegades." in table_of(game, 0, 80)
    assert "What wins for you: Bring the Sheriff down." in table_of(game, 1, 80)
    assert "What wins" not in table_of(game, -1, 80)


def test_a_renegade_who_fell_is_told_what_his_side_wants() -> None:
    rules = BangRules(["ann", "bob", "cal", "dee"], [], variants=["shadow-gunslingers"])
    game = Game.start(rules, "1")
    view = cast(BangView, game.view(2))
    view.shapes = [Shape(COUNTER, "shadow-outlaw", seat=2, count=1)]
    console = paper(80)
    speech = told_to(game, 2, "en")
    Pen(console).put(face_of(game).table(view, speech, Pen(console)))
    assert "What wins for you: Win with the Outlaws: the Sheriff must fall." in written(console)
    assert "Win with the Outlaws" in face_of(game).intro(view, speech)[0]


HAUNTED = """\
scenario: scene
game: bang
sets: [base, valley-of-shadows]
variants: [shadow-gunslingers]
players:
  - ann: {role: sheriff, character: slab-the-killer}
  - bob: {role: outlaw, character: willy-the-kid, OUT}
  - cal: {role: outlaw, character: calamity-janet}
  - dee: {role: renegade, character: lucky-duke}
turn: bob
moves: []
"""


@pytest.mark.parametrize(
    ("out", "language", "called", "not_called"),
    [
        ("dead: true", "en", "Shadow", "ghost"),
        ("dead: true", "de", "Schatten", "Geist"),
        ("dead: true", "it", "Ombra", "fantasma"),
        ("ghost: true, in_play: [ghost@9S]", "en", "ghost", "Shadow"),
    ],
)
def test_a_shadow_is_told_from_a_ghost(out: str, language: str, called: str, not_called: str) -> None:
    game = BangSetter().table(read(HAUNTED.replace("OUT", out), "scene"), ["ann", "bob", "cal", "dee"])
    drawn = table_of(game, 0, 80, language=language)
    assert called in drawn
    assert not_called not in drawn


def test_what_lies_on_the_table_can_be_looked_up() -> None:
    for word, found in (("shop", "part/shop"), ("nugget", "part/gold"), ("loads", "part/loads")):
        (entry,) = look_up(word)
        assert f"{entry.sort}/{entry.id}" == found
        assert entry.effect
    assert "Stationen" in look_up("die eisenbahn", language="de")[0].effect


def test_a_variant_is_explained_by_the_rules_about_it() -> None:
    (entry,) = look_up("Schattenschützen", language="de")
    assert any("ohne Leben auf seinen Platz zurück" in ruling for ruling in entry.rulings)
    (entry,) = look_up("shadow gunslingers")
    assert all(ruling[0].isupper() for ruling in entry.rulings)


def test_what_lies_on_a_card_stands_beside_its_name() -> None:
    game = posse.new("bang", players=4, sets=["armed-and-dangerous"], seed=1)
    view = cast(BangView, game.view(0))
    card = next(card for card, kind in enumerate(bang_cards.KEY) if kind == "card/crate")
    view.players[1].in_play = [card]
    view.shapes = [Shape(TOKENS, "loads", seat=1, at=bang_cards.TEXT[card], count=3)]
    console = paper(100)
    Pen(console).put(face_of(game).table(view, told_to(game, 0, "en"), Pen(console)))
    drawn = " ".join(written(console).split())
    assert "Crate 3♥ (Loads 3)" in drawn
    assert drawn.count("Crate") == 1


SHOPPING = """\
scenario: scene
game: bang
sets: [base, gold-rush]
players:
  - ann: {role: sheriff, character: slab-the-killer, gold: 3}
  - bob: {role: outlaw, character: willy-the-kid}
  - cal: {role: outlaw, character: calamity-janet}
  - dee: {role: renegade, character: lucky-duke}
shop: [wanted, rhum, shot]
turn: ann
moves: []
"""


def test_what_is_bought_is_named_in_the_readers_language() -> None:
    game = BangSetter().table(read(SHOPPING, "scene"), ["ann", "bob", "cal", "dee"])
    assert "Steckbrief:" in table_of(game, 0, 80, language="de")


def test_once_the_hunt_of_three_is_over_the_last_one_wins() -> None:
    game = posse.new("bang", players=3, sets=["dodge-city"], seed=1)
    assert "yourself" in table_of(game, 0, 80)
    view = cast(BangView, game.view(0))
    view.deaths = [1]
    console = paper(80)
    Pen(console).put(face_of(game).table(view, told_to(game, 0, "en"), Pen(console)))
    assert "What wins for you: Be the last one standing." in written(console)


CROWDED = """\
scenario: crowded
game: bang
sets: [base, gold-rush]
variants: [shadow-gunslingers]
players:
  - ann: {role: sheriff, character: bart-cassidy, equipment: [boots, pickaxe], gold: 3}
  - bob: {role: renegade, character: calamity-janet, dead: true, gold: 2}
  - cal: {role: outlaw, character: simeon-picos, equipment: [wanted, gun-belt], gold: 12}
  - dee: {role: outlaw, character: el-gringo, equipment: [lucky-charm]}
  - eve: {role: deputy, character: slab-the-killer}
turn: ann
moves: []
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_crowded_table_is_cut_off_on_a_console_of_the_usual_width(language: str) -> None:
    game = BangSetter().table(read(CROWDED, "crowded"), ["ann", "bob", "cal", "dee", "eve"])
    assert "…" not in table_of(game, 0, 80, language=language)
