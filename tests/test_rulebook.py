"""The rulebook is proved: every entry of a set's reference names its scenarios or tests, and none stands unnamed."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
REFERENCES = {
    reference["set"]: reference
    for reference in (
        yaml.safe_load(path.read_text("utf-8")) for path in (ROOT / "src").glob("**/reference.yaml")
    )
}
FOLDERS = sorted(folder for folder in (ROOT / "rulebook").iterdir() if folder.is_dir())
SECTIONS = ("rules", "cards", "characters", "interactions")

per_set = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def entries(reference: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything in a reference that needs a proof: each entry of each section and each ruling in it."""
    for section, items in reference.items():
        if not isinstance(items, list):
            continue
        for item in items:
            name = f"{section} {item.get('id') or item['text']}"
            yield name, item
            for ruling in item.get("rulings", []):
                yield f"{name}: {ruling['text']}", ruling


def proofs(reference: dict[str, Any]) -> set[str]:
    return {proof for _, entry in entries(reference) for proof in entry.get("proof", [])}


def functions(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_there_is_a_rulebook() -> None:
    assert FOLDERS
    assert {folder.name for folder in FOLDERS} == set(REFERENCES)


@per_set
def test_every_scenario_is_named_after_its_file(folder: Path) -> None:
    for path in sorted(folder.iterdir()):
        assert path.suffix == ".yaml", path
        assert yaml.safe_load(path.read_text("utf-8"))["scenario"] == path.stem


@per_set
def test_everything_in_the_reference_has_a_proof(folder: Path) -> None:
    reference = REFERENCES[folder.name]
    assert any(reference.get(section) for section in SECTIONS)
    assert [name for name, entry in entries(reference) if not entry.get("proof")] == []


@per_set
def test_no_id_comes_twice(folder: Path) -> None:
    for section in SECTIONS[:-1]:
        ids = [item["id"] for item in REFERENCES[folder.name].get(section, [])]
        assert len(ids) == len(set(ids))


@per_set
def test_every_scenario_proves_something(folder: Path) -> None:
    unnamed = {path.stem for path in folder.glob("*.yaml")} - proofs(REFERENCES[folder.name])
    assert sorted(unnamed) == []


@per_set
def test_every_proof_exists(folder: Path) -> None:
    missing = []
    for proof in sorted(proofs(REFERENCES[folder.name])):
        file, is_test, function = proof.partition("::")
        if is_test:
            found = (ROOT / file).is_file() and function in functions(ROOT / file)
        else:
            found = (folder / f"{proof}.yaml").is_file()
        if not found:
            missing.append(proof)
    assert missing == []
