"""Many seeds, or one step by step, with the server as it is or with an old defect put back.

python -m tests.simulation 0 10000                      # these seeds; says which of them failed, and why
python -m tests.simulation 4711                         # one, with every step
python -m tests.simulation --defect "lost race" 0 100   # until the defect is found
"""

import argparse
import sys

from tests.simulation.defects import DEFECTS
from tests.simulation.world import World

#: After this many seeds it reports its progress.
TELL_EVERY = 500


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("first", type=int, help="a seed, or the first of many")
    parser.add_argument("last", type=int, nargs="?", help="the seed after the last")
    parser.add_argument("--defect", choices=DEFECTS, help="what to put back")
    chosen = parser.parse_args()
    if chosen.defect:
        DEFECTS[chosen.defect].put_back()
    if chosen.last is None:
        World(chosen.first, _say).run()
    else:
        sys.exit(bool(_many(range(chosen.first, chosen.last), only_one=bool(chosen.defect))))


def _many(seeds: range, only_one: bool) -> int:
    """How many of them failed."""
    failed = 0
    for number, seed in enumerate(seeds, 1):
        try:
            World(seed).run()
        except AssertionError as wrong:
            failed += 1
            _say(f"{seed}: {wrong}")
            if only_one:
                return failed
        if number % TELL_EVERY == 0 or number == len(seeds):
            _say(f"{number} seeds, {failed} of them failed")
    return failed


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
