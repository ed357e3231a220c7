"""The server holds in the simulation, and the simulation finds what it should: defects of the past, put back."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from posse.server import agenda
from tests.simulation.defects import DEFECTS
from tests.simulation.world import World

#: So many seeds, in parts that several workers can share.
SEEDS = 200 if not os.environ.get("POSSE_QUICK") else 40
PART = 10
#: A defect is found within so many.
SOON = 300


def simulated(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Some seeds in a process of their own, where they always go the same way."""
    return subprocess.run(
        [sys.executable, "-m", "tests.simulation", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )


@pytest.fixture(autouse=True)
def secrecy() -> Iterator[None]:
    """Nobody is in haste as in other tests: time costs nothing here."""
    was, agenda.secrecy = agenda.secrecy, True
    yield
    agenda.secrecy = was


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_the_server_holds(first: int) -> None:
    ran = simulated(str(first), str(first + PART))
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_same_seed_goes_the_same_way() -> None:
    one, two = World(3), World(3)
    one.run()
    two.run()
    assert one.trace == two.trace
    assert len(one.trace) > 10


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_put_back_is_found(defect: str) -> None:
    found = simulated("--defect", defect, "0", str(SOON))
    assert found.returncode == 1, found.stdout + found.stderr
    assert re.search(DEFECTS[defect].seen, found.stdout), found.stdout + found.stderr
