"""The server holds in the simulation, and the simulation finds what it should: old defects, put back."""

import asyncio
import os
import re
import subprocess
import sys
from typing import Any
from unittest import mock

import pytest

from tests.simulation import virtual
from tests.simulation.defects import DEFECTS
from tests.simulation.player import Player
from tests.simulation.sockets import SimSocket
from tests.simulation.world import SOON, Process, World

#: The number of seeds, in parts that several workers can share.
SEEDS = 200 if not os.environ.get("POSSE_QUICK") else 40
PART = 10
#: A defect is found within this many.
ENOUGH = 300


def python(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A separate process."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_the_server_holds(first: int) -> None:
    for seed in range(first, first + PART):
        try:
            World(seed).run()
        except AssertionError as wrong:
            raise AssertionError(f"seed {seed}: {wrong}; python -m tests.simulation {seed}") from wrong


def went(seed: int) -> list[str]:
    """Everything that happens in the world of a seed."""
    world = World(seed)
    world.run()
    assert len(world.steps) > 100
    return world.trace + world.steps


def test_the_same_seed_goes_the_same_way() -> None:
    """Whatever ran before in the same process, and wherever things are in memory."""
    once = {seed: went(seed) for seed in (3, 40, 45)}
    kept = [object() for _ in range(10_000)]
    del kept[::3]
    for seed in (45, 40, 3):
        assert went(seed) == once[seed]


TELL = "from tests.simulation.test_simulation import went; print(*went(40), sep='\\n')"


def test_it_goes_the_same_way_in_every_process() -> None:
    """Each has its own order of sets, and its own layout of memory."""
    told = [python("-c", TELL, PYTHONHASHSEED=word) for word in ("1", "2")]
    for each in told:
        assert each.returncode == 0, each.stderr
        assert each.stdout.splitlines() == went(40)


def test_who_has_just_connected_need_not_know_yet() -> None:
    """Presence counts from the latest connection. What was missed comes with the welcome, which is on its way."""

    async def main() -> None:
        world = World(0)
        nowhere: Any = None

        async def connect(player: Player) -> tuple[Process, SimSocket]:
            return nowhere, SimSocket(player.luck, "", player.check)

        with mock.patch.object(world, "connect", connect):
            ann = Player(world, "ann")
            ann.begin()
            await asyncio.sleep(SOON)
            assert ann.socket is not None
            ann.socket.cut()
            await asyncio.sleep(SOON)
        assert ann.socket is not None
        assert ann.here_since > SOON

    virtual.run(main())


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_put_back_is_found(defect: str) -> None:
    found = python("-m", "tests.simulation", "--defect", defect, "0", str(ENOUGH))
    assert found.returncode == 1, found.stdout + found.stderr
    assert re.search(DEFECTS[defect].seen, found.stdout), found.stdout + found.stderr
