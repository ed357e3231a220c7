"""The pages of the site say what the references and the rulebook say, all of it, and their links lead somewhere."""

import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from handbook import __main__ as handbook
from posse import folders, references

ROOT = Path(__file__).parents[1]
SETS = [
    pytest.param(folder, id=folder.id)
    for folder in folders.every()
    if (ROOT / "rulebook" / folder.id).is_dir()
]
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """All pages, by their names."""
    folder = tmp_path_factory.mktemp("handbook")
    handbook.write(folder)
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in folder.rglob("*.md")}


def entries(folder: folders.Folder) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that has a page of its own, by its section."""
    said = references.read(references.path(folder.game, folder.id))
    for section, items in said.items():
        if isinstance(items, list) and section != "interactions":
            yield from ((section, item) for item in items)


def plain(text: str) -> str:
    return " ".join(html.unescape(text).replace("\\", "").split())


def page_of(pages: dict[str, str], folder: folders.Folder, section: str, id: str) -> str:
    """The page of an entry. Under `cards` stands whatever is printed on a card."""
    sort = section.removesuffix("s")
    own = f"rules/{folder.id}/{sort}/{id}.md"
    if own in pages:
        return plain(pages[own])
    (found,) = [
        name
        for name in pages
        if re.fullmatch(rf"rules/{folder.id}/(?!character|rule)[a-z-]+/{id}\.md", name) and section == "cards"
    ]
    return plain(pages[found])


@pytest.mark.parametrize("folder", SETS)
def test_every_entry_has_a_page_with_its_rulings_and_their_proofs(
    folder: folders.Folder, pages: dict[str, str]
) -> None:
    count = 0
    for section, entry in entries(folder):
        page = page_of(pages, folder, section, entry["id"])
        told = [
            entry.get("text", ""),
            entry.get("effect", ""),
            entry.get("decision", ""),
            entry.get("written", ""),
        ]
        rulings = entry.get("rulings") or []
        for text in [*told, *(ruling["text"] for ruling in rulings)]:
            assert plain(text) in page
        for proven in [entry, *rulings]:
            for proof in proven["proof"]:
                assert (proof if "::" in proof else f"rulebook/{folder.id}/{proof}.yaml") in page
        count += 1
    assert count


@pytest.mark.parametrize("folder", SETS)
def test_what_several_things_do_together_stands_on_one_page(
    folder: folders.Folder, pages: dict[str, str]
) -> None:
    cases = references.read(references.path(folder.game, folder.id)).get("interactions") or []
    page = plain(pages[f"rules/{folder.id}/together.md"])
    assert cases
    assert all(plain(case["text"]) in page for case in cases)


def test_a_ruling_stands_right_above_its_proof(pages: dict[str, str]) -> None:
    page = pages["rules/base/card/barrel.md"]
    _, _, after = page.partition("It works against Gatling")
    assert after.index("barrel-against-a-gatling.yaml") < after.index("It does not work against Indians")


def test_how_a_move_is_written_is_shown_as_it_is(pages: dict[str, str]) -> None:
    assert "`play beer as bang -> bob`" in pages["rules/valley-of-shadows/card/lemat.md"]
    code = [
        found
        for page in pages.values()
        for found in re.findall(r"^## How it is written\n\n(.*)$", page, re.M)
    ]
    assert code
    assert not any("\\" in part for text in code for part in text.split("`")[1::2])


def test_a_scenario_is_folded_with_its_table_and_its_moves(pages: dict[str, str]) -> None:
    page = pages["rules/base/card/barrel.md"]
    scene = next(part for part in page.split("<details") if "barrel-cancels-on-a-heart.yaml" in part)
    assert scene.count('class="seat') == 4
    assert 'class="seat turn"><div><b>ann</b>' in scene
    for shown in ("Barrel Q♠", "Missed! 2♠", "Jail 4♥", "<code>use barrel</code>", "●●●●"):
        assert shown in scene


def test_a_later_set_that_says_more_is_named(pages: dict[str, str]) -> None:
    assert "(../../dodge-city/card/barrel.md)" in pages["rules/base/card/barrel.md"]


def test_the_page_of_a_card_counts_the_copies_of_its_set(pages: dict[str, str]) -> None:
    assert "*brown card, 12 copies: 2♠" in pages["rules/base/card/missed.md"]
    assert "*brown card, one copy: 8♦*" in pages["rules/dodge-city/card/missed.md"]
    assert "*character, 3 life points* · [Dodge City]" in pages["rules/dodge-city/character/elena-fuente.md"]


def test_links_lead_to_pages(pages: dict[str, str]) -> None:
    broken = []
    for name, text in pages.items():
        for link in _LINK.findall(_CODE.sub("", text)):
            target = link.partition("#")[0]
            if "://" in link or not target:
                continue
            path = (Path("/") / name).parent / target
            if str(Path(*_walked(path.parts))) not in pages and not target.startswith("pictures/"):
                broken.append(f"{name}: {link}")
    assert broken == []


def _walked(parts: tuple[str, ...]) -> list[str]:
    out: list[str] = []
    for part in parts[1:]:
        if part == "..":
            out.pop()
        else:
            out.append(part)
    return out


def test_the_list_of_pages_is_complete(pages: dict[str, str]) -> None:
    """All but the pages of single things."""
    said = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    listed = set(_leaves(said["nav"]))
    single = re.compile(r"rules/[^/]+/(?!index\.md).+")
    rest = {name for name in pages if not single.fullmatch(name)}
    assert listed == rest, "every page has its line under nav in mkdocs.yml"


def _leaves(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for each in nav.values() if isinstance(nav, dict) else nav:
            yield from _leaves(each)


def test_signatures_come_from_the_code(pages: dict[str, str]) -> None:
    assert "def new(\n    game: str = 'bang'," in pages["api/posse.md"]
    assert "def apply(self, move: Option | int | str)" in pages["api/posse.md"]
    assert "def choose(self, view: View | None, decision: Decision) -> Option" in pages["api/posse-bots.md"]
