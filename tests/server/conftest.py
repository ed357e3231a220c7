"""Hubs in the test's own process have no luck of their own either."""

import tests.server.steady  # noqa: F401
