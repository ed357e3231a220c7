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
    """The clock of a house. Only the test turns it: what it shows does not depend on how long something takes."""

    def __init__(self) -> None:
        self._now = time.time()

    def turn(self, seconds: float) -> None:
        self._now += seconds

    def __call__(self) -> float:
        return self._now


@pytest.fixture
def watch() -> Watch:
    return Watch()
