"""Sets from outside: the one that docs/add-a-set.md writes, the made-up one, and broken ones."""

import contextlib
import inspect
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import posse
from posse import folders, locales, looks, outside, words_check
from posse.bang import cards, set_check, sets
from posse.bang.hooks import HOOKS
from posse.bang.parts import Part
from posse.bang.things import Kind, Thing
from posse.bots import make
from posse.kernel.errors import PosseError
from tests.made_up.sets import FAIR, added

PAGE = Path(__file__).parent.parent / "docs" / "add-a-set.md"
_FILE = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def written(folder: Path) -> Path:
    """The set of the page, in a folder."""
    for path, text in _FILE.findall(PAGE.read_text("utf-8")):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return folder / "ferry"


def posse_says(*args: str, cwd: Path, answers: str = "") -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if key != "POSSE_SETS"}
    return subprocess.run(
        [sys.executable, "-m", "posse.cli", *args],
        cwd=cwd,
        input=answers,
        capture_output=True,
        text=True,
        env=env,
    )


def test_the_set_of_the_page_is_played(tmp_path: Path) -> None:
    written(tmp_path)
    ran = posse_says(
        "simulate", "--set", "ferry", "--bots", "rule-of-thumb", "--games", "5", "--json", cwd=tmp_path
    )
    assert ran.returncode == 0, ran.stderr
    shown = posse_says("play", "--terminal", "--set", "ferry", "--seed", "1", cwd=tmp_path, answers="quit\n")
    assert "So long" in shown.stdout, shown.stderr
    proven = posse_says("scenario", "check", "ferry-draws-for-tolls.yaml", "--set", "ferry", cwd=tmp_path)
    assert (proven.returncode, proven.stderr) == (0, ""), proven.stdout
    assert "1 passed, 0 failed" in proven.stdout
    assert "Variants high-water" in posse_says("catalogue", "--set", "ferry", cwd=tmp_path).stdout


def test_a_game_that_was_left_goes_on_with_the_command_that_is_told(tmp_path: Path) -> None:
    folder = written(tmp_path)
    left = posse_says("play", "--terminal", "--set", "ferry", "--seed", "1", cwd=tmp_path, answers="quit\n")
    told = " ".join(left.stdout.split())
    command = f"play --terminal --resume posse-game.txt --set {folder}"
    assert f"posse {command}" in told
    again = posse_says(*command.split(), cwd=tmp_path, answers="quit\n")
    assert "So long" in again.stdout, again.stderr
    seen = posse_says("replay", "posse-game.txt", "--set", str(folder), cwd=tmp_path)
    assert seen.returncode == 0, seen.stderr
    assert "The Ferry" in seen.stdout
    looked = posse_says("rule", "set/ferry", "--set", str(folder), cwd=tmp_path)
    assert looked.returncode == 0, looked.stderr
    assert "there is no set" in posse_says("replay", "posse-game.txt", cwd=tmp_path).stderr


def test_the_program_of_the_page_runs(tmp_path: Path) -> None:
    written(tmp_path)
    ran = subprocess.run([sys.executable, "cross.py"], cwd=tmp_path, capture_output=True, text=True)
    assert ran.stdout.startswith("bang with base, ferry: "), ran.stderr


def test_a_game_of_it_is_reproduced_by_its_record_in_another_process(tmp_path: Path) -> None:
    with added(written(tmp_path)):
        game = posse.new("bang", players=5, sets=["ferry"], seed=3)
        while not game.over:
            game.apply(0)
        (tmp_path / "game.txt").write_text(game.record(), "utf-8")
        env = {**os.environ}  # names the folder
        again = [
            sys.executable,
            "-c",
            "import posse, sys; print(posse.load(open(sys.argv[1]).read()).winners)",
        ]
        ran = subprocess.run([*again, "game.txt"], cwd=tmp_path, capture_output=True, text=True, env=env)
        assert ran.stdout.strip() == str(game.winners), ran.stderr
    without = posse_says("replay", "game.txt", cwd=tmp_path)
    assert without.returncode == 2
    assert 'there is no set "ferry"' in without.stderr


