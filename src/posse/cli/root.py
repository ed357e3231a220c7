"""The command that all others belong to."""

from cyclopts import App

from posse import __version__

app = App(
    name="posse",
    version=__version__,
    help="The BANG! family of games: play, look up, simulate. Posse is an independent fan project; "
    "BANG! is a trademark of dV Giochi.",
)
scenario_app = App(name="scenario", help="The executable rulebook.")
app.command(scenario_app)


def examples(*lines: str) -> str:
    """The text below the help of a command."""
    return "\n\n".join(("Examples:", *lines))
