"""Both stores: a new file or an empty database for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/posse.db"


@pytest.fixture(scope="session")
def database(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def postgres_url(cluster: Cluster, database: str) -> str:
    cluster.empty(database)
    return database


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address
