"""Backing up the games of a server, and restoring them."""

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from posse.cli.root import app, examples

Database = Annotated[
    str,
    Parameter(
        env_var="POSSE_DATABASE",
        help="A file, or postgresql://...; by default posse.db in your data folder.",
    ),
]


@app.command(
    help_epilogue=examples("posse backup posse-monday.db", "posse backup copy.db --database games.db")
)
def backup(file: Annotated[Path, Parameter(help="Where the copy goes.")], *, database: Database = "") -> None:
    """Copy everything to a new file while servers run: tables, games, accounts and the secret that signs cookies.

    The copy is a SQLite database, whatever the original is. Keep it as safe as the original.
    """
    from posse.store import copies

    asyncio.run(copies.backup(_chosen(database), file))


@app.command(help_epilogue=examples("posse restore posse-monday.db", "posse restore copy.db --replace"))
def restore(
    file: Annotated[Path, Parameter(help="A copy that `posse backup` made, of any store.")],
    *,
    database: Database = "",
    replace: Annotated[bool, Parameter(negative="", help="Replace the database that is there.")] = False,
) -> None:
    """Restore the database from a backup. No server may be running."""
    from posse.store import copies

    asyncio.run(copies.restore(file, _chosen(database), replace))


def _chosen(database: str) -> str:
    from posse.server.config import default_database

    return database or default_database()
