"""Many seeds, or one step by step.

python -m tests.simulation 0 10000     # these seeds; says which of them failed, and why
python -m tests.simulation 4711        # one, with every step
"""

import os
import sys

from tests.simulation.world import World


def main() -> None:
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is a matter of luck otherwise
        os.execve(sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]], _steady())
    first, *last = (int(word) for word in sys.argv[1:])
    if not last:
        World(first, _say).run()
        return
    failed = 0
    for seed in range(first, last[0]):
        try:
            World(seed).run()
        except AssertionError as wrong:
            failed += 1
            _say(f"{seed}: {wrong}")
    _say(f"{last[0] - first} seeds, {failed} of them failed")
    sys.exit(bool(failed))


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _steady() -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": "0"}


if __name__ == "__main__":
    main()
