"""What is left of a game after many kills.

python -m tests.kills                              # a hundred of every kind, each for ten minutes at most
python -m tests.kills sqlite three --kills 20 --minutes 3

Two people and two bots play at each of four tables, and remember every move that was acknowledged to them. In the end
the log of every table must have all of them, each once, must be without a gap, and every finished game must replay. The
output is a line of JSON for each kind. It kills nothing but what it has started.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.kills.storm import KINDS, Kind, storm
from tests.store.cluster import Cluster


def _measure(kind: Kind, kills: int, minutes: float) -> dict[str, Any]:
    if not kind.postgres:
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(storm(kind, str(Path(folder) / "posse.db"), None, kills, minutes * 60))
    cluster = Cluster()
    try:
        return asyncio.run(storm(kind, cluster.database(), cluster, kills, minutes * 60))
    finally:
        cluster.remove()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.kills", description="Kill servers while people play."
    )
    told = "; ".join(f"{name}: {kind.what}" for name, kind in KINDS.items())
    parser.add_argument("kinds", nargs="*", default=list(KINDS), metavar="KIND", help=told)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10.0, help="the most time for one kind")
    chosen = parser.parse_args()
    for name in chosen.kinds:
        if name not in KINDS:
            parser.error(f"there is no kind {name}; choose from {', '.join(KINDS)}")
    for name in chosen.kinds:
        found = _measure(KINDS[name], chosen.kills, chosen.minutes)
        sys.stdout.write(json.dumps({"kind": name, **found}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
