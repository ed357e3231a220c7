"""The steady server, but generous: all browsers of the tests come from the same address."""

from posse.cli import main
from posse.server.service import Allowances
from tests.server.steady import steady

if __name__ == "__main__":
    Allowances.__init__.__defaults__ = (1000.0,)
    with steady():
        main()
