"""The steady server, but generous: all browsers of the tests come from the same address."""

from posse.cli import main
from posse.server.service import Allowances
from tests.server import steady  # noqa: F401

Allowances.__init__.__defaults__ = (1000.0,)

if __name__ == "__main__":
    main()