def test_taken_back_it_leaves_no_trace(tmp_path: Path) -> None:
    before = len(cards.TEXT), len(cards.CHARACTER), sorted(cards.THINGS), len(sets.ALL), list(cards.IS_TWIN)
    with added(FAIR):
        assert "prize/big-hat" in cards.THINGS
        assert locales.words(locales.load("de"), "bang-set-fair") == "Der Jahrmarkt"
        assert looks.of(folders.of("bang", "fair"))["part/wheel"].shape == "track"
    after = len(cards.TEXT), len(cards.CHARACTER), sorted(cards.THINGS), len(sets.ALL), list(cards.IS_TWIN)
    assert before == after
    assert locales.words(locales.load("de"), "bang-set-fair") is None


def test_bots_play_the_made_up_set_to_the_end() -> None:
    with added(FAIR):
        for seed in range(6):
            game = posse.new("bang", players=5, sets=["fair", "high-noon"], seed=seed)
            # Friends do not shoot at each other, even where the last one alive wins: some shoot at anybody.
            kinds = ["rule-of-thumb", "random", "rule-of-thumb", "random", "random"]
            bots = [make(kind, f"{seed}/{seat}") for seat, kind in enumerate(kinds)]
            while (decision := game.decision) is not None:
                bot = bots[decision.player]
                game.apply(bot.choose(game.view(decision.player), decision))
                assert bot.explain()
            assert game.over


# ---- broken sets

Breaking = Callable[[Path], None]


def replaced(file: str, old: str, new: str) -> Breaking:
    def do(folder: Path) -> None:
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")

    return do


def referring(text: str) -> Breaking:
    """With a reference that says this."""

    def do(folder: Path) -> None:
        (folder / "reference.yaml").write_text(text, "utf-8")

    return do


def german(old: str, new: str) -> Breaking:
    """With words in German: the English ones but for this."""

    def do(folder: Path) -> None:
        text = (folder / "words" / "en.ftl").read_text("utf-8")
        assert old in text
        (folder / "words" / "de.ftl").write_text(text.replace(old, new, 1), "utf-8")

    return do


def looked_up_in_german(text: str) -> Breaking:
    """With a reference that is translated like this."""

    def do(folder: Path) -> None:
        referring("cards:\n  - {id: ferry, name: {en: F}, effect: x, rulings: [{text: y}]}")(folder)
        (folder / "words" / "reference").mkdir()
        (folder / "words" / "reference" / "de.ftl").write_text(text, "utf-8")

    return do


def both(first: Breaking, second: Breaking) -> Breaking:
    def do(folder: Path) -> None:
        first(folder)
        second(folder)

    return do


#: A goal for everybody, which has no words.
CROSSED = """from posse.bang.goals import Standard


class Crossed(Standard):
    for_all = "bang-goals-crossed"


class Crossing(Thing):
    def goals(self, t):
        return Crossed()
"""
#: An event that is told by a message which is not there.
SANK = """from posse.bang.tell.of_set import SetTells
from posse.kernel.message import PLAIN

TELLS = SetTells(lines={"sank": lambda h: h.told("card/ferry", "log-bang-sank", PLAIN)})
"""

#: A toll may be bought for nothing.
BUYS = """class Crossing(Thing):
    verbs = ("buy",)

    def uses(self, menu, card):
        menu.options.append(Option("buy", "part/tolls"))

    async def act(self, t, seat, option):
        t.used.append(option.thing)
"""
#: The set tells of crossings in words that nobody finds who only reads the code.
TELLS_OF_IT = """from posse.bang.tell.of_set import SetTells
from posse.kernel.message import PLAIN

TELLS = SetTells(lines={"crossed": lambda h: h.told("card/ferry", "log-bang-" + "crossed", PLAIN)})
"""


