"""Servers and databases are killed while people and bots play: nothing acknowledged is lost, every table goes on.

POSSE_STORM=100 kills a hundred times instead of a few; `python -m tests.kills` does the same and tells the figures.
"""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kills.storm import KINDS, storm
from tests.store.cluster import Cluster

KILLS = int(os.environ.get("POSSE_STORM", "4"))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.mark.parametrize("name", KINDS)
def test_nothing_is_lost(name: str, tmp_path: Path, cluster: Cluster) -> None:
    kind = KINDS[name]
    database = cluster.database() if kind.postgres else str(tmp_path / "posse.db")
    assert asyncio.run(storm(kind, database, cluster, KILLS))["kills"] == KILLS
