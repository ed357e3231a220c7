"""Hubs in the test's own process have no luck of their own either."""

import pytest

import tests.server.steady  # noqa: F401
from posse.server import hosting, sweep


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a host."""
    monkeypatch.setattr(sweep, "EVERY", 0.02)
    monkeypatch.setattr(hosting, "AWAY", 0.3)
    monkeypatch.setattr(hosting, "ASKED", 1.0)
