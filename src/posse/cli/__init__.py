"""The command line: a module for each family of commands. What takes long to load is loaded when a command needs it."""

from posse.cli import bench, lab, look, play, serve
from posse.cli.root import app
from posse.cli.run import main

__all__ = ["app", "bench", "lab", "look", "main", "play", "serve"]
