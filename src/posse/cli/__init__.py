"""The command line: one module per family of commands. What is slow to load is loaded when a command needs it."""

from posse.cli import (
    backup,
    bench,
    export,
    host,
    host_kit,
    lab,
    ladder,
    look,
    play,
    puzzle,
    review,
    serve,
    train,
)
from posse.cli.root import app
from posse.cli.run import main

__all__ = [
    "app",
    "backup",
    "bench",
    "export",
    "host",
    "host_kit",
    "lab",
    "ladder",
    "look",
    "main",
    "play",
    "puzzle",
    "review",
    "serve",
    "train",
]
