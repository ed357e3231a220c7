"""The executable rulebook holds."""

from pathlib import Path

import pytest

from posse.scenarios import check_scenario, scenario_files

ROOT = Path(__file__).parent.parent
SCENARIOS = list(scenario_files([ROOT / "rulebook"]))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_scenario(path: Path) -> None:
    assert check_scenario(path) is None
