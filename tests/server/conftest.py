"""Hubs in the test's own process have no luck of their own either."""

import time
from collections.abc import Iterator

import pytest

from tests.server.steady import steady


@pytest.fixture(scope="module", autouse=True)
def no_luck() -> Iterator[None]:
    with steady():
        yield


class Watch:
    """The clock of a house. It runs as usual, but a test may turn it."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def turn(self, seconds: float) -> None:
        self._ahead += seconds

    def __call__(self) -> float:
        return time.time() + self._ahead


@pytest.fixture
def watch() -> Watch:
    return Watch()
