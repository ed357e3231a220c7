"""Bots by name."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from posse.bots import Bot, make, registry
from posse.bots.search.bot import Search
from posse.bots.style import LEVELS, TEMPERS
from posse.kernel.errors import PosseError
from posse.kernel.option import Decision, Option
from posse.kernel.view import View

OWN = """\
from posse.bots import Bot


class First(Bot):
    def choose(self, view, decision):
        return decision.options[0]


class Broken(Bot):
    def __init__(self, seed):
        raise RuntimeError("out of order")


class Leaving(Bot):
    def __init__(self, seed):
        raise SystemExit(3)


class Closing(Bot):
    def __init__(self, seed):
        raise GeneratorExit


not_a_bot = 7


def nothing(seed):
    return None
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(OWN)
    (tmp_path / "bad_bots.py").write_text("raise ValueError('no good')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.setattr(registry, "_found", dict(registry._found))
    (tmp_path / "leaving_bots.py").write_text("raise SystemExit(3)")
    sys.modules.pop("own_bots", None)


def test_every_level_and_temper_can_be_had() -> None:
    for level in LEVELS:
        for temper in TEMPERS:
            assert make(f"rule-of-thumb/{level}/{temper}", "1").looks


def test_a_bot_may_have_levels_of_its_own() -> None:
    assert isinstance(make("search", "1"), Search)
    assert make("search/quick", "1").worlds < make("search", "1").worlds < make("search/deep", "1").worlds  # type: ignore[attr-defined]
    assert [registry.canonical(f"search{level}") for level in ("", "/normal", "/deep")] == [
        "search",
        "search",
        "search/deep",
    ]
    for wrong in ("search/bold", "search/quick/deep"):
        with pytest.raises(PosseError, match="has the levels quick, normal, deep"):
            make(wrong, "1")


def test_a_class_is_found_by_its_module(own_bots: None) -> None:
    assert type(make("own_bots:First", "1")).__name__ == "First"


class Third(Bot):
    def choose(self, view: View | None, decision: Decision) -> Option:
        return decision.options[-1]


def test_a_package_offers_bots_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("third", "tests.bots.test_registry:Third", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "_found", dict(registry._found))
    monkeypatch.setattr(
        registry, "entry_points", lambda group: [point] if group == registry.ENTRY_POINTS else []
    )
    assert type(make("third", "1")) is Third
    assert registry.names() == ["random", "rule-of-thumb", "learned", "search", "learned-search", "third"]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("nobody", 'there is no bot "nobody"; choose from easy, fair, hard, deadly, random'),
        ("", 'there is no bot ""'),
        (
            "rule-of-thumb/genius",
            'there is no level or temper "genius" for rule-of-thumb; levels are easy, normal, hard',
        ),
        ("random/hard", "random comes in no levels or tempers"),
        ("own_bots:First/easy", "own_bots:First comes in no levels"),
        ("own_bots:Second", "the module own_bots has no Second"),
        ("own_bots:", "the module own_bots has no class named after the colon"),
        ("own_bots:Broken", "the bot own_bots:Broken could not be made: RuntimeError: out of order"),
        ("own_bots:Leaving", "the bot own_bots:Leaving could not be made: SystemExit: 3"),
        ("own_bots:Closing", "the bot own_bots:Closing could not be made: GeneratorExit"),
        ("leaving_bots:Bot", "the bot leaving_bots:Bot could not be loaded: SystemExit: 3"),
        ("rule-of-thumb/easy/hard", "rule-of-thumb/easy/hard cannot be had: easy and hard are two levels"),
        ("rule-of-thumb/bold/greedy/easy", "bold and greedy are two tempers; give one"),
        ("easy/hard", "easy and hard are two levels"),
        ("deadly/bold", "search has the levels quick, normal, deep, and no tempers"),
        ("own_bots:not_a_bot", "own_bots:not_a_bot is not a class or a function that makes a bot"),
        ("own_bots:nothing", "own_bots:nothing makes a NoneType, which is no bot"),
        ("no_such_module:Bot", "the bot no_such_module:Bot could not be loaded: ModuleNotFoundError"),
        ("bad_bots:Bot", "the bot bad_bots:Bot could not be loaded: ValueError: no good"),
    ],
)
def test_what_cannot_be_had_is_said_in_a_sentence(own_bots: None, spec: str, said: str) -> None:
    with pytest.raises(PosseError) as caught:
        make(spec, "1")
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("random", "random"),
        (" rule-of-thumb / hard", "rule-of-thumb"),
        ("rule-of-thumb/even/hard", "rule-of-thumb"),
        ("fair", "rule-of-thumb/normal"),
        ("hard/bold", "rule-of-thumb/bold"),
        ("deadly", "search"),
        ("rule-of-thumb/bold/easy", "rule-of-thumb/easy/bold"),
        ("rule-of-thumb/blind/normal", "rule-of-thumb/normal/blind"),
    ],
)
def test_a_bot_has_one_canonical_name(spec: str, name: str) -> None:
    assert registry.canonical(spec) == name
