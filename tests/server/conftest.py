"""Hubs in the test's own process have no luck of their own either."""

import time

import pytest

import tests.server.steady  # noqa: F401


class Watch:
    """The clock of a house. It goes as ever, but a test may turn it."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def turn(self, seconds: float) -> None:
        self._ahead += seconds

    def __call__(self) -> float:
        return time.time() + self._ahead


@pytest.fixture
def watch() -> Watch:
    return Watch()
