"""The server as it is, except for its luck: tables with the same settings get the same games, so that a test meets the
same game each time. With POSSE_LUCK=WORD they get others. And it is as fast as the pace says."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from unittest import mock

import msgspec

from posse.cli import main
from posse.server import acts, agenda, log_entries
from posse.server.table import TableState

_start = acts._start


def _the_same_game(t: TableState, person: str) -> list[log_entries.AnyFact]:
    facts = _start(t, person)
    said = f"{os.environ.get('POSSE_LUCK', '')}/{t.settings}/{t.number}"
    seed = sha256(said.encode()).hexdigest()[:32]
    return [
        msgspec.structs.replace(fact, seed=seed) if isinstance(fact, log_entries.Started) else fact
        for fact in facts
    ]


@contextmanager
def steady() -> Iterator[None]:
    """For a while, and only here: other tests in the same process want the server as it is."""
    with (
        mock.patch.object(acts, "_start", _the_same_game),
        mock.patch.object(agenda, "secrecy", False),  # tests cannot wait
    ):
        yield


if __name__ == "__main__":
    with steady():
        main()