def telling_of_it(folder: Path) -> None:
    replaced("__init__.py", "        tolls(t).held[seat] += 1\n", "        t.tell('crossed')\n")(folder)
    (folder / "tell.py").write_text(TELLS_OF_IT)


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (lambda folder: (folder / "__init__.py").unlink(), "it has no __init__.py"),
        (
            replaced("__init__.py", "class Ferry(Plain):", "class Ferry(Plain)"),
            r"__init__.py, line \d+: expected ':'",
        ),
        (
            replaced("__init__.py", "Ferryman()]", "Ferrymann()]"),
            r"__init__.py, line \d+: NameError: .*Ferrymann",
        ),
        (replaced("__init__.py", "SET = ", "OTHER = "), r"__init__.py: there is no SET"),
        (
            replaced("__init__.py", '"3D 6D 9D"', '"3D 1X"'),
            r'__init__.py, line 54: class Ferry: a copy of ferry is "1X"; it is a rank and a suit',
        ),
        (
            replaced("__init__.py", 'id = "ferry"', 'id = "Ferry!"'),
            r'__init__.py, line 52: class Ferry: its id is "Ferry!"',
        ),
        (replaced("__init__.py", 'id = "ferry"', 'id = "beer"'), "class Ferry: there is a card beer already"),
        (
            replaced("__init__.py", 'id = "ferry"', 'id = "beer"\n    sort = "boat"'),
            "class Ferry: the notation would take it for the card beer",
        ),
        (
            replaced("__init__.py", "[Ferry()]", "[Ferry(), Ferry()]"),
            r"__init__.py, line 82: card/ferry is there twice",
        ),
        (
            replaced("__init__.py", "[Ferry()]", "[Ferry]"),
            r"__init__.py, line 82: kinds: Ferry is a class; the set needs an instance",
        ),
        (
            replaced("__init__.py", "[Ferryman()]", "[Ferry()]"),
            r"__init__.py, line 82: characters: Ferry\(\) is no Character",
        ),
        (
            replaced("__init__.py", "    async def card_played", "    def card_played"),
            r"__init__.py, line 67: class Ferryman: card_played must be async",
        ),
        (
            replaced("__init__.py", "seat: int, play: Played)", "seat: int)"),
            "card_played takes 2 arguments; it is given 3",
        ),
        (
            replaced("__init__.py", "    def copy(self)", "    def copied(self)"),
            r"__init__.py, line 13: class Tolls: it has no copy",
        ),
        (
            replaced("__init__.py", "return Tolls(self.held.copy())", "return None"),
            r"__init__.py, line 21: class Tolls: copy gives None",
        ),
        (
            replaced("__init__.py", "return [Shape(", "return Ellipsis  # [Shape("),
            r"__init__.py, line 27: class Tolls: see gives Ellipsis; it gives a list of shapes",
        ),
        (
            replaced("__init__.py", "see(self, t: Table, seat: int)", "see(self, t: Table)"),
            "class Tolls: see takes 1 arguments; it is given 2",
        ),
        (replaced("__init__.py", 'id = "tolls"', 'id = "Tolls"'), r'line 16: class Tolls: its id is "Tolls"'),
        (
            replaced("__init__.py", "    async def play(", "    def play("),
            r"line 56: class Ferry: play must be async",
        ),
        (
            replaced("__init__.py", 'name = "Ferryman"', 'name = "Ferryman"\n    life = 0'),
            r"line 66: class Ferryman: its life is 0",
        ),
        (
            replaced("__init__.py", 'cards.ID[card] != "jail"', "cards.ID[card] > 3"),
            r"__init__.py, line 79: TypeError",
        ),
        (replaced("__init__.py", "return [Tolls()]", "return None"), "class Crossing: parts gives None"),
        (
            replaced("__init__.py", 'id = "crossing"', 'id = "crossing"\n    verbs = ("bribe",)'),
            'its verb is "bribe"',
        ),
        (
            replaced("__init__.py", 'id = "crossing"', 'id = "crossing"\n    verbs = ("advance",)'),
            'its verb is "advance", which is all the notation says, and the rule ',
        ),
        (
            replaced("__init__.py", 'id = "crossing"', 'id = "crossing"\n    verbs = ("end",)'),
            r'line 41: class Crossing: its verb is "end", which the menu has for all cards',
        ),
        (
            replaced("__init__.py", 'id = "crossing"', 'id = "crossing"\n    purpose = "gold"'),
            'line 41: class Crossing: cards are played for "gold" by the rule ',
        ),
        (
            replaced("__init__.py", 'id = "crossing"', 'id = "crossing"\n    purpose = "toll"'),
            "line 41: there is no message ask-bang-for-toll",
        ),
        (
            replaced("__init__.py", 'id = "ferry"', 'id = "boots"'),
            "class Ferry: the notation would take it for the equipment boots",
        ),
        (
            replaced("__init__.py", "rules=[Crossing()]", "rules=[Crossing()], role_splits={9: [0] * 9}"),
            "line 82: role_splits: a table has 3 to 8 players, not 9",
        ),
        (
            replaced("__init__.py", "rules=[Crossing()]", "rules=[Crossing()], role_splits={3: ['law'] * 3}"),
            "line 82: role_splits: 'law' is no role",
        ),
        (
            replaced("__init__.py", "Tolls(self.held.copy())", "Tolls(self.held)"),
            "line 21: class Tolls: what is done in a copy changes the original too",
        ),
        (
            both(
                replaced("__init__.py", "class Crossing(Thing):\n", BUYS),
                replaced("words/en.ftl", "bang-part-tolls", "ask-bang-do-buy = Buy\nbang-part-tolls"),
            ),
            "the option `buy tolls` cannot be put into words: there is no message ask-bang-do-buy-part",
        ),
        (telling_of_it, "what is told of the event crossed cannot be put into words: there is no message"),
        (
            replaced("__init__.py", "t.draw(seat, tolls(t).held[seat])", "t.dig(seat)"),
            "__init__.py, line 58: AttributeError",
        ),
        (
            replaced("__init__.py", "tolls(t).held = [0] * len(t.players)", "raise KeyError('river')"),
            r"__init__.py, line \d+: KeyError",
        ),
        (lambda folder: (folder / "words" / "en.ftl").write_bytes(b"a = \xff\n"), "is no UTF-8 text"),
        (
            replaced("words/en.ftl", "bang-part-tolls", "log-turn = x\nbang-part-tolls"),
            r"en.ftl, line 10: the message log-turn is there already",
        ),
        (
            replaced("words/en.ftl", "bang-part-tolls", "bang-set-ferry = x\nbang-part-tolls"),
            r"en.ftl, line 10: the message bang-set-ferry stands there twice",
        ),
        (lambda folder: (folder / "tell.py").write_text("TELLS = {}"), r"tell.py: there is no TELLS"),
        (
            lambda folder: (folder / "tell.py").write_text(
                "from posse.bang.tell.of_set import SetTells\nTELLS = SetTells(lines={'exploded': None})"
            ),
            "another set tells of exploded",
        ),
        (lambda folder: (folder / "lore.py").write_text("LORE = [3]"), "LORE must be a list"),
        (referring("- a"), "reference.yaml, line 1: the file must be a mapping"),
        (referring("cards: [a"), "reference.yaml, line 1: no valid YAML"),
        (referring("set: fery"), "reference.yaml, line 1, set: the set is called ferry"),
        (referring("title: Ferry"), "reference.yaml, line 1, title: a name by languages is expected"),
        (
            referring("set: ferry\nboats: [{id: ferry}]"),
            "line 2, boats: the set has no such things; expected rules, cards, characters, interactions",
        ),
        (referring("cards: all"), "line 1, cards: a list is expected"),
        (referring("cards:\n  - ferry"), "line 2, cards: an entry is a mapping"),
        (referring("cards:\n  - id: ferry"), "line 2, cards.name: a name by languages is expected"),
        (referring("cards:\n  - id: fery\n    name: {en: F}"), "line 2, cards.id: there is no card fery"),
        (referring("rules:\n  - id: x\n    effect: y"), "line 2, rules: the entry has no text"),
        (referring("rules:\n  - text: x"), "line 2, rules: the entry has no id"),
        (
            referring("cards:\n  - id: ferry\n    name: {en: F}\n    rulings: 3"),
            "line 4, cards.rulings: a list is expected",
        ),
        (
            referring("cards:\n  - id: ferry\n    name: {en: F}\n    rulings:\n      - x"),
            "line 5, cards.rulings: a ruling is a mapping with a text",
        ),
        (
            referring("cards:\n  - id: ferry\n    name: {en: F}\n    effect: [x]"),
            "line 4, cards.effect: a text is expected",
        ),
        (replaced("__init__.py", 'CardSet("ferry"', 'CardSet("base"'), 'there is a set "base" already'),
        (lambda folder: (folder / "words" / "en.ftl").unlink(), "en.ftl is missing"),
        (
            replaced("words/en.ftl", "bang-card-ferry = ", "bang-card-fery = "),
            "card/ferry has no name; add a line",
        ),
        (replaced("words/en.ftl", "bang-part-tolls = Tolls", "bang-part-tolls Tolls"), r"en.ftl, line 10: "),
        (german("bang-part-tolls = Tolls\n", ""), "de.ftl: part/tolls has no name"),
        (
            both(
                replaced("words/en.ftl", "bang-part", "log-bang-sank = x\nbang-part"),
                german("log-bang-sank = x", ""),
            ),
            "de.ftl: the message log-bang-sank of en.ftl is missing",
        ),
        (
            german("    .harder = easy\n", ""),
            r"de.ftl, line 1: bang-set-ferry has no .harder; in en.ftl it has one",
        ),
        (german("= Ferry\n", "= { $boat }\n"), r"de.ftl, line 4: bang-card-ferry fills in \$boat"),
        (looked_up_in_german("fery = F"), "de.ftl, line 1: nothing in reference.yaml is called fery"),
        (
            looked_up_in_german("ferry = F\n    .effect = x\n    .ruling-2 = y"),
            "de.ftl, line 1: ferry has no .ruling-2 in reference.yaml",
        ),
        (looked_up_in_german("ferry F"), "reference/de.ftl, line 1: "),
        (
            both(
                replaced("__init__.py", 'id = "ferry"', 'id = "ferry"\n    sort = "boat"'),
                both(
                    replaced("words/en.ftl", "bang-card-ferry", "bang-boat-ferry"),
                    replaced("looks.yaml", "cards:", "boats:"),
                ),
            ),
            "en.ftl: the sort boat has no name; add bang-sort-boat = ... with .one",
        ),
        (
            replaced(
                "__init__.py",
                "[Shape(COUNTER, self.id, seat=who, count=held) for who, held in enumerate(self.held) if held]",
                '[Shape("track", self.id, places=("rule/ford",), position=0)]',
            ),
            r"line 13: class Tolls: there is no message bang-rule-ford",
        ),
        (
            replaced("__init__.py", 'id = "crossing"', 'id = "crossing"\n    verbs = ("buy",)'),
            "line 41: there is no message ask-bang-do-buy",
        ),
        (
            replaced("__init__.py", "class Crossing(Thing):\n", CROSSED),
            "there is no message bang-goals-crossed",
        ),
        (
            lambda folder: (folder / "tell.py").write_text(SANK),
            "tell.py, line 4: there is no message log-bang-sank; add it to",
        ),
        (
            replaced("looks.yaml", "parts:", "happens:\n  sank: {motion: sign, icon: anchor}\nparts:"),
            "looks.yaml, happens.sank: nobody tells of such an event",
        ),
        (replaced("looks.yaml", "icon: anchor", "icon: anker"), r"looks.yaml, line 1.*anker"),
        (replaced("looks.yaml", "  ferry: {", "  fery: {"), r"looks.yaml, line 3.*the set has no such card"),
        (replaced("icons/anchor.svg", "<path", "<script>x</script><path"), r"anchor.svg"),
    ],
)
def test_a_broken_set_is_refused_with_the_place_and_what_is_wrong(
    break_it: Breaking, said: str, tmp_path: Path
) -> None:
    folder = written(tmp_path)
    break_it(folder)
    known = sorted(cards.THINGS)
    with pytest.raises(PosseError, match=said):
        outside.add(folder)
    assert sorted(cards.THINGS) == known
    assert "POSSE_SETS" not in os.environ or str(folder) not in os.environ["POSSE_SETS"]


