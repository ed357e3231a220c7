"""Serving tables to browsers."""

from dataclasses import replace
from typing import Annotated

from cyclopts import Parameter

from posse.cli.given import OwnSets, add_own_sets
from posse.cli.root import app, examples


@app.command(
    help_epilogue=examples(
        "posse serve",
        "posse serve --port 8080 --database games.db",
        "posse serve --database postgresql://posse@localhost/posse --behind-proxy --origin https://posse.example.org",
    )
)
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 is all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen at.")] = 8000,
    database: Annotated[
        str,
        Parameter(
            env_var="POSSE_DATABASE",
            help="A file, or postgresql://...; by default posse.db in your data folder.",
        ),
    ] = "",
    workers: Annotated[
        int | None, Parameter(help="How many processes think for the bots; by default one or a few.")
    ] = None,
    origin: Annotated[
        tuple[str, ...],
        Parameter(
            negative="",
            help="Its address in the browser, if it has a name on the internet or a proxy changes the host.",
        ),
    ] = (),
    secure_cookies: Annotated[
        bool, Parameter(negative="", help="Cookies over https only, even if that cannot be seen here.")
    ] = False,
    patience: Annotated[
        float, Parameter(help="Seconds that a player may be away before the table may let a bot sit in.")
    ] = 20.0,
    worlds: Annotated[
        int, Parameter(help="Worlds that a bot which looks ahead imagines for a decision, at most.")
    ] = 60,
    keep: Annotated[
        float, Parameter(help="Days for which finished games are kept; 0 keeps them for ever.")
    ] = 730.0,
    keep_guests: Annotated[
        float, Parameter(help="The same for games in which nobody had an account.")
    ] = 90.0,
    own_sets: OwnSets = (),
    behind_proxy: Annotated[
        bool, Parameter(negative="", help="Believe X-Forwarded-For and -Proto, which your proxy must set.")
    ] = False,
) -> None:
    """Serve tables to browsers until stopped. The server writes its log to stderr."""
    add_own_sets(own_sets)
    from posse.server.config import Config, default_database, default_workers
    from posse.server.serve import serve as serve_tables

    workers = default_workers() if workers is None else workers
    chosen = Config(
        database, workers, origin, secure_cookies, behind_proxy, patience, worlds, keep, keep_guests
    )
    if not database:
        chosen = replace(chosen, database=default_database())
    serve_tables(chosen, host, port)