def installed(folder: Path) -> Path:
    """The set of the page as an installed package, seen from this folder."""
    about = folder / "ferry-1.0.dist-info"
    written(folder)
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: ferry\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[posse.sets]\nferry = ferry\n")
    return folder / "ferry"


def test_an_installed_set_is_played(tmp_path: Path) -> None:
    installed(tmp_path)
    ran = posse_says("simulate", "--sets", "ferry", "--games", "3", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("break_it", "said"),
    [
        (replaced("words/en.ftl", "bang-card-ferry = ", "bang-card-fery = "), "card/ferry has no name"),
        (replaced("looks.yaml", "icon: anchor", "icon: anker"), "looks.yaml, line 1"),
        (replaced("__init__.py", "SET = ", "OTHER = "), "__init__.py: there is no SET"),
    ],
)
def test_an_installed_set_that_is_broken_is_left_out(break_it: Breaking, said: str, tmp_path: Path) -> None:
    break_it(installed(tmp_path))
    plays = posse_says("simulate", "--games", "3", cwd=tmp_path)
    assert plays.returncode == 0
    assert "the installed set ferry is left out: " in plays.stderr
    assert said in " ".join(plays.stderr.split())
    asked = posse_says("simulate", "--sets", "ferry", "--games", "3", cwd=tmp_path)
    assert asked.returncode == 2
    assert said in " ".join(asked.stderr.split())


def test_the_order_in_which_sets_come_does_not_matter(tmp_path: Path) -> None:
    def record(*folders_in_order: Path) -> str:
        with contextlib.ExitStack() as stack:
            for folder in folders_in_order:
                stack.enter_context(added(folder))
            game = posse.new("bang", players=5, sets=["fair", "ferry"], seed=5)
            while not game.over:
                assert game.decision is not None
                game.apply(len(game.decision.options) // 2)
            return game.record()

    ferry = written(tmp_path)
    assert record(ferry, FAIR) == record(FAIR, ferry)


def test_what_is_told_or_known_may_be_broken_too(tmp_path: Path) -> None:
    for module in ("tell", "lore"):
        folder = written(tmp_path / module)
        (folder / f"{module}.py").write_text("import nothing_of_that_name\n", "utf-8")
        with pytest.raises(PosseError, match=rf"{module}.py, line 1: ModuleNotFoundError"):
            outside.add(folder)
        (folder / f"{module}.py").unlink()


def test_our_own_sets_have_all_that_is_asked_of_others() -> None:
    for each in folders.every():
        words_check.check(each)
        words_check.check_said(each, Path(str(each.path)) / "tell.py")


def test_a_command_says_it_in_one_sentence(tmp_path: Path) -> None:
    ran = posse_says("play", "--terminal", "--set", "nowhere", cwd=tmp_path)
    assert ran.returncode == 2
    assert ran.stderr.startswith("posse: ")
    assert "is no folder" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("base", "expected"),
    [
        (Thing, set_check._GIVEN),
        (Kind, set_check._GIVEN_TO_CARDS),
        (Part, set_check._GIVEN_TO_PARTS),
    ],
)
def test_what_is_known_of_methods_is_what_they_are(base: type, expected: dict[str, tuple[int, bool]]) -> None:
    methods = {name: method for name, method in vars(base).items() if inspect.isfunction(method)}
    for name, method in methods.items():  # compiled they do not tell
        if not name.startswith("_"):
            told = len(inspect.signature(method).parameters) - 1, inspect.iscoroutinefunction(method)
            assert expected[name] == told, name


def test_every_hook_is_looked_at() -> None:
    assert set(HOOKS.values()) <= set(set_check._GIVEN)


def test_a_set_that_breaks_in_a_game_is_told_with_the_place(tmp_path: Path) -> None:
    folder = written(tmp_path)
    # Only at a larger table than those where a set is tried out.
    breaks = "        if len(t.players) > 5:\n            t.dig(seat)"
    replaced("__init__.py", "        t.draw(seat, tolls(t).held[seat])", breaks)(folder)
    place = "__init__.py, line 59: AttributeError"
    ran = posse_says("simulate", "--set", "ferry", "--players", "7", "--games", "3", cwd=tmp_path)
    assert ran.returncode == 1
    assert place in " ".join(ran.stderr.split())
    one = ("play", "--terminal", "--set", "ferry", "--bots", "random", "--players", "7", "--seed", "1")
    played = posse_says(*one, cwd=tmp_path, answers="1\n" * 300)
    assert played.returncode == 2
    assert "a set from outside is broken: " in played.stderr
    assert place in " ".join(played.stderr.split())
